# Everybody's own pages: my games.
mine-title = My games
mine-about = No account: a key that this device keeps says which are yours.
mine-running = Running
mine-finished = Finished
mine-none = None yet
mine-none-about = When you play here, your games will show up on this page.
mine-first = Go and play
mine-search = Search
mine-search-like = a name or a game
mine-nothing-found = There is no game with “{ $words }”.
mine-more = Show earlier ones
mine-count = { $count ->
    [one] one finished game
   *[other] { $count } finished games
}
mine-ends = { $unit ->
    [minute] { $count ->
        [one] one minute left
       *[other] { $count } minutes left
    }
    [hour] { $count ->
        [one] one hour left
       *[other] { $count } hours left
    }
    [day] { $count ->
        [one] one day left
       *[other] { $count } days left
    }
   *[now] less than a minute left
}
mine-paused = paused
mine-stood-in = with a bot in your seat
mine-taken-over = you went on in somebody else's seat
mine-notices = Notices
mine-notices-about = In slow games we tell you when it is your turn: one notice a turn, and nothing of what is on the table.
mine-notices-missing = This server sends no notices.
mine-push-on = Tell me on this device
mine-push-off = Do not tell me on this device any more
mine-push-denied = The browser does not allow notices. Its settings have the permissions of this page.
mine-push-impossible = This browser gets no notices. On a phone, try again after adding Sobremesa to the home screen.
mine-email = E-mail
mine-telegram = Telegram
mine-telegram-like = the number of your chat, such as 123456789
mine-discord = Discord
mine-discord-like = the notice link of your channel
mine-webhook = Another program
mine-other-ways = Other ways
mine-quiet = No notices at night
mine-quiet-on = Do not tell me between certain hours
mine-quiet-from = from
mine-quiet-to = to
mine-code = We sent you a code by { $way }. Type it here:
mine-code-label = Code
mine-code-send = Confirm
mine-save = Save
mine-saved = Saved
mine-along = Take them along
mine-along-about = Open this link on another device and it is yours too. Give it to nobody: whoever has it plays in your place.
mine-records = Download all games
mine-records-about = A file with the record of every finished game.
mine-forget = Forget me
mine-forget-about = The server deletes that these games are yours, and this device starts afresh. What you played with others stays in their lists, under the name that you used.
mine-forget-sure = Yes, forget me
mine-forgotten = Done: nobody knows any more which games were yours.
mine-take = This link is of another device
mine-take-about = If you use it, the games that you already have here are no longer in this list. Nothing changes on the other device.
mine-take-yes = Use it on this device
mine-take-no = Leave everything as it is
mine-season = See the season
