# La mano del día: la misma para todo el mundo, una vez por persona.
daily-title = La mano del día
daily-about = Las mismas cartas para todo el mundo, contra los mismos rivales. Se juega una sola vez, y a medianoche (UTC) hay otra.
daily-left = quedan { $hours } h { $minutes } min
daily-over = Ese día terminó.
daily-today = Ir a la de hoy
daily-before = Ver la de ayer
daily-earlier = Ver la del día anterior
daily-against = Contra { $names }
daily-level = nivel { $level }
daily-puzzle = El orden
daily-puzzle-about = Seis cartas de Evidencia, una fila para ganarle y un solo intento: ¿cuál es el mejor orden?
daily-play = Jugar
daily-go-on = Seguir jugando
daily-solve = Ordenar
daily-see = Ver cómo quedó
daily-uncounted = Esta no cuenta: terminó después de medianoche, o un bot jugó por vos.
daily-missed = No la jugaste.
daily-won-by = Ganaste por { $lead }
daily-won = Ganaste
daily-lost-by = Perdiste por { $lead }
daily-lost = Perdiste
daily-solved = El mejor orden
daily-solved-less = A { $short } del mejor orden
daily-place = Puesto { $place } de { $players }
daily-first = Por ahora la jugaste solo vos
daily-spread = Cómo les fue a todos
daily-spread-bar = { $count ->
    [one] una persona
   *[other] { $count } personas
}
daily-spread-you = acá estás vos
daily-spread-won = ganaron
daily-spread-lost = no ganaron
daily-spread-lead = diferencia
daily-spread-short = puntos debajo del mejor orden
daily-nobody = Nadie la jugó.
daily-copy = Copiar el texto
daily-text-won-by = gané por { $lead }
daily-text-won = gané
daily-text-lost-by = perdí por { $lead }
daily-text-lost = perdí
daily-text-solved = encontré el mejor orden
daily-text-solved-less = quedé a { $short } del mejor orden
daily-text-against = contra { $names }
daily-text-place = puesto { $place } de { $players }
daily-proof = Cómo se comprueba
daily-proof-about = Nadie puede elegir las cartas después: el día anterior se publica un sello de cada mano, y cuando el día termina se abre el secreto. Con el acta de tu partida lo comprueba cualquiera:
daily-proof-today = Sellos de hoy, publicados desde ayer
daily-proof-next = Sellos de mañana
daily-proof-opened = Secretos de ese día
daily-back = Volver a la mano del día
daily-puzzle-how = Poné tus seis cartas en el orden que más puntos le saque a la fila de arriba: se le puede ganar. Se presenta una sola vez.
daily-puzzle-rival = La fila a la que hay que ganarle
daily-puzzle-yours = Tu fila
daily-puzzle-other = La casa
daily-puzzle-against = { $how ->
    [won] Le ganaste por { $by }.
    [lost] Te ganó por { $by }.
   *[even] Empataron.
}
daily-puzzle-best = Un mejor orden
daily-puzzle-better = { $better ->
    [0] Ningún orden de los 720 es mejor.
    [one] De los 720 órdenes, uno es mejor.
   *[other] De los 720 órdenes, { $better } son mejores.
}
