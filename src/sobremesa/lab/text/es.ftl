# El laboratorio: estudios, informes y comparaciones.

study-too-large = { $file }: un estudio tiene { $largest } bytes como máximo.
study-not-toml = { $file } no es TOML: { $reason }
study-unknown = { $file }, campo "{ $field }": nadie lo va a leer. Un estudio puede decir: { $allowed }.
study-value = { $file }, campo "{ $field }": dice { $value }; tiene que ser: { $allowed }.
study-a-text = un texto entre comillas
study-of-people = Este estudio es de partidas que jugó gente: no se puede jugar de nuevo. Su informe sí se puede leer.
run-exists = En { $folder } ya hay una corrida. Elegí otra carpeta, o seguila: --resume.
run-other-study = En { $folder } hay una corrida de otro estudio: cambian el juego, los lugares, las opciones, el mazo, los bots o la semilla. Elegí otra carpeta.
run-not-empty = { $folder } no está vacía y no tiene una corrida. Elegí otra carpeta.
run-missing = En { $folder } no hay ninguna corrida. Hacé una: sobremesa lab run JUEGO --out { $folder }
run-damaged = { $folder }: una tabla de esta corrida está dañada, o la escribió otra versión, y no se puede leer. Borrá la carpeta y jugá el estudio de nuevo.
run-empty = En { $folder } todavía no hay partidas. Seguila: sobremesa lab run --resume --out { $folder }

report-title = { $game }: lo que encontró el laboratorio
report-what = { $games } partidas, { $seats } lugares, bots: { $bots }. Mazo: { $deck }. Reglas: { $options }.
report-usual-options = las impresas
report-usual-deck = el del juego
report-foot = Estudio { $digest }, semilla { $seed }. Los números entre corchetes son intervalos del 95 %: diecinueve de cada veinte contienen el valor verdadero.
report-what-people = { $games } partidas de personas, { $seats } lugares. Mazo: { $deck }. Reglas: { $options }.
report-foot-people = Las jugó gente en mesas de verdad. Los números entre corchetes son intervalos del 95 %: diecinueve de cada veinte contienen el valor verdadero.

lamp-green = Bien
lamp-amber = Para mirar
lamp-red = Fuera de lugar
lamp-grey = No se sabe
question-start = ¿Es justo el comienzo?
question-cards = ¿Sirven todas las cartas?
question-length = ¿Dura lo que dice la caja?
question-choices = ¿Importan las decisiones?
question-skill = ¿Gana quien juega mejor?

light-start-fair = Sí. { $who } se lleva { $share } % de las victorias [{ $low }, { $high }], lo más alejado de lo parejo, que sería { $even } %.
light-seat = El lugar { $seat }
light-starter = Quien empieza
light-start-uneven = No del todo. { $who } se lleva { $share } % de las victorias [{ $low }, { $high }], y eso seguro no es parejo ({ $even } %).
light-start-unfair = No. { $who } se lleva { $share } % de las victorias [{ $low }, { $high }]; parejo sería { $even } %.
light-start-unsure = Quizás no. { $who } se lleva { $share } % de las victorias [{ $low }, { $high }]; parejo sería { $even } %. Con más partidas se sabría.
light-start-open = Todavía no se sabe. { $who } se lleva { $share } % de las victorias [{ $low }, { $high }]; parejo sería { $even } %. Con más partidas se sabría.
light-cards-none = Este juego no tiene cartas que se puedan distinguir.
light-cards-odd = { $count ->
    [one] Hay una carta fuera de lugar: { $names }.
   *[other] Hay { $count } cartas fuera de lugar, primero { $names }.
  }
light-cards-unused = { $count ->
    [one] Hay una carta que se tiene y casi nunca se usa: { $names }.
   *[other] Hay { $count } cartas que se tienen y casi nunca se usan: { $names }.
  }
