title = Monedas
tagline = Decide una moneda.
players = 2 jugadores
minutes = 1 minuto
option-lead = la ventaja del primer lugar, en veinteavos
option-strength = lo que vale la carta fuerte, en veinteavos
zone-hand = Tus cartas
zone-hand-other = Cartas de { $seat }
zone-box = La caja
zone-tosses = Las monedas
zone-shown = La moneda
counter-points = Puntos
ask-choose = ¿Cara o ceca?
move-call_heads = Cara
move-call_tails = Ceca
event-called = { $seat_is ->
    [you] Elegís.
   *[other] { $seat } elige.
}
reason-points = más puntos
