# La línea de órdenes y el cliente de terminal.

## Entrada incorrecta
cli-bad-command-line = { $reason }; véase { $program } --help
cli-file = { $path }: { $reason }
cli-bad-seat = «{ $given }» no es un asiento; se esperaba you, you:NOMBRE, bot o bot:NIVEL (novice, courtier, minister, chancellor, random), separados por comas.
cli-bad-option = «{ $given }» no es una opción; se esperaba NOMBRE=VALOR, por ejemplo marquis=off.
cli-bad-number = { $name } no puede ser { $given }; se esperaba un número entero no menor que { $least }.
cli-bad-range = { $name } no puede ser { $given }; se esperaba un número entero de { $least } a { $most }.
cli-bad-url = La dirección del servidor no puede ser «{ $given }»; se esperaba http://… o https://…
cli-bad-log = SALON_LOG no puede ser «{ $given }»; se esperaba nada o json.
cli-bad-webhooks = SALON_WEBHOOKS no puede ser «{ $given }»; se esperaba nada, private u off.
cli-bad-pace = SALON_PACE no puede ser «{ $given }»; se esperaban los segundos entre dos jugadas de los bots, de 0 a 60, por ejemplo 0.5.
cli-bad-moment = No existe el momento { $at }; se esperaba un número de jugadas de 0 a { $moves }.
cli-bad-viewer = No existe el asiento { $seat }; se esperaba un número de 1 a { $seats }.
cli-nothing-to-resume = No hay ninguna partida sin terminar; empieza una con: salon play { $game }
cli-no-such-number = No existe la respuesta { $given }; se esperaba un número de 1 a { $count }.
cli-not-understood = «{ $given }» no es ni una respuesta ni una orden; se esperaba un número de 1 a { $count }, o ? para la ayuda.
cli-no-deal = Ahora nadie puede proponer, responder ni retirar un acuerdo.
cli-whose-deal = ¿Un acuerdo de quién? Se esperaba uno de estos nombres: { $players }.
cli-no-note = Solo se puede añadir una nota mientras se redacta un acuerdo.
cli-no-back = No hay de dónde volver: la partida espera esta respuesta.
cli-not-at-pause = «{ $given }» no es una orden; se esperaba Intro, acuerdo [JUGADOR], pausa, tablero, historial o salir.

