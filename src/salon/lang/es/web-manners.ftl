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
web-sound-setting = Un sonido cuando se me pregunta algo
