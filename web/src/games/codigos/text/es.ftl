codigos-card = { $symbol }, foto { $photo }, medalla { $medal }. Código: { $code }.
codigos-joker = Comodín: vale por cualquier símbolo.
codigos-exposed = Código expuesto: { $code }. Medalla { $medal }. Le falta: { $missing }
codigos-revealed = { $code }: { $how }, { $points }
codigos-revealed-codes = Códigos revelados
codigos-hidden-codes = Códigos ocultos
codigos-peek = Espiar
codigos-peek-end = Cerrar los sobres
codigos-sealed = Sobre { $letter }, cerrado
codigos-open = Sobre { $letter }: { $code }
codigos-slot = Lugar { $slot } del centro
codigos-slot-pile = Lugar { $slot } del centro, pila de descarte
codigos-blocked = La bloquea el soldado.
codigos-take = Tomar
codigos-lift-soldier = Levantar el soldado para moverlo
codigos-put-soldier = Plantar el soldado acá
codigos-deck = mazo
codigos-set-aside = { $count ->
    [one] 1 Revelen ya salió
   *[other] { $count } Revelen ya salieron
}
codigos-reveal-card = ¡Revelen códigos ocultos!
codigos-rival = { $name }: { $points } puntos. Recolección: { $cards }. { $hidden ->
    [0] Sin códigos ocultos.
    [one] 1 código oculto.
   *[other] { $hidden } códigos ocultos.
}
codigos-your-side = Tu lado de la mesa
codigos-your-collection = Tu recolección
codigos-collection-empty = Sin cartas
codigos-none-exposed = Acá va tu código: te da su medalla
codigos-points = { $count ->
    [one] punto
   *[other] puntos
}
codigos-picked = Elegida.
codigos-orders = Qué hacer con la carta
codigos-code = Código: { $code }
codigos-order-add = Agregar
codigos-order-lay = Bajar entero
codigos-order-expose = Exponer
codigos-order-discard = Descartar
codigos-keep = Dejarlo
codigos-telegraph = El telégrafo
codigos-keys = Símbolos
codigos-tape = En la cinta: { $symbols }
codigos-erase = Borrar
codigos-turn-over = Dar vuelta
codigos-send = Enviar
codigos-stamp-completed = Completo
codigos-stamp-exact = Exacto
codigos-stamp-unordered = Desordenado
codigos-stamp-turned_over = A la vista
codigos-stamp-lost = Perdido
codigos-stamp-given_up = Descartado
codigos-stamp-lost_joker = Comodín perdido · vuelve al mazo
codigos-stamp-reveal = { $cause ->
    [reuse] ¡Revelen! · se terminó el mazo
    [final] ¡Último revelado! · se terminó el mazo
    [limit] ¡Último revelado! · nadie saca cartas
   *[card] ¡Revelen códigos ocultos!
}
codigos-stamp-last = Última carta del mazo
codigos-telegram = { $name_is ->
    [you] Tu telegrama
   *[other] Telegrama de { $name }
}
codigos-ending = Último parte
codigos-wins = { $name_is ->
    [you] { $count ->
        [one] Ganaste
       *[other] Compartís la victoria
    }
   *[other] { $count ->
        [one] Gana
       *[other] Comparte la victoria
    }
}
codigos-ways = { $how ->
    [exact] { $count ->
        [one] 1 exacto
       *[other] { $count } exactos
    }
    [unordered] { $count } en otro orden
    [turned_over] { $count ->
        [one] 1 dado vuelta
       *[other] { $count } dados vuelta
    }
   *[given_up] { $count ->
        [one] 1 descartado
       *[other] { $count } descartados
    }
}
codigos-no-codes = No reveló ningún código.
codigos-learn-welcome = Te damos la bienvenida al telégrafo. Vas a juntar símbolos, completar códigos, guardarlos en sobres cerrados y, cuando llegue la orden, decirlos de memoria. Arriba está tu rival; en el medio, las cartas para tomar; abajo, tus cartas.
codigos-learn-card = Mirá tus cartas. Al medio, el símbolo. Por el costado, el código, de arriba para abajo. La cinta es la medalla: los puntos. Cada carta sirve de símbolo o de código, y en tu turno hacés dos acciones.
codigos-learn-expose = Tu granada pide tanque, granada, casco. Es ella misma una granada, así que ya cubre una parte: faltan tanque y casco. Tocala y elegí «Exponer».
codigos-learn-take = El casco lo tenés; falta un tanque. Sobre el primero está parado el soldado, y lo que él pisa no se toca. Tomá el otro tanque.
codigos-learn-rival = Marta bajó un código entero de una sola vez, a la vista de todos, y ya está en un sobre. Desde que se cierra no lo mira nadie: tampoco ella. ¿Lo viste pasar?
codigos-learn-add = Te toca. Tocá el tanque y elegí «Agregar».
codigos-learn-look = En la misma acción podés agregar más. Pero antes mirá bien el código, porque al completarse se cierra: tanque, granada, casco. ¿Lo tenés? Tocá el casco.
codigos-learn-sealed = Ahí quedó: el sobre A. Ni siquiera vos lo podés abrir, y la página tampoco anota lo que había adentro. Solo queda en tu memoria.
codigos-learn-soldier = Te queda una acción. El soldado se mueve solamente como segunda. Levantalo y plantalo sobre el casco del descarte, así Marta no lo puede tomar.
codigos-learn-go-on = Marta tomó dos cartas. De nuevo vos: tomá la granada del lugar 1, que pide cinco símbolos y vale mucho.
codigos-learn-another = Y para la segunda acción, el casco que apareció en ese lugar.
codigos-learn-recite = ¡Salió una carta Revelen! Se frena todo y cada uno revela sus sobres. ¿Te acordás del tuyo? Tocá los símbolos en orden y enviá. Nada te muestra cuántos son.
codigos-learn-recite-other = No era así, y en una partida lo habrías perdido. Era tanque, granada, casco. Probá de nuevo, y después tocá «Enviar».
codigos-learn-exact = ¡Exacto! La medalla y dos puntos más: la carta queda parada. En otro orden queda acostada, con un punto más. Si la das vuelta sin recitar, cabeza abajo: la medalla sola. Y si la decís mal, se pierde.
codigos-learn-joker = Apareció un comodín: vale por cualquier símbolo, uno por código. Pero el código que lo lleva hay que recitarlo exacto, o se pierde. Y si el soldado lo pisa, vuelve al mazo.
codigos-learn-discard = Marta se lo llevó. Tu granada pide cinco símbolos: es mucho para guardar. Tocala y elegí «Descartar». El casco no podrías: arriba de la pila hay otro casco.
codigos-learn-penalty = También se puede dejar un código expuesto a medio hacer, si ya tiene algún símbolo. Pero cuidado: al final te resta su medalla.
codigos-learn-end = Así se sigue hasta que se termina el mazo; entonces todos revelan por última vez y se cuentan los puntos. Gana la memoria. Si te cuesta, podés jugar con ayuda: tus sobres se espían, y recitar no da puntos de más.
