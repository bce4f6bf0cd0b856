# Lo que dice la casa misma, en el navegador y por la API.

house-own-name = Español
house-short-name = ES
house-stale = La partida ha avanzado. Así está ahora.
house-over = La partida ha terminado.
house-not-started = La partida empieza cuando todos los asientos están ocupados.
house-not-over = La partida aún no ha terminado.
house-not-your-seat = Ese no es tu asiento.
house-no-table = No existe esa mesa.
house-no-seat = No existe ese asiento.
house-no-game = No existe ese juego.
house-no-moment = La partida no ha llegado hasta ahí.
house-seat-taken = Ese asiento ya está ocupado.
house-not-invited = Este asiento es por invitación. El enlace está incompleto o ya se usó.
house-no-session = Primero entra: como invitado o con tu cuenta.
# Como nadie puede llamarse, porque se tomaría por un invitado sin nombre, o por un bot
house-names-of-guests = invitado, invitada
house-names-of-bots = bot
house-no-name = El nombre necesita al menos una letra.
house-wrong-password = El nombre y la contraseña no coinciden.
house-too-often = Demasiado rápido. Espera un momento e inténtalo de nuevo.
house-too-long = Es demasiado largo.
house-away = Ahora mismo el servidor no puede usar su base de datos. Inténtalo de nuevo en un momento.
house-other-origin = La petición venía de otro sitio web y se ha rechazado.
house-host-only = Esta página es para el anfitrión.
house-rulings = Interpretaciones
house-name-taken = El nombre { $name } ya está en uso.
house-bad-request = No se ha podido leer: { $reason }
house-waiting = Le toca elegir a { $who }.
house-answered = { $seat }: { $answer }
house-answered-secretly = { $seat } ha elegido en secreto.
house-end-resigned = { $seat } se ha rendido.
house-gone = Te has rendido en esta partida. Un bot juega en tu lugar.
house-end-late = A { $seat } se le ha acabado el tiempo.
house-end-agreed = Los jugadores han acordado terminar la partida.
house-promise-late = Es tarde para prometer una aportación a la baraja: ya se están repartiendo las cartas.
house-share-refused = Estos bytes no se esperan: no son los que prometió tu asiento, o aún no han prometido todos, o las cartas ya están repartidas.
house-seed-hidden = La semilla se revela cuando termina la partida.
house-headline-wins = { COUNT($seats) ->
    [one] Gana { $seats }
   *[other] { $seats } ganan juntos
}
house-headline-wins-with = { COUNT($seats) ->
    [one] { $seats } gana con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
   *[other] { $seats } ganan juntos con { $points ->
        [one] 1 punto cada uno
       *[other] { $points } puntos cada uno
    }
}
house-headline-wins-by = { $seats } gana por { $points } PV
house-headline-nobody = No gana nadie
house-headline-won-alone = { $seat } gana
house-headline-lost-alone = { $seat } pierde
house-verdict-won = Has ganado por { $gap }.
house-verdict-won-by = Has ganado por { $gap }: «{ $source }» te dio { $points } más que a { $other }.
house-verdict-won-tied = Empatas a puntos con { $other }, pero el desempate es tuyo.
house-verdict-won-anyhow = Has ganado, aunque ibas por detrás. { $reason }
house-verdict-lost = Has perdido por { $gap }.
house-verdict-lost-by = Has perdido por { $gap }, porque «{ $source }» le dio a { $other } { $points } más que a ti.
house-verdict-lost-tied = Empatas a puntos con { $other }, pero el desempate es para { $other }.
house-verdict-lost-anyhow = Has perdido, aunque ibas por delante. { $reason }
house-verdict-shared = Compartes la victoria con { $others }.
house-verdict-nobody = Has perdido, y los demás también.
house-verdict-agreed = Todos acordaron terminar la partida: no gana ni pierde nadie.
house-verdict-own-resigned = Te has rendido.
house-verdict-own-late = Se te ha acabado el tiempo.
house-verdict-others-resigned = Ganas, porque { $seats } se ha rendido.
house-verdict-others-late = Ganas, porque a { $seats } se le ha acabado el tiempo.
house-decided-taken = «{ $source }» cambió de manos por última vez en la jugada { $move }: { $seat } lo conservó hasta el final.
house-decided-ahead = { $seat } fue por delante desde la jugada { $move } de { $of } hasta el final.
house-decided-source = La mayor diferencia con { $other }: { $source }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
house-decided-last = { $seat } no se puso por delante hasta la última jugada.
house-decided-standing = Al final, { $seat } iba { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} por delante de { $other }.
house-decided-level = Al final, { $seats } tenían los mismos puntos.
house-decided-step = La jugada que más dio a { $seat } fue la { $move }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} de ventaja sobre los demás.
house-decided-rival = { $other } había llegado a ir { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} por delante de { $seat }, en la jugada { $move }.

