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
