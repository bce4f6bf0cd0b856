# Versalles: la corte del Rey Sol.

court-title = Versalles
    .blurb = La corte de Luis XIV: gánate a los poderosos y da poder a los que te has ganado.
court-art = Grabado: un sol con rostro sobre un palacio y sus jardines
court-tagline = Intrigas en la corte de Luis XIV.
court-curve = los puntos que habría obtenido cada cual

## Nombres. Formas: the (con artículo), of (de), to (a), in (en).
court-character-king = Rey
    .the = el Rey
    .of = del Rey
    .to = al Rey
    .in = en el Rey
court-character-queen = Reina
    .the = la Reina
    .of = de la Reina
    .to = a la Reina
    .in = en la Reina
court-character-cardinal = Cardenal
    .the = el Cardenal
    .of = del Cardenal
    .to = al Cardenal
    .in = en el Cardenal
    .short = Card.
court-character-seneschal = Senescal
    .the = el Senescal
    .of = del Senescal
    .to = al Senescal
    .in = en el Senescal
    .short = Sen.
court-character-duchess = Duquesa
    .the = la Duquesa
    .of = de la Duquesa
    .to = a la Duquesa
    .in = en la Duquesa
    .short = Duq.
court-character-spymaster = Maestro de espías
    .the = el Maestro de espías
    .of = del Maestro de espías
    .to = al Maestro de espías
    .in = en el Maestro de espías
    .short = Espías
court-character-chamberlain = Chambelán
    .the = el Chambelán
    .of = del Chambelán
    .to = al Chambelán
    .in = en el Chambelán
    .short = Cham.
court-action-audience = Audiencia real
    .the = «Audiencia real»
    .of = de «Audiencia real»
court-action-pension = Bolsillo secreto
    .the = «Bolsillo secreto»
    .of = de «Bolsillo secreto»
court-action-cachet = Lettre de cachet
    .the = «Lettre de cachet»
    .of = de «Lettre de cachet»
court-action-introduction = Carta de presentación
    .the = «Carta de presentación»
    .of = de «Carta de presentación»
court-action-ball = Baile de máscaras
    .the = «Baile de máscaras»
    .of = de «Baile de máscaras»
court-action-allegiance = Cambio de lealtad
    .the = «Cambio de lealtad»
    .of = de «Cambio de lealtad»
court-card-stack = { $count ->
    [1] { $kind }
   *[other] { $kind } ×{ $count }
}
court-card-named = { $kind } { $value }
court-verb-done = Listo
court-option-marquis = Fase del Marqués: después de cada turno el Marqués descubre una carta, que puede dar un marcador.
court-option-fifth_card = Quinta carta: quien juega en segundo lugar empieza con cinco cartas en la mano.
court-option-zero_ties = Cero empata con cero: un personaje bajo el que nadie tiene cartas se puede activar sin tener ninguna.
court-option-sudden_end = Final repentino: la partida termina a mitad de una acción, con el marcador que la decide.
court-option-king_himself = El Rey puede elegirse a sí mismo.
court-option-duchess_own = La Duquesa se puede usar con las cartas propias.

## Preguntas
court-ask-favourite = Elige en secreto un personaje con el que empezar (quedan { $left }).
    .wait = { $who } debe elegir un personaje en secreto.
court-ask-influence = Fase de influencia: elige el personaje bajo el que poner una carta.
    .wait = { $who } debe elegir el personaje bajo el que poner una carta.
court-ask-place = Elige qué carta pones bocabajo debajo { FORM($character, case: "of") }.
    .wait = { $who } debe elegir qué carta pone debajo { FORM($character, case: "of") }.
court-ask-action = Fase de acción: juega la carta de un personaje para activarlo, o una carta de acción.
    .wait = { $who } debe jugar una carta.
court-ask-stuck = No puedes jugar nada: elige un personaje de los que has mostrado; la primera carta del mazo va bajo él.
    .wait = { $who } no puede jugar nada y debe elegir uno de los personajes mostrados.
court-ask-character = { CAP(FORM($by, case: "the")) }: elige un personaje.
    .wait = { CAP(FORM($by, case: "the")) }: { $who } debe elegir un personaje.
court-ask-source = { CAP(FORM($by, case: "the")) }: elige el personaje del que tomar una de tus cartas.
    .wait = { CAP(FORM($by, case: "the")) }: { $who } debe elegir el personaje del que tomar una carta propia.
court-ask-player = { CAP(FORM($by, case: "the")) }: elige a un jugador.
    .wait = { CAP(FORM($by, case: "the")) }: { $who } debe elegir a un jugador.
