title = Coins
tagline = A coin decides.
players = 2 players
minutes = 1 minute
option-lead = the lead of the first seat, in twentieths
option-strength = what the strong card is worth, in twentieths
zone-hand = Your cards
zone-hand-other = { $seat }'s cards
zone-box = The box
zone-tosses = The tosses
zone-shown = The toss
counter-points = Points
ask-choose = Heads or tails?
move-call_heads = Heads
move-call_tails = Tails
event-called = { $seat_is ->
    [you] You call.
   *[other] { $seat } calls.
}
reason-points = most points
