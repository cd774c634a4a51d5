title = Códigos
tagline = Armá códigos, escondelos y recitalos de memoria mientras un soldado te tapa las cartas.
players = 2 a 4 jugadores
minutes = 30 minutos

option-jokers = Comodines en juego de a cuatro
option-third-slot = Cómo se repone el lugar 3 cuando alguien toma su carta
option-third-slot-pile = aparece la que sigue en la pila
option-third-slot-deck = con una carta del mazo, como los otros dos
option-reuse = Qué pasa de a cuatro cuando el mazo se termina por primera vez
option-reuse-after-reveal = todos revelan y después el descarte vuelve a ser mazo
option-reuse-at-once = el descarte vuelve a ser mazo sin revelar
option-memory-aid = Ayuda para la memoria
option-memory-aid-off = de memoria: un código oculto no lo mira nadie, tampoco su dueño; recitado exacto da 2 puntos más
option-memory-aid-on = con ayuda: cada uno puede espiar sus códigos ocultos, y recitar no le da puntos de más a nadie
option-turn-limit = Turnos seguidos sin que salga una carta del mazo que terminan la partida
option-turn-limit-none = sin límite

refused-full = ya tenés cuatro cartas en la recolección: primero bajá o descartá alguna.
refused-blocked = esa carta la bloquea el soldado.
refused-just-discarded = esa carta la descartaste en este mismo turno.
refused-one-exposed = ya tenés un código expuesto sin completar.
refused-none-exposed = no tenés ningún código expuesto.
refused-joker-is-no-code = un comodín no tiene código.
refused-no-such-place = no tenés tantas cartas en la recolección.
refused-not-whole = con tu recolección no alcanza para bajar ese código entero.
refused-nothing-laid = para descartar el código expuesto tiene que haber al menos un símbolo puesto.
refused-soldier-second = el soldado se mueve solo como segunda acción del turno.
refused-soldier-stands-there = el soldado ya está en esa carta.
refused-act = ahora se elige una acción: tomar, exponer, agregar, bajar, descartar o, en segundo lugar, mover el soldado.
refused-joker-stays = un comodín no se descarta.
refused-just-taken = esa carta la tomaste en este mismo turno.
refused-same-symbol = tiene el mismo símbolo que la carta de arriba del descarte.
refused-picked = esa carta ya la elegiste.
refused-one-joker = un código lleva a lo sumo un comodín.
refused-not-missing = ese símbolo no le falta a tu código expuesto.
refused-add = elegí otra carta para agregar, o decí «listo».
refused-whole = elegí los símbolos del código que estás bajando.
refused-not-completing = con esa carta el código que estás bajando no se completa.
refused-choose = elegí cuál de tus códigos ocultos revelás.
refused-no-such-hidden = no tenés tantos códigos ocultos.
refused-recite = recitá el código, símbolo por símbolo, o dalo vuelta.
refused-recital-begun = ya empezaste a recitar: no se puede dar vuelta.
refused-recital-too-short = un código tiene por lo menos tres símbolos.
refused-recital-full = un código tiene a lo sumo cinco símbolos: decí «listo».

reason-points = más puntos
reason-shared = empate en puntos y victoria compartida

how-exact = exacto
how-unordered = otro orden
how-turned_over = dado vuelta
how-given_up = descartado
joker = comodín

table-turn = turno de { $name }, acción { $action } de 2
table-reveal = todos revelan
table-over = fin de la partida
table-offer = Centro
table-deck = { $count ->
    [one] queda 1 carta en el mazo
   *[other] quedan { $count } cartas en el mazo
}
table-reveal-in-pile = hay una Revelen en el descarte
table-soldier = soldado
table-pile = descarte
table-photo = n.º { $photo }
table-empty = vacío
table-collection = recolección
table-exposed = expuesto
table-exposed-missing = le falta { $symbols }
table-hidden = ocultos { $places }
table-revealed = revelados { $codes }
table-picked = elegida
table-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
table-nothing = nada
table-said = Hasta acá: { $symbols }…

## Las jugadas, dichas solas y con la carta que nombran en la mesa.
move-take = Tomar la carta { $slot } del centro
move-expose = Exponer como código la carta { $place } de tu recolección
move-lay = Bajar entero el código de la carta { $place }
move-add = Agregar la carta { $place } como símbolo
move-discard = Descartar la carta { $place }
move-give_up = Descartar el código expuesto (resta su medalla)
move-move_soldier = Mover el soldado a la carta { $slot }
move-done = Listo
move-turn_over = Dar vuelta el código sin recitarlo
move-reveal = El código oculto { $place }
move-say = Decir «{ $symbol }»

