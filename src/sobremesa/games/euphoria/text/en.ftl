title = Euphoria
tagline = Secret teams, hidden recruits and lasers: expose the rival Leader and shoot.
players = 4 to 8 players
minutes = 15 to 30 minutes
side-euphoriano = Euphoria
side-subterra = Subterra
side-anarquista = anarchist
recruit-euphoriano = Euphorian
recruit-subterra = Subterran
recruit-lider_euphoriano = Euphorian Leader
recruit-lider_subterra = Subterra Leader
recruit-lider = Leader
recruit-seguidor = follower
recruit-unknown = not seen

option-first = Who begins
option-first-random = chance decides
option-first-host = whoever opened the table
option-deal = How recruits are dealt
option-deal-printed = as printed: the teams may be lopsided
option-deal-even = even: dealt again until the teams differ by at most one
no-even-deal = With deal=even and { $seats } players each side needs at least { $least } followers with a mark up to { $seats }, and this deck has { $euphorians } Euphorian and { $subterrans } Subterra ones: no deal makes even teams. Add followers to the smaller side, or play with deal=printed. (EU-07)
option-reactions = Who reacts first when several do
option-reactions-left = whoever sits nearest to the left of the active player
option-reactions-target-first = whoever the action is aimed at, then the others in turn
option-round-limit = After how many rounds the game ends without a winner
option-round-limit-none = no limit

refused-lay = now everybody lays their recruits.
refused-bad-lay = you have no such recruit left to lay.
refused-start = now choose what to do in your turn.
refused-action = now choose an action.
refused-give_to = choose whom you give an artifact.
refused-bad-give_to = you cannot give an artifact to yourself.
refused-give_what = choose which artifact you give.
refused-bad-give_what = you do not have that artifact.
refused-cost = choose which of your hidden recruits you expose.
refused-bad-cost = that recruit cannot pay: it must be hidden and leave something to do.
refused-own_place = choose which of your recruits you give away.
refused-seat = choose a player.
refused-bad-seat = that player has nothing that serves for this.
refused-place = choose a recruit of that player.
refused-bad-place = that recruit cannot be chosen for this.
refused-next_seat = choose another player, or “enough”.
refused-bad-next_seat = that player has nothing more that serves for this.
refused-next_place = choose a recruit of that player.
refused-bad-next_place = that recruit cannot be chosen for this.
refused-new_aim = choose whom the laser aims at.
refused-bad-new_aim = nobody aims at themselves.
refused-window = you may react or pass.
refused-no-reaction = you do not have that reaction, or it does not answer this action.
refused-aim = choose whom you aim at.
refused-bad-aim = nobody aims at themselves.
refused-phase = artifacts are drawn or given before the action, and only once.
refused-nothing-to-give = you have no artifact to give.
refused-no-hidden-other = the others have no hidden recruit.
refused-arm = to arm you need a laser in the centre, a hidden recruit, and no laser yet.
refused-unarmed = you hold no laser.
refused-no-exposed-follower = no follower is exposed.
refused-not-held = you do not have that artifact.
refused-not-an-action = it is a reaction: it answers another player's action.
refused-nothing-to-expose = using an artifact costs exposing a recruit, and none of yours is hidden.
refused-second-laser = you hold a laser already, and nobody may hold two.
refused-no-target = there is nothing now that this artifact could be used on.

reason-euphoria = the Subterra Leader was shot, so Euphoria wins
reason-subterra = the Euphorian Leader was shot, so Subterra wins
reason-anarchists = an anarchist shot a Leader, so the anarchists win
reason-anarchist_leads = a Leader in the hands of an anarchist
reason-both_leaders = both Leaders in the same hands
reason-round_limit = the last round is over