light-cards-unsure = Ninguna carta está fuera de lugar con seguridad, pero estas partidas solo lo dicen con { $width } puntos de margen. Con más partidas se sabría.
light-cards-even = Hasta donde dicen estas partidas: ninguna carta se aparta más de lo que explica el azar, con { $width } puntos de margen.
light-length-none = Esta corrida no lo dice.
light-length-fits = Sí. Ocho de cada diez partidas les llevarían a personas de { $tenth } a { $ninetieth } minutos; la caja dice de { $low } a { $high }.
light-length-differs = Ocho de cada diez partidas les llevarían a personas de { $tenth } a { $ninetieth } minutos; la caja dice de { $low } a { $high }.
light-length-alone = Ocho de cada diez partidas les llevarían a personas de { $tenth } a { $ninetieth } minutos; comparalo con lo que vaya a decir tu caja.
light-choices-none = Estas partidas no se miraron por dentro.
light-choices-matter = Sí. En { $share } % de las decisiones [{ $low }, { $high }] la mejor jugada es claramente mejor que la segunda.
light-choices-little = Pocas veces. En { $share } % de las decisiones [{ $low }, { $high }] la mejor jugada es claramente mejor que la segunda.
light-skill-none = Esta corrida no lo dice: no hay un nivel por debajo de este bot, o todavía no se enfrentaron. Mirá: sobremesa lab skill
light-skill-right = Sí, y no siempre. { $better } se lleva { $share } % de las victorias contra { $worse } [{ $low }, { $high }].
light-skill-luck = Apenas. { $better } se lleva { $share } % de las victorias contra { $worse } [{ $low }, { $high }].
light-skill-steep = Casi siempre. { $better } se lleva { $share } % de las victorias contra { $worse } [{ $low }, { $high }]: falta un escalón entre los dos.
light-skill-unsure = { $better } se lleva { $share } % de las victorias contra { $worse } [{ $low }, { $high }]. Con más partidas se sabría.

chapter-start = El comienzo
about-start = La parte de las victorias que se lleva cada lugar. La línea cortada es donde todos serían iguales; en terracota, los que seguro se apartan.
start-p = Si todos los lugares fueran iguales, el puro azar los haría al menos así de desparejos con p = { $p } ({ $corrected }, corregido por todo lo que este informe prueba).
chapter-cards = Las cartas
about-cards = Cuánto más que el promedio gana quien recibió la carta al comienzo, en puntos. La primera mano es puro azar, así que esto se acerca a lo que la carta hace. En terracota, lo que seguro se aparta más de cinco puntos; p está corregido por todo lo que este informe prueba.
cards-company = Quién la tiene después, nunca o al final. Esto acompaña a la victoria y no tiene por qué ser su causa: las partidas largas ven más cartas, y quien va adelante se queda con las buenas. «sobremesa lab exchange» dice qué hace una carta por sí sola.
chapter-length = La duración
about-length = Las líneas marcan un décimo, la mitad y nueve décimos de las partidas. Los minutos son los que tardarían personas, estimados por las decisiones.
chapter-choices = Las decisiones
about-choices = Algunas partidas se pensaron de nuevo, más a fondo, en doce momentos cada una.
chapter-swing = La historia de una partida
about-swing = La chance de quien gana al final, de la primera jugada a la última: la mitad de las partidas está por encima de la línea; ocho de cada diez, dentro de la banda.
chapter-skill = Habilidad y suerte
about-skill = Los mismos repartos, jugados de los dos lados.
chapter-knowledge = Lo que está oculto
about-knowledge = Lo que un lugar no puede saber, en bits: cuánto sorprende el lugar de cada carta, sumado sobre las cartas. Si baja, la gente va descubriendo.
chapter-talk = Lo que se dice
about-talk = Lo que se afirma en la mesa, y cuánto de lo que se puede comprobar era falso al decirlo. Cuánto vale mentir: sobremesa lab skill.
talk-claims = Afirmaciones por partida
talk-lies = Falsas, %
chapter-use = Lo que se usa
about-use = De las veces que se pudo hacer una clase de jugada, cuántas se hizo; y cuántas son por partida.
chapter-endings = Cómo termina
about-endings = Qué decidió las partidas.
chapter-oddities = Lo que no parece jugar
about-oddities = Partidas que no gana nadie, que no terminan o en las que no se hace nada. Un plan que gana siempre: sobremesa lab skill.
odd-unwon = Partidas que no ganó nadie, %
odd-joint = Partidas que ganó más de un lugar, %
odd-endless = Partidas de más del triple de jugadas que lo usual, %
odd-passed = Más turnos seguidos sin una acción
odd-idle-round = Partidas con una ronda entera de esos turnos, %
odd-longest = Las partidas más largas. «sobremesa lab record CORRIDA PARTIDA» escribe una, para volver a verla.

