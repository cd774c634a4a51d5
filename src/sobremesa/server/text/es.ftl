refused-bad-request = No se entiende el pedido: { $why }
refused-hello-first = El primer mensaje tiene que ser «hello», y llegar enseguida.
refused-version = Esta mesa habla la versión { $version } de los mensajes. Recargá la página.
refused-hello-once = «hello» se dice una sola vez.
refused-no-such-page = Acá no hay nada.
refused-bad-method = Eso no se puede hacer acá.
refused-no-such-table = Esa mesa no existe, o hace falta la invitación para verla.
refused-no-such-game = No existe el juego «{ $game }». Juegos: { $allowed }.
refused-bad-key = Esa llave no abre ningún lugar de esta mesa.
refused-weak-key = La llave tiene que tener 43 caracteres de A-Z, a-z, 0-9, - y _.
refused-stood-up = Te levantaste de la mesa: este lugar ya no es tuyo.
refused-no-spectators = En esta mesa no se puede mirar.
refused-not-over = La partida no terminó: hasta el final no se muestra entera.
refused-no-such-record = Esa mesa no tiene una partida terminada con ese número.
refused-origin = Esa página no puede hablar con esta mesa.
refused-too-large = Demasiado grande: el máximo es { $largest } bytes.
refused-not-json = El pedido tiene que ser JSON (Content-Type: application/json).
refused-bad-setting = { $name } no puede ser «{ $value }»: tiene que ser un número, desde 0.
refused-bad-database = { $why ->
    [newer] La base { $file } es de una versión más nueva de este programa. Arrancá esa, o volvé a poner una copia.
    [foreign] El archivo { $file } no es una base de este programa. Elegí otra carpeta.
    [no-backup] El archivo { $file } no es una base de este programa. Elegí una copia hecha con «sobremesa backup».
    [bad-backup] La copia { $file } está dañada, así que no se puso. Elegí otra.
    [half-restored] En la carpeta { $file } quedó una copia a medio poner. Ponela otra vez con «sobremesa restore».
   *[corrupt] La base { $file } está dañada. Volvé a poner una copia, como cuenta docs/operating.md.
}
refused-no-database = No se puede usar la base de SOBREMESA_DATABASE_URL: { $why }
refused-bad-database-url = SOBREMESA_DATABASE_URL se escribe así: postgresql://usuario:clave@servidor/base
refused-no-tables = En la carpeta { $data } no hay mesas guardadas.
refused-no-copy = No se pudo copiar: { $why }. Nada cambió.
refused-worker-failed = Un proceso del servidor no arrancó; el registro dice por qué.
refused-too-fast = Demasiados pedidos seguidos. Esperá un momento y probá otra vez.
refused-hint-too-fast = Un consejo por vez, y no tan seguido. Esperá unos segundos.
refused-too-many-connections = Hay demasiadas conexiones desde tu red. Cerrá alguna y probá otra vez.
refused-too-many-tables = Desde tu red se abrieron demasiadas mesas en esta hora. Jugá en alguna de esas, o volvé más tarde.
refused-try-again = Ahora no se puede guardar la jugada. Probá otra vez en un momento: si ya entró, no se repite.
refused-unreadable-table = Esta mesa no se puede leer, y la partida no puede seguir. Abrí otra, y avisale a quien cuida el servidor.
refused-try-again-later = El servidor tiene demasiado que hacer ahora. Probá de nuevo en un rato.
refused-going-down = El servidor se reinicia. Volvé a conectarte: la partida sigue donde estaba.
refused-too-slow = La conexión no llega a recibir la partida. Volvé a conectarte.
refused-silent = Hace rato que no llega nada. Volvé a conectarte.
refused-elsewhere = Abriste este lugar demasiadas veces. Seguí en la última.
refused-broken = Algo falló de nuestro lado. Volvé a conectarte.

# Lo que dice un enlace cuando se pasa en una charla.
preview-about = Juegos de cartas para la sobremesa: con amigos o contra bots, sin registrarse.
preview-invitation = Te esperan en una mesa
preview-invitation-of = Te invitan a jugar { $game }
preview-open = Mesa abierta de { $game }
preview-waiting = { $game } · { $host } te espera ({ $free ->
    [one] falta 1
   *[other] faltan { $free }
})
preview-playing = { $game } · { $names }
preview-replay = Mirá cómo fue la partida
preview-replay-of = Mirá cómo fue la partida de { $game }
preview-result = { $game } · { $result }
