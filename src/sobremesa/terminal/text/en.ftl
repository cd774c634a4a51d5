version = sobremesa { $version } ({ $engine })
engine-compiled = compiled engine
engine-interpreted = interpreted engine

## At the table

your-seat = { $name } (you)
name-player = Player { $number }
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
      who             who the bots at the table are
      rules { $clause }     read a rule; “rules” alone, all of them
      card NAME       what is on a card
      hint            what to play, where all the others are bots
      clock           how much time is left
      chat SOMETHING  talk to everybody{ $claims ->
        [yes] {""}
          {"  "}say SOMETHING   claim what the game understands (recruit 2.1 leader)
          {"  "}claims          who said what, of what still stands
          {"  "}lie 2           not believe claim 2; “lie Tito”, the latest one of Tito
          {"  "}autopass        pass by itself when you cannot react; again, be asked
       *[no] {""}
    }
      surprise, applause, laughter, suspicion, hurry, mate
                      react without words
      undo            take your last move back, if it taught nobody anything
      pause, resume   stop the game, and go on
      rematch         another game, at the end
      yes, no         answer what somebody proposes
      seat 2 EVA      as a watcher: ask for seat 2. As a player: seat offer,
                      seat keep, seat bot; seat 2, a bot for somebody gone
      save FILE       save the game (and go on saving it there)
      quit            leave
told = { $text }
bot-level = { $level ->
    [facil] easy
    [normal] normal
    [dificil] hard
    [experto] expert
    [greedy] plays by eye
    [random] plays at random
   *[other] { $level }
}
company-line = { $name } plays (bot, { $level }). { $temper }
seat-which = I do not know which seat “{ $words }” is. Write its number, for example “seat 2”; “seat offer” to offer yours, “seat keep” to keep it, “seat bot hard” to leave it to a bot.
seat-which-name = With which name? For example: seat 2 Eva
seat-asked = You ask for seat { $seat }. Those who sit there answer.
seat-not-here = No seat changes hands at one keyboard.
claims-none = Nobody claims anything now.
claims-line = {"  "}{ $number }) { $name }: “{ $words }”{ $doubted ->
    [yes] {" "}Liar! ({ $doubters })
   *[no] {""}
}
claims-which = I do not know whom you do not believe with “{ $words }”. Write “claims” to see the list and then, for example, “lie 1” or “lie Tito”.
claims-doubted = You have called that a lie already.
passes-now = · You cannot react: you pass without writing anything.
autopass-on = From now on you pass without writing anything when you cannot react. Nobody notices: the wait is as long as ever.{ $watched ->
    [yes] {" "}Against bots alone you are still asked, as people may watch this table.
   *[no] {""}
}
autopass-off = From now on you are always asked whether you react.
autopass-how = “autopass { $words }” makes no sense. Write “autopass”, “autopass yes” or “autopass no”.
autopass-watching = Spectators have nothing to react to: “autopass” is for players.
autopass-shared = With several people at one keyboard it would show who it is not passed to, and so who cannot react. Here everybody is asked.
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
news-say = { $name }: { $words }
news-speech = { $name }: “{ $words }”
news-react = { $reaction ->
    [surprise] 😮 { $name_is ->
        [you] You are surprised.
       *[other] { $name } is surprised.
    }
    [applause] 👏 { $name_is ->
        [you] You applaud.
       *[other] { $name } applauds.
    }
    [laughter] 😂 { $name_is ->
        [you] You laugh.
       *[other] { $name } laughs.
    }
    [suspicion] 🤨 { $name_is ->
        [you] You suspect something.
       *[other] { $name } suspects something.
    }
    [hurry] ⏳ { $name_is ->
        [you] You hurry the table up.
       *[other] { $name } hurries the table up.
    }
   *[mate] 🧉 { $name_is ->
        [you] You pass the mate round.
       *[other] { $name } passes the mate round.
    }
}
news-doubt = { $name_is ->
    [you] You don't believe { $liar }: “Liar!”
   *[other] { $liar_is ->
        [you] { $name } doesn't believe you: “Liar!”
       *[other] { $name } doesn't believe { $liar }: “Liar!”
    }
}
news-sit = { $name_is ->
    [you] You sit down at the table.
   *[other] { $name } sits down at the table.
}
news-seat-bot = { $name } takes seat { $seat } (bot, { $level }).
news-ready = { $ready ->
    [yes] { $name_is ->
        [you] You say that you are ready.
       *[other] { $name } is ready.
    }
   *[no] { $name_is ->
        [you] You say that you are not ready yet.
       *[other] { $name } is not ready yet.
    }
}
news-leave = { $name_is ->
    [you] You leave the table.
   *[other] { $name } leaves the table.
}
news-stand-in = { $out_of_time ->
    [yes] { $name_is ->
        [you] Your time is over: a bot plays for you.
       *[other] { $name } is out of time: a bot plays for { $name }.
    }
   *[no] { $name_is ->
        [you] You leave: a bot plays for you.
       *[other] { $name } leaves: a bot plays for { $name }.
    }
}
news-return = { $name_is ->
    [you] You are back.
   *[other] { $name } is back.
}
news-call-off = The game could not be dealt: the table goes on waiting.
news-start = { $number ->
    [1] The game begins.
   *[other] The rematch begins: game { $number }.
}
news-propose = { $name_is ->
    [you] { $what ->
        [undo] You propose to take the last move back.
        [pause] You propose a pause.
        [resume] You propose to go on.
       *[rematch] You propose a rematch.
    }
   *[other] { $what ->
        [undo] { $name } proposes to take the last move back. (“yes” or “no”?)
        [pause] { $name } proposes a pause. (“yes” or “no”?)
        [resume] { $name } proposes to go on. (“yes” or “no”?)
       *[rematch] { $name } proposes a rematch. (“yes” or “no”?)
    }
}
news-answer = { $yes ->
    [yes] { $name_is ->
        [you] You agree.
       *[other] { $name } agrees.
    }
   *[no] { $name_is ->
        [you] You do not agree.
       *[other] { $name } does not agree.
    }
}

