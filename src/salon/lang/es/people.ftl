# Puntuaciones, torneos, clubes y lo que guarda la paz.

people-rating-line = { $game }: { $who }, { $rating } ± { $give }, { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
people-rated-all = { $results ->
    [one] Cuenta 1 resultado
   *[other] Cuentan { $results } resultados
}; { $changed ->
    [0] no ha cambiado ninguna puntuación.
    [one] ha cambiado 1 puntuación.
   *[other] han cambiado { $changed } puntuaciones.
}
people-no-person = Aquí no hay nadie cuya página puedas leer.
people-accounts-only = Esto es para cuentas: crea una y es tuyo.
people-not-yourself = Esa persona eres tú.
people-too-many = Aquí se puede conocer a un máximo de { $most } personas.
people-kept-apart = No puedes sentarte a esta mesa.
people-without-lesson = una lección: no cuenta
people-without-alone = en solitario: no cuenta
people-without-hotseat = varias personas en una pantalla: no cuenta
people-without-cards = con otras cartas o reglas: no cuenta
people-without-brought = traída de otro servidor: no cuenta
people-without-nobody = nadie ganó: no cuenta
people-without-guests = menos de dos jugadores con puntuación: no cuenta

## Pages about people
people-my-page = Mi página
people-people-known = Personas
people-ladder = Clasificación
people-clubs = Clubes
people-ratings = Puntuaciones
people-band-hint = La franja indica cuánta certeza hay; se estrecha con cada partida.
people-not-rated = { $name } no participa en las puntuaciones.
people-no-games-yet = Todavía no hay partidas terminadas.
people-recent-games = Últimas partidas
people-all-games = Las { $n }, con filtros
people-games-of = Partidas de { $name }
people-back-to-page = A su página
people-here-since = desde el { $day }
people-games-played = partidas: { $n }
people-games-finished = termina el { $part }
people-games-to-go = Partidas que faltan para mostrar la puntuación: { $n }
people-place-of = { $place } de { $of }
people-rated-games = partidas puntuadas: { $n }, ganadas: { $won }
people-curve-of = { $title }: puntuación tras cada partida, ahora { $rating }, con un margen de { $give }
people-as-table = Como tabla
people-how-in = Cómo le va en { $title }
people-with-seats = con { $n } asientos
people-won-and-promised = Partidas, victorias y las victorias que prometían las puntuaciones
people-points-from = Puntos por origen, de media
people-when-won = al ganar
people-when-not = si no
people-friends = Amistades
people-no-friends = No hay amistades que mostrar.
people-no-friends-you = Nadie todavía. En la página de una persona puedes añadirla como amistad.
people-you-two = Tú y esta persona
people-you-two-told = Partidas en común: { $games }. Ganadas por ti: { $won }; por { $name }: { $lost }.
people-these-games = Estas partidas
people-you-block = Has bloqueado a { $name }.
people-page-hidden = { $name } no muestra su página.
people-befriend = Añadir como amistad
people-befriend-back = Corresponder
people-befriended = { $name } ya está entre tus amistades.
people-unfriend = Quitar de amistades
people-unfriend-asked = Retirar
people-unfriended = { $name } ya no está en tu lista.
people-block = Bloquear
people-unblock = Desbloquear
people-block-sure = ¿Bloquear a { $name }?
people-block-hint = Quien bloqueas no puede sentarse a tus mesas, ni tú a las suyas. Las partidas en común siguen. No se le avisa.
people-blocked = { $name } queda bloqueado.
people-unblocked = { $name } ya no está bloqueado.
people-kept-at-distance = Bloqueados
people-would-be-friends = Quieren ser tus amistades
people-both-ways = mutua
people-find-person = Buscar a una persona
people-name-begins = El nombre empieza por
people-find = Buscar
people-nobody-called = Ninguna cuenta empieza por «{ $name }».
people-friends-need-account = Las amistades son para cuentas.
people-shown-of-me = Lo que se muestra de ti
people-wish-shown = Los demás pueden ver tu página y tus partidas
people-wish-rated = Tienes puntuación y apareces en las clasificaciones
people-wish-hint = Sin puntuaciones, las que tienes se borran; quien vuelve empieza de cero.
people-col-game = Juego
people-col-result = Resultado
people-col-with = Con
people-col-rating = Puntuación
people-col-when = Cuándo
people-col-name = Nombre
people-col-games = Partidas
people-col-won = Ganadas
people-col-promised = Previstas
people-how-sure = Certeza
people-last-five = Últimas cinco
people-letter-won = G
people-letter-lost = P
people-won = ganada
people-lost = perdida
people-left-it = abandonada
people-rank-of = { $rank } de { $of }
people-record-file = archivo
people-filters = Filtros
people-every-game = Todos los juegos
people-every-result = Todos los resultados
people-any-seats = Cualquier número
people-seats-label = Asientos
people-any-pace = Cualquier ritmo
people-pace-label = Ritmo
people-pace-live = En tiempo real
people-pace-daily = Por días
people-pace-free = Sin reloj
people-games-over = Partidas terminadas
people-nothing-fits = Ninguna partida cumple todo esto.
people-without-filters = Sin filtros
people-older = Partidas anteriores
people-ladder-of = Clasificación de { $title }
people-ladder-lede = Por la puntuación segura: el extremo inferior de la franja.
people-season = Temporada
people-season-name = { $year }, trimestre { $quarter }
people-all-time = Siempre
people-circle = Entre quiénes
people-everyone = Todos
people-who-stands = Personas y bots
people-only-people = Personas
people-bots-too = También bots
people-further-down = Más abajo
people-on-ladder = Con { $floor } partidas o más: { $n }
people-how-counted = Cómo se cuenta
people-how-counted-told = Cada partida se lee como un orden de sus asientos. 400 puntos más son diez veces más fuerza en una mesa de dos. Los bots puntúan por nivel; los invitados quedan fuera. Las lecciones, las partidas en una sola pantalla y las de otras cartas no cuentan. Quien abandona queda en último lugar.
people-give-or-take = { $rating }, con un margen de { $give }
people-you = tú
people-ladder-empty = Nadie tiene aún { $floor } partidas puntuadas aquí. El tuyo podría ser el primer nombre.
people-report = Denunciar
people-report-hint = Solo lo lee el anfitrión. Se guarda con lo que se dijo en la mesa.
people-report-about = De qué se trata
people-report-name = un nombre
people-report-talk = lo que se dijo
people-report-play = la forma de jugar
people-report-words = Con tus palabras
people-report-send = Enviar al anfitrión
people-report-sent = El anfitrión lo leerá.

## Tournaments
people-no-contest = Ese torneo no existe.
people-contest-not-open = Este torneo ya no admite a nadie, o ya ha empezado o terminado.
people-contest-full = El torneo está completo: participan { $most }.
people-contest-too-few = Participan muy pocos para mesas de { $seats } asientos.
people-contest-nobody = Nadie con ese número puede ser sustituido.
people-members-only = Esto es para socios del club.
people-not-your-contest = Solo puede hacerlo quien abrió el torneo.
people-not-in-it = No participas en este torneo.
people-too-many-contests = { $most } de tus torneos no han terminado. Termina uno antes.

## Clubs and the peace
people-muted = El anfitrión te ha silenciado aquí por un tiempo.
people-banned = El anfitrión ha cerrado esta cuenta por ahora. El motivo: { $why }
people-report-empty = Di en pocas palabras qué pasó.
people-report-settled = Esta denuncia ya está resuelta o no existe.
people-no-page = Esa página no existe.
people-no-club = Ese club no existe, o es cerrado y este enlace no lo abre.
people-club-full = El club está completo: { $most } socios.
people-too-many-clubs = Una persona puede llevar un máximo de { $most } clubes.
people-keepers-only = Solo puede hacerlo quien lleva el club.
