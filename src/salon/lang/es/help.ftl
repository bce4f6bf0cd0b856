# Lo que dice `salon --help`; aparte de cli.ftl para que la ayuda llegue rápido.

help-about = Tres juegos de mesa políticos en una casa: jugar en el terminal, repetir, comprobar, estudiar.
help-usage = uso:
help-arguments = argumentos
help-options = opciones
help-command = ORDEN
help-game = JUEGO
help-clause = CLÁUSULA
help-help = mostrar esta ayuda
help-lang = idioma: en, es o ja (si no, el del sistema)
help-play = jugar una partida en el terminal
help-replay = volver a contar una partida guardada
help-verify = comprobar que una partida guardada es auténtica
help-rules = mostrar las reglas, o una cláusula
help-cards = mostrar las cartas, o comprobar un paquete de cartas
help-cards-list = mostrar las cartas de un juego
help-cards-check = comprobar un paquete de cartas: una carpeta con un cards.toml
help-fuzz = jugar partidas al azar y comprobar todas las promesas del motor
help-serve = abre la casa en el navegador
help-backup = escribir todo en un archivo, también con la casa abierta
help-export = escribir partidas de la casa como partidas guardadas
help-import = convertir partidas guardadas en mesas

## Argumentos
help-arg-game = el identificador de un juego, por ejemplo court
help-arg-seats = quién ocupa cada asiento: you, you:NOMBRE, bot, bot:random (si no: tú contra bots)
help-arg-solo = jugar en solitario, con las reglas para un jugador (si el juego las tiene)
help-arg-seed = un número entero o 64 cifras hexadecimales: la misma semilla reparte las mismas cartas
help-arg-option = una opción del juego, por ejemplo marquis=off
help-arg-cards = una carpeta con un paquete de cartas propio
help-arg-plain = texto simple, una respuesta por línea, también desde una tubería
help-arg-save = guardar la partida en este archivo
help-arg-resume = retomar una partida guardada: este archivo, o la última
help-arg-record = una partida guardada
help-arg-at = parar tras este número de jugadas
help-arg-seat = mirar desde este asiento (1 es el primero); si no, como espectador
help-arg-clause = el identificador de una cláusula o interpretación, por ejemplo court.king.1 o king.1
help-arg-games = cuántas partidas
help-arg-count = cuántos asientos
help-arg-jobs = cuántos procesos
help-arg-out = dónde se escribe una partida fallida
help-arg-address = la dirección en la que escuchar
help-arg-port = el puerto en el que escuchar
help-arg-database = dónde se guarda todo: sqlite:///FICHERO o postgresql://… (por defecto, un fichero propio)
help-arg-workers = cuántos procesos (más de uno requiere PostgreSQL)
help-arg-secure = tras TLS: cookies solo allí
help-arg-open = abre un navegador en ella
help-arg-url = la dirección en la que se encuentra la casa, para los enlaces de los avisos (si no, donde escucha)
help-arg-mail = por dónde sale el correo: smtp://usuario:contraseña@servidor:puerto o smtps://… (mejor en SALON_MAIL, fuera de la vista)
help-arg-mail-from = el remitente de las cartas
help-arg-backup = el archivo que escribir; se puede servir tal cual: --database sqlite:///FICHERO
help-arg-overwrite = escribir encima de lo que haya
help-arg-export = los identificadores de las mesas y, al final, el archivo o la carpeta
help-arg-all = todas las mesas (entonces solo se da la carpeta)
help-arg-unfinished = también partidas en curso, con todas las manos a la vista
help-arg-records = partidas guardadas
help-arg-import-seat = quién se sienta ahí (1 es el primero): el nombre de una cuenta, bot, bot:random u open
