# Looking back: what everybody could know.
lookback = What was known
lookback-thinking = Working out what everybody could know: { $done } of { $all }
lookback-again = Try again
lookback-chances = The chances to win over the game
lookback-chances-open = How the game stood, with everything in sight
lookback-chances-of = How { $name } could see it
lookback-chance = { $name }: { $chance }%
lookback-turns = It all changed here:
lookback-turn = move { $step }
lookback-spoiler = It shows only as far as you have looked.
lookback-spoil = Show the end
lookback-ask = What would the expert have played?
lookback-asking = Thinking…
lookback-advised = In { $name }'s place, with what could be seen from there, the expert would have played:
lookback-advised-share = { $share ->
    [100] (without a doubt)
   *[other] (it gave this { $share }% of its attention)
}
lookback-choose = Choose whose eyes, to see what they could believe:
lookback-believed = What { $name } could believe
lookback-how = Of { $worlds } possible worlds that we imagined from their place, with what they saw and heard.
lookback-nothing = There was nothing hidden here to guess.
lookback-sure = certain
lookback-share = { $share }%
lookback-more = and { $count } more
lookback-out = { $count ->
    [one] Ruled out: { $values }
   *[other] Ruled out { $count }: { $values }
}
lookback-claims = What was said
lookback-true = true
lookback-false = a lie
