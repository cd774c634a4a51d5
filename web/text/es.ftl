# Lo que dice la página; lo que dicen los juegos está en los archivos de cada juego.
home = Sobremesa, ir al comienzo
home-title = ¿A qué jugamos?
page = La página
play-bots = Jugar contra bots
invite-friends = Invitar amigos
learn = Aprendé a jugar { $game }
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
no-tables = Ahora no hay mesas abiertas. Armá una vos y pasá el enlace.
daily-link = La mano del día
home-regulars = Los de siempre
home-regulars-about = Contra bots te sentás con Marta, Tito, Nélida, Bruno, Lucía, Omar, Graciela e Iván. Cada cual juega a su manera.
mine = Todas mis partidas
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
guest-names = Ale, Andy, Ariel, Cris, Dani, Fer, Gabi, Lu, Noa, Pau, Sasha, Vale
you = vos
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
new-table-about = Se arma la mesa y te damos un enlace para mandarles a tus amigos. No hace falta registrarse.
your-name = Tu nombre
your-name-like = Cómo te dicen
how-many = ¿Cuántos van a jugar?
how-many-bots = ¿Cuántos lugares son para bots?
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
option-deck-file = Archivo del mazo
option-deck-text = O pegá acá el texto del mazo (TOML)
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
learn-first = Primero, una lección de dos minutos
seats = Quiénes juegan
free-seat = lugar libre
seat-bot = Sentar un bot
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
tag-of = { $name } dice:
doubt-this = Decir que es mentira
doubt-short = ¡Mentira!
doubt-said = ¡Mentira, { $name }!
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
big-screen-about = Sin secretos, con un código QR para sentarse o mirar.
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
euphoria-counting = Se abren todas las viseras…
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
shared-copied = Guardamos la imagen y copiamos el enlace.
shared-saved = Guardamos la imagen.

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
       *[other] { $name } pide que un bot juegue por { $of }.
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
learnt = lección hecha
learn-other = También se podría, pero para esta lección probá con: { $expected }.