## En la mesa
cli-word-undo = deshacer d u
cli-word-help = ? ayuda h
cli-word-why = porqué porque
cli-word-save = guardar g
cli-word-log = historial l
cli-word-board = tablero b
cli-word-map = mapa m
cli-word-cards = cartas c
cli-word-quit = salir s q
cli-word-deal = acuerdo
cli-word-back = volver
cli-word-note = nota
cli-word-pause = pausa
cli-word-free = libre
cli-word-hush = callar
cli-hint = Conviene notar: { $hint } (callar: este no más)
cli-no-hint = Aún no ha habido ningún consejo.
cli-hushed = Este consejo no se volverá a dar.
cli-lesson-step = { $number } de { $of }: { $title }
cli-lesson-asked = Se pide: { $answer }
cli-lesson-next = Intro para seguir; libre para jugar sin la lección.
cli-commands = Escribe el número o el nombre de una respuesta, o bien: deshacer, porqué NÚMERO, cartas, historial, tablero, mapa, guardar [ARCHIVO], salir, ?
cli-commands-deals = Además: acuerdo [JUGADOR] para redactar un acuerdo o seguir con él, o para responder a una propuesta o retirarla, en cualquier momento; volver para dejar un borrador como está, o una propuesta para más tarde; nota PALABRAS para la propuesta; pausa para parar antes de cada turno de un bot.
cli-aside = acuerdo { $player }: { $answer }
cli-aside-reply = responder a la propuesta
cli-aside-draft = seguir con el borrador
cli-own-draft = acuerdo: seguir con tu borrador
cli-may-note = nota PALABRAS: añade palabras tuyas (no obligan)
cli-may-leave = volver (Esc): lo guarda para más tarde
cli-may-reply-later = volver (Esc): responde más tarde; la propuesta caduca con el turno
cli-note-kept = Esta nota acompaña a la propuesta: «{ $note }»
cli-note-gone = Ninguna nota acompaña a la propuesta.
cli-pause-on = La partida se detiene desde ahora antes de cada turno de un bot, para poder proponer acuerdos.
cli-pause-off = La partida ya no se detiene antes de los turnos de los bots.
cli-bot-begins = { $player } va a empezar su turno. Intro: seguir; acuerdo [JUGADOR]: proponer antes un acuerdo; pausa: no parar más.
cli-deal-soon = Podrás proponer un acuerdo en cuanto las reglas lo permitan.
cli-key-deal = Acuerdo
cli-not-allowed = ahora no (porqué { $number })
cli-recap = Desde tu último turno:
cli-recap-smaller = … cambios menores: { $n }.
cli-answered-only = No había otra posibilidad: «{ $answer }». { $prompt }
cli-undone = Deshecho.
cli-saved = La partida está guardada: { $path }
cli-left = La partida está guardada. Para seguir: salon play --resume { $path }
cli-hand-over = La pantalla es ahora para { $player }. Pulsa Intro cuando nadie más mire.
cli-hand-over-plain = — La pantalla es ahora para { $player }. —
cli-bot-1 = Colbert
cli-bot-2 = Louvois
cli-bot-3 = Sévigné
cli-bot-4 = Vauban
cli-thinking = { $player } está pensando…
cli-titled = { $title }: { $text }
cli-prompt = { $player }: { $question }
cli-placeholder = Número, nombre, o ? para la ayuda
cli-answers = Respuestas
cli-draft = Borrador de un acuerdo
cli-board = Tablero
cli-map = Mapa
cli-no-map = Este juego no tiene mapa.
cli-story = Historial
cli-rule = Regla
cli-cannot-be-undone = Esto no se puede deshacer.
cli-sure = { $why } Para hacerlo de todos modos, da la misma respuesta otra vez.
cli-over = La partida ha terminado. Pulsa q para salir.
cli-result = Resultado
cli-player = Jugador
cli-points = Puntos
cli-winner = Ganador
cli-key-undo = Deshacer
cli-key-rule = Regla
cli-key-cards = Cartas
cli-key-save = Guardar
cli-key-quit = Salir
cli-key-close = Cerrar
cli-key-start = Empezar
cli-menu = ¿A qué quieres jugar?
cli-menu-game = { $title } ({ $game }): tú contra bots
cli-menu-resume = Seguir con { $path }
cli-menu-go-on = { $when }  { $title }: { $players } ({ $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
})
cli-menu-unfinished = Partidas sin terminar
cli-menu-seats = Tú contra { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
}
cli-menu-language = Idioma
cli-menu-level = Bots
cli-menu-bots = Bots: { $level } ({ $about })

## Reglas y cartas
cli-rulings = Interpretaciones
cli-reason = Motivo: { $reason }
cli-ruling-option = Opción de una mesa, { $option }: { $words }
cli-see-also = Véase también: { $ids }
cli-provenance = Procedencia: { $source }; confirmado: { $known }
cli-source-rulebook = reglamento
cli-source-public = fuentes públicas
cli-source-deduced = deducido
cli-source-designed = diseño propio
cli-source-printed = leída en la carta

## Partidas guardadas y pruebas al azar
cli-genuine = La partida guardada es auténtica: { $game }, { $moves } jugadas, jugada hasta el final. Compromiso de la semilla: { $commitment }
cli-genuine-unfinished = La partida guardada es auténtica hasta donde llega: { $game }, { $moves } jugadas, sin terminar. Compromiso de la semilla: { $commitment }
cli-fair-draws = Todas las cartas y todos los dados se han sorteado otra vez con la semilla. Sorteos: { $draws }.
cli-fair-shares = La semilla está hecha de la del servidor y de las aportaciones de estos asientos: { $seats }.
cli-fair-absent = Aportaciones prometidas que nunca llegaron, de estos asientos: { $seats }.
cli-fair-kept = La promesa que guardaste es la de esta partida.
cli-fair-unkept = Con --promise y el enlace guardado antes de la partida también se compara su promesa.
cli-fair-other-promise = La partida guardada tiene otra promesa que la tuya. La tuya: { $kept }. La de la partida: { $found }
cli-fair-other-seal = La promesa del servidor es la que guardaste, pero las de los jugadores son otras.
cli-bad-promise = «{ $given }» no es una promesa; se esperaban 64 cifras hexadecimales, o el enlace que termina con ellas.
cli-fuzz-fine = { $games } partidas de { $game } con { $seats } asientos, { $moves } jugadas: ningún fallo.
cli-fuzz-failed = La partida con semilla { $seed } ha fallado: { $reason } Para verla: { $command } Para repetirla: { $repeat }
cli-dataset-written = { $games } partidas con { $rows } respuestas escritas en { $path }.
cli-dataset-bots = Se han nombrado { $bots } bots para { $seats } asientos; nombra uno para todos o uno para cada asiento.

