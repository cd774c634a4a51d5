# La pantalla grande: la mesa sin secretos.
tv-title = Mesa en pantalla grande
tv-come = Sumate con el teléfono
tv-come-about = Apuntá la cámara al código: te sentás, y tu teléfono es tu mano.
tv-watch = Mirá desde el teléfono
tv-full = Ya están todos. Empieza quien quiera, desde su teléfono.
tv-seats-free = { $free ->
    [one] Queda un lugar
   *[other] Quedan { $free } lugares
}
tv-turn = { $count ->
    [one] Le toca a { $names }.
   *[other] Les toca a { $names }.
}
tv-window = A ver si alguien reacciona.
tv-delay = Se ve con { $seconds } segundos de demora.
tv-qr = Código QR con el enlace a esta mesa
tv-closed = Esta mesa no va a la pantalla grande
tv-closed-about = Acá nadie puede mirar: así lo eligió quien armó la mesa. Armá otra que deje mirar.
tv-again = La mesa sigue acá: la revancha se pide desde los teléfonos.
tv-lost = Se cortó la conexión. Sigo intentando…
