# What the page says; what the games say is in each game's own files.
home = Sobremesa, go home
home-title = What shall we play?
page = The page
play-bots = Play against bots
invite-friends = Invite friends
learn = Learn to play { $game }
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
no-tables = There are no open tables now. Set one up and pass the link on.
daily-link = The deal of the day
home-regulars = The regulars
home-regulars-about = Against bots you sit down with Marta, Tito, Nélida, Bruno, Lucía, Omar, Graciela and Iván. Each plays in their own way.
mine = All my games
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
guest-names = Alex, Andy, Ariel, Cris, Dani, Jo, Kim, Noa, Pat, Robin, Sam, Sasha
you = you
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
new-table-about = We set the table and give you a link to send to your friends. Nobody has to sign up.
your-name = Your name
your-name-like = What they call you
how-many = How many of you will play?
how-many-bots = How many seats are for bots?
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
option-deck-file = The deck's file
option-deck-text = Or paste the text of the deck here (TOML)
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
learn-first = First, a two-minute lesson
seats = Who plays
free-seat = free seat
seat-bot = Seat a bot
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
tag-of = { $name } says:
doubt-this = Call it a lie
doubt-short = Liar!
doubt-said = That's a lie, { $name }!
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
big-screen-about = Without secrets, with a QR code to sit down or to watch.
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
euphoria-counting = Every visor opens…
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
shared-copied = The picture is saved and the link copied.
shared-saved = The picture is saved.

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
       *[other] { $name } asks for a bot to play for { $of }.
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
learnt = lesson done
learn-other = That would be possible too, but for this lesson try: { $expected }.

