# What the page says; what the games say is in each game's own files.
home = Sobremesa, go home
home-title = What shall we play?
page = The page
home-about = Card games with secrets: with friends, or against the regulars. Free, and no account.
play = Play
play-with = Play { $game } against { $name }
invite-friends = Invite friends
learn = Learn to play { $game }
learn-short = Learn
rival-change = Your rival at { $game }: { $name }, level { $level }. Choose another
rival-more = & { $more } more
rival-meet = Play against { $name }
rival-title = Whom do you play?
rival-game = What you play
rival-face = Your rival
rival-level = Level
rival-seats = How many at the table
rival-play = Play against { $name }
rival-score = { $name } { $theirs }, you { $mine }
rival-score-short = { $theirs } · you { $mine }
streak = { $days ->
    [0] A new streak begins today
    [one] A streak of one day
   *[other] A streak of { $days } days
}
streak-done = today’s is played
streak-left = today’s is waiting
streak-see = See
doors = Other ways to play
door-daily = The deal of the day
door-daily-about = The same cards for everybody, once a day.
door-here = All on this device
door-here-about = It goes from hand to hand, and nobody sees another’s cards.
door-tv = On the TV
door-tv-about = The table on the big screen, the cards on each phone.
door-group = Your group
door-group-about = The evenings, the records, and who is ahead among friends.
door-cup = A tournament
door-cup-about = All against all or in rounds, with the same cards.
door-mine = All my games
door-mine-about = Those that go on, those that ended, the season and reminders.
running = Your running games
running-with = { $count ->
    [0] nobody else yet
   *[other] with { $names }
}
running-yours = your turn
running-theirs = { $count ->
    [one] { $names } to play
   *[other] waiting for { $names }
}
running-since = { $unit ->
    [minute] { $count } min ago
    [hour] { $count } h ago
    [day] { $count ->
        [one] a day ago
       *[other] { $count } days ago
    }
   *[now] just now
}
running-go-on = Go on
running-bots = { $count ->
    [one] An unfinished game against bots
   *[other] { $count } unfinished games against bots
}
forget-table = Take the game of { $game } off this list
open-tables = Open tables
hosted-by = with { $host }
daily-link = The deal of the day
home-personas = The regulars
home-personas-about = Each plays in their own way. Whom will you sit down with?
past = Finished games
past-won = you won
past-lost = you lost
past-nobody = nobody won
free-seats = { $free ->
    [one] one free seat
   *[other] { $free } free seats
}
status-waiting = about to start
status-playing = being played, come and watch
status-starting = about to start
status-over = finished
# Anybody may be called this: for whoever has not said a name yet.
guest-name = Guest
unloaded = This part of the page did not arrive
reload = Load it again
offline = The server cannot be reached. Check your connection and try again in a moment.
close = Close
to-home = Back to the start
nowhere-title = There is no table here
nowhere-about = The door is closed: this address does not exist, or has changed. See whether the link is complete, or choose what to play.

handbook = Handbook: how to play, to host, and more
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
pace = Pace
pace-tranquilo = calm
pace-normal = normal
pace-rapido = quick
contrast = More contrast
sound = Sound
volume = Volume
vibration = Vibrate when it is your turn

connecting = Coming to the table…
line-lost = The connection broke. We are coming back…
line-offline = You are offline. We go on as soon as you are back.
ended-title = You cannot come to this table

