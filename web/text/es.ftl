# Lo que dice la página; lo que dicen los juegos está en los archivos de cada juego.
home = Sobremesa, ir al comienzo
home-title = ¿A qué jugamos?
page = La página
home-about = Juegos de cartas con secretos: con amigos, o contra los de siempre. Gratis y sin registrarte.
play = Jugar
play-with = Jugar { $game } contra { $name }
invite-friends = Invitar amigos
learn = Aprender a jugar { $game }
learn-short = Aprender
rival-change = Tu rival en { $game }: { $name }, nivel { $level }. Elegir otro
rival-more = y { $more } más
rival-meet = Jugar contra { $name }
rival-title = ¿Contra quién jugás?
rival-game = A qué jugás
rival-face = Tu rival
rival-level = Nivel
rival-seats = Cuántos son a la mesa
rival-play = Jugar contra { $name }
rival-score = { $name } { $theirs }, vos { $mine }
rival-score-short = { $theirs } · vos { $mine }
streak = { $days ->
    [0] Hoy empieza otra racha
    [one] Racha de un día
   *[other] Racha de { $days } días
}
streak-done = la de hoy ya está
streak-left = te espera la de hoy
streak-see = Ver
doors = También se juega así
door-daily = La mano del día
door-daily-about = Las mismas cartas para todo el mundo, una sola vez por día.
door-here = Todos en este aparato
door-here-about = Va de mano en mano, y nadie ve las cartas de otro.
door-tv = En la tele
door-tv-about = La mesa en la pantalla grande, las cartas en cada teléfono.
door-group = Tu grupo
door-group-about = Las noches, los récords y quién va ganando entre amigos.
door-cup = Un torneo
door-cup-about = Todos contra todos o por rondas, con las mismas cartas.
door-mine = Todas mis partidas
door-mine-about = Las que siguen, las que terminaron, la temporada y los avisos.
running = Tus partidas en juego
running-with = { $count ->
    [0] todavía sin nadie
   *[other] con { $names }
}
running-yours = te toca
running-theirs = { $count ->
    [one] le toca a { $names }
   *[other] les toca a { $names }
}
running-since = { $unit ->
    [minute] hace { $count } min
    [hour] hace { $count } h
    [day] { $count ->
        [one] hace un día
       *[other] hace { $count } días
    }
   *[now] recién
}
running-go-on = Seguir
running-bots = { $count ->
    [one] Una partida contra bots sin terminar
   *[other] { $count } partidas contra bots sin terminar
}
forget-table = Quitar la partida de { $game } de esta lista
open-tables = Mesas abiertas
hosted-by = con { $host }
daily-link = La mano del día
home-personas = Los de siempre
home-personas-about = Cada cual juega a su manera. ¿Con quién te sentás?
past = Partidas terminadas
past-won = ganaste
past-lost = perdiste
past-nobody = no ganó nadie
free-seats = { $free ->
    [one] queda un lugar
   *[other] quedan { $free } lugares
}
status-waiting = por empezar
status-playing = en juego, se puede mirar
status-starting = por empezar
status-over = terminada
# Cualquiera se puede llamar así: para quien todavía no dijo su nombre.
guest-name = Invitado
unloaded = Esta parte de la página no llegó
reload = Volver a cargar
offline = No llegamos al servidor. Fijate la conexión y probá otra vez en un momento.
close = Cerrar
to-home = Volver al comienzo
nowhere-title = Acá no hay ninguna mesa
nowhere-about = La puerta está cerrada: la dirección no existe o cambió. Fijate si el enlace está entero, o elegí a qué jugar.

handbook = Manual: cómo jugar, poner un servidor y más
settings = Ajustes
language = Idioma
theme = Luz
theme-auto = automática
theme-light = de día
theme-dark = de noche
motion = Movimiento
motion-auto = automático
motion-on = sí
motion-off = no
pace = Ritmo
pace-tranquilo = tranquilo
pace-normal = normal
pace-rapido = rápido
contrast = Más contraste
sound = Sonido
volume = Volumen
vibration = Vibrar cuando te toca

connecting = Entrando a la mesa…
line-lost = Se cortó la conexión. Estamos volviendo…
line-offline = Te quedaste sin conexión. Seguimos apenas vuelva.
ended-title = No se puede entrar a esta mesa

