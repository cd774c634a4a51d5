# Quien mira adivina los bandos.
guesses = ¿Quién es quién?
guesses-about = Decí de qué bando es cada uno y qué tan seguro estás. Nadie se entera hasta el final; cambiá cuando quieras. Cuanto antes aciertes, mejor.
guesses-sure = { $team } seguro
guesses-perhaps = creo que { $team }
guesses-unsure = no sé
guesses-kept = Anotado. Se ve al final.
guesses-scores = { $count ->
    [one] Una persona adivinó los bandos
   *[other] { $count } personas adivinaron los bandos
}
guesses-you = Vos
guesses-somebody = Alguien que miraba
guesses-points = { $points } puntos
guesses-first = desde la jugada { $step }
guesses-how = 100 es acertar todo con seguridad desde el principio; 75, no decir nada; 0, errar todo con seguridad.
