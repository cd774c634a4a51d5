version = sobremesa { $version } ({ $engine })
engine-compiled = compiled engine
engine-interpreted = interpreted engine

## At the table

your-seat = { $name } (you)
name-player = Player { $number }
name-greedy = Greed{ $seats ->
    [2] {""}
   *[other] {" "}{ $number }
}
name-random = Chance{ $seats ->
    [2] {""}
   *[other] {" "}{ $number }
}
name-facil = Pancho{ $seats ->
    [2] {""}
   *[other] {" "}{ $number }
}
name-normal = Nora{ $seats ->
    [2] {""}
   *[other] {" "}{ $number }
}
name-dificil = Delia{ $seats ->
    [2] {""}
   *[other] {" "}{ $number }
}
name-experto = The Prof{ $seats ->
    [2] {""}
   *[other] {" "}{ $number }
}
pass-keyboard = Pass the keyboard to { $name }, who then presses Enter.
no-answer = Write a number from 1 to { $last } or the move, for example “{ $example }”. “help” shows what else you can write.
unreadable-answer = I do not understand “{ $words }”. Write a number from 1 to { $last } or the move, for example “{ $example }”. “help” shows what else you can write.
no-such-number = { $number } is not on the list: it goes from 1 to { $last }.
help-answer =
    Answer with the number (1 to { $last }) or with the move in words (“{ $example }”).
    Where only one move is possible, Enter will do.
help-playing =
    You can also write:
      table           see the table again
      moves           see what you can play
      rules { $clause }     read a rule; “rules” alone, all of them
      hint            what to play, where all the others are bots
      clock           how much time is left
      say SOMETHING   tell the table something that the game understands (recruit 2.1 leader)
      chat SOMETHING  talk to everybody
      undo            take your last move back, if it taught nobody anything
      pause, resume   stop the game, and go on
      rematch         another game, at the end
      yes, no         answer what somebody proposes
      save FILE       save the game (and go on saving it there)
      quit            leave
told = { $text }
not-asked = It is not your turn, so “{ $words }” cannot be played now. “help” shows what you can write.
waiting-for = · Waiting for: { $names }.
line-lost = · The connection is lost. Trying again…
line-back = · Connected again.
after-end = Write “rematch” for another game, or press Enter to leave.
yes-or-no = { $name }: “yes” or “no”?
after-end-watching = Press Enter to leave.
saving-rematch = The rematch is saved in { $file }.
clock-none = There are no clocks at this table.
clock-line = { $running ->
    [yes] ▶
   *[no] {" "}
} { $name }: { $time }
clock-window = The window closes in { $seconds } s.
news-claim = { $name } says: { $words }.
news-say = { $name }: { $words }
news-sit = { $name } sits down.
news-seat-bot = A bot ({ $level }) takes seat { $seat }.
news-ready = { $ready ->
    [yes] { $name } is ready.
   *[no] { $name } is not ready after all.
}
news-leave = { $name } leaves the table.
news-stand-in = { $out_of_time ->
    [yes] { $name } is out of time: a bot plays for { $name }.
   *[no] { $name } leaves: a bot plays for { $name }.
}
news-return = { $name } is back.
news-call-off = The game could not be dealt: the table goes on waiting.
news-start = { $number ->
    [1] The game begins.
   *[other] The rematch begins: game { $number }.
}
news-propose = { $what ->
    [undo] { $name } proposes to take the last move back.
    [pause] { $name } proposes a pause.
    [resume] { $name } proposes to go on.
   *[rematch] { $name } proposes a rematch.
} (“yes” or “no”)
news-answer = { $yes ->
    [yes] { $name } agrees.
   *[no] { $name } does not agree.
}
news-settle = { $what ->
    [undo] { $agreed ->
        [yes] The move is taken back.
       *[no] The move stays.
    }
    [pause] { $agreed ->
        [yes] The game is paused. “resume” goes on.
       *[no] There is no pause.
    }
    [resume] { $agreed ->
        [yes] The game goes on.
       *[no] The game stays paused.
    }
   *[rematch] { $agreed ->
        [yes] Everybody wants a rematch.
       *[no] There is no rematch.
    }
}
lobby-heading = { $game }: who is here
lobby-seat = { $who ->
    [bot] {"  "}{ $number }) { $name } (bot, { $level })
    [free] {"  "}{ $number }) free
    [you] {"  "}{ $number }) { $name } (you)
    [here] {"  "}{ $number }) { $name }
   *[gone] {"  "}{ $number }) { $name } (not connected)
}
lobby-help = You can write: start, bot SEAT LEVEL (bot 2 normal), ready, chat SOMETHING, rules, table, leave, quit.
lobby-watching = You are watching. The game has not begun yet. You can write: rules, table, quit.
lobby-unknown = I do not understand “{ $words }”. You can write: start, bot SEAT LEVEL, ready, chat SOMETHING, rules, table, leave, quit.
lobby-bot-how = Say in which seat and how strong, for example “bot 2 normal”.
saved = Saved in { $file }.
save-where = Say in which file: “save my-game.txt”.
save-exists = { $file } exists already and will not be overwritten. Choose another name; if it is a saved game, go on with --resume.
goodbye = See you next time. The game was not saved.
goodbye-saved = See you next time. The game is in { $file }; go on with: sobremesa play { $game } --resume { $file }
result = { $count ->
    [0] Nobody wins
    [one] { $names } wins
   *[other] { $names } win
}: { $reason } ({ $clause }).
total = Total
replay-next = Enter to go on.
replay-broken-off = The game was left here. Next to play: { $names }.
no-such-clause = There is no rule “{ $clause }”. The rules go from { $first } to { $last }.

