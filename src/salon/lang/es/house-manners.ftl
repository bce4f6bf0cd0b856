# Manners at the table: names, questions to all, who leaves and who comes back.

## Names
house-name-at-table = En una de tus mesas ya hay alguien que se llama { $name }, o casi igual. Elige otro nombre.
house-carry-not = En una de esas mesas ya juega tu cuenta, o hay alguien que se llama como tú. No se ha cambiado nada: termina o deja antes esa partida, o entra sin traer las partidas.

## Preguntas a todos
house-ask-end = { $seat } propone terminar aquí la partida
house-ask-end-more = Si todos aceptan, no gana ni pierde nadie y se muestran todas las cartas. La partida sigue mientras lo piensas.
house-ask-pause = { $seat } pide una pausa
house-ask-pause-more = Si todos aceptan, los relojes se paran y nadie juega hasta que todos digan que están listos.
house-ask-rematch = { $seat } pide la revancha
house-ask-rematch-more = La misma partida otra vez. Empieza cuando todos hayan dicho que sí; hasta entonces no corre ningún reloj.
house-ask-not-now = Ahora no se puede preguntar esto. Tras un no, sigue jugando primero; y solo se pregunta una cosa a la vez.
house-ask-over = Ya no hay nada que responder.
house-paused = La partida está en pausa. Sigue cuando todos estén listos.
house-not-paused = La partida no está en pausa.

## Quién falta y quién se va
house-overdue-late = A { $seat } se le ha acabado el tiempo
house-overdue-away = { $seat } no juega desde hace tres días
house-not-overdue = A los demás aún les queda tiempo.
house-not-of-two = La victoria solo se puede reclamar en una partida de dos.
house-nudge-not-now = Puedes avisar a quien se espera desde hace medio día, y una vez al día.
house-lose-bot = La partida sigue: un bot juega en tu lugar hasta el final y los demás la deciden. Solo pierdes tú, y no puedes volver.
house-lose-opens = La partida sigue: un bot juega en tu lugar y los demás pueden invitar a alguien a tu asiento. Solo pierdes tú, y no puedes volver.
house-lose-ends = La partida termina para todos: tú pierdes y los demás ganan.
house-lose-alone = La partida termina y la pierdes.

## Antes de empezar
house-not-the-opener = Solo puede hacerlo quien abrió la mesa.
house-begins = Es demasiado tarde: la partida empieza o la mesa está cerrada.
house-own-seat = Ese es tu propio asiento. Puedes dejar la mesa o cerrarla.
house-no-message = En esta mesa no hay ese mensaje.
house-option-on = sí
house-option-off = no

## Notices
house-notice-nudge = { $title }, con { $names }: los demás te esperan y alguien te ha avisado.
house-notice-nudge-alone = { $title }: se te espera.
house-notice-subject-nudge = { $title }: los demás te esperan
house-notice-asked = { $title }, con { $names }: se pregunta algo a todos.
house-notice-asked-alone = { $title }: se te pregunta algo.
house-notice-subject-asked = { $title }: una pregunta para ti
house-notice-begun = Empieza { $title }: juegas con { $names }.
house-notice-begun-alone = Empieza { $title }.
house-notice-subject-begun = Empieza { $title }
house-digest-subject = { $tables ->
    [one] 1 mesa te espera
   *[other] { $tables } mesas te esperan
}
house-trial-subject = Un aviso de prueba
house-trial = Funciona: así tendrás noticia de tus partidas.
house-push-bad = No se pueden enviar mensajes a la dirección que ha dado este navegador.
house-no-pushes = Este servidor no envía mensajes a los navegadores.
house-no-zone = No existe la zona horaria { $zone }.
