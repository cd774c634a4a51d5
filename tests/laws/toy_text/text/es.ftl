move-play = Jugar { $card }
refused = esa carta no la tenés.
event-chose = { $seat } ya eligió.
event-shown = { $card_0 } y { $card_1 }.
reason-points = más puntos
ask-play = Elegí una carta.
