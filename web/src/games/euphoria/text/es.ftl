euphoria-counting = Se abrieron todas las viseras.
euphoria-laying = Cada uno mira sus tres reclutas y los coloca escondidos.
euphoria-laying-you = Tus tres reclutas dicen de qué bando sos: mantené apretado «Mirar».
euphoria-window = ¿Alguien reacciona?
euphoria-phases = Fases del turno
euphoria-phase-1 = Artefactos
euphoria-phase-2 = Acción
euphoria-phase-3 = Apuntar
euphoria-hidden = escondido
euphoria-exposed = expuesto
euphoria-empty = vacío
euphoria-place = Recluta { $place }: { $what }
euphoria-own-place = Tu recluta { $place }: { $what }
euphoria-choose = Elegir a { $name }
euphoria-choose-self = Elegirme a mí
euphoria-look = Ver de cerca a { $name }
euphoria-token = Tiene la ficha de Interrogador
euphoria-waits = La mesa espera su jugada
euphoria-bot = Bot
euphoria-away = Ausente, juega un bot
euphoria-won = { $seat_is ->
    [you] Ganaste
   *[other] Ganó
}
euphoria-artifact = { $name } ({ $kind }): { $text }
euphoria-lasers = { $count ->
    [0] Ningún láser en el centro
    [one] 1 láser en el centro
   *[other] { $count } láseres en el centro
}
euphoria-no-lasers = sin láseres
euphoria-deck = Mazo de artefactos: { $count }
euphoria-deck-short = mazo
euphoria-pile = Ver la pila de descartes: { $count }
euphoria-pile-short = pila
euphoria-pile-title = La pila, a la vista de todos
euphoria-pile-empty = Todavía nadie usó ni descartó nada.
euphoria-close = Cerrar
euphoria-own = Tu lugar
euphoria-hold = Mirar tus reclutas: mantené apretado
euphoria-hold-short = Mirar
euphoria-hand = Tu mano: { $count ->
    [one] 1 artefacto
   *[other] { $count } artefactos
}
euphoria-hand-empty = No tenés artefactos.
euphoria-to-lay = Reclutas por colocar
euphoria-lay-all = Colocarlos como vengan
euphoria-lay = Colocar { $recruit } en el lugar { $place }
euphoria-actions = Tus acciones
euphoria-do-interrogate = Interrogar
euphoria-do-arm = Armarme
euphoria-do-shoot = Disparar
euphoria-do-hide = Esconder
euphoria-do-discard = Tirar y robar
euphoria-do-draw = Robar
euphoria-do-give = Dar
euphoria-do-enough = Basta
euphoria-do-pass = Pasar
euphoria-explain-interrogate = Interrogar: mirás en secreto un recluta escondido de otro. No cuesta nada.
euphoria-explain-arm = Armarte: tomás un láser y apuntás a alguien. Cuesta exponer un recluta tuyo.
euphoria-explain-shoot = Disparar a { $target }: si tiene un Líder expuesto, termina la partida. Tu láser vuelve al centro.
euphoria-explain-hide = Esconder: tapás un seguidor expuesto, de cualquiera; un Líder, nunca. No cuesta nada.
euphoria-explain-discard = Tirar y robar: descartás toda la mano y robás un artefacto. Después hacés tu acción.
euphoria-explain-draw = Robar: tomás un artefacto del mazo. Después hacés tu acción.
euphoria-explain-give = Dar: le das un artefacto tuyo a otro. Después hacés tu acción.
euphoria-explain-pass = Pasar: este turno no hacés ninguna acción.
euphoria-explain-use = { $name }: { $text } Cuesta exponer un recluta tuyo.
euphoria-explain-again = Tocá otra vez para hacerlo.
euphoria-back = Volver
euphoria-keep-aim = Seguir apuntando a { $target }
euphoria-claim = Decir algo en la mesa
euphoria-claim-short = Decir
euphoria-claim-intro = Cierto o no: todos lo oyen y no obliga a nadie.
euphoria-claim-who = ¿De quién?
euphoria-claim-me = De mí
euphoria-claim-about = ¿Sobre qué?
euphoria-claim-team = El bando
euphoria-claim-what = ¿Qué decís que es?
euphoria-claim-send = Decirlo
euphoria-notebook = Tu cuaderno
euphoria-notebook-short = Notas
euphoria-note-intro = Lo que viste y podrías recordar. Solo lo ves vos.
euphoria-note-somewhere = Alguien tiene: { $cards }
euphoria-note-everybody = todos
euphoria-note-seen = Tu recluta { $place } lo vieron: { $names }
euphoria-pass-itself = Pasar cuando no puedo reaccionar
euphoria-stamp-shooting = { $seat_is ->
    [you] Disparás · a { $target }
   *[other] { $target_is ->
        [you] Te disparan · { $seat } te tiene en la mira
       *[other] Dispara { $seat } · a { $target }
    }
}
euphoria-stamp-shot = { $how ->
    [leader] Disparo · el Líder estaba expuesto
    [found] Disparo · { $target_is ->
        [you] tu Líder queda a la vista
       *[other] el Líder de { $target } queda a la vista
    }
    [again] Disparo · { $target_is ->
        [you] ya eras anarquista
       *[other] { $target } ya era anarquista
    }
   *[none] Disparo · { $target_is ->
        [you] no tenías Líder: sos anarquista
       *[other] { $target } no tenía Líder: es anarquista
    }
}
euphoria-stamp-blocked = { $seat_is ->
    [you] Le bloqueás la jugada a { $target } · con { $artifact }
   *[other] { $target_is ->
        [you] { $seat } te bloquea la jugada · con { $artifact }
       *[other] { $seat } le bloquea la jugada a { $target } · con { $artifact }
    }
}
euphoria-stamp-mirrored = Reflejado · el disparo vuelve
euphoria-stamp-guarded = { $seat_is ->
    [you] Ponés el cuerpo · el disparo te da a vos
   *[other] { $seat } pone el cuerpo · el disparo cambia de blanco
}
euphoria-stamp-looked = { $target_is ->
    [you] Te interroga { $seat } · mira tu recluta { $place }
   *[other] { $seat } interroga a { $target } · mira su recluta { $place }
}
euphoria-stamp-armed = { $target_is ->
    [you] { $seat } se arma · y te apunta
   *[other] { $seat } se arma · y apunta a { $target }
}
euphoria-stamp-exchanged = Cambio de reclutas · { $seat_is ->
    [you] vos con { $target }
   *[other] { $seat } con { $target_is ->
        [you] vos
       *[other] { $target }
    }
}
euphoria-stamp-peeked = El recluta { $place } de { $target } · { $recruit }
euphoria-stamp-won-euphoriano = Gana Euphoria
euphoria-stamp-won-subterra = Gana Subterra
euphoria-stamp-won-anarquista = Ganan los anarquistas
euphoria-stamp-won-alone = { $seat_is ->
    [you] Ganás
   *[other] Gana { $seat }
}
euphoria-stamp-won-nobody = No gana nadie
euphoria-end-both_leaders = { $seat_is ->
    [you] Reuniste a los dos Líderes: ganás.
   *[other] { $seat } reunió a los dos Líderes y gana.
}
euphoria-end-anarchist_leads = { $seat_is ->
    [you] Sos anarquista y conseguiste un Líder: ganás.
   *[other] { $seat }, anarquista, consiguió un Líder y gana.
}
euphoria-end-shot = { $seat_is ->
    [you] Le disparaste a { $target } con el { $leader } expuesto
   *[other] { $target_is ->
        [you] { $seat } te disparó con tu { $leader } expuesto
       *[other] { $seat } le disparó a { $target } con el { $leader } expuesto
    }
}: { $wins ->
    [euphoria] gana Euphoria
    [subterra] gana Subterra
   *[anarchists] ganan los anarquistas
}.
euphoria-says = dice ser de { $side }
euphoria-says-short = dice: { $letter }
euphoria-learn-welcome = Te damos la bienvenida a la ciudad. Hay dos bandos, Euphoria y Subterra, cada uno con su Líder. Tus tres reclutas dicen de qué lado estás, y nadie más los ve. Ganás cuando le disparan al Líder contrario, si está expuesto.
euphoria-learn-lay = Te tocaron dos Subterra y un Euphoriano: por mayoría, sos de Subterra. Colocalos escondidos, de izquierda a derecha. Primero, el Euphoriano.
euphoria-learn-lay-second = Ahora un Subterra. El tercero va solo.
euphoria-learn-hold = Las viseras quedan cerradas también para vos, por si alguien espía tu pantalla. Para verlos, mantené apretado «Mirar»; soltás y se cierran. Probalo.
euphoria-learn-interrogate = Empecemos por averiguar algo: tocá «Interrogar», leé qué hace y tocalo otra vez.
euphoria-learn-whom = ¿A quién? A Marta.
euphoria-learn-which = Así se ve un lugar de cerca. Mirá su recluta 2.
euphoria-learn-window = Ahora Marta se arma y te apunta. Antes de que pase, se abre una ventana: los consultados responden a la vez y en secreto. Tenés Sabotaje, que responde justo a eso: usalo.
euphoria-learn-cost = Usar un artefacto siempre cuesta exponer un recluta propio. Exponé el 1, tu Euphoriano: de paso, despistás.
euphoria-learn-pass = Tito se armó, y Nélida usa un Imán para sacarle el láser. No podés responder, pero se te pregunta igual y con la misma espera: así nadie sabe quién podía. Pasá.
euphoria-learn-serum = Marta tenía una Interferencia, y el Imán no anduvo. Te toca de nuevo, y sabés dónde está el Líder Euphoriano. El Suero de la verdad expone un recluta de otro: usalo.
euphoria-learn-serum-cost = El costo: exponé tu recluta 2.
euphoria-learn-serum-whom = ¿De quién es el recluta? De Marta.
euphoria-learn-serum-which = Y es el recluta 2.
euphoria-learn-arm = Robaste una Interferencia. Ahora la acción: para dispararle a Marta te falta un láser. Armate.
euphoria-learn-arm-cost = Armarse también cuesta exponer un recluta: el último que te queda.
euphoria-learn-arm-aim = Se apunta en voz alta, y todos ven la línea. Apuntá a Marta.
euphoria-learn-aim = Fase 3: quien tiene un láser apunta al final de su turno, al mismo o a otro. Quedate en Marta.
euphoria-learn-shoot = Pero te toca antes. Tu línea sigue en Marta: ¡dispará!
euphoria-learn-turn = Un turno tiene cuatro fases: artefactos, si querés; una acción; apuntar, si tenés un láser; y le toca al de tu izquierda. Tus acciones son botones: un toque te cuenta qué hace cada uno, y otro lo hace. Si lo mantenés apretado, te cuenta más.
euphoria-learn-seen = ¡Era el Líder Euphoriano! Todos vieron a quién miraste, pero qué viste lo sabés solo vos.
euphoria-learn-saved = Marta se quedó sin láser, y vos perdiste el secreto de un recluta. Sigue la ronda: le toca a Tito.
euphoria-learn-leader = El Líder Euphoriano quedó expuesto, a la vista de todos. Desde ahora, un disparo a Marta termina la partida.
euphoria-learn-shot = Mirá: Tito le disparó a Nélida. No tenía un Líder expuesto, así que mostró sus tres reclutas y volvió a esconder a los seguidores. Su Líder quedó a la vista: es el de Subterra, el tuyo.
euphoria-learn-discard = Te toca. No te quedan artefactos, pero la primera fase es gratis: tocá «Robar». Con cartas en la mano sería «Tirar y robar»: las tirarías todas.
euphoria-learn-swap = ¡Qué ronda! Con un Traslado, Tito cambió de lugar dos reclutas, y el Líder Subterra te quedó a vos, expuesto. Ahora el blanco sos vos.
euphoria-learn-bodyguard = Nélida le disparó a Marta, pero Tito puso el cuerpo con un Guardaespaldas. Como no tenía Líder, pasó a ser anarquista: ya no es de ningún bando.
euphoria-learn-give = Tu turno. Podrías disparar ya, pero probemos lo que falta. Tu Interferencia le sirve más a Nélida, que es de los tuyos: tocá «Dar».
euphoria-learn-give-whom = ¿A quién? A Nélida. Todos ven a quién le das; cuál es, lo ven ustedes dos.
euphoria-learn-give-what = Y es la Interferencia.
euphoria-learn-hide = Ahora la acción. Con tres reclutas expuestos no podés pagar nada más: tocá «Esconder», que tapa un seguidor expuesto, tuyo o de otro. Un Líder no se puede.
euphoria-learn-hide-whose = ¿De quién? Tuyo.
euphoria-learn-hide-which = Tu recluta 1, el Euphoriano.
euphoria-learn-aim-again = Tenés un láser, así que apuntás antes de terminar: quedate en Marta.
euphoria-learn-danger = Tito se armó y te apunta a vos, que tenés un Líder expuesto. Si llega a su turno, perdés.
euphoria-learn-end = Ganó Subterra: vos y Nélida. Usaste todas las acciones, y una reacción. Falta lo mejor: en la mesa se puede decir cualquier cosa, cierta o no. Tocá «Decir», y mentí bien.
guesses-team-euphoria = Euphoria
guesses-team-subterra = Subterra
lookback-topic-team = Equipo
lookback-topic-recruit = Recluta { $place }
lookback-team-euphoria = Euphoria
lookback-team-subterra = Subterra
lookback-team-anarquista = anarquista
lookback-recruit-euphoriano = euphoriano
lookback-recruit-subterra = subterra
lookback-recruit-lider_euphoriano = Líder de Euphoria
lookback-recruit-lider_subterra = Líder de Subterra