euphoria-laying = Everybody looks at their three recruits and lays them hidden.
euphoria-window = Does anybody react?
euphoria-phases = Phases of the turn
euphoria-phase-1 = Artifacts
euphoria-phase-2 = Action
euphoria-phase-3 = Aim
euphoria-hidden = hidden
euphoria-exposed = exposed
euphoria-empty = empty
euphoria-place = Recruit { $place }: { $what }
euphoria-own-place = Your recruit { $place }: { $what }
euphoria-choose = Choose { $name }
euphoria-choose-self = Choose myself
euphoria-look = Look closely at { $name }
euphoria-token = Holds the Interrogator token
euphoria-waits = The table waits for this player
euphoria-bot = Bot
euphoria-away = Away, a bot plays
euphoria-won = Won
euphoria-artifact = { $name } ({ $kind }): { $text }
euphoria-lasers = { $count ->
    [0] No laser in the centre
    [one] 1 laser in the centre
   *[other] { $count } lasers in the centre
}
euphoria-no-lasers = no lasers
euphoria-deck = Deck of artifacts: { $count }
euphoria-deck-short = deck
euphoria-pile = Look through the discard pile: { $count }
euphoria-pile-short = pile
euphoria-pile-title = The pile, open to all
euphoria-pile-empty = Nobody has used or discarded anything yet.
euphoria-close = Close
euphoria-own = Your seat
euphoria-hold = Look at your recruits: press and hold
euphoria-hold-short = Look
euphoria-hand = Your hand: { $count ->
    [one] 1 artifact
   *[other] { $count } artifacts
}
euphoria-hand-empty = You have no artifacts.
euphoria-to-lay = Recruits to lay
euphoria-lay = Lay { $recruit } in place { $place }
euphoria-actions = Your actions
euphoria-do-interrogate = Interrogate
euphoria-do-arm = Arm
euphoria-do-shoot = Shoot
euphoria-do-hide = Hide
euphoria-do-discard = Toss, draw
euphoria-do-draw = Draw
euphoria-do-give = Give
euphoria-do-enough = Enough
euphoria-do-pass = Pass
euphoria-explain-interrogate = Interrogate: look secretly at somebody else's hidden recruit. It costs nothing.
euphoria-explain-arm = Arm: take a laser and aim it at somebody. It costs exposing a recruit of yours.
euphoria-explain-shoot = Shoot { $target }: with an exposed Leader there, the game ends. Your laser goes back to the centre.
euphoria-explain-hide = Hide: cover an exposed follower, anybody's; never a Leader. It costs nothing.
euphoria-explain-discard = Discard and draw: throw away your whole hand and draw an artifact. Then take your action.
euphoria-explain-draw = Draw: take an artifact from the deck. Then take your action.
euphoria-explain-give = Give: hand one of your artifacts to somebody. Then take your action.
euphoria-explain-pass = Pass: you take no action this turn.
euphoria-explain-use = { $name }: { $text } It costs exposing a recruit of yours.
euphoria-explain-again = Tap again to do it.
euphoria-back = Back
euphoria-keep-aim = Keep aiming at { $target }
euphoria-claim = Say something at the table
euphoria-claim-short = Claim
euphoria-claim-intro = True or not: everybody hears it, and it binds nobody.
euphoria-claim-who = About whom?
euphoria-claim-me = About me
euphoria-claim-about = About what?
euphoria-claim-team = The side
euphoria-claim-what = What do you say it is?
euphoria-claim-send = Say it
euphoria-notebook = Your notebook
euphoria-notebook-short = Notes
euphoria-note-intro = What you saw and could remember. Only you see it.
euphoria-note-somewhere = Somebody has: { $cards }
euphoria-note-everybody = everybody
euphoria-note-seen = Your recruit { $place } was seen by: { $names }
euphoria-pass-itself = Pass when I cannot react
euphoria-stamp-shooting = { $seat_is ->
    [you] You shoot · at { $target }
   *[other] { $target_is ->
        [you] You are shot at · { $seat } has you in sight
       *[other] { $seat } shoots · at { $target }
    }
}
euphoria-stamp-shot = { $how ->
    [leader] Hit · the Leader was exposed
    [found] Hit · { $target_is ->
        [you] your Leader lies open now
       *[other] the Leader of { $target } lies open now
    }
    [again] Hit · { $target_is ->
        [you] you were an anarchist already
       *[other] { $target } was an anarchist already
    }
   *[none] Hit · { $target_is ->
        [you] you had no Leader: you are an anarchist
       *[other] { $target } had no Leader: an anarchist
    }
}
euphoria-stamp-blocked = { $seat_is ->
    [you] You block { $target } · with { $artifact }
   *[other] { $target_is ->
        [you] { $seat } blocks you · with { $artifact }
       *[other] { $seat } blocks { $target } · with { $artifact }
    }
}
euphoria-stamp-mirrored = Mirrored · the shot comes back
euphoria-stamp-guarded = { $seat_is ->
    [you] You step in · the shot hits you
   *[other] { $seat } steps in · the shot has another target
}
euphoria-stamp-looked = { $target_is ->
    [you] { $seat } interrogates you · and looks at your recruit { $place }
   *[other] { $seat } interrogates { $target } · and looks at recruit { $place }
}
euphoria-stamp-armed = { $target_is ->
    [you] { $seat } arms · and aims at you
   *[other] { $seat } arms · and aims at { $target }
}
euphoria-stamp-exchanged = Recruits exchanged · { $seat_is ->
    [you] between you and { $target }
   *[other] between { $seat } and { $target_is ->
        [you] you
       *[other] { $target }
    }
}
euphoria-end-both_leaders = { $seat_is ->
    [you] You hold both Leaders: you win.
   *[other] { $seat } holds both Leaders and wins.
}
euphoria-end-anarchist_leads = { $seat_is ->
    [you] You are an anarchist and came to hold a Leader: you win.
   *[other] { $seat }, an anarchist, came to hold a Leader and wins.
}
euphoria-end-shot = { $seat_is ->
    [you] You shot { $target } with the { $leader } exposed
   *[other] { $target_is ->
        [you] { $seat } shot you with your { $leader } exposed
       *[other] { $seat } shot { $target } with the { $leader } exposed
    }
}: { $wins ->
    [euphoria] Euphoria wins
    [subterra] Subterra wins
   *[anarchists] the anarchists win
}.
euphoria-says = claims to be of { $side }
euphoria-says-short = says: { $letter }
euphoria-learn-welcome = Welcome to the city. There are two sides, Euphoria and Subterra, each with its Leader. Your three recruits say which side you are on, and nobody else sees them. You win when the other Leader is shot while exposed.
euphoria-learn-lay = You were dealt two Subterrans and a Euphorian: the majority makes you Subterra. Lay them hidden, from left to right. First, the Euphorian.
euphoria-learn-lay-second = Now a Subterran. The third follows by itself.
euphoria-learn-hold = The visors stay closed for you too, in case somebody peeks at your screen. To see them press and hold “Look”; let go and they close. Try it.
euphoria-learn-interrogate = Let us find something out first: tap “Interrogate”, read what it does and tap it again.
euphoria-learn-whom = Whom? Marta.
euphoria-learn-which = This is a seat seen closely. Look at her recruit 2.
euphoria-learn-window = Now Marta arms and aims at you. Before it happens a window opens: all who are asked answer at once and in secret. You have Sabotage, which answers just that: use it.
euphoria-learn-cost = Using an artifact always costs exposing a recruit of yours. Expose number 1, your Euphorian: it misleads them, too.
euphoria-learn-pass = Tito armed, and Nélida uses a Magnet to take his laser. You cannot answer, but you are asked all the same, with the same wait: so nobody knows who could. Pass.
euphoria-learn-serum = Marta had a Jam, and the Magnet failed. It is your turn again, and you know where the Euphorian Leader is. Truth serum exposes another player's recruit: use it.
euphoria-learn-serum-cost = The cost: expose your recruit 2.
euphoria-learn-serum-whom = Whose recruit? Marta’s.
euphoria-learn-serum-which = And it is recruit 2.
euphoria-learn-arm = You drew a Jam. Now the action: to shoot Marta you need a laser. Arm.
euphoria-learn-arm-cost = Arming costs exposing a recruit as well: the last one you have.
euphoria-learn-arm-aim = Aiming is said aloud, and everybody sees the line. Aim at Marta.
euphoria-learn-aim = Phase 3: whoever holds a laser aims at the end of the turn, at the same player or another. Stay with Marta.
euphoria-learn-shoot = But yours comes first. Your line is still on Marta: shoot!
euphoria-learn-turn = A turn has four phases: artifacts, if you like; one action; aiming, if you hold a laser; and then it is the turn of whoever sits to your left. Your actions are buttons: one tap tells you what each does, and another does it. Hold it down and it tells you more.
euphoria-learn-seen = It was the Euphorian Leader! Everybody saw at whom you looked, but what you saw only you know.
euphoria-learn-saved = Marta is left without a laser, and one of your recruits is no secret any more. The round goes on: it is Tito's turn.
euphoria-learn-leader = The Euphorian Leader is exposed now, for all to see. From here on, a shot at Marta ends the game.
euphoria-learn-shot = Look: Tito shot Nélida. She had no exposed Leader, so she showed all three recruits and hid her followers again. Her Leader stays in sight: it is Subterra's, yours.
euphoria-learn-discard = Your turn. You have no artifacts left, but the first phase is free: tap “Draw”. With cards in hand it would be “Toss, draw”: you would throw them all away.
euphoria-learn-swap = What a round! With a Transfer, Tito swapped two recruits, and the Subterra Leader is yours now, exposed. You are the target.
euphoria-learn-bodyguard = Nélida shot at Marta, but Tito stepped in with a Bodyguard. As he had no Leader, he is an anarchist now: of no side any more.
euphoria-learn-give = Your turn. You could shoot at once, but let us try what is left. Your Jam is of more use to Nélida, who is on your side: tap “Give”.
euphoria-learn-give-whom = To whom? To Nélida. Everybody sees to whom you give; which one it is, only you two see.
euphoria-learn-give-what = And it is the Jam.
euphoria-learn-hide = Now the action. With three exposed recruits you cannot pay for anything more: tap “Hide”, which covers an exposed follower, yours or anybody's. A Leader, never.
euphoria-learn-hide-whose = Whose? Yours.
euphoria-learn-hide-which = Your recruit 1, the Euphorian.
euphoria-learn-aim-again = You hold a laser, so you aim before you end: stay on Marta.
euphoria-learn-danger = Tito armed and aims at you, who have an exposed Leader. If his turn comes, you lose.
euphoria-learn-end = Subterra won: you and Nélida. You took every action, and a reaction. The best is still missing: at the table you may say anything, true or not. Tap “Claim”, and lie well.

