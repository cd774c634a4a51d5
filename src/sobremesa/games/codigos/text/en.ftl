title = Códigos
tagline = Complete codes, hide them and recite them from memory while a soldier blocks your cards.
players = 2 to 4 players
minutes = 30 minutes

option-jokers = Jokers in play with four players
option-third-slot = How slot 3 is refilled when its card is taken
option-third-slot-pile = the pile's next card shows
option-third-slot-deck = with a card of the deck, like the other two
option-reuse = What four players do when the deck is finished for the first time
option-reuse-after-reveal = everybody reveals, then the discard pile becomes the deck again
option-reuse-at-once = the discard pile becomes the deck again without revealing
option-memory-aid = Memory aid
option-memory-aid-off = from memory: nobody looks at a hidden code, its owner included; recited exactly it earns 2 points more
option-memory-aid-on = with help: players may peek at their hidden codes, and reciting earns nobody extra points
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
reason-shared = a tie in points, so the victory is shared

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
ask-act = Action { $action } of 2. { $fourth_is ->
    [some] You hold four cards: { $action ->
        [1] use what you have.
       *[2] use what you have or move the soldier.
    }
   *[none] { $first_is ->
        [none] Take a card{ $action ->
            [1] .
           *[2] {" "}or move the soldier.
        }
       *[some] Take a card{ $action ->
            [1] {" "}or { ask-act-own }.
           *[2] , { ask-act-own } or move the soldier.
        }
    }
}
ask-act-own = { $exposed_is ->
    [none] expose one of yours as a code
   *[some] play one of yours
}
ask-add = Another card, or done?
ask-whole = With which symbols? Pick the cards.
ask-choose = Which hidden code do you reveal now?
ask-recite = Recite your code from memory, or turn it over.
ask-recite_on = Go on reciting to the end.

## What has happened.
event-set_up = Shuffled and dealt. { $seat_is ->
    [you] You have the highest photo number and begin.
   *[other] { $seat } has the highest photo number and begins.
}
event-took = { $seat_is ->
    [you] You take { $card } { $slot ->
        [3] from the discard pile.
       *[other] from slot { $slot }.
    }
   *[other] { $seat } takes { $card } { $slot ->
        [3] from the discard pile.
       *[other] from slot { $slot }.
    }
}
event-exposed = { $seat_is ->
    [you] You expose { $card } as a code.
   *[other] { $seat } exposes { $card } as a code.
}
event-added = { $seat_is ->
    [you] You add { $cards } to your exposed code.
   *[other] { $seat } adds { $cards } to the code in sight.
}
event-completed = { $seat_is ->
    [you] You complete { $card } with { $cards }. Remember: { $code }.
   *[other] { $seat } completes { $card } ({ $code }) with { $cards }.
}
event-hid = { $seat_is ->
    [you] It is hidden now, at the end of your row.
   *[other] { $seat } hides a code, at the end of the row.
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
        [some] You recite “{ $recital }”. Your code was { $card }: { $code }.
       *[none] Your code was { $card }: { $code }.
    }
   *[other] { $recital_is ->
        [some] { $seat } recites “{ $recital }”. The code was { $card }: { $code }.
       *[none] { $seat }'s code was { $card }: { $code }.
    }
}
event-revealed = { $seat_is ->
    [you] { $how ->
        [exact] Exactly! Your code is worth { table-points }.
        [unordered] The symbols of your code are right, in another order: { table-points }.
        [turned_over] You turned your code over without reciting: { table-points }.
       *[lost] You lost your code: it goes to the discard pile.
    }
   *[other] { $how ->
        [exact] { $seat } recited a code exactly: { table-points }.
        [unordered] { $seat } said the symbols of a code in another order: { table-points }.
        [turned_over] { $seat } turned a code over without reciting: { table-points }.
       *[lost] { $seat } lost a code: it goes to the discard pile.
    }
}
event-mixed = The Reveal card is shuffled into the discard pile.
event-set_aside = The Reveal card is set aside, in sight.
event-reused = The discard pile is shuffled and becomes the deck: { $deck ->
    [one] 1 card.
   *[other] { $deck } cards.
}