## Avisos
house-bad-proxies = SALON_PROXIES no puede ser «{ $given }»; se esperaban direcciones o redes separadas por comas, como 127.0.0.1, 10.0.0.0/8.
house-bad-email = Eso no es una dirección de correo.
house-webhook-bad = Un webhook es una dirección que empieza por https:// o http://, sin contraseña, en el puerto 80, 443 o superior a 1023.
house-webhook-unknown = No se encuentra el servidor de este webhook.
house-webhook-private = Este webhook está en una red privada; no se le envían avisos.
house-bad-mail = No se entiende el servidor de correo; se esperaba smtp://usuario:contraseña@servidor:puerto, o smtps:// para TLS desde el principio.
house-bad-sender = Los correos necesitan remitente; se esperaba una dirección de correo en --mail-from o SALON_MAIL_FROM.
house-notice-subject-turn = Te toca: { $title }
house-notice-subject-reminder = Te sigue tocando: { $title }
house-notice-turn = Te toca en { $title }, con { $names }.
house-notice-turn-alone = Te toca en { $title }.
house-notice-reminder = Te sigue tocando en { $title }, con { $names }, y se te acaba el tiempo.
house-notice-reminder-alone = Te sigue tocando en { $title } y se te acaba el tiempo.
house-notice-until = Puedes responder hasta el { $date } a las { $hour } (UTC).
house-notice-stop = Recibes este correo porque confirmaste esta dirección para los avisos. Para no recibir más: { $address }
house-confirm-subject = ¿Es esta tu dirección?
house-confirm-letter = Alguien, probablemente tú, quiere que los avisos de sus partidas en { $house } lleguen a esta dirección. Para confirmarlo, sigue este enlace en los próximos tres días:
house-confirm-not-you = Si no fuiste tú, no hagas nada: no llegará ningún aviso.
house-confirm-stop = Para que no vuelva a llegarte esta pregunta: { $address }
house-link-confirm = ¿Quieres que los avisos de tus partidas lleguen a esta dirección?
house-link-confirm-button = Sí, envíalos
house-link-confirm-done = Confirmado. Los avisos llegarán a esta dirección.
house-link-stop = ¿Quieres que no lleguen más correos a esta dirección?
house-link-stop-button = No más correos
house-link-stop-done = Hecho. No llegarán más correos a esta dirección.
house-link-bad = Este enlace no es válido, o ya no lo es.

## Respuestas por adelantado
house-programme-pass = pasar
house-programme-until = En este juego esa condición no existe.
house-programme-rule = Esa respuesta por adelantado ya no existe. Mira de nuevo e inténtalo otra vez.
house-programme-not-asked = Una respuesta por adelantado se añade ante una pregunta; ahora no se te pregunta nada.
house-programme-stopped-illegal = Tus respuestas por adelantado se han detenido: «{ $answer }» no estaba permitido.
house-programme-stopped-undone = Tus respuestas por adelantado se han detenido porque retiraste una.
house-programme-stopped-until = Tus respuestas por adelantado han terminado, como querías.