claim-recruit = { $about ->
    [self] My recruit { $place } is { $what }
    [you] Your recruit { $place } is { $what }
   *[other] { $seat }'s recruit { $place } is { $what }
}
claim-team = { $about ->
    [self] I'm with { $side }
    [you] You're with { $side }
   *[other] { $seat } is with { $side }
}
claim-anarchist = { $about ->
    [self] I'm an anarchist
    [you] You're an anarchist
   *[other] { $seat } is an anarchist
}
claimed-euphoriano = a Euphorian
claimed-subterra = a Subterran
claimed-lider_euphoriano = the Euphorian Leader
claimed-lider_subterra = the Subterra Leader
claimed-lider = a Leader
claimed-seguidor = a follower
claim-about = { $place ->
    [none] { $about ->
        [you] Your team
       *[other] { $seat }’s team
    }
   *[other] { $about ->
        [you] Your recruit { $place }
       *[other] { $seat }’s recruit { $place }
    }
}
claim-unreadable = I do not understand “{ $words }”. You can say: { $forms }.

table-round = round { $round }
table-over = the end
table-hand = { $count ->
    [one] 1 artifact
   *[other] { $count } artifacts
}
table-aims = laser → { $seat }
table-your-side = You belong to { $side }.
table-anarchist = anarchist
table-centre = Centre: { $lasers ->
    [one] 1 laser
   *[other] { $lasers } lasers
} · deck { $deck } · pile { $pile }:
table-mixed = In { $places } (shuffled): { $recruits }
table-held = { $seat } has: { $cards }
artifact-action = action
artifact-reaction = reaction

## The moves, by themselves and with what they mean on the table.
move-lay = { $recruit_is ->
    [euphoriano] Lay a Euphorian follower
    [subterra] Lay a Subterran follower
   *[lider] Lay your Leader
}
move-pass = Pass
move-discard = Discard the whole hand and draw an artifact
move-give = Give an artifact
move-interrogate = Interrogate: look at a hidden recruit
move-arm = Arm yourself
move-shoot = Shoot
move-hide = Hide an exposed follower
move-enough = No more
move-choose_recruit = Recruit { $place }
move-choose_seat = Player { $seat }
move-choose_artifact = { $artifact }

label-choose_recruit = Recruit { $place }: { $recruit_is ->
    [none] {""}
   *[known] { $recruit },{" "}
}{ $exposed ->
    [yes] exposed
   *[no] hidden
}
label-choose_seat = { $seat_is ->
    [you] You
   *[other] { $seat }
}

## What is asked.
ask-lay = { $place ->
    [1] Which recruit goes to place 1? You will be questioned by place, and nobody knows which is which.
   *[other] And which to place { $place }?
}
ask-start = Your turn: what will you do?
ask-action = Which action?
ask-give_to = Whom do you give an artifact?
ask-give_what = Which artifact do you give { $target }?
ask-cost = Which recruit of yours do you expose to pay?
ask-own_place = Which recruit of yours do you give away?
ask-seat = Which player?
ask-place = { $owner_is ->
    [you] Which of your recruits?
   *[other] Which recruit of { $owner }'s?
}
ask-next_seat = Whose is the second one?
ask-next_place = { $owner_is ->
    [you] Which of your recruits?
   *[other] Which recruit of { $owner }'s?
}
ask-new_aim = Whom does the laser aim at?
ask-window = Do you react?
ask-window_none = You cannot react: pass (so nobody learns who could).
ask-window_cost = Which recruit of yours do you expose to react?
ask-aim = Whom do you aim at?

## What has happened.
seat-recruit = { $seat_is ->
    [you] your recruit { $place }
   *[other] { $seat }'s recruit { $place }
}
target-recruit = { $target_is ->
    [you] your recruit { $place }
   *[other] { $target }'s recruit { $place }
}