court-ask-discard = { CAP(FORM($by, case: "the")) }: descarta una carta.
    .wait = { CAP(FORM($by, case: "the")) }: { $who } debe descartar una carta.
court-ask-discard-above-largest-pile = { CAP(FORM($by, case: "the")) }: descarta una carta; su valor debe ser mayor que { $bound } (la mayor cantidad de cartas que un jugador tiene ahí).
    .wait = { CAP(FORM($by, case: "the")) }: { $who } debe descartar una carta de valor mayor que { $bound }.
court-ask-discard-above-pile = { CAP(FORM($by, case: "the")) }: descarta una carta; un valor mayor que { $bound } (las cartas que miras) da un marcador.
    .wait = { CAP(FORM($by, case: "the")) }: { $who } debe descartar una carta; un valor mayor que { $bound } da un marcador.
court-ask-discard-below-pile = { CAP(FORM($by, case: "the")) }: descarta una carta; su valor debe ser menor que { $bound } (las cartas que ese jugador tiene ahí).
    .wait = { CAP(FORM($by, case: "the")) }: { $who } debe descartar una carta de valor menor que { $bound }.
court-ask-discard-below-markers = { CAP(FORM($by, case: "the")) }: descarta una carta; su valor debe ser menor que { $bound } (los marcadores que hay ahí).
    .wait = { CAP(FORM($by, case: "the")) }: { $who } debe descartar una carta de valor menor que { $bound }.
court-ask-take = Llévate a la mano una de las cartas { FORM($character, case: "of") }.
    .wait = { $who } debe tomar una de las cartas { FORM($character, case: "of") }.
court-ask-favor = El Chambelán: pon un marcador de favor en un personaje, o pulsa Listo (quedan { $left }).
    .wait = El Chambelán: { $who } debe elegir dónde va un marcador de favor.
court-ask-exchange = Elige tu carta bajo { FORM($character, case: "the") } para dársela a { $player } por una al azar.
    .wait = { $who } debe elegir una carta bajo { FORM($character, case: "the") } para cambiarla con { $player }.
court-ask-move = Elige qué carta mueves { FORM($source, case: "of") } { FORM($character, case: "to") }.
    .wait = { $who } debe elegir qué carta mueve { FORM($source, case: "of") } { FORM($character, case: "to") }.
court-ask-activate = «Audiencia real»: elige a qué personaje activas.
    .wait = «Audiencia real»: { $who } debe elegir a qué personaje activa.

## Por qué no
court-why-favourite-twice = Ya has elegido { FORM($character, case: "to") }; elige otro personaje.
court-why-not-in-hand = No tienes { $card } en la mano.
court-why-no-card-under = No tienes ninguna carta bajo { FORM($character, case: "the") }; hace falta al menos 1 para activar.
court-why-majority = Otro jugador tiene { $most } cartas bajo { FORM($character, case: "the") } y tú { $mine }; nadie puede tener más que tú.
court-why-not-shown = No hay ninguna carta { FORM($character, case: "of") } en la mano que has mostrado.
court-why-character-others = { CAP(FORM($by, case: "the")) } debe elegir otro personaje.
court-why-character-behind = Ningún personaje tiene más marcadores que { FORM($character, case: "the") }; elige otro.
court-why-character-two-markers = { CAP(FORM($character, case: "the")) } tiene menos de 2 marcadores.
court-why-character-rivalled = Ningún otro jugador tiene más cartas que tú bajo { FORM($character, case: "the") }.
court-why-character-shared = Bajo { FORM($character, case: "the") } falta una carta tuya o de ese jugador.
court-why-character-not-source = La carta sale { FORM($character, case: "of") }; elige otro personaje.
court-why-source = Tienes menos de 2 cartas bajo { FORM($character, case: "the") }.
court-why-player-others = Debe ser otro jugador.
court-why-player-absent = En esta mesa solo hay { $seats } jugadores.
court-why-player-sharing = { $player } no tiene cartas bajo ninguno de los personajes donde las tienes tú.
court-why-favor-himself = El Chambelán no puede tener un marcador de favor.
court-why-favor-twice = { CAP(FORM($character, case: "the")) } ya tiene un marcador de favor.
court-why-not-a-match = Solo se puede tomar una carta revelada { FORM($character, case: "of") }.
court-why-not-in-pile = No tienes { $card } bajo { FORM($character, case: "the") }.
court-why-wants-character = Aquí hay que elegir un personaje.
court-why-wants-player = Aquí hay que elegir a un jugador.
court-why-wants-card = Aquí hay que elegir una carta.
court-why-wants-action = Aquí hay que jugar una carta de la mano.
court-why-wants-favor = Aquí hay que elegir un personaje para el marcador de favor, o pulsar Listo.

