# Paquetes de cartas: lugares, valores y lo que puede estar mal.

v1919-field-issue = Asunto
v1919-field-event = Evento
v1919-field-strategy = Estrategia
v1919-field-board = Tablero
v1919-field-id = identificador
v1919-field-name = Nombre
v1919-field-printed = Leído en la carta
v1919-field-unsure = Dudoso
v1919-field-wish = Deseo
v1919-field-figure = Imagen
v1919-field-source = Procedencia
v1919-field-known = Campos conocidos
v1919-field-stars = Estrellas
v1919-field-region = Región
v1919-field-no-military = Símbolo «no militar»
v1919-field-game-end = Carta de fin de partida
v1919-field-options = Opción
v1919-field-unrest = Disturbios
v1919-field-happiness = Felicidad
v1919-field-counters = Ficha
v1919-field-counter = Ficha
v1919-field-icon = Icono de influencia o ficha
v1919-field-optional = Opcional
v1919-field-crisis = Crisis
v1919-field-conference = Conferencia
v1919-field-step = Frase
v1919-field-n = Número
v1919-field-nation = Nación
v1919-field-who = Quién
v1919-field-units = Unidades militares
v1919-field-max-stars = Estrellas como máximo
v1919-field-score = Línea
v1919-field-type = Clase
v1919-field-vp = PV
v1919-field-regions = Regiones
v1919-field-uprising = Fila de levantamientos
v1919-field-happiness-limits = Zonas de felicidad
v1919-field-demobilize = Casillas de desmovilización
v1919-field-demobilize-grey = Casillas grises de desmovilización
v1919-field-column = Columna
v1919-field-number = Número
v1919-field-influence = Influencia
v1919-field-modifies-roll = Cambia la tirada
v1919-field-among = Entre
v1919-field-pulls = Disturbios con él
v1919-field-controller = De quién
v1919-field-keg = Polvorín
v1919-field-then = Entonces
v1919-field-otherwise = Si no
v1919-field-test = Si
v1919-field-condition = Lo que no es así
v1919-field-option = Opción
v1919-field-what = Qué
v1919-field-by = De dónde
v1919-field-to = Adónde va

## Valores
v1919-value-uprising-check = Chequeo de levantamiento
v1919-value-unrest = Disturbios
v1919-value-powder-keg = Polvorín
v1919-value-happiness = Felicidad
v1919-value-happiness-if-military = Felicidad según unidades
v1919-value-recover-influence = Recuperar influencia
v1919-value-exhaust-influence = Agotar influencia
v1919-value-withdraw-influence = Retirar influencia
v1919-value-ready-military = Recuperar unidades
v1919-value-exhaust-military = Agotar unidades
v1919-value-may-demobilize = Puede desmovilizar
v1919-value-unsettle-issue = Desestabilizar un asunto
v1919-value-choose = Una de dos
v1919-value-choose-player = Nombrar a un jugador
v1919-value-all-players = cada jugador
v1919-value-chosen-player = ese jugador
v1919-value-decider = quien decide
v1919-value-random = una región aleatoria
v1919-value-any = la región con más disturbios
v1919-value-choice = una región a elección de quien decide
v1919-value-choice-2 = cada una de 2 regiones a elección de quien decide
v1919-value-choice-other = otra región a elección de quien decide
v1919-value-none = sin región
v1919-value-empty = cualquiera
v1919-value-icon = PV por cada ficha
v1919-value-regions-le-3 = PV por región con disturbios en 3 o menos
v1919-value-regions-ge-4 = PV por región con disturbios en 4 o más
v1919-value-military-disc = PV por cada unidad militar propia
v1919-value-happiness-x2 = Puntos por felicidad, el doble
v1919-value-japan-signs = Japón firma
v1919-value-japan-refuses = Japón se niega
v1919-value-italy-signs = Italia firma
v1919-value-italy-refuses = Italia se niega
v1919-value-must-demobilize = Debe desmovilizar
v1919-value-recall-military = Devolver una unidad
v1919-value-unsettle-named = Desestabilizar un asunto concreto
v1919-value-unsettle-of = Desestabilizar un asunto de alguien
v1919-value-anyone = cualquier jugador
v1919-value-others = otros
v1919-value-military = con unidades militares
v1919-value-controls = con un asunto
v1919-value-same = la misma región
v1919-value-own-flags = PV por cada bandera propia
v1919-value-demobilized = PV por cada unidad desmovilizada
v1919-value-issues-of = PV por cada asunto propio de una región
v1919-value-happiness-ge = PV por felicidad
v1919-value-regions-le = PV por región con pocos disturbios
v1919-value-regions-ge = PV por región con muchos disturbios
v1919-value-if = Si… entonces…
v1919-value-remove-influence = Quitar influencia
v1919-value-place-influence = Colocar influencia
v1919-value-replace-waiting = Cambiar una carta de la sala de espera
v1919-value-swap-issues = Intercambiar dos asuntos
v1919-value-unrest-at-least = Hay tantos disturbios
v1919-value-happiness-at-least = Hay tanta felicidad
v1919-value-settled = Un asunto está resuelto
v1919-value-not = … no es así
v1919-value-event = un evento
v1919-value-issue = un asunto
v1919-value-deck = el mazo
v1919-value-discards = los descartes
v1919-value-exhausted = se agota
v1919-value-available = queda disponible