## Dice
cli-dice-seed = Semilla { $seed }, { $draws } sorteos.
cli-dice-sides = números menores que { $n }
cli-dice-pairs = uno tras otro, { $n } caras
cli-dice-gap = con dieciséis sorteos de distancia, { $n } caras
cli-dice-shuffles = órdenes de { $n } cartas
cli-dice-line = limpio: { $test }, { $draws } contados, chi cuadrado { $chi }, grados de libertad { $freedom }, p { $p }
cli-dice-line-bad = NO ES LIMPIO: { $test }, { $draws } contados, chi cuadrado { $chi }, grados de libertad { $freedom }, p { $p }
cli-dice-fair = Todo tan parejo como el azar.
cli-dice-unfair = Algo es menos o más parejo que el azar.
cli-bad-draws = { $given } no es un número de sorteos; se esperaba un número entero de { $least } a 99999999999.

## El servidor

cli-serving = Salon está abierto: { $address }
cli-host-page = La página del anfitrión: { $address }
cli-workers-need-postgresql = Varios procesos necesitan PostgreSQL: --database postgresql://…

## Lo que no se instaló
cli-needs-terminal = La pantalla completa no está instalada: pip install "salon[terminal]", o juega con --plain.
cli-needs-server = El servidor no está instalado: pip install "salon[server]".
cli-needs-postgres = El controlador de PostgreSQL no está instalado: pip install "salon[postgres]".
cli-needs-arena = El paquete para jugar en varias máquinas no está instalado: pip install "salon[arena]".
cli-needs-research = Los paquetes de investigación no están instalados: pip install "salon[research]".

## Copias, partidas que salen y entran
cli-backed-up = La copia de seguridad está hecha y comprobada: { $path }, con { $tables } mesas y { $answers } entradas en sus historiales.
cli-upgraded = La base de datos tiene la forma { $form }, la de este Salon.
cli-changes = { $what }: { $change }
cli-upgrade-checked = Jugadas de nuevo: { $tables } mesas, { $records } actas; cambian { $changes }.
cli-file-exists = { $path } ya existe; --overwrite escribe encima, salvo que sea la propia base de datos.
cli-is-folder = { $path } es una carpeta; se esperaba un archivo.
cli-export-what = Se esperaban los identificadores de las mesas y luego un archivo o carpeta, o bien --all y una carpeta.
cli-no-table = No hay ninguna mesa { $table }.
cli-table-goes-on = La partida de la mesa { $table } sigue en curso; con --unfinished se escribe igualmente, con todas las manos a la vista.
cli-exported = { $path } ({ $moves } jugadas)
cli-exported-cards = { $path } (sus cartas)
cli-exported-unplayed = Escrito: { $path }, con { $moves } jugadas, hasta donde se lee el historial. La partida no se puede jugar aquí: el historial está dañado o es de otras reglas.
cli-export-skipped = Omitidas por seguir en curso: { $count }. Con --unfinished también se escriben.
cli-no-account = No hay ninguna cuenta llamada { $name }.
cli-bad-import-seat = «{ $given }» no dice quién se sienta en qué asiento; se esperaba algo como 2=Ana, 2=bot:random o 2=open.
cli-imported-ended = { $path }: una partida terminada de { $moves } jugadas, { $address }
cli-imported-waiting = { $path }: una partida de { $moves } jugadas que sigue cuando todos los asientos estén ocupados, { $address }
cli-imported-playing = { $path }: una partida de { $moves } jugadas que sigue, { $address }
cli-import-link = El asiento { $seat } ({ $name }) es para quien tenga este enlace: { $link }
