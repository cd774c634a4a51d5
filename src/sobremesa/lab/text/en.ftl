# The lab: studies, reports and comparisons.

study-too-large = { $file }: a study has at most { $largest } bytes.
study-not-toml = { $file } is no TOML: { $reason }
study-unknown = { $file }, field "{ $field }": nobody will read it. A study may say: { $allowed }.
study-value = { $file }, field "{ $field }": says { $value }; it must be: { $allowed }.
study-a-text = a text in quotes
study-of-people = This study is of games that people played: it cannot be played again. Its report can be read.
run-exists = { $folder } holds a run already. Choose another folder, or go on with it: --resume.
run-other-study = { $folder } holds a run of another study: its game, seats, options, deck, bots or seed differ. Choose another folder.
run-not-empty = { $folder } is not empty and holds no run. Choose another folder.
run-missing = { $folder } holds no run. Make one: sobremesa lab run GAME --out { $folder }
run-damaged = { $folder }: a table of this run is damaged and cannot be read. Delete its folder and play the study again.
run-empty = { $folder } holds no games yet. Go on with it: sobremesa lab run --resume --out { $folder }

report-title = { $game }: what the lab found
report-what = { $games } games, { $seats } seats, bots: { $bots }. Deck: { $deck }. Rules: { $options }.
report-usual-options = as printed
report-usual-deck = the game's own
report-foot = Study { $digest }, seed { $seed }. Numbers in brackets are 95 % intervals: nineteen of twenty such intervals hold the true number.
report-what-people = { $games } games of people, { $seats } seats. Deck: { $deck }. Rules: { $options }.
report-foot-people = Played by people at live tables. Numbers in brackets are 95 % intervals: nineteen of twenty such intervals hold the true number.

lamp-green = Good
lamp-amber = Look at it
lamp-red = Out of line
lamp-grey = Not known
question-start = Is the start fair?
question-cards = Is every card useful?
question-length = Does it last as long as the box says?
question-choices = Do choices matter?
question-skill = Does the better player win?

light-start-fair = Yes. Seat { $seat } is farthest from even, with { $share } % of the victories [{ $low }, { $high }]; even is { $even } %.
light-start-unfair = No. Seat { $seat } takes { $share } % of the victories [{ $low }, { $high }]; even is { $even } %.
light-start-unsure = Perhaps not. Seat { $seat } takes { $share } % of the victories [{ $low }, { $high }]; even is { $even } %. More games would tell.
light-cards-none = This game has no cards that can be told apart.
light-cards-odd = { $count ->
    [one] One card is out of line: { $names }.
   *[other] { $count } cards are out of line, { $names } first.
  }
light-cards-unused = { $count ->
    [one] One card is held and hardly ever used: { $names }.
   *[other] { $count } cards are held and hardly ever used: { $names }.
  }
light-cards-even = As far as these games tell: no card is off by more than chance explains, give or take { $width } points.
light-length-none = This run does not say.
light-length-fits = Yes. Eight games of ten would take people { $tenth } to { $ninetieth } minutes; the box says { $low } to { $high }.
light-length-differs = Eight games of ten would take people { $tenth } to { $ninetieth } minutes; the box says { $low } to { $high }.
light-choices-none = These games were not looked into.
light-choices-matter = Yes. In { $share } % of the decisions [{ $low }, { $high }] the best move is clearly better than the second.
light-choices-little = Seldom. In { $share } % of the decisions [{ $low }, { $high }] the best move is clearly better than the second.
light-skill-none = There is no level below this bot to compare with. See: sobremesa lab skill
light-skill-right = Yes, and not always. { $better } takes { $share } % of the victories against { $worse } [{ $low }, { $high }].
light-skill-luck = Hardly. { $better } takes { $share } % of the victories against { $worse } [{ $low }, { $high }].
light-skill-steep = Nearly always. { $better } takes { $share } % of the victories against { $worse } [{ $low }, { $high }]: there is a step missing between the two.
light-skill-unsure = { $better } takes { $share } % of the victories against { $worse } [{ $low }, { $high }]. More games would tell.

