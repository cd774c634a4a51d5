move-play = Play { $card }
refused = you do not have that card.
event-chose = { $seat } has chosen.
event-shown = { $card_0 } and { $card_1 }.
reason-points = more points
ask-play = Choose a card.