evidencia-base = Base
evidencia-middle = Middle
evidencia-top = Top
evidencia-bad-row = That row cannot be hung: { $wrong } is not yours to hang or is there twice. Left to hang: { $cards }.
euphoria-too-many = “{ $word }” is not needed: the move is complete before it.

## Files

file-trouble = The file { $file } cannot be used: { $why }
file-missing = it does not exist. Check the name and the folder.
file-is-folder = it is a folder. A file is needed.
file-not-folder = it is a file. A folder is needed.
file-forbidden = you have no permission. Choose another file or change its permissions.
file-no-room = the disk is full.
file-long-name = the name is too long.
file-not-ordinary = it is not an ordinary file.
file-not-text = it is not UTF-8 text. It must be a text file.
file-other = { $reason }.
file-too-large = The file { $file } is too large: at most { $largest } bytes are read.
record-unknown-game = The saved game is of “{ $game }”, which is not here. Possible games: { $allowed }.

## The command line

cli-no-command = Say what to do: { $allowed }. For example: sobremesa play evidencia
cli-unknown-command = There is no command “{ $word }”. The commands are: { $allowed }.
cli-unknown-flag = There is no option “{ $word }” here. The options are: { $allowed }.
cli-did-you-mean = { $what } Did you mean “{ $near }”?
cli-unknown-game = There is no game “{ $game }”. The games are: { $allowed }.
cli-missing-game = Say which game ({ $allowed }). Use it like this: { $usage }
cli-missing-file = Say which file. Use it like this: { $usage }
cli-missing-value = The option { $flag } lacks its value: { $flag } { $value }
cli-needless-value = The option { $flag } stands alone, without a value.
cli-too-many = “{ $extra }” is too much. Use it like this: { $usage }
cli-usage = { $program } { $command } { $argument } [options]
cli-twice = The option { $flag } is there twice; it goes once.
cli-bad-choice = “{ $value }” does not go with { $flag }. Possible values: { $allowed }.
cli-bad-variable = The variable { $name } says “{ $value }”. Languages: { $allowed }.
cli-bad-option = The option of the game “{ $words }” must be name=value, for example --option pyramid=free
cli-bad-number = { $flag } cannot be “{ $value }”: it must be a whole number, and not too large.
cli-bad-seat = There is no seat “{ $seat }”. The seats go from 0 to { $last }.
cli-bad-viewer = There is no seat “{ $seat }”. The seats go from 0 to { $last }; with “none” you watch from outside.
cli-not-together = { $one } and { $other } do not go together.
cli-other-game = The game in { $file } is of { $record }, not of { $game }.
cli-bad-log = SOBREMESA_LOG cannot be “{ $value }”. It can be: { $allowed }.
cli-bad-address = { $address } cannot be opened: { $why }. Choose another one with --host or --port.
cli-folder-used = Another server uses the folder { $data } already. Stop it, or choose another one with --data.
cli-not-in-folder = With { $name } the tables are not in a folder: copy that database with its own tools, pg_dump for example.
cli-bad-entropy = { $flag } cannot be “{ $words }”. It is a seat and what it added, up to { $longest } lower-case hexadecimal digits: { $flag } 0=5f3a
cli-entropy-twice = { $flag } says twice what seat { $seat } added; once is enough.
backup-exists = { $file } exists already and will not be overwritten. Choose another name, one with the date for example.
cli-finished = The game in { $file } is over. You can watch it with: sobremesa replay { $file }
cli-unknown-bot = There is no bot “{ $bot }”. The bots are: { $allowed }.
cli-how-many-bots = Say which bots compete, 2 to { $most }, for example: sobremesa arena evidencia greedy random. The bots are: { $allowed }.
cli-not-asked = Seat { $seat } is not asked now. Waiting for: { $waiting }.