euphoria-laying = Cada uno mira sus tres reclutas y los coloca escondidos.
euphoria-window = ¿Alguien reacciona?
euphoria-phases = Fases del turno
euphoria-phase-1 = Artefactos
euphoria-phase-2 = Acción
euphoria-phase-3 = Apuntar
euphoria-hidden = escondido
euphoria-exposed = expuesto
euphoria-empty = vacío
euphoria-place = Recluta { $place }: { $what }
euphoria-own-place = Tu recluta { $place }: { $what }
euphoria-choose = Elegir a { $name }
euphoria-choose-self = Elegirme a mí
euphoria-look = Ver de cerca a { $name }
euphoria-token = Tiene la ficha de Interrogador
euphoria-waits = La mesa espera su jugada
euphoria-bot = Bot
euphoria-away = Ausente, juega un bot
euphoria-won = Ganó
euphoria-artifact = { $name } ({ $kind }): { $text }
euphoria-lasers = { $count ->
    [0] Ningún láser en el centro
    [one] 1 láser en el centro
   *[other] { $count } láseres en el centro
}
euphoria-no-lasers = sin láseres
euphoria-deck = Mazo de artefactos: { $count }
euphoria-deck-short = mazo
euphoria-pile = Ver la pila de descartes: { $count }
euphoria-pile-short = pila
euphoria-pile-title = La pila, a la vista de todos
euphoria-pile-empty = Todavía nadie usó ni descartó nada.
euphoria-close = Cerrar
euphoria-own = Tu lugar
euphoria-hold = Mirar tus reclutas: mantené apretado
euphoria-hold-short = Mirar
euphoria-hand = Tu mano: { $count ->
    [one] 1 artefacto
   *[other] { $count } artefactos
}
euphoria-hand-empty = No tenés artefactos.
euphoria-to-lay = Reclutas por colocar
euphoria-lay = Colocar { $recruit } en el lugar { $place }
euphoria-actions = Tus acciones
euphoria-do-interrogate = Interrogar
euphoria-do-arm = Armarme
euphoria-do-shoot = Disparar
euphoria-do-hide = Esconder
euphoria-do-discard = Tirar y robar
euphoria-do-draw = Robar
euphoria-do-give = Dar
euphoria-do-enough = Basta
euphoria-do-pass = Pasar
euphoria-explain-interrogate = Interrogar: mirás en secreto un recluta escondido de otro. No cuesta nada.
euphoria-explain-arm = Armarte: tomás un láser y apuntás a alguien. Cuesta exponer un recluta tuyo.
euphoria-explain-shoot = Disparar a { $target }: si tiene un Líder expuesto, termina la partida. Tu láser vuelve al centro.
euphoria-explain-hide = Esconder: tapás un seguidor expuesto, de cualquiera; un Líder, nunca. No cuesta nada.
euphoria-explain-discard = Tirar y robar: descartás toda la mano y robás un artefacto. Después hacés tu acción.
euphoria-explain-draw = Robar: tomás un artefacto del mazo. Después hacés tu acción.
euphoria-explain-give = Dar: le das un artefacto tuyo a otro. Después hacés tu acción.
euphoria-explain-pass = Pasar: este turno no hacés ninguna acción.
euphoria-explain-use = { $name }: { $text } Cuesta exponer un recluta tuyo.
euphoria-explain-again = Tocá otra vez para hacerlo.
euphoria-back = Volver
euphoria-keep-aim = Seguir apuntando a { $target }
euphoria-claim = Decir algo en la mesa
euphoria-claim-short = Decir
euphoria-claim-intro = Cierto o no: todos lo oyen y no obliga a nadie.
euphoria-claim-who = ¿De quién?
euphoria-claim-me = De mí
euphoria-claim-about = ¿Sobre qué?
euphoria-claim-team = El bando
euphoria-claim-what = ¿Qué decís que es?
euphoria-claim-send = Decirlo
euphoria-notebook = Tu cuaderno
euphoria-notebook-short = Notas
euphoria-note-intro = Lo que viste y podrías recordar. Solo lo ves vos.
euphoria-note-somewhere = Alguien tiene: { $cards }
euphoria-note-everybody = todos
euphoria-note-seen = Tu recluta { $place } lo vieron: { $names }
euphoria-pass-itself = Pasar cuando no puedo reaccionar
euphoria-stamp-shooting = { $seat_is ->
    [you] Disparás · a { $target }
   *[other] { $target_is ->
        [you] Te disparan · { $seat } te tiene en la mira
       *[other] Dispara { $seat } · a { $target }
    }
}
euphoria-stamp-shot = { $how ->
    [leader] Disparo · el Líder estaba expuesto
    [found] Disparo · { $target_is ->
        [you] tu Líder queda a la vista
       *[other] el Líder de { $target } queda a la vista
    }
    [again] Disparo · { $target_is ->
        [you] ya eras anarquista
       *[other] { $target } ya era anarquista
    }
   *[none] Disparo · { $target_is ->
        [you] no tenías Líder: sos anarquista
       *[other] { $target } no tenía Líder: es anarquista
    }
}
euphoria-stamp-blocked = { $seat_is ->
    [you] Le bloqueás la jugada a { $target } · con { $artifact }
   *[other] { $target_is ->
        [you] { $seat } te bloquea la jugada · con { $artifact }
       *[other] { $seat } le bloquea la jugada a { $target } · con { $artifact }
    }
}
euphoria-stamp-mirrored = Reflejado · el disparo vuelve
euphoria-stamp-guarded = { $seat_is ->
    [you] Ponés el cuerpo · el disparo te da a vos
   *[other] { $seat } pone el cuerpo · el disparo cambia de blanco
}
euphoria-stamp-looked = { $target_is ->
    [you] Te interroga { $seat } · mira tu recluta { $place }
   *[other] { $seat } interroga a { $target } · mira su recluta { $place }
}
euphoria-stamp-armed = { $target_is ->
    [you] { $seat } se arma · y te apunta
   *[other] { $seat } se arma · y apunta a { $target }
}
euphoria-stamp-exchanged = Cambio de reclutas · { $seat_is ->
    [you] vos con { $target }
   *[other] { $seat } con { $target_is ->
        [you] vos
       *[other] { $target }
    }
}
euphoria-end-both_leaders = { $seat_is ->
    [you] Reuniste a los dos Líderes: ganás.
   *[other] { $seat } reunió a los dos Líderes y gana.
}
euphoria-end-anarchist_leads = { $seat_is ->
    [you] Sos anarquista y conseguiste un Líder: ganás.
   *[other] { $seat }, anarquista, consiguió un Líder y gana.
}
euphoria-end-shot = { $seat_is ->
    [you] Le disparaste a { $target } con el { $leader } expuesto
   *[other] { $target_is ->
        [you] { $seat } te disparó con tu { $leader } expuesto
       *[other] { $seat } le disparó a { $target } con el { $leader } expuesto
    }
}: { $wins ->
    [euphoria] gana Euphoria
    [subterra] gana Subterra
   *[anarchists] ganan los anarquistas
}.
euphoria-says = dice ser de { $side }
euphoria-says-short = dice: { $letter }
euphoria-learn-welcome = Te damos la bienvenida a la ciudad. Hay dos bandos, Euphoria y Subterra, cada uno con su Líder. Tus tres reclutas dicen de qué lado estás, y nadie más los ve. Ganás cuando le disparan al Líder contrario, si está expuesto.
euphoria-learn-lay = Te tocaron dos Subterra y un Euphoriano: por mayoría, sos de Subterra. Colocalos escondidos, de izquierda a derecha. Primero, el Euphoriano.
euphoria-learn-lay-second = Ahora un Subterra. El tercero va solo.
euphoria-learn-hold = Las viseras quedan cerradas también para vos, por si alguien espía tu pantalla. Para verlos, mantené apretado «Mirar»; soltás y se cierran. Probalo.
euphoria-learn-interrogate = Empecemos por averiguar algo: tocá «Interrogar», leé qué hace y tocalo otra vez.
euphoria-learn-whom = ¿A quién? A Marta.
euphoria-learn-which = Así se ve un lugar de cerca. Mirá su recluta 2.
euphoria-learn-window = Ahora Marta se arma y te apunta. Antes de que pase, se abre una ventana: los consultados responden a la vez y en secreto. Tenés Sabotaje, que responde justo a eso: usalo.
euphoria-learn-cost = Usar un artefacto siempre cuesta exponer un recluta propio. Exponé el 1, tu Euphoriano: de paso, despistás.
euphoria-learn-pass = Tito se armó, y Nélida usa un Imán para sacarle el láser. No podés responder, pero se te pregunta igual y con la misma espera: así nadie sabe quién podía. Pasá.
euphoria-learn-serum = Marta tenía una Interferencia, y el Imán no anduvo. Te toca de nuevo, y sabés dónde está el Líder Euphoriano. El Suero de la verdad expone un recluta de otro: usalo.
euphoria-learn-serum-cost = El costo: exponé tu recluta 2.
euphoria-learn-serum-whom = ¿De quién es el recluta? De Marta.
euphoria-learn-serum-which = Y es el recluta 2.
euphoria-learn-arm = Robaste una Interferencia. Ahora la acción: para dispararle a Marta te falta un láser. Armate.
euphoria-learn-arm-cost = Armarse también cuesta exponer un recluta: el último que te queda.
euphoria-learn-arm-aim = Se apunta en voz alta, y todos ven la línea. Apuntá a Marta.
euphoria-learn-aim = Fase 3: quien tiene un láser apunta al final de su turno, al mismo o a otro. Quedate en Marta.
euphoria-learn-shoot = Pero te toca antes. Tu línea sigue en Marta: ¡dispará!
euphoria-learn-turn = Un turno tiene cuatro fases: artefactos, si querés; una acción; apuntar, si tenés un láser; y le toca al de tu izquierda. Tus acciones son botones: un toque te cuenta qué hace cada uno, y otro lo hace. Si lo mantenés apretado, te cuenta más.
euphoria-learn-seen = ¡Era el Líder Euphoriano! Todos vieron a quién miraste, pero qué viste lo sabés solo vos.
euphoria-learn-saved = Marta se quedó sin láser, y vos perdiste el secreto de un recluta. Sigue la ronda: le toca a Tito.
euphoria-learn-leader = El Líder Euphoriano quedó expuesto, a la vista de todos. Desde ahora, un disparo a Marta termina la partida.
euphoria-learn-shot = Mirá: Tito le disparó a Nélida. No tenía un Líder expuesto, así que mostró sus tres reclutas y volvió a esconder a los seguidores. Su Líder quedó a la vista: es el de Subterra, el tuyo.
euphoria-learn-discard = Te toca. No te quedan artefactos, pero la primera fase es gratis: tocá «Robar». Con cartas en la mano sería «Tirar y robar»: las tirarías todas.
euphoria-learn-swap = ¡Qué ronda! Con un Traslado, Tito cambió de lugar dos reclutas, y el Líder Subterra te quedó a vos, expuesto. Ahora el blanco sos vos.
euphoria-learn-bodyguard = Nélida le disparó a Marta, pero Tito puso el cuerpo con un Guardaespaldas. Como no tenía Líder, pasó a ser anarquista: ya no es de ningún bando.
euphoria-learn-give = Tu turno. Podrías disparar ya, pero probemos lo que falta. Tu Interferencia le sirve más a Nélida, que es de los tuyos: tocá «Dar».
euphoria-learn-give-whom = ¿A quién? A Nélida. Todos ven a quién le das; cuál es, lo ven ustedes dos.
euphoria-learn-give-what = Y es la Interferencia.
euphoria-learn-hide = Ahora la acción. Con tres reclutas expuestos no podés pagar nada más: tocá «Esconder», que tapa un seguidor expuesto, tuyo o de otro. Un Líder no se puede.
euphoria-learn-hide-whose = ¿De quién? Tuyo.
euphoria-learn-hide-which = Tu recluta 1, el Euphoriano.
euphoria-learn-aim-again = Tenés un láser, así que apuntás antes de terminar: quedate en Marta.
euphoria-learn-danger = Tito se armó y te apunta a vos, que tenés un Líder expuesto. Si llega a su turno, perdés.
euphoria-learn-end = Ganó Subterra: vos y Nélida. Usaste todas las acciones, y una reacción. Falta lo mejor: en la mesa se puede decir cualquier cosa, cierta o no. Tocá «Decir», y mentí bien.