label-take = Tomar { $card }
label-expose = Exponer { $card } ({ $code })
label-lay = Bajar entero el código de { $card } ({ $code })
label-add = Agregar { $card }
label-discard = Descartar { $card }
label-give_up = Descartar el expuesto (−{ $medal })
label-move_soldier = { $card_is ->
    [none] Soldado al lugar { $slot }
   *[some] Soldado a { $card }
}
label-say = { $symbol }

card-named = { $symbol } n.º { $photo }

## Lo que se pregunta.
ask-act = Acción { $action } de 2. { $fourth_is ->
    [some] Tenés cuatro cartas: usá { $action ->
        [1] lo tuyo.
       *[2] lo tuyo o mové el soldado.
    }
   *[none] { $first_is ->
        [none] Tomá una carta{ $action ->
            [1] .
           *[2] {" "}o mové el soldado.
        }
       *[some] Tomá una carta{ $action ->
            [1] {" "}o { ask-act-own }.
           *[2] , { ask-act-own } o mové el soldado.
        }
    }
}
ask-act-own = { $exposed_is ->
    [none] exponé una tuya como código
   *[some] jugá una tuya
}
ask-add = ¿Agregás otra carta, o listo?
ask-whole = ¿Con qué símbolos? Elegí las cartas.
ask-choose = ¿Qué código oculto revelás ahora?
ask-recite = Recitá tu código de memoria, o dalo vuelta.
ask-recite_on = Seguí recitando hasta el final.

## Lo que pasó.
event-set_up = Se mezcló y se repartió. { $seat_is ->
    [you] Empezás vos, que tenés el número de foto más alto.
   *[other] Empieza { $seat }, que tiene el número de foto más alto.
}
event-took = { $seat_is ->
    [you] Tomás { $card } { $slot ->
        [3] del descarte.
       *[other] del lugar { $slot }.
    }
   *[other] { $seat } toma { $card } { $slot ->
        [3] del descarte.
       *[other] del lugar { $slot }.
    }
}
event-exposed = { $seat_is ->
    [you] Exponés como código { $card }.
   *[other] { $seat } expone como código { $card }.
}
event-added = { $seat_is ->
    [you] Agregás { $cards } a tu código expuesto.
   *[other] { $seat } agrega { $cards } a su código expuesto.
}
event-completed = { $seat_is ->
    [you] Completás { $card } con { $cards }. Acordate: { $code }.
   *[other] { $seat } completa { $card } ({ $code }) con { $cards }.
}
event-hid = { $seat_is ->
    [you] Queda oculto, al final de tu fila.
   *[other] { $seat } oculta un código, al final de su fila.
}
event-discarded = { $seat_is ->
    [you] Descartás { $card }.
   *[other] { $seat } descarta { $card }.
}
event-gave_up = { $seat_is ->
    [you] Descartás tu código expuesto, { $card }: resta su medalla.
   *[other] { $seat } descarta su código expuesto, { $card }: resta su medalla.
}
event-moved_soldier = { $seat_is ->
    [you] Movés el soldado al lugar { $slot }.
   *[other] { $seat } mueve el soldado al lugar { $slot }.
}
event-lost_joker = El comodín del lugar { $slot } queda bajo el soldado y se pierde: vuelve al mazo.
event-skipped = { $seat_is ->
    [you] No podés hacer nada: se saltea tu primera acción.
   *[other] { $seat } no puede hacer nada: se saltea su primera acción.
}
event-reveal = { $cause ->
    [first_card] ¡Revelen códigos ocultos! Después la carta se mezcla en el descarte.
    [later_card] ¡Revelen códigos ocultos!
    [from_pile] Del descarte sale otra vez la carta: ¡revelen códigos ocultos!
    [reuse] Se terminó el mazo por primera vez: hay que revelar.
    [final] Se terminó el mazo: es el último revelado.
   *[limit] Pasaron demasiados turnos sin que saliera una carta: es el último revelado.
} { $seat_is ->
    [you] Empezás vos.
   *[other] Empieza { $seat }.
}
event-shown = { $seat_is ->
    [you] { $recital_is ->
        [some] Recitás «{ $recital }». Tu código era { $card }: { $code }.
       *[none] Tu código era { $card }: { $code }.
    }
   *[other] { $recital_is ->
        [some] { $seat } recita «{ $recital }». Su código era { $card }: { $code }.
       *[none] El código de { $seat } era { $card }: { $code }.
    }
}
event-revealed = { $seat_is ->
    [you] { $how ->
        [exact] ¡Exacto! Tu código vale { table-points }.
        [unordered] Los símbolos de tu código están, en otro orden: { table-points }.
        [turned_over] Diste vuelta tu código sin recitarlo: { table-points }.
       *[lost] Perdiste tu código: va al descarte.
    }
   *[other] { $how ->
        [exact] { $seat } recitó exacto su código: { table-points }.
        [unordered] { $seat } dijo los símbolos de su código en otro orden: { table-points }.
        [turned_over] { $seat } dio vuelta su código sin recitarlo: { table-points }.
       *[lost] { $seat } perdió su código: va al descarte.
    }
}
event-mixed = La carta Revelen se mezcla en la pila de descarte.
event-set_aside = La carta Revelen queda aparte, a la vista.
event-reused = El descarte se mezcla y vuelve a ser mazo: { $deck ->
    [one] 1 carta.
   *[other] { $deck } cartas.
}