news-offer = { $offered ->
    [yes] { $name_is ->
        [you] You offer your seat to whoever watches.
       *[other] { $name } offers the seat to whoever watches.
    }
   *[no] { $name_is ->
        [you] You keep your seat after all.
       *[other] { $name } keeps the seat after all.
    }
}

news-take-over = { $kind ->
    [bot] { $name_is ->
        [you] You would leave your seat to a bot ({ $level }). The others are asked.
       *[other] { $name } would leave the seat to a bot ({ $level }). (“yes” or “no”?)
    }
    [person] { $of_is ->
        [you] { $name }, who watches, asks for your seat. (“yes” or “no”?)
       *[other] { $name }, who watches, asks for the seat of { $of }. (“yes” or “no”?)
    }
   *[missed] { $of_is ->
        [you] { $name } thinks you are gone, and would let a bot play for you. Say anything, and you are back.
       *[other] { $name_is ->
            [you] You would let a bot play for { $of } until they are back. The others are asked.
           *[other] { $name } would let a bot play for { $of } until they are back. (“yes” or “no”?)
        }
    }
}

news-change-seat = { $kind ->
    [bot] { $name } ({ $level }) plays from now on in the seat of { $was }.
   *[person] { $name_is ->
        [you] From now on you play in the seat of { $was }.
       *[other] { $name } plays from now on in the seat of { $was }.
    }
}

