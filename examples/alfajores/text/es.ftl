title = Alfajores
tagline = Seis platos, seis cucharas: elegí bien con cuál te estirás por cada uno.
players = 2 a 4 jugadores
minutes = 5 minutos

zone-plate = El plato servido
zone-kitchen = La cocina
zone-hand = Tus cucharas
zone-hand-other = Cucharas de { $seat }
zone-chosen = Elegida
zone-spent = Usadas
zone-won = Platos ganados
zone-drawer = El cajón
counter-points = Puntos

ask-choose = ¿Con qué cuchara te estirás?
move-reach = { $card }

event-served = Llega a la mesa: { $card }, que vale { $worth }.
event-chose = { $seat_is ->
    [you] Ya elegiste.
   *[other] { $seat } ya eligió.
}
event-reached = { $seat_is ->
    [you] Te estirás con { $card }.
   *[other] { $seat } se estira con { $card }.
}
event-won = { $seat_is ->
    [you] Te llevás
   *[other] { $seat } se lleva
} { $card } ({ $worth ->
    [one] un punto
   *[other] { $worth } puntos
}).
event-crumbs = { $seat_is ->
    [you] Te quedás con las migas: un punto.
   *[other] { $seat } se queda con las migas: un punto.
}

reason-points = más puntos
