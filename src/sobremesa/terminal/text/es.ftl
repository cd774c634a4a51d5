version = sobremesa { $version } ({ $engine })
engine-compiled = motor compilado
engine-interpreted = motor interpretado

## En la mesa

your-seat = { $name } (vos)
name-player = Jugador { $number }
name-greedy = Codicia{ $seats ->
    [2] {""}
   *[other] {" "}{ $number }
}
name-random = Azar{ $seats ->
    [2] {""}
   *[other] {" "}{ $number }
}
name-facil = Pancho{ $seats ->
    [2] {""}
   *[other] {" "}{ $number }
}
name-normal = Nora{ $seats ->
    [2] {""}
   *[other] {" "}{ $number }
}
name-dificil = Delia{ $seats ->
    [2] {""}
   *[other] {" "}{ $number }
}
name-experto = El Profe{ $seats ->
    [2] {""}
   *[other] {" "}{ $number }
}
pass-keyboard = Pasale el teclado a { $name }. Cuando esté, que apriete Enter.
no-answer = Escribí un número del 1 al { $last } o la jugada, por ejemplo «{ $example }». Con «ayuda» ves qué más podés escribir.
unreadable-answer = No entiendo «{ $words }». Escribí un número del 1 al { $last } o la jugada, por ejemplo «{ $example }». Con «ayuda» ves qué más podés escribir.
no-such-number = El { $number } no está en la lista: va del 1 al { $last }.
help-answer =
    Contestá con el número (1 a { $last }) o con la jugada en palabras («{ $example }»).
    Si hay una sola jugada posible, alcanza con Enter.
help-playing =
    También podés escribir:
      mesa               ver la mesa otra vez
      jugadas            ver qué podés jugar
      reglas { $clause }       leer una regla; «reglas» sola, todas
      consejo            qué conviene jugar, si los demás son bots
      reloj              cuánto tiempo queda
      digo ALGO          decirle a la mesa algo que el juego entiende (recluta 2.1 lider)
      charla ALGO        hablarle a la mesa
      deshacer           volver atrás tu última jugada, si no le enseñó nada a nadie
      pausa, seguir      parar la partida, y seguirla
      revancha           otra partida, al final
      sí, no             contestar lo que alguien propone
      guardar ARCHIVO    guardar la partida (y seguir guardándola ahí)
      salir              irte