system-trouble = Something failed: { $reason }.
cli-bad-clock = The clock “{ $words }” makes no sense. Write none, move:30 (seconds for each move) or player:600+5 (seconds for the whole game, and added after each turn).
cli-clock-range = The clock “{ $words }” will not do: { $least } to { $most } seconds, and at most { $increment } more after each turn.
cli-bad-server = “{ $words }” is not the address of a server. Write it like this: http://127.0.0.1:8000
cli-bad-link = “{ $words }” is not the link of a table. It looks like this: http://127.0.0.1:8000/t/TABLE#i=INVITATION
cli-no-server = Say at which server: --server http://127.0.0.1:8000
cli-no-name = Say your name: --name NAME
cli-missing-link = Say which table. Use it like this: { $usage }
cli-missing-server = Say which server. Use it like this: { $usage }
no-rules = There are no rules of { $game } to read: there is no file { $file }.

## Live tables

live-no-answer = Nobody answers at { $address }: { $why }. Check the address, and that the server runs.
live-other-server = There is no Sobremesa server at { $address }, or it is of another version. Check the address.
live-version = The server at { $address } speaks another version of the messages. Update sobremesa, here or there.
live-unknown-game = The table plays “{ $game }”, which is not here. The games are: { $allowed }. Add others with --games-from.
live-edition = The table plays another edition of { $game } ({ $there }) than the one here ({ $here }).
view-unreadable = What the table shows cannot be read here: it may play another edition of the game. Update sobremesa, here or there.
seats-damaged = The file { $file } with the keys of your seats is damaged. Mend it or move it away; it was not changed.
what-name = What is your name?
hosting = The table is open. Whoever has this link can sit down: { $link }
goodbye-live = See you next time. Your seat is kept; come back with: sobremesa join '{ $link }'
goodbye-watching = See you next time. Watch again with: sobremesa watch '{ $link }'
goodbye-left = You left the table. Your seat is free again.
tables-none = There are no open tables at { $address }.
tables-game = Game
tables-title = Title
tables-free = Free
tables-link = Link
tables-begun = playing

value-command = COMMAND
value-game = GAME
value-file = FILE
value-name = NAME
value-seats = N
value-seat = SEAT
value-seed = N
value-deck = FILE
value-option = NAME=VALUE
value-save = FILE
value-resume = FILE
value-bots = BOT,BOT...
value-bot = BOT
value-games = N
value-processes = N
value-json = FILE
value-plot = FILE
value-iterations = N

