# Lo que dice el taller: solo lo carga quien diseña.
lab-title = El taller
lab-about = Cambiá una carta, mirá qué le hace al juego, probala con gente e imprimila.
lab-back = Volver al taller
lab-opening = Abriendo…
lab-try-again = Probar otra vez

lab-key = Llave
lab-key-title = El taller está cerrado
lab-key-about = La llave está en el enlace que muestra el servidor al arrancar con «sobremesa serve --lab». Pegá acá el enlace entero, o solo la llave.
lab-key-wrong = Esa llave no abre
lab-key-enter = Abrir
lab-key-gone = La llave ya no abre el taller
lab-key-gone-about = Lo que escribiste sigue acá. Pegá la llave nueva y se guarda.
lab-key-give = Dar la llave

lab-decks = Mazos
lab-decks-about = Una copia del mazo impreso, para cambiarle lo que quieras.
lab-decks-none = Todavía no hay ningún mazo tuyo. Empezá con una copia del impreso: tiene todas las cartas, y cambiás lo que quieras probar.
lab-new-deck = Un mazo nuevo
lab-as-printed = igual al impreso
lab-problems = { $count ->
    [one] Un problema
   *[other] { $count } problemas
}
lab-runs = Simulaciones
lab-runs-about = Los bots juegan miles de partidas y te contamos qué pasó.
lab-runs-none = ¿Es parejo? ¿Cuánto dura? ¿Hay una carta que gana sola? Los bots juegan mil partidas en un rato y sale un informe.
lab-new-run = Simular
lab-run-line = { $games ->
    [one] una partida
   *[other] { $games } partidas
} de { $seats }, bot { $level }
lab-playtests = Pruebas con gente
lab-playtests-about = Mesas con tu mazo y tres preguntas al final.
lab-playtests-none = Los bots no se ríen ni se aburren. Armá unas mesas, pasá los enlaces y leé qué dijo la gente.
lab-new-playtest = Probar con gente
lab-playtest-line = { $deck } · { $over } de { $tables } mesas terminadas
lab-answers-count = { $count ->
    [0] Sin respuestas
    [one] Una respuesta
   *[other] { $count } respuestas
}
lab-state-waiting = Espera su turno
lab-state-playing = Se están jugando las partidas
lab-state-reporting = Se escribe el informe
lab-state-failed = No se pudo terminar

lab-which-game = ¿De qué juego?
lab-deck-name = Nombre del mazo
lab-deck-named = Mi { $game }
lab-deck-from-file = Empezar con un archivo
lab-deck-file-about = Un archivo TOML, o una planilla CSV
lab-make-deck = Hacer el mazo
lab-deck-lost = Este mazo no se puede abrir
lab-deck = Mazo
lab-printed-deck = { $game }, el mazo impreso

lab-saving-saved = Guardado
lab-saving-changed = Sin guardar…
lab-saving-saving = Guardando…
lab-saving-away = No llegamos al servidor. Lo que escribís queda en este dispositivo y se guarda apenas vuelva.
lab-saving-stale = Hay otra versión guardada
lab-saving-refused = No se pudo guardar.
lab-printed-fixed = El mazo impreso no se cambia: hacé una copia.
lab-stale = Alguien más guardó este mazo
lab-stale-about = Se guardó desde otro lugar mientras lo cambiabas acá. ¿Con cuál seguimos? Si después te arrepentís, «Deshacer» trae el otro.
lab-stale-mine = Seguir con lo mío
lab-stale-theirs = Usar lo guardado
lab-stale-choose = Elegir
lab-undo = Deshacer
lab-redo = Rehacer
lab-more = Más
lab-print = Imprimir
lab-try-with-people = Probar con gente
lab-simulate = Simular
lab-mend-first = Con problemas no se puede jugar: arreglalos primero. Están en la lista.
lab-save-first = Todavía no se guardó. Probá otra vez en un momento.
lab-sheet = Planilla de las cartas
lab-preview = Cómo se ven las cartas
lab-preview-behind = Lo que ves es de antes del problema.
lab-check = Control del mazo
lab-no-problems = Todo en orden: se puede jugar.
lab-problems-more = { $count ->
    [one] Y uno más.
   *[other] Y { $count } más.
}
lab-whole-deck = Todo el mazo
lab-has-problem = con un problema
lab-is-changed = cambiada
lab-was = Impreso: { $value }.
lab-put-back = Volver
lab-put-back-of = Volver a lo impreso: { $card }, { $field }, { $value }
lab-changes = { $count ->
    [0] Igual al mazo impreso
    [one] Un cambio contra el mazo impreso
   *[other] { $count } cambios contra el mazo impreso
}
lab-words-of = Palabras: { $words }
lab-all-cards = Todas las cartas
lab-card-before = Carta anterior
lab-card-next = Carta siguiente
lab-duplicate = Hacer una copia
lab-copy-of = { $name }, copia
lab-download-csv = Bajar la planilla (CSV)
lab-download-toml = Bajar el mazo (TOML)
lab-upload = Subir una planilla o un mazo
lab-delete-deck = Borrar el mazo
lab-delete-sure = Se borra el mazo. Las simulaciones y las pruebas que hiciste con él se quedan.
lab-delete-yes = Sí, borrar
lab-delete-no = No

