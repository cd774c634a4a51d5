refused-bad-request = The request makes no sense: { $why }
refused-hello-first = The first message must be “hello”, and come soon.
refused-version = This table speaks version { $version } of the messages. Reload the page.
refused-hello-once = “hello” is said only once.
refused-no-such-page = There is nothing here.
refused-bad-method = That cannot be done here.
refused-no-such-table = There is no such table, or it takes an invitation to see it.
refused-no-such-game = There is no game “{ $game }”. Games: { $allowed }.
refused-bad-key = That key opens no seat of this table.
refused-weak-key = The key must have 43 characters of A-Z, a-z, 0-9, - and _.
refused-stood-up = You left the table: this seat is no longer yours.
refused-no-spectators = Nobody may watch at this table.
refused-not-over = The game is not over: it is not shown whole until then.
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
   *[corrupt] The database { $file } is damaged. Put a backup back, as docs/operating.md tells.
}
refused-no-database = The database of SOBREMESA_DATABASE_URL cannot be used: { $why }
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
