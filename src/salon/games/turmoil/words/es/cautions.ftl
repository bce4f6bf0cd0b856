# Lo que se dice antes de una respuesta: qué cuesta seguir y qué habla en contra.

turmoil-cost-checks = Entonces se tira un dado para el chequeo de apoyo.
turmoil-cost-resolve-check = Entonces se tira un dado para el chequeo de apoyo.
turmoil-cost-naval-attempt = Entonces se tira un dado para el intento naval.
turmoil-cost-choose-stability = Entonces se revelan las cartas de estabilidad.
turmoil-cost-next-turn = Entonces acaba el turno y se reparten cartas nuevas.
turmoil-cost-end-turn = Entonces acaba el turno y se reparten cartas nuevas.
turmoil-cost-crisis-roll = Entonces se hace una tirada de crisis.
turmoil-cost-exchange = Entonces robas una carta a cambio.
turmoil-caution-held = Entonces no queda ninguna ronda para { FORM($cards, case: "the") }. Quien tiene una carta de puntuación al acabar el turno pierde la partida.
turmoil-caution-short = Entonces tienes { $cards ->
    [0] 0 cartas
    [one] 1 carta
   *[other] { $cards } cartas
} para { $rounds ->
    [one] 1 ronda más
   *[other] { $rounds } rondas más
}: una ronda sin carta se pierde.
turmoil-caution-attempt = Este intento no puede tener éxito: { FORM($box, case: "the") } exige { $needed } y con un 6 llegas a { $most }.
turmoil-caution-race = Este intento no puede hacer avanzar la marina alemana: la británica aún no ha salido de la casilla inicial.
turmoil-caution-plus = Este intento falla con cualquier dado: { FORM($card, case: "the") } está en vigor y tu marcador no muestra el +1.
turmoil-caution-unmet = Tal como están las cosas, { FORM($card, case: "the") } no tiene efecto: solo vale si { $tests }.
turmoil-caution-and = { $first } y { $then }
turmoil-caution-idle = Tal como están las cosas, { FORM($card, case: "the") } no cambia nada.
