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

move-play = Play { $name } ({ $card })
move-set = Hang { $name } ({ $card })
move-take-challenge = Take the challenge card
move-take-own = Take the card you played
move-take-other = Take the card your rival played
move-to-pyramid = Send it to the pyramid
move-to-zone = Take it into your zone
move-at-slot = Slot { $slot } of the pyramid
move-decline = Use no special card
move-reveal-base = Use Abduction: show the base

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

event-set_up = Shuffled and dealt. The Final Challenge waits face down (back: { $final }).
event-drew = { $seat } draws a card (back: { $back }).
event-drew-own = You draw { $card }.
event-challenged = Round { $round }. Challenge: { $card }.
event-chose = { $seat } has chosen.
event-played = Turned over together: { $card_0 } and { $card_1 }.
event-final_shown = The Final Challenge was { $card }.
event-won = { $how ->
    [condition] { $seat } wins the challenge.
   *[closeness] { $seat } wins the challenge by being closer.
}
event-tied = A double tie: the three cards are dealt at random.
event-dealt_to = A card goes to { $place } (back: { $back }).
event-dealt_to-own = { $card } goes to your zone.
event-took = { $seat } takes { $card }.
event-placed = { $card } goes to { $place }.
event-declined = { $seat } does not use { $card }.
event-base_shown = { $seat } uses Abduction and shows the base: { $card_1 }, { $card_2 }, { $card_3 }.
event-abducted = { $seat } takes { $card } and leaves Abduction in slot { $slot }.
event-revealed = { $seat } leaves Gnome revelation face up in slot { $slot } and takes what lay there unseen.
event-revealed-own = { $card } lay in slot { $slot }: now you have it.
event-set_next = Your row, place { $place }: { $card }.
event-ready = { $seat } has a row ready.
event-presented = { $seat } presents: { $card_1 }, { $card_2 }, { $card_3 }, { $card_4 }, { $card_5 }, { $card_6 }.
event-scored = Points: { $points_0 } to { $points_1 }.

place-pyramid = slot { $slot } of the pyramid
place-zone = { $seat }'s zone
place-obtained = { $seat }'s hand

reason-points = more points
reason-final = a tie in points; the Final Challenge decides
reason-eye = a tie in points; The all-seeing eye decides
reason-shared = a tie in everything: shared victory

ask-play = Choose a card to play.
ask-final = The Final Challenge: play your last card.
ask-take = You won the challenge. Choose one of the three cards.
ask-send = Where does { $card } go?
ask-winner_slot = Which slot of the pyramid?
ask-loser_slot = Which slot of the pyramid?
ask-keep = Which one do you keep? The other goes where your rival did not choose.
ask-abduct = Do you use Abduction?
ask-exchange = Which card of the base do you take?
ask-reveal = Do you use Gnome revelation? Choose the slot of the pyramid.
ask-order = Hang your evidence in order. You may write all six at once.

challenge-highest = the highest value wins
challenge-lowest = the lowest value wins
challenge-has = whoever shows { $faction } wins
challenge-even = an even value wins
challenge-odd = an odd value wins
challenge-far = the value farthest from { $value } wins
challenge-shares = whoever shares a symbol with this card wins
challenge-double-agent = whoever does not show the symbol of the own back wins
challenge-most-symbols = whoever shows more symbols wins
challenge-fewest-symbols = whoever shows fewer symbols wins
no-symbol = no symbol

criterion-final = Final Challenge
criterion-series = Series of values
criterion-symbol = Neighbours sharing a symbol
criterion-base = The base, in order
criterion-middle = Pairs of the middle
criterion-top = Symbol of the top