## What everything is and does, in a sentence: the table says it when it is tapped.
explain-card = It serves as the symbol { $symbol }, or as a code: { $code }. Its medal is worth { $medal ->
    [one] 1 point
   *[other] { $medal } points
}. { $own ->
    [yes] Its own symbol covers one of those it asks for.
   *[no] Its own symbol is not in its code.
}
explain-joker = It stands for any symbol, one joker a code. But a code with a joker has to be recited exactly, or it is lost.
explain-action-take = You take an open card that the soldier does not block. A collection holds four.
explain-action-take-name = Take
explain-action-expose = You lay one of your cards open as a code, to add the symbols it asks for.
explain-action-expose-name = Expose a code
explain-action-add = You add one or several of the symbols that your exposed code still lacks. Once complete, it is hidden.
explain-action-add-name = Add symbols
explain-action-lay = You lay the code card and all its symbols in one go. It is hidden at once.
explain-action-lay-name = Lay a whole code
explain-action-discard = You leave a common card on the pile. Not one with the symbol of the card on top, nor the one you have just taken, nor a joker.
explain-action-discard-name = Discard
explain-action-give_up = You give up your exposed code, if it has a symbol on it already. Its medal is subtracted at the end.
explain-action-give_up-name = Discard the code
explain-action-move_soldier = You move the soldier to another card, which nobody can take while he stands there. Only as your second action.
explain-action-move_soldier-name = Move the soldier
explain-action-recite = You say the symbols by heart. Exactly: the medal and 2 points more. The same in another order: the medal and 1 more. Wrong: it is lost.
explain-action-recite-name = Recite
explain-action-recite_aided = You say the symbols. With help, reciting earns nothing extra: the medal alone. Said wrongly, the code is lost.
explain-action-recite_aided-name = Recite
explain-action-turn_over = You show the code without reciting it: the medal alone. If it had a joker, it is lost.
explain-action-turn_over-name = Turn over
explain-thing-soldier = The soldier blocks a card: nobody can take it. A joker that comes to be under him goes back into the deck.
explain-thing-soldier-name = Soldier
explain-thing-hidden = A hidden code: nobody looks at it any more, not even its owner. It waits for a Reveal card.
explain-thing-hidden-name = Hidden code
explain-thing-hidden_aided = A hidden code. With help, its owner may peek at it. It waits for a Reveal card to turn up.
explain-thing-hidden_aided-name = Hidden code
explain-thing-reveal = When this card turns up, everybody reveals their hidden codes: recited by heart, or turned over.
explain-thing-reveal-name = Reveal hidden codes
explain-thing-medal = The points that the code of this card earns when you reveal it well.
explain-thing-medal-name = Medal
explain-thing-photo = The photo number: no other card has it. Collections are ordered by it.
explain-thing-photo-name = Photo number
explain-thing-deck = The deck. At the very bottom waits the last Reveal card: when it is finished, all reveal once more and points are counted.
explain-thing-deck-name = Deck
explain-thing-pile = The third slot is the discard pile as well: you see its top card.
explain-thing-pile-name = Discard pile
explain-thing-revealed = A revealed code. Upright: recited exactly. Sideways: in another order. Upside down: turned over. Crossed: given up, it counts against you.
explain-thing-revealed-name = Revealed code
explain-thing-symbol = The symbols that a code asks for. One that is missing is faint: it is covered by a card that has it, or by a joker.
explain-thing-symbol-name = Symbol

