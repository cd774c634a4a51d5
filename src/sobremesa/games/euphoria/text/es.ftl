title = Euphoria
tagline = Equipos secretos, reclutas escondidos y láseres: exponé al Líder rival y disparale.
players = 4 a 8 jugadores
minutes = 15 a 30 minutos
side-euphoriano = Euphoria
side-subterra = Subterra
side-anarquista = anarquista
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
option-reactions = Quién reacciona primero si reaccionan varios
option-reactions-left = quien está más cerca a la izquierda de quien juega
option-reactions-target-first = primero a quien va dirigida la acción, después en ronda
option-round-limit = Después de cuántas rondas termina sin ganador
option-round-limit-none = sin límite

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

reason-euphoria = le dispararon al Líder Subterra y gana Euphoria
reason-subterra = le dispararon al Líder Euphoriano y gana Subterra
reason-anarchists = un anarquista le disparó a un Líder y ganan los anarquistas
reason-anarchist_leads = un Líder en manos de un anarquista
reason-both_leaders = los dos Líderes en las mismas manos
reason-round_limit = se llegó al límite de rondas

claim-recruit = { $about ->
    [self] Mi recluta { $place } es { $what }
    [you] Tu recluta { $place } es { $what }
   *[other] El recluta { $place } de { $seat } es { $what }
}
claim-team = { $about ->
    [self] Soy de { $side }
    [you] Sos de { $side }
   *[other] { $seat } es de { $side }
}
claim-anarchist = { $about ->
    [self] Soy anarquista
    [you] Sos anarquista
   *[other] { $seat } es anarquista
}
claimed-euphoriano = euphoriano
claimed-subterra = de Subterra
claimed-lider_euphoriano = el Líder Euphoriano
claimed-lider_subterra = el Líder de Subterra
claimed-lider = un Líder
claimed-seguidor = un seguidor
claim-about = { $place ->
    [none] { $about ->
        [you] Tu bando
       *[other] El bando de { $seat }
    }
   *[other] { $about ->
        [you] Tu recluta { $place }
       *[other] Recluta { $place } de { $seat }
    }
}
claim-unreadable = No entiendo «{ $words }». Se puede decir: { $forms }.

table-round = ronda { $round }
table-over = final
table-hand = { $count ->
    [one] 1 artefacto
   *[other] { $count } artefactos
}
table-aims = láser → { $seat }
table-your-side = Sos de { $side }.
table-anarchist = anarquista
table-centre = Centro: { $lasers ->
    [one] 1 láser
   *[other] { $lasers } láseres
} · mazo { $deck } · pila { $pile }:
table-mixed = En { $places } (mezclados): { $recruits }
table-held = { $seat } tiene: { $cards }
artifact-action = acción
artifact-reaction = reacción

## Las jugadas, dichas solas y con lo que nombran en la mesa.
move-lay = { $recruit_is ->
    [euphoriano] Colocar un seguidor Euphoriano
    [subterra] Colocar un seguidor Subterra
   *[lider] Colocar a tu Líder
}
move-pass = Pasar
move-discard = Descartar toda la mano y robar un artefacto
move-give = Dar un artefacto
move-interrogate = Interrogar: mirar un recluta escondido
move-arm = Armarte
move-shoot = Disparar
move-hide = Esconder un seguidor expuesto
move-enough = Ninguno más
move-choose_recruit = Recluta { $place }
move-choose_seat = Jugador { $seat }
move-choose_artifact = { $artifact }

label-choose_recruit = Recluta { $place }: { $recruit_is ->
    [none] {""}
   *[known] { $recruit },{" "}
}{ $exposed ->
    [yes] expuesto
   *[no] escondido
}
label-choose_seat = { $seat_is ->
    [you] Vos
   *[other] { $seat }
}

