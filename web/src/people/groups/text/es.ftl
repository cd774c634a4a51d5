# Los grupos: la mesa de siempre, con un enlace que dura.
groups = Mis grupos
groups-about = La mesa de los jueves: un enlace que no cambia, con las reglas de la casa y quién va ganando.
groups-name = Nombre del grupo
groups-name-like = La mesa de los jueves
groups-found = Fundar un grupo
groups-none = Ese grupo no existe
groups-none-about = Pedile el enlace a alguien del grupo: puede que haya cambiado.
groups-home = Ir al comienzo
groups-next = Armar otra mesa de { $game }
groups-rules = con las reglas de la última vez
groups-first = Elegí un juego para la primera mesa:
groups-other = O elegí otro juego:
groups-running = Ahora
groups-go-in = Entrar
groups-members = Quién va ganando
groups-wins = { $wins ->
    [one] ganó una
   *[other] ganó { $wins }
} de { $games }
groups-evenings = Noches
groups-evenings-count = { $count ->
    [one] una noche hasta ahora
   *[other] { $count } noches hasta ahora
}
groups-won = { $count ->
    [0] no ganó nadie
    [one] ganó { $names }
   *[other] ganaron { $names }
}
groups-no-games = Todavía no terminó ninguna partida de este grupo.
groups-invite = Invitar
groups-invite-about = Quien tiene este enlace es del grupo: ve esta página y entra a sus mesas.
groups-rename = Cambiar el nombre
groups-save = Guardar
groups-remove = Sacar a { $name }
groups-remove-about = Deja de figurar en el grupo, y el enlace cambia: pasales el nuevo a los demás.
groups-remove-sure = Sí, sacar a { $name }
groups-removed = Listo. El enlace cambió: pasales el nuevo a los demás.
groups-season = La temporada del grupo
groups-free = Liberar un lugar
groups-free-whose = ¿De quién? Puede volver a sentarse después.
groups-records = Récords de la mesa
record-points = Más puntos en una partida
record-points-amount = { $amount } puntos
record-lead = La paliza más grande
record-lead-amount = por { $amount }
record-code = El código más largo, recitado sin errores
record-code-amount = { $amount } símbolos
record-codes = Más códigos recitados sin errores en una partida
record-codes-amount = { $amount } { $amount ->
    [one] código
   *[other] códigos
}
record-lie = La mentira que más aguantó
record-lie-amount = { $amount } { $amount ->
    [one] jugada
   *[other] jugadas
}
record-moves = La partida más larga
record-moves-amount = { $amount } jugadas
groups-tournaments = Torneos
groups-tournament-found = Armar un torneo del grupo
groups-tournament-own = Armar un torneo
