title = Euphoria
tagline = Secret teams, hidden recruits and lasers: expose the rival Leader and shoot.
players = 4 to 8 players
minutes = 15 to 30 minutes
side-euphoriano = Euphoria
side-subterra = Subterra
side-anarquista = anarchists
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

reason-euphoria = the Subterra Leader was shot: Euphoria wins
reason-subterra = the Euphorian Leader was shot: Subterra wins
reason-anarchists = an anarchist shot a Leader: the anarchists win
reason-anarchist_leads = an anarchist came to hold a Leader
reason-both_leaders = somebody holds both Leaders
reason-round_limit = the last round is over

claim-recruit = { $seat }'s recruit { $place } is { $recruit }
claim-team = { $seat } is on the side of { $side }
claim-unreadable = I do not understand “{ $words }”. You can say: { $forms }.

table-round = round { $round }
table-over = the end
table-hand = { $count ->
    [one] 1 artifact
   *[other] { $count } artifacts
}
table-aims = laser → { $seat }
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
ask-lay = Lay your recruits from left to right: which one goes to place { $place }?
ask-start = Your turn: what will you do?
ask-action = Which action?
ask-give_to = Whom do you give an artifact?
ask-give_what = Which artifact do you give { $target }?
ask-cost = Which recruit of yours do you expose to pay?
ask-own_place = Which recruit of yours do you give away?
ask-seat = Whom?
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
    [none] { $target_is ->
        [you] on you
       *[other] on { $target }
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
event-hid = Hidden again: { seat-recruit }.
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