## The game on a page: what is on a card, a turn, what scores and who wins.
summary-idea = You gather symbols, complete codes and hide them. When a Reveal card turns up you have to say them by heart. Meanwhile a soldier blocks the cards you want.
summary-card-1 = The medal: the points that its code earns.
summary-card-2 = The photo number: no other card has it.
summary-card-3 = The symbol: codes are completed with it.
summary-card-4 = The code: the symbols it asks for, in that order. A card serves as a symbol or as a code.
summary-card-5 = The joker stands for any symbol, one a code; but that code has to be recited exactly.
summary-turn-1 = Two actions a turn. Take an open card (at most four in your collection); not the one under the soldier.
summary-turn-2 = Expose a card as a code and add the symbols it asks for; or lay it whole in one go.
summary-turn-3 = Complete, the code is turned over onto its symbols: nobody looks at it any more, not even you. Remember.
summary-turn-4 = You may also discard a card, give up a code you began (it counts against you) or, as your second action, move the soldier.
summary-turn-5 = When a Reveal card turns up, everybody reveals their hidden codes, one by one.
summary-score-1 = Recited exactly, in order: the medal and 2 points more.
summary-score-2 = The same symbols in another order: the medal and 1 point more.
summary-score-3 = Turned over without reciting: the medal alone.
summary-score-4 = Recited wrongly, or with a joker and not exactly: lost.
summary-score-5 = An exposed code that you gave up: its medal is subtracted.
summary-win-1 = When the deck is finished all reveal for the last time. Whoever has most wins; equals win together.

## What speaks for a move.
why-take-exposed = { $lacking ->
    [0] with { $symbol } you can complete your exposed code.
    [one] your exposed code asks for { $symbol }; after that it lacks only one.
   *[other] your exposed code asks for { $symbol }; after that it lacks { $lacking }.
}
why-take-held = { $asking ->
    [0] none of your codes asks for { $symbol }: it is taken for its own code, which is worth { $medal }.
    [one] one of your codes asks for { $symbol }, and its own is worth { $medal }.
   *[other] { $asking } of your codes ask for { $symbol }, and its own is worth { $medal }.
}
why-take-joker = a joker completes any code; but then it has to be recited exactly.
why-expose = { $lacking ->
    [0] you have what its { $length } symbols ask for, and it is worth { $medal }.
    [one] of its { $length } symbols you lack only one, and it is worth { $medal }.
   *[other] of its { $length } symbols you lack { $lacking }, and it is worth { $medal }.
}
why-lay = you have its { $length } symbols: it is worth { $medal }, is hidden at once, and nobody can block it.
why-add = { $lacking ->
    [0] your code asks for { $symbol }, and what you hold completes it.
    [one] your code asks for { $symbol }: it frees a place in your hand, and the code lacks one more.
   *[other] your code asks for { $symbol }: it frees a place in your hand, and the code lacks { $lacking } more.
}
why-add-joker = the joker stands for what is missing; then the code has to be recited exactly.
why-discard = { $asking ->
    [0] none of your codes asks for { $symbol }, and it makes room.
    [one] one of your codes asks for { $symbol }, but it is what you can best do without.
   *[other] { $asking } of your codes ask for { $symbol }, but it is what you can best do without.
}
why-discard-joker = only for want of room: the joker serves any code.
why-give-up = { $lacking ->
    [one] it lacks one that does not come; giving it up costs { $medal }, but lets you begin another.
   *[other] it lacks { $lacking } that do not come; giving it up costs { $medal }, but lets you begin another.
}
why-soldier = { $asking ->
    [0] { $symbol } is of no use to the next player: it leaves the card that you want free.
    [one] { $symbol } serves the next player for one code: now it cannot be taken.
   *[other] { $symbol } serves the next player for { $asking } codes: now it cannot be taken.
}
why-soldier-joker = it blocks the joker, which serves anybody.
why-done = the rest is better kept.
why-choose = the order changes no points: begin with the one that is freshest in your mind.
why-remembered = that is how the code was when you laid it.

# Only the terminal says these.
terminal-typing-recite = Write all symbols in one line: “grenade helmet tank”.