evidencia-card = { $name }, value { $value }. Symbols: { $symbols }. Back: { $back }.
evidencia-asks = As a challenge: { $challenge }.
evidencia-picture = Picture: { $picture }
evidencia-back = Card face down, back: { $back }
evidencia-picture-g1 = A garden gnome with a lantern, among mushrooms and tall grass.
evidencia-picture-g4 = Three bearded gnomes, shoulder to shoulder, under a banner with a beard painted on it.
evidencia-picture-g7 = Above, a house and its lawn; below, in the soil, a gnome king with a crown and a beard of roots.
evidencia-picture-ge9 = A gnome in a round helmet floats above a planet, tied to a line.
evidencia-picture-gi3 = A hooded gnome with a candle and, on his chest, an eye in a triangle.
evidencia-picture-revelacion = An astonished gnome takes off his hat, and light comes out on every side.
evidencia-picture-e2 = Circles flattened into a maize field at night, with a barn and the moon.
evidencia-picture-e5 = A car on an empty road; above it, a ring of light that shines on it.
evidencia-picture-e8 = A dome with an aerial among craters; in the sky, the Earth.
evidencia-picture-ei1 = An alien in a suit and sash raises a hand in greeting; behind, the stars of Orion.
evidencia-picture-eg6 = A pointed hat flies like a saucer, with lights, over the roofs of a village.
evidencia-picture-abduccion = A flying saucer lifts a cow in its beam; beside it, a windmill.
evidencia-picture-i3 = Two hands shake in a strange way, surrounded by rays, under an eye in a triangle.
evidencia-picture-i7 = A bank with columns and an eye in its gable; where the door would be there are bricks, and a man with a briefcase.
evidencia-picture-i9 = A bearded old man in the clouds, with a triangle for a halo, measures the world with compasses.
evidencia-picture-ig2 = A hut on stilts in the swamp, the full moon behind it and an eye in its window.
evidencia-picture-ie8 = A satellite with one great eye shines on a little town.
evidencia-picture-ojo = An enormous eye in a triangle, with rays, over a tiny city.
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
evidencia-order-how = Drag each card to its place, or pick it and use the arrow keys.
evidencia-order-tap = Tap a card and then its place, or drag it.
evidencia-order-where = Where does it go? Tap the place, or use the arrows.
evidencia-move-left = One place to the left
evidencia-move-right = One place to the right
evidencia-points-range = { $sure }–{ $most }
evidencia-points-of = { $criterion }: { $reached }. Points: { $points }
evidencia-points-how = What is certain, and what it may come to, depending on your rival's row. Tap a criterion to see the thread.
evidencia-why-series = three values in a row or more give 1 point, the longest 2.
evidencia-why-symbol = three neighbouring cards or more give 1 point, the longest 2.
evidencia-why-base = { $symbols }, side by side and in this order, gives 2 points, and one more to whoever has it more often.
evidencia-why-middle = whoever has more pairs of { $symbols } earns 2 points, and one more when ahead by two.
evidencia-why-top = whoever shows more { $symbols } earns 2 points, and one more when ahead by two.
evidencia-presented-wait = Your row hangs. Your rival has yet to hang theirs.
evidencia-present = Present the row
evidencia-row-of = The row of { $name }
evidencia-sheet = The score sheet, criterion by criterion
evidencia-criterion = Criterion
evidencia-clause-of = The rule: { $criterion }
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
evidencia-decline-abduct = Do not use Abduction
evidencia-decline-abduct_none = I do not have Abduction: go on
evidencia-decline-reveal = Do not use Gnome revelation
evidencia-decline-reveal_none = I cannot use it: go on
evidencia-stamp-won = { $seat_is ->
    [you] You win! · { $how }
   *[other] { $seat } wins · { $how }
}
evidencia-stamp-tied = Tie · left to chance
evidencia-stamp-base = { $seat_is ->
    [you] Abduction · you show the base
   *[other] Abduction · { $seat } shows the base
}
evidencia-stamp-abducted = { $seat_is ->
    [you] Abduction · you take one of the base
   *[other] Abduction · { $seat } takes one of the base
}
evidencia-stamp-revealed = { $seat_is ->
    [you] Revelation · you change the pyramid
   *[other] Revelation · { $seat } changes the pyramid
}
evidencia-how-closeness = closer to { $value }
evidencia-how-highest = the highest
evidencia-how-lowest = the lowest
evidencia-how-has = shows { $faction }
evidencia-how-even = it is even
evidencia-how-odd = it is odd
evidencia-how-far = further from { $value }
evidencia-how-shares = shares a symbol
evidencia-how-double-agent = hides its own back
evidencia-how-most-symbols = more symbols
evidencia-how-fewest-symbols = fewer symbols

