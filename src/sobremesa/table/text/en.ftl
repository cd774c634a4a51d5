refused-already-seated = You already sit at this table, in seat { $seat }.
refused-game-started = The game has already started.
refused-table-full = The table is full. You can watch the game or open another table.
refused-no-such-seat = There is no such seat: the table has { $seats }.
refused-seat-taken = That seat is taken. Choose another one.
refused-bad-name = That name will not do: write 1 to { $longest } visible characters.
refused-name-taken = The name “{ $name }” is at the table already, or sounds like a bot. Choose another one.
refused-already-away = You had left already: a bot plays for you until you are back.
refused-seats-empty = { $empty ->
    [one] One seat is free: invite somebody or seat a bot.
   *[other] { $empty } seats are free: invite somebody or seat bots.
}
refused-no-deal = The cards cannot be dealt with this deck and these options. Open another table.
refused-not-started = The game has not started yet.
refused-too-much-talk = Too much was said at this table: nothing but moves is written down any more.
refused-too-long = The game is too long: no more moves are accepted.
refused-paused = The game is paused. To go on, propose it and let everybody accept.
refused-not-paused = The game is not paused.
refused-already-chosen = You have chosen. Your move is shown when its time has come.
refused-claims-only = This table is open to anybody: people talk by the claims of the game, and by gestures.
refused-no-chat = There is no chat at this table.
refused-bad-text = That message will not do: write 1 to { $longest } visible characters.
refused-bad-entropy = The randomness you add must be hexadecimal, in lower case, 1 to { $longest } digits.
refused-bad-commitment = That commits to nothing: write “sha256:” and 64 hexadecimal digits in lower case.
refused-nothing-to-reveal = There is nothing to open now: the cards have been dealt, or nobody has asked for a game.
refused-other-entropy = That is not the randomness you had committed to.
refused-proposal-open = There is a proposal on the table: answer it first.
refused-one-deal = There is one game at this table: others play the same deal.
refused-no-proposal = There is no proposal to answer.
refused-already-answered = You have said yes: the others have yet to answer.
refused-nobody-watches = Nobody watches at this table: there is nobody to give the seat to.
refused-takeover-here = At one device no seat changes hands: leave, and a bot plays for you.
refused-takeover-shared-deal = Other tables play this deal too: no seat changes hands here.
refused-takeover-last = You are the last person at the table, and nobody else can agree. If you leave, a bot plays for you until you are back.
refused-takeover-own-seat = You can leave your own seat to a bot. The table's bot stands in for somebody who is gone.
refused-takeover-bot-plays = A bot plays there already.
refused-takeover-clock = This table has a clock: when their time is up, a bot plays in their place.
refused-takeover-not-offered = { $name } is playing, and has not offered the seat.
refused-takeover-away = { $name } is away, has not offered the seat and may still come back. { $hours ->
    [one] You can ask for it in an hour.
   *[other] You can ask for it in { $hours } hours.
}
refused-takeover-nobody = There is nobody sitting now who could agree.
refused-takeover-knows = You have played this game in another seat, and know too much. Wait for the next one.
refused-takeover-enough = They have said no several times in this game. Wait for the next one.
refused-not-over = The game is not over: a rematch is proposed at the end.
refused-not-playing = No game is being played.
refused-nothing-to-undo = Only your own last move can be undone, and only if nobody has played since.
refused-undo-too-late = It is too late to undo: that move taught somebody something.
refused-hint-players = Hints are for practice against bots: somebody else plays at this table.
refused-hint-shared-deal = Many people play this deal: nobody gets help with it.
refused-hint-memory = This is where you have to remember: it is what the game is about, and there is no hint for it.
refused-hint-not-asked = You have nothing to choose now: ask for a hint when it is your turn.
refused-bad-message = The message makes no sense: { $why }
refused-spectator = Who watches does not play: to play, take a seat.
refused-no-such-level = There is no level “{ $level }”. Levels: { $allowed }.
refused-no-such-claim = That is not claimed any more: it was taken back, or everybody knows.
refused-own-claim = You said that yourself. To take it back, say something else.
refused-no-such-regular = We do not know “{ $regular }”. Those who sit down here are: { $allowed }.
refused-too-many-bots = There are more bots than seats.

bad-settings = The table's field “{ $field }” will not do. Possible values: { $allowed }.

proof-missing = The saved game lacks the proof that it was fair: there is no “note { $field } ...”.
proof-unreadable = The proof makes no sense: “{ $line }”.
proof-published = The table had published the commitment { $published } and the saved game says { $record }: it is not the same.
proof-secret = The secret in the saved game does not fit the table's commitment: the deal may have been chosen.
proof-seed = The seed of the saved game does not follow from the table's secret and the players' randomness.
proof-opening = What seat { $seat } added is not what it had committed to: it may have been chosen.
proof-own-entropy = What you added is not in the saved game (seat { $seat }): the table left it out, put something else in its place, or had it too late.
proof-committed = The players' commitments in the saved game are not the ones that were shown before the cards were dealt.
proof-other-game = This is not the saved game { $number } of the table { $table }, but another one.
