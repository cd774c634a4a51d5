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
running-theirs = le toca a { $names }
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
past = Partidas terminadas
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
contrast = Más contraste
sound = Sonidos: papel, madera y una campanita

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
clock-by-player = un tiempo para toda la partida
seconds = segundos
minutes-each = minutos por jugador
clock-move = { $seconds } segundos para cada jugada
clock-player = { $minutes } minutos por jugador, y { $increment } segundos más por jugada
option-public = Mostrar la mesa en la lista de mesas abiertas
option-memory = Ayudar a recordar lo que ya se vio
option-spectators = Dejar que otra gente mire la partida
table-public = figura entre las mesas abiertas
table-by-link = solo entra quien tiene el enlace
memory-aid = la mesa ayuda a recordar lo que ya se vio
own-deck = se juega con un mazo propio
no-spectators = no se puede mirar
open-table = Armar la mesa

level-facil = fácil
level-normal = normal
level-dificil = difícil
level-experto = experto
bot-name = Bot { $level }
bot-level = bot
away = se fue: juega un bot

gone = sin conexión

lobby-waiting = Esperando a que se ocupen los lugares
lobby-full = Ya no falta nadie
lobby-ready = Ya se puede empezar: nadie pide esperar
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
wait-for = Esperá: le toca a { $names }.
watching = Estás mirando la partida.
watching-turn = Estás mirando. Le toca a { $names }.
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
tab-talk = Charla
tab-rules = Reglas
tab-menu = Mesa
rules = Reglas
rules-seek = Buscar en las reglas
talk-empty = Todavía nadie dijo nada. Saludá.
talk-none = Todavía nadie dijo nada.
talk-off = en esta mesa no hay charla escrita
talk-say = Decí algo
talk-send = Decir
claim = Afirmar algo
claim-choose = Afirmar algo…
claim-send = Afirmar
claims = afirma: «{ $words }»

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
rematch = Revancha
replay = Ver la repetición
watch-link = Invitar a mirar
watch-link-about = Quien abre este enlace mira la partida sin ver las cartas de nadie.
own-link = Seguir en otro dispositivo
own-link-about = Con este enlace volvés a tu lugar desde cualquier dispositivo. Es solo tuyo: no se lo pases a nadie.
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

result-you = ¡Ganaste! { $reason } ({ $clause })
result-with-you = ¡Ganaste, junto con { $names }! { $reason } ({ $clause })
result-others = { $count ->
    [one] Gana { $names }: { $reason } ({ $clause })
   *[other] Ganan { $names }: { $reason } ({ $clause })
}
result-nobody = No gana nadie: { $reason } ({ $clause })

news-sat-down = { $name_is ->
    [you] Te sentás a la mesa.
   *[other] { $name } se sienta a la mesa.
}
news-bot-sat-down = Se sienta un bot { $level }.
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
replay-stop = Detener
replay-share-about = Con este enlace se ve la repetición de la mesa.
eyes = Con los ojos de
eyes-open = todos: cartas abiertas
eyes-of = { $name }