evidencia-learn-welcome = Welcome to the board. For six rounds you gather evidence; then you hang it in a row, and the row that makes the better case wins. Every card has a value, some symbol and a challenge; on its other side, the back of its faction.
evidencia-learn-play = Above is the challenge: the lowest value wins. Both of you choose at the same time, face down. You hold a 7 and a 2: play the 2.
evidencia-learn-take = You won! Your 2 is lower than the 8. The winner takes first, any of the three cards. The Spy satellite is worth 8 and will be of use: take it.
evidencia-learn-send = Into the pyramid, which will say which symbols count, or into your zone, to be ordered? Into your zone.
evidencia-learn-pyramid = Your rival kept another one, and the card left over went to the pyramid. What counts there is the back: the first symbol of the base is Illuminati. Every round the pyramid grows, and so do both zones.
evidencia-learn-second = Round two, and again the lowest wins. The best you have is the 4.
evidencia-learn-keep = You lost: your rival played a 3. But you choose between the two cards left. Keep the Robed gnome, which is worth 3 and shows Illuminati.
evidencia-learn-final = Three more rounds went by. This is the last one: the Final Challenge lies face down, and the value closest to its own wins. You have one card left: play it.
evidencia-learn-eye = It was a 5, and your 4 was closer: the Final Challenge is worth a point. And look what card it is: The all-seeing eye. Take it.
evidencia-learn-eye-zone = In your row the eye counts as the symbol on top of the pyramid. Keep it in your zone.
evidencia-learn-order = Now the row. The base asks for Illuminati, Gnomes, Illuminati. Under each peg you see the card that goes there: take them to their places, and present.
evidencia-learn-specials = The six cards of your zone are your hand now. If there were an Abduction among them, you could swap it for a card of the base; a Gnome revelation, for any card of the pyramid. Here nobody can use one, so let us see what scores.
evidencia-learn-runs = Your row scores in two ways by its order. Three or more values in a row that climb or drop by one: 1 point. Three or more neighbours with the same symbol: another point. And in each, 1 more for the longer one.
evidencia-learn-symbols = The pyramid gives the rest. The base: its three symbols side by side and in that order, 2 points; a double can be two of them. The middle: more pairs of its two symbols, 2 points. The top: more cards with its symbol, 2 points. With a lead, 1 more. Tap any criterion and it tells you.
evidencia-learn-order-other = That row counts too, but it earns less. Put each card where it is drawn, and present.
evidencia-learn-end = Ten to two! Tap each criterion of the sheet to see which cards earned it. Everything else is in the rules, always at hand at the table.