## La base de datos
house-bad-database = No se entiende la base de datos; se esperaba sqlite:///ARCHIVO o postgresql://…
house-no-database = No hay ninguna base de datos en { $where }.
house-database-away = No se puede usar la base de datos { $where }: { $reason }
house-not-salons = { $where } no es una base de datos de Salon.
house-other-form = La base de datos tiene el formato { $found } y este Salon usa el { $expected }; iníciala una vez con salon serve.
house-newer-form = La base de datos { $where } tiene el formato { $found }, escrita por un Salon más nuevo; este conoce hasta el formato { $expected }. Ábrela con el Salon más nuevo o vuelve a una copia.
house-database-in-use = La base de datos { $where } está en uso: la usa otro servidor (proceso { $process }). Un archivo sirve a un solo servidor a la vez.
house-database-damaged = La base de datos { $where } está dañada: { $reason } Vuelve a una copia: salon serve --database sqlite:///COPIA
house-bad-backup = La copia de seguridad estaba dañada y se ha descartado.

## Mesas que no se pueden jugar
house-apart-log = Esta partida no se puede seguir jugando aquí: su historial no encaja con las reglas de este servidor. Quienes se sientan a la mesa pueden terminarla sin resultado y después descargarla; el anfitrión puede exportarla o volver al Salon anterior. A las demás mesas no les pasa nada.
house-apart-rules = Esta partida no se puede seguir jugando aquí: empezó con las reglas { $found } y este servidor tiene ahora las { $expected }. Quienes se sientan a la mesa pueden terminarla sin resultado y después descargarla; el anfitrión puede exportarla o volver al Salon anterior. A las demás mesas no les pasa nada.
house-apart-ended = Esta partida ha terminado y ya no se puede mostrar: su historial no encaja con las reglas de este servidor. La partida guardada se puede descargar.
house-end-apart = La partida no podía seguir y terminó sin resultado.
house-not-apart = Esta mesa se puede jugar; solo así se termina una que no se puede.
house-log-gap = Falta la anotación { $version } del historial.
house-change-row = no se puede leer su fila en la base de datos.
house-change-game = su juego { $game } ya no está.
house-change-rules = se juega con las reglas { $found } y con las { $expected } quedaría aparte.
house-change-log = su historial se detiene en la anotación { $entry }: { $reason }
house-change-unreadable = no se puede leer.
house-change-position = tras la anotación { $entry } la posición es otra.
house-change-result = termina de otro modo.
house-no-page = En esta mesa no hay ninguna tarjeta que leer.
house-no-lesson = No hay ninguna lección { $lesson } de { $game }; hay: { $known }.
house-lesson-apart = Una lección se empieza aparte, no abriendo una mesa.

## Cuentas
house-common-password = Esta contraseña es de las primeras que otros probarían. Elige otra, quizá varias palabras.
house-one-seat = Ya tienes asiento en esta mesa. Cada persona ocupa uno.
house-too-many-tables = Tienes { $most } mesas en las que aún no se ha sentado nadie. Espera a que empiece alguna.
house-too-many-bots = Tienes { $most } partidas con bots sin terminar. Acaba alguna o abandónala.
house-end-closed = La mesa se cerró antes de empezar la partida.
house-reset-subject = Una contraseña nueva
house-reset-letter = Alguien, probablemente tú, ha olvidado la contraseña de { $name } en { $address }. Para elegir otra, sigue este enlace antes de una hora:
house-reset-not-you = Si no has sido tú, no hagas nada: la contraseña de antes sigue valiendo.
house-no-example = Ese ejemplo no está en el tablero.

## As an application
house-app-about = Juegos de mesa políticos, contra bots o con amigos.
house-app-new = Nueva mesa
house-app-tables = Tus mesas
house-app-library = Reglas y cartas
