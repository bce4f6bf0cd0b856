# Consejos para el juego libre.

court-hint-you-can-end = Puedes terminar la partida con esta acción. Por lo que sabes, ganarías.
court-hint-do-not-end = El próximo marcador { FORM($character, case: "in") } termina la partida, y { $rival } parece ir por delante. Mejor enriquece antes a otro.
court-hint-rival-can-end = Quizá { $rival } pueda terminar la partida en el próximo turno. Asegura lo que puedas, o quita un marcador.
court-hint-one-great = { CAP(FORM($character, case: "the")) } tiene cinco marcadores. Un segundo personaje con cinco termina la partida.
court-hint-end-near = A dos personajes les falta un marcador. El final puede llegar en una ronda.
court-hint-stuck = No tener nada que jugar no es un desastre: una carta gratis bajo un personaje mostrado, y cuatro cartas nuevas.
court-hint-overtaken = { $rival } te ha adelantado bajo { FORM($character, case: "the") }: { $theirs } cartas contra { $mine }. No puedes actuar ahí hasta igualar.
court-hint-about-to-be-stuck = Así no podrías jugar nada. Pon otra carta bajo { FORM($character, case: "the") } y guarda la carta de ese personaje para jugarla.
court-hint-tie-is-enough = Una carta más bajo { FORM($character, case: "the") } empata la mayoría. Entonces podrás jugar tu { $card }.
court-hint-lay-or-play = { $card } es tu única carta jugable. Si la pones como coincidencia, no tendrás con qué actuar.
court-hint-match-in-hand = Tu { $card } sería una coincidencia bajo { FORM($character, case: "the") }, y podría bastar para ganar esos { $markers } marcadores.
court-hint-hollow-lead = Bajo { FORM($character, case: "the") } llevas ventaja solo por el número. Una coincidencia puede bastar para adelantarte.
court-hint-rich-and-open = { CAP(FORM($character, case: "the")) } tiene { $markers } marcadores y tú ninguna carta ahí. Aún es barato entrar.
court-hint-favor-trap = { CAP(FORM($character, case: "the")) } lleva un favor: el marcador iría al Chambelán, donde { $rival } va en cabeza.
court-hint-favor-friend = El favor { FORM($character, case: "of") } te conviene: el marcador va al Chambelán, que confía en ti.
court-hint-pin-where = Pon favores en los personajes que tus rivales van a usar, no en los que tú necesitas.
court-hint-king-follows = Elige a alguien con al menos tantos marcadores como el Rey, y él también ganará uno.
court-hint-cardinal-ready = El Cardenal puede tomar un marcador { FORM($character, case: "of") }: paga con un número menor que { $markers }.
court-hint-equal-is-not-enough = Ninguna de tus cartas sirve, e igualar no cuenta. Paga con la que menos falta te haga.
court-hint-look-where = Mira donde hay muchos marcadores y muchas cartas desconocidas. Las ves aunque no ganes un marcador.