lab-column-id = Carta
lab-column-name-es = Nombre (español)
lab-column-name-en = Nombre (inglés)
lab-column-name = Nombre
lab-column-special = Especial
lab-column-value = Valor
lab-column-symbols = Símbolos
lab-column-back = Reverso
lab-column-challenge = Desafío
lab-column-challenge-kind = Desafío
lab-column-challenge-faction = Facción del desafío
lab-column-photo = Foto
lab-column-symbol = Símbolo
lab-column-code = Código
lab-column-medal = Medalla
lab-column-kind = Tipo
lab-column-copies = Copias
lab-column-text-es = Texto (español)
lab-column-text-en = Texto (inglés)
lab-column-text = Texto
lab-choice-gnomos = gnomos
lab-choice-extraterrestres = extraterrestres
lab-choice-illuminati = illuminati
lab-choice-abduccion = abducción
lab-choice-revelacion = revelación
lab-choice-ojo = ojo
lab-choice-highest = valor más alto
lab-choice-lowest = valor más bajo
lab-choice-has = muestra una facción
lab-choice-even = valor par
lab-choice-odd = valor impar
lab-choice-far = valor más lejano
lab-choice-shares = comparte un símbolo
lab-choice-double-agent = agente doble
lab-choice-most-symbols = más símbolos
lab-choice-fewest-symbols = menos símbolos
lab-choice-granada = granada
lab-choice-casco = casco
lab-choice-tanque = tanque
lab-choice-avion = avión
lab-choice-action = acción
lab-choice-reaction = reacción
lab-choice-true = sí
lab-choice-false = no

lab-simulate-about = Los bots juegan con este mazo y al final leés un informe: si es parejo, cuánto dura, qué cartas ganan.
lab-rules = Cambiar las reglas
lab-rules-changed = { $count ->
    [one] una cambiada
   *[other] { $count } cambiadas
}
lab-level = Cómo juegan los bots
lab-how-many-games = ¿Cuántas partidas?
lab-games-number = Cantidad de partidas
lab-lasts = { $unit ->
    [second] Con el servidor libre tarda unos { $count } segundos.
    [minute] Con el servidor libre tarda { $count ->
        [one] un minuto, más o menos.
       *[other] unos { $count } minutos.
    }
   *[hour] Con el servidor libre tarda { $count ->
        [one] una hora, más o menos.
       *[other] unas { $count } horas.
    }
}
lab-precision = Con { $games } partidas se ven diferencias de { $points } puntos o más.
lab-quota = Hoy quedan { $left } partidas, hasta { $most } por vez.
lab-queue = { $count ->
    [one] Hay una simulación adelante.
   *[other] Hay { $count } simulaciones adelante.
}
lab-begin-run = Empezar a jugar
lab-run-lost = Esta simulación no se puede abrir
lab-run-note = Podés cerrar la página: sigue igual. Las mesas de la gente no se enteran.
lab-progress = Partidas jugadas
lab-played = { $played } de { $games } partidas
lab-left = { $unit ->
    [second] faltan { $count } s
    [minute] faltan { $count } min
   *[hour] faltan { $count } h
}
lab-stop = Parar acá
lab-resume = Seguir jugando
lab-nothing-played = No se llegó a jugar ninguna partida
lab-stopped-note = { $played ->
    [one] Se paró antes: el informe cuenta una partida.
   *[other] Se paró antes: el informe cuenta { $played } partidas.
}
lab-report = Informe
lab-reading = Buscando el informe…
lab-comparison = Comparación
lab-comparing = Comparando…
lab-compare = Comparar con…
lab-compare-with = ¿Con qué lo comparamos?
lab-compare-printed = Con el mazo impreso
lab-compare-printed-about = Si hace falta se juegan otras { $games } partidas, con los mismos repartos.
lab-compare-none = Todavía no hay otra simulación ni prueba de este juego.
lab-compare-waits = Para comparar faltan las partidas del otro lado.
lab-print-this = Imprimir esto
lab-file-pdf = PDF
lab-file-csv = Datos (CSV)
lab-file-parquet = Parquet
lab-to-deck = Ir al mazo
lab-delete-run = Borrar la simulación
lab-delete-run-sure = Se borran las partidas y el informe.