evidencia-card = { $name }, valor { $value }. Símbolos: { $symbols }. Reverso: { $back }.
evidencia-asks = Como desafío: { $challenge }.
evidencia-picture = Dibujo: { $picture }
evidencia-back = Carta boca abajo, reverso: { $back }
evidencia-picture-g1 = Un gnomo de jardín con un farol, entre hongos y pasto alto.
evidencia-picture-g4 = Tres gnomos de barba, hombro con hombro, bajo una pancarta con una barba pintada.
evidencia-picture-g7 = Arriba, una casa y su césped; abajo, en la tierra, un rey gnomo con corona y barba de raíces.
evidencia-picture-ge9 = Un gnomo de casco redondo flota sobre un planeta, atado a un cable.
evidencia-picture-gi3 = Un gnomo encapuchado con una vela y, en el pecho, un ojo en un triángulo.
evidencia-picture-revelacion = Un gnomo asombrado se saca el sombrero y sale una luz por todos lados.
evidencia-picture-e2 = Círculos aplastados en un maizal, de noche, con un granero y la luna.
evidencia-picture-e5 = Un auto en una ruta vacía; encima, un anillo de luz que lo ilumina.
evidencia-picture-e8 = Una cúpula con antena entre cráteres; en el cielo, la Tierra.
evidencia-picture-ei1 = Un extraterrestre de traje y banda saluda con la mano; detrás, las estrellas de Orión.
evidencia-picture-eg6 = Un sombrero en punta vuela como un plato, con luces, sobre los techos de un pueblo.
evidencia-picture-abduccion = Un plato volador levanta una vaca en su rayo; al lado, un molino.
evidencia-picture-i3 = Dos manos se estrechan de una manera rara, rodeadas de rayos, bajo un ojo en un triángulo.
evidencia-picture-i7 = Un banco con columnas y un ojo en el frontón; donde iría la puerta hay ladrillos y un hombre con maletín.
evidencia-picture-i9 = Un anciano de barba, entre nubes, con un triángulo por aureola, mide el mundo con un compás.
evidencia-picture-ig2 = Una cabaña sobre pilotes en el pantano, con la luna llena detrás y un ojo en la ventana.
evidencia-picture-ie8 = Un satélite con un gran ojo ilumina un pueblito.
evidencia-picture-ojo = Un ojo enorme en un triángulo, con rayos, sobre una ciudad diminuta.
evidencia-sealed = Carta elegida, todavía tapada
evidencia-yours = Vos
evidencia-your-zone = Tu zona
evidencia-zone-empty = todavía sin pruebas
evidencia-to-zone = Guardarla acá
evidencia-row-ready = Fila lista
evidencia-pile = { $count ->
    [one] queda 1
   *[other] quedan { $count }
}
evidencia-challenges-left = { $count ->
    [0] sin más desafíos
    [one] queda 1 desafío
   *[other] quedan { $count } desafíos
}
evidencia-play = Jugar { $card }
evidencia-take = Tomar { $card }
evidencia-slot = Lugar { $slot } de la pirámide
evidencia-place = Lugar { $place }: { $card }
evidencia-order-how = Arrastrá cada carta a su lugar, o elegila y usá las flechas.
evidencia-order-tap = Tocá una carta y después su lugar, o arrastrala.
evidencia-order-where = ¿Adónde va? Tocá el lugar, o usá las flechas.
evidencia-move-left = Un lugar a la izquierda
evidencia-move-right = Un lugar a la derecha
evidencia-points-range = { $sure }–{ $most }
evidencia-points-of = { $criterion }: { $reached }. Puntos: { $points }
evidencia-points-how = Lo seguro, y lo que puede llegar a dar según la fila de tu rival. Tocá un criterio para ver el hilo.
evidencia-why-series = de tres valores seguidos o más da 1 punto, y 2 la más larga.
evidencia-why-symbol = de tres cartas seguidas o más da 1 punto, y 2 la más larga.
evidencia-why-base = { $symbols }, pegados y en ese orden, da 2 puntos, y uno más a quien más veces los tenga.
evidencia-why-middle = quien tenga más parejas de { $symbols } gana 2 puntos, y uno más con dos de ventaja.
evidencia-why-top = quien muestre más { $symbols } gana 2 puntos, y uno más con dos de ventaja.
evidencia-presented-wait = Tu fila está colgada. Falta que tu rival cuelgue la suya.
evidencia-present = Presentar la fila
evidencia-row-of = La fila de { $name }
evidencia-sheet = La planilla, criterio por criterio
evidencia-criterion = Criterio
evidencia-clause-of = La regla: { $criterion }
evidencia-total = Total
evidencia-reach-final = { $count }
evidencia-reach-series = { $count ->
    [one] 1 solo
   *[other] { $count } seguidos
}
evidencia-reach-symbol = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
evidencia-reach-base = { $count ->
    [one] 1 vez
   *[other] { $count } veces
}
evidencia-reach-middle = { $count ->
    [one] 1 par
   *[other] { $count } pares
}
evidencia-reach-top = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
evidencia-decline-abduct = No usar Abducción
evidencia-decline-abduct_none = No tengo Abducción: seguir
evidencia-decline-reveal = No usar Revelación gnomo
evidencia-decline-reveal_none = No la puedo usar: seguir
evidencia-stamp-won = { $seat_is ->
    [you] ¡Ganás! · { $how }
   *[other] Gana { $seat } · { $how }
}
evidencia-stamp-tied = Empate · al azar
evidencia-stamp-base = { $seat_is ->
    [you] Abducción · mostrás la base
   *[other] Abducción · { $seat } muestra la base
}
evidencia-stamp-abducted = { $seat_is ->
    [you] Abducción · te llevás una de la base
   *[other] Abducción · { $seat } se lleva una de la base
}
evidencia-stamp-revealed = { $seat_is ->
    [you] Revelación · cambiás la pirámide
   *[other] Revelación · { $seat } cambia la pirámide
}
evidencia-how-closeness = más cerca del { $value }
evidencia-how-highest = el más alto
evidencia-how-lowest = el más bajo
evidencia-how-has = muestra { $faction }
evidencia-how-even = es par
evidencia-how-odd = es impar
evidencia-how-far = más lejos del { $value }
evidencia-how-shares = comparte un símbolo
evidencia-how-double-agent = oculta su reverso
evidencia-how-most-symbols = más símbolos
evidencia-how-fewest-symbols = menos símbolos

