# La temporada: quién está jugando mejor, y cuán seguro es.
season-title = Temporada
season-games = Juegos
season-which = Temporada:
season-months = { $first } a { $last } de { $year }
season-two = De a dos
season-many = De a tres o más
season-between = entre { $low } y { $high }
season-won = { $wins ->
    [one] ganó una
   *[other] ganó { $wins }
} de { $games }
season-you = Vos
season-you-too = vos
season-your-place = Estás en el puesto { $place }, más abajo de lo que muestra la lista.
season-unlisted = En la lista figuran quienes jugaron en alguna mesa pública. Esto lo ves solamente vos.
season-none-yet = En esta temporada todavía no hay nadie.
season-none = Todavía no hay partidas que cuenten
season-none-about = Jugá una partida hasta el final y vas a aparecer acá.
season-none-group = Cuando el grupo termine una partida de este juego, va a aparecer acá.
season-play = Ir a jugar
season-history = Tu camino
season-history-told = de { $from } el { $first } a { $to } el { $last }
season-how = Qué cuenta y cómo
season-how-counts = Cuentan las partidas terminadas en las que nadie fue reemplazado por un bot y cada persona se sentó con la llave de su aparato. Con un mazo propio no cuentan. Cada temporada dura tres meses y todos empiezan de nuevo en 1500; los bots, en su nivel.
season-how-interval = Cada puntaje viene con el margen en el que seguramente está. Cuanto más jugás, más angosto. La lista se ordena por el extremo de abajo: quien jugó poco sube cuando lo confirma.
season-how-names = Figura el último nombre que usaste en una mesa pública. Quien juega solamente con amigos no figura. Si te hacés olvidar en «Mis partidas», desaparecés de acá también.
season-how-group = Acá cuentan solamente las partidas del grupo, y figura el último nombre que usó cada quien.
