title = Códigos
tagline = Armá códigos, escondelos y recitalos de memoria mientras un soldado te tapa las cartas.
players = 2 a 4 jugadores
minutes = 30 minutos

option-jokers = Comodines en juego de a cuatro
option-reuse = Qué pasa de a cuatro cuando el mazo se termina por primera vez
option-reuse-after-reveal = todos revelan y después el descarte vuelve a ser mazo
option-reuse-at-once = el descarte vuelve a ser mazo sin revelar
option-memory-aid = Ayuda para la memoria
option-memory-aid-off = no: un código oculto no lo puede mirar nadie, tampoco su dueño
option-memory-aid-on = sí: los códigos ocultos y lo que pasó se pueden volver a mirar
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
reason-shared = empate en puntos: victoria compartida

how-exact = exacto
how-unordered = otro orden
how-turned_over = dado vuelta
how-given_up = descartado
joker = comodín

table-turn = turno de { $name }, acción { $action } de 2
table-reveal = todos revelan
table-over = fin de la partida
table-offer = Encarte
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
move-take = Tomar la carta { $slot } del encarte
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
ask-act = Acción { $action } de 2. ¿Qué hacés?
ask-add = ¿Agregás otra carta, o listo?
ask-whole = ¿Con qué símbolos? Elegí las cartas.
ask-choose = ¿Qué código oculto revelás ahora?
ask-recite = Tu código oculto { $place }: recitalo de memoria, o dalo vuelta.
ask-recite_on = Seguí recitando hasta el final.

## Lo que pasó.
event-set_up = Se mezcló y se repartió. { $seat_is ->
    [you] Empezás vos, que tenés el número de foto más alto.
   *[other] Empieza { $seat }, que tiene el número de foto más alto.
}
event-took = { $seat_is ->
    [you] Tomás { $card } del lugar { $slot }.
   *[other] { $seat } toma { $card } del lugar { $slot }.
}
event-exposed = { $seat_is ->
    [you] Exponés como código { $card }.
   *[other] { $seat } expone como código { $card }.
}
event-completed = { $seat_is ->
    [you] Completás { $card } con { $cards }. Acordate: { $code }.
   *[other] { $seat } completa { $card } ({ $code }) con { $cards }.
}
event-hid = { $seat_is ->
    [you] Queda oculto: es el { $place } de tu fila.
   *[other] { $seat } oculta un código: es el { $place } de su fila.
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
        [some] Recitás «{ $recital }». Tu código { $place } era { $card }: { $code }.
       *[none] Tu código { $place } era { $card }: { $code }.
    }
   *[other] { $recital_is ->
        [some] { $seat } recita «{ $recital }». Su código { $place } era { $card }: { $code }.
       *[none] El código { $place } de { $seat } era { $card }: { $code }.
    }
}
event-revealed = { $seat_is ->
    [you] { $how ->
        [exact] ¡Exacto! Tu código { $place } vale { table-points }.
        [unordered] Los símbolos de tu código { $place } están, en otro orden: { table-points }.
        [turned_over] Diste vuelta tu código { $place } sin recitarlo: { table-points }.
       *[lost] Perdiste tu código { $place }: va al descarte.
    }
   *[other] { $how ->
        [exact] { $seat } recitó exacto su código { $place }: { table-points }.
        [unordered] { $seat } dijo los símbolos de su código { $place } en otro orden: { table-points }.
        [turned_over] { $seat } dio vuelta su código { $place } sin recitarlo: { table-points }.
       *[lost] { $seat } perdió su código { $place }: va al descarte.
    }
}
event-mixed = La carta Revelen se mezcla en la pila de descarte.
event-set_aside = La carta Revelen queda aparte, a la vista.
event-reused = El descarte se mezcla y vuelve a ser mazo: { $deck ->
    [one] 1 carta.
   *[other] { $deck } cartas.
}
