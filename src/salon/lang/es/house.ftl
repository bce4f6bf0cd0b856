# Lo que dice la casa misma, en el navegador y por la API.

house-own-name = Español
house-short-name = ES
house-stale = La mesa ha seguido adelante. Así está ahora.
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
house-no-name = El nombre necesita al menos una letra.
house-wrong-password = El nombre y la contraseña no coinciden.
house-too-often = Demasiado rápido. Espera un momento e inténtalo de nuevo.
house-too-long = Es demasiado largo.
house-away = La casa no alcanza su base de datos ahora mismo. Inténtalo de nuevo en un momento.
house-other-origin = Esto vino de otro sitio y no se ha hecho.
house-host-only = Esta página es para quien aloja la casa.
house-rulings = Decisiones de la casa
house-name-taken = El nombre { $name } ya está en uso.
house-bad-request = No se ha podido leer: { $reason }
house-waiting = Le toca elegir a { $who }.
house-end-resigned = { $seat } se ha rendido.
house-end-late = A { $seat } se le ha acabado el tiempo.
house-end-agreed = Los jugadores han acordado terminar la partida.
house-decided-ahead = { $seat } fue por delante desde la jugada { $move } de { $of } hasta el final.
house-decided-source = La mayor diferencia con { $other }: { $source }, { $points } puntos.

## Avisos
house-bad-proxies = SALON_PROXIES no puede ser «{ $given }»; se esperaban direcciones o redes separadas por comas, como 127.0.0.1, 10.0.0.0/8.
house-bad-email = Eso no es una dirección de correo.
house-webhook-bad = Un webhook es una dirección que empieza por https:// o http://, sin contraseña, en el puerto 80, 443 o superior a 1023.
house-webhook-unknown = No se encuentra el servidor de este webhook.
house-webhook-private = Este webhook está dentro de una red privada y no se llama.
house-bad-mail = No se entiende el servidor de correo; se esperaba smtp://usuario:contraseña@servidor:puerto, o smtps:// para TLS desde el principio.
house-bad-sender = Las cartas necesitan remitente; se esperaba una dirección de correo en --mail-from o SALON_MAIL_FROM.
house-notice-subject-turn = Te toca: { $title }
house-notice-subject-reminder = Sigue tocándote: { $title }
house-notice-turn = Te toca en { $title }, con { $names }.
house-notice-turn-alone = Te toca en { $title }.
house-notice-reminder = Sigue tocándote en { $title }, con { $names }, y se te acaba el tiempo.
house-notice-reminder-alone = Sigue tocándote en { $title }, y se te acaba el tiempo.
house-notice-until = Puedes responder hasta el { $until }.
house-notice-stop = Recibes esta carta porque confirmaste esta dirección para los avisos. Para no recibir más: { $address }
house-confirm-subject = ¿Es esta tu dirección?
house-confirm-letter = Alguien, probablemente tú, quiere que los avisos de sus partidas en { $house } lleguen a esta dirección. Para confirmarlo, sigue este enlace en los próximos tres días:
house-confirm-not-you = Si no fuiste tú, no hagas nada: no llegará ningún aviso.
house-confirm-stop = Para que no vuelva a llegarte esta pregunta: { $address }
house-link-confirm = ¿Quieres que los avisos de tus partidas lleguen a esta dirección?
house-link-confirm-button = Sí, envíalos
house-link-confirm-done = Confirmado. Los avisos llegarán a esta dirección.
house-link-stop = ¿Quieres que no lleguen más cartas a esta dirección?
house-link-stop-button = No más cartas
house-link-stop-done = Hecho. No llegarán más cartas a esta dirección.
house-link-bad = Este enlace no es válido, o ya no lo es.

## Respuestas por adelantado
house-programme-pass = pasar
house-programme-until = En este juego no hay nada así que esperar.
house-programme-rule = Esa regla ya no existe. Mira de nuevo e inténtalo otra vez.
house-programme-not-asked = Una regla nueva trata de la pregunta abierta; ahora no se te pregunta nada.
house-programme-stopped-illegal = Tus respuestas por adelantado se han detenido: «{ $answer }» no estaba permitido.
house-programme-stopped-undone = Tus respuestas por adelantado se han detenido porque retiraste una.
house-programme-stopped-until = Tus respuestas por adelantado han terminado, como querías.

## La base de datos
house-bad-database = No se entiende la base de datos; se esperaba sqlite:///FICHERO o postgresql://…
house-no-database = No hay ninguna base de datos en { $where }.
house-database-away = No se puede usar la base de datos { $where }: { $reason }
house-not-salons = { $where } no es una base de datos de Salon.
house-other-form = La base de datos tiene la forma { $found } y este Salon usa la { $expected }; iníciala una vez con salon serve.
house-newer-form = La base de datos { $where } tiene la forma { $found }, escrita por un Salon más nuevo; este conoce hasta la forma { $expected }. Ábrela con el Salon más nuevo o vuelve a una copia.
house-database-in-use = La base de datos { $where } está en uso: hay una casa abierta con ella (proceso { $process }). Un fichero sirve a una sola casa a la vez.
house-database-damaged = La base de datos { $where } está dañada: { $reason } Vuelve a una copia: salon serve --database sqlite:///COPIA
house-bad-backup = La copia no estaba en buen estado y se ha descartado.

## Mesas que no se pueden jugar
house-apart-log = Esta mesa queda aparte: su registro ya no se puede jugar con las reglas de esta casa. Quienes se sientan aquí pueden terminar la partida sin resultado y después descargar su acta; el anfitrión puede exportarla o volver al Salon anterior. A las demás mesas no les pasa nada.
house-apart-rules = Esta mesa queda aparte: empezó con las reglas { $found } y esta casa tiene ahora las { $expected }. Quienes se sientan aquí pueden terminar la partida sin resultado y después descargar su acta; el anfitrión puede exportarla o volver al Salon anterior. A las demás mesas no les pasa nada.
house-apart-ended = Esta partida ha terminado y ya no se puede mostrar: su registro no se puede jugar con las reglas de esta casa. Su acta se puede descargar.
house-end-apart = La partida no podía seguir y terminó sin resultado.
house-not-apart = Esta mesa se puede jugar; solo así se termina una que no se puede.
house-log-gap = Falta la anotación { $version } del registro.
house-change-row = no se puede leer su fila en la base de datos.
house-change-game = su juego { $game } ya no está.
house-change-rules = se juega con las reglas { $found } y con las { $expected } quedaría aparte.
house-change-log = su registro se detiene en la anotación { $entry }: { $reason }
house-change-unreadable = no se puede leer.
house-change-position = tras la anotación { $entry } la posición es otra.
house-change-result = termina de otro modo.

## Cuentas
house-common-password = Esta contraseña es de las primeras que otros probarían. Elige otra, quizá varias palabras.
house-one-seat = Ya tienes asiento en esta mesa. Cada persona ocupa uno.
house-too-many-tables = Tienes { $most } mesas en las que aún no se ha sentado nadie. Espera a que empiece alguna.
house-end-closed = La mesa se cerró antes de empezar la partida.
house-reset-subject = Una contraseña nueva
house-reset-letter = Alguien, probablemente tú, ha olvidado la contraseña de { $name } en { $house }. Para elegir otra, sigue este enlace antes de una hora:
house-reset-not-you = Si no has sido tú, no hagas nada: la contraseña de antes sigue valiendo.
