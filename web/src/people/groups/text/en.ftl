# Groups: the usual table, with a link that lasts.
groups = My groups
groups-about = The Thursday table: a link that stays, with the house rules and who is ahead.
groups-name = Name of the group
groups-name-like = The Thursday table
groups-found = Found a group
groups-none = That group does not exist
groups-none-about = Ask somebody of the group for the link: it may have changed.
groups-home = Go to the front page
groups-next = Another table of { $game }
groups-rules = with the rules of last time
groups-first = Choose a game for the first table:
groups-other = Or choose another game:
groups-running = Now
groups-go-in = Go in
groups-members = Who is ahead
groups-wins = { $wins ->
    [one] won one
   *[other] won { $wins }
} of { $games }
groups-evenings = Evenings
groups-evenings-count = { $count ->
    [one] one evening so far
   *[other] { $count } evenings so far
}
groups-won = { $count ->
    [0] nobody won
    [one] { $names } won
   *[other] { $names } won
}
groups-no-games = No game of this group has ended yet.
groups-invite = Invite
groups-invite-about = Whoever has this link belongs to the group: they see this page and enter its tables.
groups-rename = Change the name
groups-save = Save
groups-remove = Take { $name } out
groups-remove-about = They no longer appear in the group, and the link changes: pass the new one on to the others.
groups-remove-sure = Yes, take { $name } out
groups-removed = Done. The link has changed: pass the new one on to the others.
groups-season = The group's season
groups-free = Free a seat
groups-free-whose = Whose? They can sit down again later.
groups-records = Records of the table
record-points = Most points in a game
record-points-amount = { $amount } points
record-lead = The biggest win
record-lead-amount = by { $amount }
record-code = The longest code, recited without a mistake
record-code-amount = { $amount } symbols
record-codes = Most codes recited without a mistake in a game
record-codes-amount = { $amount } { $amount ->
    [one] code
   *[other] codes
}
record-lie = The lie that stood longest
record-lie-amount = { $amount } { $amount ->
    [one] move
   *[other] moves
}
record-moves = The longest game
record-moves-amount = { $amount } moves
groups-tournaments = Tournaments
groups-tournament-found = Set up a tournament of the group
groups-tournament-own = Set up a tournament
