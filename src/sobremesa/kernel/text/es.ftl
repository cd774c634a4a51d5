bad-option-name = No existe la opción «{ $option }». Opciones de este juego: { $allowed }.
bad-option-value = La opción «{ $option }» no puede valer «{ $value }». Valores posibles: { $allowed }.
bad-seats = { $game } no se juega de a { $seats }. Cantidad de jugadores posible: { $allowed }.
bad-names = Hacen falta { $seats } nombres, uno por jugador, y hay { $names }.
bad-name = El nombre { $name } no sirve: escribí entre 1 y { $longest } caracteres visibles.
bad-seed = La semilla «{ $seed }» no sirve: escribí un número entero de 0 a { $largest }, o «key:» y 64 cifras hexadecimales.

bad-deck = El mazo { $file } tiene { $count ->
    [one] un problema:
   *[other] { $count } problemas:
}
bad-given-deck = Este mazo tiene { $count ->
    [one] un problema:
   *[other] { $count } problemas:
}
deck-problem = { $where }, campo «{ $field }»: { $what }
deck-missing = falta; tiene que ser { $allowed }.
deck-value = dice { $value }; tiene que ser { $allowed }.
deck-unknown-field = no existe ese campo; los posibles son { $allowed }.
deck-too-large = el archivo es demasiado grande; el máximo es { $largest } bytes.
deck-unreadable = no se puede leer el archivo ({ $reason }). Revisá que exista y que tengas permiso.
deck-not-text = el archivo no es texto UTF-8. Guardalo como texto UTF-8 en formato TOML.
deck-long-key = una clave tiene demasiadas partes; se pueden unir con puntos hasta { $most }.
deck-long-word = un nombre o un número es demasiado largo; hasta { $longest } caracteres fuera de comillas.
deck-too-deep = las tablas y listas están demasiado anidadas; puede haber hasta { $deepest } corchetes o llaves sin cerrar.
deck-not-toml = el archivo no es TOML válido: { $reason }

unreadable-move = No entiendo la jugada «{ $move }». Probá con: { $hint }.
ambiguous-move = La jugada «{ $move }» puede ser varias: { $fits }. Escribila completa.
long-move = Esa jugada es demasiado larga: una jugada tiene a lo sumo { $longest } caracteres.
illegal-move = No podés jugar «{ $move }» ahora: { $why } ({ $clause })
not-your-turn = A { $name } no le toca ahora. Se espera a: { $waiting }.
game-is-over = La partida ya terminó: { $name } no puede jugar más. Podés empezar otra.

record-heading = tiene que decir «{ $heading }»: esto no parece una partida guardada.
record-line = Línea { $line } de la partida guardada: { $what }
record-field = «{ $words }» no se entiende; una línea del encabezado empieza con { $allowed } y sigue con su valor.
record-option = «{ $words }» tiene que ser «option nombre=valor».
record-twice = el campo «{ $field }» está dos veces; tiene que estar una sola.
record-seat = «{ $words }» tiene que empezar con el número del jugador, de 0 a { $last }, y seguir con la jugada.
record-after-end = hay algo después de «end», que cierra la partida.
record-missing = A la partida guardada le falta el campo «{ $field }».
record-bad-edition = La partida guardada dice edición «{ $value }»; tiene que ser un número entero.
record-too-long = La partida guardada es demasiado larga: el máximo es { $longest } caracteres.
record-edition = La partida guardada es de { $record } y acá se juega { $here }: no se puede repetir igual.
record-deck = La partida guardada se jugó con otro mazo ({ $record }); el que tenés es { $here }. Indicá el mismo archivo con --deck.
record-move = Jugada { $number } de la partida guardada («{ $move }»): { $why }
record-not-over = La partida guardada dice que terminó («end») pero faltan jugadas.

why-search = es lo que mejor sale en los mundos que podés imaginar desde tu lugar.

no-claims = En { $game } no hay declaraciones para «{ $words }».
bad-claim-seat = No hay un jugador { $seat }: van de 0 a { $last }.
record-claim = La declaración «{ $words }» de la partida guardada: { $why }

bad-bot-name = Un bot propio se escribe archivo.py:Clase o módulo:Clase, no «{ $bot }».
bad-bot-missing = No se encontró el bot «{ $bot }»: { $reason }.
bad-bot-broken = El bot «{ $bot }» falló: { $reason }.
bad-bot-move = El bot «{ $bot }» eligió { $move }, que ahí no es una jugada legal.
bad-bot-kind = «{ $bot }» no es un bot: un bot es una subclase de sobremesa.Bot.

kit-refused = eso no se puede hacer ahora. Se puede: { $allowed }.

bad-game = El juego de { $file } no se puede usar: { $what }
games-no-folder = No existe la carpeta de juegos { $folder }.
games-none = En { $folder } no hay juegos: cada uno es una carpeta con un game.py ({ $file }).
games-broken = falla con { $reason }.
games-no-class = tiene que decir { $name } = su clase, que es un Game.
games-other-name = su about.name es «{ $name }», pero su carpeta se llama «{ $folder }»; tienen que ser la misma palabra.
games-bad-folder = el nombre de la carpeta, «{ $folder }», tiene que ser un nombre de Python: letras, cifras y _, sin empezar con una cifra.
games-taken = el nombre «{ $folder }» ya lo usa { $file }; ponele otro a la carpeta.
games-same-name = El juego «{ $name }» de { $folder } no se puede usar: ya hay otro con ese nombre. Ponele otro.
games-law = { $reason }.

no-judgement = Los bots juegan sin lo que aprendieron: { $reason }
judgement-missing = no se puede leer { $file } ({ $reason }).
judgement-damaged = { $file } está dañado. Instalá Sobremesa de nuevo.
judgement-format = { $file } tiene el formato { $found }, y esta versión lee el formato { $wanted }.
judgement-game = { $file } es de otro juego.
judgement-edition = { $file } se aprendió con otra edición de las reglas.
judgement-deck = aprendieron con el mazo de siempre, y este es otro.
judgement-seats = aprendieron con otra cantidad de jugadores.
judgement-options = aprendieron con las opciones de siempre, y estas son otras.
judgement-inputs = { $file } es de otra versión.
