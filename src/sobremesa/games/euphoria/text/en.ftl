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

move-lay-euphorian = Lay a Euphorian follower
move-lay-subterran = Lay a Subterra follower
move-lay-leader = Lay your Leader
move-pass = Pass
move-discard = Discard the whole hand and draw an artifact
move-give = Give an artifact
move-interrogate = Interrogate: look at a hidden recruit
move-arm = Arm yourself
move-shoot = Shoot
move-hide = Hide an exposed follower
move-enough = No more
move-place = Recruit { $place }
move-seat = Player { $seat }
move-artifact = { $name }

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

event-dealt = Recruits and artifacts are dealt. { $first } begins.
event-laid = { $seat } lays recruit { $place }.
event-laid-own = Your recruit { $place }: { $recruit }.
event-turn = Round { $round }. It is { $seat }'s turn.
event-discarded = { $seat } discards { $artifact }.
event-drew = { $seat } draws an artifact.
event-drew-own = You draw { $artifact }.
event-gave = { $seat } gives { $target } an artifact.
event-gave-own = { $seat } gives { $target } { $artifact }.
event-looked = { $seat } looks at { $target }'s recruit { $place }.
event-looked-own = You look at { $target }'s recruit { $place }: { $recruit }.
event-exposed = { $seat }'s recruit { $place } is exposed: { $recruit }.
event-used = { $seat } uses { $artifact }.
event-announced = { $verb ->
    [shoot] { $seat } shoots at { $target }.
    [arm] { $seat } arms and aims at { $aim }.
    [interrogate] { $seat } interrogates{ $objects }.
    [hide] { $seat } hides{ $objects }.
   *[use] { $seat } uses { $artifact }{ $objects }.
}
event-asked = Does anybody react?
event-reacted = { $seat } reacts with { $artifact }.
event-unanswered = Nobody reacts.
event-armed = { $seat } takes a laser and aims at { $target }.
event-aimed = { $seat } aims at { $target }.
event-dropped = { $seat } drops the laser.
event-hid = { $seat }'s recruit { $place } is hidden.
event-exchanged = { $seat }'s recruit { $place } and { $target }'s recruit { $target_place } change places.
event-received = { $seat } looks at what came to place { $place }.
event-received-own = To your place { $place } came: { $recruit }.
event-mixed = { $seat }'s hidden recruits are shuffled.
event-mixed-own = Your recruits now lie like this: { $recruit_1 }, { $recruit_2 }, { $recruit_3 }.
event-robbed = { $target } takes an artifact from { $seat }.
event-robbed-own = { $target } takes { $artifact } from { $seat }.
event-stopped = { $seat }'s action has no effect.
event-shot = { $seat } hits { $target }.
event-anarchist = { $seat } becomes an anarchist.
event-reshuffled = The discard pile is shuffled into a new deck.
event-shown = { $seat } had { $recruit_1 }, { $recruit_2 }, { $recruit_3 }{ $hand }.
event-ended = The game is over.

announced-own = own recruit { $place }
announced-place = { $seat }'s recruit { $place }
announced-aim = aims at { $seat }
hand-shown = ; in hand: { $cards }

reason-euphoria = the Subterra Leader was shot: Euphoria wins
reason-subterra = the Euphorian Leader was shot: Subterra wins
reason-anarchists = an anarchist shot a Leader: the anarchists win
reason-anarchist_leads = an anarchist came to hold a Leader
reason-both_leaders = somebody holds both Leaders
reason-round_limit = the last round is over

ask-lay = Lay your recruits from left to right. You may write several things at once: “leader, subterran”.
ask-start = Your turn: you may draw or give an artifact, then act.
ask-action = Which action?
ask-give_to = To whom?
ask-give_what = Which artifact do you give?
ask-cost = Which recruit of yours do you expose to pay?
ask-own_place = Which recruit of yours do you give away?
ask-seat = Which player?
ask-place = Which recruit?
ask-next_seat = Whose is the second one?
ask-next_place = Which recruit?
ask-new_aim = Whom does the laser aim at?
ask-window = Do you react?
ask-window-cost = Which recruit of yours do you expose to react?
ask-aim = Whom do you aim at?

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
label-place = Recruit { $place }{ $mark }
ask-window-none = You cannot react: pass (so nobody learns who could).