## Lo que se pregunta.
ask-lay = { $place ->
    [1] ¿Qué recluta va en el lugar 1? Te van a interrogar por lugar, sin saber cuál es cuál.
   *[other] ¿Y cuál en el lugar { $place }?
}
ask-start = Tu turno: ¿qué hacés?
ask-action = ¿Qué acción hacés?
ask-give_to = ¿A quién le das un artefacto?
ask-give_what = ¿Qué artefacto le das a { $target }?
ask-cost = ¿Qué recluta tuyo exponés para pagar?
ask-own_place = ¿Qué recluta tuyo entregás?
ask-seat = ¿Qué jugador?
ask-place = { $owner_is ->
    [you] ¿Cuál de tus reclutas?
   *[other] ¿Qué recluta de { $owner }?
}
ask-next_seat = ¿De quién es el segundo?
ask-next_place = { $owner_is ->
    [you] ¿Cuál de tus reclutas?
   *[other] ¿Qué recluta de { $owner }?
}
ask-new_aim = ¿A quién apunta el láser?
ask-window = ¿Reaccionás?
ask-window_none = No podés reaccionar: pasá (así nadie sabe quién podía).
ask-window_cost = ¿Qué recluta tuyo exponés para reaccionar?
ask-aim = ¿A quién apuntás?

## Lo que pasó.
seat-recruit = { $seat_is ->
    [you] tu recluta { $place }
   *[other] el recluta { $place } de { $seat }
}
target-recruit = { $target_is ->
    [you] tu recluta { $place }
   *[other] el recluta { $place } de { $target }
}