new-table = Una mesa nueva
new-table-of = Una mesa de { $game }
new-table-tv = Armala acá. Después, «Ver en una pantalla grande» la abre en la tele, con un código QR para que cada cual se siente con su teléfono.
new-table-about = Se arma la mesa y te damos un enlace para mandarles a tus amigos. No hace falta registrarse.
your-name = Tu nombre
your-name-like = Cómo te dicen
how-many = ¿Cuántos van a jugar?
how-many-bots = Además de tus amigos, ¿se sientan bots?
no-bots = ninguno
which-game = A qué juegan
bots-level = Nivel de los bots
more-options = Cambiar cómo se juega
option-number = un número de { $first } a { $last }:
clock = Tiempo
clock-none = sin reloj
clock-by-move = un tiempo para cada jugada
clock-slow = partida lenta: días para cada jugada
clock-slow-about = Nadie tiene que quedarse: la mesa espera, y vos volvés cuando te toca.
days = { $days ->
    [one] 1 día
   *[other] { $days } días
}
clock-days = { $days ->
    [one] un día para cada jugada
   *[other] { $days } días para cada jugada
}
clock-by-player = un tiempo para toda la partida
seconds = segundos
minutes-each = minutos por jugador
clock-move = { $seconds } segundos para cada jugada
clock-player = { $minutes } minutos por jugador, y { $increment } segundos más por jugada
option-free-talk = Charla libre: que cualquiera pueda escribir lo que quiera
option-public = Mostrar la mesa en la lista de mesas abiertas
memory-question = ¿Con ayuda?
memory-question-later = Se cambia cuando quieras en los ajustes.
memory-setting = En los juegos de memoria, jugar con ayuda
option-memory = Ayudar a recordar lo que ya se vio
option-spectators = Dejar que otra gente mire la partida
table-public = figura entre las mesas abiertas
table-by-link = solo entra quien tiene el enlace
memory-aid = la mesa ayuda a recordar lo que ya se vio
own-deck = se juega con un mazo propio
no-spectators = no se puede mirar
option-window = Tiempo para reaccionar
option-seconds = { $seconds } segundos
option-window-about = Dura lo mismo para todos, puedan reaccionar o no. Si los demás son bots, te esperan.
option-reveal = Cuando eligieron todos, se muestra
option-reveal-time = { $time ->
    [0] al instante
    [700] con una pausa corta
   *[other] con suspenso
}
option-deck = Un mazo propio
option-deck-about = Para quien hizo sus propias cartas en el taller.
option-deck-file = Elegir un archivo
option-deck-text = O pegá acá el texto del mazo
passes = Pasar solo cuando no puedo reaccionar
passes-about = Nadie se entera: la espera sigue durando lo mismo. Contra bots pasa al instante si nadie puede mirar.
passes-now = No podés reaccionar: pasás sin tocar nada.
open-table = Armar la mesa

level-facil = fácil
level-normal = normal
level-dificil = difícil
level-experto = experto
bot-name = bot { $level }
meet = Quién es { $name }
bot-level = bot
away = se fue: juega un bot

gone = sin conexión

lobby-waiting = Esperando a que se ocupen los lugares
lobby-full = Ya no falta nadie
ready = ya está
not-ready = todavía no
get-ready = Ya estoy
invited-by = { $host } te invita a jugar { $game }
invited = Te invitan a jugar { $game }
learn-first = Primero, una lección corta
seats = Quiénes juegan
free-seat = lugar libre
seat-bot = Sentar un bot
seat-bot-level = Si sentás un bot, que juegue en nivel
sit-down = Sentarme
table-full = La mesa está completa. Cuando empiece vas a poder mirar la partida.
invite = Invitá a los que faltan
invite-about = { $free ->
    [one] Falta una persona: pasale este enlace.
   *[other] Faltan { $free } personas: pasales este enlace.
}
link = Enlace
copy = Copiar el enlace
copied = Copiado
share = Compartir
share-text = Vení a jugar
share-save = Guardar la imagen
share-failed = No se pudo hacer la imagen.
share-name = ¿Con qué nombre salís?
qr = Código QR
qr-alt = Código QR con el enlace
start = Empezar
start-anyway = Empezar igual
start-not-ready = { $count ->
    [one] { $names } todavía no dijo que ya está. Podés esperar, o empezar igual.
   *[other] { $names } todavía no dijeron que ya están. Podés esperar, o empezar igual.
}
start-when = { $free ->
    [one] Para empezar falta que se ocupe un lugar.
   *[other] Para empezar falta que se ocupen { $free } lugares.
}
how-we-play = Cómo se juega en esta mesa

