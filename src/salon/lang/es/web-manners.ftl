# The browser's labels for manners at the table. No plurals here: the page fills arguments in as they are.

## Names
web-what-to-call-you = ¿Cómo te llamamos?
web-others-see-name = Los demás ven este nombre.
web-names-taken = Ya ocupados en esta mesa: { $names }.
web-no-idea = ¿Sin ideas?
web-name-ideas = Sévigné|Colbert|Lansing
web-have-account = Tengo una cuenta
web-sit-down-title = Sentarse a jugar: { $title }
web-carry-title = ¿Son tuyas estas partidas?
web-carry-more = Las empezaste aquí como { $name }. Pueden pasar a tu cuenta, con tus asientos, notas y respuestas por adelantado.
web-carry-yes = Sí, traerlas
web-carry-no = No, dejarlas
web-sure-log-out = ¿Salir como invitado?
web-sure-log-out-more = Nadie puede volver a entrar como este invitado: perderías tus partidas en curso. Crea antes una cuenta y seguirán siendo tuyas.

## Preguntas a todos, pausas, quién falta
web-ask-pause = Pedir una pausa
web-ask-end = Proponer terminar
web-sure-agree-more = Se pregunta a los demás. Si todos aceptan, no gana ni pierde nadie; basta un no para seguir jugando.
web-resign-or-lend = ¿Solo te vas un rato? Deja que un bot juegue por ti y vuelve cuando quieras.
web-vote-asks = pregunta
web-vote-yes = sí
web-vote-no = no
web-vote-open = ?
web-agree-end = Terminar
web-agree-pause = Aceptar la pausa
web-agree-rematch = Sí, la revancha
web-not-now = Ahora no
web-play-on = Seguir jugando
web-withdraw = Retirarlo
web-without-bot = Empezar con bots por los demás
web-without-open = Empezar con asientos libres
web-paused = Pausa
web-paused-more = Los relojes están parados. Se sigue cuando todos estén listos.
web-ready-are = Listos: { $names }
web-i-am-ready = Estoy listo
web-overdue-claim = Puedes reclamar la victoria, dejar que juegue un bot hasta que vuelva o esperar.
web-overdue-bot = Puede jugar un bot hasta que vuelva, o esperas.
web-claim = Reclamar la victoria
web-stand-in = Que juegue un bot
web-grant = Dar más tiempo
web-nudge = Avisar a { $name }
web-nudge-sent = { $name } ha recibido un aviso.
web-nudged = Los demás te esperan
web-nudged-more = Alguien de la mesa te ha avisado.
web-seat-given-up = { $name } se ha ido del todo. En su asiento juega un bot.
web-invite-somebody = Invitar a alguien en su lugar
web-holds = cartas en la mano: { $n }
web-spare-days = días de reserva: { $n }
web-sound-setting = Un sonido cuando me toca o se me pregunta algo

## Una mesa que espera
web-waiting-title = Esperando jugadores
web-waiting-lead = La partida empieza cuando se ocupa el último asiento. Antes no corre ningún reloj.
web-who-sits = Quién juega
web-how-played = Cómo se juega
web-close-table = Cerrar la mesa
web-leave-table = Dejar la mesa
web-sure-close = ¿Cerrar esta mesa?
web-sure-close-more = La partida no empezará. Quien está en la mesa lo verá, y los enlaces dejan de funcionar.
web-sure-leave = ¿Dejar esta mesa?
web-sure-leave-more = Tu asiento queda libre. Si la mesa es tuya, pasa a quien le siga.
web-sure-free = ¿Quitarle el asiento a { $name }?
web-sure-free-more = El asiento queda libre, con un enlace nuevo. El anterior deja de funcionar.
web-free-seat = Liberar el asiento
web-seat-free = libre
web-link-opened = enlace abierto
web-link-opened-at = Este enlace se abrió { $when }.
web-link-made = Creado { $when }, aún sin abrir. Se guarda con la mesa: lo tienes en todos tus dispositivos.
web-show-link = Enlace y código QR
web-send-mail = Enviar por correo
web-new-link = Enlace nuevo
web-sure-new-link = ¿Crear un enlace nuevo? El anterior deja de funcionar.
web-fill-bot = Poner un bot
web-fill-all = Completar con bots y empezar
web-sit-here = Sentarme aquí
web-change-set-up = Jugar de otra manera
web-table-closed = Esta mesa está cerrada
web-open-like-it = Abrir otra
web-leave = Si alguien se rinde
web-leave-open = sigue un bot, y se puede invitar a alguien a su asiento
web-leave-bot = sigue un bot hasta el final
web-leave-end = la partida termina para todos
web-late-ask = el otro reclama la victoria, deja un bot o espera
web-late-ask-many = le sustituye un bot hasta que vuelva
web-pace-spare = Días de reserva por jugador, en total
web-colour-0 = Rojo
web-colour-1 = Verde
web-colour-2 = Oro
web-colour-3 = Azul
web-colour-4 = Violeta
web-colour-5 = Turquesa
web-colour-6 = Gris
web-colour-7 = Marrón

## La portada, viva
web-your-turn = Te toca
web-tables-waiting = mesas: { $n }
web-turns = te toca en { $n }
web-others-think = Piensan los demás
web-finished = Terminadas hace poco
web-watch-now = Para ver ahora
web-live-now = al día
web-and-more = y { $n } más
web-hours-left = { $n } h
web-play = Jugar
web-at-move = jugada { $n }
web-thinks = se espera a { $names }
web-seats-taken = { $n } de { $of } asientos ocupados
web-join-table = Unirse
web-quick-match = Partida rápida
web-quick-match-hint = Te juntas al momento con quien quiera lo mismo. Si no hay nadie, esperas en una mesa visible para todos y puedes completarla con bots.
web-match-met = Había alguien esperando: aquí estás.
web-match-waits = Esperas a quien quiera lo mismo. Los asientos libres pueden ser para bots.
web-start-game = Empezar una partida

## Chat
web-said-beside = viendo la partida; solo lo leen quienes también la ven
web-mute = silenciar
web-unmute = Deshacer
web-muted = Ya no lees lo que escribe { $name }.
web-sure-mute = ¿No leer más a { $name }?
web-sure-mute-more = Lo que escribe se te oculta en todas las mesas. No se le avisa.
web-report = denunciar
web-reported = Gracias. El anfitrión lo verá.
web-sure-report = ¿Denunciar esto al anfitrión?
web-report-why = ¿Qué tiene de malo?

## Without a line
web-as-of = Sin conexión: así estaba { $when }.

## Friends
web-friends-here = Amistades en línea
web-friend-plays = juega a { $title }
