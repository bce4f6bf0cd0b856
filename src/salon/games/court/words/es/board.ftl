# El tablero en el navegador.

court-board-board = La corte
court-board-hand = Tu mano
court-board-played = Carta jugada
court-board-revealed = Reveladas
court-board-deck = mazo
court-board-discard = descartes
court-board-phase-influence = Influencia
court-board-phase-action = Acción
court-board-phase-draw = Robo
court-board-phase-marquis = Marqués
court-board-great = con 5 marcadores o más; con dos, termina la partida
court-board-you = tú
court-board-in-hand = mano
court-board-placed = colocadas
court-board-points = puntos
court-board-wins = gana
court-board-markers = marcadores de influencia
court-board-favored = Marcador de favor: cuando se activa, sus marcadores de influencia van al Chambelán
court-board-choice = tu elección secreta
court-board-acting = actúa ahora
court-board-target = elegido
court-board-cards = cartas
court-board-most = mayoría
court-board-takes = se lleva
court-board-succeeds = tiene éxito
court-board-fails = falla
court-board-details = Detalles
court-board-scoring = Puntuación
court-board-all = Mostrar todo
court-board-again = Ver otra vez

## Clases de respuestas
court-kind-verb = Acciones
court-kind-card = Cartas
court-kind-character = Personajes
court-kind-seat = Jugadores

## Qué significan las opciones
court-about-marquis = Para dos jugadores: anima la corte entre los turnos.
court-about-fifth_card = Compensa jugar en segundo lugar.
court-about-zero_ties = Más personajes se pueden usar pronto; el comienzo es más vivo.
court-about-sudden_end = Después del marcador decisivo ya no pasa nada.
court-about-king_himself = Sin ella, el Rey siempre enriquece a otro.
court-about-duchess_own = Sin ella, solo quita cartas a los rivales.
