# Paquetes de cartas: lugares, valores y lo que puede estar mal.

pack-at = { $place }, { $rest }
pack-said = { $place }: { $fault }
pack-numbered = { $what } { $n }
pack-number = { $n }
pack-more = { $first } (y { $more } más)

## Lo que está mal
pack-no-body = Esto no es un paquete de cartas: se esperaban sus clases de cartas por nombre.
pack-too-depth = El paquete anida sus valores a más de { $most } niveles.
pack-too-nodes = El paquete tiene más de { $most } valores.
pack-too-number = El paquete tiene un número mayor que { $most }.
pack-no-group = en un paquete de este juego no hay nada llamado «{ $found }».
pack-no-group-near = en un paquete de este juego no hay nada llamado «{ $found }». ¿Querías decir { $near }?
pack-no-field = aquí no existe «{ $found }».
pack-no-field-near = aquí no existe «{ $found }». ¿Querías decir { $near }?
pack-no-choice = «{ $found }» no es una de las opciones.
pack-no-choice-near = «{ $found }» no es una de las opciones. ¿Querías decir { $near }?
pack-no-step = no existe la frase «{ $found }».
pack-no-step-near = no existe la frase «{ $found }». ¿Querías decir { $near }?
pack-missing = falta.
pack-kind = se esperaba { $kind ->
    [number] un número entero
    [yes-no] sí o no
    [text] un texto
    [list] una lista
    [names] un nombre por idioma
    [nothing] nada
   *[record] una ficha de datos
}.
pack-too-small = { $found } es demasiado poco; el mínimo es { $least }.
pack-too-big = { $found } es demasiado; el máximo es { $most }.
pack-never = { $found } no cambiaría nada.
pack-too-few = aquí hay { $found }; se esperaban al menos { $least }.
pack-too-many = aquí hay { $found }; se esperaban como mucho { $most }.
pack-too-nested = las elecciones dentro de elecciones pasan de { $most } niveles.
pack-no-id = «{ $found }» no es un identificador: se esperaban minúsculas, cifras y _ o -, con una letra delante.
pack-either = «{ $found }» no es una pareja: se esperaban dos distintas separadas por |.
pack-header = { $path }: { $field } no puede ser «{ $found }».
pack-header-missing = { $path }: falta { $field }.
pack-other-game = { $path } es un paquete de { $found }; se esperaba { $expected }.
pack-twice = «{ $found }» aparece dos veces.
pack-long = { $found } caracteres son demasiados; el máximo es { $most }.
pack-empty = el nombre está vacío.
pack-unseen = hay un carácter que no es texto normal ({ $letter }).
pack-fixed-name = esto tiene un nombre fijo.
pack-unfit = lo que dice esta carta no se puede decir a la vez.
pack-at-the-start = Empieza la partida
pack-no-language = «{ $found }» no es un código de idioma, como es.

## La línea de órdenes
pack-cli-pack = { $name }, versión { $version }, para { $game } ({ $play })
pack-cli-no-shelf = Aquí todavía no hay paquetes guardados. salon cards new JUEGO NOMBRE crea uno; los juegos: { $games }.
pack-cli-which = { $path } es una carpeta: añade --game para decir de qué juego es.
pack-cli-made = { $path } tiene las { $cards } cartas. Cambia lo que tus cartas digan de otra manera y después: salon cards check { $path }
pack-cli-note-about = Un paquete de cartas. Empieza como copia, así que se puede jugar desde la primera carta que cambies.
pack-cli-note-how = Los nombres van en cada carta: name = { "{" } en = "…", es = "…" { "}" }. Después: salon cards check { $path }
pack-cli-note-rights = Anota números, símbolos y mecanismos, con nombres y palabras tuyas; no copies ni texto ni imágenes.
pack-cli-fault = { $path }  { $said }
pack-cli-doubt = { $path }  Dudoso: { $said }
pack-cli-wrong = { $count ->
    [one] { $path } tiene un error.
   *[other] { $path } tiene { $count } errores.
}
pack-cli-sound = { $path } se puede leer y está completo: { $pack }
    Para ver que también se puede jugar: salon cards test { $path }
pack-cli-fine = { $folder } es un paquete de cartas correcto con { $kinds } clases de cartas; se han jugado { $games } partidas al azar con él.
pack-cli-fail = { $folder } falla al jugar: en la partida { $game } con { $seats } asientos, después de «{ $last }», { $what }. Para verlo: { $command }
pack-cli-lost = una carta se pierde o está dos veces
pack-cli-negative = un personaje tiene menos de cero marcadores de influencia
pack-cli-unanswerable = una pregunta no tiene respuesta
pack-cli-nothing = un paso no encuentra nada con que trabajar
pack-cli-endless = la partida no termina
pack-cli-promise = esto no se cumple: { $promise }
pack-cli-differ = { $count ->
    [0] Ninguna carta es distinta
    [one] 1 carta es distinta
   *[other] { $count } cartas son distintas
}{ $alike ->
    [yes] {""}; se juegan igual.
   *[no] .
}
pack-cli-written = Escrito: { $path }, { $pack }
pack-cli-there = { $path } ya está ahí con otras cartas; da otra versión a las tuyas.
pack-cli-kept = Guardado como { $name }: { $pack }. Para jugar con él: salon play { $game } --cards { $name }
