# Mirar atrás: qué podía saber cada uno.
lookback = Qué se sabía
lookback-thinking = Pienso qué podía saber cada uno: { $done } de { $all }
lookback-again = Probar otra vez
lookback-chances = Las chances de ganar a lo largo de la partida
lookback-chances-open = Cómo venía la partida, con todo a la vista
lookback-chances-of = Cómo la veía { $name }
lookback-chance = { $name }: { $chance } %
lookback-turns = Cambió todo acá:
lookback-turn = jugada { $step }
lookback-spoiler = Solo se muestra hasta donde miraste.
lookback-spoil = Mostrar el final
lookback-ask = ¿Qué habría jugado el experto?
lookback-asking = Está pensando…
lookback-advised = En el lugar de { $name }, con lo que se veía desde ahí, el experto habría jugado:
lookback-advised-share = { $share ->
    [100] (no dudó)
   *[other] (le dedicó el { $share } % de su atención)
}
lookback-choose = Elegí unos ojos para ver qué podía creer:
lookback-believed = Qué podía creer { $name }
lookback-how = De { $worlds } mundos posibles que imaginamos desde su lugar, con lo que vio y oyó.
lookback-nothing = Acá no había nada escondido que adivinar.
lookback-sure = seguro
lookback-share = { $share } %
lookback-more = y { $count } más
lookback-out = { $count ->
    [one] Descartado: { $values }
   *[other] Descartó { $count }: { $values }
}
lookback-claims = Lo que se dijo
lookback-true = verdad
lookback-false = mentira