## Historial
court-log-favourites = { $player } empieza con { FORM($characters, case: "the") }.
    .you = Empiezas con { FORM($characters, case: "the") }.
court-log-first = { $player } juega primero.
    .you = Juegas primero.
court-log-turn = — Turno de { $player } —
    .you = — Tu turno —
court-log-place = { $player } pone una carta bocabajo bajo { FORM($character, case: "the") }: ahora hay { $count }.
court-log-place-own = { $player } pone { $card } bocabajo bajo { FORM($character, case: "the") }: ahora hay { $count }.
    .you = Pones { $card } bocabajo bajo { FORM($character, case: "the") }: ahora hay { $count }.
court-log-place-many = { $player } pone { $times } cartas bocabajo bajo { FORM($character, case: "the") }.
court-log-place-own-many = { $player } pone { $card } bocabajo bajo { FORM($character, case: "the") }.
    .you = Pones { $card } bocabajo bajo { FORM($character, case: "the") }.
court-log-no-influence = { $player } no tiene cartas y se salta la fase de influencia.
    .you = No tienes cartas y te saltas la fase de influencia.
court-log-no-action = A { $player } no le quedan cartas y se salta la fase de acción.
    .you = No te quedan cartas y te saltas la fase de acción.
court-log-play = { $player } juega { $card }.
    .you = Juegas { $card }.
court-log-activate = { $player } activa { FORM($character, case: "to") } ({ $played }).
    .you = Activas { FORM($character, case: "to") } ({ $played }).
court-log-target = { $player } elige { FORM($character, case: "to") }.
    .you = Eliges { FORM($character, case: "to") }.
court-log-target-pile = { $player } elige las cartas de { $victim } bajo { FORM($character, case: "the") }.
    .you = Eliges las cartas de { $victim } bajo { FORM($character, case: "the") }.
court-log-discard = { $player } descarta { $card }.
    .you = Descartas { $card }.
court-log-fail = La acción { FORM($by, case: "of") } falla.
court-log-no-effect = { CAP(FORM($by, case: "the")) } no tiene efecto.
court-log-marker = { CAP(FORM($character, case: "the")) } gana { $gained ->
    [one] un marcador
   *[other] { $gained } marcadores
} de influencia: ahora { $count }.
court-log-lose = { CAP(FORM($character, case: "the")) } pierde un marcador de influencia: ahora { $count }.
court-log-divert = El marcador de favor puesto { FORM($character, case: "in") } desvía { $diverted ->
    [one] el marcador
   *[other] los marcadores
} al Chambelán.
court-log-favor = { $player } pone un marcador de favor { FORM($character, case: "in") }.
    .you = Pones un marcador de favor { FORM($character, case: "in") }.
court-log-favor-many = { $player } pone marcadores de favor { FORM($character, case: "in") }.
    .you = Pones marcadores de favor { FORM($character, case: "in") }.
court-log-favor-none = { $player } no pone ningún marcador de favor.
    .you = No pones ningún marcador de favor.
court-log-favor-done = { $player } no pone más marcadores de favor.
    .you = No pones más marcadores de favor.
court-log-favor-used = El marcador de favor { FORM($character, case: "of") } se gasta.
court-log-reveal = { $player } nombra { FORM($character, case: "to") } y revela { $cards }.
    .you = Nombras { FORM($character, case: "to") } y revelas { $cards }.
court-log-take = { $player } se lleva { $card } a la mano.
    .you = Te llevas { $card } a la mano.
court-log-remove = { $player } pierde { $card }, la carta n.º { $place } bajo { FORM($character, case: "the") }.
    .you = Pierdes { $card }, la carta n.º { $place } bajo { FORM($character, case: "the") }.
court-log-look = { $player } mira { $count ->
    [one] la carta
   *[other] las { $count } cartas
} de { $victim } bajo { FORM($character, case: "the") }.
court-log-look-own = { $player } mira { $count ->
    [0] las cartas de { $victim } bajo { FORM($character, case: "the") }: no hay ninguna{ $cards }.
    [one] la carta de { $victim } bajo { FORM($character, case: "the") }: { $cards }.
   *[other] las { $count } cartas de { $victim } bajo { FORM($character, case: "the") }: { $cards }.
}
    .you = Miras { $count ->
        [0] las cartas de { $victim } bajo { FORM($character, case: "the") }: no hay ninguna{ $cards }.
        [one] la carta de { $victim } bajo { FORM($character, case: "the") }: { $cards }.
       *[other] las { $count } cartas de { $victim } bajo { FORM($character, case: "the") }: { $cards }.
    }