news-remain = { $name_is ->
    [you] Nothing comes of it: your seat stays as it is.
   *[other] Nothing comes of it: the seat of { $name } stays as it is.
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
lobby-help = You can write: start, bot SEAT LEVEL (bot 2 normal), ready, chat SOMETHING, applause (or surprise, laughter, suspicion, hurry, mate), rules, table, leave, quit.
lobby-watching = You are watching. The game has not begun yet. You can write: rules, table, quit.
lobby-unknown = I do not understand “{ $words }”. You can write: start, bot SEAT LEVEL, ready, chat SOMETHING, applause (or surprise, laughter, suspicion, hurry, mate), rules, table, leave, quit.
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

cli-no-command = Say what to do: { $allowed }. For example: { $example }
cli-unknown-command = There is no command “{ $word }”. The commands are: { $allowed }.
cli-unknown-flag = There is no option “{ $word }” here. The options are: { $allowed }.
cli-did-you-mean = { $what } Did you mean “{ $near }”?
cli-unknown-game = There is no game “{ $game }”. The games are: { $allowed }.
cli-missing-game = Say which game ({ $allowed }). Use it like this: { $usage }
cli-missing-file = Say which file. Use it like this: { $usage }
cli-missing-value = The option { $flag } lacks its value: { $flag } { $value }
cli-needless-value = The option { $flag } stands alone, without a value.
cli-too-many = “{ $extra }” is too much. Use it like this: { $usage }
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
cli-bad-secret = { $flag }: “{ $words }” is not a secret: that is 64 lower-case hexadecimal digits.
cli-bad-entropy = { $flag } cannot be “{ $words }”. It is a seat and what it added, up to { $longest } lower-case hexadecimal digits: { $flag } 0=5f3a
cli-entropy-twice = { $flag } says twice what seat { $seat } added; once is enough.
backup-exists = { $file } exists already and will not be overwritten. Choose another name, one with the date for example.
cli-finished = The game in { $file } is over. You can watch it with: sobremesa replay { $file }
cli-unknown-bot = There is not a bot “{ $bot }”. The bots are: { $allowed }.
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

help-usage = Usage:
help-options-here = [options]
help-default = { $about } (default: { $value })
help-top = Card games of hidden information, for the time after dinner.
example-top = { $program } play evidencia
example-deck = { $program } deck new codigos my-deck.toml
example-lab = { $program } lab run evidencia --games 200
example-print = { $program } print cards evidencia
example-admin = { $program } admin list
help-example = For example: { $example }
help-more = Each command explains its options with --help. The whole handbook is at /docs of any server: with “sobremesa serve”, at http://127.0.0.1:8000/docs/en/.
help-section-play = Play
help-section-serve = Run a server
help-section-design = Design games
help-section-research = Research, and the rest
help-admin = For the operator of a server: see tables, close them, ban, read reports.
help-deck = Decks of your own: make, check and compare them.
help-lab = The laboratory: many games between bots, and what they say about the game.
help-print = Cards, rules and a box as PDF, to print.
help-serve-variables =
    Environment variables say the rest:
      SOBREMESA_DATABASE_URL   the tables in PostgreSQL, for several nodes (default: SQLite in the folder)
      SOBREMESA_REDIS_URL      with several nodes: they hear of each move at once
      SOBREMESA_HOSTS          the names under which people reach the server, with spaces between (default: any)
      SOBREMESA_ORIGINS        other pages that may talk to the server (default: none)
      SOBREMESA_TRUST_PROXY    1 behind a proxy that sets X-Forwarded-For (default: off)
      SOBREMESA_KEEP_DAYS      delete tables after so many days without use (default: 0, never)
      SOBREMESA_UNUSED_HOURS   delete tables at which nobody ever sat (default: 24)
      SOBREMESA_BOT_PROCESSES  processes in which bots think (default: 1)
      SOBREMESA_PACE           how long bots take: 0.5 is half as long (default: 1)
      SOBREMESA_METRICS_PORT   the port of the numbers for Prometheus (default: 0, none)
      SOBREMESA_LOG            the level of the log (default: INFO); set, it is shown at a terminal too
      SOBREMESA_LAB_KEY        with --lab: the key of the workshop (default: a random one, in the folder)
    All of them, with the limits, are in docs/host/settings.md.
help-commands = Commands
help-flags = Options
help-arguments = Arguments
help-play = Play a game in the terminal.
help-rules = Read the rules of a game.
help-replay = Watch a saved game again.
help-games = Which games there are, and their options.
help-hint = What to play in a saved game, and why.
help-arena = Let the bots compete: the same deals, every seat for everybody.
help-flag-bots = the bots of the other seats, separated by commas; the last one takes those that are left
help-flag-hint-seat = for which seat (by default the first one that is asked)
help-flag-iterations = how much to think, in imagined games
help-flag-games = how many games for each pair of bots
help-flag-processes = how many processes at once (default: one for each core)
help-flag-json = save the result as JSON
help-flag-traceback = where in its code a bot of your own fails (also by the variable SOBREMESA_TRACEBACK=1)
help-flag-plot = save the result as an SVG picture
help-flag-against = whom you play: from weak to strong facil, normal (the default), dificil, experto; and to try things out, random plays at random and greedy what looks best
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
help-flag-lang = the language (also by the variable SOBREMESA_LANG; otherwise the system's, or Spanish)
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
hint-line = { $number }. { $move }{ $chance ->
    [0] {""}
   *[other] {" "}({ $chance } %)
}: { $why }

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
help-flag-window = how many seconds there are to react in, among people
help-flag-no-spectators = nobody may watch the table
help-flag-own-name = your name at the table
help-flag-wanted-seat = the seat you want (by default, the first free one)
help-flag-host = the address to listen on: the default is for this machine only, 0.0.0.0 for the whole network
help-flag-port = the port
help-flag-data = the folder where the tables are kept
help-flag-lab = the workshop at /lab too: decks, simulations and playtests, for whoever has its key
help-flag-commitment = the commitment that the table published before the game
help-flag-secret = the secret of a deal of the day, when its day is over; the deal is named then, as 2026-11-17/orden
help-flag-entropy = what a seat added to the seed, by the word of whoever sat there; may be repeated
value-clock = CLOCK
value-games-from = FOLDER
value-link = LINK
value-server = URL
value-title = TITLE
value-host = ADDRESS
value-port = PORT
value-data = FOLDER
value-commitment = sha256:...
value-secret = HEX
value-entropy = SEAT=HEX
serving = The tables are at { $address } and are kept in { $data }. Ctrl-C to stop.
serving-network = From a phone in the same network: { $address }
serving-lab = The workshop is at { $link }
backed-up = The tables of { $data } are copied to { $file }. Keep it like a deck: whoever reads it knows the cards of running games.
restored = The tables of { $data } are now those of { $file }.
verified-deal = It all fits: the secret of { $deal } is the one of the seal { $commitment }.
verified-puzzle =
    The cards: { $cards }
    The other row: { $rival }
    A best order: { $best } (difference { $lead })
verified = It all fits: { $moves } moves, and the chance came from what the table had committed to ({ $commitment }) and from what the players added.

help-flag-cards = the cards instead of the rules
rules-card = What is on a card
rules-turn = A turn
rules-score = What scores
rules-win = Who wins
rules-whole = The complete rules

# The lab and decks.
help-lab-run = Play many games between bots and report what they say about the game.
help-lab-report = Write the report of a run again.
help-lab-compare = What differs between two runs, or between two variants of a game, and how surely.
help-lab-sweep = The same study with every combination of some options.
help-lab-skill = How far skill goes: the levels against each other, and play with one hand tied.
help-lab-export = The tables of a run as CSV, or as Parquet.
help-deck-new = A copy of a game's cards to change, or a deck from a sheet.
help-deck-check = Every problem of a deck, or how it differs from the printed one.
help-deck-diff = What differs between two decks.
help-deck-sheet = A deck as CSV, for a spreadsheet.
help-flag-lab-games = how many games
help-flag-lab-bots = who plays: one bot against itself, or two against each other
help-flag-lab-seed = the same number plays the same games
help-flag-lab-resume = go on with a run that was interrupted
help-flag-until = play until each seat's share is known this well: 1%
help-flag-study = a study in a TOML file, instead of the options here
help-flag-out = the folder or file to write
help-flag-html = write it as a page, too
help-flag-open = open the page in the browser
help-flag-a = variant A: a deck, options, or both with commas (deck.toml,jokers=5); without it, the game as printed
help-flag-b = variant B, likewise
value-a = VARIANT
value-b = VARIANT
value-runs = RUN|GAME
cli-open-what = The browser needs a file: add --html FILE.
cli-two-decks-in-one = { $flag } takes one deck only: “{ $value }”.
compare-same-twice = The two variants are the same: change something with --a or --b.
help-flag-set = an option and the values to try: jokers=4,5; can be repeated
help-flag-parquet = Parquet instead of CSV
help-flag-from-csv = the cards come from this sheet
help-flag-game = which game the deck is for (by default, the one it looks like)
value-run-folder = RUN
value-new-file = FILE
value-out = FOLDER
value-until = PERCENT
value-study = FILE
value-html = FILE
value-set = NAME=VALUE,VALUE
value-from-csv = FILE
cli-missing-run-folder = Say which run: { $usage }
cli-two-runs = Say what to compare: two runs (sobremesa lab compare RUN RUN), or two variants of a game (sobremesa lab compare GAME --a DECK --b DECK).
cli-two-decks = Say which two decks to compare: sobremesa deck diff FILE FILE
cli-deck-where = Say where the deck shall be written: sobremesa deck new { $game } my-deck.toml
cli-lab-bots = A study has at most { $most } kinds of bots: one that plays against itself, or two that play against each other.
cli-bad-percent = { $flag } takes a share of at most 50 %, such as 1% or 0.5%, not “{ $value }”.
cli-sweep-nothing = Say what to try: --set NAME=VALUE,VALUE. “sobremesa games” lists the options.
cli-sweep-many = That makes { $variants } variants; { $most } are the most.
extra-missing = { $what } libraries that are not installed here: { $names }. Install them with: pip install "sobremesa[{ $extra }]"
extra-server = Live tables need
extra-lab = The lab needs
server-on-windows = Live tables are served on Linux and macOS; on Windows, run this in WSL (Windows Subsystem for Linux).
lab-playing = Playing
lab-playing-a = Playing A
lab-playing-b = Playing B
lab-rung = Against the level below
lab-lost = The games { $first } to { $last } could not be played: whatever played them died three times. What was played before is kept; go on with --resume.
lab-interrupted = Interrupted after { $games } games. They are kept; go on with the same command and --resume, or --out { $folder } --resume.
lab-reported = The report: { $file }
lab-no-browser = There is no browser here: open { $file } yourself.
lab-comparing = { $first } ({ $one } games) and { $second } ({ $other } games); { $pairs } deals were played both ways.
lab-compared = { $count ->
    [0] Of { $rows } things that were compared, none certainly differs.
    [one] Of { $rows } things that were compared, one certainly differs.
   *[other] Of { $rows } things that were compared, { $count } certainly differ.
  }
lab-exported = { $folder }: { $tables }
lab-swept = The runs: { $folder }. Compare any two of them with “sobremesa lab compare”.
lab-sweep-interrupted = Interrupted in variant { $number } of { $variants }. What was played is kept in { $folder }; the same command goes on.
deck-made = { $file } is a deck of { $game } now. Change it, then: sobremesa deck check { $file }
deck-good = { $changes ->
    [0] { $file } is a good deck of { $game }, and the printed one.
   *[other] { $file } is a good deck of { $game }. It differs from the printed one:
  }
deck-whose = { $file } looks like a deck of none of these games: { $allowed }. Say which with --game.
deck-other-game = { $file } is no deck of { $game }: it looks like one of { $looks }.
deck-same = The two decks are the same.
deck-sheet-made = { $file } can be opened in a spreadsheet. The way back: sobremesa deck new GAME FILE --from-csv { $file }
change-new-card = card { $card }: new
change-lost-card = card { $card }: gone
change-of-card = card { $card }, { $field }: { $before } → { $after }
change-of-deck = { $field }: { $before } → { $after }
file-taken = there is a file already, and it is not overwritten.
folder-taken = the folder is not empty, and nothing in it is overwritten.

help-print-cards = The cards of a game or of a deck of yours, to print and cut.
help-print-rules = The rulebook, with the cards of the deck and the rules that the table chose.
help-print-box = A box for the deck, to cut and fold.
help-flag-paper = the paper
help-flag-size = the size of a card once it is cut, in millimetres
help-flag-bleed = how far the art reaches over the cut, in millimetres
help-flag-backs = the backs: on the other side of the sheet, folded beside the fronts, or none
help-flag-no-marks = without crop marks
help-flag-images = one picture a card, with its bleed, for printers who want it so
help-flag-tabletop = sheets and JSON for Tabletop Simulator
help-flag-url = with --tabletop: the address where you will upload the pictures
value-printed = GAME|DECK
value-size = WIDTHxHEIGHT
value-url = ADDRESS
cli-missing-printed = Say what to print: a game ({ $allowed }) or the file of a deck. Usage: { $usage }
cli-bad-size = { $flag } takes width and height in millimetres, { $least } to { $most } each, such as 63x88, not “{ $value }”.
print-whose = { $file } does not look like a deck of any of these games: { $allowed }.
print-made-duplex = { $file }: print it on both sides, flipped on the { $edge ->
    [long] long
   *[short] short
} edge, at 100 %.
print-made-fold = { $file }: print it at 100 %, fold along the dashed line, glue and cut.
print-made-none = { $file }: print it at 100 %.
print-images = { $folder }: { $count } pictures of 300 dots per inch.
print-tabletop = { $file }: copy it to the Saved Objects of Tabletop Simulator.
print-rules = { $file }: the rulebook.
print-box = { $file }: a box { $depth } mm deep. Cut along the full lines and fold along the dashed ones.
help-flag-pdf = as PDF too
help-lab-tune = Look for a deck that comes nearer to a target.
help-flag-vary = what may change: CARD.FIELD=FROM..TO, or FIELD=FROM..TO in all of them; may be repeated
help-flag-target = the target: starter=50%, minutes<=20, CARD=50%; may be repeated
help-flag-decks = how many decks race in each round
help-flag-rounds = how many rounds
value-vary = RANGE
value-target = TARGET
value-decks = N
value-rounds = N
tune-nothing = Say what may change (--vary) and what is wanted (--target). For example: sobremesa lab tune codigos --vary medal=1..12 --target starter=50%
tune-exists = { $file } is there already: choose another folder with --out.
tune-round = Round { $round }: { $decks } decks, the same deals for all.
tune-interrupted = Interrupted. What was played stays in { $folder }; the same command goes on.
tune-deck = deck
tune-changes = what changes
tune-games = games
tune-loss = off the target
tune-left = left after
tune-stayed = stayed to the end
tune-none = None of the decks that were tried comes nearer to the target. What was tried: { $file }
tune-better = { $file } comes nearer: from { $before } to { $after } over { $games } fresh deals (better by { $low } to { $high }).
tune-unsure = { $file } won the race, but over { $games } fresh deals it is not certainly better: from { $before } to { $after } (better by { $low } to { $high }). Try more games.
help-flag-on = where it is played: on a Ray cluster (in processes of this machine if you say nothing)
help-lab-exchange = What a card is worth by itself: the same deals, with it and with another in its place.
help-flag-card = the card that is exchanged
help-flag-with = what it is exchanged for (a card of middling strength if you say nothing)
value-card = CARD
value-with = CARD
exchange-which = Say which card is exchanged: --card ID. The cards are in “sobremesa rules GAME --cards”.
exchange-found = Whoever is dealt “{ $card }” wins { $gain } points more often than if they were dealt “{ $other }” ({ $low } to { $high }; { $deals } deals of { $games }, played both ways).
help-lab-random = What the rules alone do: very many games of random moves.
random-seat = seat { $seat } wins (%)
random-found = { $games } games of random moves. Decisions: { $tenth }, { $half } and { $ninetieth } (a tenth, half and nine tenths of the games). Seats so uneven, if all were equal: p = { $p }.
cli-which-game = Say which games of which run: sobremesa lab record RUN 3, or several: 3 10-19. The games of a run are numbered from 0; at most { $most } at once.
lab-recorded = The game: { $file }. See it with: sobremesa replay { $file }{ $deck }
lab-recorded-many = { $count } games: { $file }. Unzip it, and see each of them with: sobremesa replay FILE{ $deck }
lab-recording = Writing
help-lab-record = Write games of a run down, to be replayed.
help-flag-plans = also see whether one kind of move, made whenever possible, beats thinking
value-game-number = GAME

extra-mcp = A seat for language models needs
help-mcp = A seat for a language model, by the Model Context Protocol over standard input and output.
help-flag-table = the link of a live table to sit down at, instead of a table of its own with bots
value-table = LINK
spoken-instructions =
    You sit at a table and play { $game }. Look at the table with “look”; play with “play”, in words as they are used at the
    table; wait for your turn with “wait”. You are told what your seat may know and nothing else. “legal_moves” lists what
    you may do now, “rules” explains the game or one clause, and a move that is not allowed is refused with its clause.
spoken-text-instructions =
    You play { $game }, at a table with others who read and write as you do. You are told what your seat may know and nothing
    else. Answer with one move in words as they are used at the table, in square brackets if you write anything else besides. The
    answer [?] lists the moves that you may make now with numbers, which can then be played; [rules] explains the game, and [rules 20]
    one clause; [claim: …] says something that everybody hears, where the game can read it. A move that is not allowed changes
    nothing. More than { $mistakes } answers in a row without a move lose the game.
spoken-tool-look = What has happened since you last looked, the table as your seat sees it, and what is asked of you.
spoken-tool-legal-moves = The moves that you may make now, numbered. Until you play, “play” takes their numbers too.
spoken-tool-play = Makes a move in words, as people type it, and tells what followed. A move that is not allowed changes nothing, and you are told why.
spoken-tool-wait = Waits until you are asked, the game is over, or so many seconds have passed; then tells what is new.
spoken-tool-rules = The rules of the game, or one clause of them, such as “20”.
spoken-tool-claim = Says something about the game that everybody hears and can hold you to, true or not: for example “recruit 2.1 leader”.
spoken-tool-chat = Says something to everybody at the table.
spoken-not-asked = Nothing is asked of you now. “wait” waits for your turn.
spoken-no-list = The number { $words } means nothing yet: “legal_moves” lists the moves with their numbers.
spoken-unreadable = “{ $words }” is not a move of this game. “legal_moves” lists those that you may make now.
spoken-lobby = The game has not begun. At the table: { $names }.
spoken-played = Played. “wait” waits for your next turn.
spoken-said = Said. Now make your move.
spoken-closed = The game is over.
spoken-no-program = “{ $bot }” names no program: write mcp: and the command that starts it, such as "mcp:python agent.py".
spoken-program-ended = The program “{ $bot }” ended before it made its move (code { $code }).
spoken-program-slow = The program “{ $bot }” did not move for { $seconds } seconds.

help-bundle = The page with its games as a folder of files that plays with no server, for any web host.
help-flag-zip = the folder in one file too, as itch.io and others want it
value-bundle = FOLDER
cli-missing-bundle = Say into which folder. Use it like this: { $usage }
bundled = { $folder }: { $games }, { $size } MB. Any web host can serve it, in any folder; a browser does not open it from the disk.
bundled-zip = { $file }: the same in one file, { $size } MB.
bundle-no-page = This installation was made without its page, so there is nothing to bundle. From a copy of the source, make install builds it.
bundle-not-empty = { $folder } holds something else, and nothing is deleted. Name a new folder, or one with an earlier bundle.
deck-two-games = { $first } is a deck of { $one }, and { $second } one of { $other }: only decks of one game can be compared.
help-doctor = Look whether this machine can play and serve, and what is missing; nothing is changed.
help-completion = A script that teaches a shell what may follow.
value-shell = SHELL
cli-missing-shell = Say for which shell ({ $allowed }): { $usage }
cli-unknown-shell = There is no completion for “{ $shell }”; there is for { $allowed }.
doctor-line = { $mark } { $what }
doctor-python = Python { $version } on { $system }.
doctor-engine-compiled = The engine is compiled.
doctor-engine-interpreted = The engine runs interpreted: everything works, and strong bots are slow. A C compiler at installation makes it quick.
doctor-utf8 = The terminal takes { $encoding }.
doctor-no-utf8 = The terminal takes { $encoding }, and some symbols of the cards are not in it. A UTF-8 locale shows them all.
doctor-extra = The extra “{ $extra }” is installed.
doctor-extra-missing = The extra “{ $extra }” is not installed ({ $names } missing): pip install "sobremesa[{ $extra }]"
doctor-page = The page is there.
doctor-no-page = The page is not there: this package was built without it. Build it again, or install a wheel.
doctor-shared = The tables are in a database of their own (SOBREMESA_DATABASE_URL), which was not looked at.
doctor-folder-closed = { $data } cannot be written to. Choose another folder with --data, or change its owner.
doctor-folder-new = There are no tables in { $data } yet; “sobremesa serve” makes the folder.
doctor-folder-trouble = { $data }: { $why }.
doctor-disk = { $data } has { $megabytes } MB left.
doctor-tables = The tables in { $data } are whole.
doctor-files = A server may open { $most } files and sockets; 500 tables of two need about 1,020.
doctor-address = { $address } is free.
doctor-address-taken = { $address } cannot be listened on: { $why }. Choose another --port or --host.
doctor-bad = { $count ->
    [one] One thing is not in order: the line that begins with “!”.
   *[other] { $count } things are not in order: the lines that begin with “!”.
}
help-flag-ascii = print nothing but ASCII, every symbol differently (also by the variable SOBREMESA_ASCII=1)
cli-bad-whole = { $flag } cannot be “{ $value }”: it must be a whole number from { $least } to { $largest }.

help-admin-list = The tables of a running server, and who is at them.
help-admin-close = Close a table: nobody plays or watches there any more. Its games are kept.
help-admin-delete = Delete all that is kept of a table, for ever.
help-admin-export = The finished games of a table, as files that can be replayed.
help-admin-ban = Keep an address or a network out, or whoever sits at a table (with --seat).
help-admin-unban = Let an address, a person or a table in again.
help-admin-bans = Who is kept out, and which tables are closed.
help-admin-reports = What players reported to whoever runs the server.
help-flag-why = why, for yourself: it stands in the list
help-flag-yes = do it, without asking
help-flag-admin-seat = the seat, counted from 0, of the table that is named
value-admin-table = TABLE
value-whom = WHOM
value-why = WORDS
cli-missing-admin-table = Say which table, as “sobremesa admin list” names it. Use it like this: { $usage }
cli-missing-whom = Say whom: an address or a network, or a table with --seat. Use it like this: { $usage }
admin-no-tables = Nobody is at any table now.
admin-table = Table
admin-status = Status
admin-since = Opened (UTC)
admin-seats = Seats
admin-not-here = not connected
admin-closed = Table { $table } is closed. “sobremesa admin unban { $table }” opens it again.
admin-really = All that is kept of table { $table } would be deleted, for ever. If you mean it, add --yes.
admin-deleted = Table { $table } is deleted.
admin-no-games = No game of table { $table } is over: nothing is shown of a running one.
admin-exported = { $count ->
    [one] One game
   *[other] { $count } games
} written to { $folder }.
admin-banned = { $whom } is kept out. { $count ->
    [one] One entry
   *[other] { $count } entries
} in the list.
admin-unbanned = { $what } is let in again.
admin-no-bans = Nobody is kept out.
admin-bar = { $since }  { $kind ->
    [address] address
    [person] person
   *[table] table
}  { $what }  { $why }
admin-no-reports = There are no reports.
admin-report = { $at }  { $game }, table { $table }: { $by } reports { $seat ->
    [-1] the table
   *[other] { $about } (seat { $seat })
}: { $text }
admin-report-talk = { "    " }{ $name }: { $text }
## The full screen

help-flag-full = the full screen, also where lines would be chosen by themselves
help-flag-lines = line by line, as for screen readers and simple terminals (also by the variable SOBREMESA_LINES=1)
extra-terminal = The full screen needs
full-no-terminal = The full screen needs a terminal in which both keys and drawings go to the same place. Leave out --full to play line by line.
full-small = The table needs a window of { $columns } by { $rows }. Make it larger, or play line by line with --lines.
full-crashed = Something went wrong in the program ({ $what }). A saved game is in its file up to the last move. With { $variable }=1 in the environment you see where.
full-key-help = Help
full-key-hint = Hint
full-key-undo = Undo
full-key-card = Card
full-key-rules = Rules
full-key-talk = Talk
full-key-log = Log
full-key-menu = More
full-key-light = Light
full-key-leave = Leave
full-escape = Esc: back to the table
full-whole = On a page
full-log = What happened
full-talk = What is said
full-quoted = “{ $words }”
full-yes = Yes
full-no = No
full-proposal = { $what ->
    [undo] { $name } proposes to take the last move back. Do you agree?
    [pause] { $name } proposes a pause. Do you agree?
    [resume] { $name } proposes to go on. Do you agree?
   *[rematch] { $name } proposes a rematch. Do you agree?
}
full-takeover = { $kind ->
    [bot] { $name } would leave the seat to a bot. Do you agree?
    [missed] { $name } would let a bot play for { $of } until they are back. Do you agree?
   *[person] { $name }, who watches, asks for the seat of { $of }. Do you agree?
}
full-before = Before the game
full-paused = The game is paused (F8: go on).
full-passes = You cannot react: you pass by yourself.
full-waiting = Waiting for { $names }…
full-your-turn = Your turn
full-lost = Connection lost, trying again…
full-window = window { $seconds } s
full-bot = Seat a bot at { $seat }
full-leaving = Leave the table? A game that is being saved stays in its file, and a seat at a live table stays yours.
full-leave-stay = Stay
full-leave-quit = Leave
full-order-start = Start the game
full-order-ready = I am ready
full-order-leave = Give up my seat
full-order-undo = Take my last move back
full-order-pause = Propose a pause
full-order-resume = Propose to go on
full-order-rematch = Another game
full-order-clock = How much time is left
full-order-who = Who the bots are
full-order-claims = Who claims what
full-order-doubt = “Liar!”
full-order-autopass = Pass by itself when I cannot react: on or off
full-order-save = Save in a file
full-order-quit = Leave
full-order-chat = Say something to everybody
full-order-say = Claim something
full-help =
    Choose from the list with the arrows and Enter, or with the mouse. Or just type: the number, or the move in words;
    the right arrow takes what is proposed, and the up arrow brings back what you typed before.

    F1  this help                     F6  talk{ $claims ->
        [yes] , claims and reactions
       *[no] {" "}and reactions
    }
    F2  a hint, among bots            F7  all that happened
    F3  take your last move back      F8  pause, rematch, clocks, save …
    F4  what the cards do             F9  dark or light
    F5  the rules                     F10 leave (or Ctrl-C, twice)

    Escape takes a sheet away and goes back to the list; Tab goes on to the line that you type in. Page up and page down
    move a table that does not fit. From 120 columns on, cards are drawn, and grow with the window.
    Whatever can be typed line by line can be typed here, too.
no-such-card = There is no card “{ $words }”. Write its name or its letters, for example “card eg6”.
card-which = Say which card, by its name or its letters.