## Errores
v1919-pack-no-game-end = ningún asunto es la carta de fin de partida.
v1919-pack-game-ends = hay otra carta de fin de partida; se esperaba una.
v1919-pack-game-end-options = la carta de fin de partida no tiene opciones.
v1919-pack-no-options = un asunto tiene de 1 a 4 opciones.
v1919-pack-no-change = esta opción no cambia nada.
v1919-pack-needs-player = todavía no se ha nombrado a nadie: «ese jugador» va dentro de una frase en la que quien decide nombra a un jugador.
v1919-pack-needs-region = todavía no se ha nombrado ninguna región: «otra región» va después de una frase que nombre una.
v1919-pack-icon = esta línea no habla de ninguna ficha.
v1919-pack-no-vp = esta línea no tiene PV propios.
v1919-pack-regions = cada una de las 5 regiones aparece una vez.
v1919-pack-uprising = la fila empieza con 0 por X; desde ahí ningún número es mayor que el anterior.
v1919-pack-zones = las zonas bajan desde la más feliz y la última empieza en 0.
v1919-pack-limits = una zona más baja no permite más unidades militares que una más alta.
v1919-pack-boxes = las casillas van del número más alto al más bajo.
v1919-pack-columns = las columnas son 5, 6, 7 y 8.
v1919-pack-line-region = esta línea nombra una región solo si habla de asuntos propios.
v1919-pack-line-number = esta línea necesita un número propio, o no lleva ninguno.
v1919-pack-no-issue = en este paquete no hay ningún asunto «{ $found }».
v1919-pack-region-unused = la región no dice nada aquí.

