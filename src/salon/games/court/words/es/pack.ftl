# Paquetes de cartas: lugares, valores y lo que puede estar mal.

court-field-character = Personaje
court-field-action = Carta de acción
court-field-id = identificador
court-field-name = Nombre
court-field-printed = Leído en la carta
court-field-unsure = Dudoso
court-field-wish = Deseo
court-field-figure = Imagen
court-field-source = Procedencia
court-field-known = Campos conocidos
court-field-values = Valores
court-field-effect = Frase
court-field-step = Frase
court-field-among = Entre
court-field-count = Cuántos
court-field-up-to = Hasta
court-field-test = Condición
court-field-may = o dejarlo aquí

## Valores
court-value-any = cualquiera
court-value-others = otros
court-value-behind = no en cabeza
court-value-two-markers = con 2 o más marcadores
court-value-rivalled = donde otro tiene más cartas
court-value-shared = donde ambos tienen una carta
court-value-not-source = no el primero
court-value-sharing = con una carta donde tú la tienes
court-value-above-largest-pile = más que la pila más grande
court-value-above-pile = más que las cartas de ese jugador
court-value-below-pile = menos que las cartas de ese jugador
court-value-below-markers = menos que los marcadores de influencia

## Errores
court-given-target = un personaje elegido
court-given-victim = un jugador elegido
court-given-source = un personaje de quien tomar
court-given-value = una carta descartada
court-given-revealed = cartas reveladas
court-given-activation = un personaje activado
court-pack-characters = se esperaban los siete personajes en este orden: { $characters }.
court-pack-copies = hay { $found } cartas; se esperaban { $expected }.
court-pack-actions = en total hay { $found } cartas de acción; se esperaban { $expected }.
court-pack-activate = un personaje no puede activar a otros: no tendría fin.
court-pack-reveal = las cartas reveladas se toman o se descartan enseguida: «revelar» y «llevarse» van juntas.
court-pack-needs = esta frase va antes de que algo le dé { $needs }.

## Frases que pueden necesitar las cartas impresas
court-ask-take-discard = { CAP(FORM($by, case: "the")) }: llévate a la mano una carta de los descartes.
    .wait = { CAP(FORM($by, case: "the")) }: { $who } debe tomar una carta de los descartes.
court-why-not-discarded = { $card } no está entre los descartes.
court-log-show-hand = { $player } muestra { COUNT($cards) ->
    [0] una mano vacía
   *[other] { $cards }
}.
court-log-another-turn = { $player } tendrá otro turno después de este.