a-seat = Lugar { $seat }
the-starter = Quien empieza
role-leader = Recibió un Líder
role-follower = Recibió solo seguidores
role-turned = Dejó su bando durante la partida
start-sides = Cuántas veces gana alguien de cada bando y papel, en soledad o con otros:
axis-won = parte de las victorias, %
axis-gain = ganancia al recibirla, puntos
axis-minutes = minutos
axis-choices = decisiones de verdad
axis-moves = jugadas
axis-rounds = rondas
axis-game = % de la partida
axis-wait = espera más larga hasta la próxima decisión, minutos
axis-decided = decididas, %
axis-games = partidas, %
choices-mattering = Decisiones donde la mejor jugada es claramente mejor, %
choices-gap = Lo que la mejor jugada gana sobre la segunda, puntos
choices-forced = Decisiones sin elección, %
choices-legal = Jugadas para elegir
swing-changes = Cambios de puntero por partida
swing-drama = Cuánto estuvieron atrás los ganadores, en promedio, puntos
swing-decided = Decidida después de esta parte de la partida, %
swing-early = Partidas decididas antes del último cuarto, %
swing-comebacks = Partidas ganadas desde menos de la mitad de una chance pareja, %
skill-won = Victorias de { $better } contra { $worse }, %
skill-luck = Repartos que ganó el mismo lado, jugara quien jugara, %
head-side = Bando
head-won = Ganó, %
head-card = Carta
head-gain = Ganancia
head-opening = Recibida
head-held = En mano
head-unseen = Nunca
head-seen = Mano − nunca
head-final = Al final
head-used = Usada, %
head-p = p
head-what = Qué
head-mean = Media
head-tenth = 10 %
head-median = Mitad
head-ninetieth = 90 %
head-most = Máximo
head-value = Hallado
head-move = Jugada
head-chosen = Hecha, %
head-each-game = Por partida
head-ending = Final
head-games = Partidas, %
head-game = Partida
head-moves = Jugadas

compare-other-game = { $first } y { $second } son corridas de juegos o cantidades de lugares distintos: solo se compara el mismo juego.
compare-first-seat = Victorias del lugar 1, %
compare-starter = Victorias de quien empieza, %
compare-moves = Jugadas
compare-choices = Decisiones de verdad
compare-minutes = Minutos
compare-margin = Diferencia de la victoria
compare-card = Victorias al recibir { $card }, %
compare-differs = { $what }: { $first } → { $second } ({ $difference } [{ $low }, { $high }]; p { $p }).
compare-same = { $what }: ninguna diferencia que estas partidas mostrarían ({ $difference } [{ $low }, { $high }]; p { $p }).
compare-unsure = { $what }: no se ve diferencia ({ $difference } [{ $low }, { $high }]; p { $p }). Unas { $games } partidas mostrarían una que valga la pena.
sheet-empty = La planilla está vacía. La primera fila nombra las columnas: { $columns }.
sheet-problems = { $count ->
    [one] La planilla todavía no es un mazo, por un motivo:
   *[other] La planilla todavía no es un mazo, por { $count } motivos:
  }
