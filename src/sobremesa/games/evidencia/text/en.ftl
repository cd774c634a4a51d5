title = Evidencia
tagline = Gather evidence, bluff for it, and hang it in order before your rival does.
faction-gnomos = Gnomes
faction-extraterrestres = Aliens
faction-illuminati = Illuminati
players = 2 players
minutes = 15 minutes

option-pyramid = How the pyramid fills up
option-pyramid-in-order = in order: the base from left to right, the middle, the top
option-pyramid-free = free: who sends the card there picks the empty slot
option-repeats = Which repeated values a series skips
option-repeats-any-copy = any copy: one card of each value stays, whichever serves best
option-repeats-adjacent = neighbours only: a card equal to the one beside it is skipped
option-equal-series = Who gets the point for the longest series when both are equally long
option-equal-series-nobody = nobody
option-equal-series-both = both
option-pairs = What a pair of the middle's symbols is
option-pairs-one-of-each = one of each
option-pairs-equal = two cards with the same one

refused-play = a card from the hand is asked for now.
refused-take = you won the challenge: choose one of the three cards.
refused-send = choose where the card goes: the pyramid or your zone.
refused-winner_slot = choose an empty slot of the pyramid.
refused-loser_slot = choose an empty slot of the pyramid.
refused-keep = choose which of the two cards left you keep.
refused-abduct = now you can only use Abduction or pass.
refused-exchange = choose which of the three base cards you take for Abduction.
refused-reveal = now you can only use Gnome revelation or pass.
refused-order = now you order your row, card by card.
refused-no-abduction = you do not hold Abduction.
refused-no-revelation = you do not hold Gnome revelation, or you got it in an exchange and it can do nothing any more.
refused-not-base = the base is slots 1, 2 and 3.
refused-full-slot = that slot is taken.
refused-taken = that card is no longer on the table.
refused-not-held = you do not have that card. You can choose: { $cards }.

reason-points = more points
reason-final = a tie in points; the Final Challenge decides
reason-eye = a tie in points; The all-seeing eye decides
reason-shared = a tie in everything, so the victory is shared

challenge-highest = the highest value wins
challenge-lowest = the lowest value wins
challenge-has = whoever shows { $faction } wins
challenge-even = an even value wins
challenge-odd = an odd value wins
challenge-far = the value farthest from { $value } wins
challenge-shares = whoever shares a symbol with this card wins
challenge-double-agent = whoever does not show the symbol of their card's back wins
challenge-most-symbols = whoever shows more symbols wins
challenge-fewest-symbols = whoever shows fewer symbols wins
no-symbol = no symbol

criterion-final = Final Challenge
criterion-series = Series of values
criterion-symbol = Neighbours sharing a symbol
criterion-base = The base, in order
criterion-middle = Pairs of the middle
criterion-top = Symbol of the top

faction-short-gnomos = Gnomes
faction-short-extraterrestres = Aliens
faction-short-illuminati = Illuminati

evidencia-foot-highest = asks for the highest value
evidencia-foot-lowest = asks for the lowest value
evidencia-foot-has = asks for { $faction }
evidencia-foot-even = asks for an even value
evidencia-foot-odd = asks for an odd value
evidencia-foot-far = asks for the farthest from { $value }
evidencia-foot-shares = asks to share a symbol
evidencia-foot-double-agent = asks not to show its back
evidencia-foot-most-symbols = asks for more symbols
evidencia-foot-fewest-symbols = asks for fewer symbols
evidencia-special-abduccion = swap it for one of the base
evidencia-special-revelacion = swap it for one of the pyramid
evidencia-special-ojo = counts as the top's symbol