event-dealt = Recruits and artifacts are dealt. { $first_is ->
    [you] You begin.
   *[other] { $first } begins.
}
event-got = You get { $artifact }.
event-laid = Your recruit { $place }: { $recruit }.
event-turn = Round { $round }. { $seat_is ->
    [you] It is your turn.
   *[other] It is { $seat }'s turn.
}
event-discarded = { $seat_is ->
    [you] You discard { $artifact }.
   *[other] { $seat } discards { $artifact }.
}
event-drew = { $seat_is ->
    [you] You draw { $artifact }.
   *[other] { $seat } draws an artifact.
}
event-gave = { $seat_is ->
    [you] You give { $target } { $artifact }.
   *[other] { $target_is ->
        [you] { $seat } gives you { $artifact }.
       *[other] { $seat } gives { $target } an artifact.
    }
}
event-looked = { $seat_is ->
    [you] You look at { target-recruit }: { $recruit }.
   *[other] { $seat } looks at { target-recruit }.
}
event-exposed = Exposed, { seat-recruit }: { $recruit }.
event-announced = { $verb ->
    [shoot] { $seat_is ->
        [you] You shoot at { $target }.
       *[other] { $target_is ->
            [you] { $seat } shoots at you.
           *[other] { $seat } shoots at { $target }.
        }
    }
    [arm] { $seat_is ->
        [you] You arm{ $aim_is ->
            [none] …
           *[other] {" "}and aim at { $aim }.
        }
       *[other] { $seat } arms{ $aim_is ->
            [none] …
            [you] {" "}and aims at you.
           *[other] {" "}and aims at { $aim }.
        }
    }
    [interrogate] { $seat_is ->
        [you] You interrogate{ $target_is ->
            [none] …
           *[other] {" "}{ $target }{ $place_is ->
                [none] …
               *[some] {" "}and look at recruit { $place }.
            }
        }
       *[other] { $seat } { $target_is ->
            [none] interrogates…
            [you] interrogates you{ $place_is ->
                [none] …
               *[some] {" "}and looks at your recruit { $place }.
            }
           *[other] interrogates { $target }{ $place_is ->
                [none] …
               *[some] {" "}and looks at recruit { $place }.
            }
        }
    }
    [hide] { $seat_is ->
        [you] You hide{ announced-objects }
       *[other] { $seat } hides{ announced-objects }
    }
   *[use] { $seat_is ->
        [you] You use { $artifact }{ announced-objects-of-use }
       *[other] { $seat } uses { $artifact }{ announced-objects-of-use }
    }
}
announced-objects = { $objects_is ->
    [none] …
   *[some] {" "}{ $objects }.
}
announced-objects-of-use = { $objects_is ->
    [none] .
   *[some] : { $objects }.
}
announced-own = { $seat_is ->
    [you] your recruit { $own_place }
   *[other] their own recruit { $own_place }
}
announced-target = { $place_is ->
    [none] { $verb ->
        [hide] { $target_is ->
            [you] a recruit of yours
           *[other] a recruit of { $target }
        }
       *[other] { $target_is ->
            [you] on you
           *[other] on { $target }
        }
    }
   *[some] { target-recruit }
}
announced-next = { $next_place_is ->
    [none] { $next_target_is ->
        [you] on you
       *[other] on { $next_target }
    }
   *[some] { $next_target_is ->
        [you] your recruit { $next_place }
       *[other] { $next_target }'s recruit { $next_place }
    }
}
announced-aim = { $aim_is ->
    [you] the laser aims at you
   *[other] the laser aims at { $aim }
}
event-reacted = { $seat_is ->
    [you] You react with { $artifact }.
   *[other] { $seat } reacts with { $artifact }.
}
event-unanswered = Nobody reacts.
event-aimed = { $seat_is ->
    [you] You aim at { $target }.
   *[other] { $target_is ->
        [you] { $seat } aims at you.
       *[other] { $seat } aims at { $target }.
    }
}
event-dropped = { $seat_is ->
    [you] You drop your laser.
   *[other] { $seat } drops the laser.
}
event-hid = { $by_is ->
    [you] You hide { seat-recruit } again.
    [none] Hidden again: { seat-recruit }.
   *[other] { $whose ->
        [own] { $by } hides a recruit again: the one at place { $place }.
       *[others] { $by } hides { seat-recruit } again.
    }
}
event-exchanged = Exchanged: { seat-recruit } and { $target_is ->
    [you] your recruit { $target_place }.
   *[other] { $target }'s recruit { $target_place }.
}
event-received = To your place { $place } came: { $recruit }.
event-mixed = { $seat_is ->
    [you] Your hidden recruits are shuffled and now lie like this: { $recruit_1 }, { $recruit_2 }, { $recruit_3 }.
   *[other] { $seat }'s hidden recruits are shuffled.
}
event-robbed = { $target_is ->
    [you] You take { $artifact } from { $seat }.
   *[other] { $seat_is ->
        [you] { $target } takes { $artifact } from you.
       *[other] { $target } takes an artifact from { $seat }.
    }
}
event-stopped = { $seat_is ->
    [you] Your action has no effect.
   *[other] { $seat }'s action has no effect.
}
event-shot = { $seat_is ->
    [you] You hit { $target }!
   *[other] { $target_is ->
        [you] { $seat } hits you!
       *[other] { $seat } hits { $target }.
    }
}
event-anarchist = { $seat_is ->
    [you] You become an anarchist.
   *[other] { $seat } becomes an anarchist.
}
event-reshuffled = The discard pile is shuffled into a new deck.
event-shown = { $seat_is ->
    [you] You had { $recruit_1 }, { $recruit_2 }, { $recruit_3 }
   *[other] { $seat } had { $recruit_1 }, { $recruit_2 }, { $recruit_3 }
}{ $hand_is ->
    [none] .
   *[some] ; in hand: { $hand }.
}

