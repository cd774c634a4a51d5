# The deal of the day: the same for everybody, once for each person.
daily-title = The deal of the day
daily-about = The same cards for everybody, against the same opponents. You play it once, and at midnight (UTC) there is another.
daily-left = { $hours } h { $minutes } min left
daily-over = That day is over.
daily-today = Go to today's
daily-before = See yesterday's
daily-earlier = See the day before
daily-against = Against { $names }
daily-level = level { $level }
daily-puzzle = The order
daily-puzzle-about = Six cards of Evidencia, a row to beat and a single try: which order is best?
daily-play = Play
daily-go-on = Play on
daily-solve = Put in order
daily-see = See how it ended
daily-uncounted = This one does not count: it ended after midnight, or a bot played for you.
daily-missed = You did not play it.
daily-won-by = You won by { $lead }
daily-won = You won
daily-lost-by = You lost by { $lead }
daily-lost = You lost
daily-solved = The best order
daily-solved-less = { $short } short of the best order
daily-place = Place { $place } of { $players }
daily-first = So far only you have played it
daily-spread = How everybody did
daily-spread-bar = { $count ->
    [one] one person
   *[other] { $count } people
}
daily-spread-you = this is you
daily-spread-won = won
daily-spread-lost = did not win
daily-spread-lead = difference
daily-spread-short = points below the best order
daily-nobody = Nobody played it.
daily-copy = Copy the text
daily-text-won-by = I won by { $lead }
daily-text-won = I won
daily-text-lost-by = I lost by { $lead }
daily-text-lost = I lost
daily-text-solved = I found the best order
daily-text-solved-less = I was { $short } short of the best order
daily-text-against = against { $names }
daily-text-place = place { $place } of { $players }
daily-proof = How to check it
daily-proof-about = Nobody can choose the cards afterwards: a seal of each deal is published the day before, and when the day is over its secret is opened. With the record of your game anybody can check it:
daily-proof-today = Today's seals, published since yesterday
daily-proof-next = Tomorrow's seals
daily-proof-opened = Secrets of that day
daily-back = Back to the deal of the day
daily-puzzle-how = Put your six cards in the order that beats the row above by most points: it can be beaten. You present it once.
daily-puzzle-rival = The row to beat
daily-puzzle-yours = Your row
daily-puzzle-other = The house
daily-puzzle-against = { $how ->
    [won] You beat it by { $by }.
    [lost] It beat you by { $by }.
   *[even] You drew with it.
}
daily-puzzle-best = A best order
daily-puzzle-better = { $better ->
    [0] None of the 720 orders is better.
    [one] Of the 720 orders, one is better.
   *[other] Of the 720 orders, { $better } are better.
}