your-turn = Te toca
your-moves = Qué se te pide
to-act = le toca
wait = Esperá a los demás.
wait-for = { $count ->
    [one] Esperá: le toca a { $names }.
   *[other] Esperá: les toca a { $names }.
}
wait-window = Esperá: a ver si alguien reacciona.
watching = Estás mirando la partida.
watching-turn = { $count ->
    [one] Estás mirando. Le toca a { $names }.
   *[other] Estás mirando. Les toca a { $names }.
}
watching-window = Estás mirando. A ver si alguien reacciona.
sealed = Ya elegiste. Se muestra cuando no falte nadie por elegir.
paused = La partida está en pausa.
go-on = Seguir
you-are-away = Mientras no estabas, un bot juega por vos.
come-back = Volver a jugar
moves-as-list = Lista
table-tools = La mesa
hint = Pista
hint-chance = ({ $chance } % de ganar):
tab-log = Qué pasó
log-round = Ronda { $round }
tab-talk = Charla
tab-rules = Reglas
tab-menu = Mesa
rules = Reglas
rules-seek = Buscar en las reglas
talk-empty = Todavía nadie dijo nada. Saludá.
talk-none = Todavía nadie dijo nada.
talk-claims = En esta mesa abierta se habla con las afirmaciones del juego y con gestos.
talk-off = en esta mesa no hay charla escrita
talk-say = Decí algo
talk-send = Decir
claim = Afirmar algo
claim-choose = Afirmar algo…
claim-send = Afirmar
tag-of = { $name_is ->
    [you] Decís:
   *[other] { $name } dice:
}
doubt-this = Decir que es mentira
doubt-short = ¡Mentira!
doubt-said = { $name_is ->
    [you] ¡Mentira!
   *[other] ¡Mentira, { $name }!
}
reactions = Reacciones
reaction-surprise = sorpresa
reaction-applause = aplauso
reaction-laughter = risa
reaction-suspicion = sospecha
reaction-hurry = apuro
reaction-mate = un mate

agree-on = Ponerse de acuerdo
pause = Proponer una pausa
resume = Proponer seguir
undo = Pedir deshacer tu jugada
agree = Acepto
decline = No
proposed = { $what ->
    [pause] { $name } propone una pausa.
    [resume] { $name } propone seguir.
    [undo] { $name } pide deshacer su jugada.
   *[rematch] { $name } quiere la revancha.
}
proposal-open = { $what ->
    [pause] Se propuso una pausa: falta que contesten los demás.
    [resume] Se propuso seguir: falta que contesten los demás.
    [undo] Se pidió deshacer: falta que contesten los demás.
   *[rematch] Se pidió la revancha: falta que contesten los demás.
}
daily-others = Ver cómo les fue a los demás
tournament-back = Volver al torneo
rematch = Revancha
replay = Ver la repetición
watch-link = Invitar a mirar
watch-link-about = Quien abre este enlace mira la partida sin ver las cartas de nadie.
guess-teams = ¿Quién es quién?
hand-only = Solo mi mano
hand-only-about = Este aparato muestra tus cartas y lo que elegís; la mesa se ve en la pantalla grande.
whole-table = Ver la mesa
big-screen = Ver en una pantalla grande
big-screen-about = Para la tele: sin secretos, con un código QR para sentarse o mirar.
own-link = Seguir en otro dispositivo
own-link-about = Con este enlace volvés a tu lugar desde cualquier dispositivo. Es solo tuyo: no se lo pases a nadie.
peace = Si alguien te molesta
mute = No mostrar lo que dice { $name }
mute-about = Solo acá: nadie lo nota. Lo que se afirma en el juego se sigue viendo.
report = Avisarle a quien lleva el servidor sobre
report-table = la mesa
report-what = ¿Qué pasó? Lo último que se dijo va con el aviso.
report-send = Mandar
report-sent = Quedó anotado para quien lleva el servidor.
offered = ofrece su lugar
ask-seat-tool = Pedir un lugar
give-seat-tool = Dejar mi lugar a otro
miss-seat = Que juegue un bot por { $name }
seat-notice-read = Entendido
leave = Levantarme de la mesa
leave-sure = Si te levantás, un bot sigue por vos hasta que vuelvas.
leave-sure-over = Si hay revancha, un bot juega por vos hasta que vuelvas.
leave-sure-early = Si te levantás, tu lugar queda libre.
stay = Me quedo

