title = Códigos
tagline = Complete codes, hide them and recite them from memory while a soldier blocks your cards.
players = 2 to 4 players
minutes = 30 minutes

option-jokers = Jokers in play with four players
option-reuse = What four players do when the deck is finished for the first time
option-reuse-after-reveal = everybody reveals, then the discard pile becomes the deck again
option-reuse-at-once = the discard pile becomes the deck again without revealing
option-memory-aid = Memory aid
option-memory-aid-off = off: nobody may look at a hidden code, its owner included
option-memory-aid-on = on: hidden codes and what has happened can be looked at again
option-turn-limit = Turns running without a card drawn from the deck that end the game
option-turn-limit-none = no limit

refused-full = you already have four cards in the collection: first lay or discard one.
refused-blocked = the soldier blocks that card.
refused-just-discarded = you discarded that card in this same turn.
refused-one-exposed = you already have an exposed code that is not complete.
refused-none-exposed = you have no exposed code.
refused-joker-is-no-code = a joker has no code.
refused-no-such-place = you do not have that many cards in the collection.
refused-not-whole = your collection does not have all it takes to lay that whole code.
refused-nothing-laid = to discard the exposed code, at least one symbol must lie with it.
refused-soldier-second = the soldier moves only as the second action of a turn.
refused-soldier-stands-there = the soldier already stands on that card.
refused-act = now choose an action: take, expose, add, lay, discard or, as the second one, move the soldier.
refused-joker-stays = a joker is never discarded.
refused-just-taken = you took that card in this same turn.
refused-same-symbol = it has the same symbol as the top card of the discard pile.
refused-picked = you have picked that card already.
refused-one-joker = a code has at most one joker.
refused-not-missing = your exposed code does not lack that symbol.
refused-add = pick another card to add, or say “done”.
refused-whole = pick the symbols of the code that you are laying.
refused-not-completing = with that card the code that you are laying cannot be completed.
refused-choose = choose which of your hidden codes you reveal.
refused-no-such-hidden = you do not have that many hidden codes.
refused-recite = recite the code, symbol by symbol, or turn it over.
refused-recital-begun = you have begun to recite: it cannot be turned over any more.
refused-recital-too-short = a code has at least three symbols.
refused-recital-full = a code has at most five symbols: say “done”.

reason-points = more points
reason-shared = a tie in points: shared victory

how-exact = exact
how-unordered = another order
how-turned_over = turned over
how-given_up = discarded
joker = joker

table-turn = { $name }'s turn, action { $action } of 2
table-reveal = everybody reveals
table-over = end of the game
table-offer = Offer
table-deck = { $count ->
    [one] 1 card left in the deck
   *[other] { $count } cards left in the deck
}
table-reveal-in-pile = a Reveal card lies in the discard pile
table-soldier = soldier
table-pile = discards
table-photo = no. { $photo }
table-empty = empty
table-collection = collection
table-exposed = exposed
table-exposed-missing = lacks { $symbols }
table-hidden = hidden { $places }
table-revealed = revealed { $codes }
table-picked = picked
table-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-nothing = nothing
table-said = So far: { $symbols }…

## The moves, by themselves and with the card that they mean on the table.
move-take = Take card { $slot } of the offer
move-expose = Expose card { $place } of your collection as a code
move-lay = Lay the whole code of card { $place }
move-add = Add card { $place } as a symbol
move-discard = Discard card { $place }
move-give_up = Discard the exposed code (its medal is subtracted)
move-move_soldier = Move the soldier to card { $slot }
move-done = Done
move-turn_over = Turn the code over without reciting it
move-reveal = Hidden code { $place }
move-say = Say “{ $symbol }”

label-take = Take { $card }
label-expose = Expose { $card } ({ $code })
label-lay = Lay the whole code of { $card } ({ $code })
label-add = Add { $card }
label-discard = Discard { $card }
label-give_up = Discard the exposed one (−{ $medal })
label-move_soldier = { $card_is ->
    [none] Soldier to slot { $slot }
   *[some] Soldier to { $card }
}
label-say = { $symbol }