codigos-card = { $symbol }, photo { $photo }, medal { $medal }. Code: { $code }.
codigos-joker = Joker: stands for any symbol.
codigos-exposed = Exposed code: { $code }. Medal { $medal }. It lacks: { $missing }
codigos-revealed = { $code }: { $how }, { $points }
codigos-revealed-codes = Revealed codes
codigos-hidden-codes = Hidden codes
codigos-remembers = See what is in the envelopes
codigos-sealed = Envelope { $letter }, sealed
codigos-open = Envelope { $letter }: { $code }
codigos-slot = Slot { $slot } of the offer
codigos-slot-pile = Slot { $slot } of the offer, discard pile
codigos-blocked = The soldier blocks it.
codigos-take = Take
codigos-lift-soldier = Lift the soldier to move him
codigos-put-soldier = Put the soldier here
codigos-deck = deck
codigos-set-aside = { $count ->
    [one] 1 Reveal card is out
   *[other] { $count } Reveal cards are out
}
codigos-reveal-card = Reveal hidden codes!
codigos-rival = { $name }: { $points } points. Collection: { $cards }. { $hidden ->
    [0] No hidden codes.
    [one] 1 hidden code.
   *[other] { $hidden } hidden codes.
}
codigos-your-side = Your side of the table
codigos-your-collection = Your collection
codigos-collection-empty = No cards in the collection
codigos-none-exposed = No exposed code
codigos-points = { $count ->
    [one] point
   *[other] points
}
codigos-picked = Picked.
codigos-orders = What to do with the card
codigos-code = Code: { $code }
codigos-order-add = Add
codigos-order-lay = Lay whole
codigos-order-expose = Expose
codigos-order-discard = Discard
codigos-keep = Keep it
codigos-telegraph = The telegraph
codigos-keys = Symbols
codigos-tape = On the tape: { $symbols }
codigos-erase = Erase
codigos-turn-over = Turn over
codigos-send = Send
codigos-stamp-completed = Complete
codigos-stamp-exact = Exact
codigos-stamp-unordered = Scrambled
codigos-stamp-turned_over = In the open
codigos-stamp-lost = Lost
codigos-stamp-given_up = Discarded
codigos-stamp-lost_joker = Joker lost · back into the deck
codigos-stamp-reveal = { $cause ->
    [reuse] Reveal! · the deck ran out
    [final] Last reveal! · the deck ran out
    [limit] Last reveal! · nobody draws
   *[card] Reveal hidden codes!
}
codigos-stamp-last = Last card of the deck
codigos-telegram = { $name_is ->
    [you] Your telegram
   *[other] Telegram from { $name }
}
codigos-ending = Final dispatch
codigos-wins = { $name_is ->
    [you] { $count ->
        [one] You win
       *[other] You share the win
    }
   *[other] { $count ->
        [one] Wins
       *[other] Shares the win
    }
}
codigos-ways = { $how ->
    [exact] { $count } exact
    [unordered] { $count } in another order
    [turned_over] { $count } turned over
   *[given_up] { $count } discarded
}
codigos-no-codes = Revealed no code.
codigos-learn-welcome = Welcome to the telegraph. You will gather symbols, complete codes, put them away in sealed envelopes and, when the order comes, say them from memory. Your rival is at the top, the offer in the middle, your cards below.
codigos-learn-card = Look at your cards. In the middle, the symbol. Down the edge, the code, from top to bottom. The ribbon is the medal: its points. Each card serves as a symbol or as a code, and in your turn you take two actions.
codigos-learn-expose = Your grenade asks for tank, grenade, helmet. It is a grenade itself, so that part is covered: tank and helmet are missing. Tap it and choose “Expose”.
codigos-learn-take = You have the helmet; a tank is missing. The soldier stands on the first one, and what he stands on cannot be touched. Take the other tank.
codigos-learn-rival = Marta laid a whole code at once, for all to see, and it is in an envelope already. Once that is sealed nobody looks inside: not even she. Did you see it go by?
codigos-learn-add = Your turn. Tap the tank and choose “Add”.
codigos-learn-look = You can add more in the same action. But look well at the code first, because it is sealed as soon as it is complete: tank, grenade, helmet. Got it? Tap the helmet.
codigos-learn-sealed = There it is: envelope A. Not even you can open it, and the page does not write down what was inside. It is only in your memory.
codigos-learn-soldier = You have one action left. The soldier moves only as the second one. Lift him and put him on the helmet of the discard pile, so that Marta cannot take it.
codigos-learn-go-on = Marta took two cards. You again: take the grenade in slot 1, which asks for five symbols and is worth a lot.
codigos-learn-another = And as your second action, the helmet that turned up in that slot.
codigos-learn-recite = A Reveal card! Everything stops and everybody reveals their envelopes. Do you remember yours? Tap the symbols in order and send. Nothing shows you how many they are.
codigos-learn-recite-other = It was not like that, and in a game you would have lost it. It was tank, grenade, helmet. Try again, and then tap “Send”.
codigos-learn-exact = Exactly! The medal and two points more: the card stands upright. In another order it lies sideways, with one point more. Turned over without reciting, upside down: the medal alone. And said wrongly, it is lost.
codigos-learn-joker = A joker turned up: it stands for any symbol, one a code. But a code with a joker has to be recited exactly, or it is lost. And if the soldier steps on it, it goes back into the deck.
codigos-learn-discard = Marta took it. Your grenade asks for five symbols: a lot to keep. Tap it and choose “Discard”. The helmet you could not: there is a helmet on top of the pile.
codigos-learn-penalty = You can also give up an exposed code halfway, if it has a symbol on it already. But careful: in the end its medal counts against you.
codigos-learn-end = So it goes on until the deck is finished; then all reveal for the last time, and points are counted. Memory wins.
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
alone-here = You are playing on this device, with no server.
alone-uncompiled = Here the bots think uncompiled: more slowly, and a little less.
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
bots-title = Against bots, your way
bots-about = { $game } on this device: choose the level of the bots and how it is played.
bots-link = Level and options
here-title = Several at this device
here-about = { $game } with the device going from hand to hand: between turns a curtain falls, and nobody sees another’s cards.
here-name = Player { $number }
here-player = Player { $number }
here-more = One more
here-fewer = One fewer
here-link = Several at this device
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
    [missed] { $name } would let a bot play for { $of } until they are back.
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
