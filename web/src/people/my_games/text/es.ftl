# Las páginas de cada uno: mis partidas.
mine-title = Mis partidas
mine-about = Sin registrarte: una llave que guarda este aparato dice cuáles son tuyas.
mine-running = En juego
mine-finished = Terminadas
mine-none = Todavía no hay ninguna
mine-none-about = Cuando juegues acá, tus partidas van a aparecer en esta página.
mine-first = Ir a jugar
mine-search = Buscar
mine-search-like = un nombre o un juego
mine-nothing-found = No hay ninguna partida con «{ $words }».
mine-more = Ver las anteriores
mine-count = { $count ->
    [one] una partida terminada
   *[other] { $count } partidas terminadas
}
mine-ends = { $unit ->
    [minute] { $count ->
        [one] queda un minuto
       *[other] quedan { $count } minutos
    }
    [hour] { $count ->
        [one] queda una hora
       *[other] quedan { $count } horas
    }
    [day] { $count ->
        [one] queda un día
       *[other] quedan { $count } días
    }
   *[now] queda menos de un minuto
}
mine-paused = en pausa
mine-stood-in = con un bot en tu lugar
mine-taken-over = seguiste en el lugar de otra persona
mine-notices = Avisos
mine-notices-about = En las partidas lentas te avisamos cuando te toca: un aviso por turno, sin contar nada de la mesa.
mine-notices-missing = Este servidor no manda avisos.
mine-push-on = Avisarme en este aparato
mine-push-off = No avisarme más en este aparato
mine-push-denied = El navegador no deja mandar avisos. Se cambia en sus ajustes, en los permisos de esta página.
mine-push-impossible = Este navegador no recibe avisos. En un teléfono, probá después de agregar Sobremesa a la pantalla de inicio.
mine-email = Correo
mine-telegram = Telegram
mine-telegram-like = tu número de chat, por ejemplo 123456789
mine-discord = Discord
mine-discord-like = el enlace de avisos de tu canal
mine-webhook = Otro programa
mine-other-ways = Otras maneras
mine-quiet = Sin avisos de noche
mine-quiet-on = No avisarme entre ciertas horas
mine-quiet-from = desde las
mine-quiet-to = hasta las
mine-code = Te mandamos un código por { $way }. Escribilo acá:
mine-code-label = Código
mine-code-send = Confirmar
mine-save = Guardar
mine-saved = Guardado
mine-along = Llevarlas con vos
mine-along-about = Abrí este enlace en otro aparato y también va a ser tuyo. No se lo pases a nadie: quien lo tiene juega en tu lugar.
mine-records = Bajar todas las partidas
mine-records-about = Un archivo con el registro de cada partida terminada.
mine-forget = Olvidarme
mine-forget-about = El servidor borra que esas partidas son tuyas, y este aparato empieza de nuevo. Lo que jugaste con otros sigue en sus listas, con el nombre que usaste.
mine-forget-sure = Sí, olvidarme
mine-forgotten = Listo: ya nadie sabe cuáles eran tus partidas.
mine-take = Este enlace es de otro aparato
mine-take-about = Si lo usás, las partidas que ya tenés acá dejan de figurar en esta lista. En el otro aparato no cambia nada.
mine-take-yes = Usarlo en este aparato
mine-take-no = Dejar todo como está
mine-season = Ver la temporada