## Qué es y qué hace cada cosa, en una frase: la mesa lo dice al tocarla.
explain-card = Sirve como símbolo { $symbol }, o como código: { $code }. Su medalla vale { $medal ->
    [one] 1 punto
   *[other] { $medal } puntos
}. { $own ->
    [yes] Su propio símbolo ya cubre uno de los que pide.
   *[no] Su propio símbolo no está en su código.
}
explain-joker = Vale por cualquier símbolo, uno solo por código. Pero un código con comodín hay que recitarlo exacto, o se pierde.
explain-action-take = Tomás una carta a la vista que el soldado no tape. En la recolección entran cuatro.
explain-action-take-name = Tomar
explain-action-expose = Ponés una carta tuya como código, a la vista, para ir agregándole los símbolos que pide.
explain-action-expose-name = Exponer un código
explain-action-add = Le ponés a tu código expuesto uno o varios de los símbolos que le faltan. Cuando está completo, se esconde.
explain-action-add-name = Agregar símbolos
explain-action-lay = Bajás de una vez la carta código y todos sus símbolos. Se esconde en el acto.
explain-action-lay-name = Bajar un código entero
explain-action-discard = Dejás una carta común sobre la pila. No puede tener el símbolo de la de arriba, ni ser la que recién tomaste, ni un comodín.
explain-action-discard-name = Descartar
explain-action-give_up = Dejás tu código expuesto si ya tiene algún símbolo puesto. Al final te resta su medalla.
explain-action-give_up-name = Descartar el código
explain-action-move_soldier = Pasás el soldado a otra carta, que nadie puede tomar mientras esté ahí. Solo como segunda acción.
explain-action-move_soldier-name = Mover el soldado
explain-action-recite = Decís los símbolos de memoria. Exacto: medalla y 2 puntos más. Los mismos en otro orden: medalla y 1 más. Mal: lo perdés.
explain-action-recite-name = Recitar
explain-action-recite_aided = Decís los símbolos. Con ayuda, recitar no da puntos de más: vale la medalla sola. Mal dicho, lo perdés.
explain-action-recite_aided-name = Recitar
explain-action-turn_over = Mostrás el código sin recitarlo: vale la medalla sola. Si tenía comodín, lo perdés.
explain-action-turn_over-name = Dar vuelta
explain-thing-soldier = El soldado tapa una carta: nadie la puede tomar. Un comodín que queda debajo vuelve al mazo.
explain-thing-soldier-name = Soldado
explain-thing-hidden = Un código oculto: ya no lo mira nadie, tampoco su dueño. Espera a que salga una carta Revelen.
explain-thing-hidden-name = Código oculto
explain-thing-hidden_aided = Un código oculto. Con ayuda, su dueño lo puede espiar. Espera a que salga una carta Revelen.
explain-thing-hidden_aided-name = Código oculto
explain-thing-reveal = Cuando sale esta carta, todos revelan sus códigos ocultos: los recitan de memoria o los dan vuelta.
explain-thing-reveal-name = Revelen códigos ocultos
explain-thing-medal = Los puntos que da el código de esta carta cuando lo revelás bien.
explain-thing-medal-name = Medalla
explain-thing-photo = El número de foto: ninguna otra carta lo repite. Ordena las cartas de la recolección.
explain-thing-photo-name = Número de foto
explain-thing-deck = El mazo. Abajo de todo espera la última Revelen: cuando se termina, revelan por última vez y se cuenta.
explain-thing-deck-name = Mazo
explain-thing-pile = El tercer lugar es además la pila de descarte: se ve la carta de arriba.
explain-thing-pile-name = Descarte
explain-thing-revealed = Un código revelado. Parado: recitado exacto. Acostado: en otro orden. Cabeza abajo: dado vuelta. Cruzado: descartado, resta.
explain-thing-revealed-name = Código revelado
explain-thing-symbol = Los símbolos que pide un código. El que falta está borroso: se tapa con una carta que lo tenga, o con un comodín.
explain-thing-symbol-name = Símbolo

