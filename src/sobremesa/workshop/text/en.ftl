# What the workshop refuses.
told = { $what }
refused-lab-key = The workshop has a key, and this is not it. Open the link that “sobremesa serve --lab” prints.
refused-lab-weak-key = { $name } must have 16 to 128 characters of A-Z, a-z, 0-9, - and _.
refused-lab-bad-key-file = The file { $file } holds no key. Delete it, and a new one is made.
refused-lab-setting = { $name } cannot be “{ $value }”: it has to be a whole number.
refused-lab-unknown = There is no such thing in the workshop. It may have been deleted.
refused-lab-full = There is no room for more: { $most } is the most. Delete what you no longer need.
refused-lab-game = There is no game “{ $game }”. Games: { $allowed }.
refused-lab-value = “{ $field }” must be: { $allowed }.
refused-lab-printed = This is the printed deck: it cannot be changed. Make a copy of it.
refused-lab-stale = The deck was changed elsewhere in the meantime. Load it again, then make your change.
refused-lab-long-deck = The deck is too long: at most { $longest } characters.
refused-lab-problems = { $count ->
    [one] Something is wrong with the deck “{ $name }”. Mend it first.
   *[other] { $count } things are wrong with the deck “{ $name }”. Mend them first.
  }
refused-lab-bot = There is not a bot “{ $bot }”. Bots: { $allowed }.
refused-lab-games-per-run = That is too many games for one simulation: at most { $most }.
refused-lab-games-per-day = That is too many games for today: { $left } of { $most } are left. The day ends at midnight, UTC.
refused-lab-line-full = { $most } simulations are waiting already. Stop one, or come back later.
refused-lab-not-stopped = It can be resumed when it has stopped.
refused-lab-no-report = There are no games to report on yet.
refused-lab-two-games = Only runs of the same game can be compared.
refused-lab-tables-per-day = That is too many tables for today: at most { $most }. The day ends at midnight, UTC.
refused-lab-not-over = The game is not over: afterwards you can say what you thought of it.
refused-lab-extra = This server has not installed what that takes ({ $names }). Whoever runs it can: pip install "sobremesa[{ $extra }]"
refused-lab-busy = Others are waiting for reports and prints already. Try again in a moment.
refused-lab-too-long = That took longer than { $seconds } seconds, and was given up.
refused-lab-broken = Something failed on our side. Try again; if it fails again, tell whoever runs the server.
refused-lab-no-room = There is no room left on the server’s disk. Nothing was changed.
refused-lab-no-write = The server cannot write to its disk ({ $reason }). Nothing was changed.

tabletop-how = Upload the pictures, or put them into a folder. Then replace { $pictures } in { $file } with where they are, and put that file into the folder “Saves/Saved Objects” of Tabletop Simulator.

# After a game of a playtest.
question-fun = Did you have fun?
question-fair = Did it feel fair?
question-again = Would you play it again?

# The links of a playtest on paper.
sheet-table = Table { $number }
sheet-how = { $game }: point the camera at a code and take a seat. Everybody at a table uses the same one.
