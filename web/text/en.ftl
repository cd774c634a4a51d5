# What the page says; what the games say is in each game's own files.
home = Sobremesa, go home
home-title = What shall we play?
page = The page
play-bots = Play against bots
invite-friends = Invite friends
learn = Learn to play { $game }
running = Your running games
running-as = you play as { $name }
forget-table = Take the game of { $game } off this list
open-tables = Open tables
no-tables = There are no open tables now. Set one up and pass the link on.
past = Finished games
free-seats = { $free ->
    [one] one free seat
   *[other] { $free } free seats
}
status-waiting = about to start
status-playing = being played, come and watch
status-over = finished
guest = Me
you = you
offline = The server cannot be reached. Check your connection and try again in a moment.
close = Close
to-home = Back to the start

settings = Settings
language = Language
theme = Light
theme-auto = automatic
theme-light = by day
theme-dark = by night
motion = Motion
motion-auto = automatic
motion-on = yes
motion-off = no
contrast = More contrast
sound = Sounds: paper, wood and a little bell

connecting = Coming to the table…
line-lost = The connection broke. We are coming back…
ended-title = You cannot come to this table

new-table = A new table
new-table-of = A table of { $game }
new-table-about = We set the table and give you a link to send to your friends. Nobody has to sign up.
your-name = Your name
your-name-like = What they call you
how-many = How many of you will play?
how-many-bots = How many of them are bots?
bots-level = Level of the bots
more-options = Change how it is played
option-number = a number from { $first } to { $last }:
clock = Time
clock-none = no clock
clock-by-move = a time for each move
clock-by-player = a time for the whole game
seconds = seconds
minutes-each = minutes for each player
clock-move = { $seconds } seconds for each move
clock-player = { $minutes } minutes for each player, and { $increment } seconds more for each move
option-public = Show the table in the list of open tables
option-memory = Help to remember what was seen
option-spectators = Let others watch the game
table-public = it is listed among the open tables
table-by-link = only who has the link comes in
memory-aid = the table helps to remember what was seen
own-deck = it is played with a deck of its own
no-spectators = nobody can watch
open-table = Set the table

level-facil = easy
level-normal = normal
level-dificil = hard
level-experto = expert
bot-name = Bot, { $level }
bot-level = bot
away = left: a bot plays

gone = not connected

lobby-waiting = Waiting for everybody to sit down
lobby-ready = Everybody is here
seats = Who plays
free-seat = free seat
seat-bot = Seat a bot
sit-down = Sit down
table-full = The table is full. You can watch once the game starts.
invite = Invite who is missing
invite-about = { $free ->
    [one] One person is missing: send them this link.
   *[other] { $free } people are missing: send them this link.
}
link = Link
copy = Copy the link
copied = Copied
share = Share
share-text = Come and play
qr = QR code
qr-alt = QR code with the link
start = Start
start-when = { $free ->
    [one] One seat has to be taken before you start.
   *[other] { $free } seats have to be taken before you start.
}
how-we-play = How this table plays

your-turn = Your turn
your-moves = What is asked of you
to-act = to act
wait = Wait for the others.
wait-for = Wait: it is the turn of { $names }.
watching = You are watching the game.
watching-turn = You are watching. It is the turn of { $names }.
sealed = You have chosen. It is shown when everybody has.
paused = The game is paused.
you-are-away = While you were away, a bot plays for you.
come-back = Play again yourself
moves-as-list = List
table-tools = The table
hint = Hint
hint-chance = (wins { $chance } %):
tab-log = What happened
tab-talk = Talk
tab-rules = Rules
tab-menu = Table
rules = Rules
rules-seek = Search the rules
talk-empty = Nobody has said anything yet. Say hello.
talk-off = there is no written talk at this table
talk-say = Say something
talk-send = Say
claim = Claim something
claim-choose = Claim something…
claim-send = Claim
claims = claims: “{ $words }”