fairness = Juego limpio
fairness-short = Nadie eligió cómo salieron las cartas, y se puede comprobar.
fairness-see = Ver la prueba
fairness-long = Antes de empezar, la mesa guardó un secreto y publicó su huella. Cada jugador hizo lo mismo con su propio azar, y lo abrió cuando estaban las huellas de todos. De todo eso sale la mezcla, así que no la pudo elegir nadie.
fairness-commitment = La huella publicada
fairness-later = Cuando termine la partida se abre el secreto, y acá mismo lo comprobamos.
fairness-secret-good = El secreto corresponde a la huella publicada.
fairness-secret-bad = El secreto no corresponde a la huella publicada: el mazo pudo haber sido elegido.
fairness-seed-good = La mezcla sale de ese secreto y del azar de los jugadores.
fairness-seed-bad = La mezcla no sale de ese secreto y del azar de los jugadores.
fairness-own = Lo que aportó este dispositivo
fairness-own-good = Lo que aportó este dispositivo está incluido.
fairness-own-bad = Lo que aportó este dispositivo no está incluido: la mesa lo dejó afuera, puso otra cosa en su lugar o lo recibió tarde.
fairness-bound-good = Cada jugador se había comprometido con lo que aportó antes de que alguien lo abriera.
fairness-bound-bad = La huella de alguien no es la que se mostró antes: lo que aportó puede haber sido elegido.
fairness-unseen = Este dispositivo no vio cómo empezó la partida, así que no puede responder por todo.
fairness-verify = Para comprobar también cada carta, guardá la partida y usá «sobremesa verify».
record-save = Guardar la partida

result-you = Ganaste vos: { $reason }.
result-with-you = Ganaste vos, junto con { $names }: { $reason }.
result-others = { $count ->
    [one] Gana { $names }: { $reason }.
   *[other] Ganan { $names }: { $reason }.
}
result-nobody = No gana nadie: { $reason }.
result-counting = Se cuentan los puntos…
result-now = Ver el resultado
stamp-won = ¡Ganaste!
stamp-shared = ¡Ganaron!
stamp-lost = Perdiste
stamp-others = { $count ->
    [one] Gana { $names }
   *[other] Ganan { $names }
}
stamp-nobody = No gana nadie
stamp-score = { $mine } a { $theirs }
stamp-points = { $points } puntos

news-sat-down = { $name_is ->
    [you] Te sentás a la mesa.
   *[other] { $name } se sienta a la mesa.
}
news-bot-sat-down = Se sienta { $name }, un bot { $level }.
news-stood-up = { $name_is ->
    [you] Dejás libre tu lugar.
   *[other] { $name } deja libre su lugar.
}
news-got-ready = { $name_is ->
    [you] Dijiste que ya estás.
   *[other] { $name } dice que ya está.
}
news-not-ready = { $name_is ->
    [you] Dijiste que todavía no.
   *[other] { $name } dice que todavía no.
}
news-game-started = Partida { $number }
news-called-off = Con este mazo y estas opciones no se puede repartir.
news-stood-in = { $name_is ->
    [you] Te fuiste: un bot { $level } juega en tu lugar.
   *[other] { $name } se fue: un bot { $level } juega en su lugar.
}
news-out-of-time = { $name_is ->
    [you] Se te acabó el tiempo: un bot { $level } juega en tu lugar.
   *[other] A { $name } se le acabó el tiempo: un bot { $level } juega en su lugar.
}
news-came-back = { $name_is ->
    [you] Volviste a tu lugar.
   *[other] { $name } volvió a su lugar.
}
news-asserted = { $name_is ->
    [you] Afirmás: «{ $words }».
   *[other] { $name } afirma: «{ $words }».
}
news-doubted = { $name_is ->
    [you] No le creés a { $of }: «¡Mentira!».
   *[other] { $of_is ->
        [you] { $name } no te cree: «¡Mentira!».
       *[other] { $name } no le cree a { $of }: «¡Mentira!».
    }
}
news-suggested = { $name_is ->
    [you] { $what ->
        [pause] Proponés una pausa.
        [resume] Proponés seguir.
        [undo] Pedís deshacer tu jugada.
       *[rematch] Querés la revancha.
    }
   *[other] { $what ->
        [pause] { $name } propone una pausa.
        [resume] { $name } propone seguir.
        [undo] { $name } pide deshacer su jugada.
       *[rematch] { $name } quiere la revancha.
    }
}
news-offered = { $name_is ->
    [you] Ofrecés tu lugar a quien esté mirando.
   *[other] { $name } ofrece su lugar a quien esté mirando.
}
news-not-offered = { $name_is ->
    [you] Al final te quedás en tu lugar.
   *[other] { $name } al final se queda en su lugar.
}
news-asked-seat = { $kind ->
    [bot] { $name_is ->
        [you] Querés dejarle tu lugar a un bot.
       *[other] { $name } quiere dejarle su lugar a un bot.
    }
    [missed] { $name_is ->
        [you] Pedís que un bot juegue por { $of }.
       *[other] { $name } pide que un bot juegue por { $of_is ->
            [you] vos
           *[other] { $of }
        }.
    }
   *[person] { $of_is ->
        [you] { $name } pide tu lugar.
       *[other] { $name } pide el lugar de { $of }.
    }
}
news-changed-seat = { $name_is ->
    [you] Desde acá jugás vos, en el lugar de { $was }.
   *[other] Desde acá juega { $name }, en el lugar de { $was }.
}
news-agreed = { $what ->
    [pause] Pausa acordada.
    [resume] Se sigue jugando.
    [undo] Jugada deshecha.
   *[rematch] Hay revancha.
}
news-declined = No hubo acuerdo.