told = { $text }
not-asked = No te toca, así que «{ $words }» no se puede jugar ahora. Con «ayuda» ves qué podés escribir.
waiting-for = · Se espera a: { $names }.
line-lost = · Se cortó la conexión. Probando de nuevo…
line-back = · Conectado otra vez.
after-end = Escribí «revancha» para otra partida, o apretá Enter para salir.
yes-or-no = { $name }: ¿«sí» o «no»?
after-end-watching = Apretá Enter para salir.
saving-rematch = La revancha se guarda en { $file }.
clock-none = En esta mesa no hay relojes.
clock-line = { $running ->
    [yes] ▶
   *[no] {" "}
} { $name }: { $time }
clock-window = La ventana se cierra en { $seconds } s.
news-claim = { $name } dice: { $words }.
news-say = { $name }: { $words }
news-sit = { $name } se sienta.
news-seat-bot = Un bot ({ $level }) ocupa el asiento { $seat }.
news-ready = { $ready ->
    [yes] { $name } está listo.
   *[no] { $name } todavía no está listo.
}
news-leave = { $name } se va de la mesa.
news-stand-in = { $out_of_time ->
    [yes] A { $name } se le acabó el tiempo: juega un bot en su lugar.
   *[no] { $name } se va: juega un bot en su lugar.
}
news-return = { $name } volvió.
news-call-off = La partida no se pudo repartir: la mesa sigue esperando.
news-start = { $number ->
    [1] Empieza la partida.
   *[other] Empieza la revancha: partida { $number }.
}
news-propose = { $what ->
    [undo] { $name } propone deshacer la última jugada.
    [pause] { $name } propone una pausa.
    [resume] { $name } propone seguir.
   *[rematch] { $name } propone una revancha.
} («sí» o «no»)
news-answer = { $yes ->
    [yes] { $name } está de acuerdo.
   *[no] { $name } no está de acuerdo.
}
news-settle = { $what ->
    [undo] { $agreed ->
        [yes] La jugada se deshizo.
       *[no] La jugada queda como está.
    }
    [pause] { $agreed ->
        [yes] La partida está en pausa. Con «seguir» sigue.
       *[no] No hay pausa.
    }
    [resume] { $agreed ->
        [yes] La partida sigue.
       *[no] La partida sigue en pausa.
    }
   *[rematch] { $agreed ->
        [yes] Todos quieren la revancha.
       *[no] No hay revancha.
    }
}
lobby-heading = { $game }: quiénes están
lobby-seat = { $who ->
    [bot] {"  "}{ $number }) { $name } (bot, { $level })
    [free] {"  "}{ $number }) libre
    [you] {"  "}{ $number }) { $name } (vos)
    [here] {"  "}{ $number }) { $name }
   *[gone] {"  "}{ $number }) { $name } (sin conexión)
}
lobby-help = Podés escribir: empezar, bot ASIENTO NIVEL (bot 2 normal), listo, charla ALGO, reglas, mesa, irme, salir.
lobby-watching = Estás mirando. La partida todavía no empezó. Podés escribir: reglas, mesa, salir.
lobby-unknown = No entiendo «{ $words }». Podés escribir: empezar, bot ASIENTO NIVEL, listo, charla ALGO, reglas, mesa, irme, salir.
lobby-bot-how = Decí en qué asiento y qué nivel, por ejemplo «bot 2 normal».
saved = Guardada en { $file }.
save-where = Decí en qué archivo: «guardar mi-partida.txt».
save-exists = { $file } ya existe y no lo voy a pisar. Elegí otro nombre; si es una partida guardada, seguila con --resume.
goodbye = Hasta la próxima. La partida no quedó guardada.
goodbye-saved = Hasta la próxima. La partida quedó en { $file }; seguila con: sobremesa play { $game } --resume { $file }
result = { $count ->
    [0] No gana nadie
    [one] Gana { $names }
   *[other] Ganan { $names }
}: { $reason } ({ $clause }).
total = Total
replay-next = Enter para seguir.
replay-broken-off = La partida quedó acá. Le toca a: { $names }.
no-such-clause = No hay ninguna regla «{ $clause }». Las reglas van de { $first } a { $last }.

evidencia-base = Base
evidencia-middle = Medio
evidencia-top = Cima
evidencia-bad-row = Esa fila no se puede colgar: { $wrong } sobra o está dos veces. Te quedan: { $cards }.
euphoria-too-many = «{ $word }» ya no hace falta: la jugada está completa antes.

## Archivos

file-trouble = No se puede usar el archivo { $file }: { $why }
file-missing = no existe. Revisá el nombre y la carpeta.
file-is-folder = es una carpeta. Hace falta un archivo.
file-not-folder = es un archivo. Hace falta una carpeta.
file-forbidden = no tenés permiso. Elegí otro archivo o cambiá sus permisos.
file-no-room = no queda lugar en el disco.
file-long-name = el nombre es demasiado largo.
file-not-ordinary = no es un archivo común.
file-not-text = no es texto UTF-8. Tiene que ser un archivo de texto.
file-other = { $reason }.
file-too-large = El archivo { $file } es demasiado grande: el máximo es { $largest } bytes.
record-unknown-game = La partida guardada es de «{ $game }», que no está acá. Juegos posibles: { $allowed }.

## La línea de comandos

