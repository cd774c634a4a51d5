bad-option-name = There is no option “{ $option }”. Options of this game: { $allowed }.
bad-option-value = Option “{ $option }” cannot be “{ $value }”. Allowed: { $allowed }.
bad-seats = { $game } is not played by { $seats }. Allowed numbers of players: { $allowed }.
bad-names = { $seats } names are needed, one per player, and there are { $names }.
bad-name = The name { $name } will not do: write 1 to { $longest } visible characters.
bad-seed = The seed “{ $seed }” will not do: write a whole number from 0 to { $largest }, or “key:” and 64 hexadecimal digits.

bad-deck = The deck { $file } has { $count ->
    [one] one problem:
   *[other] { $count } problems:
}
bad-given-deck = This deck has { $count ->
    [one] one problem:
   *[other] { $count } problems:
}
deck-problem = { $where }, field “{ $field }”: { $what }
deck-missing = is missing; it must be { $allowed }.
deck-value = says { $value }; it must be { $allowed }.
deck-unknown-field = there is no such field; the possible ones are { $allowed }.
deck-too-large = the file is too large; at most { $largest } bytes are read.
deck-unreadable = the file cannot be read ({ $reason }). Check that it exists and that you may read it.
deck-not-text = the file is not UTF-8 text. Save it as UTF-8 text in TOML format.
deck-long-key = a key has too many parts; at most { $most } may be joined with dots.
deck-long-word = a name or number is too long; at most { $longest } characters outside quotes.
deck-too-deep = its tables and lists are nested too deep; at most { $deepest } brackets may be open.
deck-not-toml = the file is not valid TOML: { $reason }

unreadable-move = I do not understand the move “{ $move }”. Try: { $hint }.
ambiguous-move = The move “{ $move }” may be several: { $fits }. Write it in full.
long-move = That move is too long: a move has at most { $longest } characters.
illegal-move = You cannot play “{ $move }” now: { $why } ({ $clause })
not-your-turn = It is not { $name }'s turn. Waiting for: { $waiting }.
game-is-over = The game is over: { $name } cannot play any more. You can start another one.

record-heading = it must say “{ $heading }”: this does not look like a saved game.
record-line = Line { $line } of the saved game: { $what }
record-field = “{ $words }” makes no sense; a line of the heading starts with { $allowed } and goes on with its value.
record-option = “{ $words }” must be “option name=value”.
record-twice = the field “{ $field }” is there twice; it must be there once.
record-seat = “{ $words }” must start with the player's number, 0 to { $last }, and go on with the move.
record-after-end = there is something after “end”, which closes the game.
record-missing = The saved game lacks the field “{ $field }”.
record-bad-edition = The saved game says edition “{ $value }”; it must be a whole number.
record-too-long = The saved game is too long: at most { $longest } characters are read.
record-edition = The saved game is of { $record } and here { $here } is played: it cannot be repeated alike.
record-deck = The saved game was played with another deck ({ $record }); yours is { $here }. Name the same file with --deck.
record-move = Move { $number } of the saved game (“{ $move }”): { $why }
record-not-over = The saved game says that it ended (“end”) but moves are missing.

why-search = it does best in the worlds that you can imagine from your seat.

no-claims = { $game } has no claims such as “{ $words }”.
bad-claim-seat = There is no player { $seat }: they go from 0 to { $last }.
record-claim = The claim “{ $words }” of the saved game: { $why }

bad-bot-name = A bot of your own is written as file.py:Class or module:Class, not “{ $bot }”.
bad-bot-missing = The bot “{ $bot }” was not found: { $reason }.
bad-bot-broken = The bot “{ $bot }” failed: { $reason }.
bad-bot-move = The bot “{ $bot }” chose { $move }, which is not a legal move there.
bad-bot-kind = “{ $bot }” is not a bot: a bot is a subclass of sobremesa.Bot.

kit-refused = that cannot be done now. What can be done: { $allowed }.

bad-game = The game in { $file } cannot be used: { $what }
games-no-folder = There is no folder { $folder } with games.
games-none = There are no games in { $folder }: each one is a folder with a game.py ({ $file }).
games-broken = it fails with { $reason }.
games-no-class = it must say { $name } = its class, a kind of Game.
games-other-name = its about.name is “{ $name }”, but its folder is called “{ $folder }”; both must be the same word.
games-bad-folder = the folder's name “{ $folder }” must be a Python name: letters, digits and _, not beginning with a digit.
games-taken = the name “{ $folder }” is taken by { $file }; call the folder something else.
games-same-name = The game “{ $name }” of { $folder } cannot be used: there is already one of that name. Call it something else.
games-law = { $reason }.

no-judgement = The bots play without what they learned: { $reason }
judgement-missing = { $file } cannot be read ({ $reason }).
judgement-damaged = { $file } is damaged. Install Sobremesa again.
judgement-format = { $file } has format { $found }, and this version reads format { $wanted }.
judgement-game = { $file } is of another game.
judgement-edition = { $file } was learned with another edition of the rules.
judgement-deck = they learned with the usual deck, and this is another one.
judgement-seats = they learned with another number of players.
judgement-options = they learned with the usual options, and these are others.
judgement-inputs = { $file } was made by another version.