## Frases que pueden necesitar las cartas impresas
v1919-step-with-unrest = { $step }, y los disturbios con él
v1919-step-unrest-same = disturbios { $way ->
    [down] −{ $n }
   *[up] +{ $n }
} en la misma región
v1919-step-powder-keg-same = polvorín { $way ->
    [down] −{ $n }
   *[up] +{ $n }
} en la misma región
v1919-step-uprising-check-same = chequeo de levantamiento en la misma región
v1919-step-happiness-nations = felicidad { $way ->
    [down] −{ $n }
   *[up] +{ $n }
} { FORM($nations, case: "of") }
v1919-step-recover-influence-nations = { FORM($nations, case: "the") } recuperan { $n ->
    [one] 1 cubo de influencia
   *[other] { $n } cubos de influencia
} por potencia
v1919-step-exhaust-influence-nations = { FORM($nations, case: "the") } agotan { $n ->
    [one] 1 cubo de influencia
   *[other] { $n } cubos de influencia
} por potencia
v1919-step-ready-some-military-nation = { FORM($nation, case: "the") } recupera{ FORM($nation, case: "ends") } hasta { $n } de sus unidades militares agotadas
v1919-step-must-demobilize-nation = { FORM($nation, case: "the") } debe{ FORM($nation, case: "ends") } desmovilizar 1 unidad militar
v1919-step-recall-military-nation = { FORM($nation, case: "the") } devuelve{ FORM($nation, case: "ends") } al área de disponibilidad su unidad militar desplegada { FORM($region, case: "in") }
v1919-step-ready-some-military-all-players = cada jugador recupera hasta { $n } de sus unidades militares agotadas
v1919-step-must-demobilize-all-players = cada jugador debe desmovilizar 1 unidad militar
v1919-step-recall-military-all-players = cada jugador devuelve al área de disponibilidad su unidad militar desplegada { FORM($region, case: "in") }
v1919-step-ready-some-military-chosen-player = ese jugador recupera hasta { $n } de sus unidades militares agotadas
v1919-step-must-demobilize-chosen-player = ese jugador debe desmovilizar 1 unidad militar
v1919-step-recall-military-chosen-player = ese jugador devuelve al área de disponibilidad su unidad militar desplegada { FORM($region, case: "in") }
v1919-step-ready-some-military-decider = quien decide recupera hasta { $n } de sus unidades militares agotadas
v1919-step-must-demobilize-decider = quien decide debe desmovilizar 1 unidad militar
v1919-step-recall-military-decider = quien decide devuelve al área de disponibilidad su unidad militar desplegada { FORM($region, case: "in") }
v1919-step-unsettle-named = se desestabiliza el asunto { FORM($issue, case: "the") }, si está resuelto
v1919-step-unsettle-of-anybody = quien decide desestabiliza cualquier asunto resuelto{ $where }{ $stars ->
    [99] {""}
    [one] {" "}de 1 estrella
   *[other] {" "}de { $stars } estrellas como máximo
}
v1919-step-unsettle-of-chosen-player = quien decide desestabiliza un asunto resuelto{ $where } de ese jugador{ $stars ->
    [99] {""}
    [one] {" "}de 1 estrella
   *[other] {" "}de { $stars } estrellas como máximo
}
v1919-step-unsettle-of-decider = quien decide desestabiliza un asunto propio resuelto{ $where }{ $stars ->
    [99] {""}
    [one] {" "}de 1 estrella
   *[other] {" "}de { $stars } estrellas como máximo
}
v1919-step-unsettle-of-others = quien decide desestabiliza un asunto resuelto{ $where } de otro jugador{ $stars ->
    [99] {""}
    [one] {" "}de 1 estrella
   *[other] {" "}de { $stars } estrellas como máximo
}
v1919-step-unsettle-anywhere = {""}
v1919-step-unsettle-where = {" "}{ FORM($region, case: "of") }
v1919-step-unsettle-nowhere = {" "}sin región
v1919-step-player-others = a otro jugador
v1919-step-player-military = a un jugador con una unidad militar sin desmovilizar
v1919-step-player-military-in = a un jugador con una unidad militar desplegada { FORM($region, case: "in") }
v1919-step-player-controls = a un jugador que controla un asunto
v1919-step-player-controls-in = a un jugador que controla un asunto { FORM($region, case: "of") }
v1919-step-choose-among-1 = quien decide nombra { $whom }: { $first }
v1919-step-choose-among-2 = quien decide nombra { $whom }, que elige una de dos: { $first }, o bien { $second }
v1919-step-choose-among-3 = quien decide nombra { $whom }, que elige una de tres: { $first }, o bien { $second }, o bien { $third }
v1919-score-own-flags = { $vp } PV por cada bandera propia en tus asuntos.
v1919-score-demobilized = { $vp } PV por cada unidad militar tuya desmovilizada.
v1919-score-issues-of = { $vp } PV por cada asunto tuyo { FORM($region, case: "of") }.
v1919-score-issues-of-none = { $vp } PV por cada asunto tuyo sin región.
v1919-score-happiness-ge = { $vp } PV si tu felicidad es { $n } o más.
v1919-score-regions-le = { $vp } PV por cada región con disturbios en { $n } o menos.
v1919-score-regions-ge = { $vp } PV por cada región con disturbios en { $n } o más.
v1919-log-ready-some = { CAP(FORM($nation, case: "the")) } recupera{ FORM($nation, case: "ends") } { $units } de sus unidades militares agotadas.
v1919-why-not-that-player = El evento no permite nombrar { FORM($nation, case: "to") }.

## Jugadores que tienen más de algo
v1919-who-happiest = cada jugador con más felicidad
v1919-who-unhappiest = cada jugador con menos felicidad
v1919-who-most-issues = cada jugador con más asuntos
v1919-who-most-issues-in = cada jugador con más asuntos { FORM($region, case: "of") }
v1919-step-happiness-those = felicidad { $way ->
    [down] −{ $n }
   *[up] +{ $n }
} para { $whom }
v1919-step-recover-influence-those = { $whom } recupera { $n ->
    [one] 1 cubo de influencia
   *[other] { $n } cubos de influencia
}
v1919-step-exhaust-influence-those = { $whom } agota { $n ->
    [one] 1 cubo de influencia
   *[other] { $n } cubos de influencia
}
v1919-step-ready-military-those = { $whom } recupera todas sus unidades militares agotadas
v1919-step-ready-some-military-those = { $whom } recupera hasta { $n } de sus unidades militares agotadas
v1919-step-may-demobilize-those = { $whom } puede desmovilizar 1 unidad militar
v1919-step-must-demobilize-those = { $whom } debe desmovilizar 1 unidad militar
v1919-step-recall-military-those = { $whom } devuelve al área de disponibilidad su unidad militar desplegada { FORM($region, case: "in") }

