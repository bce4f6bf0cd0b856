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

## Influencia de otros, cartas y condiciones
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