table-round = Round { $round } of 6
table-final-round = Round 6 of 6, the Final Challenge
table-specials = The special cards
table-order = Ordering the evidence
table-over = The evidence, presented
table-hand = Hand
table-zone = Zone
table-pile = Pile
table-row = Your row
table-pile-left = { $count ->
    [0] empty
   *[other] { $count } ({ $back } on top)
}
table-challenge = Challenge
table-final = Final Challenge
table-final-hidden = Face down until both have played. Whoever is closest to its value wins.
table-final-waits = The Final Challenge waits: { $back }
table-challenges-left = { $count ->
    [0] No challenges are left.
    [one] One challenge is left: { $back }
   *[other] { $count } challenges are left; on top: { $back }
}
table-you = you
table-back = back
table-base = The base, in sight
table-ready = { $name } has a row ready.
table-remembered = { $name }'s zone, as you saw it
table-pyramid = Pyramid
table-points = What makes points
challenge-final = the value closest to { $value } wins
special-abduccion = swap it for a card of the base
special-revelacion = swap it for one of the pyramid
special-ojo = counts as the symbol of the top
hint-series = 3 values in a row or more: 1 (+1 the longest)
hint-symbol = 3 neighbours or more with a symbol: 1 (+1 the longest)
hint-base = { $symbols } in that order: 2 (+1 more often)
hint-middle = more pairs { $symbols }: 2 (+1 two ahead)
hint-top = more { $symbols }: 2 (+1 two ahead)

why-play = { $beaten ->
    [0] { $card } beats nothing that your rival may hold: you lose this round with it and keep the better ones.
   *[other] { $card } beats { $beaten } of the { $rivals } cards that your rival may hold.
}
why-take = { $values ->
    [0] { $symbols ->
        [one] { $card } shares a symbol with one of your cards.
       *[other] { $card } shares a symbol with { $symbols } of your cards.
    }
    [one] { $card } stands beside a neighbouring value of your zone{ $symbols ->
        [0] .
        [one] {" "}and shares a symbol with one of your cards.
       *[other] {" "}and shares a symbol with { $symbols } of your cards.
    }
   *[other] { $card } stands beside { $values } neighbouring values of your zone{ $symbols ->
        [0] .
        [one] {" "}and shares a symbol with one of your cards.
       *[other] {" "}and shares a symbol with { $symbols } of your cards.
    }
}
why-double = { $card } shows two symbols: it is of use whichever of them the pyramid asks for.
why-near = { $near ->
    [0] { $card } is worth { $value }, and in the pyramid its back counts for both of you.
    [one] { $card } is worth { $value }: one card of a neighbouring value may still turn up to make a run with it.
   *[other] { $card } is worth { $value }: { $near } cards of a neighbouring value may still turn up to make a run with it.
}
why-special-abduccion = { $card } is special: from your zone you may swap it for a card of the base before you order your row.
why-special-revelacion = { $card } is special: from your zone you may swap it for a card of the pyramid before you order your row.
why-special-ojo = { $card } is special: in your row it counts as the symbol on top, and it breaks ties.
why-zone = it adds { $card } to the cards that you will order, and the card left over goes to the pyramid.
why-pyramid = it puts { $back } into the pyramid, { $showing ->
    [0] and leaves you the card that is left over.
    [one] and one of your cards shows that symbol. The card left over is for your zone.
   *[other] and { $showing } of your cards show that symbol. The card left over is for your zone.
}
why-slot = { $level ->
    [base] in the base: it scores for showing the three symbols below in that order.
    [middle] in the middle: it scores for more pairs of those two symbols.
   *[top] at the top: it scores for more cards of that symbol, and The all-seeing eye counts as it.
}
why-play-final = it is the only card you have left.
why-abduct = weighing what you gain and what you show, it does best.
why-exchange = it is the base card that adds most points to your row.
why-reveal = it changes the pyramid, or leaves it alone, in your favour.
why-order = it is part of the best row against everything your rival may present.

## The moves, by themselves and with the card that they mean on the table.
move-play = Play { $card }
move-hang = Hang { $card }
move-take_challenge = Take the challenge card
move-take_own = Take the card you played
move-take_rival = Take the card your rival played
move-to_pyramid = Send it to the pyramid
move-to_zone = Take it into your zone
move-at_slot = Slot { $slot } of the pyramid
move-decline = Use no special card
move-reveal_base = Use Abduction: show the base

