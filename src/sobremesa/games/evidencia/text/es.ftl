title = Evidencia
tagline = Juntá pruebas, mentí y colgalas en orden antes de que lo haga tu rival.
faction-gnomos = Gnomos
faction-extraterrestres = Extraterrestres
faction-illuminati = Illuminati
players = 2 jugadores
minutes = 15 minutos

option-pyramid = Cómo se llena la pirámide
option-pyramid-in-order = en orden: la base de izquierda a derecha, el medio y la cima
option-pyramid-free = libre: quien manda la carta elige el lugar vacío
option-repeats = Qué valores repetidos se saltean en una serie
option-repeats-any-copy = cualquier copia: de cada valor se queda una carta, la que convenga
option-repeats-adjacent = solo vecinas: se saltea una carta igual a la de al lado
option-equal-series = A quién le toca el punto de la serie más larga si las dos miden igual
option-equal-series-nobody = a nadie
option-equal-series-both = a los dos
option-pairs = Qué es una pareja de los símbolos del medio
option-pairs-one-of-each = uno de cada uno
option-pairs-equal = dos cartas con el mismo

refused-play = ahora hay que jugar una carta de la mano.
refused-take = ganaste el desafío: elegí una de las tres cartas.
refused-send = elegí adónde va la carta: a la pirámide o a tu zona.
refused-winner_slot = elegí un lugar vacío de la pirámide.
refused-loser_slot = elegí un lugar vacío de la pirámide.
refused-keep = elegí con cuál de las dos cartas que quedan te quedás.
refused-abduct = ahora solo se puede usar Abducción o pasar.
refused-exchange = elegí cuál de las tres cartas de la base cambiás por Abducción.
refused-reveal = ahora solo se puede usar Revelación gnomo o pasar.
refused-order = ahora ordenás tu fila, carta por carta.
refused-no-abduction = no tenés Abducción.
refused-no-revelation = no tenés Revelación gnomo, o la recibiste en un cambio y ya no puede hacer nada.
refused-not-base = la base son los lugares 1, 2 y 3.
refused-full-slot = ese lugar ya está ocupado.
refused-taken = esa carta ya no está sobre la mesa.
refused-not-held = esa carta no la tenés. Podés elegir: { $cards }.

reason-points = más puntos
reason-final = empate en puntos; decide el Desafío Final
reason-eye = empate en puntos; decide El ojo que todo lo ve
reason-shared = empate en todo y victoria compartida

challenge-highest = gana el valor más alto
challenge-lowest = gana el valor más bajo
challenge-has = gana quien muestre { $faction }
challenge-even = gana un valor par
challenge-odd = gana un valor impar
challenge-far = gana el valor más lejano a { $value }
challenge-shares = gana quien comparta un símbolo con esta carta
challenge-double-agent = gana quien no muestre el símbolo de su propio reverso
challenge-most-symbols = gana quien muestre más símbolos
challenge-fewest-symbols = gana quien muestre menos símbolos
no-symbol = sin símbolo

criterion-final = Desafío Final
criterion-series = Serie de valores
criterion-symbol = Cartas seguidas con un símbolo
criterion-base = La base, en orden
criterion-middle = Parejas del medio
criterion-top = Símbolo de la cima

faction-short-gnomos = Gnomos
faction-short-extraterrestres = ETs
faction-short-illuminati = Illuminati

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

table-round = Ronda { $round } de 6
table-final-round = Ronda 6 de 6, el Desafío Final
table-specials = Las cartas especiales
table-order = A ordenar las pruebas
table-over = Las pruebas, presentadas
table-hand = Mano
table-zone = Zona
table-pile = Mazo
table-row = Tu fila
table-pile-left = { $count ->
    [0] vacío
   *[other] { $count } (arriba { $back })
}
table-challenge = Desafío
table-final = Desafío Final
table-final-hidden = Boca abajo hasta que los dos jueguen. Gana quien esté más cerca de su valor.
table-final-waits = El Desafío Final espera: { $back }
table-challenges-left = { $count ->
    [0] No quedan más desafíos.
    [one] Queda un desafío: { $back }
   *[other] Quedan { $count } desafíos; arriba: { $back }
}
table-you = vos
table-back = reverso
table-base = La base, a la vista
table-ready = { $name } ya tiene su fila lista.
table-remembered = Zona de { $name }, lo que viste
table-pyramid = Pirámide
table-points = Lo que da puntos
challenge-final = gana el valor más cercano a { $value }
special-abduccion = cambiala por una carta de la base
special-revelacion = cambiala por una de la pirámide
special-ojo = vale por el símbolo de la cima
hint-series = serie de 3 valores o más: 1 (+1 la más larga)
hint-symbol = 3 vecinas o más con un símbolo: 1 (+1 la más larga)
hint-base = { $symbols } en ese orden: 2 (+1 más veces)
hint-middle = más parejas { $symbols }: 2 (+1 con dos más)
hint-top = más { $symbols }: 2 (+1 con dos más)

