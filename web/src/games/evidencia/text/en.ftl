evidencia-card = { $name }, value { $value }. Symbols: { $symbols }. Back: { $back }.
evidencia-asks = As a challenge: { $challenge }.
evidencia-picture = Picture: { $picture }
evidencia-back = Card face down, back: { $back }
evidencia-picture-g1 = A garden gnome with a lantern, among mushrooms and tall grass.
evidencia-picture-g4 = Three bearded gnomes, shoulder to shoulder, under a banner with a beard painted on it.
evidencia-picture-g7 = Above, a house and its lawn; below, in the soil, a gnome king with a crown and a beard of roots.
evidencia-picture-ge9 = A gnome in a round helmet floats above a planet, tied to a line.
evidencia-picture-gi3 = A hooded gnome with a candle and, on his chest, an eye in a triangle.
evidencia-picture-revelacion = An astonished gnome takes off his hat, and light comes out on every side.
evidencia-picture-e2 = Circles flattened into a maize field at night, with a barn and the moon.
evidencia-picture-e5 = A car on an empty road; above it, a ring of light that shines on it.
evidencia-picture-e8 = A dome with an aerial among craters; in the sky, the Earth.
evidencia-picture-ei1 = An alien in a suit and sash raises a hand in greeting; behind, the stars of Orion.
evidencia-picture-eg6 = A pointed hat flies like a saucer, with lights, over the roofs of a village.
evidencia-picture-abduccion = A flying saucer lifts a cow in its beam; beside it, a windmill.
evidencia-picture-i3 = Two hands shake in a strange way, surrounded by rays, under an eye in a triangle.
evidencia-picture-i7 = A bank with columns and an eye in its gable; where the door would be there are bricks, and a man with a briefcase.
evidencia-picture-i9 = A bearded old man in the clouds, with a triangle for a halo, measures the world with compasses.
evidencia-picture-ig2 = A hut on stilts in the swamp, the full moon behind it and an eye in its window.
evidencia-picture-ie8 = A satellite with one great eye shines on a little town.
evidencia-picture-ojo = An enormous eye in a triangle, with rays, over a tiny city.
evidencia-sealed = Card chosen, still covered
evidencia-yours = You
evidencia-your-zone = Your zone
evidencia-zone-empty = no evidence yet
evidencia-to-pyramid = Pyramid: its seal counts for both
evidencia-to-zone = My zone: I put it in order
evidencia-row-ready = Row ready
evidencia-pile = { $count } left
evidencia-challenges-left = { $count ->
    [0] no more challenges
    [one] 1 challenge left
   *[other] { $count } challenges left
}
evidencia-play = Play { $card }
evidencia-take = Take { $card }
evidencia-slot = Slot { $slot } of the pyramid
evidencia-place = Place { $place }: { $card }
evidencia-order-how = Drag each card to its place, or pick it and use the arrow keys.
evidencia-order-tap = Tap a card and then its place, or drag it.
evidencia-order-where = Where does it go? Tap the place, or use the arrows.
evidencia-move-left = One place to the left
evidencia-move-right = One place to the right
evidencia-points-range = { $sure }–{ $most }
evidencia-points-of = { $criterion }: { $reached }. Points: { $points }
evidencia-points-how = What is certain, and what it may come to, depending on your rival's row. Tap a criterion to see the thread.
evidencia-points-open = Above, what the other row earns; below, yours. Tap a criterion to see the thread.
evidencia-why-series = three values in a row or more give 1 point, the longest 2.
evidencia-why-symbol = three neighbouring cards or more give 1 point, the longest 2.
evidencia-why-base = { $symbols }, side by side and in this order, gives 2 points, and one more to whoever has it more often.
evidencia-why-middle = whoever has more pairs of { $symbols } earns 2 points, and one more when ahead by two.
evidencia-why-top = whoever shows more { $symbols } earns 2 points, and one more when ahead by two.
evidencia-presented-wait = Your row hangs. Your rival has yet to hang theirs.
evidencia-present = Present the row
evidencia-row-of = { $name_is ->
    [you] Your row
   *[other] The row of { $name }
}
evidencia-sheet-how = Tap a criterion: the thread shows which cards earned the points.
evidencia-earned = { $name }: { $criterion ->
    [final] { $points }.
   *[other] { $reached }, { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
}
evidencia-stamp-by-final = by the Final Challenge
evidencia-stamp-by-eye = by The all-seeing eye
evidencia-clause-of = The rule: { $criterion }
evidencia-total = Total
evidencia-reach-final = { $count }
evidencia-reach-series = { $count } in a row
evidencia-reach-symbol = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
evidencia-reach-base = { $count ->
    [one] once
   *[other] { $count } times
}
evidencia-reach-middle = { $count ->
    [one] 1 pair
   *[other] { $count } pairs
}
evidencia-reach-top = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
evidencia-decline-abduct = Do not use Abduction
evidencia-decline-abduct_none = I do not have Abduction: go on
evidencia-decline-reveal = Do not use Gnome revelation
evidencia-decline-reveal_none = I cannot use it: go on
evidencia-stamp-won = { $seat_is ->
    [you] You win! · { $how }
   *[other] { $seat } wins · { $how }
}
evidencia-stamp-tied = Tie · left to chance
evidencia-stamp-base = { $seat_is ->
    [you] Abduction · you show the base
   *[other] Abduction · { $seat } shows the base
}
evidencia-stamp-abducted = { $seat_is ->
    [you] Abduction · you take one of the base
   *[other] Abduction · { $seat } takes one of the base
}
evidencia-stamp-revealed = { $seat_is ->
    [you] Revelation · you change the pyramid
   *[other] Revelation · { $seat } changes the pyramid
}
evidencia-how-closeness = closer to { $value }
evidencia-how-highest = the highest
evidencia-how-lowest = the lowest
evidencia-how-has = shows { $faction }
evidencia-how-even = it is even
evidencia-how-odd = it is odd
evidencia-how-far = further from { $value }
evidencia-how-shares = shares a symbol
evidencia-how-double-agent = hides its own back
evidencia-how-most-symbols = more symbols
evidencia-how-fewest-symbols = fewer symbols
evidencia-learn-welcome = Welcome to the board. For six rounds you gather evidence; then you hang it in a row, and the row that makes the better case wins. Every card has a value, some symbol and a challenge; on its other side, the back of its faction.
evidencia-learn-play = Above is the challenge: the lowest value wins. Both of you choose at the same time, face down. You hold a 7 and a 2: play the 2.
evidencia-learn-take = You won! Your 2 is lower than the 8. The winner takes first, any of the three cards. The Spy satellite is worth 8 and will be of use: take it.
evidencia-learn-send = Into the pyramid, which will say which symbols count, or into your zone, to be ordered? Into your zone.
evidencia-learn-pyramid = Your rival kept another one, and the card left over went to the pyramid. What counts there is the back: the first symbol of the base is Illuminati. Every round the pyramid grows, and so do both zones.
evidencia-learn-second = Round two, and again the lowest wins. The best you have is the 4.
evidencia-learn-keep = You lost: your rival played a 3. But you choose between the two cards left. Keep the Robed gnome, which is worth 3 and shows Illuminati.
evidencia-learn-final = Three more rounds went by. This is the last one: the Final Challenge lies face down, and the value closest to its own wins. You have one card left: play it.
evidencia-learn-eye = It was a 5, and your 4 was closer: the Final Challenge is worth a point. And look what card it is: The all-seeing eye. Take it.
evidencia-learn-eye-zone = In your row the eye counts as the symbol on top of the pyramid. Keep it in your zone.
evidencia-learn-order = Now the row. The base asks for Illuminati, Gnomes, Illuminati. Under each peg you see the card that goes there: take them to their places, and present.
evidencia-learn-specials = The six cards of your zone are your hand now. If there were an Abduction among them, you could swap it for a card of the base; a Gnome revelation, for any card of the pyramid. Here nobody can use one, so let us see what scores.
evidencia-learn-runs = Your row scores in two ways by its order. Three or more values in a row that climb or drop by one: 1 point. Three or more neighbours with the same symbol: another point. And in each, 1 more for the longer one.
evidencia-learn-symbols = The pyramid gives the rest. The base: its three symbols side by side and in that order, 2 points; a double can be two of them. The middle: more pairs of its two symbols, 2 points. The top: more cards with its symbol, 2 points. Having the base more often, or a lead of two in the middle or the top, is 1 more. Tap any criterion and it tells you.
evidencia-learn-order-other = That row counts too, but it earns less. Put each card where it is drawn, and present.
evidencia-learn-end = Ten to two! Tap each criterion of the sheet to see which cards earned it. Everything else is in the rules, always at hand at the table.
lookback-topic-zone = Zone
lookback-topic-hand = Hand
