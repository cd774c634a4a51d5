refused-bad-request = No se entiende el pedido: { $why }
refused-hello-first = El primer mensaje tiene que ser «hello», y llegar enseguida.
refused-version = Esta mesa habla la versión { $version } de los mensajes. Recargá la página.
refused-hello-once = «hello» se dice una sola vez.
refused-no-such-page = Acá no hay nada.
no-handbook = El manual no está armado en esta copia. Quien la instaló puede armarlo con «make docs»; los wheels lo traen.
refused-bad-method = Eso no se puede hacer acá.
refused-no-such-table = Esa mesa no existe, o hace falta la invitación para verla.
refused-no-such-game = No existe el juego «{ $game }». Juegos: { $allowed }.
refused-bad-key = Esa llave no abre ningún lugar de esta mesa.
refused-weak-key = La llave tiene que tener 43 caracteres de A-Z, a-z, 0-9, - y _.
refused-no-guesses = En esta mesa no hay bandos que adivinar.
refused-players-know = Quien juega en la mesa no adivina: eso es para quien mira.
refused-guess-while-playing = Se adivina mientras se juega.
refused-no-person = Falta tu llave: sin ella no se sabe cuáles son tus partidas.
refused-stood-up = Te levantaste de la mesa: este lugar ya no es tuyo.
refused-handed-over = Este lugar ya no es tuyo: ahora lo tiene { $name }. Podés seguir mirando la partida.
refused-seated = El lugar es tuyo: entrá con tu llave.
refused-not-seated = No te dieron el lugar. Podés seguir mirando la partida.
refused-takeover-is-here = Esa persona está conectada: nadie juega en su lugar.
refused-takeover-playtest = En una mesa de prueba no se cambia de manos un lugar: quien arma el juego quiere saber qué le pareció a quien jugó.
refused-no-spectators = En esta mesa no se puede mirar.
refused-not-over = La partida no terminó: hasta el final no se muestra entera.
refused-round-not-over = Otras mesas del torneo todavía juegan con estas cartas: la partida se muestra cuando se cierra la ronda.
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
   *[corrupt] La base { $file } está dañada. Volvé a poner una copia, como cuenta docs/host/backup.es.md.
}
refused-no-database = No se puede usar la base de SOBREMESA_DATABASE_URL: { $why }
refused-database-not-opened = No se puede abrir ni escribir la base de datos { $file }: { $why }. Hacé lugar en su disco, o elegí otra carpeta con --data.
refused-bad-database-url = SOBREMESA_DATABASE_URL se escribe así: postgresql://usuario:clave@servidor/base
refused-no-tables = En la carpeta { $data } no hay mesas guardadas.
refused-no-copy = No se pudo copiar: { $why }. Nada cambió.
refused-worker-failed = Un proceso del servidor no arrancó; el registro dice por qué.
refused-too-fast = Demasiados pedidos seguidos. Esperá un momento y probá otra vez.
refused-hint-too-fast = Una pista por vez, y no tan seguido. Esperá unos segundos.
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
refused-no-reports = Este servidor no guarda avisos. Decíselo a quien te pasó el enlace.
refused-nobody-serves = No anda ningún servidor con la carpeta { $data }. Arrancalo, o decí cuál es su carpeta con --data.
refused-no-answer = El servidor no contesta: { $why }
refused-said = { $why }
refused-barred = Quien lleva este servidor no te deja entrar.
refused-closed-table = Quien lleva este servidor cerró esta mesa.
refused-bad-bars = No se puede leer el archivo { $file } de los que no pueden entrar. Arreglalo o sacalo.
refused-bad-network = «{ $words }» no es una dirección ni una red, como 203.0.113.7 o 203.0.113.0/24.
refused-no-such-bar = A «{ $what }» no se le cierra la puerta.
refused-nobody-to-ban = A quien está en ese lugar no se lo puede distinguir de los demás: no hay ninguna conexión abierta ni una llave.
refused-no-such-group = Ese grupo no existe, o hace falta su enlace para verlo.
refused-bad-group-name = El nombre del grupo tiene que tener entre 1 y { $longest } letras.
refused-not-founder = Eso solo lo puede hacer quien fundó el grupo.
refused-no-such-member = En este grupo no hay nadie así.
refused-no-such-day = De ese día no hay repartos acá.
refused-day-over = Ese día ya terminó en el mundo (UTC): hay repartos nuevos.
refused-not-an-order = Eso no es un orden de las seis cartas.
refused-no-such-tournament = Ese torneo no existe, o hace falta su enlace para verlo.
refused-not-for-two = Los torneos son de juegos de a dos.
refused-not-director = Eso solo lo puede hacer quien armó el torneo.
refused-too-few-players = Hacen falta por lo menos { $fewest } para empezar.
refused-too-late-to-join = Ya no se puede entrar a este torneo.
refused-tournament-full = El torneo está completo: entran { $most }.
refused-bad-address = Eso no sirve para los avisos ({ $kind }). Tiene que ser como { $like }.
refused-no-such-notice = Este servidor no manda avisos así ({ $kind }).
refused-notice-not-sent = No se pudo mandar el código a esa dirección ({ $kind }). Fijate si está bien escrita.
refused-nothing-to-confirm = No hay ninguna dirección que espere un código.
refused-wrong-code = Ese no es el código. Fijate en el último mensaje que te llegó.

# Los avisos: dicen que alguien espera, y nada de lo que hay en la mesa.
notice-title = Te toca: { $game }
notice-text = Te esperan en la mesa de { $game }, con { $names }.
notice-code-title = Tu código de Sobremesa
notice-code-text = Escribí { $code } en la página para recibir avisos acá. Si no pediste nada, no hagas nada.

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
