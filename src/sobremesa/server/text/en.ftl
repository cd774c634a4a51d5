refused-bad-request = The request makes no sense: { $why }
refused-hello-first = The first message must be “hello”, and come soon.
refused-version = This table speaks version { $version } of the messages. Reload the page.
refused-hello-once = “hello” is said only once.
refused-no-such-page = There is nothing here.
no-handbook = The handbook was not built in this copy. Whoever installed it can build it with “make docs”; wheels bring it along.
refused-bad-method = That cannot be done here.
refused-no-such-table = There is no such table, or it takes an invitation to see it.
refused-no-such-game = There is no game “{ $game }”. Games: { $allowed }.
refused-bad-key = That key opens no seat of this table.
refused-weak-key = The key must have 43 characters of A-Z, a-z, 0-9, - and _.
refused-no-guesses = There are no teams to guess at this table.
refused-players-know = Players do not guess: that is for people who watch.
refused-guess-while-playing = Guesses are made while the game is played.
refused-no-person = Your key is missing: without it nobody knows which games are yours.
refused-stood-up = You left the table: this seat is no longer yours.
refused-handed-over = This seat is not yours any more: { $name } has it now. You can go on watching the game.
refused-seated = The seat is yours: come in with your key.
refused-not-seated = You were not given the seat. You can go on watching the game.
refused-takeover-is-here = They are connected: nobody plays in their place.
refused-takeover-playtest = At a playtest no seat changes hands: whoever makes the game wants to hear from those who played it.
refused-no-spectators = Nobody may watch at this table.
refused-not-over = The game is not over: it is not shown whole until then.
refused-round-not-over = Other tables of the tournament are still playing these cards: the game is shown when the round is closed.
refused-no-such-record = That table has no finished game of that number.
refused-origin = That page may not talk to this table.
refused-too-large = Too large: at most { $largest } bytes.
refused-not-json = The request must be JSON (Content-Type: application/json).
refused-bad-setting = { $name } cannot be “{ $value }”: it has to be a number, from 0 on.
refused-bad-database = { $why ->
    [newer] The database { $file } is of a newer version of this program. Start that one, or put a backup back.
    [foreign] The file { $file } is not a database of this program. Choose another folder.
    [no-backup] The file { $file } is not a database of this program. Choose a copy made with “sobremesa backup”.
    [bad-backup] The copy { $file } is damaged, so it was not put back. Choose another one.
    [half-restored] In the folder { $file } a backup was only half put back. Put it back again with “sobremesa restore”.
   *[corrupt] The database { $file } is damaged. Put a backup back, as docs/host/backup.en.md tells.
}
refused-no-database = The database of SOBREMESA_DATABASE_URL cannot be used: { $why }
refused-database-not-opened = The database { $file } cannot be opened or written: { $why }. Make room on its disk, or choose another folder with --data.
refused-bad-database-url = SOBREMESA_DATABASE_URL is written like this: postgresql://user:password@server/database
refused-no-tables = There are no tables in the folder { $data }.
refused-no-copy = It could not be copied: { $why }. Nothing has changed.
refused-worker-failed = A process of the server did not start; the log says why.
refused-too-fast = Too many requests in a row. Wait a moment and try again.
refused-hint-too-fast = One hint at a time, and not so often. Wait a few seconds.
refused-too-many-connections = There are too many connections from your network. Close one and try again.
refused-too-many-tables = Too many tables were opened from your network in this hour. Play at one of them, or come back later.
refused-try-again = The move cannot be kept right now. Try again in a moment: if it came in, it is not repeated.
refused-unreadable-table = This table cannot be read, and the game cannot go on. Open another one, and tell whoever runs the server.
refused-try-again-later = The server has too much to do right now. Try again in a while.
refused-going-down = The server restarts. Connect again: the game goes on where it was.
refused-too-slow = The connection is too slow to follow the game. Connect again.
refused-silent = Nothing has come for a while. Connect again.
refused-elsewhere = You opened this seat too many times. Go on in the latest one.
refused-broken = Something failed on our side. Connect again.
refused-no-reports = This server keeps no reports. Tell whoever gave you the link.
refused-nobody-serves = No server runs with the folder { $data }. Start it, or say its folder with --data.
refused-no-answer = The server does not answer: { $why }
refused-said = { $why }
refused-barred = Whoever runs this server has kept you out.
refused-closed-table = Whoever runs this server has closed this table.
refused-bad-bars = The file { $file } of those who are kept out cannot be read. Mend it or take it away.
refused-bad-network = “{ $words }” is neither an address nor a network, like 203.0.113.7 or 203.0.113.0/24.
refused-no-such-bar = “{ $what }” is not kept out.
refused-nobody-to-ban = Nobody at that seat can be told from others: no connection is open, and there is no key.
refused-no-such-group = That group does not exist, or its link is needed to see it.
refused-bad-group-name = The name of a group has to have between 1 and { $longest } letters.
refused-not-founder = Only whoever founded the group can do that.
refused-no-such-member = There is nobody like that in this group.
refused-no-such-day = There are no deals of that day here.
refused-day-over = That day is over in the world (UTC): there are new deals.
refused-not-an-order = That is not an order of the six cards.
refused-no-such-tournament = There is no such tournament, or its link is needed to see it.
refused-not-for-two = Tournaments are for games of two.
refused-not-director = Only whoever founded the tournament can do that.
refused-too-few-players = At least { $fewest } are needed to begin.
refused-too-late-to-join = It is too late to join this tournament.
refused-tournament-full = The tournament is full: it takes { $most }.
refused-bad-address = That does not work for notices ({ $kind }). It has to be like { $like }.
refused-no-such-notice = This server does not send notices that way ({ $kind }).
refused-notice-not-sent = The code could not be sent to that address ({ $kind }). Check how it is written.
refused-nothing-to-confirm = No address waits for a code.
refused-wrong-code = That is not the code. Look at the latest message that you got.

# Notices: they say that somebody waits, and nothing of what is on the table.
notice-title = Your turn: { $game }
notice-text = They wait for you at the table of { $game }, with { $names }.
notice-code-title = Your code of Sobremesa
notice-code-text = Type { $code } on the page to get notices here. If you asked for nothing, do nothing.

# What a link says where it is passed on.
preview-about = Card games for after dinner: with friends or against bots, no sign-up.
preview-invitation = They are waiting for you at a table
preview-invitation-of = You are invited to play { $game }
preview-open = An open table of { $game }
preview-waiting = { $game } · { $host } is waiting for you ({ $free ->
    [one] 1 missing
   *[other] { $free } missing
})
preview-playing = { $game } · { $names }
preview-replay = See how the game went
preview-replay-of = See how the game of { $game } went
preview-result = { $game } · { $result }