chapter-start = The start
about-start = The part of the victories that each seat takes. The dashed line is where all would be equal; terracotta is certainly off it.
start-p = If all seats were equal, chance alone would make them at least this uneven with p = { $p }.
chapter-cards = The cards
about-cards = How much more often than the average a seat wins that was dealt the card, in points. Opening hands come by chance, so this is close to what the card does; who has it later, or at the end, keeps company with winning and need not be the cause.
chapter-length = The length
about-length = Lines mark a tenth, half and nine tenths of the games. Minutes are what people would take, estimated from the choices.
chapter-choices = The choices
about-choices = Some games were searched again, deeper, at twelve moments each.
chapter-swing = The story of a game
about-swing = The chance of whoever wins in the end, from the first move to the last: half of the games are above the line, eight of ten inside the band.
chapter-skill = Skill and luck
about-skill = The same deals, played from both sides.
chapter-knowledge = What is hidden
about-knowledge = What a seat cannot tell, in bits: how much each card's place surprises, added up over the cards. Falling means that people find things out.
chapter-use = What is used
about-use = Of the times a kind of move could be made, how often it was; and how often that is in a game.
chapter-endings = How it ends
about-endings = What decided the games.

a-seat = Seat { $seat }
the-starter = Whoever starts
axis-won = part of the victories, %
axis-gain = gain when dealt, points
axis-minutes = minutes
axis-choices = real choices
axis-moves = moves
axis-rounds = rounds
axis-game = % of the game
choices-mattering = Decisions where the best move is clearly better, %
choices-gap = What the best move gains over the second, points
choices-forced = Decisions without a choice, %
choices-legal = Moves to choose from
swing-changes = Changes of the lead in a game
swing-drama = How far winners were behind, on average, points
swing-decided = Decided after this part of the game, %
swing-early = Games decided before their last quarter, %
swing-comebacks = Games won from a chance below 25 %, %
skill-won = Victories of { $better } against { $worse }, %
skill-luck = Deals that the same side won, whoever played it, %
head-side = Side
head-won = Won, %
head-card = Card
head-gain = Gain
head-opening = Dealt
head-held = In hand
head-unseen = Never
head-final = At the end
head-used = Used, %
head-p = p
head-what = What
head-mean = Mean
head-tenth = 10 %
head-median = Half
head-ninetieth = 90 %
head-most = Most
head-value = Found
head-move = Move
head-chosen = Made, %
head-each-game = A game
head-ending = Ending
head-games = Games, %

compare-other-game = { $first } and { $second } are runs of different games or numbers of seats: only the same game can be compared.
compare-first-seat = Victories of seat 1, %
compare-starter = Victories of whoever starts, %
compare-moves = Moves
compare-choices = Real choices
compare-minutes = Minutes
compare-margin = Margin of victory
compare-card = Victories when dealt { $card }, %
compare-differs = { $what }: { $first } → { $second } ({ $difference } [{ $low }, { $high }]; p { $p }).
compare-same = { $what }: no difference that these games would show ({ $difference } [{ $low }, { $high }]; p { $p }).
compare-unsure = { $what }: no difference seen ({ $difference } [{ $low }, { $high }]; p { $p }). About { $games } games would show one worth a word.
sheet-empty = The sheet is empty. Its first row names the columns: { $columns }.
sheet-problems = { $count ->
    [one] The sheet is no deck yet, for one reason:
   *[other] The sheet is no deck yet, for { $count } reasons:
  }
sheet-column = column "{ $column }": this game's cards have no such field. They have: { $columns }.
sheet-missing = column "{ $column }" is missing.
sheet-long-row = row { $row }: has { $cells } cells, but there are { $columns } columns.
sheet-unreadable = The sheet cannot be read as CSV: { $reason }
sheet-cell = row { $row }, column "{ $column }": this cannot be written into a deck. It must be a text, a whole number, true or false, or a list of them.
sheet-value = row { $row }, column "{ $column }": says "{ $value }"; it must be { $kind ->
    [int] a whole number
   *[other] true or false
  }.
comparison-title = A: { $first }, B: { $second }
comparison-verdict = { $count ->
    [0] No difference that these games show, in { $rows } things that were compared.
    [one] One of { $rows } things that were compared certainly differs.
   *[other] { $count } of { $rows } things that were compared certainly differ.
  }
head-difference = B − A
bad-target = “{ $words }” is no target. Write starter=50% or minutes<=20, with one of these names or a card's: { $allowed }.
bad-range = “{ $words }” does not say which number of which card may change. Write CARD.FIELD=1..9, or FIELD=1..9 for all cards.
no-ray = Playing on a cluster needs Ray, which is not here. Install it with: pip install "sobremesa[ray]"
no-cluster = There is no Ray cluster at { $address }. Look at RAY_ADDRESS, or unset it to play on this machine.
ray-own-games = { $game } is no game of the package, and the other machines do not have it. Play it without --on ray.
ray-other-edition = A machine of the cluster has another edition of the game. Install the same version of Sobremesa on all of them.
exchange-unknown = “{ $card }” is no card of this deck. They are: { $allowed }.
exchange-kinds = “{ $card }” cannot be exchanged on the same deal: that takes two different cards, of a deck that has each of them once.