event-dealt = Se repartieron reclutas y artefactos. { $first_is ->
    [you] Empezás vos.
   *[other] Empieza { $first }.
}
event-got = Recibís { $artifact }.
event-laid = Tu recluta { $place }: { $recruit }.
event-turn = Ronda { $round }. { $seat_is ->
    [you] Te toca a vos.
   *[other] Le toca a { $seat }.
}
event-discarded = { $seat_is ->
    [you] Descartás { $artifact }.
   *[other] { $seat } descarta { $artifact }.
}
event-drew = { $seat_is ->
    [you] Robás { $artifact }.
   *[other] { $seat } roba un artefacto.
}
event-gave = { $seat_is ->
    [you] Le das { $artifact } a { $target }.
   *[other] { $target_is ->
        [you] { $seat } te da { $artifact }.
       *[other] { $seat } le da un artefacto a { $target }.
    }
}
event-looked = { $seat_is ->
    [you] Mirás { target-recruit }: { $recruit }.
   *[other] { $seat } mira { target-recruit }.
}
event-exposed = Queda expuesto { seat-recruit }: { $recruit }.
event-announced = { $verb ->
    [shoot] { $seat_is ->
        [you] Le disparás a { $target }.
       *[other] { $target_is ->
            [you] { $seat } te dispara.
           *[other] { $seat } le dispara a { $target }.
        }
    }
    [arm] { $seat_is ->
        [you] Te armás{ $aim_is ->
            [none] …
           *[other] {" "}y apuntás a { $aim }.
        }
       *[other] { $seat } se arma{ $aim_is ->
            [none] …
            [you] {" "}y te apunta.
           *[other] {" "}y apunta a { $aim }.
        }
    }
    [interrogate] { $seat_is ->
        [you] Interrogás{ $target_is ->
            [none] …
           *[other] {" "}a { $target }{ $place_is ->
                [none] …
               *[some] : mirás su recluta { $place }.
            }
        }
       *[other] { $seat } { $target_is ->
            [none] interroga…
            [you] te interroga{ $place_is ->
                [none] …
               *[some] : mira tu recluta { $place }.
            }
           *[other] interroga a { $target }{ $place_is ->
                [none] …
               *[some] : mira su recluta { $place }.
            }
        }
    }
    [hide] { $seat_is ->
        [you] Escondés{ announced-objects }
       *[other] { $seat } esconde{ announced-objects }
    }
   *[use] { $seat_is ->
        [you] Usás { $artifact }{ announced-objects-of-use }
       *[other] { $seat } usa { $artifact }{ announced-objects-of-use }
    }
}
announced-objects = { $objects_is ->
    [none] …
   *[some] {" "}{ $objects }.
}
announced-objects-of-use = { $objects_is ->
    [none] .
   *[some] : { $objects }.
}
announced-own = { $seat_is ->
    [you] tu recluta { $own_place }
   *[other] su recluta { $own_place }
}
announced-target = { $place_is ->
    [none] { $verb ->
        [hide] { $target_is ->
            [you] un recluta tuyo
           *[other] un recluta de { $target }
        }
       *[other] { $target_is ->
            [you] a vos
           *[other] a { $target }
        }
    }
   *[some] { target-recruit }
}
announced-next = { $next_place_is ->
    [none] { $next_target_is ->
        [you] a vos
       *[other] a { $next_target }
    }
   *[some] { $next_target_is ->
        [you] tu recluta { $next_place }
       *[other] el recluta { $next_place } de { $next_target }
    }
}
announced-aim = { $aim_is ->
    [you] el láser te apunta
   *[other] el láser apunta a { $aim }
}
event-reacted = { $seat_is ->
    [you] Reaccionás con { $artifact }.
   *[other] { $seat } reacciona con { $artifact }.
}
event-unanswered = Nadie reacciona.
event-aimed = { $seat_is ->
    [you] Apuntás a { $target }.
   *[other] { $target_is ->
        [you] { $seat } te apunta.
       *[other] { $seat } apunta a { $target }.
    }
}
event-dropped = { $seat_is ->
    [you] Soltás tu láser.
   *[other] { $seat } suelta su láser.
}
event-hid = { $by_is ->
    [you] Escondés { seat-recruit }.
    [none] Se esconde { seat-recruit }.
   *[other] { $whose ->
        [own] { $by } esconde su recluta { $place }.
       *[others] { $by } esconde { seat-recruit }.
    }
}
event-exchanged = Cambian de lugar { seat-recruit } y { $target_is ->
    [you] tu recluta { $target_place }.
   *[other] el recluta { $target_place } de { $target }.
}
event-received = En tu lugar { $place } recibiste: { $recruit }.
event-mixed = { $seat_is ->
    [you] Se mezclan tus reclutas escondidos, y quedan así: { $recruit_1 }, { $recruit_2 }, { $recruit_3 }.
   *[other] Se mezclan los reclutas escondidos de { $seat }.
}
event-robbed = { $target_is ->
    [you] Le sacás { $artifact } a { $seat }.
   *[other] { $seat_is ->
        [you] { $target } te saca { $artifact }.
       *[other] { $target } le saca un artefacto a { $seat }.
    }
}
event-stopped = { $seat_is ->
    [you] Tu acción queda sin efecto.
   *[other] La acción de { $seat } queda sin efecto.
}
event-shot = { $seat_is ->
    [you] ¡Le acertás a { $target }!
   *[other] { $target_is ->
        [you] ¡{ $seat } te acierta!
       *[other] { $seat } le acierta a { $target }.
    }
}
event-anarchist = { $seat_is ->
    [you] Pasás a ser anarquista.
   *[other] { $seat } pasa a ser anarquista.
}
event-reshuffled = Se mezcla la pila de descartes: hay un mazo nuevo.
event-shown = { $seat_is ->
    [you] Tenías { $recruit_1 }, { $recruit_2 }, { $recruit_3 }
   *[other] { $seat } tenía { $recruit_1 }, { $recruit_2 }, { $recruit_3 }
}{ $hand_is ->
    [none] .
   *[some] ; en la mano: { $hand }.
}