new-table = A new table
new-table-of = A table of { $game }
new-table-tv = Set it up here. Then “Show it on a big screen” opens it on the TV, with a QR code for everybody to sit down with their phone.
new-table-about = We set the table and give you a link to send to your friends. Nobody has to sign up.
your-name = Your name
your-name-like = What they call you
how-many = How many of you will play?
how-many-bots = Besides your friends, do bots sit down?
no-bots = none
which-game = What you play
bots-level = Level of the bots
more-options = Change how it is played
option-number = a number from { $first } to { $last }:
clock = Time
clock-none = no clock
clock-by-move = a time for each move
clock-slow = a slow game: days for each move
clock-slow-about = Nobody has to stay: the table waits, and you come back when it is your turn.
days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
clock-days = { $days ->
    [one] a day for each move
   *[other] { $days } days for each move
}
clock-by-player = a time for the whole game
seconds = seconds
minutes-each = minutes for each player
clock-move = { $seconds } seconds for each move
clock-player = { $minutes } minutes for each player, and { $increment } seconds more for each move
option-free-talk = Free talk: anybody may write what they like
option-public = Show the table in the list of open tables
memory-question = With help?
memory-question-later = You can change it in the settings whenever you like.
memory-setting = In games of memory, play with help
option-memory = Help to remember what was seen
option-spectators = Let others watch the game
table-public = it is listed among the open tables
table-by-link = only who has the link comes in
memory-aid = the table helps to remember what was seen
own-deck = it is played with a deck of its own
no-spectators = nobody can watch
option-window = Time to react
option-seconds = { $seconds } seconds
option-window-about = It lasts the same for everybody, whether they can react or not. If you play bots alone, they wait for you.
option-reveal = When everybody has chosen, it is shown
option-reveal-time = { $time ->
    [0] at once
    [700] after a short pause
   *[other] with suspense
}
option-deck = A deck of your own
option-deck-about = For those who made cards of their own in the workshop.
option-deck-file = Choose a file
option-deck-text = Or paste the text of the deck here
passes = Pass by itself when I cannot react
passes-about = Nobody can tell: the wait lasts as long as ever. Against bots it passes at once if nobody may watch.
passes-now = You cannot react: you pass without a tap.
open-table = Set the table

level-facil = easy
level-normal = normal
level-dificil = hard
level-experto = expert
bot-name = bot, { $level }
meet = Who { $name } is
bot-level = bot
away = left: a bot plays

gone = not connected

lobby-waiting = Waiting for everybody to sit down
lobby-full = Everybody is here
ready = ready
not-ready = not yet
get-ready = I'm ready
invited-by = { $host } invites you to play { $game }
invited = You are invited to play { $game }
learn-first = First, a short lesson
seats = Who plays
free-seat = free seat
seat-bot = Seat a bot
seat-bot-level = A bot that you seat plays at level
sit-down = Sit down
table-full = The table is full. You can watch once the game starts.
invite = Invite the players who are missing
invite-about = { $free ->
    [one] One person is missing: send them this link.
   *[other] { $free } people are missing: send them this link.
}
link = Link
copy = Copy the link
copied = Copied
share = Share
share-text = Come and play
share-save = Save the picture
share-failed = The picture could not be made.
share-name = What name shall it show?
qr = QR code
qr-alt = QR code with the link
start = Start
start-anyway = Start anyway
start-not-ready = { $count ->
    [one] { $names } is not ready yet. You can wait, or start anyway.
   *[other] { $names } are not ready yet. You can wait, or start anyway.
}
start-when = { $free ->
    [one] One seat has to be taken before you start.
   *[other] { $free } seats have to be taken before you start.
}
how-we-play = How this table plays

