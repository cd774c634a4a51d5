# The big screen: the table without secrets.
tv-title = Table on a big screen
tv-come = Join with your phone
tv-come-about = Point your camera at the code: you sit down, and your phone is your hand.
tv-watch = Watch on your phone
tv-full = Everybody is here. Anyone can start, from their phone.
tv-seats-free = { $free ->
    [one] One seat is free
   *[other] { $free } seats are free
}
tv-turn = { $count ->
    [one] It is { $names }'s turn.
   *[other] It is up to { $names }.
}
tv-window = Does anybody react?
tv-delay = Shown { $seconds } seconds late.
tv-qr = QR code with the link to this table
tv-closed = This table does not go on a big screen
tv-closed-about = Nobody may watch here: whoever opened the table chose so. Open another one that lets people watch.
tv-again = The table stays: a rematch is asked for on the phones.
tv-lost = The line is down. Still trying…
