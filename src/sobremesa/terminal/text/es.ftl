version = sobremesa { $version } ({ $engine })
engine-compiled = motor compilado
engine-interpreted = motor interpretado

## En la mesa

your-seat = { $name } (vos)
name-player = Jugador { $number }
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
      quienes            quiénes son los bots de la mesa
      reglas { $clause }       leer una regla; «reglas» sola, todas
      carta NOMBRE       qué dice una carta
      pista              qué conviene jugar, si los demás son bots
      reloj              cuánto tiempo queda
      charla ALGO        hablarle a la mesa{ $claims ->
        [yes] {""}
          {"  "}digo ALGO          afirmar algo que el juego entiende (recluta 2.1 lider)
          {"  "}dichos             quién dijo qué, de lo que sigue en pie
          {"  "}mentira 2          no creer el dicho 2; «mentira Tito», lo último de Tito
          {"  "}autopase           pasar solo si no podés reaccionar; otra vez, preguntar
       *[no] {""}
    }
      sorpresa, aplauso, risa, sospecha, apuro, mate
                         reaccionar sin palabras
      deshacer           volver atrás tu jugada, si no le enseñó nada a nadie
      pausa, seguir      parar la partida, y seguirla
      revancha           otra partida, al final
      sí, no             contestar lo que alguien propone
      asiento 2 EVA      si mirás: pedir el lugar 2. Si jugás: asiento ofrezco,
                         asiento mío, asiento bot; asiento 2, un bot por alguien
                         que no está
      guardar ARCHIVO    guardar la partida (y seguir guardándola ahí)
      salir              irte
told = { $text }
bot-level = { $level ->
    [facil] fácil
    [normal] normal
    [dificil] difícil
    [experto] experto
    [greedy] juega a ojo
    [random] juega al azar
   *[other] { $level }
}
company-line = Juega { $name } (bot, { $level }). { $temper }
seat-which = No sé qué lugar es «{ $words }». Escribí su número, por ejemplo «asiento 2»; «asiento ofrezco» para ofrecer el tuyo, «asiento mío» para quedártelo, «asiento bot dificil» para dejárselo a un bot.
seat-which-name = ¿Con qué nombre? Por ejemplo: asiento 2 Eva
seat-asked = Pedís el lugar { $seat }. Contestan los que están sentados.
seat-not-here = En un mismo teclado los lugares no cambian de manos.
claims-none = Nadie sostiene nada ahora.
claims-line = {"  "}{ $number }) { $name }: «{ $words }»{ $doubted ->
    [yes] {" "}¡Mentira! ({ $doubters })
   *[no] {""}
}
claims-which = No sé a quién no le creés con «{ $words }». Escribí «dichos» para ver la lista y después, por ejemplo, «mentira 1» o «mentira Tito».
claims-doubted = Ya dijiste que eso es mentira.
passes-now = · No podés reaccionar: pasás sin escribir nada.
autopass-on = Desde ahora pasás sin escribir nada cuando no podés reaccionar. Nadie se entera: la espera dura lo mismo.{ $watched ->
    [yes] {" "}Si jugás contra bots solamente se te pregunta igual, porque en esta mesa pueden mirar.
   *[no] {""}
}
autopass-off = Desde ahora se te pregunta siempre si reaccionás.
autopass-how = «autopase { $words }» no se entiende. Escribí «autopase», «autopase sí» o «autopase no».
autopass-watching = Quien mira no tiene a qué reaccionar: «autopase» es para quien juega.
autopass-shared = Con varias personas en un teclado se vería a quién no se le pasa, y así quién no puede reaccionar. Acá se le pregunta a cada uno.
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
news-say = { $name }: { $words }
news-speech = { $name }: «{ $words }»
news-react = { $reaction ->
    [surprise] 😮 { $name_is ->
        [you] Te sorprendés.
       *[other] { $name } se sorprende.
    }
    [applause] 👏 { $name_is ->
        [you] Aplaudís.
       *[other] { $name } aplaude.
    }
    [laughter] 😂 { $name_is ->
        [you] Te reís.
       *[other] { $name } se ríe.
    }
    [suspicion] 🤨 { $name_is ->
        [you] Sospechás algo.
       *[other] { $name } sospecha algo.
    }
    [hurry] ⏳ { $name_is ->
        [you] Apurás a la mesa.
       *[other] { $name } apura a la mesa.
    }
   *[mate] 🧉 { $name_is ->
        [you] Convidás un mate.
       *[other] { $name } convida un mate.
    }
}
news-doubt = { $name_is ->
    [you] No le creés a { $liar }: «¡Mentira!»
   *[other] { $liar_is ->
        [you] { $name } no te cree: «¡Mentira!»
       *[other] { $name } no le cree a { $liar }: «¡Mentira!»
    }
}
news-sit = { $name_is ->
    [you] Te sentás a la mesa.
   *[other] { $name } se sienta a la mesa.
}
news-seat-bot = { $name } se sienta en el asiento { $seat } (bot, { $level }).
news-ready = { $ready ->
    [yes] { $name_is ->
        [you] Dijiste que ya estás.
       *[other] { $name } dice que ya está.
    }
   *[no] { $name_is ->
        [you] Dijiste que todavía no.
       *[other] { $name } dice que todavía no.
    }
}
news-leave = { $name_is ->
    [you] Te vas de la mesa.
   *[other] { $name } se va de la mesa.
}
news-stand-in = { $out_of_time ->
    [yes] { $name_is ->
        [you] Se te acabó el tiempo: juega un bot en tu lugar.
       *[other] A { $name } se le acabó el tiempo: juega un bot en su lugar.
    }
   *[no] { $name_is ->
        [you] Te vas: juega un bot en tu lugar.
       *[other] { $name } se va: juega un bot en su lugar.
    }
}
news-return = { $name_is ->
    [you] Volviste.
   *[other] { $name } volvió.
}
news-call-off = La partida no se pudo repartir: la mesa sigue esperando.
news-start = { $number ->
    [1] Empieza la partida.
   *[other] Empieza la revancha: partida { $number }.
}
news-propose = { $name_is ->
    [you] { $what ->
        [undo] Proponés deshacer la última jugada.
        [pause] Proponés una pausa.
        [resume] Proponés seguir.
       *[rematch] Proponés una revancha.
    }
   *[other] { $what ->
        [undo] { $name } propone deshacer la última jugada. (¿«sí» o «no»?)
        [pause] { $name } propone una pausa. (¿«sí» o «no»?)
        [resume] { $name } propone seguir. (¿«sí» o «no»?)
       *[rematch] { $name } propone una revancha. (¿«sí» o «no»?)
    }
}
news-answer = { $yes ->
    [yes] { $name_is ->
        [you] Estás de acuerdo.
       *[other] { $name } está de acuerdo.
    }
   *[no] { $name_is ->
        [you] No estás de acuerdo.
       *[other] { $name } no está de acuerdo.
    }
}