your-turn = Your turn
your-moves = What is asked of you
to-act = to act
wait = Wait for the others.
wait-for = { $count ->
    [one] Wait: it is { $names }'s turn.
   *[other] Wait for { $names }.
}
wait-window = Wait and see whether anybody reacts.
watching = You are watching the game.
watching-turn = { $count ->
    [one] You are watching. It is { $names }'s turn.
   *[other] You are watching. It is up to { $names }.
}
watching-window = You are watching. Does anybody react?
sealed = You have chosen. It is shown when everybody has.
paused = The game is paused.
go-on = Go on
you-are-away = While you were away, a bot plays for you.
come-back = Play again yourself
moves-as-list = List
table-tools = The table
hint = Hint
hint-chance = ({ $chance } % to win):
tab-log = Log
log-round = Round { $round }
tab-talk = Talk
tab-rules = Rules
tab-menu = Table
rules = Rules
rules-seek = Search the rules
talk-empty = Nobody has said anything yet. Say hello.
talk-none = Nobody has said anything yet.
talk-claims = At this open table people talk by the claims of the game, and by gestures.
talk-off = there is no written talk at this table
talk-say = Say something
talk-send = Say
claim = Claim something
claim-choose = Claim something…
claim-send = Claim
tag-of = { $name_is ->
    [you] You say:
   *[other] { $name } says:
}
doubt-this = Call it a lie
doubt-short = Liar!
doubt-said = { $name_is ->
    [you] That's a lie!
   *[other] That's a lie, { $name }!
}
reactions = Reactions
reaction-surprise = surprise
reaction-applause = applause
reaction-laughter = laughter
reaction-suspicion = suspicion
reaction-hurry = hurry up
reaction-mate = a mate

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
daily-others = See how the others did
tournament-back = Back to the tournament
rematch = Rematch
replay = See the replay
watch-link = Invite somebody to watch
watch-link-about = Whoever opens this link watches the game and sees nobody's cards.
guess-teams = Who is who?
hand-only = Only my hand
hand-only-about = This device shows your cards and your choices; the table is on the big screen.
whole-table = See the table
big-screen = Show it on a big screen
big-screen-about = For the TV: without secrets, with a QR code to sit down or to watch.
own-link = Go on with another device
own-link-about = This link brings you back to your seat from any device. It is yours alone: pass it on to nobody.
peace = If somebody bothers you
mute = Do not show what { $name } says
mute-about = Only here: nobody notices. What is claimed in the game is still shown.
report = Tell whoever runs the server about
report-table = the table
report-what = What happened? What was said lately goes along.
report-send = Send
report-sent = It is written down for whoever runs the server.
offered = offers the seat
ask-seat-tool = Ask for a seat
give-seat-tool = Give up my seat
miss-seat = Let a bot play for { $name }
seat-notice-read = All right
leave = Leave the table
leave-sure = If you leave, a bot goes on for you until you come back.
leave-sure-over = If there is a rematch, a bot plays for you until you come back.
leave-sure-early = If you leave, your seat is free again.
stay = I stay

fairness = Fair play
fairness-short = Nobody chose how the cards came, and that can be checked.
fairness-see = See the proof
fairness-long = Before the start the table kept a secret and published its fingerprint. Every player did the same with chance of their own, and opened it once all had. The shuffle follows from all of it, so nobody could choose it.
fairness-commitment = The fingerprint that was published
fairness-later = When the game is over the secret is opened, and we check it right here.
fairness-secret-good = The secret fits the fingerprint that was published.
fairness-secret-bad = The secret does not fit the fingerprint that was published: the deck may have been chosen.
fairness-seed-good = The shuffle follows from that secret and the players' own chance.
fairness-seed-bad = The shuffle does not follow from that secret and the players' own chance.
fairness-own = What this device added
fairness-own-good = What this device added is in it.
fairness-own-bad = What this device added is not in it: the table left it out, put something else in its place, or had it too late.
fairness-bound-good = Every player had committed to what they added before anybody opened it.
fairness-bound-bad = Somebody's fingerprint is not the one that was shown before: what they added may have been chosen.
fairness-unseen = This device did not see how the game began, so it cannot vouch for all of it.
fairness-verify = To check every card too, save the game and use “sobremesa verify”.
record-save = Save the game

result-you = You win: { $reason }.
result-with-you = You win, together with { $names }: { $reason }.
result-others = { $count ->
    [one] { $names } wins: { $reason }.
   *[other] { $names } win: { $reason }.
}
result-nobody = Nobody wins: { $reason }.
result-counting = Counting the points…
result-now = Show the result
stamp-won = You win!
stamp-shared = You win together!
stamp-lost = You lose
stamp-others = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
stamp-nobody = Nobody wins
stamp-score = { $mine } to { $theirs }
stamp-points = { $points } points

