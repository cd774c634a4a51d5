title = Euphoria
tagline = Equipos secretos, reclutas escondidos y láseres: exponé al Líder rival y disparale.
players = 4 a 8 jugadores
minutes = 15 a 30 minutos
side-euphoriano = Euphoria
side-subterra = Subterra
side-anarquista = anarquistas
recruit-euphoriano = Euphoriano
recruit-subterra = Subterra
recruit-lider_euphoriano = Líder Euphoriano
recruit-lider_subterra = Líder Subterra
recruit-lider = Líder
recruit-seguidor = seguidor
recruit-unknown = sin ver

option-first = Quién empieza
option-first-random = al azar
option-first-host = quien abrió la mesa
option-deal = Cómo se reparten los reclutas
option-deal-printed = como dice el reglamento: los equipos pueden salir desparejos
option-deal-even = parejo: se reparte de nuevo hasta que los equipos difieran a lo sumo en uno
no-even-deal = Con deal=even y { $seats } jugadores cada bando necesita al menos { $least } seguidores con marca de hasta { $seats }, y este mazo tiene { $euphorians } de Euphoria y { $subterrans } de Subterra: ningún reparto deja equipos parejos. Agregá seguidores al bando más chico, o jugá con deal=printed. (EU-07)
option-round-limit = Después de cuántas rondas termina sin ganador
option-round-limit-none = sin límite

move-lay-euphorian = Colocar un seguidor Euphoriano
move-lay-subterran = Colocar un seguidor Subterra
move-lay-leader = Colocar a tu Líder
move-pass = Pasar
move-discard = Descartar toda la mano y robar un artefacto
move-give = Dar un artefacto
move-interrogate = Interrogar: mirar un recluta escondido
move-arm = Armarte
move-shoot = Disparar
move-hide = Esconder un seguidor expuesto
move-enough = Ninguno más
move-place = Recluta { $place }
move-seat = Jugador { $seat }
move-artifact = { $name }

refused-lay = ahora cada uno coloca sus reclutas.
refused-bad-lay = no te queda ese recluta por colocar.
refused-start = ahora elegís qué hacer en tu turno.
refused-action = ahora elegís una acción.
refused-give_to = elegí a quién le das un artefacto.
refused-bad-give_to = no te podés dar un artefacto a vos.
refused-give_what = elegí qué artefacto das.
refused-bad-give_what = no tenés ese artefacto.
refused-cost = elegí cuál de tus reclutas escondidos exponés.
refused-bad-cost = con ese recluta no se puede pagar: tiene que estar escondido y dejar algo que hacer.
refused-own_place = elegí cuál de tus reclutas entregás.
refused-seat = elegí un jugador.
refused-bad-seat = ese jugador no tiene nada que sirva para esto.
refused-place = elegí un recluta de ese jugador.
refused-bad-place = ese recluta no se puede elegir para esto.
refused-next_seat = elegí otro jugador, o «basta».
refused-bad-next_seat = ese jugador no tiene nada más que sirva para esto.
refused-next_place = elegí un recluta de ese jugador.
refused-bad-next_place = ese recluta no se puede elegir para esto.
refused-new_aim = elegí a quién apunta el láser.
refused-bad-new_aim = nadie se apunta a sí mismo.
refused-window = podés reaccionar o pasar.
refused-no-reaction = no tenés esa reacción, o no responde a esta acción.
refused-aim = elegí a quién apuntás.
refused-bad-aim = nadie se apunta a sí mismo.
refused-phase = los artefactos se roban o se dan antes de la acción, y una sola vez.
refused-nothing-to-give = no tenés artefactos para dar.
refused-no-hidden-other = los demás no tienen reclutas escondidos.
refused-arm = para armarte hace falta un láser en el centro, un recluta escondido y no tener otro láser.
refused-unarmed = no tenés láser.
refused-no-exposed-follower = no hay seguidores expuestos.
refused-not-held = no tenés ese artefacto.
refused-not-an-action = es una reacción: se usa en respuesta a la acción de otro.
refused-nothing-to-expose = usar un artefacto cuesta exponer un recluta, y no te quedan escondidos.
refused-second-laser = ya tenés un láser, y nadie puede tener dos.
refused-no-target = ahora no hay nada a qué apuntarle con ese artefacto.