## What everything does, in a sentence: the table says it when it is tapped.
explain-action-discard = You throw away your whole hand and draw one artifact; with an empty hand you just draw. It costs nothing, and your action is still to come.
explain-action-discard-name = Discard and draw
explain-action-give = You give another player one of your artifacts: everybody sees to whom, only you two see which. It costs nothing, and your action is still to come.
explain-action-give-name = Give an artifact
explain-action-interrogate = You look secretly at a hidden recruit of another player. It is your action and costs nothing; everybody sees which one.
explain-action-interrogate-name = Interrogate
explain-action-use = An action artifact does what it says. It costs exposing a hidden recruit of yours and discarding the artifact.
explain-action-use-name = Use an artifact
explain-action-arm = You take a laser from the centre and aim at somebody else. It costs exposing a hidden recruit of yours.
explain-action-arm-name = Arm
explain-action-shoot = You shoot the player your laser aims at, and the laser goes back to the centre. If that player has an exposed Leader, the game is over.
explain-action-shoot-name = Shoot
explain-action-hide = You cover an exposed follower, yours or anybody's. Never a Leader. It is your action and costs nothing.
explain-action-hide-name = Hide
explain-action-pass = You take no action in this turn.
explain-action-pass-name = Pass
explain-action-aim = With a laser in hand you aim when your action is over: at the same player or at another. It is said aloud, so everybody sees it.
explain-action-aim-name = Aim
explain-action-react = You answer another player's action with a reaction artifact. It costs exposing a hidden recruit of yours. Only one reaction counts for an action.
explain-action-react-name = React
explain-thing-recruit-hidden = A hidden recruit: its owner may look at it, and so does whoever interrogates it. It pays for artifacts and lasers.
explain-thing-recruit-hidden-name = Hidden recruit
explain-thing-recruit-exposed = An exposed recruit: everybody sees it. If it is a Leader, a shot at its owner ends the game.
explain-thing-recruit-exposed-name = Exposed recruit
explain-thing-leader = The Leader decides your side, whatever the rest of your row says. Exposed, it is what the other side shoots at. No action can hide it again.
explain-thing-leader-name = Leader
explain-thing-follower = A follower. Without a Leader, your side is that of most of your three recruits.
explain-thing-follower-name = Follower
explain-thing-anarchist = Was shot without a Leader, and is of no side any more. Wins with the other anarchists if one of them hits an exposed Leader, or alone by getting hold of a Leader.
explain-thing-anarchist-name = Anarchist
explain-thing-laser = A laser always aims at somebody. It is fired in its holder's turn. One each.
explain-thing-laser-name = Laser
explain-thing-window = All who are asked answer at once and in secret: they react or pass. You are asked even if nobody can, so that nobody learns who could.
explain-thing-window-name = Do you react?
explain-thing-deck = The deck of artifacts. When it runs out, the pile of used ones is shuffled and becomes the new deck.
explain-thing-deck-name = Deck
explain-thing-pile = What was used and discarded, for all to see.
explain-thing-pile-name = Pile
explain-cost-action = Using it costs exposing a hidden recruit of yours.
explain-cost-reaction = Using it costs exposing a hidden recruit of yours, and only one reaction counts for an action.

