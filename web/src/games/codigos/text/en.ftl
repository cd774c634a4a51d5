codigos-card = { $symbol }, photo { $photo }, medal { $medal }. Code: { $code }.
codigos-joker = Joker: stands for any symbol.
codigos-exposed = Exposed code: { $code }. Medal { $medal }. It lacks: { $missing }
codigos-revealed = { $code }: { $how }, { $points }
codigos-revealed-codes = Revealed codes
codigos-hidden-codes = Hidden codes
codigos-peek = Peek
codigos-peek-end = Close the envelopes
codigos-sealed = Envelope { $letter }, sealed
codigos-open = Envelope { $letter }: { $code }
codigos-slot = Slot { $slot } of the offer
codigos-slot-pile = Slot { $slot } of the offer, discard pile
codigos-blocked = The soldier blocks it.
codigos-take = Take
codigos-lift-soldier = Lift the soldier to move him
codigos-put-soldier = Put the soldier here
codigos-deck = deck
codigos-set-aside = { $count ->
    [one] 1 Reveal card is out
   *[other] { $count } Reveal cards are out
}
codigos-reveal-card = Reveal hidden codes!
codigos-rival = { $name }: { $points } points. Collection: { $cards }. { $hidden ->
    [0] No hidden codes.
    [one] 1 hidden code.
   *[other] { $hidden } hidden codes.
}
codigos-your-side = Your side of the table
codigos-your-collection = Your collection
codigos-collection-empty = No cards
codigos-none-exposed = Your code goes here: it earns its medal
codigos-points = { $count ->
    [one] point
   *[other] points
}
codigos-picked = Picked.
codigos-orders = What to do with the card
codigos-code = Code: { $code }
codigos-order-add = Add
codigos-order-lay = Lay whole
codigos-order-expose = Expose
codigos-order-discard = Discard
codigos-keep = Keep it
codigos-telegraph = The telegraph
codigos-keys = Symbols
codigos-tape = On the tape: { $symbols }
codigos-erase = Erase
codigos-turn-over = Turn over
codigos-send = Send
codigos-stamp-completed = Complete
codigos-stamp-exact = Exact
codigos-stamp-unordered = Scrambled
codigos-stamp-turned_over = In the open
codigos-stamp-lost = Lost
codigos-stamp-given_up = Discarded
codigos-stamp-lost_joker = Joker lost · back into the deck
codigos-stamp-reveal = { $cause ->
    [reuse] Reveal! · the deck ran out
    [final] Last reveal! · the deck ran out
    [limit] Last reveal! · nobody draws
   *[card] Reveal hidden codes!
}
codigos-stamp-last = Last card of the deck
codigos-telegram = { $name_is ->
    [you] Your telegram
   *[other] Telegram from { $name }
}
codigos-ending = Final dispatch
codigos-wins = { $name_is ->
    [you] { $count ->
        [one] You win
       *[other] You share the win
    }
   *[other] { $count ->
        [one] Wins
       *[other] Shares the win
    }
}
codigos-ways = { $how ->
    [exact] { $count } exact
    [unordered] { $count } in another order
    [turned_over] { $count } turned over
   *[given_up] { $count } discarded
}
codigos-no-codes = Revealed no code.
codigos-learn-welcome = Welcome to the telegraph. You will gather symbols, complete codes, put them away in sealed envelopes and, when the order comes, say them from memory. Your rival is at the top, the offer in the middle, your cards below.
codigos-learn-card = Look at your cards. In the middle, the symbol. Down the edge, the code, from top to bottom. The ribbon is the medal: its points. Each card serves as a symbol or as a code, and in your turn you take two actions.
codigos-learn-expose = Your grenade asks for tank, grenade, helmet. It is a grenade itself, so that part is covered: tank and helmet are missing. Tap it and choose “Expose”.
codigos-learn-take = You have the helmet; a tank is missing. The soldier stands on the first one, and what he stands on cannot be touched. Take the other tank.
codigos-learn-rival = Marta laid a whole code at once, for all to see, and it is in an envelope already. Once that is sealed nobody looks inside: not even she. Did you see it go by?
codigos-learn-add = Your turn. Tap the tank and choose “Add”.
codigos-learn-look = You can add more in the same action. But look well at the code first, because it is sealed as soon as it is complete: tank, grenade, helmet. Got it? Tap the helmet.
codigos-learn-sealed = There it is: envelope A. Not even you can open it, and the page does not write down what was inside. It is only in your memory.
codigos-learn-soldier = You have one action left. The soldier moves only as the second one. Lift him and put him on the helmet of the discard pile, so that Marta cannot take it.
codigos-learn-go-on = Marta took two cards. You again: take the grenade in slot 1, which asks for five symbols and is worth a lot.
codigos-learn-another = And as your second action, the helmet that turned up in that slot.
codigos-learn-recite = A Reveal card! Everything stops and everybody reveals their envelopes. Do you remember yours? Tap the symbols in order and send. Nothing shows you how many they are.
codigos-learn-recite-other = It was not like that, and in a game you would have lost it. It was tank, grenade, helmet. Try again, and then tap “Send”.
codigos-learn-exact = Exactly! The medal and two points more: the card stands upright. In another order it lies sideways, with one point more. Turned over without reciting, upside down: the medal alone. And said wrongly, it is lost.
codigos-learn-joker = A joker turned up: it stands for any symbol, one a code. But a code with a joker has to be recited exactly, or it is lost. And if the soldier steps on it, it goes back into the deck.
codigos-learn-discard = Marta took it. Your grenade asks for five symbols: a lot to keep. Tap it and choose “Discard”. The helmet you could not: there is a helmet on top of the pile.
codigos-learn-penalty = You can also give up an exposed code halfway, if it has a symbol on it already. But careful: in the end its medal counts against you.
codigos-learn-end = So it goes on until the deck is finished; then all reveal for the last time, and points are counted. Memory wins. If it is hard at first, play with help: you may peek at your envelopes, and reciting earns nothing extra.