you-name = Vos
learn-none = De este juego todavía no hay una lección
learn-step = Paso { $step } de { $steps }
learn-on = Seguir
learn-done = ¡Listo! A jugar
learn-back = Volver a la mesa
learn-leave = Dejar la lección
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
euphoria-seen = Lo que se vio recién
euphoria-seen-done = Visto
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
euphoria-ending = El final
euphoria-learn-welcome = Te damos la bienvenida a la ciudad. Hay dos bandos, Euphoria y Subterra, cada uno con su Líder. Tus tres reclutas dicen de qué lado estás, y nadie más los ve. Ganás cuando le disparan al Líder contrario, si está expuesto.
euphoria-learn-lay = Te tocaron dos Subterra y un Euphoriano: por mayoría, sos de Subterra. Colocalos escondidos, de izquierda a derecha. Primero, el Euphoriano.
euphoria-learn-lay-second = Ahora un Subterra. El tercero va solo.
euphoria-learn-hold = Las viseras quedan cerradas también para vos, por si alguien espía tu pantalla. Para verlos, mantené apretado «Mirar»; soltás y se cierran. Probalo.
euphoria-learn-interrogate = Te toca. En tu turno decidís tres cosas, en este orden: artefactos, acción y apuntar. Empecemos por averiguar algo: tocá «Interrogar».
euphoria-learn-whom = ¿A quién? A Marta.
euphoria-learn-which = Así se ve un lugar de cerca. Mirá su recluta 2.
euphoria-learn-window = ¡Era el Líder Euphoriano! Todos vieron que miraste, pero qué viste lo sabés solo vos. Y ahora Marta se arma y te apunta. Se abre una ventana: los consultados responden a la vez y en secreto. Tenés Sabotaje: usalo.
euphoria-learn-cost = Usar un artefacto siempre cuesta exponer un recluta propio. Exponé el 1, tu Euphoriano: de paso, despistás.
euphoria-learn-pass = Marta se quedó sin láser. Tito se armó, y Nélida usa un Imán. No podés responder, pero se te pregunta igual y con la misma espera: así nadie sabe quién podía. Pasá.
euphoria-learn-serum = Te toca de nuevo, y sabés dónde está el Líder Euphoriano. El Suero de la verdad expone un recluta de otro: usalo.
euphoria-learn-serum-cost = El costo: exponé tu recluta 2.
euphoria-learn-serum-whom = ¿De quién es el recluta? De Marta.
euphoria-learn-serum-which = Y es el recluta 2.
euphoria-learn-arm = El Líder quedó expuesto: un disparo a Marta termina la partida. Mientras tanto Tito le disparó a Nélida, que mostró sus tres reclutas: es el Líder Subterra, de los tuyos. Falta un láser: armate.
euphoria-learn-arm-cost = Armarse también cuesta exponer un recluta: el último que te queda.
euphoria-learn-arm-aim = Se apunta en voz alta, y todos ven la línea. Apuntá a Marta.
euphoria-learn-aim = Fase 3: quien tiene un láser apunta al final de su turno, al mismo o a otro. Quedate en Marta.
euphoria-learn-shoot = ¡Qué ronda! Con un Traslado, Tito te dejó el Líder Subterra a la vista. Nélida le disparó a Marta, pero Tito puso el cuerpo y, como no tenía Líder, ahora es anarquista: no es de ningún bando. Tu línea sigue en Marta: ¡dispará!
euphoria-learn-end = Ganó Subterra: vos y Nélida. Abajo están todos los reclutas dados vuelta. Falta lo mejor: en la mesa se puede decir cualquier cosa, cierta o no. Tocá «Decir», y mentí bien.

evidencia-card = { $name }, valor { $value }. Símbolos: { $symbols }. Reverso: { $back }.
evidencia-asks = Como desafío: { $challenge }.
evidencia-back = Carta boca abajo, reverso: { $back }
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
evidencia-order-how = Arrastrá cada carta a su lugar, o usá las flechas. Tocá un criterio para ver el hilo.
evidencia-presented-wait = Tu fila está colgada. Falta que tu rival cuelgue la suya.
evidencia-present = Presentar la fila
evidencia-row-of = La fila de { $name }
evidencia-sheet = La planilla, criterio por criterio
evidencia-criterion = Criterio
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
evidencia-foot-highest = pide el valor más alto
evidencia-foot-lowest = pide el valor más bajo
evidencia-foot-has = pide { $faction }
evidencia-foot-even = pide un valor par
evidencia-foot-odd = pide un valor impar
evidencia-foot-far = pide el más lejos del { $value }
evidencia-foot-shares = pide compartir un símbolo
evidencia-foot-double-agent = pide no mostrar su reverso
evidencia-foot-most-symbols = pide más símbolos
evidencia-foot-fewest-symbols = pide menos símbolos
evidencia-special-abduccion = cambiala por una de la base
evidencia-special-revelacion = cambiala por una de la pirámide
evidencia-special-ojo = vale como el símbolo de la cima

