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
evidencia-to-pyramid = Pirámide: su sello cuenta para los dos
evidencia-to-zone = Mi zona: la ordeno yo
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
evidencia-points-open = Arriba, lo que suma la otra fila; abajo, la tuya. Tocá un criterio para ver el hilo.
evidencia-why-series = de tres valores seguidos o más da 1 punto, y 2 la más larga.
evidencia-why-symbol = de tres cartas seguidas o más da 1 punto, y 2 la más larga.
evidencia-why-base = { $symbols }, pegados y en ese orden, da 2 puntos, y uno más a quien más veces los tenga.
evidencia-why-middle = quien tenga más parejas de { $symbols } gana 2 puntos, y uno más con dos de ventaja.
evidencia-why-top = quien muestre más { $symbols } gana 2 puntos, y uno más con dos de ventaja.
evidencia-presented-wait = Tu fila está colgada. Falta que tu rival cuelgue la suya.
evidencia-present = Presentar la fila
evidencia-row-of = { $name_is ->
    [you] Tu fila
   *[other] La fila de { $name }
}
evidencia-sheet-how = Tocá un criterio: el hilo muestra qué cartas dieron los puntos.
evidencia-earned = { $name }: { $criterion ->
    [final] { $points }.
   *[other] { $reached }, { $points ->
        [one] 1 punto.
       *[other] { $points } puntos.
    }
}
evidencia-stamp-by-final = por el Desafío Final
evidencia-stamp-by-eye = por El ojo que todo lo ve
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
evidencia-learn-symbols = La pirámide da el resto. La base: sus tres símbolos pegados y en ese orden, 2 puntos; una carta doble vale por dos seguidos. El medio: más parejas con sus dos símbolos, 2 puntos. La cima: más cartas con su símbolo, 2 puntos. Quien tenga la base más veces, o dos de ventaja en el medio o la cima, suma 1 más. Tocá cualquier criterio y te lo cuenta.
evidencia-learn-order-other = Esa fila también vale, pero da menos puntos. Poné cada carta donde está dibujada, y presentá.
evidencia-learn-end = ¡Diez a dos! Tocá cada criterio de la planilla para ver qué cartas dieron los puntos. El resto está en las reglas, siempre a mano en la mesa.
lookback-topic-zone = Zona
lookback-topic-hand = Mano