cli-no-command = Falta decir qué hacer: { $allowed }. Por ejemplo: sobremesa play evidencia
cli-unknown-command = No existe el comando «{ $word }». Los comandos son: { $allowed }.
cli-unknown-flag = No existe la opción «{ $word }» acá. Las opciones son: { $allowed }.
cli-did-you-mean = { $what } ¿Quisiste decir «{ $near }»?
cli-unknown-game = No existe el juego «{ $game }». Los juegos son: { $allowed }.
cli-missing-game = Falta decir a qué jugar ({ $allowed }). Se usa así: { $usage }
cli-missing-file = Falta decir qué archivo. Se usa así: { $usage }
cli-missing-value = A la opción { $flag } le falta su valor: { $flag } { $value }
cli-needless-value = La opción { $flag } va sola, sin valor.
cli-too-many = Sobra «{ $extra }». Se usa así: { $usage }
cli-usage = { $program } { $command } { $argument } [opciones]
cli-twice = La opción { $flag } está dos veces; va una sola.
cli-bad-choice = «{ $value }» no va con { $flag }. Valores posibles: { $allowed }.
cli-bad-variable = La variable { $name } dice «{ $value }». Idiomas: { $allowed }.
cli-bad-option = La opción del juego «{ $words }» tiene que ser nombre=valor, por ejemplo --option pyramid=free
cli-bad-number = { $flag } no puede ser «{ $value }»: tiene que ser un número entero, y no demasiado grande.
cli-bad-seat = No hay ningún asiento «{ $seat }». Los asientos van del 0 al { $last }.
cli-bad-viewer = No hay ningún asiento «{ $seat }». Los asientos van del 0 al { $last }; con «none» mirás de afuera.
cli-not-together = { $one } y { $other } no van juntas.
cli-other-game = La partida de { $file } es de { $record }, no de { $game }.
cli-bad-log = SOBREMESA_LOG no puede ser «{ $value }». Puede ser: { $allowed }.
cli-bad-address = No se puede abrir { $address }: { $why }. Elegí otro con --host o --port.
cli-folder-used = Otro servidor ya usa la carpeta { $data }. Cerralo, o elegí otra con --data.
cli-not-in-folder = Con { $name } las mesas no están en una carpeta: copiá esa base con sus propias herramientas, por ejemplo pg_dump.
cli-bad-entropy = { $flag } no puede ser «{ $words }». Es el asiento y lo que aportó, hasta { $longest } cifras hexadecimales en minúscula: { $flag } 0=5f3a
cli-entropy-twice = { $flag } dice dos veces lo que aportó el asiento { $seat }; va una sola.
backup-exists = { $file } ya existe y no lo voy a pisar. Elegí otro nombre, por ejemplo uno con la fecha.
cli-finished = La partida de { $file } ya terminó. Podés verla con: sobremesa replay { $file }
cli-unknown-bot = No existe el bot «{ $bot }». Los bots son: { $allowed }.
cli-how-many-bots = Decí qué bots compiten, de 2 a { $most }, por ejemplo: sobremesa arena evidencia greedy random. Los bots son: { $allowed }.
cli-not-asked = Al asiento { $seat } no le toca ahora. Se espera a: { $waiting }.

system-trouble = Algo falló: { $reason }.
cli-bad-clock = El reloj «{ $words }» no se entiende. Escribí none, move:30 (segundos por jugada) o player:600+5 (segundos para toda la partida, y los que se suman después de cada turno).
cli-clock-range = El reloj «{ $words }» no va: entre { $least } y { $most } segundos, y a lo sumo { $increment } más después de cada turno.
cli-bad-server = «{ $words }» no es la dirección de un servidor. Se escribe así: http://127.0.0.1:8000
cli-bad-link = «{ $words }» no es el enlace de una mesa. Es así: http://127.0.0.1:8000/t/MESA#i=INVITACION
cli-no-server = Decí en qué servidor: --server http://127.0.0.1:8000
cli-no-name = Decí tu nombre: --name NOMBRE
cli-missing-link = Falta decir qué mesa. Se usa así: { $usage }
cli-missing-server = Falta decir qué servidor. Se usa así: { $usage }
no-rules = No hay reglas de { $game } para leer: falta el archivo { $file }.

