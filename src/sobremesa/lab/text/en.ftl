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
run-damaged = { $folder }: a table of this run is damaged, or was written by another version, and cannot be read. Delete its folder and play the study again.
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

light-start-fair = Yes. { $who } takes { $share } % of the victories [{ $low }, { $high }], the farthest from even, which is { $even } %.
light-seat = Seat { $seat }
light-starter = Whoever starts
light-start-uneven = Not quite. { $who } takes { $share } % of the victories [{ $low }, { $high }], which is certainly not even ({ $even } %).
light-start-unfair = No. { $who } takes { $share } % of the victories [{ $low }, { $high }]; even is { $even } %.
light-start-unsure = Perhaps not. { $who } takes { $share } % of the victories [{ $low }, { $high }]; even is { $even } %. More games would tell.
light-start-open = Not known yet. { $who } takes { $share } % of the victories [{ $low }, { $high }]; even is { $even } %. More games would tell.
light-cards-none = This game has no cards that can be told apart.
light-cards-odd = { $count ->
    [one] One card is out of line: { $names }.
   *[other] { $count } cards are out of line, { $names } first.
  }
light-cards-unused = { $count ->
    [one] One card is held and hardly ever used: { $names }.
   *[other] { $count } cards are held and hardly ever used: { $names }.
  }
light-cards-unsure = No card is certainly off, but these games only tell to { $width } points. More games would tell.
light-cards-even = As far as these games tell: no card is off by more than chance explains, give or take { $width } points.
light-length-none = This run does not say.
light-length-fits = Yes. Eight games of ten would take people { $tenth } to { $ninetieth } minutes; the box says { $low } to { $high }.
light-length-differs = Eight games of ten would take people { $tenth } to { $ninetieth } minutes; the box says { $low } to { $high }.
light-length-alone = Eight games of ten would take people { $tenth } to { $ninetieth } minutes; compare it with what your box will say.
light-choices-none = These games were not looked into.
light-choices-matter = Yes. In { $share } % of the decisions [{ $low }, { $high }] the best move is clearly better than the second.
light-choices-little = Seldom. In { $share } % of the decisions [{ $low }, { $high }] the best move is clearly better than the second.
light-skill-none = This run does not say: there is no level below this bot, or they have not met yet. See: sobremesa lab skill
light-skill-right = Yes, and not always. { $better } takes { $share } % of the victories against { $worse } [{ $low }, { $high }].
light-skill-luck = Hardly. { $better } takes { $share } % of the victories against { $worse } [{ $low }, { $high }].
light-skill-steep = Nearly always. { $better } takes { $share } % of the victories against { $worse } [{ $low }, { $high }]: there is a step missing between the two.
light-skill-unsure = { $better } takes { $share } % of the victories against { $worse } [{ $low }, { $high }]. More games would tell.

chapter-start = The start
about-start = The part of the victories that each seat takes. The dashed line is where all would be equal; terracotta is certainly off it.
start-p = If all seats were equal, chance alone would make them at least this uneven with p = { $p } ({ $corrected }, corrected for everything that this report tests).
chapter-cards = The cards
about-cards = How much more often than the average a seat wins that was dealt the card, in points. Opening hands come by chance, so this is close to what the card does. Terracotta is certainly off by more than five points; p is corrected for everything that this report tests.
cards-company = Who has the card later, never, or at the end. This keeps company with winning and need not be its cause: long games see more cards, and whoever is ahead keeps the good ones. “sobremesa lab exchange” tells what a card does by itself.
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
chapter-talk = What is said
about-talk = Claims at the table, and how many of those that can be checked were false when they were made. What bluffing is worth: sobremesa lab skill.
talk-claims = Claims in a game
talk-lies = False ones, %
chapter-use = What is used
about-use = Of the times a kind of move could be made, how often it was; and how often that is in a game.
chapter-endings = How it ends
about-endings = What decided the games.
chapter-oddities = What does not look like play
about-oddities = Games that nobody wins, that do not end, or in which nothing is done. One plan that always wins: sobremesa lab skill.
odd-unwon = Games that nobody won, %
odd-joint = Games that more than one seat won, %
odd-endless = Games of more than three times the usual moves, %
odd-passed = Most turns in a row without an action
odd-idle-round = Games with a whole round of such turns, %
odd-longest = The longest games. “sobremesa lab record RUN GAME” writes one down, to be replayed.

a-seat = Seat { $seat }
the-starter = Whoever starts
role-leader = Dealt a Leader
role-follower = Dealt followers only
role-turned = Left their side during the game
start-sides = How often a player of each side and role wins, alone or with others:
axis-won = part of the victories, %
axis-gain = gain when dealt, points
axis-minutes = minutes
axis-choices = real choices
axis-moves = moves
axis-rounds = rounds
axis-game = % of the game
axis-wait = longest wait for the next decision, minutes
axis-decided = decided, %
axis-games = games, %
choices-mattering = Decisions where the best move is clearly better, %
choices-gap = What the best move gains over the second, points
choices-forced = Decisions without a choice, %
choices-legal = Moves to choose from
swing-changes = Changes of the lead in a game
swing-drama = How far winners were behind, on average, points
swing-decided = Decided after this part of the game, %
swing-early = Games decided before their last quarter, %
swing-comebacks = Games won from less than half of an even chance, %
skill-won = Victories of { $better } against { $worse }, %
skill-luck = Deals that the same side won, whoever played it, %
head-side = Side
head-won = Won, %
head-card = Card
head-gain = Gain
head-opening = Dealt
head-held = In hand
head-unseen = Never
head-seen = Hand − never
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
head-game = Game
head-moves = Moves

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
no-local-cluster = Ray could not start a cluster on this machine: { $reason } Try again, or play without --on ray.
no-cluster = There is no Ray cluster at { $address }. Look at RAY_ADDRESS, or unset it to play on this machine.
ray-own-games = { $game } is no game of the package, and the other machines do not have it. Play it without --on ray.
ray-other-edition = A machine of the cluster has another edition of the game. Install the same version of Sobremesa on all of them.
exchange-unknown = “{ $card }” is no card of this deck. They are: { $allowed }.
exchange-kinds = “{ $card }” cannot be exchanged on the same deal: that takes two different cards, of a deck that has each of them once.
sweep-games = Games
sweep-first = Seat 1, %
sweep-starter = Starter, %
sweep-minutes = Minutes
sweep-choices = Choices that matter, %
sweep-decided = Decided after, %
skill-bot = Bot
skill-rival = Against
skill-deals = Deals
skill-share = Victories, %
skill-luck-of-deals = Won by the deal, %
skill-steps = { $steps ->
    [0] No level certainly beats the one below in six games of ten.
    [one] One step: one level certainly beats the one below in six games of ten.
   *[other] { $steps } steps: so many levels certainly beat the one below in six games of ten.
  }
restricted-no-memory = itself, without memory
restricted-no-talk = itself, without talk
restricted-no-look-ahead = itself, without looking ahead
sweep-moves = Moves
sweep-title = { $game }: { $options }
sweep-what = { $variants } variants on the same deals, bots: { $bots }, seed { $seed }. Numbers in brackets are 95 % intervals.
skill-elo = Elo
skill-title = { $game }: how far skill goes
skill-plans = { $count ->
    [0] No single idea beats thinking.
   *[other] Degenerate: a bot that makes this move whenever it can beats one that thinks: { $plans }.
  }
restricted-no-bluff = itself, never lying
restricted-plan = itself, “{ $verb }” whenever it can
axis-won-row = wins, %
axis-rival = against
axis-against = victories of { $bot }, %
run-no-game = { $folder } has no game { $game }.