label-play = { $card }
label-hang = { $card }
label-take_challenge = { $phase ->
    [keep] The challenge card: { $card }
   *[take] Take the challenge card: { $card }
}
label-take_own = { $phase ->
    [keep] The one you played: { $card }
   *[take] Take the one you played: { $card }
}
label-take_rival = { $phase ->
    [keep] The one played opposite: { $card }
   *[take] Take the one played opposite: { $card }
}
label-to_pyramid = { $order ->
    [free] Send it to the pyramid
   *[in_order] Send it to slot { $slot } of the pyramid
}
label-at_slot = { $phase ->
    [exchange] Slot { $slot }: { $base }
    [reveal] Slot { $slot }: { $seen }
   *[other] Slot { $slot } of the pyramid
}

card-named = { $name } ({ $value })
place-pyramid = { $number ->
    [0] the pyramid
   *[other] slot { $number } of the pyramid
}
place-zone = { $owner_is ->
    [you] your zone
   *[other] { $owner }'s zone
}
place-obtained = { $owner_is ->
    [you] your hand
   *[other] { $owner }'s hand
}

## What is asked.
ask-play = { $round ->
    [1] Choose a card: the winner takes first, for a row or for the pyramid.
   *[other] Choose a card to play.
}
ask-final = The Final Challenge: play your last card.
ask-take = You won the challenge. Choose one of the three cards.
ask-send = Where does { $card } go?
ask-winner_slot = Which slot of the pyramid?
ask-loser_slot = Which slot of the pyramid?
ask-keep = Which one do you keep? The other goes to { $place }.
ask-abduct = Do you use Abduction?
ask-abduct_none = Everybody is asked about Abduction, and you do not hold it: pass.
ask-exchange = Which card of the base do you take?
ask-reveal = Do you use Gnome revelation? Choose the slot of the pyramid.
ask-reveal_none = Everybody is asked about Gnome revelation, and you cannot use it: pass.
ask-order = Hang your evidence in order.

## What has happened.
event-set_up = Shuffled and dealt. The Final Challenge waits face down (back: { $final }).
event-drew = You draw { $card }.
event-challenged = Round { $round }. Challenge: { $card }.
event-played = Turned over together: { $you ->
    [0] you played { $card_0 } and { $name_1 } played { $card_1 }.
    [1] you played { $card_1 } and { $name_0 } played { $card_0 }.
   *[none] { $name_0 } played { $card_0 } and { $name_1 } played { $card_1 }.
}
event-final_shown = The Final Challenge was { $card }.
event-won = { $seat_is ->
    [you] You win the challenge{ $how ->
        [condition] .
       *[closeness] {" "}by being closer.
    }
   *[other] { $seat } wins the challenge{ $how ->
        [condition] .
       *[closeness] {" "}by being closer.
    }
}
event-tied = A double tie: the three cards are dealt at random.
event-dealt_to = { $card_is ->
    [some] { $card } goes to { $place }.
   *[none] A card goes to { $place } (back: { $back }).
}
event-placed = { $card } goes to { $place }.
event-declined = { $seat_is ->
    [you] You do not use { $card }.
   *[other] { $seat } does not use { $card }.
}
event-base_shown = { $seat_is ->
    [you] You use Abduction and the base is shown: { $card_1 }, { $card_2 }, { $card_3 }.
   *[other] { $seat } uses Abduction and shows the base: { $card_1 }, { $card_2 }, { $card_3 }.
}
event-abducted = { $seat_is ->
    [you] You take { $card } and leave Abduction in slot { $slot }.
   *[other] { $seat } takes { $card } and leaves Abduction in slot { $slot }.
}
event-revealed = { $seat_is ->
    [you] You leave Gnome revelation face up in slot { $slot }. { $card } lay there: now you have it.
   *[other] { $seat } leaves Gnome revelation face up in slot { $slot } and takes what lay there without showing it.
}