## Mesas en vivo

live-no-answer = En { $address } no contesta nadie: { $why }. Revisá la dirección, y que el servidor esté andando.
live-other-server = En { $address } no hay un servidor de Sobremesa, o es de otra versión. Revisá la dirección.
live-version = El servidor de { $address } habla otra versión de los mensajes. Actualizá sobremesa, acá o allá.
live-unknown-game = En la mesa se juega a «{ $game }», que no está acá. Los juegos son: { $allowed }. Con --games-from agregás otros.
live-edition = En la mesa se juega otra edición de { $game } ({ $there }) que la de acá ({ $here }).
view-unreadable = Lo que muestra la mesa no se entiende acá: puede que juegue otra edición del juego. Actualizá sobremesa, acá o allá.
seats-damaged = El archivo { $file } con las llaves de tus asientos está dañado. Arreglalo o movelo; no lo toqué.
what-name = ¿Cómo te llamás?
hosting = La mesa está abierta. Con este enlace se puede sentar cualquiera: { $link }
goodbye-live = Hasta la próxima. Tu asiento queda guardado; volvé con: sobremesa join '{ $link }'
goodbye-watching = Hasta la próxima. Para mirar otra vez: sobremesa watch '{ $link }'
goodbye-left = Te fuiste de la mesa. Tu asiento quedó libre.
tables-none = No hay mesas abiertas en { $address }.
tables-game = Juego
tables-title = Título
tables-free = Libres
tables-link = Enlace
tables-begun = jugando

value-command = COMANDO
value-game = JUEGO
value-file = ARCHIVO
value-name = NOMBRE
value-seats = N
value-seat = ASIENTO
value-seed = N
value-deck = ARCHIVO
value-option = NOMBRE=VALOR
value-save = ARCHIVO
value-resume = ARCHIVO
value-bots = BOT,BOT...
value-bot = BOT
value-games = N
value-processes = N
value-json = ARCHIVO
value-plot = ARCHIVO
value-iterations = N

help-usage = Uso: { $usage } [opciones]
help-top = Juegos de cartas con información oculta, para después de comer.
help-commands = Comandos y opciones:
help-flags = Opciones:
help-flag = { $flag } { $value }
help-play = Jugá una partida en la terminal.
help-rules = Leé las reglas de un juego.
help-replay = Mirá de nuevo una partida guardada.
help-games = Qué juegos hay, y sus opciones.
help-hint = Qué conviene jugar en una partida guardada, y por qué.
help-arena = Hacé competir a los bots: mismos repartos, todos los asientos.
help-flag-bots = los bots de los demás asientos, separados por comas; el último ocupa los que falten
help-flag-hint-seat = para qué asiento (lo normal: el primero al que le toca)
help-flag-iterations = cuánto pensar
help-flag-games = cuántas partidas por pareja de bots
help-flag-processes = cuántos procesos a la vez
help-flag-json = guardar el resultado en JSON
help-flag-plot = guardar el resultado como dibujo SVG
help-flag-against = contra quién: random juega al azar, greedy lo que mejor pinta (es lo normal), y de menor a mayor facil, normal, dificil, experto
help-flag-hotseat = todos los asientos son personas que se pasan el teclado; la pantalla se borra en cada pase
help-flag-name = el nombre de un jugador, desde el asiento 0; se puede repetir
help-flag-seats = cuántos juegan, donde el juego deja elegir
help-flag-seat = tu asiento (0 es lo normal); se puede repetir si son varias personas
help-flag-eyes = con los ojos de quién mirás: 0, 1… o none, de afuera (es lo normal)
help-flag-seed = el azar de la partida: con el mismo número se reparten las mismas cartas
help-flag-deck = un mazo propio, en TOML
help-flag-option = una regla a elección de la mesa; se puede repetir (mirá «sobremesa games»)
help-flag-memory-aid = mostrar también lo que ya viste y podrías recordar
help-flag-save = guardar la partida después de cada jugada; el archivo contiene la semilla, o sea las cartas ocultas
help-flag-resume = seguir una partida guardada, y seguir guardándola ahí
help-flag-step = mostrar la mesa y esperar un Enter antes de cada jugada
help-flag-lang = el idioma (también con la variable SOBREMESA_LANG)
help-flag-help = mostrar esta ayuda
help-flag-version = mostrar la versión, y si el motor corre compilado o interpretado

