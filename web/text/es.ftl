home = Sobremesa, al comienzo
home-title = ¿A qué jugamos?
play-bots = Jugar contra bots
guest = Yo
offline = No hay conexión con el servidor. Probá otra vez en un momento.
connecting = Entrando a la mesa…
lobby = La mesa
free-seat = Lugar libre
sit-down = Sentarme
start = Empezar
your-turn = Te toca.
your-moves = Tus jugadas
wait = Esperá a los demás.
game-over = Terminó la partida.

evidencia-ask-order = Colgá tus pruebas en orden: de izquierda a derecha, y presentalas.
evidencia-card = { $name }, valor { $value }. Símbolos: { $symbols }. Reverso: { $back }.
evidencia-asks = Como desafío: { $challenge }.