## Qué hace cada cosa, en una frase: la mesa lo dice al tocarla.
explain-action-discard = Tirás toda tu mano y robás un artefacto; con la mano vacía, solo robás. No cuesta nada, y después seguís con tu acción.
explain-action-discard-name = Descartar y robar
explain-action-give = Le das un artefacto tuyo a otro: todos ven a quién, solo ustedes dos ven cuál. No cuesta nada, y después seguís con tu acción.
explain-action-give-name = Dar un artefacto
explain-action-interrogate = Mirás en secreto un recluta escondido de otro. Es tu acción y no cuesta nada; todos ven cuál miraste.
explain-action-interrogate-name = Interrogar
explain-action-use = Se cumple lo que dice un artefacto de acción. Cuesta exponer un recluta tuyo escondido y descartar el artefacto.
explain-action-use-name = Usar un artefacto
explain-action-arm = Tomás un láser del centro y apuntás a otro. Cuesta exponer un recluta tuyo escondido.
explain-action-arm-name = Armarte
explain-action-shoot = Le disparás a quien apunta tu láser, y el láser vuelve al centro. Si tiene un Líder expuesto, se termina la partida.
explain-action-shoot-name = Disparar
explain-action-hide = Tapás un seguidor expuesto, tuyo o de otro. Un Líder no se puede. Es tu acción y no cuesta nada.
explain-action-hide-name = Esconder
explain-action-pass = No hacés ninguna acción en este turno.
explain-action-pass-name = Pasar
explain-action-aim = Con un láser en la mano, al terminar tu acción apuntás: al mismo o a otro. En voz alta, así que todos lo ven.
explain-action-aim-name = Apuntar
explain-action-react = Respondés a la acción de otro con un artefacto de reacción. Cuesta exponer un recluta tuyo escondido. Vale una sola reacción por acción.
explain-action-react-name = Reaccionar
explain-thing-recruit-hidden = Un recluta escondido: lo mira su dueño, y quien lo interrogue. Con él se pagan los artefactos y los láseres.
explain-thing-recruit-hidden-name = Recluta escondido
explain-thing-recruit-exposed = Un recluta expuesto: lo ven todos. Si es un Líder, un disparo a su dueño termina la partida.
explain-thing-recruit-exposed-name = Recluta expuesto
explain-thing-leader = El Líder decide tu bando, diga lo que diga el resto de tu fila. Expuesto, es el blanco del otro bando. Nadie puede volver a esconderlo con una acción.
explain-thing-leader-name = Líder
explain-thing-follower = Un seguidor. Sin Líder, tu bando es el de la mayoría de tus tres reclutas.
explain-thing-follower-name = Seguidor
explain-thing-anarchist = Le dispararon sin tener Líder, y ya no es de ningún bando. Gana con los demás anarquistas si uno de ellos le acierta a un Líder expuesto, o por su cuenta si consigue un Líder.
explain-thing-anarchist-name = Anarquista
explain-thing-laser = Un láser apunta siempre a alguien. Se dispara en el turno de quien lo tiene. Uno por persona.
explain-thing-laser-name = Láser
explain-thing-window = Todos los consultados responden a la vez y en secreto: reaccionan o pasan. Se pregunta aunque nadie pueda, para que no se sepa quién podía.
explain-thing-window-name = ¿Reaccionás?
explain-thing-deck = El mazo de artefactos. Cuando se termina, la pila de usados se mezcla y es el mazo nuevo.
explain-thing-deck-name = Mazo
explain-thing-pile = Lo usado y lo descartado, a la vista de todos.
explain-thing-pile-name = Pila
explain-cost-action = Usarlo cuesta exponer un recluta tuyo escondido.
explain-cost-reaction = Usarla cuesta exponer un recluta tuyo escondido, y vale una sola reacción por acción.

## El juego en una página: qué hay en una carta, un turno, cómo se gana.
summary-idea = Dos bandos, cada uno con su Líder, y nadie sabe quién es de quién. Tus tres reclutas dicen de qué lado estás. Exponé al Líder contrario y hacé que le disparen, sin que expongan al tuyo.
summary-card-1 = El nombre y el dibujo del artefacto.
summary-card-2 = Lo que hace. Usarlo cuesta exponer un recluta tuyo escondido.
summary-card-3 = De acción: en tu turno. De reacción: cuando otro hace lo que dice.
summary-turn-1 = Artefactos, si querés: tirás toda la mano y robás uno, o le das uno a otro.
summary-turn-2 = Una acción: interrogar, usar un artefacto, armarte, disparar o esconder un seguidor expuesto. O pasar.
summary-turn-3 = Puntería: si tenés un láser, apuntás, al mismo o a otro.
summary-turn-4 = La ficha pasa a la izquierda. Y todo el tiempo se habla: se puede decir la verdad o mentir, pero no mostrar.
summary-score = Los bandos y los disparos
summary-score-1 = Tu bando es el de tu Líder; sin Líder, el de la mayoría de tus reclutas. Si tus reclutas cambian, cambia.
summary-score-2 = Escondido: lo ve solo su dueño. Expuesto: lo ven todos, y ya no sirve para pagar.
summary-score-3 = Si te disparan con un Líder expuesto, se termina la partida. Si no: robás, soltás tu láser, mostrás todo y volvés a esconder a tus seguidores.
summary-score-4 = Si te disparan y no tenías Líder, pasás a ser anarquista: ya no sos de ningún bando.
summary-win-1 = Gana tu bando si le disparan al Líder contrario, expuesto, dispare quien dispare. Si disparó un anarquista, ganan los anarquistas.
summary-win-2 = Gana solo, en el acto, el anarquista que consigue un Líder, y quien junta a los dos Líderes.