evidencia-learn-welcome = Te damos la bienvenida al tablero. En seis rondas juntás pruebas; al final las colgás en fila y gana la fila que más convence. Cada carta tiene un valor, algún símbolo y un desafío; del otro lado, el reverso con su facción.
evidencia-learn-play = Arriba está el desafío: gana el valor más bajo. Los dos eligen a la vez, con la carta tapada. Tenés un 7 y un 2: jugá el 2.
evidencia-learn-take = ¡Ganaste! Tu 2 es más bajo que el 8. Quien gana toma primero, una de las tres cartas. El Satélite espía vale 8 y nos va a servir: tomalo.
evidencia-learn-send = ¿A la pirámide, que dirá qué símbolos valen, o a tu zona, con lo que vas a ordenar? A tu zona.
evidencia-learn-pyramid = Tu rival se guardó otra, y la que sobró fue a la pirámide. De ella cuenta el reverso: el primer símbolo de la base es Illuminati. En cada ronda crece la pirámide y crecen las dos zonas.
evidencia-learn-second = Segunda ronda, y otra vez gana el más bajo. Con lo que tenés, lo mejor es el 4.
evidencia-learn-keep = Perdiste: tu rival jugó un 3. Pero elegís entre las dos que quedan. Quedate con el Gnomo con túnica, que vale 3 y muestra Illuminati.
evidencia-learn-final = Pasaron tres rondas más. Esta es la última: el Desafío Final está tapado y gana el valor más cercano al suyo. Te queda una sola carta: jugala.
evidencia-learn-eye = Era un 5, tu 4 estaba más cerca: el Desafío Final da un punto. Y mirá qué carta es: El ojo que todo lo ve. Tomala.
evidencia-learn-eye-zone = En tu fila, El ojo vale como el símbolo de la cima de la pirámide. Guardalo en tu zona.
evidencia-learn-order = Ahora, la fila. La base pide Illuminati, Gnomos, Illuminati. Debajo de cada broche está dibujada la carta que va ahí: llevalas a su lugar y presentá.
evidencia-learn-specials = Las seis cartas de tu zona son ahora tu mano. Si hubiera una Abducción, la podrías cambiar por una carta de la base; una Revelación gnomo, por cualquiera de la pirámide. Acá nadie las puede usar, así que vamos a los puntos.
evidencia-learn-runs = Tu fila suma de dos maneras por su orden. Tres valores seguidos o más, que suban o bajen de a uno: 1 punto. Tres vecinas o más con un mismo símbolo: otro punto. Y en cada cosa, 1 más para quien la tenga más larga.
evidencia-learn-symbols = La pirámide da el resto. La base: sus tres símbolos pegados y en ese orden, 2 puntos; una carta doble vale por dos seguidos. El medio: más parejas con sus dos símbolos, 2 puntos. La cima: más cartas con su símbolo, 2 puntos. Con ventaja, 1 más. Tocá cualquier criterio y te lo cuenta.
evidencia-learn-order-other = Esa fila también vale, pero da menos puntos. Poné cada carta donde está dibujada, y presentá.
evidencia-learn-end = ¡Diez a dos! Tocá cada criterio de la planilla para ver qué cartas dieron los puntos. El resto está en las reglas, siempre a mano en la mesa.