help-usage = Usage: { $usage } [options]
help-top = Card games of hidden information, for the time after dinner.
help-commands = Commands and options:
help-flags = Options:
help-flag = { $flag } { $value }
help-play = Play a game in the terminal.
help-rules = Read the rules of a game.
help-replay = Watch a saved game again.
help-games = Which games there are, and their options.
help-hint = What to play in a saved game, and why.
help-arena = Let the bots compete: the same deals, every seat for everybody.
help-flag-bots = the bots of the other seats, separated by commas; the last one takes those that are left
help-flag-hint-seat = for which seat (by default the first one that is asked)
help-flag-iterations = how much to think
help-flag-games = how many games for each pair of bots
help-flag-processes = how many processes at once
help-flag-json = save the result as JSON
help-flag-plot = save the result as an SVG picture
help-flag-against = whom you play: random plays at random, greedy what looks best (the default), and from weak to strong facil, normal, dificil, experto
help-flag-hotseat = all seats are people who pass the keyboard on; the screen is cleared each time
help-flag-name = a player's name, from seat 0 on; can be repeated
help-flag-seats = how many play, where the game leaves a choice
help-flag-seat = your seat (0 by default); can be repeated for several people
help-flag-eyes = through whose eyes: 0, 1… or none, from outside (the default)
help-flag-seed = the chance of the game: the same number deals the same cards
help-flag-deck = a deck of your own, in TOML
help-flag-option = a rule that the table chooses; can be repeated (see “sobremesa games”)
help-flag-memory-aid = show also what you have seen and could remember
help-flag-save = save the game after every move; the file holds the seed, and so the hidden cards
help-flag-resume = go on with a saved game, and go on saving it there
help-flag-step = show the table and wait for Enter before every move
help-flag-lang = the language (also by the variable SOBREMESA_LANG)
help-flag-help = show this help
help-flag-version = show the version, and whether the engine runs compiled or interpreted

## The tournament and the hints

arena-playing = Playing
arena-heading = { $game }, seed { $seed }
arena-title = { $game }, { $seats } seats: victories with 95 % interval
arena-bot = Bot
arena-rival = Against
arena-games = Games
arena-share = Victories
arena-interval = 95 % interval
arena-elo = Elo
arena-time = Per move
hint-heading = For { $name }, from what that seat may know:
hint-line = { $number }. { $move } ({ $chance } %): { $why }

help-serve = Run a server of live tables, to play with friends by a link.
help-backup = Copies all tables of a server to one file, while it runs or not.
help-restore = Puts a backup in the place of the tables of a server that does not run.
help-verify = Check that the chance in a saved game of a live table was fair.
help-host = Open a live table at a server and invite others to it.
help-join = Sit down at a live table, or come back to your seat.
help-watch = Watch a live table.
help-tables = The open tables of a server.
help-flag-clock = the time to think: none (the default), move:30 or player:600+5, in seconds
help-flag-games-from = a folder with more games (also by the variable SOBREMESA_GAMES_FROM); can be repeated
help-flag-server = the server of the table
help-flag-title = what the table is called
help-flag-public = anybody can find the table and sit down
help-flag-own-name = your name at the table
help-flag-wanted-seat = the seat you want (by default, the first free one)
help-flag-host = the address to listen on (by default, this machine only)
help-flag-port = the port
help-flag-data = the folder where the tables are kept
help-flag-workers = how many processes share the tables (1 is usual)
help-flag-commitment = the commitment that the table published before the game
help-flag-entropy = what a seat added to the seed, by the word of whoever sat there; may be repeated
value-clock = CLOCK
value-games-from = FOLDER
value-link = LINK
value-server = URL
value-title = TITLE
value-host = ADDRESS
value-port = PORT
value-data = FOLDER
value-workers = N
value-commitment = sha256:...
value-entropy = SEAT=HEX
serving = The tables are at { $address } and are kept in { $data }. Ctrl-C to stop.
backed-up = The tables of { $data } are copied to { $file }. Keep it like a deck: whoever reads it knows the cards of running games.
restored = The tables of { $data } are now those of { $file }.
verified = It all fits: { $moves } moves, and the chance came from what the table had committed to ({ $commitment }) and from what the players added.
typing-evidencia-order = You may write all six at once: the numbers of the list, or the cards.
typing-euphoria-lay = You may write several things at once: “leader, subterran”.
typing-codigos-recite = Write all symbols in one line: “grenade helmet tank”.