## What everything is and earns, in a sentence: the table says it when it is tapped.
explain-card = Its value is { $value }. { $symbols ->
    [none] It shows no symbol.
   *[some] It shows { $symbols }.
} Its back is { $back }. As a challenge, { $challenge }.
explain-special-abduccion = Before the rows are ordered, if it is in your zone, you may turn up the base and swap this card for one of its three.
explain-special-revelacion = Before the rows are ordered, if it is in your zone, you may swap it for any card of the pyramid. It stays there face up and counts as Gnomes.
explain-special-ojo = In your row it counts as the symbol at the top. And if everything is level, whoever has it wins.
explain-criterion-final = 1 point for whoever won the Final Challenge, the sixth round.
explain-criterion-series = 1 point for three or more cards in a row whose values climb or drop by one (repeated ones are skipped), and 1 more for the longest series.
explain-criterion-symbol = 1 point for three or more neighbouring cards that share a symbol, and 1 more for the longest series.
explain-criterion-base = 2 points if the three symbols of the base are in your row, side by side and in that order, and 1 more for having them more often. A double can be two of them in a row.
explain-criterion-middle = 2 points for making more pairs of the middle's two symbols, wherever they are, and 1 more for a lead of two pairs.
explain-criterion-top = 2 points for having more cards with the symbol at the top, and 1 more for a lead of two.
explain-faction-gnomos = Gnomes, one of the three factions. Fronts and backs of cards bear it.
explain-faction-extraterrestres = Aliens, one of the three factions. Fronts and backs of cards bear it.
explain-faction-illuminati = Illuminati, one of the three factions. Fronts and backs of cards bear it.
explain-thing-back = The back of a card. It hints at what is on the other side, and in the pyramid it is what counts.
explain-thing-back-name = Back
explain-thing-pyramid = Six cards, face down. Their backs say which symbols score: three of the base, two of the middle and one at the top.
explain-thing-pyramid-name = Pyramid
explain-thing-zone = The cards that you will order at the end gather here. You may look at yours whenever you like.
explain-thing-zone-name = Zone
explain-thing-challenge = What this card asks decides who takes the round. If both do equally well, the value nearer to its own does.
explain-thing-challenge-name = Challenge

## The game on a page: what is on a card, a turn, what scores and who wins.
summary-idea = Somebody pulls the strings, and both of you know it. In six rounds each of you collects six pieces of evidence; in the end you hang them in a row, and the more convincing row wins.
summary-card-1 = The value, from 1 to 9. Each value is on two cards.
summary-card-2 = The symbols of factions: one, two or none. They are what scores in your row.
summary-card-3 = The name of the evidence.
summary-card-4 = What it asks when it is the challenge card. The three special ones say here what they do.
summary-card-5 = On the other side, the back: a faction. It is a hint, and in the pyramid it is what counts.
summary-turn-1 = A challenge is turned up. Each of you chooses a card from your hand, and both are shown together.
summary-turn-2 = The one that does better at what is asked wins. If they do equally well, the value nearer to the challenge's; if that is equal too, chance deals the cards.
summary-turn-3 = The winner takes one of the three cards and puts it face down: into the pyramid or into their zone.
summary-turn-4 = The loser keeps one of the other two. The last one goes where the first did not.
summary-turn-5 = Six times so. The sixth is the Final Challenge, played blind: the nearest value wins.
summary-turn-6 = With the six cards of your zone you make your row, in any order you like.
summary-score-1 = Series of values: three or more in a row that climb or drop by one. 1 point, and 1 more for the longest.
summary-score-2 = A symbol: three or more neighbours that share it. 1 point, and 1 more for the longest.
summary-score-3 = The base: its three symbols side by side and in order. 2 points, and 1 more for having them more often.
summary-score-4 = The middle: more pairs of its two symbols. 2 points, and 1 more for a lead of two.
summary-score-5 = The top: more cards with its symbol. 2 points, and 1 more for a lead of two.
summary-score-6 = The Final Challenge: 1 point for whoever won it.
summary-win-1 = The higher total wins. If they are level, whoever won the Final Challenge; if nobody did, whoever has The all-seeing eye.

# Only the terminal says these.
terminal-level-base = Base
terminal-level-middle = Middle
terminal-level-top = Top
terminal-bad-row = That row cannot be hung: { $wrong } is not yours to hang or is there twice. Left to hang: { $cards }.
terminal-typing-order = You may write all six at once: the numbers of the list, or the cards.
