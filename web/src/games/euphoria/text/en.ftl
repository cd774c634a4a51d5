euphoria-counting = Every visor is open.
euphoria-laying = Everybody looks at their three recruits and lays them hidden.
euphoria-laying-you = Your three recruits tell which side you are on: hold “Look”.
euphoria-window = Does anybody react?
euphoria-phases = Phases of the turn
euphoria-phase-1 = Artifacts
euphoria-phase-2 = Action
euphoria-phase-3 = Aim
euphoria-hidden = hidden
euphoria-exposed = exposed
euphoria-empty = empty
euphoria-place = Recruit { $place }: { $what }
euphoria-own-place = Your recruit { $place }: { $what }
euphoria-choose = Choose { $name }
euphoria-choose-self = Choose myself
euphoria-look = Look closely at { $name }
euphoria-token = Holds the Interrogator token
euphoria-waits = The table waits for this player
euphoria-bot = Bot
euphoria-away = Away, a bot plays
euphoria-won = { $seat_is ->
    [you] You won
   *[other] Won
}
euphoria-artifact = { $name } ({ $kind }): { $text }
euphoria-lasers = { $count ->
    [0] No laser in the centre
    [one] 1 laser in the centre
   *[other] { $count } lasers in the centre
}
euphoria-no-lasers = no lasers
euphoria-deck = Deck of artifacts: { $count }
euphoria-deck-short = deck
euphoria-pile = Look through the discard pile: { $count }
euphoria-pile-short = pile
euphoria-pile-title = The pile, open to all
euphoria-pile-empty = Nobody has used or discarded anything yet.
euphoria-close = Close
euphoria-own = Your seat
euphoria-hold = Look at your recruits: press and hold
euphoria-hold-short = Look
euphoria-hand = Your hand: { $count ->
    [one] 1 artifact
   *[other] { $count } artifacts
}
euphoria-hand-empty = You have no artifacts.
euphoria-to-lay = Recruits to lay
euphoria-lay-all = Lay them as they come
euphoria-lay = Lay { $recruit } in place { $place }
euphoria-actions = Your actions
euphoria-do-interrogate = Interrogate
euphoria-do-arm = Arm
euphoria-do-shoot = Shoot
euphoria-do-hide = Hide
euphoria-do-discard = Toss, draw
euphoria-do-draw = Draw
euphoria-do-give = Give
euphoria-do-enough = Enough
euphoria-do-pass = Pass
euphoria-explain-interrogate = Interrogate: look secretly at somebody else's hidden recruit. It costs nothing.
euphoria-explain-arm = Arm: take a laser and aim it at somebody. It costs exposing a recruit of yours.
euphoria-explain-shoot = Shoot { $target }: with an exposed Leader there, the game ends. Your laser goes back to the centre.
euphoria-explain-hide = Hide: cover an exposed follower, anybody's; never a Leader. It costs nothing.
euphoria-explain-discard = Discard and draw: throw away your whole hand and draw an artifact. Then take your action.
euphoria-explain-draw = Draw: take an artifact from the deck. Then take your action.
euphoria-explain-give = Give: hand one of your artifacts to somebody. Then take your action.
euphoria-explain-pass = Pass: you take no action this turn.
euphoria-explain-use = { $name }: { $text } It costs exposing a recruit of yours.
euphoria-explain-again = Tap again to do it.
euphoria-back = Back
euphoria-keep-aim = Keep aiming at { $target }
euphoria-claim = Say something at the table
euphoria-claim-short = Claim
euphoria-claim-intro = True or not: everybody hears it, and it binds nobody.
euphoria-claim-who = About whom?
euphoria-claim-me = About me
euphoria-claim-about = About what?
euphoria-claim-team = The side
euphoria-claim-what = What do you say it is?
euphoria-claim-send = Say it
euphoria-notebook = Your notebook
euphoria-notebook-short = Notes
euphoria-note-intro = What you saw and could remember. Only you see it.
euphoria-note-somewhere = Somebody has: { $cards }
euphoria-note-everybody = everybody
euphoria-note-seen = Your recruit { $place } was seen by: { $names }
euphoria-pass-itself = Pass when I cannot react
euphoria-stamp-shooting = { $seat_is ->
    [you] You shoot · at { $target }
   *[other] { $target_is ->
        [you] You are shot at · { $seat } has you in sight
       *[other] { $seat } shoots · at { $target }
    }
}
euphoria-stamp-shot = { $how ->
    [leader] Hit · the Leader was exposed
    [found] Hit · { $target_is ->
        [you] your Leader lies open now
       *[other] the Leader of { $target } lies open now
    }
    [again] Hit · { $target_is ->
        [you] you were an anarchist already
       *[other] { $target } was an anarchist already
    }
   *[none] Hit · { $target_is ->
        [you] you had no Leader: you are an anarchist
       *[other] { $target } had no Leader: an anarchist
    }
}
euphoria-stamp-blocked = { $seat_is ->
    [you] You block { $target } · with { $artifact }
   *[other] { $target_is ->
        [you] { $seat } blocks you · with { $artifact }
       *[other] { $seat } blocks { $target } · with { $artifact }
    }
}
euphoria-stamp-mirrored = Mirrored · the shot comes back
euphoria-stamp-guarded = { $seat_is ->
    [you] You step in · the shot hits you
   *[other] { $seat } steps in · the shot has another target
}
euphoria-stamp-looked = { $target_is ->
    [you] { $seat } interrogates you · and looks at your recruit { $place }
   *[other] { $seat } interrogates { $target } · and looks at recruit { $place }
}
euphoria-stamp-armed = { $target_is ->
    [you] { $seat } arms · and aims at you
   *[other] { $seat } arms · and aims at { $target }
}
euphoria-stamp-exchanged = Recruits exchanged · { $seat_is ->
    [you] between you and { $target }
   *[other] between { $seat } and { $target_is ->
        [you] you
       *[other] { $target }
    }
}
euphoria-stamp-peeked = { $target }’s recruit { $place } · { $recruit }
euphoria-stamp-won-euphoriano = Euphoria wins
euphoria-stamp-won-subterra = Subterra wins
euphoria-stamp-won-anarquista = The anarchists win
euphoria-stamp-won-alone = { $seat_is ->
    [you] You win
   *[other] { $seat } wins
}
euphoria-stamp-won-nobody = Nobody wins
euphoria-end-both_leaders = { $seat_is ->
    [you] You hold both Leaders: you win.
   *[other] { $seat } holds both Leaders and wins.
}
euphoria-end-anarchist_leads = { $seat_is ->
    [you] You are an anarchist and came to hold a Leader: you win.
   *[other] { $seat }, an anarchist, came to hold a Leader and wins.
}
euphoria-end-shot = { $seat_is ->
    [you] You shot { $target } with the { $leader } exposed
   *[other] { $target_is ->
        [you] { $seat } shot you with your { $leader } exposed
       *[other] { $seat } shot { $target } with the { $leader } exposed
    }
}: { $wins ->
    [euphoria] Euphoria wins
    [subterra] Subterra wins
   *[anarchists] the anarchists win
}.
euphoria-says = claims to be of { $side }
euphoria-says-short = says: { $letter }
euphoria-learn-welcome = Welcome to the city. There are two sides, Euphoria and Subterra, each with its Leader. Your three recruits say which side you are on, and nobody else sees them. You win when the other Leader is shot while exposed.
euphoria-learn-lay = You were dealt two Subterrans and a Euphorian: the majority makes you Subterra. Lay them hidden, from left to right. First, the Euphorian.
euphoria-learn-lay-second = Now a Subterran. The third follows by itself.
euphoria-learn-hold = The visors stay closed for you too, in case somebody peeks at your screen. To see them press and hold “Look”; let go and they close. Try it.
euphoria-learn-interrogate = Let us find something out first: tap “Interrogate”, read what it does and tap it again.
euphoria-learn-whom = Whom? Marta.
euphoria-learn-which = This is a seat seen closely. Look at her recruit 2.
euphoria-learn-window = Now Marta arms and aims at you. Before it happens a window opens: all who are asked answer at once and in secret. You have Sabotage, which answers just that: use it.
euphoria-learn-cost = Using an artifact always costs exposing a recruit of yours. Expose number 1, your Euphorian: it misleads them, too.
euphoria-learn-pass = Tito armed, and Nélida uses a Magnet to take his laser. You cannot answer, but you are asked all the same, with the same wait: so nobody knows who could. Pass.
euphoria-learn-serum = Marta had a Jam, and the Magnet failed. It is your turn again, and you know where the Euphorian Leader is. Truth serum exposes another player's recruit: use it.
euphoria-learn-serum-cost = The cost: expose your recruit 2.
euphoria-learn-serum-whom = Whose recruit? Marta’s.
euphoria-learn-serum-which = And it is recruit 2.
euphoria-learn-arm = You drew a Jam. Now the action: to shoot Marta you need a laser. Arm.
euphoria-learn-arm-cost = Arming costs exposing a recruit as well: the last one you have.
euphoria-learn-arm-aim = Aiming is said aloud, and everybody sees the line. Aim at Marta.
euphoria-learn-aim = Phase 3: whoever holds a laser aims at the end of the turn, at the same player or another. Stay with Marta.
euphoria-learn-shoot = But yours comes first. Your line is still on Marta: shoot!
euphoria-learn-turn = A turn has four phases: artifacts, if you like; one action; aiming, if you hold a laser; and then it is the turn of whoever sits to your left. Your actions are buttons: one tap tells you what each does, and another does it. Hold it down and it tells you more.
euphoria-learn-seen = It was the Euphorian Leader! Everybody saw at whom you looked, but what you saw only you know.
euphoria-learn-saved = Marta is left without a laser, and one of your recruits is no secret any more. The round goes on: it is Tito's turn.
euphoria-learn-leader = The Euphorian Leader is exposed now, for all to see. From here on, a shot at Marta ends the game.
euphoria-learn-shot = Look: Tito shot Nélida. She had no exposed Leader, so she showed all three recruits and hid her followers again. Her Leader stays in sight: it is Subterra's, yours.
euphoria-learn-discard = Your turn. You have no artifacts left, but the first phase is free: tap “Draw”. With cards in hand it would be “Toss, draw”: you would throw them all away.
euphoria-learn-swap = What a round! With a Transfer, Tito swapped two recruits, and the Subterra Leader is yours now, exposed. You are the target.
euphoria-learn-bodyguard = Nélida shot at Marta, but Tito stepped in with a Bodyguard. As he had no Leader, he is an anarchist now: of no side any more.
euphoria-learn-give = Your turn. You could shoot at once, but let us try what is left. Your Jam is of more use to Nélida, who is on your side: tap “Give”.
euphoria-learn-give-whom = To whom? To Nélida. Everybody sees to whom you give; which one it is, only you two see.
euphoria-learn-give-what = And it is the Jam.
euphoria-learn-hide = Now the action. With three exposed recruits you cannot pay for anything more: tap “Hide”, which covers an exposed follower, yours or anybody's. A Leader, never.
euphoria-learn-hide-whose = Whose? Yours.
euphoria-learn-hide-which = Your recruit 1, the Euphorian.
euphoria-learn-aim-again = You hold a laser, so you aim before you end: stay on Marta.
euphoria-learn-danger = Tito armed and aims at you, who have an exposed Leader. If his turn comes, you lose.
euphoria-learn-end = Subterra won: you and Nélida. You took every action, and a reaction. The best is still missing: at the table you may say anything, true or not. Tap “Claim”, and lie well.
guesses-team-euphoria = Euphoria
guesses-team-subterra = Subterra
lookback-topic-team = Team
lookback-topic-recruit = Recruit { $place }
lookback-team-euphoria = Euphoria
lookback-team-subterra = Subterra
lookback-team-anarquista = anarchist
lookback-recruit-euphoriano = Euphorian
lookback-recruit-subterra = Subterran
lookback-recruit-lider_euphoriano = Euphoria's Leader
lookback-recruit-lider_subterra = Subterra's Leader
