# What the workshop says: only designers load it.
lab-title = The workshop
lab-about = Change a card, see what it does to the game, try it with people, and print it.
lab-back = Back to the workshop
lab-opening = Opening…
lab-try-again = Try again

lab-key = Key
lab-key-title = The workshop is closed
lab-key-about = The key is in the link that the server shows when it starts with “sobremesa serve --lab”. Paste the whole link here, or the key alone.
lab-key-wrong = That key does not open it
lab-key-enter = Open
lab-key-gone = The key no longer opens the workshop
lab-key-gone-about = What you typed is still here. Paste the new key and it will be saved.
lab-key-give = Give the key

lab-decks = Decks
lab-decks-about = A copy of the printed deck, to change as you like.
lab-decks-none = There is no deck of yours yet. Start with a copy of the printed one: it has every card, and you change what you want to try.
lab-new-deck = A new deck
lab-as-printed = same as printed
lab-problems = { $count ->
    [one] One problem
   *[other] { $count } problems
}
lab-runs = Simulations
lab-runs-about = Bots play thousands of games, and we tell you what happened.
lab-runs-none = Is it fair? How long does it take? Does one card win by itself? Bots play a thousand games in a while, and you get a report.
lab-new-run = Simulate
lab-run-line = { $games ->
    [one] one game
   *[other] { $games } games
} of { $seats }, { $level } bot
lab-playtests = Playtests
lab-playtests-about = Tables with your deck, and three questions at the end.
lab-playtests-none = Bots neither laugh nor yawn. Set up some tables, pass the links around, and read what people say.
lab-new-playtest = Try it with people
lab-playtest-line = { $deck } · { $over } of { $tables } tables finished
lab-answers-count = { $count ->
    [0] No answers
    [one] One answer
   *[other] { $count } answers
}
lab-state-waiting = Waiting its turn
lab-state-playing = The games are being played
lab-state-reporting = The report is being written
lab-state-failed = It could not be finished

lab-which-game = Which game?
lab-deck-name = Name of the deck
lab-deck-named = My { $game }
lab-deck-from-file = Start with a file
lab-deck-file-about = A TOML file, or a CSV sheet
lab-make-deck = Make the deck
lab-deck-lost = This deck cannot be opened
lab-deck = Deck
lab-printed-deck = { $game }, the printed deck

lab-saving-saved = Saved
lab-saving-changed = Not saved yet…
lab-saving-saving = Saving…
lab-saving-away = We cannot reach the server. What you type stays on this device and is saved as soon as it is back.
lab-saving-stale = Another version was saved
lab-saving-refused = It could not be saved.
lab-printed-fixed = The printed deck does not change: make a copy.
lab-stale = Somebody else saved this deck
lab-stale-about = It was saved from elsewhere while you were changing it here. Which one do we go on with? If you change your mind, “Undo” brings the other back.
lab-stale-mine = Go on with mine
lab-stale-theirs = Use the saved one
lab-stale-choose = Choose
lab-undo = Undo
lab-redo = Redo
lab-more = More
lab-print = Print
lab-try-with-people = Try it with people
lab-simulate = Simulate
lab-mend-first = A deck with problems cannot be played: mend them first. They are in the list.
lab-save-first = It is not saved yet. Try again in a moment.
lab-sheet = Sheet of the cards
lab-preview = How the cards look
lab-preview-behind = What you see is from before the problem.
lab-check = Check of the deck
lab-no-problems = All is well: it can be played.
lab-problems-more = { $count ->
    [one] And one more.
   *[other] And { $count } more.
}
lab-whole-deck = The whole deck
lab-has-problem = with a problem
lab-is-changed = changed
lab-was = Printed: { $value }.
lab-put-back = Put back
lab-put-back-of = Put back as printed: { $card }, { $field }, { $value }
lab-changes = { $count ->
    [0] Same as the printed deck
    [one] One change from the printed deck
   *[other] { $count } changes from the printed deck
}
lab-words-of = Words: { $words }
lab-all-cards = All cards
lab-card-before = Previous card
lab-card-next = Next card
lab-duplicate = Make a copy
lab-copy-of = { $name }, copy
lab-download-csv = Download the sheet (CSV)
lab-download-toml = Download the deck (TOML)
lab-upload = Upload a sheet or a deck
lab-delete-deck = Delete the deck
lab-delete-sure = The deck is deleted. Simulations and playtests made with it stay.
lab-delete-yes = Yes, delete
lab-delete-no = No

lab-column-id = Card
lab-column-name-es = Name (Spanish)
lab-column-name-en = Name (English)
lab-column-name = Name
lab-column-special = Special
lab-column-value = Value
lab-column-symbols = Symbols
lab-column-back = Back
lab-column-challenge = Challenge
lab-column-challenge-kind = Challenge
lab-column-challenge-faction = Faction of the challenge
lab-column-photo = Photo
lab-column-symbol = Symbol
lab-column-code = Code
lab-column-medal = Medal
lab-column-kind = Kind
lab-column-copies = Copies
lab-column-text-es = Text (Spanish)
lab-column-text-en = Text (English)
lab-column-text = Text
lab-choice-gnomos = gnomes
lab-choice-extraterrestres = aliens
lab-choice-illuminati = illuminati
lab-choice-abduccion = abduction
lab-choice-revelacion = revelation
lab-choice-ojo = eye
lab-choice-highest = highest value
lab-choice-lowest = lowest value
lab-choice-has = shows a faction
lab-choice-even = even value
lab-choice-odd = odd value
lab-choice-far = farthest value
lab-choice-shares = shares a symbol
lab-choice-double-agent = double agent
lab-choice-most-symbols = most symbols
lab-choice-fewest-symbols = fewest symbols
lab-choice-granada = grenade
lab-choice-casco = helmet
lab-choice-tanque = tank
lab-choice-avion = plane
lab-choice-action = action
lab-choice-reaction = reaction
lab-choice-true = yes
lab-choice-false = no