card-named = { $symbol } no. { $photo }

## What is asked.
ask-act = Action { $action } of 2. What do you do?
ask-add = Another card, or done?
ask-whole = With which symbols? Pick the cards.
ask-choose = Which hidden code do you reveal now?
ask-recite = Your hidden code { $place }: recite it from memory, or turn it over.
ask-recite_on = Go on reciting to the end.

## What has happened.
event-set_up = Shuffled and dealt. { $seat_is ->
    [you] You have the highest photo number and begin.
   *[other] { $seat } has the highest photo number and begins.
}
event-took = { $seat_is ->
    [you] You take { $card } from slot { $slot }.
   *[other] { $seat } takes { $card } from slot { $slot }.
}
event-exposed = { $seat_is ->
    [you] You expose { $card } as a code.
   *[other] { $seat } exposes { $card } as a code.
}
event-completed = { $seat_is ->
    [you] You complete { $card } with { $cards }. Remember: { $code }.
   *[other] { $seat } completes { $card } ({ $code }) with { $cards }.
}
event-hid = { $seat_is ->
    [you] It is hidden now: number { $place } in your row.
   *[other] { $seat } hides a code: number { $place } in the row.
}
event-discarded = { $seat_is ->
    [you] You discard { $card }.
   *[other] { $seat } discards { $card }.
}
event-gave_up = { $seat_is ->
    [you] You discard your exposed code, { $card }: its medal is subtracted.
   *[other] { $seat } discards the exposed code, { $card }: its medal is subtracted.
}
event-moved_soldier = { $seat_is ->
    [you] You move the soldier to slot { $slot }.
   *[other] { $seat } moves the soldier to slot { $slot }.
}
event-lost_joker = The joker in slot { $slot } is under the soldier and lost: it goes back into the deck.
event-skipped = { $seat_is ->
    [you] You can do nothing: your first action is skipped.
   *[other] { $seat } can do nothing: the first action is skipped.
}
event-reveal = { $cause ->
    [first_card] Reveal hidden codes! Then the card is shuffled into the discard pile.
    [later_card] Reveal hidden codes!
    [from_pile] The card turns up again, from the discard pile: reveal hidden codes!
    [reuse] The deck is finished for the first time: everybody reveals.
    [final] The deck is finished: this is the last reveal.
   *[limit] Too many turns have gone by without a card drawn: this is the last reveal.
} { $seat_is ->
    [you] You begin.
   *[other] { $seat } begins.
}
event-shown = { $seat_is ->
    [you] { $recital_is ->
        [some] You recite “{ $recital }”. Your code { $place } was { $card }: { $code }.
       *[none] Your code { $place } was { $card }: { $code }.
    }
   *[other] { $recital_is ->
        [some] { $seat } recites “{ $recital }”. Code { $place } was { $card }: { $code }.
       *[none] { $seat }'s code { $place } was { $card }: { $code }.
    }
}
event-revealed = { $seat_is ->
    [you] { $how ->
        [exact] Exactly! Your code { $place } is worth { table-points }.
        [unordered] The symbols of your code { $place } are right, in another order: { table-points }.
        [turned_over] You turned your code { $place } over without reciting: { table-points }.
       *[lost] You lost your code { $place }: it goes to the discard pile.
    }
   *[other] { $how ->
        [exact] { $seat } recited code { $place } exactly: { table-points }.
        [unordered] { $seat } said the symbols of code { $place } in another order: { table-points }.
        [turned_over] { $seat } turned code { $place } over without reciting: { table-points }.
       *[lost] { $seat } lost code { $place }: it goes to the discard pile.
    }
}
event-mixed = The Reveal card is shuffled into the discard pile.
event-set_aside = The Reveal card is set aside, in sight.
event-reused = The discard pile is shuffled and becomes the deck: { $deck ->
    [one] 1 card.
   *[other] { $deck } cards.
}