## El juego en una página: qué hay en una carta, un turno, qué da puntos y quién gana.
summary-idea = Juntás símbolos, completás códigos y los escondés. Cuando sale la carta Revelen hay que decirlos de memoria. Mientras tanto, un soldado tapa las cartas que querés.
summary-card-1 = La medalla: los puntos que da su código.
summary-card-2 = El número de foto: ninguna otra carta lo repite.
summary-card-3 = El símbolo: con él se completan códigos.
summary-card-4 = El código: los símbolos que pide, en ese orden. Una carta sirve de símbolo o de código.
summary-card-5 = El comodín vale por cualquier símbolo, uno por código; pero ese código hay que recitarlo exacto.
summary-turn-1 = Dos acciones por turno. Tomás una carta a la vista (hasta tener cuatro); la que tapa el soldado, no.
summary-turn-2 = Exponés una carta como código y le agregás los símbolos que pide; o lo bajás entero de una vez.
summary-turn-3 = Completo, el código se da vuelta sobre sus símbolos: no lo mira nadie más, tampoco vos. Acordate.
summary-turn-4 = También podés descartar una carta, dejar un código empezado (resta) o, como segunda acción, mover el soldado.
summary-turn-5 = Cuando sale una Revelen, todos revelan sus códigos ocultos, uno por uno.
summary-score-1 = Recitado exacto, en orden: la medalla y 2 puntos más.
summary-score-2 = Los mismos símbolos en otro orden: la medalla y 1 punto más.
summary-score-3 = Dado vuelta sin recitar: la medalla sola.
summary-score-4 = Mal recitado, o con comodín y no exacto: lo perdés.
summary-score-5 = Un código expuesto que dejaste: te resta su medalla.
summary-win-1 = Cuando se termina el mazo todos revelan por última vez. Gana quien suma más; si empatan, ganan juntos.

## Lo que habla a favor de una jugada.
why-take-exposed = { $lacking ->
    [0] con { $symbol } ya podés completar tu código expuesto.
    [one] tu código expuesto pide { $symbol }; después le falta uno solo.
   *[other] tu código expuesto pide { $symbol }; después le faltan { $lacking }.
}
why-take-held = { $asking ->
    [0] ninguno de tus códigos pide { $symbol }: se toma por su propio código, que vale { $medal }.
    [one] uno de tus códigos pide { $symbol }, y el suyo vale { $medal }.
   *[other] { $asking } de tus códigos piden { $symbol }, y el suyo vale { $medal }.
}
why-take-joker = un comodín completa cualquier código; eso sí, después hay que recitarlo exacto.
why-expose = { $lacking ->
    [0] tenés lo que piden sus { $length } símbolos, y vale { $medal }.
    [one] de sus { $length } símbolos te falta uno solo, y vale { $medal }.
   *[other] de sus { $length } símbolos te faltan { $lacking }, y vale { $medal }.
}
why-lay = tenés sus { $length } símbolos: vale { $medal }, se esconde en el acto y nadie te lo tapa.
why-add = { $lacking ->
    [0] tu código pide { $symbol }, y con lo que tenés se completa.
    [one] tu código pide { $symbol }: se libera un lugar de tu mano, y al código le falta uno más.
   *[other] tu código pide { $symbol }: se libera un lugar de tu mano, y al código le faltan { $lacking }.
}
why-add-joker = el comodín vale por lo que falta; después hay que recitarlo exacto.
why-discard = { $asking ->
    [0] ningún código tuyo pide { $symbol }, y se libera un lugar.
    [one] un código tuyo pide { $symbol }, pero es lo que menos te cuesta soltar.
   *[other] { $asking } códigos tuyos piden { $symbol }, pero es lo que menos te cuesta soltar.
}
why-discard-joker = solo si no te alcanza el lugar: el comodín sirve para cualquier código.
why-give-up = { $lacking ->
    [one] le falta uno que no llega; abandonarlo te cuesta { $medal }, pero te deja empezar otro.
   *[other] le faltan { $lacking } que no llegan; abandonarlo te cuesta { $medal }, pero te deja empezar otro.
}
why-soldier = { $asking ->
    [0] a quien sigue no le sirve { $symbol }: lo mueve de la carta que querés dejar libre.
    [one] a quien sigue { $symbol } le sirve para un código: así no lo puede tomar.
   *[other] a quien sigue { $symbol } le sirve para { $asking } códigos: así no lo puede tomar.
}
why-soldier-joker = tapa el comodín, que le sirve a cualquiera.
why-done = conviene guardar lo demás.
why-choose = el orden no cambia los puntos: empezá por el que tenés más fresco.
why-remembered = así era el código cuando lo bajaste.

# Only the terminal says these.
terminal-typing-recite = Escribí todos los símbolos en un renglón: «granada casco tanque».
