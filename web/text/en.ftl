home = Sobremesa, home
home-title = What shall we play?
play-bots = Play against bots
guest = Me
offline = The server cannot be reached. Try again in a moment.
connecting = Coming to the table…
lobby = The table
free-seat = Free seat
sit-down = Sit down
start = Start
your-turn = Your turn.
your-moves = Your moves
wait = Wait for the others.
game-over = The game is over.

evidencia-ask-order = Hang your evidence in order, from left to right, and present it.
evidencia-card = { $name }, value { $value }. Symbols: { $symbols }. Back: { $back }.
evidencia-asks = As a challenge: { $challenge }.