## The game on a page: what is on a card, a turn, how to win.
summary-idea = Two sides, each with its Leader, and nobody knows who is on which. Your three recruits say which side is yours. Expose the other Leader and have it shot, before they expose yours.
summary-card-1 = The artifact's name and drawing.
summary-card-2 = What it does. Using it costs exposing a hidden recruit of yours.
summary-card-3 = Action: in your turn. Reaction: when somebody else does what it says.
summary-turn-1 = Artifacts, if you like: throw away your whole hand and draw one, or give one to somebody.
summary-turn-2 = One action: interrogate, use an artifact, arm, shoot, or hide an exposed follower. Or pass.
summary-turn-3 = Aim: if you hold a laser, you aim it, at the same player or another.
summary-turn-4 = The token passes to the left. And all the while you talk: tell the truth or lie, but show nothing.
summary-score = Sides and shots
summary-score-1 = Your side is your Leader's; without one, that of most of your recruits. When your recruits change, so does it.
summary-score-2 = Hidden: only its owner sees it. Exposed: everybody does, and it can pay for nothing any more.
summary-score-3 = If you are shot with an exposed Leader, the game is over. If not: draw, drop your laser, show everything and hide your followers again.
summary-score-4 = If you are shot and had no Leader, you become an anarchist: you are of no side any more.
summary-win-1 = Your side wins when the other Leader, exposed, is shot, whoever shoots. If an anarchist shot, the anarchists win.
summary-win-2 = An anarchist who gets hold of a Leader wins alone, at once, and so does whoever has both Leaders.