replay-title = Repetición
replay-of = Repetición de { $game }
replay-loading = Buscando la partida…
replay-none = Esta partida no se puede ver
replay-deal = Se reparte.
replay-step = Paso de la partida
replay-round = Ir a la ronda
replay-first = Ir al comienzo
replay-back = Un paso atrás
replay-next = Un paso adelante
replay-last = Ir al final
replay-play = Reproducir
replay-known = Qué se sabía
replay-speed = Velocidad: { $speed }
replay-stop = Detener
replay-share-about = Con este enlace se ve la repetición de la mesa.
eyes = Con los ojos de
eyes-open = todos: cartas abiertas
eyes-of = { $name }

you-name = Vos
learn-none = De este juego todavía no hay una lección
learn-step = Paso { $step } de { $steps }
learn-on = Seguir
learn-play = Jugar contra { $name }
learn-against = O contra otro de la casa
learn-back = Volver a la mesa
learn-leave = Dejar la lección
learn-home = Volver al inicio
learn-meanwhile = Mirá cómo sigue…
learn-skip = Saltar
learnt = lección hecha
learn-other = También se podría, pero para esta lección probá con: { $expected }.

plain-podium = Cómo quedaron
plain-winner = ganó
face-down = Carta boca abajo

quoted = «{ $text }»
explain-rule = Qué dice el reglamento
rules-card = Qué hay en una carta
rules-turn = Un turno
rules-score = Qué da puntos
rules-win = Quién gana
rules-all-cards = Todas las cartas ({ $count })
rules-own-cards = Las cartas son de Sobremesa: las del juego impreso pueden ser otras.
rules-whole = Reglamento completo
rules-of = Reglas de { $game }
rules-lesson = Aprender jugando
rules-print = Imprimir

survey-title = Una prueba: ¿qué te pareció?
survey-rating = { $rating ->
    [1] para nada
    [2] poco
    [3] más o menos
    [4] bastante
   *[5] muchísimo
}
survey-why = ¿Por qué? (si querés)
survey-why-of = ¿Por qué? { $question }
survey-send = Enviar
survey-later = Ahora no
survey-empty = Elegí una carita o escribí algo.
survey-failed = No se pudo enviar. Lo que pusiste sigue acá: probá otra vez.
survey-thanks = ¡Gracias! Esto ayuda a mejorar el juego.
survey-change = Cambiar lo que dije

