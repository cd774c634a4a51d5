refused-already-seated = Ya estás en esta mesa, en el lugar { $seat }.
refused-game-started = La partida ya empezó.
refused-table-full = La mesa está completa. Podés mirar la partida o armar otra mesa.
refused-no-such-seat = Ese lugar no existe: la mesa tiene { $seats }.
refused-seat-taken = Ese lugar ya está ocupado. Elegí otro.
refused-bad-name = Ese nombre no sirve: escribí entre 1 y { $longest } caracteres visibles.
refused-name-taken = El nombre «{ $name }» ya está en la mesa, o suena a bot. Elegí otro.
refused-already-away = Ya te habías levantado: un bot juega por vos hasta que vuelvas.
refused-seats-empty = { $empty ->
    [one] Queda un lugar libre: invitá a alguien o sentá un bot.
   *[other] Quedan { $empty } lugares libres: invitá a alguien o sentá bots.
}
refused-no-deal = Las cartas no se pueden repartir con este mazo y estas opciones. Abrí otra mesa.
refused-not-started = La partida todavía no empezó.
refused-too-much-talk = En esta mesa ya se dijo demasiado: no se anota nada más que las jugadas.
refused-too-long = La partida es demasiado larga: no se aceptan más jugadas.
refused-paused = La partida está en pausa. Para seguir, propónganlo y acepten todos.
refused-not-paused = La partida no está en pausa.
refused-already-chosen = Ya elegiste. Tu jugada se muestra cuando sea el momento.
refused-claims-only = Esta mesa está abierta a cualquiera: se habla con afirmaciones del juego y con gestos.
refused-no-chat = En esta mesa no hay charla escrita.
refused-bad-text = Ese mensaje no sirve: escribí entre 1 y { $longest } caracteres visibles.
refused-bad-entropy = El azar que aportás tiene que ser hexadecimal, en minúsculas, de 1 a { $longest } cifras.
refused-bad-commitment = Eso no compromete a nada: escribí «sha256:» y 64 cifras hexadecimales en minúsculas.
refused-nothing-to-reveal = Ahora no hay nada que abrir: ya se repartió, o nadie pidió una partida.
refused-other-entropy = Ese no es el azar con el que te habías comprometido.
refused-proposal-open = Ya hay una propuesta sobre la mesa: primero contestala.
refused-one-deal = En esta mesa se juega una sola partida: el mismo reparto lo juegan otros.
refused-no-proposal = No hay ninguna propuesta que contestar.
refused-already-answered = Ya dijiste que sí: falta que contesten los demás.
refused-nobody-watches = En esta mesa no mira nadie: no hay a quién darle el lugar.
refused-takeover-here = En un mismo dispositivo los lugares no cambian de manos: levantate, y un bot juega por vos.
refused-takeover-shared-deal = Este reparto lo juegan también en otras mesas: acá no se cambia de manos un lugar.
refused-takeover-last = Sos la última persona en la mesa, y nadie más puede decir que sí. Si te levantás, un bot juega por vos hasta que vuelvas.
refused-takeover-own-seat = A un bot le podés dejar tu propio lugar. Por alguien que no está juega el bot de la mesa.
refused-takeover-bot-plays = En ese lugar ya juega un bot.
refused-takeover-clock = En esta mesa hay reloj: cuando se le termine el tiempo, juega un bot en su lugar.
refused-takeover-not-offered = { $name } está jugando y no ofreció su lugar.
refused-takeover-away = { $name } no está, no ofreció su lugar y todavía puede volver. { $hours ->
    [one] Lo podés pedir dentro de una hora.
   *[other] Lo podés pedir dentro de { $hours } horas.
}
refused-takeover-nobody = Ahora no hay nadie sentado que pueda decir que sí.
refused-takeover-knows = Ya jugaste esta partida en otro lugar: sabés demasiado. Esperá a la próxima.
refused-takeover-enough = En esta partida ya dijeron que no varias veces. Esperá a la próxima.
refused-not-over = La partida no terminó: la revancha se propone al final.
refused-not-playing = No hay una partida en juego.
refused-nothing-to-undo = Solo se puede deshacer tu última jugada, y solo si después no jugó nadie.
refused-undo-too-late = Ya no se puede deshacer: con esa jugada alguien se enteró de algo.
refused-hint-players = Las pistas son para practicar contra bots: en esta mesa juega otra persona.
refused-hint-shared-deal = Este reparto lo juegan muchos: acá nadie tiene ayuda.
refused-hint-memory = Acá hay que acordarse: es la gracia del juego, y no hay pista que valga.
refused-hint-not-asked = Ahora no te toca elegir: pedí la pista cuando te toque.
refused-bad-message = No se entiende el mensaje: { $why }
refused-spectator = Quien mira no juega: para jugar hay que sentarse.
refused-no-such-level = No existe el nivel «{ $level }». Niveles: { $allowed }.
refused-no-such-claim = Eso ya no está dicho: nadie lo sostiene, o ya se sabe.
refused-own-claim = Eso lo dijiste vos. Para desdecirte, decí otra cosa.
refused-no-such-regular = No conocemos a «{ $regular }». En la mesa se sientan: { $allowed }.
refused-too-many-bots = Hay más bots que lugares.

bad-settings = El campo «{ $field }» de la mesa no sirve. Valores posibles: { $allowed }.

proof-missing = A la partida guardada le falta la prueba de que se jugó limpio: no dice «note { $field } ...».
proof-unreadable = La prueba no se entiende: «{ $line }».
proof-published = La mesa había publicado el compromiso { $published } y la partida guardada dice { $record }: no es la misma.
proof-secret = El secreto de la partida guardada no corresponde al compromiso de la mesa: el mazo pudo haber sido elegido.
proof-seed = La semilla de la partida guardada no sale del secreto de la mesa y del azar de los jugadores.
proof-opening = Lo que aportó el lugar { $seat } no es aquello con lo que se había comprometido: puede haber sido elegido.
proof-own-entropy = Lo que aportaste no está en la partida guardada (lugar { $seat }): la mesa lo dejó afuera, puso otra cosa en su lugar o lo recibió tarde.
proof-committed = Los compromisos de los jugadores en la partida guardada no son los que se mostraron antes de repartir.
proof-other-game = Esta no es la partida { $number } de la mesa { $table }, sino otra.