news-sat-down = { $name_is ->
    [you] You sit down.
   *[other] { $name } sits down.
}
news-bot-sat-down = { $name } sits down, a bot: { $level }.
news-stood-up = { $name_is ->
    [you] You leave your seat.
   *[other] { $name } leaves a free seat.
}
news-got-ready = { $name_is ->
    [you] You said that you are ready.
   *[other] { $name } is ready.
}
news-not-ready = { $name_is ->
    [you] You said that you are not ready yet.
   *[other] { $name } is not ready after all.
}
news-game-started = Game { $number }
news-called-off = The cards cannot be dealt with this deck and these options.
news-stood-in = { $name_is ->
    [you] You left: a bot ({ $level }) plays instead.
   *[other] { $name } left: a bot ({ $level }) plays instead.
}
news-out-of-time = { $name_is ->
    [you] You ran out of time: a bot ({ $level }) plays instead.
   *[other] { $name } ran out of time: a bot ({ $level }) plays instead.
}
news-came-back = { $name_is ->
    [you] You are back.
   *[other] { $name } is back.
}
news-asserted = { $name_is ->
    [you] You claim: “{ $words }”.
   *[other] { $name } claims: “{ $words }”.
}
news-doubted = { $name_is ->
    [you] You don't believe { $of }: “Liar!”
   *[other] { $of_is ->
        [you] { $name } doesn't believe you: “Liar!”
       *[other] { $name } doesn't believe { $of }: “Liar!”
    }
}
news-suggested = { $name_is ->
    [you] { $what ->
        [pause] You propose a pause.
        [resume] You propose to go on.
        [undo] You ask to undo your move.
       *[rematch] You want a rematch.
    }
   *[other] { $what ->
        [pause] { $name } proposes a pause.
        [resume] { $name } proposes to go on.
        [undo] { $name } asks to undo a move.
       *[rematch] { $name } wants a rematch.
    }
}
news-offered = { $name_is ->
    [you] You offer your seat to whoever watches.
   *[other] { $name } offers the seat to whoever watches.
}
news-not-offered = { $name_is ->
    [you] You keep your seat after all.
   *[other] { $name } keeps the seat after all.
}
news-asked-seat = { $kind ->
    [bot] { $name_is ->
        [you] You would leave your seat to a bot.
       *[other] { $name } would leave the seat to a bot.
    }
    [missed] { $name_is ->
        [you] You ask for a bot to play for { $of }.
       *[other] { $name } asks for a bot to play for { $of_is ->
            [you] you
           *[other] { $of }
        }.
    }
   *[person] { $of_is ->
        [you] { $name } asks for your seat.
       *[other] { $name } asks for the seat of { $of }.
    }
}
news-changed-seat = { $name_is ->
    [you] From here on you play, in the seat of { $was }.
   *[other] From here on { $name } plays, in the seat of { $was }.
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
replay-round = Go to round
replay-first = Go to the beginning
replay-back = One step back
replay-next = One step on
replay-last = Go to the end
replay-play = Play
replay-known = What was known
replay-speed = Speed: { $speed }
replay-stop = Stop
replay-share-about = This link shows the replay of the table.
eyes = Through the eyes of
eyes-open = everybody: all cards open
eyes-of = { $name }

you-name = You
learn-none = There is no lesson for this game yet
learn-step = Step { $step } of { $steps }
learn-on = Go on
learn-play = Play against { $name }
learn-against = Or against another regular
learn-back = Back to the table
learn-leave = Leave the lesson
learn-home = Back to the front page
learn-meanwhile = Watch how it goes on…
learn-skip = Skip
learnt = lesson done
learn-other = That would be possible too, but for this lesson try: { $expected }.

plain-podium = How it ended
plain-winner = winner
face-down = Card face down

quoted = “{ $text }”
explain-rule = What the rules say
rules-card = What is on a card
rules-turn = A turn
rules-score = What scores
rules-win = Who wins
rules-all-cards = All cards ({ $count })
rules-own-cards = These cards are Sobremesa's own: those of the printed game may differ.
rules-whole = The complete rules
rules-of = Rules of { $game }
rules-lesson = Learn by playing
rules-print = Print

survey-title = A playtest: what did you think?
survey-rating = { $rating ->
    [1] not at all
    [2] a little
    [3] so-so
    [4] quite
   *[5] very much
}
survey-why = Why? (if you like)
survey-why-of = Why? { $question }
survey-send = Send
survey-later = Not now
survey-empty = Choose a face or write something.
survey-failed = It could not be sent. What you said is still here: try again.
survey-thanks = Thank you! This helps to make the game better.
survey-change = Change what I said

# Without a server.
alone-starting = Laying the table on this device
alone-starting-about = This happens once: after it you can play offline.
alone-shuffling = Nearly there: shuffling.
alone-stale = A part of the game is missing
alone-stale-about = It did not arrive over the network, or there is a newer version of the page. Your saved games are still here.
alone-broken = The game stopped
alone-broken-about = This device closed it, perhaps for want of memory. Your game is saved up to the last move.
alone-again = Go on from there
alone-here = This game is on this device, and stays here.
alone-slower = Here the bots take a little longer to play.
alone-unkept = There is no room to save this game on the device. You can go on, and take it along in a file.
alone-export = Save to a file
alone-damaged = A damaged game
alone-newer = A game of a newer version
alone-salvage = Go on from the last thing that can be read
alone-delete = Delete
alone-home = You are not connected to the server: against bots you play on this device.
curtain-title = Pass the device to { $name }
curtain-about = Nobody else looks. The cards appear when { $name } taps the button.
curtain-up = I am { $name }
here-title = All on this device
here-about = The device goes from hand to hand. Between turns a curtain falls: nobody sees another’s cards.
here-name = Player { $number }
here-player = Player { $number }
here-seats = How many at the table, with bots
here-more = One more
here-fewer = One fewer
saved-title = Games of this device
saved-about = They are saved by themselves, move by move, and leave this device only if you take them along.
saved-link = Saved games
saved-import = Bring a file
saved-none = There are none yet.
saved-share = Copy link
saved-record = Record to a file
saved-newer = That file was saved by a newer version of the page. Load the page again while online.
saved-unreadable = That file is neither a saved game nor the record of one.
shared-title = A game to look at
shared-proof-good = The record is complete, and its chance is the one that everybody sealed before the deal.
shared-proof-none = The record is complete. It does not say where its chance came from, so that cannot be checked.
shared-bad = That link does not bring a game that can be read
shared-link-copied = Link copied: it carries the whole game.
shared-too-long = The game is too long for a link: take it along in a file.
shared-proof-bad = The game can be replayed, but its chance is not the one that was sealed before the deal.
offline-title = Offline
offline-about = Games against bots, and for several people at this device, also work with no server and no internet.
offline-keep = Keep them here ({ $size } MB)
offline-kept = They are kept on this device.
offline-failed = They could not be kept: there is no network, or no room on the device.

ask-seat = Ask for a seat
ask-seat-about = Choose a seat. Those who play have to agree. You go on with the game as it is: you see what that seat sees, and nothing else.
ask-seat-offered = { $name } offers it
ask-seat-away = a bot plays while { $name } is away
ask-seat-bot = { $name } plays, a bot ({ $level })
ask-seat-number = Seat { $seat }
ask-seat-name = Your name
ask-seat-send = Ask for the seat
give-seat = Give up my seat
give-seat-about = The others have to agree. You can go on watching afterwards, but you do not get your seat back.
give-seat-watcher = To somebody who watches
give-seat-watcher-about = Those who watch see that you offer it. If somebody asks for it, everybody answers, and so do you.
give-seat-offer = Offer my seat
give-seat-keep = Do not offer it any more
give-seat-bot = To a bot
give-seat-bot-about = It plays to the end, and in every rematch. If you are only away for a while, leave the table: a bot plays for you until you are back.
give-seat-level = Level
give-seat-to-bot = Leave it to the bot
takeover-asked = { $kind ->
    [bot] { $name } would leave the seat to a bot ({ $level }).
    [missed] { $of_is ->
        [you] { $name } would let a bot play for you until you are back.
       *[other] { $name } would let a bot play for { $of } until they are back.
    }
   *[person] { $of_is ->
        [you] { $name }, who watches, would like to go on in your seat.
       *[other] { $name }, who watches, would like to go on in the seat of { $of }.
    }
}
takeover-waits = { $count ->
    [0] Everybody has answered.
   *[other] Still to answer: { $names }.
}
takeover-own = You asked for the seat of { $of }.
takeover-own-bot = You would leave your seat to a bot ({ $level }).
takeover-own-missed = You asked for a bot to play for { $of } until they are back.
takeover-withdraw = Better not

## The table in sentences.

ear-on = Play by ear: the table in sentences
ear-off = Back to the table as it is drawn
ear-table = The table in sentences
ear-lies = What is on the table
ear-answer = Your answer: a number from 1 to { $count }, or its words
ear-send = Answer
ear-unclear = I did not get that. Give a number from 1 to { $count }, or the beginning of one of the answers.
