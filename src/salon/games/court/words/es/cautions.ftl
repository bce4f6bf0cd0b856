# Lo que se dice antes de una respuesta: qué cuesta seguir y qué habla en contra.

court-cost-action-phase = Entonces debes mostrar tu mano.
court-cost-end-turn = Entonces acaba tu turno y se roban cartas.
court-cost-favourites = Entonces se revelan todas las elecciones.
court-cost-look = Entonces miras cartas ocultas.
court-cost-reveal = Entonces se revelan cartas del mazo.
court-cost-stuck = Entonces la primera carta del mazo va bajo ese personaje y descartas tu mano.
court-caution-stuck = Entonces no puedes jugar nada y debes mostrar tu mano. La pierdes entera; la primera carta del mazo va bajo uno de los personajes mostrados.
court-caution-no-card = Entonces no te queda ninguna carta que jugar: este turno te quedas sin acción.
court-caution-fails = Entonces la acción { FORM($by, case: "of") } falla.
court-caution-no-effect = { CAP(FORM($by, case: "the")) } no tiene efecto ahora.
court-caution-not-below = El valor de { $card } no es menor que { $bound }: la acción { FORM($by, case: "of") } falla.
court-caution-not-above = El valor de { $card } no es mayor que { $bound }: la acción { FORM($by, case: "of") } falla.