evidencia-learn-welcome = Te damos la bienvenida al tablero. En seis rondas juntás pruebas; al final las colgás en fila y gana la fila que más convence. Cada carta tiene un valor, algún símbolo y un desafío; del otro lado, el reverso con su facción.
evidencia-learn-play = Arriba está el desafío: gana el valor más bajo. Los dos eligen a la vez, con la carta tapada. Tenés un 7 y un 2: jugá el 2.
evidencia-learn-take = ¡Ganaste! Tu 2 es más bajo que el 8. Quien gana toma primero, una de las tres cartas. El Satélite espía vale 8 y nos va a servir: tomalo.
evidencia-learn-send = Ahora elegí dónde va: a la pirámide, que dirá qué símbolos valen puntos, o a tu zona, que son las cartas que vas a ordenar. Guardala en tu zona.
evidencia-learn-pyramid = Tu rival se guardó otra, y la que sobró fue a la pirámide. De ella cuenta el reverso: el primer símbolo de la base es Illuminati. En cada ronda crece la pirámide y crecen las dos zonas.
evidencia-learn-second = Segunda ronda, y otra vez gana el más bajo. Con lo que tenés, lo mejor es el 4.
evidencia-learn-keep = Perdiste: tu rival jugó un 3. Pero elegís entre las dos que quedan. Quedate con el Gnomo con túnica, que vale 3 y muestra Illuminati.
evidencia-learn-final = Pasaron tres rondas más. Esta es la última: el Desafío Final está tapado y gana el valor más cercano al suyo. Te queda una sola carta: jugala.
evidencia-learn-eye = Era un 5, tu 4 estaba más cerca: el Desafío Final da un punto. Y mirá qué carta es: El ojo que todo lo ve. Tomala.
evidencia-learn-eye-zone = En tu fila, El ojo vale como el símbolo de la cima de la pirámide. Guardalo en tu zona.
evidencia-learn-order = Ahora, la fila. La base pide Illuminati, Gnomos, Illuminati, pegados y en ese orden. Y tres valores seguidos también suman. Arrastrá las cartas, o usá las flechas, hasta tener: { $expected } · y al final el 8. Mirá cómo cambia la planilla, y presentá.
evidencia-learn-end = ¡Diez a dos! Tocá cada criterio de la planilla para ver qué cartas dieron los puntos. El resto está en las reglas, siempre a mano en la mesa. Ahora, contra un bot o con amigos.

codigos-card = { $symbol }, foto { $photo }, medalla { $medal }. Código: { $code }.
codigos-joker = Comodín: vale por cualquier símbolo.
codigos-exposed = Código expuesto: { $code }. Medalla { $medal }. Le falta: { $missing }
codigos-revealed = { $code }: { $how }, { $points }
codigos-revealed-codes = Códigos revelados
codigos-hidden-codes = Códigos ocultos
codigos-sealed = Código oculto { $place }, cerrado
codigos-open = Código oculto { $place }: { $code }
codigos-slot = Lugar { $slot } del encarte
codigos-slot-pile = Lugar { $slot } del encarte, pila de descarte
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
codigos-ending = Parte final
codigos-wins = Gana
codigos-shares = Comparte la victoria
codigos-no-codes = No reveló ningún código.
codigos-learn-welcome = Te damos la bienvenida al telégrafo. Vas a juntar símbolos, completar códigos, guardarlos en sobres cerrados y, cuando llegue la orden, decirlos de memoria. Arriba está tu rival; en el medio, el encarte; abajo, tus cartas.
codigos-learn-card = Mirá tus cartas. Al medio, el símbolo. Por el costado, el código, de arriba para abajo. La cinta es la medalla: los puntos. Cada carta sirve de símbolo o de código, y en tu turno hacés dos acciones.
codigos-learn-expose = Tu granada pide tanque, granada, casco. Es ella misma una granada, así que ya cubre una parte: faltan tanque y casco. Tocala y elegí «Exponer».
codigos-learn-take = El casco lo tenés; falta un tanque. Sobre el primero está parado el soldado, y lo que él pisa no se toca. Tomá el otro tanque.
codigos-learn-rival = Marta bajó un código entero de una sola vez, a la vista de todos, y ya está en un sobre. Desde que se cierra no lo mira nadie: tampoco ella. ¿Lo viste pasar?
codigos-learn-add = Te toca. Tocá el tanque y elegí «Agregar».
codigos-learn-look = En la misma acción podés agregar más. Pero antes mirá bien el código, porque al completarse se cierra: tanque, granada, casco. ¿Lo tenés? Tocá el casco.
codigos-learn-sealed = Ahí quedó: el sobre 1. Ni siquiera vos lo podés abrir, y la página tampoco anota lo que había adentro. Solo queda en tu memoria.
codigos-learn-soldier = Te queda una acción. El soldado se mueve solamente como segunda. Levantalo y plantalo sobre el casco del descarte, así Marta no lo puede tomar.
codigos-learn-go-on = Marta tomó dos cartas. De nuevo vos: tomá la granada del lugar 1, que pide cinco símbolos y vale mucho.
codigos-learn-another = Y para la segunda acción, el casco que apareció en ese lugar.
codigos-learn-recite = ¡Salió una carta Revelen! Se frena todo y cada uno revela sus sobres. ¿Te acordás del tuyo? Tocá los símbolos en orden y enviá. Nada te muestra cuántos son.
codigos-learn-end = ¡Exacto! La medalla y dos puntos más: la carta queda parada. En otro orden queda acostada, con un punto más; si la das vuelta sin recitar, cabeza abajo, la medalla sola; y si la decís mal, se pierde. Marta también se acordó. Así se sigue hasta que se termina el mazo. El resto está en las reglas.
face-down = Carta boca abajo