agree-on = Agree on something
pause = Propose a pause
resume = Propose to go on
undo = Ask to undo your move
agree = I agree
decline = No
proposed = { $what ->
    [pause] { $name } proposes a pause.
    [resume] { $name } proposes to go on.
    [undo] { $name } asks to undo a move.
   *[rematch] { $name } wants a rematch.
}
proposal-open = { $what ->
    [pause] A pause was proposed: the others have yet to answer.
    [resume] Going on was proposed: the others have yet to answer.
    [undo] Undoing was asked for: the others have yet to answer.
   *[rematch] A rematch was asked for: the others have yet to answer.
}
rematch = Rematch
replay = See the replay
own-link = Your seat
own-link-about = This link brings you back to your seat from any device. It is yours alone: pass it on to nobody.
leave = Leave the table
leave-sure = If you leave, a bot goes on for you until you come back.
leave-sure-early = If you leave, your seat is free again.
stay = I stay

fairness = Fair play
fairness-short = Nobody chose how the cards came, and that can be checked.
fairness-see = See the proof
fairness-long = Before the start the table kept a secret and published its fingerprint. Every player added chance of their own. The shuffle follows from both, so nobody could choose it.
fairness-commitment = The fingerprint that was published
fairness-later = When the game is over the secret is opened, and we check it right here.
fairness-secret-good = The secret fits the fingerprint that was published.
fairness-secret-bad = The secret does not fit the fingerprint that was published: the deck may have been chosen.
fairness-seed-good = The shuffle follows from that secret and the players' own chance.
fairness-seed-bad = The shuffle does not follow from that secret and the players' own chance.
fairness-verify = To check every card too, save the game and use “sobremesa verify”.
record-save = Save the game

result-you = You win! { $reason } ({ $clause })
result-with-you = You win, together with { $names }! { $reason } ({ $clause })
result-others = { $count ->
    [one] { $names } wins: { $reason } ({ $clause })
   *[other] { $names } win: { $reason } ({ $clause })
}
result-nobody = Nobody wins: { $reason } ({ $clause })

news-sat-down = { $name } sits down.
news-bot-sat-down = A bot sits down: { $level }.
news-stood-up = { $name } leaves a free seat.
news-game-started = Game { $number }
news-stood-in = { $name } left: a bot ({ $level }) plays instead.
news-out-of-time = { $name } ran out of time: a bot ({ $level }) plays instead.
news-came-back = { $name } is back.
news-asserted = { $name } claims: “{ $words }”.
news-suggested = { $what ->
    [pause] { $name } proposes a pause.
    [resume] { $name } proposes to go on.
    [undo] { $name } asks to undo a move.
   *[rematch] { $name } wants a rematch.
}
news-agreed = { $what ->
    [pause] A pause was agreed on.
    [resume] The game goes on.
    [undo] The move was undone.
   *[rematch] There is a rematch.
}
news-declined = There was no agreement.

replay-title = Replay
replay-of = Replay of { $game }
replay-loading = Looking for the game…
replay-none = This game cannot be seen
replay-deal = The deal.
replay-step = Step of the game
replay-first = Go to the beginning
replay-back = One step back
replay-next = One step on
replay-last = Go to the end
replay-play = Play
replay-stop = Stop
replay-share-about = This link shows the replay of the table.
eyes = Through the eyes of
eyes-open = everybody: all cards open
eyes-of = { $name }

you-name = You
learn-none = There is no lesson for this game yet
learn-step = Step { $step } of { $steps }
learn-on = Go on
learn-done = Done! Let us play
learn-leave = Leave the lesson
learn-other = That would be possible too, but for this lesson try: { $expected }.

