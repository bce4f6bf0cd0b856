# La biblioteca: capítulos de las reglas, términos del juego y por qué se ordenan sus cartas.

court-chapter-goal = Por qué se juega
    .lede = Reúne el mayor número de marcadores de influencia. Hasta el final pertenecen a los personajes; después los recibe quien mejor se ha situado con cada uno.
court-chapter-setup = Preparación
    .lede = Cada cual recibe un juego de personajes y una mano, y empieza con una carta bajo dos de ellos.
court-chapter-turn = Un turno
    .lede = Pon una carta bajo un personaje, actúa y roba. Se juega por turnos hasta el final.
court-chapter-influence = Poner una carta
    .lede = Cada turno empieza con una carta bocabajo bajo un personaje de tu lado. Las tuyas las puedes mirar; los demás solo las cuentan.
court-chapter-action = Actuar
    .lede = Después hay que actuar: usa a un personaje con una de sus cartas o juega una carta de acción. Para usarlo, nadie puede tener allí más cartas que tú.
court-chapter-characters = Los siete personajes
    .lede = Qué puede hacer cada uno por ti, cuánto cuesta y cuándo falla.
court-chapter-cards = Cartas de acción
    .lede = Doce cartas que no son de ningún personaje. Lo que hacen es diseño nuestro; la caja trae otras.
court-chapter-stuck = Si no puedes actuar
    .lede = Enseña tu mano y el mazo juega una carta por ti.
court-chapter-draw = Robar
    .lede = Al final de un turno se completan las manos.
court-chapter-end = El final y la puntuación
    .lede = La partida termina en cuanto dos personajes tienen cinco marcadores cada uno. Entonces se descubren las cartas, personaje a personaje.
court-chapter-two = Dos jugadores
    .lede = A dos, el mazo también interviene: es el Marqués.

court-word-golden-deck = mazo dorado
court-word-value = valor
court-word-marker = marcador de influencia
court-word-favor = favor
court-word-pile = cartas bajo un personaje
court-word-activate = usar un personaje
court-word-action-card = carta de acción
court-word-failure = fallo
court-word-match = carta coincidente
court-word-stuck = no poder actuar
court-word-marquis = Marqués

court-cards-character = Personajes
court-cards-action = Cartas de acción
court-number-copies = Copias
court-number-least = Valor mínimo
court-number-most = Valor máximo