court-log-exchange = { $player } da la carta n.º { $place } bajo { FORM($character, case: "the") } por la n.º { $other } de { $victim }.
court-log-exchange-own = { $player } da { $given }, la carta n.º { $place } bajo { FORM($character, case: "the") }, por la n.º { $other } de { $victim }, { $taken }.
    .you = Das { $given }, la carta n.º { $place } bajo { FORM($character, case: "the") }, por la n.º { $other } de { $victim }, { $taken }.
court-log-move = { $player } mueve la carta n.º { $place } { FORM($source, case: "of") } { FORM($character, case: "to") }.
court-log-move-own = { $player } mueve { $card }, la carta n.º { $place }, { FORM($source, case: "of") } { FORM($character, case: "to") }.
    .you = Mueves { $card }, la carta n.º { $place }, { FORM($source, case: "of") } { FORM($character, case: "to") }.
court-log-stuck = { $player } no puede jugar nada y muestra { $cards }.
    .you = No puedes jugar nada y muestras { $cards }.
court-log-stuck-none = No quedan cartas: { $player } no pone ninguna bajo { FORM($character, case: "the") }.
    .you = No quedan cartas: no pones ninguna bajo { FORM($character, case: "the") }.
court-log-stuck-discard = { $player } descarta su mano de { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}.
    .you = Descartas tu mano de { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
court-log-reshuffle = Se barajan los descartes: el mazo tiene ahora { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}.
court-log-draw = { $player } roba { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}.
court-log-draw-own = { $player } roba { $count ->
    [one] { $cards }
   *[other] { $cards }
}.
    .you = Robas { $cards }.
court-log-marquis = El Marqués descubre { $card }.
court-log-marquis-nothing = No da ningún marcador.
court-log-score = { CAP(FORM($character, case: "the")) }, coincidencias — { $counts }. { $players } se { $owners ->
    [one] lleva
   *[other] llevan cada uno
} { $markers ->
    [one] 1 marcador
   *[other] { $markers } marcadores
}.
court-log-counts = { $first }, { $others }
court-log-count = { $player }: { $matches }
court-log-count-most = { $player }: { $matches } + 1 (mayoría) = { $count }
court-log-score-nobody = { CAP(FORM($character, case: "the")) }: nadie tiene cartas ahí; { $markers ->
    [one] 1 marcador queda
   *[other] { $markers } marcadores quedan
} sin dueño.
court-log-winners = { COUNT($winners) ->
    [one] Gana { $winners }
   *[other] { $winners } comparten la victoria
} con { $points } { $points ->
    [one] punto
   *[other] puntos
}.
court-end-markers = Dos personajes tienen 5 marcadores o más: termina la partida.
court-end-deadlock = Todas las cartas están bajo un personaje: termina la partida.

## Cartas: una frase por paso
court-value-choose-character = Elegir un personaje
court-step-choose-character-any = Elige un personaje.
court-step-choose-character-others = Elige un personaje que no sea { FORM($self, case: "the") }.
court-step-choose-character-behind = Elige un personaje con menos marcadores de influencia que otro.
court-step-choose-character-two-markers = Elige un personaje con 2 o más marcadores de influencia.
court-step-choose-character-rivalled = Elige un personaje bajo el que otro jugador tenga más cartas que tú.
court-step-choose-character-shared = Elige un personaje bajo el que tengas una carta y ese jugador también.
court-step-choose-character-not-source = Elige otro de los siete personajes.
court-value-choose-source = Elegir de dónde
court-step-choose-source = Elige un personaje bajo el que tengas 2 o más cartas.
court-value-choose-player = Elegir a un jugador
court-step-choose-player-any = Elige a un jugador.
court-step-choose-player-others = Elige a otro jugador.
court-step-choose-player-sharing = Elige a otro jugador que tenga una carta bajo un personaje en el que tú también la tengas.
court-value-discard-card = Descartar una carta
court-step-discard-card = Descarta una carta de tu mano.
court-value-place-card = Poner una carta
court-step-place-card = Pon una carta de tu mano bocabajo bajo el personaje elegido.
court-value-require = Continuar solo si
court-step-require-above-largest-pile = Continúa solo si su valor es mayor que el número de cartas de la pila más grande bajo ese personaje.
court-step-require-above-pile = Continúa solo si el valor descartado es mayor que el número de esas cartas.
court-step-require-below-pile = Continúa solo si su valor es menor que el número de cartas que ese jugador tiene bajo ese personaje.
court-step-require-below-markers = Continúa solo si su valor es menor que el número de marcadores de influencia de ese personaje.
court-value-mark = Marcadores para él
court-step-mark = Ese personaje gana { $count ->
    [one] un marcador
   *[other] { $count } marcadores
} de influencia.
court-value-gain = Este personaje gana uno
court-step-gain = { CAP(FORM($self, case: "the")) } gana un marcador de influencia.
court-step-gain-many = { CAP(FORM($self, case: "the")) } gana { $count } marcadores de influencia.
court-value-follow = Este personaje se acerca
court-step-follow = Si ahora tiene más marcadores de influencia que { FORM($self, case: "the") }, { FORM($self, case: "the") } también gana uno.
court-value-rob = Quitarle un marcador
court-step-rob = Mueve uno de sus marcadores de influencia { FORM($self, case: "to") }.
court-step-rob-many = Pasa hasta { $count } de sus marcadores de influencia { FORM($self, case: "to") }.
court-value-unmark = Devolver un marcador
court-step-unmark = Devuelve a la reserva uno de sus marcadores de influencia.
court-step-unmark-many = Devuelve a la reserva hasta { $count } de sus marcadores de influencia.
court-value-place-favors = Marcadores de favor
court-step-place-favors = Elige hasta { $up_to } personajes sin marcador de favor, nunca el Chambelán, y pon uno en cada uno. Cuando se activa un personaje con un marcador de favor, cada marcador de influencia que ganaría va al Chambelán; después de esa acción se descarta el marcador de favor.
court-value-reveal = Revelar cartas
court-step-reveal = Revela las primeras { $count } cartas del mazo.
court-value-take-match = Llevarse una
court-step-take-match = Si alguna es de ese personaje, llévate una a la mano, descarta las demás y continúa.
court-value-remove-card = Descartar una al azar
court-step-remove-card = Descarta una de esas cartas al azar.
court-value-look = Mirar cartas
court-step-look = Mira las cartas de ese jugador bajo ese personaje.
court-value-exchange = Cambiar cartas
court-step-exchange = Cambia una de tus cartas de ahí por una al azar de ese jugador.
court-value-move-card = Mover una carta
court-step-move-card = Mueve una de tus cartas del primer personaje al segundo.
court-value-activate = Activar a un personaje
court-step-activate = Activa a un personaje al que puedas activar, sin jugar su carta.
court-step-may = { $sentence } O lo dejas aquí.
court-value-draw-cards = Robar cartas
court-step-draw-cards = Roba { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
court-value-discard-cards = Descartar cartas sin valor
court-step-discard-cards = Descarta { $count ->
    [one] una carta
   *[other] { $count } cartas
} de tu mano, a tu elección.
court-value-take-discard = Tomar una carta de los descartes
court-step-take-discard = Toma de los descartes la carta que quieras y llévatela a la mano.
court-value-show-hand = Ver una mano
court-step-show-hand = Ese jugador muestra su mano a todos.
court-value-another-turn = Otro turno
court-step-another-turn = Después de este turno tienes otro.

## Tablero y catálogo
court-table-court = La corte
court-table-character = Personaje
    .short = Quién
court-table-markers = Marcadores
    .short = Marc.
court-table-favor = Favor
court-table-seat = { $player }
court-table-name = { $symbol }
court-table-favored = → { $character }
court-table-none = ·
court-table-hands = Manos
court-table-player = Jugador
court-table-hand = Cartas
court-table-table = En la mesa
court-table-what = Lugar
court-table-cards = Cartas
court-table-deck = Mazo
court-table-discard = Descartes, la última encima
court-table-played = Carta jugada
court-table-revealed = Reveladas
court-table-pile = { $count }: { $cards }{ $unknown ->
    [0] {""}
    [one] {" "}+ 1 desconocida
   *[other] {" "}+ { $unknown } desconocidas
}
court-table-hand-cards = { $cards }{ $unknown ->
    [0] {""}
    [one] {" "}+ 1 desconocida
   *[other] {" "}+ { $unknown } desconocidas
}
court-card-facts = { $copies } cartas, valores { $values }
court-reached = cartas en el mazo: { $cards }
court-picture = { $n ->
    [0] Todavía no hay marcadores.
   *[other] Con más marcadores ({ $n }): { FORM($leaders, case: "the") }.
}

## Paquetes de cartas

## The score by source
court-tally-character = { $character }

## What is established of a card
court-known-effect = efecto
court-known-copies = número de copias
court-known-name = nombre
court-known-values = valores