## Lo que habla a favor de una jugada. Donde dice #2, quien lo muestra pone el nombre de ese asiento.
why-lay = todavía nadie vio nada: el orden da lo mismo.
why-pass = { $laser ->
    [armed] no gastás nada: te quedás con el láser, { $hidden } de tus reclutas sin mostrar y { $kept } en la mano.
   *[none] no gastás nada: te quedás con { $hidden } de tus reclutas sin mostrar y { $kept } en la mano.
}
why-give = le puede servir a quien esté con vos: lo más probable es que sea #{ $seat } ({ $friend } %).
why-give-what = { $use ->
    [action] se usa como acción, en su turno; { $count ->
        [one] no tenés otro igual, y en la mano te quedan { $kept }.
       *[other] tenés { $count } iguales, y en la mano te quedan { $kept }.
    }
   *[reaction] responde a lo que hace otro; { $count ->
        [one] no tenés otro igual, y en la mano te quedan { $kept }.
       *[other] tenés { $count } iguales, y en la mano te quedan { $kept }.
    }
}
why-enough = { $artifact ->
    [escaner] con mirar el de #{ $seat } alcanza; los demás los dejás sin mirar.
   *[other] con esconder el de #{ $seat } alcanza; los demás quedan a la vista.
}
why-discard = { $count ->
    [0] no tenés nada en la mano, y robar no cuesta nada.
    [one] { $use ->
        [now] el que tenés se podría usar ya, pero hay que mostrar un recluta; probás con otro de los { $deck } del mazo.
        [later] el que tenés solo responde a lo que hacen otros; probás con otro de los { $deck } del mazo.
       *[never] el que tenés no se puede usar ahora; probás con otro de los { $deck } del mazo.
    }
   *[other] dejás los { $count } que tenés y robás uno solo: te quedás con menos.
}
why-shoot-leader = tiene a la vista al Líder que buscás: si le acertás, se termina la partida.
why-shoot-ward = tiene al Líder de tu bando: si le acertás, lo perjudicás.
why-shoot = { $kind ->
    [anarchist] { $laser ->
        [armed] es anarquista y no tiene Líder: el disparo le hace soltar el láser.
       *[none] es anarquista, no tiene Líder ni láser: el disparo no le saca nada.
    }
   *[side] { $laser ->
        [armed] es de los tuyos con un { $friend } % y tiene al Líder que buscás con un { $leader } %. Tiene que mostrar todo y soltar su láser.
       *[none] es de los tuyos con un { $friend } % y tiene al Líder que buscás con un { $leader } %. Tiene que mostrar todo.
    }
}
why-arm-leader = { $pays ->
    [leader] el Líder de #{ $seat } está a la vista y falta el láser; pero solo podés pagarlo mostrando al tuyo.
   *[follower] el Líder de #{ $seat } está a la vista: falta el láser.
}
why-arm = { $pays ->
    [leader] { $aimed ->
        [0] solo podés pagarlo mostrando a tu Líder, aunque ahora nadie te apunta; el que buscás lo tiene más probablemente #{ $seat } ({ $leader } %).
       *[other] solo podés pagarlo mostrando a tu Líder, y ya te apuntan; el que buscás lo tiene más probablemente #{ $seat } ({ $leader } %).
    }
   *[follower] para poder disparar en tu próximo turno; lo más probable es que el Líder que buscás lo tenga #{ $seat } ({ $leader } %).
}
why-interrogate = { $count ->
    [0] ya viste todos los reclutas ajenos: no te enterás de nada nuevo. El Líder que buscás está con #{ $seat } ({ $leader } %).
    [one] queda un recluta ajeno que no viste; el Líder que buscás puede estar con #{ $seat } ({ $leader } %).
   *[other] quedan { $count } reclutas ajenos que no viste; quien más probablemente tiene al Líder que buscás es #{ $seat } ({ $leader } %).
}
why-hide = { $shown ->
    [0] de los tuyos no hay ninguno para esconder: solo taparías el de otro.
   *[other] { $hidden ->
        [0] no te queda nada escondido: sin eso no podés pagar nada.
       *[other] un seguidor que todos vieron, si lo escondés, paga de nuevo sin mostrar nada que no se sepa.
    }
}
why-cost-follower = { $leader ->
    [hidden] el { $place } es un seguidor: muestra uno de { $side }, y tu Líder sigue escondido.
   *[other] el { $place } es un seguidor que no todos vieron: muestra uno de { $side }.
}
why-cost-shown = al { $place } ya lo vieron todos: pagar con él no le dice nada a nadie.
why-cost-leader = { $aimed ->
    [0] muestra a tu Líder, que desde ahora es un blanco, aunque nadie te apunta.
   *[other] muestra a tu Líder mientras te apuntan: un disparo y se termina la partida.
}
why-own-follower = { $shown ->
    [all] el { $place } es un seguidor de { $side } que ya vieron todos: { $leader ->
        [none] no entregás ningún secreto.
       *[other] no entregás ningún secreto, y te quedás con tu Líder.
    }
   *[other] el { $place } es un seguidor de { $side }: { $leader ->
        [none] quien lo recibe lo va a ver.
       *[other] quien lo recibe lo va a ver, pero te quedás con tu Líder.
    }
}
why-own-leader = { $exposed ->
    [exposed] das a tu Líder, que está a la vista: tu bando pasa a ser el de lo que te quede.
   *[other] das a tu Líder, que nadie tiene a la vista: tu bando pasa a ser el de lo que te quede.
}
why-seat-exposed-leader = { $turns ->
    [stays] seguís apuntando a quien tiene a la vista al Líder que buscás.
   *[turns] tiene a la vista al Líder que buscás: un disparo y se termina.
}
why-seat-leader = sabés que tiene al Líder que buscás.
why-seat-ward = tiene al Líder de tu bando: hay que cuidarlo.
why-seat-me = { $hidden ->
    [0] lo tuyo primero: sin nada escondido no podés pagar nada.
   *[other] lo tuyo primero: te sirve para pagar otra vez.
}
why-seat-hide = { $kind ->
    [anarchist] es anarquista; tiene a la vista { $count ->
        [one] un seguidor.
       *[other] { $count } seguidores.
    }
   *[side] es de los tuyos con un { $friend } %; tiene a la vista { $count ->
        [one] un seguidor.
       *[other] { $count } seguidores.
    }
}
why-seat-give = { $kind ->
    [anarchist] es anarquista, y con vos va con un { $friend } %.
   *[side] es de los tuyos con un { $friend } %.
}
why-seat-rob = { $kind ->
    [anarchist] es anarquista; tiene { $count } en la mano.
   *[side] es de los tuyos con un { $friend } %; tiene { $count } en la mano.
}
why-seat-laser = { $whom ->
    [you] su láser te apunta a vos; es de los tuyos con un { $friend } %.
    [other] su láser le apunta a #{ $target }; es de los tuyos con un { $friend } %.
   *[nobody] no tiene láser; es de los tuyos con un { $friend } %.
}
why-seat = { $kind ->
    [anarchist] es anarquista, así que no tiene Líder.
   *[side] { $count ->
        [0] ya viste todos sus reclutas: es de los tuyos con un { $friend } %.
        [one] le queda un recluta que no viste: es de los tuyos con un { $friend } %, y tiene al Líder que buscás con un { $leader } %.
       *[other] le quedan { $count } reclutas que no viste: es de los tuyos con un { $friend } %, y tiene al Líder que buscás con un { $leader } %.
    }
}
why-aim-leader = { $turns ->
    [stays] seguís apuntando a quien sabés que tiene escondido al Líder que buscás.
   *[turns] sabés que tiene escondido al Líder que buscás: cuando lo muestre, ya le apuntás.
}
why-aim-ward = { $turns ->
    [stays] tiene al Líder de tu bando: dejarle el láser apuntado es un riesgo.
   *[turns] tiene al Líder de tu bando: apuntarle es un riesgo.
}
why-aim = { $kind ->
    [anarchist] { $laser ->
        [armed] es anarquista y no tiene Líder, pero un disparo le hace soltar el láser.
       *[none] es anarquista: no tiene Líder ni láser que soltar.
    }
   *[side] { $turns ->
        [stays] seguís como estabas: es de los tuyos con un { $friend } %, tiene al Líder que buscás con un { $leader } %, y { $count ->
            [0] viste todos sus reclutas.
           *[other] de sus reclutas no viste { $count }.
        }
       *[turns] es de los tuyos con un { $friend } %, tiene al Líder que buscás con un { $leader } %, y { $count ->
            [0] viste todos sus reclutas.
           *[other] de sus reclutas no viste { $count }.
        }
    }
}
why-turned-me = el láser te queda apuntando a vos.
why-turned = { $kind ->
    [anarchist] el láser pasa a apuntarle a un anarquista, que no tiene Líder.
   *[side] el láser pasa a apuntarle a quien es de los tuyos con un { $friend } % y tiene al Líder que buscás con un { $leader } %.
}
why-place-known = ya sabés que el { $place } es { $what }.
why-place-hide = { $whose ->
    [me] el { $place } es { $what }: escondido te sirve para pagar otra vez.
   *[other] el { $place } es { $what }, a la vista de todos.
}
why-place = el { $place } no lo viste: es el Líder que buscás con un { $leader } %.
why-use-trueque = { $chance ->
    [sure] sabés dónde tiene #{ $seat } escondido al Líder que te falta: si nadie lo frena, ganás en el acto.
    [maybe] { $rids ->
        [yes] tu Líder está a la vista y podés dárselo a otro; o, si acertás con el que te falta, ganás en el acto (#{ $seat } lo tiene con un { $leader } %).
       *[no] si acertás con el Líder que te falta, ganás en el acto; lo más probable es que lo tenga #{ $seat } ({ $leader } %).
    }
   *[none] { $rids ->
        [yes] tu Líder está a la vista: podés dárselo a otro.
       *[no] cambiás un recluta tuyo por uno de otro. El Líder que buscás lo tiene más probablemente #{ $seat } ({ $leader } %).
    }
}
why-use-traslado = { $located ->
    [prey] sabés dónde está el Líder que buscás: podés cambiarlo de manos.
    [ward] sabés dónde está el Líder de tu bando: podés cambiarlo de manos.
   *[none] cambia dos reclutas de otros; todavía no sabés quién tiene al Líder que buscás.
}
why-use-suero = { $located ->
    [prey] sabés que #{ $seat } esconde al Líder que buscás: el suero lo deja a la vista.
    [shown] el Líder que buscás ya está a la vista, con #{ $seat }: el suero muestra a otro recluta.
   *[none] lo deja a la vista: si es el Líder que buscás, ya se le puede disparar. Lo más probable es que lo tenga #{ $seat } ({ $leader } %).
}
why-use-escaner = { $count ->
    [0] ya viste todos los reclutas ajenos: no te enterás de nada nuevo. El Líder que buscás está con #{ $seat } ({ $leader } %).
    [one] mirás el único recluta ajeno que no viste; #{ $seat } es quien más probablemente tiene al Líder que buscás ({ $leader } %).
   *[other] mirás dos de los { $count } que no viste; #{ $seat } es quien más probablemente tiene al Líder que buscás ({ $leader } %).
}
why-use-iman = { $aimed ->
    [0] le sacás el láser a otro, y ya es tuyo para apuntarle a #{ $seat } ({ $leader } % de que tenga al Líder que buscás).
    [one] hay un láser que te apunta: puede pasar a ser tuyo.
   *[other] hay { $aimed } láseres que te apuntan: uno puede pasar a ser tuyo.
}
why-use-pulso = { $own ->
    [armed] { $armed ->
        [0] el único láser en juego es el tuyo: lo soltás.
        [one] el otro láser de la mesa vuelve al centro antes de que dispare, y el tuyo también.
       *[other] los { $armed } láseres de los demás vuelven al centro antes de que disparen, y el tuyo también.
    }
   *[none] { $armed ->
        [one] el único láser en juego vuelve al centro antes de que dispare.
       *[other] los { $armed } láseres de los demás vuelven al centro antes de que disparen.
    }
}
why-use-humo = { $pays ->
    [leader] solo podés pagarlo mostrando a tu Líder, y a un Líder no se lo esconde.
   *[follower] { $shown ->
        [0] de los tuyos solo esconde el que mostrás para pagar; el otro sería ajeno.
        [one] esconde el seguidor que tenés a la vista y el que mostrás para pagar.
       *[other] esconde dos de los seguidores que tenés a la vista.
    }
}
why-use-marioneta = { $aimed ->
    [0] { $armed ->
        [one] decidís a quién apunta el único láser ajeno.
       *[other] decidís a quién apunta uno de los { $armed } láseres ajenos.
    }
   *[other] un láser te apunta: lo hacés mirar para otro lado.
}
why-use-lavado = lo que otros vieron de alguien ya no saben dónde está; de los tuyos el más probable es #{ $seat } ({ $friend } %).
why-use-contrabando = un artefacto menos para otro, y uno para vos; quien más tiene es #{ $seat }, con { $count }.
why-react-pass = { $held ->
    [0] no tenés con qué responder.
   *[other] { $danger ->
        [leader] hay un Líder a la vista y el disparo puede terminar la partida; te guardás lo que tenés para responder.
        [hidden] el disparo dejaría a tu Líder a la vista; te guardás lo que tenés para responder.
       *[other] te guardás lo que tenés para responder, y no mostrás ningún recluta.
    }
}
why-react-escudo = { $danger ->
    [leader] tu Líder está a la vista: sin el escudo se termina la partida. Quien dispara es de los tuyos con un { $friend } %.
    [hidden] si te aciertan, tu Líder queda a la vista. Quien dispara es de los tuyos con un { $friend } %.
    [anarchist] si te aciertan mostrás tus tres reclutas. Quien dispara es de los tuyos con un { $friend } %.
   *[other] si te aciertan mostrás tus tres reclutas y pasás a ser anarquista. Quien dispara es de los tuyos con un { $friend } %.
}
why-react-espejo = { $shooter ->
    [leader] quien dispara tiene a la vista a un Líder: si el disparo le vuelve, se termina la partida.
   *[none] { $danger ->
        [leader] tu Líder está a la vista, y el disparo le vuelve a quien disparó (de los tuyos con un { $friend } %).
        [hidden] tu Líder no queda a la vista: el disparo le vuelve a quien disparó, que es de los tuyos con un { $friend } %.
       *[other] el disparo le vuelve a quien disparó, que es de los tuyos con un { $friend } %.
    }
}
why-react-guardaespaldas = { $danger ->
    [leader] tiene a la vista a un Líder: si le aciertan se termina la partida. Quien dispara es de los tuyos con un { $friend } %.
   *[other] el disparo te da a vos, y a quien cuidás no le pasa nada. Quien dispara es de los tuyos con un { $friend } %.
}
why-react-interferencia = { $against ->
    [me] va contra vos, y quien lo usa es de los tuyos con un { $friend } %: así no tiene efecto.
   *[other] no va contra vos; quien lo usa es de los tuyos con un { $friend } %: así no tiene efecto.
}
why-react-sabotaje = { $against ->
    [me] te apunta a vos, y es de los tuyos con un { $friend } %: así se queda sin láser.
   *[other] no te apunta a vos; quien se arma es de los tuyos con un { $friend } %: así se queda sin láser.
}

# Títulos de jugadas cuya frase necesita su argumento.
verb-lay = Colocar un recluta
verb-choose_artifact = Elegir un artefacto
# Only the terminal says these.
terminal-too-many = «{ $word }» ya no hace falta: la jugada está completa antes.
terminal-typing-lay = Podés escribir varias cosas juntas: «lider, subterra».
