# Watchers guess the teams.
guesses = Who is who?
guesses-about = Say which team each player is on, and how sure you are. Nobody is told before the end; change it whenever you like. The earlier you are right, the better.
guesses-sure = { $team } for sure
guesses-perhaps = perhaps { $team }
guesses-unsure = no idea
guesses-kept = Noted. It is shown at the end.
guesses-scores = { $count ->
    [one] One person guessed the teams
   *[other] { $count } people guessed the teams
}
guesses-you = You
guesses-somebody = Somebody who watched
guesses-points = { $points } points
guesses-first = from move { $step } on
guesses-how = 100 is all right and sure from the beginning; 75 is to say nothing; 0 is all wrong and sure.