## El torneo y los consejos

arena-playing = Jugando
arena-heading = { $game }, semilla { $seed }
arena-title = { $game }, de a { $seats }: victorias con intervalo del 95 %
arena-bot = Bot
arena-rival = Contra
arena-games = Partidas
arena-share = Victorias
arena-interval = Intervalo 95 %
arena-elo = Elo
arena-time = Por jugada
hint-heading = Para { $name }, con lo que puede saber:
hint-line = { $number }. { $move } ({ $chance } %): { $why }

help-serve = Abre un servidor de mesas en vivo, para jugar con amigos por un enlace.
help-backup = Copia en un archivo todas las mesas de un servidor, aunque esté andando.
help-restore = Pone una copia en el lugar de las mesas de un servidor que no esté andando.
help-verify = Comprueba que en una partida guardada de una mesa en vivo el azar fue limpio.
help-host = Abrí una mesa en vivo en un servidor e invitá a otros.
help-join = Sentate a una mesa en vivo, o volvé a tu asiento.
help-watch = Mirá una mesa en vivo.
help-tables = Las mesas abiertas de un servidor.
help-flag-clock = el tiempo para pensar: none (es lo normal), move:30 o player:600+5, en segundos
help-flag-games-from = una carpeta con más juegos (también con la variable SOBREMESA_GAMES_FROM); se puede repetir
help-flag-server = el servidor de la mesa
help-flag-title = cómo se llama la mesa
help-flag-public = cualquiera puede encontrar la mesa y sentarse
help-flag-own-name = tu nombre en la mesa
help-flag-wanted-seat = el asiento que querés (lo normal: el primero libre)
help-flag-host = la dirección donde escucha (la de fábrica es solo para esta máquina)
help-flag-port = el puerto
help-flag-data = la carpeta donde se guardan las mesas
help-flag-workers = cuántos procesos se reparten las mesas (lo normal: 1)
help-flag-commitment = el compromiso que la mesa publicó antes de empezar
help-flag-entropy = lo que aportó un asiento al azar, según quien lo ocupó; se puede repetir
value-clock = RELOJ
value-games-from = CARPETA
value-link = ENLACE
value-server = URL
value-title = TÍTULO
value-host = DIRECCIÓN
value-port = PUERTO
value-data = CARPETA
value-workers = N
value-commitment = sha256:...
value-entropy = ASIENTO=HEX
serving = Las mesas están en { $address } y se guardan en { $data }. Ctrl-C para terminar.
backed-up = Las mesas de { $data } están copiadas en { $file }. Guardalo como un mazo: quien lo lee conoce las cartas de las partidas en juego.
restored = Las mesas de { $data } son ahora las de { $file }.
verified = Todo coincide: { $moves } jugadas, y el azar salió de lo que la mesa había comprometido ({ $commitment }) y de lo que aportaron los jugadores.
typing-evidencia-order = Podés escribir las seis juntas: los números de la lista, o las cartas.
typing-euphoria-lay = Podés escribir varias cosas juntas: «lider, subterra».
typing-codigos-recite = Escribí todos los símbolos en un renglón: «granada casco tanque».
