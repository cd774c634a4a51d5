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

move-take = Take card { $slot } of the offer
move-expose = Expose card { $place } of your collection as a code
move-lay = Lay the whole code of card { $place }
move-pick = Add card { $place } as a symbol
move-discard = Discard card { $place }
move-give-up = Discard the exposed code (its medal is subtracted)
move-soldier = Move the soldier to card { $slot }
move-done = Done
move-turn-over = Turn the code over without reciting it
move-hidden = Hidden code { $place }
move-say = Say “{ $symbol }”

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

event-set_up = Shuffled and dealt. { $seat } has the highest photo number and starts.
event-dealt = { $seat } gets { $card_1 }, { $card_2 } and { $card_3 }.
event-turn = { $seat }'s turn.
event-turned_up = { $card } turns up in slot { $slot } of the offer.
event-took = { $seat } takes { $card } from slot { $slot }.
event-exposed = { $seat } exposes { $card } as a code.
event-added = { $seat } adds { $cards }.
event-completed = { $seat } completes { $card } ({ $code }) with { $cards }.
event-hid = { $seat } hides a code: number { $place } in the row.
event-discarded = { $seat } discards { $card }.
event-gave_up = { $seat } discards the exposed code { $card }: its medal is subtracted.
event-moved_soldier = { $seat } moves the soldier to slot { $slot }.
event-lost_joker = The joker in slot { $slot } is under the soldier and lost: back into the deck.
event-skipped = { $seat } can do nothing: the first action is skipped.
event-reveal = { $cause ->
    [first_card] Reveal hidden codes! { $seat } begins. Then the card is shuffled into the discard pile.
    [later_card] Reveal hidden codes! { $seat } begins.
    [from_pile] The card turns up again, from the discard pile: reveal hidden codes! { $seat } begins.
    [reuse] The deck is finished for the first time: everybody reveals. { $seat } begins.
    [final] The deck is finished. The last reveal: { $seat } begins.
   *[limit] Too many turns without a card drawn. The last reveal: { $seat } begins.
}
event-chose = { $seat } reveals code { $place }.
event-said = { $seat } says “{ $symbol }”.
event-shown = { $seat }'s code { $place } was { $card }: { $code }.
event-revealed = { $how ->
    [exact] { $seat } recited code { $place } exactly: { $points } points.
    [unordered] { $seat } said the symbols of code { $place } in another order: { $points } points.
    [turned_over] { $seat } turned code { $place } over without reciting: { $points } points.
   *[lost] { $seat } lost code { $place }: it goes to the discard pile.
}
event-mixed = The Reveal card is shuffled into the discard pile.
event-set_aside = The Reveal card is set aside, in sight.
event-reused = The discard pile is shuffled and becomes the deck: { $deck } cards.
event-scored = { $seat }: { $points } points.

reason-points = more points
reason-shared = a tie in points: shared victory

ask-act = Action { $action } of 2. What do you do?
ask-add = Another card, or done?
ask-whole = With which symbols? Pick the cards.
ask-choose = Which hidden code do you reveal now?
ask-recite = Your hidden code { $place }: recite it from memory in one line, or turn it over.
ask-recite-on = Go on reciting. When you have finished, say “done”.

how-exact = exact
how-unordered = another order
how-turned_over = turned over
how-given_up = discarded
joker = joker

label-take = Take { $card }
label-expose = Expose { $card }
label-lay = Lay { $card } whole
label-pick = Add { $card }
label-discard = Discard { $card }
label-give-up = Discard the exposed one (−{ $medal })
label-soldier = Soldier to { $card }

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
event-took-own = You take { $card } from slot { $slot }.
event-exposed-own = You expose { $card } as a code.
event-added-own = You add { $cards }.
event-completed-own = You complete { $card } with { $cards }. Remember: { $code }.
event-hid-own = It is hidden now: number { $place } in your row.
event-discarded-own = You discard { $card }.
event-moved_soldier-own = You move the soldier to slot { $slot }.
event-gave_up-own = You discard your exposed code { $card }: its medal is subtracted.
event-skipped-own = You can do nothing: your first action is skipped.
event-shown-recited = { $seat } recites “{ $recital }”. Code { $place } was { $card }: { $code }.
event-shown-own = Your code { $place } was { $card }: { $code }.
event-shown-recited-own = You recite “{ $recital }”. Your code { $place } was { $card }: { $code }.
event-revealed-own = { $how ->
    [exact] Exactly! Your code { $place } is worth { $points } points.
    [unordered] The symbols of your code { $place } are right, in another order: { $points } points.
    [turned_over] You turned your code { $place } over without reciting: { $points } points.
   *[lost] You lost your code { $place }: it goes to the discard pile.
}
