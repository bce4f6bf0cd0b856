# Lo que dice la casa misma, en el navegador y por la API.

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
house-other-origin = Esto vino de otro sitio y no se ha hecho.
house-host-only = Esta página es para quien aloja la casa.
house-rulings = Decisiones de la casa
house-name-taken = El nombre { $name } ya está en uso.
house-bad-request = No se ha podido leer: { $reason }
house-waiting = Le toca elegir a { $who }.
house-end-resigned = { $seat } se ha rendido.
house-end-late = A { $seat } se le ha acabado el tiempo.
house-end-agreed = Los jugadores han acordado terminar la partida.
house-about-court = Intrigas en la corte de Luis XIV. De dos a cuatro jugadores, 30 minutos, ligero.
house-about-turmoil = Corona o estrella: Europa de 1890 a la Gran Guerra. Dos jugadores, tres horas, exigente.
house-about-v1919 = La conferencia de paz de 1919. De uno a cuatro jugadores, dos horas, medio.
house-decided-ahead = { $seat } fue por delante desde la jugada { $move } de { $of } hasta el final.
house-decided-source = La mayor diferencia con { $other }: { $source }, { $points } puntos.
house-curve-court = los puntos que habría obtenido cada cual
house-curve-turmoil = el marcador de PV
house-curve-v1919 = los puntos que habría obtenido cada cual

## Avisos
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
house-notice-stop = Recibes esta carta porque diste esta dirección para los avisos. Para no recibir más, bórrala en tu cuenta: { $address }

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
house-bad-backup = La copia no estaba en buen estado y se ha descartado.