sheet-column = columna "{ $column }": las cartas de este juego no tienen ese campo. Tienen: { $columns }.
sheet-missing = falta la columna "{ $column }".
sheet-long-row = fila { $row }: tiene { $cells } celdas, pero hay { $columns } columnas.
sheet-unreadable = La planilla no se puede leer como CSV: { $reason }
sheet-cell = fila { $row }, columna «{ $column }»: eso no se puede escribir en un mazo. Tiene que ser un texto, un número entero, verdadero o falso, o una lista de ellos.
sheet-value = fila { $row }, columna "{ $column }": dice "{ $value }"; tiene que ser { $kind ->
    [int] un número entero
   *[other] true o false
  }.
comparison-title = A: { $first }, B: { $second }
comparison-verdict = { $count ->
    [0] Ninguna diferencia que estas partidas muestren, en { $rows } cosas comparadas.
    [one] Una de { $rows } cosas comparadas seguro es distinta.
   *[other] { $count } de { $rows } cosas comparadas seguro son distintas.
  }
head-difference = B − A
bad-target = «{ $words }» no es un objetivo. Se escribe starter=50% o minutes<=20, con uno de estos nombres o el de una carta: { $allowed }.
bad-range = «{ $words }» no dice qué número de qué carta puede cambiar. Se escribe CARTA.CAMPO=1..9, o CAMPO=1..9 para todas las cartas.
no-ray = Para jugar en un clúster hace falta Ray, que acá no está. Instalalo con: pip install "sobremesa[ray]"
no-local-cluster = Ray no pudo levantar un clúster en esta máquina: { $reason } Probá de nuevo, o jugá sin --on ray.
no-cluster = En { $address } no hay ningún clúster de Ray. Mirá RAY_ADDRESS, o sacala y se juega en esta máquina.
ray-own-games = { $game } no es un juego del paquete, y las otras máquinas no lo tienen. Jugalo sin --on ray.
ray-other-edition = Una máquina del clúster tiene otra edición del juego. Instalá en todas la misma versión de Sobremesa.
exchange-unknown = «{ $card }» no es una carta de este mazo. Son: { $allowed }.
exchange-kinds = «{ $card }» no se puede cambiar por otra en el mismo reparto: hacen falta dos cartas distintas, de un mazo en el que cada una está una sola vez.
sweep-games = Partidas
sweep-first = Lugar 1, %
sweep-starter = Quien empieza, %
sweep-minutes = Minutos
sweep-choices = Decisiones que importan, %
sweep-decided = Decidida después de, %
skill-bot = Bot
skill-rival = Contra
skill-deals = Repartos
skill-share = Victorias, %
skill-luck-of-deals = Ganados por el reparto, %
skill-steps = { $steps ->
    [0] Ningún nivel le gana con seguridad al de abajo en seis de cada diez partidas.
    [one] Un escalón: un nivel le gana con seguridad al de abajo en seis de cada diez partidas.
   *[other] { $steps } escalones: tantos niveles le ganan con seguridad al de abajo en seis de cada diez partidas.
  }
restricted-no-memory = el mismo, sin memoria
restricted-no-talk = el mismo, sin hablar
restricted-no-look-ahead = el mismo, sin mirar adelante
sweep-moves = Jugadas
sweep-title = { $game }: { $options }
sweep-what = { $variants } variantes con los mismos repartos, bots: { $bots }, semilla { $seed }. Los números entre corchetes son intervalos del 95 %.
skill-elo = Elo
skill-title = { $game }: hasta dónde llega la habilidad
skill-plans = { $count ->
    [0] Ninguna idea sola le gana a pensar.
   *[other] Degenerado: un bot que hace esta jugada siempre que puede le gana a uno que piensa: { $plans }.
  }
restricted-no-bluff = el mismo, sin mentir
restricted-plan = el mismo, «{ $verb }» siempre que puede
axis-won-row = gana, %
axis-rival = contra
axis-against = victorias de { $bot }, %
run-no-game = En { $folder } no hay ninguna partida { $game }.