why-play = { $beaten ->
    [0] { $card } no le gana a nada de lo que tu rival puede tener en la mano: perdés esta ronda con ella y te guardás las mejores.
   *[other] { $card } le gana a { $beaten } de las { $rivals } cartas que tu rival puede tener en la mano.
}
why-take = { $values ->
    [0] { $symbols ->
        [one] { $card } comparte símbolo con una de tus cartas.
       *[other] { $card } comparte símbolo con { $symbols } de tus cartas.
    }
    [one] { $card } queda junto a un valor vecino de tu zona{ $symbols ->
        [0] .
        [one] {" "}y comparte símbolo con una de tus cartas.
       *[other] {" "}y comparte símbolo con { $symbols } de tus cartas.
    }
   *[other] { $card } queda junto a { $values } valores vecinos de tu zona{ $symbols ->
        [0] .
        [one] {" "}y comparte símbolo con una de tus cartas.
       *[other] {" "}y comparte símbolo con { $symbols } de tus cartas.
    }
}
why-double = { $card } muestra dos símbolos: sirve para lo que pida la pirámide con cualquiera de los dos.
why-near = { $near ->
    [0] { $card } vale { $value }, y en la pirámide su reverso cuenta para los dos.
    [one] { $card } vale { $value }: todavía puede aparecer una carta de valor vecino para hacer serie con ella.
   *[other] { $card } vale { $value }: todavía pueden aparecer { $near } cartas de valor vecino para hacer serie con ella.
}
why-special-abduccion = { $card } es especial: si está en tu zona, antes de ordenar la podés cambiar por una carta de la base.
why-special-revelacion = { $card } es especial: si está en tu zona, antes de ordenar la podés cambiar por una carta de la pirámide.
why-special-ojo = { $card } es especial: en tu fila vale como el símbolo de la cima, y desempata.
why-zone = suma { $card } a las cartas que vas a ordenar, y la que sobre va a la pirámide.
why-pyramid = pone { $back } en la pirámide, { $showing ->
    [0] y te deja a vos la carta que sobre.
    [one] y una de tus cartas muestra ese símbolo. La que sobre es para tu zona.
   *[other] y { $showing } de tus cartas muestran ese símbolo. La que sobre es para tu zona.
}
why-slot = { $level ->
    [base] en la base: cuenta quien muestra en fila los tres símbolos de abajo, en ese orden.
    [middle] en el medio: cuenta quien junta más parejas de esos dos símbolos.
   *[top] en la cima: cuenta quien tiene más cartas de ese símbolo, y El ojo que todo lo ve vale por él.
}
why-play-final = es la única carta que te queda.
why-abduct = comparando lo que ganás y lo que mostrás, es lo que mejor sale.
why-exchange = es la carta de la base que más puntos le da a tu fila.
why-reveal = cambia la pirámide, o la deja como está, a tu favor.
why-order = es parte de la mejor fila contra todo lo que tu rival puede presentar.

## Las jugadas, dichas solas y con la carta que nombran en la mesa.
move-play = Jugar { $card }
move-hang = Colgar { $card }
move-take_challenge = Tomar la carta del desafío
move-take_own = Tomar la carta que jugaste
move-take_rival = Tomar la carta que jugó tu rival
move-to_pyramid = Mandarla a la pirámide
move-to_zone = Llevarla a tu zona
move-at_slot = Lugar { $slot } de la pirámide
move-decline = No usar ninguna carta especial
move-reveal_base = Usar Abducción: mostrar la base

label-play = { $card }
label-hang = { $card }
label-take_challenge = { $phase ->
    [keep] La del desafío: { $card }
   *[take] Tomar la carta del desafío: { $card }
}
label-take_own = { $phase ->
    [keep] La que jugaste: { $card }
   *[take] Tomar la que jugaste: { $card }
}
label-take_rival = { $phase ->
    [keep] La que se jugó enfrente: { $card }
   *[take] Tomar la que se jugó enfrente: { $card }
}
label-to_pyramid = { $order ->
    [free] Mandarla a la pirámide
   *[in_order] Mandarla al lugar { $slot } de la pirámide
}
label-at_slot = { $phase ->
    [exchange] Lugar { $slot }: { $base }
    [reveal] Lugar { $slot }: { $seen }
   *[other] Lugar { $slot } de la pirámide
}