## What speaks for a move. Where it says #2, whoever shows it puts the name of that seat.
why-lay = nobody has seen anything yet: the order makes no difference.
why-pass = { $laser ->
    [armed] it costs nothing: you keep the laser, { $hidden } recruits that stay hidden and { $kept } in hand.
   *[none] it costs nothing: you keep { $hidden } recruits that stay hidden and { $kept } in hand.
}
why-give = it may help whoever is with you: most likely that is #{ $seat } ({ $friend } %).
why-give-what = { $use ->
    [action] it is used as an action, in their turn; { $count ->
        [one] you have no other like it, and keep { $kept } in hand.
       *[other] you have { $count } like it, and keep { $kept } in hand.
    }
   *[reaction] it answers what somebody else does; { $count ->
        [one] you have no other like it, and keep { $kept } in hand.
       *[other] you have { $count } like it, and keep { $kept } in hand.
    }
}
why-enough = { $artifact ->
    [escaner] a look at the one of #{ $seat } is enough; the others stay unseen.
   *[other] hiding the one of #{ $seat } is enough; the others stay in sight.
}
why-discard = { $count ->
    [0] your hand is empty, and drawing costs nothing.
    [one] { $use ->
        [now] the one you have could be used now, but that shows a recruit; you try another of the { $deck } in the deck.
        [later] the one you have only answers what others do; you try another of the { $deck } in the deck.
       *[never] the one you have cannot be used now; you try another of the { $deck } in the deck.
    }
   *[other] you leave the { $count } you have and draw a single one: you end up with less.
}
why-shoot-leader = the Leader you want is in sight there: if you hit, the game is over.
why-shoot-ward = the Leader of your side is there: a hit would harm it.
why-shoot = { $kind ->
    [anarchist] { $laser ->
        [armed] an anarchist has no Leader: the shot makes them drop their laser.
       *[none] an anarchist without a Leader and without a laser: the shot takes nothing from them.
    }
   *[side] { $laser ->
        [armed] they are of your side with { $friend } %, and hold the Leader you want with { $leader } %. They have to show everything and drop their laser.
       *[none] they are of your side with { $friend } %, and hold the Leader you want with { $leader } %. They have to show everything.
    }
}
why-arm-leader = { $pays ->
    [leader] #{ $seat }'s Leader is in sight and only the laser is missing; but you can only pay by showing yours.
   *[follower] #{ $seat }'s Leader is in sight: only the laser is missing.
}
why-arm = { $pays ->
    [leader] { $aimed ->
        [0] you can only pay by showing your Leader, though nobody aims at you now; the one you want is most likely with #{ $seat } ({ $leader } %).
       *[other] you can only pay by showing your Leader, and somebody aims at you; the one you want is most likely with #{ $seat } ({ $leader } %).
    }
   *[follower] so that you can shoot in your next turn; the Leader you want is most likely with #{ $seat } ({ $leader } %).
}
why-interrogate = { $count ->
    [0] you have seen all recruits of the others: there is nothing new to learn. The Leader you want is with #{ $seat } ({ $leader } %).
    [one] one recruit of the others is left that you have not seen; the Leader you want may be with #{ $seat } ({ $leader } %).
   *[other] { $count } recruits of the others are left that you have not seen; the Leader you want is most likely with #{ $seat } ({ $leader } %).
}
why-hide = { $shown ->
    [0] none of yours can be hidden: you would only cover somebody else's.
   *[other] { $hidden ->
        [0] you have nothing hidden left: without it you can pay for nothing.
       *[other] a follower that everybody has seen, once hidden, pays again and shows nothing new.
    }
}
why-cost-follower = { $leader ->
    [hidden] number { $place } is a follower: it shows one of { $side }, and your Leader stays hidden.
   *[other] number { $place } is a follower that not everybody has seen: it shows one of { $side }.
}
why-cost-shown = everybody has seen number { $place }: paying with it tells nobody anything.
why-cost-leader = { $aimed ->
    [0] it shows your Leader, a target from now on, though nobody aims at you.
   *[other] it shows your Leader while somebody aims at you: one shot and the game is over.
}
why-own-follower = { $shown ->
    [all] number { $place } is a follower of { $side } that everybody has seen: { $leader ->
        [none] you give no secret away.
       *[other] you give no secret away, and keep your Leader.
    }
   *[other] number { $place } is a follower of { $side }: { $leader ->
        [none] whoever gets it will see it.
       *[other] whoever gets it will see it, but you keep your Leader.
    }
}
why-own-leader = { $exposed ->
    [exposed] you give away your Leader, which is in sight: your side is that of what you have left.
   *[other] you give away your Leader, which nobody has in sight: your side is that of what you have left.
}
why-seat-exposed-leader = { $turns ->
    [stays] you go on aiming at whoever has the Leader you want in sight.
   *[turns] the Leader you want is in sight there: one shot and it is over.
}
why-seat-leader = you know that the Leader you want is there.
why-seat-ward = the Leader of your side is there: take care of it.
why-seat-me = { $hidden ->
    [0] your own first: with nothing hidden you can pay for nothing.
   *[other] your own first: it can pay again.
}
why-seat-hide = { $kind ->
    [anarchist] an anarchist, with { $count ->
        [one] one follower in sight.
       *[other] { $count } followers in sight.
    }
   *[side] they are of your side with { $friend } %, and have { $count ->
        [one] one follower in sight.
       *[other] { $count } followers in sight.
    }
}
why-seat-give = { $kind ->
    [anarchist] an anarchist, who is with you with { $friend } %.
   *[side] they are of your side with { $friend } %.
}
why-seat-rob = { $kind ->
    [anarchist] an anarchist, with { $count } in hand.
   *[side] they are of your side with { $friend } %, and have { $count } in hand.
}
why-seat-laser = { $whom ->
    [you] their laser aims at you; they are of your side with { $friend } %.
    [other] their laser aims at #{ $target }; they are of your side with { $friend } %.
   *[nobody] they hold no laser; they are of your side with { $friend } %.
}
why-seat = { $kind ->
    [anarchist] an anarchist has no Leader.
   *[side] { $count ->
        [0] you have seen all their recruits: they are of your side with { $friend } %.
        [one] there is one recruit you have not seen: they are of your side with { $friend } %, and hold the Leader you want with { $leader } %.
       *[other] there are { $count } recruits you have not seen: they are of your side with { $friend } %, and hold the Leader you want with { $leader } %.
    }
}
why-aim-leader = { $turns ->
    [stays] you go on aiming at whoever, as you know, hides the Leader you want.
   *[turns] you know that the Leader you want is hidden there: once it is shown, you already aim at it.
}
why-aim-ward = { $turns ->
    [stays] the Leader of your side is there: a laser that stays on it is a risk.
   *[turns] the Leader of your side is there: to aim at it is a risk.
}
why-aim = { $kind ->
    [anarchist] { $laser ->
        [armed] an anarchist has no Leader, but a shot makes them drop their laser.
       *[none] an anarchist has no Leader, and this one no laser to drop.
    }
   *[side] { $turns ->
        [stays] you stay as you were: they are of your side with { $friend } %, and hold the Leader you want with { $leader } %; { $count ->
            [0] you have seen all their recruits.
           *[other] of their recruits you have not seen { $count }.
        }
       *[turns] they are of your side with { $friend } %, and hold the Leader you want with { $leader } %; { $count ->
            [0] you have seen all their recruits.
           *[other] of their recruits you have not seen { $count }.
        }
    }
}
why-turned-me = the laser aims at you then.
why-turned = { $kind ->
    [anarchist] the laser aims at an anarchist then, who has no Leader.
   *[side] the laser aims at somebody then who is of your side with { $friend } %, and holds the Leader you want with { $leader } %.
}
why-place-known = you know already that number { $place } is { $what }.
why-place-hide = { $whose ->
    [me] number { $place } is { $what }: hidden, it can pay again.
   *[other] number { $place } is { $what }, in sight of everybody.
}
why-place = you have not seen number { $place }: it is the Leader you want with { $leader } %.
why-use-trueque = { $chance ->
    [sure] you know where #{ $seat } hides the Leader you lack: unless somebody stops it, you win at once.
    [maybe] { $rids ->
        [yes] your Leader is in sight and you can give it to somebody; or, if you hit on the one you lack, you win at once (#{ $seat } has it with { $leader } %).
       *[no] if you hit on the Leader you lack, you win at once; most likely #{ $seat } has it ({ $leader } %).
    }
   *[none] { $rids ->
        [yes] your Leader is in sight: you can give it to somebody.
       *[no] you exchange a recruit of yours for somebody else's. The Leader you want is most likely with #{ $seat } ({ $leader } %).
    }
}
why-use-traslado = { $located ->
    [prey] you know where the Leader you want is: you can put it into other hands.
    [ward] you know where the Leader of your side is: you can put it into other hands.
   *[none] it exchanges two recruits of others; you do not know yet who has the Leader you want.
}
why-use-suero = { $located ->
    [prey] you know that #{ $seat } hides the Leader you want: the serum puts it in sight.
    [shown] the Leader you want is in sight already, with #{ $seat }: the serum shows another recruit.
   *[none] it lies in sight then: if it is the Leader you want, it can be shot. Most likely #{ $seat } has it ({ $leader } %).
}
why-use-escaner = { $count ->
    [0] you have seen all recruits of the others: there is nothing new to learn. The Leader you want is with #{ $seat } ({ $leader } %).
    [one] you look at the only recruit of the others you have not seen; #{ $seat } is the most likely to hold the Leader you want ({ $leader } %).
   *[other] you look at two of the { $count } you have not seen; #{ $seat } is the most likely to hold the Leader you want ({ $leader } %).
}
why-use-iman = { $aimed ->
    [0] you take another's laser, and can aim it at #{ $seat } ({ $leader } % to hold the Leader you want).
    [one] a laser aims at you: it can become yours.
   *[other] { $aimed } lasers aim at you: one can become yours.
}
why-use-pulso = { $own ->
    [armed] { $armed ->
        [0] the only laser in play is yours: you drop it.
        [one] the other laser at the table goes back to the centre before it shoots, and so does yours.
       *[other] the { $armed } lasers of the others go back to the centre before they shoot, and so does yours.
    }
   *[none] { $armed ->
        [one] the only laser in play goes back to the centre before it shoots.
       *[other] the { $armed } lasers of the others go back to the centre before they shoot.
    }
}
why-use-humo = { $pays ->
    [leader] you can only pay by showing your Leader, and a Leader cannot be hidden.
   *[follower] { $shown ->
        [0] of yours it only hides the one that you show to pay; the other would be somebody else's.
        [one] it hides the follower that you have in sight and the one that you show to pay.
       *[other] it hides two of the followers that you have in sight.
    }
}
why-use-marioneta = { $aimed ->
    [0] { $armed ->
        [one] you decide at whom the only other laser aims.
       *[other] you decide at whom one of the { $armed } lasers of the others aims.
    }
   *[other] a laser aims at you: you make it look elsewhere.
}
why-use-lavado = what others saw of somebody, they no longer know where it is; of your side most likely is #{ $seat } ({ $friend } %).
why-use-contrabando = one artifact less for another, and one for you; #{ $seat } has the most, { $count }.
why-react-pass = { $held ->
    [0] you have nothing to answer with.
   *[other] { $danger ->
        [leader] a Leader is in sight and the shot may end the game; you keep what you could answer with.
        [hidden] the shot would leave your Leader in sight; you keep what you could answer with.
       *[other] you keep what you could answer with, and show no recruit.
    }
}
why-react-escudo = { $danger ->
    [leader] your Leader is in sight: without the shield the game is over. The shooter is of your side with { $friend } %.
    [hidden] if you are hit, your Leader stays in sight. The shooter is of your side with { $friend } %.
    [anarchist] if you are hit you show your three recruits. The shooter is of your side with { $friend } %.
   *[other] if you are hit you show your three recruits and become an anarchist. The shooter is of your side with { $friend } %.
}
why-react-espejo = { $shooter ->
    [leader] the shooter has a Leader in sight: if the shot goes back, the game is over.
   *[none] { $danger ->
        [leader] your Leader is in sight, and the shot goes back to the shooter (of your side with { $friend } %).
        [hidden] your Leader does not come into sight: the shot goes back to the shooter, who is of your side with { $friend } %.
       *[other] the shot goes back to the shooter, who is of your side with { $friend } %.
    }
}
why-react-guardaespaldas = { $danger ->
    [leader] there is a Leader in sight: if it is hit the game is over. The shooter is of your side with { $friend } %.
   *[other] the shot hits you, and nothing happens to whoever you guard. The shooter is of your side with { $friend } %.
}
why-react-interferencia = { $against ->
    [me] it is meant for you, and whoever uses it is of your side with { $friend } %: now it has no effect.
   *[other] it is not meant for you; whoever uses it is of your side with { $friend } %: now it has no effect.
}
why-react-sabotaje = { $against ->
    [me] they aim at you, and are of your side with { $friend } %: now there is no laser for them.
   *[other] they do not aim at you; whoever arms is of your side with { $friend } %: now there is no laser for them.
}

# Titles of moves whose own sentence needs its argument.
verb-lay = Lay a recruit
verb-choose_artifact = Choose an artifact
# Only the terminal says these.
terminal-too-many = “{ $word }” is not needed: the move is complete before it.
terminal-typing-lay = You may write several things at once: “leader, subterran”.