news-offer = { $offered ->
    [yes] { $name_is ->
        [you] Ofrecés tu lugar a quien esté mirando.
       *[other] { $name } ofrece su lugar a quien esté mirando.
    }
   *[no] { $name_is ->
        [you] Al final te quedás en tu lugar.
       *[other] { $name } al final se queda en su lugar.
    }
}

news-take-over = { $kind ->
    [bot] { $name_is ->
        [you] Querés dejarle tu lugar a un bot ({ $level }). Falta que digan los demás.
       *[other] { $name } quiere dejarle su lugar a un bot ({ $level }). (¿«sí» o «no»?)
    }
    [person] { $of_is ->
        [you] { $name }, que está mirando, te pide el lugar. (¿«sí» o «no»?)
       *[other] { $name }, que está mirando, pide el lugar de { $of }. (¿«sí» o «no»?)
    }
   *[missed] { $of_is ->
        [you] { $name } cree que te fuiste, y quiere que un bot juegue por vos. Decí algo y listo: estás de vuelta.
       *[other] { $name_is ->
            [you] Querés que un bot juegue por { $of } hasta que vuelva. Falta que digan los demás.
           *[other] { $name } quiere que un bot juegue por { $of } hasta que vuelva. (¿«sí» o «no»?)
        }
    }
}

news-change-seat = { $kind ->
    [bot] Desde ahora juega { $name } ({ $level }) en el lugar de { $was }.
   *[person] { $name_is ->
        [you] Desde ahora jugás en el lugar de { $was }.
       *[other] Desde ahora juega { $name } en el lugar de { $was }.
    }
}