card-named = { $name } ({ $value })
place-pyramid = { $number ->
    [0] a la pirámide
   *[other] al lugar { $number } de la pirámide
}
place-zone = { $owner_is ->
    [you] a tu zona
   *[other] a la zona de { $owner }
}
place-obtained = { $owner_is ->
    [you] a tu mano
   *[other] a la mano de { $owner }
}

## Lo que se pregunta.
ask-play = { $round ->
    [1] Elegí una carta: quien gana toma primero, para su fila o para la pirámide.
   *[other] Elegí una carta para jugar.
}
ask-final = El Desafío Final: jugá tu última carta.
ask-take = Ganaste el desafío. Elegí una de las tres cartas.
ask-send = ¿Adónde va { $card }?
ask-winner_slot = ¿En qué lugar de la pirámide?
ask-loser_slot = ¿En qué lugar de la pirámide?
ask-keep = ¿Con cuál te quedás? La otra va { $place }.
ask-abduct = ¿Usás Abducción?
ask-abduct_none = Hay que preguntar por Abducción, y vos no la tenés: pasá.
ask-exchange = ¿Qué carta de la base te llevás?
ask-reveal = ¿Usás Revelación gnomo? Elegí el lugar de la pirámide.
ask-reveal_none = Hay que preguntar por Revelación gnomo, y vos no la podés usar: pasá.
ask-order = Colgá tus pruebas en orden.

## Lo que pasó.
event-set_up = Se mezcló y se repartió. El Desafío Final espera boca abajo (reverso: { $final }).
event-drew = Robás { $card }.
event-challenged = Ronda { $round }. Desafío: { $card }.
event-played = Se dan vuelta a la vez: { $you ->
    [0] jugaste { $card_0 }; { $name_1 }, { $card_1 }.
    [1] jugaste { $card_1 }; { $name_0 }, { $card_0 }.
   *[none] { $name_0 } jugó { $card_0 }; { $name_1 }, { $card_1 }.
}
event-final_shown = El Desafío Final era { $card }.
event-won = { $seat_is ->
    [you] Ganás el desafío{ $how ->
        [condition] .
       *[closeness] {" "}por estar más cerca.
    }
   *[other] { $seat } gana el desafío{ $how ->
        [condition] .
       *[closeness] {" "}por estar más cerca.
    }
}
event-tied = Empate doble: las tres cartas se reparten al azar.
event-dealt_to = { $card_is ->
    [some] { $card } va { $place }.
   *[none] Una carta va { $place } (reverso: { $back }).
}
event-placed = { $card } va { $place }.
event-declined = { $seat_is ->
    [you] No usás { $card }.
   *[other] { $seat } no usa { $card }.
}
event-base_shown = { $seat_is ->
    [you] Usás Abducción y se muestra la base: { $card_1 }, { $card_2 }, { $card_3 }.
   *[other] { $seat } usa Abducción y muestra la base: { $card_1 }, { $card_2 }, { $card_3 }.
}
event-abducted = { $seat_is ->
    [you] Te llevás { $card } y dejás Abducción en el lugar { $slot }.
   *[other] { $seat } se lleva { $card } y deja Abducción en el lugar { $slot }.
}
event-revealed = { $seat_is ->
    [you] Dejás Revelación gnomo boca arriba en el lugar { $slot }. Ahí había { $card }: ahora la tenés vos.
   *[other] { $seat } deja Revelación gnomo boca arriba en el lugar { $slot } y toma lo que había sin mostrarlo.
}

