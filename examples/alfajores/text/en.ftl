title = Alfajores
tagline = Six plates, six spoons: choose well which one you reach with.
players = 2 to 4 players
minutes = 5 minutes

zone-plate = The plate on the table
zone-kitchen = The kitchen
zone-hand = Your spoons
zone-hand-other = { $seat }'s spoons
zone-chosen = Chosen
zone-spent = Used
zone-won = Plates won
zone-drawer = The drawer
counter-points = Points

ask-choose = Which spoon do you reach with?
move-reach = { $card }

event-served = On the table now: { $card }, worth { $worth }.
event-chose = { $seat_is ->
    [you] You have chosen.
   *[other] { $seat } has chosen.
}
event-reached = { $seat_is ->
    [you] You reach with { $card }.
   *[other] { $seat } reaches with { $card }.
}
event-won = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} { $card } ({ $worth ->
    [one] one point
   *[other] { $worth } points
}).
event-crumbs = { $seat_is ->
    [you] You get the crumbs: one point.
   *[other] { $seat } gets the crumbs: one point.
}

reason-points = most points