codigos-card = { $symbol }, foto { $photo }, medalla { $medal }. Código: { $code }.
codigos-joker = Comodín: vale por cualquier símbolo.
codigos-exposed = Código expuesto: { $code }. Medalla { $medal }. Le falta: { $missing }
codigos-revealed = { $code }: { $how }, { $points }
codigos-revealed-codes = Códigos revelados
codigos-hidden-codes = Códigos ocultos
codigos-remembers = Ver lo que hay en los sobres
codigos-sealed = Sobre { $letter }, cerrado
codigos-open = Sobre { $letter }: { $code }
codigos-slot = Lugar { $slot } del centro
codigos-slot-pile = Lugar { $slot } del centro, pila de descarte
codigos-blocked = La bloquea el soldado.
codigos-take = Tomar
codigos-lift-soldier = Levantar el soldado para moverlo
codigos-put-soldier = Plantar el soldado acá
codigos-deck = mazo
codigos-set-aside = { $count ->
    [one] 1 Revelen ya salió
   *[other] { $count } Revelen ya salieron
}
codigos-reveal-card = ¡Revelen códigos ocultos!
codigos-rival = { $name }: { $points } puntos. Recolección: { $cards }. { $hidden ->
    [0] Sin códigos ocultos.
    [one] 1 código oculto.
   *[other] { $hidden } códigos ocultos.
}
codigos-your-side = Tu lado de la mesa
codigos-your-collection = Tu recolección
codigos-collection-empty = Sin cartas en la recolección
codigos-none-exposed = Sin código expuesto
codigos-points = { $count ->
    [one] punto
   *[other] puntos
}
codigos-picked = Elegida.
codigos-orders = Qué hacer con la carta
codigos-code = Código: { $code }
codigos-order-add = Agregar
codigos-order-lay = Bajar entero
codigos-order-expose = Exponer
codigos-order-discard = Descartar
codigos-keep = Dejarlo
codigos-telegraph = El telégrafo
codigos-keys = Símbolos
codigos-tape = En la cinta: { $symbols }
codigos-erase = Borrar
codigos-turn-over = Dar vuelta
codigos-send = Enviar
codigos-stamp-completed = Completo
codigos-stamp-exact = Exacto
codigos-stamp-unordered = Desordenado
codigos-stamp-turned_over = A la vista
codigos-stamp-lost = Perdido
codigos-stamp-given_up = Descartado
codigos-stamp-lost_joker = Comodín perdido · vuelve al mazo
codigos-stamp-reveal = { $cause ->
    [reuse] ¡Revelen! · se terminó el mazo
    [final] ¡Último revelado! · se terminó el mazo
    [limit] ¡Último revelado! · nadie saca cartas
   *[card] ¡Revelen códigos ocultos!
}
codigos-stamp-last = Última carta del mazo
codigos-telegram = { $name_is ->
    [you] Tu telegrama
   *[other] Telegrama de { $name }
}
codigos-ending = Último parte
codigos-wins = { $name_is ->
    [you] { $count ->
        [one] Ganaste
       *[other] Compartís la victoria
    }
   *[other] { $count ->
        [one] Gana
       *[other] Comparte la victoria
    }
}
codigos-ways = { $how ->
    [exact] { $count ->
        [one] 1 exacto
       *[other] { $count } exactos
    }
    [unordered] { $count } en otro orden
    [turned_over] { $count ->
        [one] 1 dado vuelta
       *[other] { $count } dados vuelta
    }
   *[given_up] { $count ->
        [one] 1 descartado
       *[other] { $count } descartados
    }
}
codigos-no-codes = No reveló ningún código.
codigos-learn-welcome = Te damos la bienvenida al telégrafo. Vas a juntar símbolos, completar códigos, guardarlos en sobres cerrados y, cuando llegue la orden, decirlos de memoria. Arriba está tu rival; en el medio, las cartas para tomar; abajo, tus cartas.
codigos-learn-card = Mirá tus cartas. Al medio, el símbolo. Por el costado, el código, de arriba para abajo. La cinta es la medalla: los puntos. Cada carta sirve de símbolo o de código, y en tu turno hacés dos acciones.
codigos-learn-expose = Tu granada pide tanque, granada, casco. Es ella misma una granada, así que ya cubre una parte: faltan tanque y casco. Tocala y elegí «Exponer».
codigos-learn-take = El casco lo tenés; falta un tanque. Sobre el primero está parado el soldado, y lo que él pisa no se toca. Tomá el otro tanque.
codigos-learn-rival = Marta bajó un código entero de una sola vez, a la vista de todos, y ya está en un sobre. Desde que se cierra no lo mira nadie: tampoco ella. ¿Lo viste pasar?
codigos-learn-add = Te toca. Tocá el tanque y elegí «Agregar».
codigos-learn-look = En la misma acción podés agregar más. Pero antes mirá bien el código, porque al completarse se cierra: tanque, granada, casco. ¿Lo tenés? Tocá el casco.
codigos-learn-sealed = Ahí quedó: el sobre A. Ni siquiera vos lo podés abrir, y la página tampoco anota lo que había adentro. Solo queda en tu memoria.
codigos-learn-soldier = Te queda una acción. El soldado se mueve solamente como segunda. Levantalo y plantalo sobre el casco del descarte, así Marta no lo puede tomar.
codigos-learn-go-on = Marta tomó dos cartas. De nuevo vos: tomá la granada del lugar 1, que pide cinco símbolos y vale mucho.
codigos-learn-another = Y para la segunda acción, el casco que apareció en ese lugar.
codigos-learn-recite = ¡Salió una carta Revelen! Se frena todo y cada uno revela sus sobres. ¿Te acordás del tuyo? Tocá los símbolos en orden y enviá. Nada te muestra cuántos son.
codigos-learn-recite-other = No era así, y en una partida lo habrías perdido. Era tanque, granada, casco. Probá de nuevo, y después tocá «Enviar».
codigos-learn-exact = ¡Exacto! La medalla y dos puntos más: la carta queda parada. En otro orden queda acostada, con un punto más. Si la das vuelta sin recitar, cabeza abajo: la medalla sola. Y si la decís mal, se pierde.
codigos-learn-joker = Apareció un comodín: vale por cualquier símbolo, uno por código. Pero el código que lo lleva hay que recitarlo exacto, o se pierde. Y si el soldado lo pisa, vuelve al mazo.
codigos-learn-discard = Marta se lo llevó. Tu granada pide cinco símbolos: es mucho para guardar. Tocala y elegí «Descartar». El casco no podrías: arriba de la pila hay otro casco.
codigos-learn-penalty = También se puede dejar un código expuesto a medio hacer, si ya tiene algún símbolo. Pero cuidado: al final te resta su medalla.
codigos-learn-end = Así se sigue hasta que se termina el mazo; entonces todos revelan por última vez y se cuentan los puntos. Gana la memoria.
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
alone-here = Jugás en este dispositivo, sin servidor.
alone-uncompiled = Acá los bots piensan sin compilar: más despacio y un poco menos.
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
bots-title = Contra bots, a tu manera
bots-about = { $game } en este dispositivo: elegí el nivel de los bots y cómo se juega.
bots-link = Nivel y opciones
here-title = Varios en este dispositivo
here-about = { $game } pasándose el dispositivo de mano en mano: entre turno y turno baja un telón, y nadie ve las cartas de otro.
here-name = Jugador { $number }
here-player = Jugador { $number }
here-more = Uno más
here-fewer = Uno menos
here-link = Varios en este dispositivo
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
    [missed] { $name } quiere que un bot juegue por { $of } hasta que vuelva.
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
