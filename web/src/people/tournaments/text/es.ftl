# Torneos: cada ronda, la misma mano en todas las mesas.
tournament-title = Torneo
tournament-found = Armar un torneo
tournament-about = Para juegos de a dos. En cada ronda todas las mesas juegan la misma mano: cuenta quién gana y quién le saca más a las mismas cartas.
tournament-mine = Mis torneos
tournament-name = Nombre del torneo
tournament-name-like = Copa de verano
tournament-game = Juego
tournament-how = Cómo se juega
tournament-robin = Todos contra todos
tournament-swiss = Suizo: en cada ronda, con alguien de puntaje parecido
tournament-rounds = Rondas
tournament-minutes = Tiempo para cada ronda
tournament-minutes-none = sin límite
tournament-minutes-hours = { $hours ->
    [one] una hora
   *[other] { $hours } horas
}
tournament-minutes-days = { $days ->
    [one] un día
   *[other] { $days } días
}
tournament-create = Armar el torneo
tournament-own-name = Tu nombre
tournament-join = Anotarme
tournament-withdraw = Retirarme
tournament-withdraw-sure = Sí, me retiro
tournament-begin = Empezar el torneo
tournament-begin-more = Empezá cuando estén todos. Después, en el suizo, se puede llegar tarde.
tournament-begin-robin = Empezá cuando estén todos: después no entra nadie más.
tournament-close = Cerrar la ronda
tournament-close-about = Si alguien no viene: quien no se sentó, pierde; una partida sin terminar es empate.
tournament-close-sure = Sí, cerrarla
tournament-waiting = Esperando que se anoten
tournament-over = Terminó
tournament-round-of = Ronda { $round } de { $rounds }
tournament-round = Ronda { $round }
tournament-left = quedan { $hours } h { $minutes } min
tournament-your-game = Te toca con { $name }
tournament-play = Ir a la mesa
tournament-your-free = En esta ronda tenés libre.
tournament-standings = Posiciones
tournament-player = Jugador
tournament-points = Puntos
tournament-tie-swiss = Rivales
tournament-tie-robin = Vencidos
tournament-duplicate = Cartas
tournament-free = Libre: { $name }
tournament-running = se está jugando
tournament-not-played = sin jugar
tournament-gone = se retiró
tournament-you = vos
tournament-nobody = alguien
tournament-invite = Invitar
tournament-invite-about = Quien tiene este enlace puede anotarse.
tournament-how-title = Cómo se cuenta
tournament-how-points = Ganar vale 1, empatar ½. En el suizo, la ronda libre vale 1.
tournament-how-swiss = Si hay empate, desempata «Rivales»: lo que sumaron tus rivales.
tournament-how-robin = Si hay empate, desempata «Vencidos»: lo que sumaron aquellos a los que les ganaste, y la mitad de aquellos con los que empataste.
tournament-how-duplicate = Después, «Cartas»: todos jugaron la misma mano, así que sumás 2 por cada uno al que, con tus mismas cartas, le fue peor que a vos, y 1 por cada uno al que le fue igual.
tournament-how-secret = Mientras una ronda se juega no se dice cómo va ninguna mesa: otros están jugando las mismas cartas.
