# The season: who is playing best, and how certain that is.
season-title = Season
season-games = Games
season-which = Season:
season-months = { $first } to { $last } { $year }
season-two = Two players
season-many = Three or more
season-between = between { $low } and { $high }
season-won = { $wins ->
    [one] won one
   *[other] won { $wins }
} of { $games }
season-you = You
season-you-too = you
season-your-place = You are number { $place }, further down than the list shows.
season-unlisted = The list shows those who have played at a public table. Only you can see this.
season-none-yet = Nobody yet this season.
season-none = No games that count yet
season-none-about = Play a game to its end and you will appear here.
season-none-group = When the group finishes a game of this kind, it will appear here.
season-play = Go and play
season-history = Your way so far
season-history-told = from { $from } on { $first } to { $to } on { $last }
season-how = What counts, and how
season-how-counts = Finished games count in which no bot took over for anybody and every person sat down with their device's key. Games with a deck of your own do not. A season lasts three months and everybody starts again at 1500; bots start at their level.
season-how-interval = Every rating comes with the range in which it almost certainly lies. The more you play, the narrower it gets. The list is sorted by its lower end: whoever has played little climbs when they prove it.
season-how-names = You appear under the last name you used at a public table. Whoever only plays with friends does not appear. If you ask to be forgotten in "My games", you disappear from here too.
season-how-group = Only the group's own games count here, and everybody appears under the last name they used.
