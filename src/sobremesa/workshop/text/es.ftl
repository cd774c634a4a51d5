# Lo que el taller rechaza.
told = { $what }
refused-lab-key = El taller tiene una clave, y no es esta. Abrí el enlace que muestra «sobremesa serve --lab».
refused-lab-weak-key = { $name } tiene que tener de 16 a 128 caracteres de A-Z, a-z, 0-9, - y _.
refused-lab-bad-key-file = El archivo { $file } no tiene una clave. Borralo y se hace una nueva.
refused-lab-setting = { $name } no puede ser «{ $value }»: tiene que ser un número entero.
refused-lab-unknown = Eso no está en el taller. Puede que lo hayan borrado.
refused-lab-full = No hay lugar para más: el máximo es { $most }. Borrá lo que ya no necesites.
refused-lab-game = No hay un juego «{ $game }». Los juegos: { $allowed }.
refused-lab-value = «{ $field }» tiene que ser: { $allowed }.
refused-lab-printed = Este es el mazo impreso: no se puede cambiar. Hacé una copia.
refused-lab-stale = Mientras tanto el mazo se cambió en otro lado. Cargalo de nuevo y después hacé tu cambio.
refused-lab-long-deck = El mazo es demasiado largo: el máximo es { $longest } caracteres.
refused-lab-problems = { $count ->
    [one] Hay algo mal en el mazo «{ $name }». Arreglalo primero.
   *[other] Hay { $count } cosas mal en el mazo «{ $name }». Arreglalas primero.
  }
refused-lab-bot = No hay un bot «{ $bot }». Los bots: { $allowed }.
refused-lab-games-per-run = Son demasiadas partidas para una simulación: el máximo es { $most }.
refused-lab-games-per-day = Son demasiadas partidas para hoy: quedan { $left } de { $most }. El día termina a la medianoche, UTC.
refused-lab-line-full = Ya hay { $most } simulaciones esperando. Pará una, o volvé más tarde.
refused-lab-not-stopped = Se puede seguir cuando esté parada.
refused-lab-no-report = Todavía no hay partidas sobre las que informar.
refused-lab-two-games = Solo se pueden comparar simulaciones del mismo juego.
refused-lab-tables-per-day = Son demasiadas mesas para hoy: el máximo es { $most }. El día termina a la medianoche, UTC.
refused-lab-not-over = La partida no terminó: después vas a poder decir qué te pareció.
refused-lab-extra = Este servidor no tiene instalado lo que hace falta para eso ({ $names }). Quien lo administra puede instalarlo: pip install "sobremesa[{ $extra }]"
refused-lab-busy = Ya hay otros esperando informes e impresiones. Probá de nuevo en un momento.
refused-lab-too-long = Tardó más de { $seconds } segundos, y se dejó.
refused-lab-broken = Algo falló de nuestro lado. Probá de nuevo; si vuelve a fallar, avisale a quien administra el servidor.
refused-lab-no-room = No queda lugar en el disco del servidor. No se cambió nada.
refused-lab-no-write = El servidor no puede escribir en su disco ({ $reason }). No se cambió nada.

tabletop-how = Subí las imágenes, o ponelas en una carpeta. Después reemplazá { $pictures } en { $file } por el lugar donde están, y poné ese archivo en la carpeta «Saves/Saved Objects» de Tabletop Simulator.

# Después de una partida de prueba.
question-fun = ¿Te divertiste?
question-fair = ¿Te pareció justo?
question-again = ¿Lo jugarías de nuevo?

# Los enlaces de una prueba, en papel.
sheet-table = Mesa { $number }
sheet-how = { $game }: apuntá la cámara a un código y sentate. En cada mesa todos usan el mismo.