event-dealt = Se repartieron reclutas y artefactos. Empieza { $first }.
event-laid = { $seat } coloca su recluta { $place }.
event-laid-own = Tu recluta { $place }: { $recruit }.
event-turn = Ronda { $round }. Le toca a { $seat }.
event-discarded = { $seat } descarta { $artifact }.
event-drew = { $seat } roba un artefacto.
event-drew-own = Robás { $artifact }.
event-gave = { $seat } le da un artefacto a { $target }.
event-gave-own = { $seat } le da { $artifact } a { $target }.
event-looked = { $seat } mira el recluta { $place } de { $target }.
event-looked-own = Mirás el recluta { $place } de { $target }: { $recruit }.
event-exposed = Queda expuesto el recluta { $place } de { $seat }: { $recruit }.
event-used = { $seat } usa { $artifact }.
event-announced = { $verb ->
    [shoot] { $seat } le dispara a { $target }.
    [arm] { $seat } se arma y apunta a { $aim }.
    [interrogate] { $seat } interroga{ $objects }.
    [hide] { $seat } esconde{ $objects }.
   *[use] { $seat } usa { $artifact }{ $objects }.
}
event-asked = ¿Alguien reacciona?
event-reacted = { $seat } reacciona con { $artifact }.
event-unanswered = Nadie reacciona.
event-armed = { $seat } toma un láser y apunta a { $target }.
event-aimed = { $seat } apunta a { $target }.
event-dropped = { $seat } suelta su láser.
event-hid = Se esconde el recluta { $place } de { $seat }.
event-exchanged = Cambian de lugar el recluta { $place } de { $seat } y el recluta { $target_place } de { $target }.
event-received = { $seat } mira lo que recibió en su lugar { $place }.
event-received-own = En tu lugar { $place } recibiste: { $recruit }.
event-mixed = Se mezclan los reclutas escondidos de { $seat }.
event-mixed-own = Tus reclutas quedan así: { $recruit_1 }, { $recruit_2 }, { $recruit_3 }.
event-robbed = { $target } le saca un artefacto a { $seat }.
event-robbed-own = { $target } le saca { $artifact } a { $seat }.
event-stopped = La acción de { $seat } queda sin efecto.
event-shot = { $seat } le da a { $target }.
event-anarchist = { $seat } pasa a ser anarquista.
event-reshuffled = Se mezcla la pila de descartes: hay un mazo nuevo.
event-shown = { $seat } tenía { $recruit_1 }, { $recruit_2 }, { $recruit_3 }{ $hand }.
event-ended = Termina la partida.

announced-own = el recluta propio { $place }
announced-place = el recluta { $place } de { $seat }
announced-aim = apunta a { $seat }
hand-shown = ; en la mano: { $cards }

reason-euphoria = le dispararon al Líder Subterra: gana Euphoria
reason-subterra = le dispararon al Líder Euphoriano: gana Subterra
reason-anarchists = un anarquista le disparó a un Líder: ganan los anarquistas
reason-anarchist_leads = un anarquista consiguió un Líder
reason-both_leaders = alguien reunió a los dos Líderes
reason-round_limit = se llegó al límite de rondas

ask-lay = Colocá tus reclutas de izquierda a derecha. Podés escribir varias cosas juntas: «lider, subterra».
ask-start = Tu turno: podés robar o dar un artefacto, y después una acción.
ask-action = ¿Qué acción hacés?
ask-give_to = ¿A quién?
ask-give_what = ¿Qué artefacto das?
ask-cost = ¿Qué recluta tuyo exponés para pagar?
ask-own_place = ¿Qué recluta tuyo entregás?
ask-seat = ¿A qué jugador?
ask-place = ¿Qué recluta?
ask-next_seat = ¿De quién es el segundo?
ask-next_place = ¿Qué recluta?
ask-new_aim = ¿A quién apunta el láser?
ask-window = ¿Reaccionás?
ask-window-cost = ¿Qué recluta tuyo exponés para reaccionar?
ask-aim = ¿A quién apuntás?

claim-recruit = el recluta { $place } de { $seat } es { $recruit }
claim-team = { $seat } es de { $side }
claim-unreadable = No entiendo «{ $words }». Se puede decir: { $forms }.

table-round = ronda { $round }
table-over = final
table-hand = { $count ->
    [one] 1 artefacto
   *[other] { $count } artefactos
}
table-aims = láser → { $seat }
table-anarchist = anarquista
table-centre = Centro: { $lasers ->
    [one] 1 láser
   *[other] { $lasers } láseres
} · mazo { $deck } · pila { $pile }:
table-mixed = En { $places } (mezclados): { $recruits }
table-held = { $seat } tiene: { $cards }
artifact-action = acción
artifact-reaction = reacción
label-place = Recluta { $place }{ $mark }
ask-window-none = No podés reaccionar: pasá (así nadie sabe quién podía).