## Influencia de otros, cartas y condiciones
v1919-step-remove-influence-nation = quien decide quita de un solo asunto hasta { $n ->
    [one] 1 cubo de influencia
   *[other] { $n } cubos de influencia
} { FORM($nation, case: "of") }
v1919-step-remove-influence-chosen-player = quien decide quita de un solo asunto hasta { $n ->
    [one] 1 cubo de influencia
   *[other] { $n } cubos de influencia
} de ese jugador
v1919-step-remove-influence-decider = quien decide quita de un solo asunto hasta { $n ->
    [one] 1 cubo de influencia
   *[other] { $n } cubos de influencia
} de los suyos
v1919-step-to-available = { $step }, de vuelta al área de disponibilidad
v1919-step-place-influence-nation = { FORM($nation, case: "the") } coloca{ FORM($nation, case: "ends") } en un solo asunto hasta { $n ->
    [one] 1 cubo de influencia
   *[other] { $n } cubos de influencia
} disponible
v1919-step-place-influence-chosen-player = ese jugador coloca en un solo asunto hasta { $n ->
    [one] 1 cubo de influencia
   *[other] { $n } cubos de influencia
} disponible
v1919-step-place-influence-decider = quien decide coloca en un solo asunto hasta { $n ->
    [one] 1 cubo de influencia
   *[other] { $n } cubos de influencia
} disponible
v1919-step-replace-issue-deck = quien decide descarta un asunto de la sala de espera y pone en su lugar el primero del mazo; la influencia que tuviera queda disponible
v1919-step-replace-issue-discards = quien decide descarta un asunto de la sala de espera y pone en su lugar el último descartado; la influencia que tuviera queda disponible
v1919-step-replace-event-deck = quien decide descarta un evento de la sala de espera y pone en su lugar el primero del mazo, sin su crisis
v1919-step-replace-event-discards = quien decide descarta un evento de la sala de espera y pone en su lugar el último descartado, sin su crisis
v1919-step-swap-issues = quien decide intercambia un asunto de la mesa por uno de la sala de espera, cada uno con su influencia
v1919-step-if = si { $test }: { $then }
v1919-step-if-else = si { $test }: { $then }; si no: { $otherwise }
v1919-test-unrest-at-least = los disturbios { FORM($region, case: "in") } están en { $n } o más
v1919-test-happiness-at-least-nation = la felicidad { FORM($nation, case: "of") } es { $n } o más
v1919-test-happiness-at-least-chosen-player = la felicidad de ese jugador es { $n } o más
v1919-test-happiness-at-least-decider = la felicidad de quien decide es { $n } o más
v1919-test-settled = { FORM($issue, case: "the") } está resuelto
v1919-test-settled-so = { FORM($issue, case: "the") } está resuelto como { FORM($option, case: "the") }
v1919-test-not = no se cumple que { $test }
v1919-ask-remove-from = Elige el asunto del que quitar influencia { FORM($nation, case: "of") }.
    .wait = { $who } debe elegir el asunto del que quitar influencia.
v1919-ask-place-on = Elige el asunto en el que colocar { $cubes ->
    [one] 1 cubo de influencia
   *[other] { $cubes } cubos de influencia
}.
    .wait = { $who } debe elegir el asunto en el que colocar influencia.
v1919-ask-replace = Elige la carta de la sala de espera que se descarta.
    .wait = { $who } debe elegir la carta de la sala de espera que se descarta.
v1919-ask-swap-out = Elige el asunto de la mesa que se intercambia.
    .wait = { $who } debe elegir el asunto de la mesa que se intercambia.
v1919-ask-swap-in = Elige el asunto de la sala de espera que ocupa su lugar.
    .wait = { $who } debe elegir el asunto de la sala de espera que ocupa su lugar.
v1919-log-removed = Se { $cubes ->
    [one] quita 1 cubo
   *[other] quitan { $cubes } cubos
} de influencia { FORM($nation, case: "of") } de { FORM($issue, case: "the") }{ $to ->
    [available] , de vuelta al área de disponibilidad
   *[exhausted] {""}
}.
v1919-log-replaced = { FORM($old, case: "the") } deja la sala de espera y { FORM($new, case: "the") } ocupa su lugar.
v1919-log-swapped = { FORM($out, case: "the") } pasa a la sala de espera y { FORM($come, case: "the") }, a la mesa.
v1919-pack-no-option = ese asunto no tiene la opción «{ $found }».

## El tablero
v1919-field-from-happiness = desde felicidad
v1919-field-most-units = unidades militares como máximo
v1919-printed-regions = Regiones por número: { $regions }.
v1919-printed-uprising = { $roll ->
    [0] Disturbios en la columna { $column }: no hay levantamiento.
   *[other] Disturbios en la columna { $column }: levantamiento con { $roll } o más.
}
v1919-printed-happiness = Felicidad desde { $least }: { $units ->
    [one] 1 unidad militar
   *[other] { $units } unidades militares
} como máximo.
v1919-printed-demobilize = Casilla de desmovilización: felicidad +{ $box }.
v1919-printed-demobilize-grey = Casilla gris de desmovilización: felicidad +{ $box }.
v1919-printed-column = Columna { $column }: se recuperan { $cubes } cubos de influencia{ $n ->
    [0] {""}
   *[other] , felicidad { $way ->
        [down] −{ $n }
       *[up] +{ $n }
    }
}{ $rolls ->
    [yes] , puede cambiar una tirada
   *[no] {""}
}.
