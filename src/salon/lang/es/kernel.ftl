# Lo que dicen todos los juegos: asientos, negativas, errores.

kernel-seat = Jugador { $number }
kernel-guest = Invitado
kernel-guest-number = Invitado { $number }
kernel-bot = Bot { $number }
kernel-literal = { $words }

## Negativas
kernel-not-an-answer = No es lo que se pregunta ahora. { $question }
kernel-not-your-turn = No te toca; la mesa espera a { $waiting }.
kernel-no-such-action = No existe la acción { $action }.
kernel-it-is-legal = Esto se puede hacer ahora.
kernel-no-note = Esta respuesta no puede llevar una nota.
kernel-note-long = La nota tiene { $length } caracteres; se esperaban como máximo { $most }.
kernel-note-control = La nota tiene en la posición { $place } un carácter que no es texto simple ({ $code }); se esperaban letras, cifras, signos y espacios.
kernel-game-over = La partida ha terminado.
kernel-cannot-undo = No hay nada que puedas deshacer: lo impiden el azar, cartas recién vistas o la respuesta de otro jugador.

## Lo que cuesta una respuesta
kernel-cost-won = Entonces acaba la partida y ganas.
kernel-cost-lost = Entonces acaba la partida y pierdes.
kernel-cost-others = Después { COUNT($next) ->
    [one] decide { $next }
   *[other] deciden { $next }
}.
kernel-cost-die = Entonces se tira un dado.
kernel-cost-draw = Entonces el azar decide qué se roba.
kernel-cost-show = Entonces se muestra algo oculto.

## Abrir una mesa
kernel-unknown-game = No existe el juego { $game }; se esperaba uno de estos: { $known }.
kernel-unknown-example = No hay ningún ejemplo { $example } de { $game } que se abra en el tablero.
kernel-bad-seats = { $game } no tiene mesas de { $seats } asientos; se esperaba uno de estos números: { $allowed }.
kernel-unknown-option = { $game } no tiene la opción { $option }; se esperaba una de estas: { $known }.
kernel-option-seats = La opción { $option } es solo para mesas de este número de asientos: { $seats }.
kernel-bad-option = La opción { $option } no puede ser { $value }; se esperaba uno de estos valores: { $choices }.
kernel-bad-seed = { $seed } no es una semilla; se esperaba un número entero de 256 bits como máximo o 64 cifras hexadecimales en minúscula.
kernel-unknown-language = No existe el idioma { $language }; se esperaba uno de estos: { $known }.
kernel-unknown-bot = No existe el bot { $bot }; se esperaba uno de estos: { $known }.
kernel-unknown-action = No existe la acción { $name }; ¿querías decir una de estas: { $near }?
kernel-unknown-clause = { $game } no tiene la regla { $clause }; la lista de todas las reglas muestra sus identificadores.

## Paquetes de cartas
kernel-cards-unreadable = No se puede leer { $path }: { $reason }.
kernel-cards-broken = { $path } no es un paquete de cartas: { $reason }.
kernel-cards-line = { $path } tiene una línea de más de { $most } caracteres.
kernel-cards-depth = { $path } anida sus valores a más de { $most } niveles.
kernel-cards-nodes = { $path } tiene más de { $most } valores.
kernel-cards-number = { $path } tiene un número mayor que { $most }.
kernel-too-long = { $path } ocupa más de { $most } bytes; ningún archivo de estos lo necesita.
kernel-cards-schema = { $path } tiene el esquema { $found }; se esperaba { $expected }.

## Partidas guardadas
kernel-record-long = La partida guardada ocupa más de { $most } bytes.
kernel-record-malformed = Línea { $line }, columna { $column }: no es una partida guardada completa ({ $reason }).
kernel-record-shape = La partida guardada no tiene la forma esperada: { $reason }.
kernel-record-format = La partida guardada tiene el formato { $found }; se esperaba { $expected }.
kernel-record-header = La cabecera no es la que se guardó.
kernel-record-changed = La jugada { $move } no es la que se guardó.
kernel-record-unknown = La jugada { $move } no se puede leer: { $reason }
kernel-record-illegal = La jugada { $move } infringe una regla ({ $clause }): { $reason }
kernel-record-result = El resultado no es el que se guardó.
kernel-record-outcome = Las jugadas llevan a un resultado distinto del guardado.
kernel-record-rewritten = Línea { $line }, columna { $column }: el archivo no está como se escribió.
kernel-record-commitment = La semilla no es la que se prometió antes de la partida.
kernel-record-shares = Las aportaciones de los asientos no están en orden: cada asiento tiene una como máximo, con su número.
kernel-record-share = Los bytes que el asiento { $seat } dio para barajar no son los que prometió.
kernel-record-mix = La semilla no está hecha de lo que dice la partida guardada.
kernel-record-scene = Los asientos y las opciones no son los del ejemplo { $example }.
kernel-record-pack = Esta partida se jugó con { $name } { $version } ({ $digest }). Importa ese paquete para volver a verla.
kernel-other-game = Esto es para { $found }; se esperaba { $expected }.
kernel-bad-snapshot = No es una posición completa: { $reason }.
kernel-bad-lesson = La lección { $path } no se puede leer: { $reason }.
kernel-bad-hints = Los consejos { $path } no se pueden leer: { $reason }.
kernel-lesson-twice = La lección { $path } tiene dos veces el paso { $step }.
kernel-lesson-read = Un momento: lee primero esta tarjeta y elige Siguiente.
kernel-lesson-held = Podrías hacerlo. Por ahora, sigue la luz.
kernel-no-scene = { $game } no muestra ejemplos en el tablero.
kernel-needs-research = { $package } no está instalado: pip install "salon[research]".
kernel-no-encoder = { $game } no dice en números lo que ve un asiento.
kernel-no-encoder-for = Lo que ve un asiento solo se da en números con la opción { $option }={ $value }.
kernel-no-observer-parameters = Los observadores no tienen parámetros.