lab-playtest-about = Se arman mesas con este mazo. Pasás un enlace por mesa, o pegás los códigos QR. Cuando terminan, les preguntamos tres cosas.
lab-playtest-name = Nombre de la prueba
lab-playtest-named = Prueba de { $deck }
lab-tables = Mesas
lab-bots-each = Bots por mesa
lab-questions = Tres preguntas al terminar
lab-question-number = Pregunta { $number }
lab-question-1 = ¿Te divertiste?
lab-question-2 = ¿Te pareció justo?
lab-question-3 = ¿Lo jugarías de nuevo?
lab-open-playtest = { $count ->
    [one] Armar la mesa
   *[other] Armar { $count } mesas
}
lab-playtest-lost = Esta prueba no se puede abrir
lab-playtest-next = Las mesas están listas: pasá un enlace a cada grupo, o imprimí la hoja con los códigos QR y cortala.
lab-tables-over = { $over } de { $tables } mesas terminadas
lab-to-tables = Las mesas
lab-sheet-print = Hoja para imprimir
lab-seats = { $count } por mesa
lab-table-number = Mesa { $number }
lab-table-waiting = por empezar
lab-table-playing = en juego
lab-table-over = terminada
lab-table-left = abandonada
lab-invite = Enlace
lab-invite-about = Quien abre este enlace se sienta a esta mesa.
lab-players = Juegan { $names }
lab-winners = { $count ->
    [one] Ganó { $names }
   *[other] Ganaron { $names }
}
lab-minutes = { $minutes } min
lab-moves = { $count ->
    [one] una jugada
   *[other] { $count } jugadas
}
lab-dropped = Se fue antes: { $names }
lab-pace = { $player }: { $median } s por decisión ({ $decisions }), la más larga { $slowest } s
lab-mean = Promedio { $mean } de 5
lab-who-won = ganó
lab-no-answers = Las respuestas aparecen acá cuando termina la primera mesa.
lab-delete-playtest = Borrar la prueba
lab-delete-playtest-sure = Se borran las mesas y las respuestas.

lab-print-what = Qué imprimir
lab-print-cards = Cartas
lab-print-cards-about = para recortar, con marcas de corte
lab-print-cards-file = cartas
lab-print-rules = Reglamento
lab-print-rules-about = con las cartas de este mazo
lab-print-rules-file = reglas
lab-print-box = Caja
lab-print-box-about = para cortar y doblar
lab-print-box-file = caja
lab-print-images = Imágenes
lab-print-images-about = una por carta, para una imprenta
lab-print-images-file = imagenes
lab-print-tabletop = Tabletop Simulator
lab-print-tabletop-about = las planchas y su archivo
lab-print-tabletop-file = tabletop
lab-paper = Papel
lab-size = Carta cortada
lab-bleed = Sangrado
lab-bleed-none = sin
lab-backs = Reversos
lab-backs-duplex = doble faz
lab-backs-fold = para doblar y pegar
lab-backs-none = sin reversos
lab-download = Descargar
lab-printing = Preparando…
lab-printing-about = Se está dibujando. Puede tardar un minuto.
lab-print-note = Imprimí al 100 %, nunca «ajustar a la página».