# Sin servidor.
alone-starting = Poniendo la mesa en este dispositivo
alone-starting-about = Es una sola vez: después se juega sin conexión.
alone-shuffling = Ya casi: estamos mezclando.
alone-stale = Falta una parte del juego
alone-stale-about = No llegó por la red, o hay una versión más nueva de la página. Tus partidas guardadas siguen acá.
alone-broken = El juego se detuvo
alone-broken-about = Este dispositivo lo cerró, quizá por falta de memoria. Tu partida está guardada hasta la última jugada.
alone-again = Seguir desde ahí
alone-here = Esta partida está en este aparato, y no sale de acá.
alone-slower = Acá los bots tardan un poco más en jugar.
alone-unkept = No hay lugar para guardar esta partida en el dispositivo. Podés seguir, y llevártela en un archivo.
alone-export = Guardar en un archivo
alone-damaged = Una partida dañada
alone-newer = Una partida de una versión más nueva
alone-salvage = Seguir desde lo último que se lee
alone-delete = Borrar
alone-home = Estás sin conexión con el servidor: contra bots se juega en este dispositivo.
curtain-title = Pasale el dispositivo a { $name }
curtain-about = Nadie más mira. Las cartas aparecen cuando { $name } toque el botón.
curtain-up = Soy { $name }
here-title = Todos en este aparato
here-about = Se pasan el aparato de mano en mano. Entre turno y turno baja un telón: nadie ve las cartas de otro.
here-name = Jugador { $number }
here-player = Jugador { $number }
here-seats = Cuántos son a la mesa, contando bots
here-more = Uno más
here-fewer = Uno menos
saved-title = Partidas de este dispositivo
saved-about = Se guardan solas, jugada a jugada, y no salen de acá si no las llevás vos.
saved-link = Partidas guardadas
saved-import = Traer un archivo
saved-none = Todavía no hay ninguna.
saved-share = Copiar enlace
saved-record = Registro en un archivo
saved-newer = Ese archivo lo guardó una versión más nueva de la página. Volvé a cargarla con conexión.
saved-unreadable = Ese archivo no es una partida guardada ni el registro de una.
shared-title = Una partida para mirar
shared-proof-good = El registro está completo, y su azar es el que todos sellaron antes de repartir.
shared-proof-none = El registro está completo. No dice de dónde salió el azar, así que eso no se puede comprobar.
shared-bad = Ese enlace no trae una partida que se pueda leer
shared-link-copied = Enlace copiado: trae la partida entera.
shared-too-long = La partida es demasiado larga para un enlace: llevala en un archivo.
shared-proof-bad = La partida se puede repetir, pero su azar no es el que se selló antes de repartir.
offline-title = Sin conexión
offline-about = Los juegos contra bots, y de varios en este dispositivo, también andan sin servidor ni internet.
offline-keep = Guardarlos acá ({ $size } MB)
offline-kept = Están guardados en este dispositivo.
offline-failed = No se pudieron guardar: no hay red, o no hay lugar en el dispositivo.

ask-seat = Pedir un lugar
ask-seat-about = Elegí un lugar. Los que están jugando tienen que estar de acuerdo. Te toca seguir la partida tal como está: ves lo que ve ese lugar, y nada más.
ask-seat-offered = { $name } lo ofrece
ask-seat-away = juega un bot mientras { $name } no está
ask-seat-bot = juega { $name }, bot { $level }
ask-seat-number = Lugar { $seat }
ask-seat-name = Tu nombre
ask-seat-send = Pedir el lugar
give-seat = Dejar mi lugar
give-seat-about = Los demás tienen que estar de acuerdo. Después podés seguir mirando, pero a tu lugar no volvés.
give-seat-watcher = A alguien que mira
give-seat-watcher-about = Los que miran ven que lo ofrecés. Si alguien lo pide, contestan todos, vos también.
give-seat-offer = Ofrecer mi lugar
give-seat-keep = Ya no lo ofrezco
give-seat-bot = A un bot
give-seat-bot-about = Juega hasta el final, y en las revanchas. Si solo te vas un rato, levantate de la mesa: un bot juega por vos hasta que vuelvas.
give-seat-level = Nivel
give-seat-to-bot = Dejárselo al bot
takeover-asked = { $kind ->
    [bot] { $name } quiere dejarle su lugar a un bot { $level }.
    [missed] { $of_is ->
        [you] { $name } quiere que un bot juegue por vos hasta que vuelvas.
       *[other] { $name } quiere que un bot juegue por { $of } hasta que vuelva.
    }
   *[person] { $of_is ->
        [you] { $name }, que está mirando, quiere seguir en tu lugar.
       *[other] { $name }, que está mirando, quiere seguir en el lugar de { $of }.
    }
}
takeover-waits = { $count ->
    [0] Ya contestaron todos.
   *[other] Falta la respuesta de { $names }.
}
takeover-own = Pediste el lugar de { $of }.
takeover-own-bot = Querés dejarle tu lugar a un bot { $level }.
takeover-own-missed = Pediste que un bot juegue por { $of } hasta que vuelva.
takeover-withdraw = Mejor no

## La mesa en frases.

ear-on = Jugar de oído: la mesa en frases
ear-off = Volver a la mesa dibujada
ear-table = La mesa en frases
ear-lies = Qué hay en la mesa
ear-answer = Tu respuesta: un número del 1 al { $count }, o sus palabras
ear-send = Responder
ear-unclear = No lo entendí. Poné un número del 1 al { $count }, o el comienzo de una de las respuestas.