evidencia-ask-order = Hang your evidence in order and present it.
evidencia-card = { $name }, value { $value }. Symbols: { $symbols }. Back: { $back }.
evidencia-asks = As a challenge: { $challenge }.
evidencia-back = Card face down, back: { $back }
evidencia-sealed = Card chosen, still covered
evidencia-yours = You
evidencia-your-zone = Your zone
evidencia-zone-empty = no evidence yet
evidencia-to-zone = Keep it here
evidencia-row-ready = Row ready
evidencia-pile = { $count } left
evidencia-challenges-left = { $count ->
    [0] no more challenges
    [one] 1 challenge left
   *[other] { $count } challenges left
}
evidencia-play = Play { $card }
evidencia-take = Take { $card }
evidencia-slot = Slot { $slot } of the pyramid
evidencia-place = Place { $place }: { $card }
evidencia-order-how = Drag each card to its place, or use the arrow keys. Touch a criterion to see its thread.
evidencia-presented-wait = Your row hangs. Your rival has yet to hang theirs.
evidencia-present = Present the row
evidencia-row-of = The row of { $name }
evidencia-sheet = The score sheet, criterion by criterion
evidencia-criterion = Criterion
evidencia-total = Total
evidencia-reach-final = { $count }
evidencia-reach-series = { $count } in a row
evidencia-reach-symbol = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
evidencia-reach-base = { $count ->
    [one] once
   *[other] { $count } times
}
evidencia-reach-middle = { $count ->
    [one] 1 pair
   *[other] { $count } pairs
}
evidencia-reach-top = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
evidencia-foot-highest = asks for the highest value
evidencia-foot-lowest = asks for the lowest value
evidencia-foot-has = asks for { $faction }
evidencia-foot-even = asks for an even value
evidencia-foot-odd = asks for an odd value
evidencia-foot-far = asks for the farthest from { $value }
evidencia-foot-shares = asks to share a symbol
evidencia-foot-double-agent = asks not to show its back
evidencia-foot-most-symbols = asks for more symbols
evidencia-foot-fewest-symbols = asks for fewer symbols
evidencia-special-abduccion = swap it for one of the base
evidencia-special-revelacion = swap it for one of the pyramid
evidencia-special-ojo = counts as the top's symbol

evidencia-learn-welcome = Welcome to the board. For six rounds you gather evidence; then you hang it in a row, and the row that makes the better case wins. Every card has a value, some symbol and a challenge; on its other side, the seal of its faction.
evidencia-learn-play = Above is the challenge: the lowest value wins. Both of you choose at the same time, face down. You hold a 7 and a 2: play the 2.
evidencia-learn-take = You won! Your 2 is lower than the 8. The winner takes first, any of the three cards. The Spy satellite is worth 8 and will be of use: take it.
evidencia-learn-send = Now choose where it goes: to the pyramid, which will say what symbols score, or to your zone, the cards that you will order. Keep it in your zone.
evidencia-learn-pyramid = Your rival kept another one, and the card left over went to the pyramid. What counts there is the seal: the first symbol of the base is Illuminati. Every round the pyramid grows, and so do both zones.
evidencia-learn-second = Round two, and again the lowest wins. The best you have is the 4.
evidencia-learn-keep = You lost: your rival played a 3. But you choose between the two cards left. Keep the Robed gnome, which is worth 3 and shows Illuminati.
evidencia-learn-final = Three more rounds went by. This is the last one: the Final Challenge lies face down, and the value closest to its own wins. You have one card left: play it.
evidencia-learn-eye = It was a 5, and your 4 was closer: the Final Challenge is worth a point. And look what card it is: The all-seeing eye. Take it.
evidencia-learn-eye-zone = In your row the eye counts as the symbol on top of the pyramid. Keep it in your zone.
evidencia-learn-order = Now the row. The base asks for Illuminati, Gnomes, Illuminati, side by side and in that order. And three values in a row score as well. Drag the cards, or use the arrow keys, until you have: { $expected } · and the 8 at the end. Watch the sheet change, and present it.
evidencia-learn-end = Ten to two! Touch each criterion of the sheet to see which cards earned the points. The rest is in the rules, always at hand at the table. Now, against a bot or with friends.