## Qué es y qué da cada cosa, en una frase: la mesa lo dice al tocarla.
explain-card = Vale { $value }. { $symbols ->
    [none] No muestra ningún símbolo.
   *[some] Muestra { $symbols }.
} Su reverso es { $back }. Como desafío, { $challenge }.
explain-special-abduccion = Antes de ordenar, si está en tu zona, podés mostrar la base y cambiarla por una de sus tres cartas.
explain-special-revelacion = Antes de ordenar, si está en tu zona, la podés cambiar por cualquier carta de la pirámide. Queda ahí boca arriba y cuenta como Gnomos.
explain-special-ojo = En tu fila vale como el símbolo de la cima. Y si empatan en todo, gana quien la tiene.
explain-criterion-final = 1 punto para quien ganó el Desafío Final, la sexta ronda.
explain-criterion-series = 1 punto por tres cartas seguidas o más con valores que suben o bajan de a uno (los repetidos se saltean), y 1 más para la serie más larga.
explain-criterion-symbol = 1 punto por tres cartas vecinas o más que comparten un símbolo, y 1 más para la serie más larga.
explain-criterion-base = 2 puntos si los tres símbolos de la base están en tu fila, pegados y en ese orden, y 1 más para quien los tenga más veces. Una carta doble vale por dos seguidos.
explain-criterion-middle = 2 puntos para quien junte más parejas con los dos símbolos del medio, estén donde estén, y 1 más con dos parejas de ventaja.
explain-criterion-top = 2 puntos para quien tenga más cartas con el símbolo de la cima, y 1 más con dos de ventaja.
explain-faction-gnomos = Gnomos, una de las tres facciones. La llevan los frentes y los reversos de las cartas.
explain-faction-extraterrestres = Extraterrestres, una de las tres facciones. La llevan los frentes y los reversos de las cartas.
explain-faction-illuminati = Illuminati, una de las tres facciones. La llevan los frentes y los reversos de las cartas.
explain-thing-back = El reverso de una carta. Es una pista de lo que hay del otro lado, y en la pirámide es lo que cuenta.
explain-thing-back-name = Reverso
explain-thing-pyramid = Seis cartas boca abajo. Sus reversos dicen qué símbolos dan puntos: tres la base, dos el medio y uno la cima.
explain-thing-pyramid-name = Pirámide
explain-thing-zone = Acá se juntan las cartas que vas a ordenar al final. Las tuyas las mirás cuando quieras.
explain-thing-zone-name = Zona
explain-thing-challenge = Lo que pide esta carta decide quién gana la ronda. Si empatan, gana el valor más cercano al suyo.
explain-thing-challenge-name = Desafío

## El juego en una página: qué hay en una carta, un turno, qué da puntos y quién gana.
summary-idea = Alguien mueve los hilos del mundo y ustedes dos lo saben. En seis rondas juntan seis pruebas cada uno; al final las cuelgan en fila, y la fila que más convence gana.
summary-card-1 = El valor, del 1 al 9. Cada valor está en dos cartas.
summary-card-2 = Los símbolos de facción: uno, dos o ninguno. Son los que dan puntos en tu fila.
summary-card-3 = El nombre de la prueba.
summary-card-4 = Lo que pide cuando es la carta de desafío. Las tres especiales dicen acá lo que hacen.
summary-card-5 = Del otro lado, el reverso: una facción. Es una pista, y en la pirámide es lo que cuenta.
summary-turn-1 = Se da vuelta un desafío. Cada uno elige una carta de su mano, y las muestran juntas.
summary-turn-2 = Gana la que mejor cumple lo que pide. Si empatan, la de valor más cercano al del desafío; si siguen empatadas, reparte el azar.
summary-turn-3 = Quien gana elige una de las tres cartas y la pone boca abajo: en la pirámide o en su zona.
summary-turn-4 = Quien pierde se guarda una de las otras dos. La última va adonde no fue la primera.
summary-turn-5 = Así seis veces. La sexta es el Desafío Final, a ciegas: gana el valor más cercano.
summary-turn-6 = Con las seis cartas de tu zona armás tu fila, en el orden que quieras.
summary-score-1 = Serie de valores: tres seguidas o más que suben o bajan de a uno. 1 punto, y 1 más la más larga.
summary-score-2 = Un símbolo: tres vecinas o más que lo comparten. 1 punto, y 1 más la más larga.
summary-score-3 = La base: sus tres símbolos pegados y en orden. 2 puntos, y 1 más quien los tenga más veces.
summary-score-4 = El medio: más parejas con sus dos símbolos. 2 puntos, y 1 más con dos de ventaja.
summary-score-5 = La cima: más cartas con su símbolo. 2 puntos, y 1 más con dos de ventaja.
summary-score-6 = El Desafío Final: 1 punto para quien lo ganó.
summary-win-1 = Gana quien suma más. Si empatan, quien ganó el Desafío Final; si no lo ganó nadie, quien tiene El ojo que todo lo ve.

# Only the terminal says these.
terminal-level-base = Base
terminal-level-middle = Medio
terminal-level-top = Cima
terminal-bad-row = Esa fila no se puede colgar: { $wrong } sobra o está dos veces. Te quedan: { $cards }.
terminal-typing-order = Podés escribir las seis juntas: los números de la lista, o las cartas.
