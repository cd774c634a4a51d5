title = Spy
tagline = Who knows what?
players = 2 to 3 players
minutes = 1 minute
ask-choose = What do you do?
move-take = Take { $card }
move-give = Give { $card }
move-look = Look at { $seat }
move-bury = Bury { $card }
move-bet = Bet { $number }
event-took = { $seat } takes { $card }.
event-gave = { $seat } gives { $target } { $card_is ->
    [none] a card
   *[some] { $card }
}.
event-looked = { $seat } looks at a card of { $target }.
event-saw = { $seat } sees a card.
event-buried = { $seat } buries a card.
event-bet = { $seat } bets { $number }.
reason-points = most points