news-remain = { $name_is ->
    [you] Quedó en nada: tu lugar sigue como estaba.
   *[other] Quedó en nada: el lugar de { $name } sigue como estaba.
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
lobby-help = Podés escribir: empezar, bot ASIENTO NIVEL (bot 2 normal), listo, charla ALGO, aplauso (o sorpresa, risa, sospecha, apuro, mate), reglas, mesa, irme, salir.
lobby-watching = Estás mirando. La partida todavía no empezó. Podés escribir: reglas, mesa, salir.
lobby-unknown = No entiendo «{ $words }». Podés escribir: empezar, bot ASIENTO NIVEL, listo, charla ALGO, aplauso (o sorpresa, risa, sospecha, apuro, mate), reglas, mesa, irme, salir.
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

cli-no-command = Falta decir qué hacer: { $allowed }. Por ejemplo: { $example }
cli-unknown-command = No existe el comando «{ $word }». Los comandos son: { $allowed }.
cli-unknown-flag = No existe la opción «{ $word }» acá. Las opciones son: { $allowed }.
cli-did-you-mean = { $what } ¿Quisiste decir «{ $near }»?
cli-unknown-game = No existe el juego «{ $game }». Los juegos son: { $allowed }.
cli-missing-game = Falta decir a qué jugar ({ $allowed }). Se usa así: { $usage }
cli-missing-file = Falta decir qué archivo. Se usa así: { $usage }
cli-missing-value = A la opción { $flag } le falta su valor: { $flag } { $value }
cli-needless-value = La opción { $flag } va sola, sin valor.
cli-too-many = Sobra «{ $extra }». Se usa así: { $usage }
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
cli-bad-secret = { $flag }: «{ $words }» no es un secreto: son 64 dígitos hexadecimales en minúscula.
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

help-usage = Uso:
help-options-here = [opciones]
help-default = { $about } (por defecto: { $value })
help-top = Juegos de cartas con información oculta, para después de comer.
example-top = { $program } play evidencia
example-deck = { $program } deck new codigos my-deck.toml
example-lab = { $program } lab run evidencia --games 200
example-print = { $program } print cards evidencia
example-admin = { $program } admin list
help-example = Por ejemplo: { $example }
help-more = Cada comando explica sus opciones con --help. El manual entero está en /docs de cualquier servidor: con «sobremesa serve», en http://127.0.0.1:8000/docs.
help-section-play = Jugar
help-section-serve = Tener un servidor
help-section-design = Diseñar juegos
help-section-research = Investigar, y lo demás
help-admin = Para quien tiene un servidor: ver mesas, cerrarlas, vetar, leer reportes.
help-deck = Mazos propios: hacerlos, revisarlos y compararlos.
help-lab = El laboratorio: muchas partidas entre bots, y lo que dicen del juego.
help-print = Cartas, reglas y caja en PDF, para imprimir.
help-serve-variables =
    Lo demás se dice con variables del entorno:
      SOBREMESA_DATABASE_URL   las mesas en PostgreSQL, para varios nodos (por defecto: SQLite en la carpeta)
      SOBREMESA_REDIS_URL      con varios nodos: avisarse enseguida de cada jugada
      SOBREMESA_HOSTS          los nombres con los que se llega, separados por espacios (por defecto: cualquiera)
      SOBREMESA_ORIGINS        otras páginas que pueden hablar con el servidor (por defecto: ninguna)
      SOBREMESA_TRUST_PROXY    1 detrás de un proxy que pone X-Forwarded-For (por defecto: no)
      SOBREMESA_KEEP_DAYS      borrar las mesas sin uso después de tantos días (por defecto: 0, nunca)
      SOBREMESA_UNUSED_HOURS   borrar las mesas en las que nunca se sentó nadie (por defecto: 24)
      SOBREMESA_BOT_PROCESSES  procesos en los que piensan los bots (por defecto: 1)
      SOBREMESA_PACE           cuánto tardan los bots: 0.5 es la mitad (por defecto: 1)
      SOBREMESA_METRICS_PORT   el puerto de los números para Prometheus (por defecto: 0, ninguno)
      SOBREMESA_LOG            el nivel del registro (por defecto: INFO); si está, se ve también en la terminal
      SOBREMESA_LAB_KEY        con --lab: la clave del taller (por defecto: una al azar, en la carpeta)
    Todas, con los límites, están en docs/host/settings.md.
help-commands = Comandos
help-flags = Opciones
help-arguments = Argumentos
help-play = Jugá una partida en la terminal.
help-rules = Leé las reglas de un juego.
help-replay = Mirá de nuevo una partida guardada.
help-games = Qué juegos hay, y sus opciones.
help-hint = Qué conviene jugar en una partida guardada, y por qué.
help-arena = Hacé competir a los bots: mismos repartos, todos los asientos.
help-flag-bots = los bots de los demás asientos, separados por comas; el último ocupa los que falten
help-flag-hint-seat = para qué asiento (lo normal: el primero al que le toca)
help-flag-iterations = cuánto pensar, en partidas imaginadas
help-flag-games = cuántas partidas por pareja de bots
help-flag-processes = cuántos procesos a la vez (por defecto: uno por núcleo)
help-flag-json = guardar el resultado en JSON
help-flag-traceback = en qué lugar de su código falla un bot tuyo (también con la variable SOBREMESA_TRACEBACK=1)
help-flag-plot = guardar el resultado como dibujo SVG
help-flag-against = contra quién: de menor a mayor facil, normal (si no decís nada), dificil, experto; y para probar, random juega al azar y greedy lo que mejor pinta
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
help-flag-lang = el idioma (también con la variable SOBREMESA_LANG; si no, el del sistema, o español)
help-flag-help = mostrar esta ayuda
help-flag-version = mostrar la versión, y si el motor corre compilado o interpretado

## El torneo y las pistas

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
hint-line = { $number }. { $move }{ $chance ->
    [0] {""}
   *[other] {" "}({ $chance } %)
}: { $why }

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
help-flag-window = cuántos segundos hay para reaccionar, entre personas
help-flag-no-spectators = nadie puede mirar la mesa
help-flag-own-name = tu nombre en la mesa
help-flag-wanted-seat = el asiento que querés (lo normal: el primero libre)
help-flag-host = la dirección donde escucha: la de fábrica es solo para esta máquina, 0.0.0.0 para toda la red
help-flag-port = el puerto
help-flag-data = la carpeta donde se guardan las mesas
help-flag-lab = también el taller en /lab: mazos, simulaciones y pruebas con gente, para quien tenga la clave
help-flag-commitment = el compromiso que la mesa publicó antes de empezar
help-flag-secret = el secreto de una mano del día, cuando su día terminó; entonces se nombra la mano, como 2026-11-17/orden
help-flag-entropy = lo que aportó un asiento al azar, según quien lo ocupó; se puede repetir
value-clock = RELOJ
value-games-from = CARPETA
value-link = ENLACE
value-server = URL
value-title = TÍTULO
value-host = DIRECCIÓN
value-port = PUERTO
value-data = CARPETA
value-commitment = sha256:...
value-secret = HEX
value-entropy = ASIENTO=HEX
serving = Las mesas están en { $address } y se guardan en { $data }. Ctrl-C para terminar.
serving-network = Desde un teléfono en la misma red: { $address }
serving-lab = El taller está en { $link }
backed-up = Las mesas de { $data } están copiadas en { $file }. Guardalo como un mazo: quien lo lee conoce las cartas de las partidas en juego.
restored = Las mesas de { $data } son ahora las de { $file }.
verified-deal = Todo coincide: el secreto de { $deal } es el del sello { $commitment }.
verified-puzzle =
    Las cartas: { $cards }
    La otra fila: { $rival }
    Un mejor orden: { $best } (diferencia { $lead })
verified = Todo coincide: { $moves } jugadas, y el azar salió de lo que la mesa había comprometido ({ $commitment }) y de lo que aportaron los jugadores.

help-flag-cards = las cartas en vez de las reglas
rules-card = Qué hay en una carta
rules-turn = Un turno
rules-score = Qué da puntos
rules-win = Quién gana
rules-whole = Reglamento completo

# El laboratorio y los mazos.
help-lab-run = Jugar muchas partidas entre bots y contar qué dicen del juego.
help-lab-report = Escribir de nuevo el informe de una corrida.
help-lab-compare = Qué cambia entre dos corridas, o entre dos variantes de un juego, y con cuánta seguridad.
help-lab-sweep = El mismo estudio con todas las combinaciones de algunas opciones.
help-lab-skill = Hasta dónde llega la habilidad: los niveles entre sí, y jugar con una mano atada.
help-lab-export = Las tablas de una corrida como CSV, o como Parquet.
help-deck-new = Una copia de las cartas de un juego para cambiarla, o un mazo desde una planilla.
help-deck-check = Todos los problemas de un mazo, o en qué se aparta del impreso.
help-deck-diff = Qué cambia entre dos mazos.
help-deck-sheet = Un mazo como CSV, para una planilla de cálculo.
help-flag-lab-games = cuántas partidas
help-flag-lab-bots = quién juega: un bot contra sí mismo, o dos entre sí
help-flag-lab-seed = el mismo número juega las mismas partidas
help-flag-lab-resume = seguir una corrida interrumpida
help-flag-until = jugar hasta conocer así de bien la parte de cada lugar: 1%
help-flag-study = un estudio en un archivo TOML, en vez de las opciones de acá
help-flag-out = la carpeta o el archivo que se escribe
help-flag-html = escribirlo también como página
help-flag-open = abrir la página en el navegador
help-flag-a = la variante A: un mazo, opciones o las dos cosas, con comas (mazo.toml,jokers=5); sin esto, el juego impreso
help-flag-b = la variante B, igual
value-a = VARIANTE
value-b = VARIANTE
value-runs = CORRIDA|JUEGO
cli-open-what = Para abrir la comparación en el navegador hace falta un archivo: agregá --html ARCHIVO.
cli-two-decks-in-one = { $flag } lleva un solo mazo: «{ $value }».
compare-same-twice = Las dos variantes son la misma: cambiá algo con --a o --b.
help-flag-set = una opción y los valores para probar: jokers=4,5; se puede repetir
help-flag-parquet = Parquet en vez de CSV
help-flag-from-csv = las cartas salen de esta planilla
help-flag-game = de qué juego es el mazo (si no decís nada, del que parece)
value-run-folder = CORRIDA
value-new-file = ARCHIVO
value-out = CARPETA
value-until = PORCENTAJE
value-study = ARCHIVO
value-html = ARCHIVO
value-set = NOMBRE=VALOR,VALOR
value-from-csv = ARCHIVO
cli-missing-run-folder = Decí qué corrida: { $usage }
cli-two-runs = Decí qué comparar: dos corridas (sobremesa lab compare CORRIDA CORRIDA), o dos variantes de un juego (sobremesa lab compare JUEGO --a MAZO --b MAZO).
cli-two-decks = Decí qué dos mazos comparar: sobremesa deck diff ARCHIVO ARCHIVO
cli-deck-where = Decí dónde se escribe el mazo: sobremesa deck new { $game } mi-mazo.toml
cli-lab-bots = Un estudio tiene { $most } clases de bots como máximo: una que juega contra sí misma, o dos que juegan entre sí.
cli-bad-percent = { $flag } lleva una parte de hasta 50 %, como 1% o 0.5%, no «{ $value }».
cli-sweep-nothing = Decí qué probar: --set NOMBRE=VALOR,VALOR. «sobremesa games» muestra las opciones.
cli-sweep-many = Son { $variants } variantes; el máximo es { $most }.
extra-missing = { $what } bibliotecas que acá no están: { $names }. Instalalas con: pip install "sobremesa[{ $extra }]"
extra-server = Las mesas en vivo necesitan
extra-lab = El laboratorio necesita
server-on-windows = Las mesas en vivo se sirven en Linux y macOS; en Windows, usá WSL (Subsistema de Windows para Linux).
lab-playing = Jugando
lab-playing-a = Jugando A
lab-playing-b = Jugando B
lab-rung = Contra el nivel de abajo
lab-lost = Las partidas { $first } a { $last } no se pudieron jugar: lo que las jugaba se murió tres veces. Lo jugado antes queda; seguí con --resume.
lab-interrupted = Interrumpido después de { $games } partidas. Quedan guardadas; seguí con el mismo comando y --resume, o --out { $folder } --resume.
lab-reported = El informe: { $file }
lab-no-browser = No encontré un navegador: abrí vos { $file }.
lab-comparing = { $first } ({ $one } partidas) y { $second } ({ $other } partidas); { $pairs } repartos se jugaron de las dos maneras.
lab-compared = { $count ->
    [0] De { $rows } cosas comparadas, ninguna cambia con seguridad.
    [one] De { $rows } cosas comparadas, una cambia con seguridad.
   *[other] De { $rows } cosas comparadas, { $count } cambian con seguridad.
  }
lab-exported = { $folder }: { $tables }
lab-swept = Las corridas: { $folder }. Compará dos cualesquiera con «sobremesa lab compare».
lab-sweep-interrupted = Interrumpido en la variante { $number } de { $variants }. Lo jugado queda en { $folder }; el mismo comando sigue.
deck-made = { $file } ya es un mazo de { $game }. Cambialo y después: sobremesa deck check { $file }
deck-good = { $changes ->
    [0] { $file } es un buen mazo de { $game }, y es el impreso.
   *[other] { $file } es un buen mazo de { $game }. Se aparta del impreso en:
  }
deck-whose = { $file } no parece un mazo de ninguno de estos juegos: { $allowed }. Decí de cuál con --game.
deck-other-game = { $file } no es un mazo de { $game }: parece de { $looks }.
deck-same = Los dos mazos son iguales.
deck-sheet-made = { $file } se abre en una planilla de cálculo. La vuelta: sobremesa deck new JUEGO ARCHIVO --from-csv { $file }
change-new-card = carta { $card }: nueva
change-lost-card = carta { $card }: ya no está
change-of-card = carta { $card }, { $field }: { $before } → { $after }
change-of-deck = { $field }: { $before } → { $after }
file-taken = ya hay un archivo, y no se pisa.
folder-taken = la carpeta no está vacía, y lo que hay no se pisa.

help-print-cards = Las cartas de un juego o de un mazo tuyo, para imprimir y cortar.
help-print-rules = El reglamento, con las cartas del mazo y las reglas que eligió la mesa.
help-print-box = Una caja para el mazo, para cortar y plegar.
help-flag-paper = el papel
help-flag-size = el tamaño de una carta cortada, en milímetros
help-flag-bleed = cuánto sobra el dibujo alrededor del corte, en milímetros
help-flag-backs = los reversos: del otro lado de la hoja, plegados al lado, o ninguno
help-flag-no-marks = sin marcas de corte
help-flag-images = una imagen por carta, con su demasía, para imprentas que la piden así
help-flag-tabletop = planchas y JSON para Tabletop Simulator
help-flag-url = con --tabletop: la dirección donde vas a subir las imágenes
value-printed = JUEGO|MAZO
value-size = ANCHOxALTO
value-url = DIRECCIÓN
cli-missing-printed = Falta decir qué se imprime: un juego ({ $allowed }) o el archivo de un mazo. Se usa así: { $usage }
cli-bad-size = { $flag } lleva ancho y alto en milímetros, de { $least } a { $most } cada uno, como 63x88, no «{ $value }».
print-whose = { $file } no parece un mazo de ninguno de estos juegos: { $allowed }.
print-made-duplex = { $file }: imprimilo doble faz, girando por el borde { $edge ->
    [long] largo
   *[short] corto
}, al 100 %.
print-made-fold = { $file }: imprimilo al 100 %, plegá por la línea de puntos, pegá y cortá.
print-made-none = { $file }: imprimilo al 100 %.
print-images = { $folder }: { $count } imágenes de 300 puntos por pulgada.
print-tabletop = { $file }: copialo a Saved Objects de Tabletop Simulator.
print-rules = { $file }: el reglamento.
print-box = { $file }: una caja de { $depth } mm de fondo. Cortá por la línea llena y plegá por la de puntos.
help-flag-pdf = también como PDF
help-lab-tune = Buscar un mazo que se acerque a un objetivo.
help-flag-vary = qué puede cambiar: CARTA.CAMPO=DESDE..HASTA, o CAMPO=DESDE..HASTA en todas; se puede repetir
help-flag-target = el objetivo: starter=50%, minutes<=20, CARTA=50%; se puede repetir
help-flag-decks = cuántos mazos corren en cada vuelta
help-flag-rounds = cuántas vueltas
value-vary = RANGO
value-target = OBJETIVO
value-decks = N
value-rounds = N
tune-nothing = Decí qué puede cambiar (--vary) y qué se busca (--target). Por ejemplo: sobremesa lab tune codigos --vary medal=1..12 --target starter=50%
tune-exists = { $file } ya existe: elegí otra carpeta con --out.
tune-round = Vuelta { $round }: { $decks } mazos, los mismos repartos para todos.
tune-interrupted = Interrumpido. Lo jugado queda en { $folder }; el mismo comando sigue.
tune-deck = mazo
tune-changes = qué cambia
tune-games = partidas
tune-loss = lejos del objetivo
tune-left = salió a las
tune-stayed = llegó al final
tune-none = Ningún mazo de los que se probaron queda más cerca del objetivo. Lo que se probó: { $file }
tune-better = { $file } queda más cerca: de { $before } a { $after } en { $games } repartos nuevos (mejora entre { $low } y { $high }).
tune-unsure = { $file } ganó la carrera, pero en { $games } repartos nuevos no es seguro que sea mejor: de { $before } a { $after } (mejora entre { $low } y { $high }). Probá con más partidas.
help-flag-on = dónde se juega: en un clúster de Ray (en procesos de esta máquina si no decís nada)
help-lab-exchange = Cuánto vale una carta por sí sola: los mismos repartos, con ella y con otra en su lugar.
help-flag-card = la carta que se cambia
help-flag-with = por cuál se cambia (por una de fuerza media si no decís nada)
value-card = CARTA
value-with = CARTA
exchange-which = Decí qué carta se cambia: --card ID. Las cartas están en «sobremesa rules JUEGO --cards».
exchange-found = A quien le toca «{ $card }» gana { $gain } puntos más seguido que si le tocara «{ $other }» (entre { $low } y { $high }; { $deals } repartos de { $games }, jugados de las dos maneras).
help-lab-random = Qué hacen las reglas solas: muchísimas partidas de jugadas al azar.
random-seat = gana el asiento { $seat } (%)
random-found = { $games } partidas de jugadas al azar. Decisiones: { $tenth }, { $half } y { $ninetieth } (un décimo, la mitad y nueve décimos de las partidas). Asientos así de disparejos, si todos fueran iguales: p = { $p }.
cli-which-game = Decí qué partidas de qué corrida: sobremesa lab record CORRIDA 3, o varias: 3 10-19. Las partidas de una corrida se cuentan desde 0; de una vez, hasta { $most }.
lab-recorded = La partida: { $file }. Se ve con: sobremesa replay { $file }{ $deck }
lab-recorded-many = { $count } partidas: { $file }. Descomprimilo, y cada una se ve con: sobremesa replay ARCHIVO{ $deck }
lab-recording = Escribiendo
help-lab-record = Escribir partidas de una corrida, para volver a verlas.
help-flag-plans = ver también si una sola clase de jugada, hecha siempre que se puede, le gana a pensar
value-game-number = PARTIDA

extra-mcp = Un asiento para modelos de lenguaje necesita
help-mcp = Un asiento para un modelo de lenguaje, por el Model Context Protocol en la entrada y la salida estándar.
help-flag-table = el enlace de una mesa en vivo donde sentarse, en vez de una mesa propia con bots
value-table = ENLACE
spoken-instructions =
    Estás en una mesa y jugás a { $game }. Mirá la mesa con “look”; jugá con “play”, con las palabras que se usan en la
    mesa; esperá tu turno con “wait”. Te dicen lo que tu asiento puede saber y nada más. “legal_moves” lista lo que podés
    hacer ahora, “rules” explica el juego o una cláusula, y una jugada que no se puede hacer se rechaza con su cláusula.
spoken-text-instructions =
    Jugás a { $game }, en una mesa con otros que leen y escriben como vos. Te dicen lo que tu asiento puede saber y nada más.
    Contestá con una jugada, con las palabras que se usan en la mesa, entre corchetes si escribís algo más. La respuesta [?] lista
    las jugadas que podés hacer ahora con números, que después se pueden jugar; [rules] explica el juego, y [rules 20] una cláusula;
    con [claim: …] decís algo que todos oyen, donde el juego lo sabe leer. Una jugada que no se puede hacer no cambia nada. Más de
    { $mistakes } respuestas seguidas sin una jugada pierden la partida.
spoken-tool-look = Qué pasó desde que miraste por última vez, la mesa como la ve tu asiento y qué te preguntan.
spoken-tool-legal-moves = Las jugadas que podés hacer ahora, numeradas. Hasta que juegues, “play” también acepta sus números.
spoken-tool-play = Hace una jugada en palabras, como la escribe la gente, y cuenta qué siguió. Una jugada que no se puede hacer no cambia nada, y te dicen por qué.
spoken-tool-wait = Espera hasta que te toque, termine la partida o pasen tantos segundos; después cuenta lo nuevo.
spoken-tool-rules = Las reglas del juego, o una cláusula, como “20”.
spoken-tool-claim = Dice algo sobre el juego que todos oyen y te pueden reclamar, sea verdad o no: por ejemplo «recluta 2.1 lider».
spoken-tool-chat = Les dice algo a todos en la mesa.
spoken-not-asked = Ahora no te preguntan nada. “wait” espera tu turno.
spoken-no-list = El número { $words } todavía no quiere decir nada: “legal_moves” lista las jugadas con sus números.
spoken-unreadable = «{ $words }» no es una jugada de este juego. “legal_moves” lista las que podés hacer ahora.
spoken-lobby = La partida no empezó. En la mesa: { $names }.
spoken-played = Jugado. “wait” espera tu próximo turno.
spoken-said = Dicho. Ahora hacé tu jugada.
spoken-closed = La partida terminó.
spoken-no-program = «{ $bot }» no nombra ningún programa: escribí mcp: y el comando que lo arranca, por ejemplo "mcp:python agente.py".
spoken-program-ended = El programa «{ $bot }» terminó antes de hacer su jugada (código { $code }).
spoken-program-slow = El programa «{ $bot }» no jugó en { $seconds } segundos.

help-bundle = La página con sus juegos en una carpeta que funciona sin servidor, para subir a cualquier sitio.
help-flag-zip = además la carpeta en un solo archivo, como lo piden itch.io y otros
value-bundle = CARPETA
cli-missing-bundle = Falta decir en qué carpeta. Se usa así: { $usage }
bundled = { $folder }: { $games }, { $size } MB. Se sube tal cual a cualquier sitio, en la carpeta que sea; el navegador no la abre desde el disco.
bundled-zip = { $file }: lo mismo en un solo archivo, { $size } MB.
bundle-no-page = Esta instalación se hizo sin la página, así que no hay nada para empaquetar. Desde una copia del código, make install la construye.
bundle-not-empty = En { $folder } hay otra cosa, y no se borra nada. Nombrá una carpeta nueva o una con un paquete anterior.
deck-two-games = { $first } es un mazo de { $one }, y { $second } de { $other }: solo se comparan mazos de un mismo juego.
help-doctor = Mira si esta máquina puede jugar y servir, y qué falta; no cambia nada.
help-completion = Un script que le enseña a una shell qué puede seguir.
value-shell = SHELL
cli-missing-shell = Decí para qué shell ({ $allowed }): { $usage }
cli-unknown-shell = No hay autocompletado para «{ $shell }»; hay para { $allowed }.
doctor-line = { $mark } { $what }
doctor-python = Python { $version } en { $system }.
doctor-engine-compiled = El motor está compilado.
doctor-engine-interpreted = El motor corre interpretado: todo anda, y los bots fuertes son lentos. Con un compilador de C al instalar, es rápido.
doctor-utf8 = La terminal acepta { $encoding }.
doctor-no-utf8 = La terminal acepta { $encoding }, donde faltan algunos símbolos de las cartas. Con un locale UTF-8 se ven todos.
doctor-extra = El extra «{ $extra }» está instalado.
doctor-extra-missing = El extra «{ $extra }» no está instalado (falta { $names }): pip install "sobremesa[{ $extra }]"
doctor-page = La página está.
doctor-no-page = La página no está: este paquete se armó sin ella. Armalo de nuevo, o instalá un wheel.
doctor-shared = Las mesas están en una base de datos aparte (SOBREMESA_DATABASE_URL), que no se miró.
doctor-folder-closed = No se puede escribir en { $data }. Elegí otra carpeta con --data, o cambiale el dueño.
doctor-folder-new = Todavía no hay mesas en { $data }; «sobremesa serve» crea la carpeta.
doctor-folder-trouble = { $data }: { $why }.
doctor-disk = A { $data } le quedan { $megabytes } MB.
doctor-tables = Las mesas de { $data } están enteras.
doctor-files = Un servidor puede abrir { $most } archivos y sockets; 500 mesas de dos necesitan unos 1.020.
doctor-address = { $address } está libre.
doctor-address-taken = No se puede escuchar en { $address }: { $why }. Elegí otro --port o --host.
doctor-bad = { $count ->
    [one] Hay una cosa que no está en orden: la línea que empieza con «!».
   *[other] Hay { $count } cosas que no están en orden: las líneas que empiezan con «!».
}
help-flag-ascii = imprimir sólo ASCII, cada símbolo de otra manera (también con la variable SOBREMESA_ASCII=1)
cli-bad-whole = { $flag } no puede ser «{ $value }»: tiene que ser un número entero de { $least } a { $largest }.

help-admin-list = Las mesas de un servidor que anda, y quiénes están.
help-admin-close = Cerrar una mesa: ahí ya nadie juega ni mira. Sus partidas quedan.
help-admin-delete = Borrar para siempre todo lo que se guarda de una mesa.
help-admin-export = Las partidas terminadas de una mesa, en archivos que se pueden volver a ver.
help-admin-ban = Cerrarle la puerta a una dirección o a una red, o a quien está en un lugar de una mesa (con --seat).
help-admin-unban = Volver a dejar entrar a una dirección, a una persona o a una mesa.
help-admin-bans = A quiénes se les cierra la puerta, y qué mesas están cerradas.
help-admin-reports = Lo que los jugadores le avisaron a quien lleva el servidor.
help-flag-why = por qué, para vos: queda en la lista
help-flag-yes = hacerlo sin preguntar
help-flag-admin-seat = el lugar, contado desde 0, de la mesa que se nombra
value-admin-table = MESA
value-whom = QUIÉN
value-why = PALABRAS
cli-missing-admin-table = Falta decir qué mesa, como la nombra «sobremesa admin list». Se usa así: { $usage }
cli-missing-whom = Falta decir a quién: una dirección o una red, o una mesa con --seat. Se usa así: { $usage }
admin-no-tables = Ahora no hay nadie en ninguna mesa.
admin-table = Mesa
admin-status = Estado
admin-since = Abierta (UTC)
admin-seats = Lugares
admin-not-here = sin conexión
admin-closed = La mesa { $table } está cerrada. «sobremesa admin unban { $table }» la vuelve a abrir.
admin-really = Se borraría para siempre todo lo que se guarda de la mesa { $table }. Si es lo que querés, agregá --yes.
admin-deleted = La mesa { $table } está borrada.
admin-no-games = Ninguna partida de la mesa { $table } terminó: de una que se está jugando no se muestra nada.
admin-exported = { $count ->
    [one] Una partida escrita
   *[other] { $count } partidas escritas
} en { $folder }.
admin-banned = A { $whom } se le cierra la puerta. En la lista hay { $count ->
    [one] una entrada
   *[other] { $count } entradas
}.
admin-unbanned = { $what } puede volver a entrar.
admin-no-bans = A nadie se le cierra la puerta.
admin-bar = { $since }  { $kind ->
    [address] dirección
    [person] persona
   *[table] mesa
}  { $what }  { $why }
admin-no-reports = No hay avisos.
admin-report = { $at }  { $game }, mesa { $table }: { $by } avisa de { $seat ->
    [-1] la mesa
   *[other] { $about } (lugar { $seat })
}: { $text }
admin-report-talk = { "    " }{ $name }: { $text }
## La pantalla completa

help-flag-full = la pantalla completa, también donde se elegirían líneas
help-flag-lines = línea por línea, para lectores de pantalla y terminales simples (también con la variable SOBREMESA_LINES=1)
extra-terminal = La pantalla completa necesita
full-no-terminal = La pantalla completa necesita una terminal donde teclas y dibujos vayan al mismo lugar. Sacá --full para jugar línea por línea.
full-small = La mesa necesita una ventana de { $columns } por { $rows }. Agrandala, o jugá línea por línea con --lines.
full-crashed = Algo falló en el programa ({ $what }). Una partida guardada está en su archivo hasta la última jugada. Con { $variable }=1 en el entorno ves dónde.
full-key-help = Ayuda
full-key-hint = Pista
full-key-undo = Atrás
full-key-card = Carta
full-key-rules = Reglas
full-key-talk = Decir
full-key-log = Diario
full-key-menu = Más
full-key-light = Luz
full-key-leave = Salir
full-escape = Esc: volver a la mesa
full-whole = En una página
full-log = Qué pasó
full-talk = Qué se dice
full-quoted = «{ $words }»
full-yes = Sí
full-no = No
full-proposal = { $what ->
    [undo] { $name } propone volver atrás la última jugada. ¿Estás de acuerdo?
    [pause] { $name } propone una pausa. ¿Estás de acuerdo?
    [resume] { $name } propone seguir. ¿Estás de acuerdo?
   *[rematch] { $name } propone la revancha. ¿Estás de acuerdo?
}
full-takeover = { $kind ->
    [bot] { $name } quiere dejarle su lugar a un bot. ¿Estás de acuerdo?
    [missed] { $name } quiere que un bot juegue por { $of } hasta que vuelva. ¿Estás de acuerdo?
   *[person] { $name }, que está mirando, pide el lugar de { $of }. ¿Estás de acuerdo?
}
full-before = Antes de la partida
full-paused = La partida está en pausa (F8: seguir).
full-passes = No podés reaccionar: pasás sin hacer nada.
full-waiting = Esperando a { $names }…
full-your-turn = Te toca
full-lost = Se cortó la conexión, probando otra vez…
full-window = ventana { $seconds } s
full-bot = Sentar un bot en el { $seat }
full-leaving = ¿Dejás la mesa? Una partida que se guarda queda en su archivo, y tu lugar en una mesa en vivo sigue siendo tuyo.
full-leave-stay = Me quedo
full-leave-quit = Salir
full-order-start = Empezar la partida
full-order-ready = Estoy listo
full-order-leave = Dejar mi lugar
full-order-undo = Volver atrás mi última jugada
full-order-pause = Proponer una pausa
full-order-resume = Proponer seguir
full-order-rematch = Otra partida
full-order-clock = Cuánto tiempo queda
full-order-who = Quiénes son los bots
full-order-claims = Quién dice qué
full-order-doubt = «¡Mentira!»
full-order-autopass = Pasar solo cuando no puedo reaccionar: sí o no
full-order-save = Guardar en un archivo
full-order-quit = Salir
full-order-chat = Decirle algo a la mesa
full-order-say = Afirmar algo
full-help =
    Elegí de la lista con las flechas y Enter, o con el mouse. O escribí nomás: el número, o la jugada en palabras;
    la flecha derecha toma lo que se propone, y la flecha arriba trae lo que escribiste antes.

    F1  esta ayuda                    F6  hablar{ $claims ->
        [yes] , afirmar y reaccionar
       *[no] {" "}y reaccionar
    }
    F2  una pista, entre bots         F7  todo lo que pasó
    F3  volver atrás tu jugada        F8  pausa, revancha, relojes, guardar …
    F4  qué hacen las cartas          F9  oscura o clara
    F5  las reglas                    F10 salir (o Ctrl-C, dos veces)

    Escape saca lo que está encima y vuelve a la lista; Tab sigue a la línea donde se escribe. RePág y AvPág corren
    una mesa que no entra entera. Desde 120 columnas las cartas se dibujan, y crecen con la ventana.
    Lo que se puede escribir línea por línea se puede escribir acá también.
no-such-card = No hay ninguna carta «{ $words }». Escribí su nombre o sus letras, por ejemplo «carta eg6».
card-which = Decí qué carta, por su nombre o sus letras.