lab-simulate-about = Bots play with this deck, and at the end you read a report: whether it is fair, how long it takes, which cards win.
lab-rules = Change the rules
lab-rules-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
}
lab-level = How the bots play
lab-how-many-games = How many games?
lab-games-number = Number of games
lab-lasts = { $unit ->
    [second] If the server has nothing else to do it takes about { $count } seconds.
    [minute] If the server has nothing else to do it takes { $count ->
        [one] about a minute.
       *[other] about { $count } minutes.
    }
   *[hour] If the server has nothing else to do it takes { $count ->
        [one] about an hour.
       *[other] about { $count } hours.
    }
}
lab-precision = With { $games } games you see differences of { $points } points or more.
lab-quota = { $left } games are left today, up to { $most } at a time.
lab-queue = { $count ->
    [one] One simulation is ahead.
   *[other] { $count } simulations are ahead.
}
lab-begin-run = Start playing
lab-run-lost = This simulation cannot be opened
lab-run-note = You can close the page: it goes on. Nobody notices at the tables where people play.
lab-progress = Games played
lab-played = { $played } of { $games } games
lab-left = { $unit ->
    [second] { $count } s left
    [minute] { $count } min left
   *[hour] { $count } h left
}
lab-stop = Stop here
lab-resume = Go on playing
lab-nothing-played = Not a single game was played
lab-stopped-note = { $played ->
    [one] It was stopped early: the report counts one game.
   *[other] It was stopped early: the report counts { $played } games.
}
lab-report = Report
lab-reading = Fetching the report…
lab-comparison = Comparison
lab-comparing = Comparing…
lab-compare = Compare with…
lab-compare-with = What do we compare it with?
lab-compare-printed = With the printed deck
lab-compare-printed-about = If need be another { $games } games are played, with the same deals.
lab-compare-none = There is no other simulation or playtest of this game yet.
lab-compare-waits = To compare, the games of the other side are still to be played.
lab-print-this = Print this
lab-file-pdf = PDF
lab-file-csv = Data (CSV)
lab-file-parquet = Parquet
lab-to-deck = Go to the deck
lab-delete-run = Delete the simulation
lab-delete-run-sure = The games and the report are deleted.

lab-playtest-about = Tables are set up with this deck. Pass one link to each table, or put up the QR codes. When they finish, we ask three things.
lab-playtest-name = Name of the playtest
lab-playtest-named = Playtest of { $deck }
lab-tables = Tables
lab-bots-each = Bots at each table
lab-questions = Three questions at the end
lab-question-number = Question { $number }
lab-question-1 = Did you have fun?
lab-question-2 = Did it feel fair?
lab-question-3 = Would you play it again?
lab-open-playtest = { $count ->
    [one] Set up the table
   *[other] Set up { $count } tables
}
lab-playtest-lost = This playtest cannot be opened
lab-playtest-next = The tables are ready: pass one link to each group, or print the sheet with the QR codes and cut it up.
lab-tables-over = { $over } of { $tables } tables finished
lab-to-tables = The tables
lab-sheet-print = Sheet to print
lab-seats = { $count } at each table
lab-table-number = Table { $number }
lab-table-waiting = not started
lab-table-playing = playing
lab-table-over = finished
lab-table-left = abandoned
lab-invite = Link
lab-invite-about = Whoever opens this link sits down at this table.
lab-players = { $names } playing
lab-winners = { $count ->
    [one] { $names } won
   *[other] { $names } won
}
lab-minutes = { $minutes } min
lab-moves = { $count ->
    [one] one move
   *[other] { $count } moves
}
lab-dropped = Left early: { $names }
lab-pace = { $player }: { $median } s a decision ({ $decisions }), the longest { $slowest } s
lab-mean = Average { $mean } of 5
lab-who-won = won
lab-no-answers = Answers show up here when the first table finishes.
lab-delete-playtest = Delete the playtest
lab-delete-playtest-sure = The tables and the answers are deleted.

lab-print-what = What to print
lab-print-cards = Cards
lab-print-cards-about = to cut out, with crop marks
lab-print-cards-file = cards
lab-print-rules = Rulebook
lab-print-rules-about = with the cards of this deck
lab-print-rules-file = rules
lab-print-box = Box
lab-print-box-about = to cut and fold
lab-print-box-file = box
lab-print-images = Images
lab-print-images-about = one a card, for a printer
lab-print-images-file = images
lab-print-tabletop = Tabletop Simulator
lab-print-tabletop-about = the sheets and their file
lab-print-tabletop-file = tabletop
lab-paper = Paper
lab-size = Card once cut
lab-bleed = Bleed
lab-bleed-none = none
lab-backs = Backs
lab-backs-duplex = double-sided
lab-backs-fold = to fold and glue
lab-backs-none = no backs
lab-download = Download
lab-printing = Preparing…
lab-printing-about = It is being drawn. It may take a minute.
lab-print-note = Print at 100 %, never “fit to page”.
