# Tournaments: in each round the same deal at all tables.
tournament-title = Tournament
tournament-found = Set up a tournament
tournament-about = For games of two. In each round all tables play the same deal: what counts is who wins, and who gets more out of the same cards.
tournament-mine = My tournaments
tournament-name = Name of the tournament
tournament-name-like = Summer cup
tournament-game = Game
tournament-how = How it is played
tournament-robin = Everybody meets everybody
tournament-swiss = Swiss: in each round somebody with about as many points
tournament-rounds = Rounds
tournament-minutes = Time for each round
tournament-minutes-none = no limit
tournament-minutes-hours = { $hours ->
    [one] one hour
   *[other] { $hours } hours
}
tournament-minutes-days = { $days ->
    [one] one day
   *[other] { $days } days
}
tournament-create = Set up the tournament
tournament-own-name = Your name
tournament-join = Join
tournament-withdraw = Withdraw
tournament-withdraw-sure = Yes, I withdraw
tournament-begin = Begin the tournament
tournament-begin-more = Begin when everybody is here. In Swiss people may still come later.
tournament-begin-robin = Begin when everybody is here: nobody can join after that.
tournament-close = Close the round
tournament-close-about = If somebody does not come: whoever did not sit down loses; a game that is not over is a draw.
tournament-close-sure = Yes, close it
tournament-waiting = Waiting for players
tournament-over = Over
tournament-round-of = Round { $round } of { $rounds }
tournament-round = Round { $round }
tournament-left = { $hours } h { $minutes } min left
tournament-your-game = You play { $name }
tournament-play = Go to the table
tournament-your-free = You have this round off.
tournament-standings = Standings
tournament-player = Player
tournament-points = Points
tournament-tie-swiss = Rivals
tournament-tie-robin = Beaten
tournament-duplicate = Cards
tournament-free = Off: { $name }
tournament-running = being played
tournament-not-played = not played
tournament-gone = withdrew
tournament-you = you
tournament-nobody = somebody
tournament-invite = Invite
tournament-invite-about = Whoever has this link can join.
tournament-how-title = How it is counted
tournament-how-points = A win is 1, a draw ½. In Swiss a round off is 1.
tournament-how-swiss = Ties are broken by “Rivals”: what your opponents have scored.
tournament-how-robin = Ties are broken by “Beaten”: what those have scored whom you beat, and half of those you drew with.
tournament-how-duplicate = Then by “Cards”: all played the same deal, so you get 2 for everybody who did worse than you with the very same cards, and 1 for everybody who did as well.
tournament-how-secret = While a round is played nothing is told of any table: others are playing the same cards.
