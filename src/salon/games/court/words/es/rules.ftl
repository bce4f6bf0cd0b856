### The rules of court in Spanish of Spain: clauses, rulings and section names.
### Source: games/court/rules.toml; terms: the glossary.

## Components

court-component-1 = 35 cartas de personaje con el dorso plateado: 5 juegos iguales de los 7 personajes (Rey, Reina, Cardenal, Senescal, Duquesa, Maestro de espías y Chambelán).
    .title = Hay cinco juegos plateados de los siete personajes
court-component-2 = 96 cartas con el dorso dorado: 12 de cada uno de los 7 personajes y 12 cartas de acción.
    .title = El mazo dorado tiene 96 cartas
court-component-3 = Todas las cartas doradas, también las de acción, llevan un valor del 1 al 6 impreso en el sello de lacre.
    .title = Cada carta dorada tiene un valor de 1 a 6
court-component-4 = 34 marcadores de influencia.
    .title = Hay 34 marcadores de influencia
court-component-5 = 6 marcadores de favor del Chambelán.
    .title = Hay 6 marcadores de favor
court-component-6 = La caja es para 3 o 4 jugadores.
    .title = La caja es para 3 o 4 jugadores
court-component-7 = Se supone que cada personaje tiene 2 cartas doradas de cada valor, del 1 al 6.
    .title = Cada personaje tiene dos cartas de cada valor

## Setup

court-setup-1 = Cada jugador recibe un juego plateado de los 7 personajes, que muestra qué controla.
    .title = Cada jugador tiene los siete personajes
court-setup-2 = Otro juego plateado se coloca bocarriba en el centro y recibe los marcadores de influencia.
    .title = El juego del centro lleva los marcadores
court-setup-3 = Los juegos plateados que sobran después de repartir los personales y el central no se usan.
    .title = Los juegos sobrantes no se usan
court-setup-4 = Se baraja el mazo dorado y se reparten 4 cartas bocabajo a cada jugador.
    .title = Empiezas con cuatro cartas
court-setup-5 = Después de ver su mano, cada jugador elige en secreto 2 de sus personajes plateados y los coloca bocabajo.
    .title = Eliges en secreto dos personajes
court-setup-6 = Los personajes elegidos se ponen bocarriba solo cuando todos han elegido.
    .title = Todas las elecciones se revelan a la vez
court-setup-7 = Bajo cada personaje plateado revelado se coloca bocabajo 1 carta de la parte superior del mazo dorado.
    .title = Cada personaje elegido recibe una carta del mazo
court-setup-8 = Esas primeras cartas salen del mazo, así que cada mano sigue siendo de 4.
    .title = Tu mano sigue siendo de cuatro
court-setup-9 = El jugador inicial se decide al azar.
    .title = El azar decide quién empieza
court-setup-10 = Todos los personajes empiezan sin marcadores de influencia ni de favor.
    .title = Ningún personaje tiene marcadores al empezar

## Hidden and public information

court-info-1 = Un jugador puede mirar en cualquier momento las cartas que tiene bajo sus personajes.
    .title = Siempre puedes mirar bajo tus personajes
court-info-2 = Un jugador no enseña esas cartas a los demás.
    .title = No enseñas esas cartas
court-info-3 = Las cartas se colocan de modo que todos puedan contar cuántas tiene cada jugador bajo cada personaje.
    .title = Todos pueden contar las cartas

## Goal and turn

court-goal-1 = El objetivo es tener la mayor influencia al final, controlando personajes que hayan ganado marcadores.
    .title = Controla personajes que hayan ganado influencia
court-goal-2 = Durante la partida los marcadores son de los personajes (en el juego central), nunca de los jugadores.
    .title = La influencia es de los personajes, no de los jugadores
court-turn-1 = Se juega en el sentido de las agujas del reloj a partir del jugador inicial; cada turno se completa antes de empezar el siguiente.
    .title = Los turnos van en sentido horario
court-turn-2 = Un turno consta de las fases de influencia, de acción y de robo, en ese orden; ninguna se puede omitir.
    .title = Un turno es influencia, acción y robo

## Influence phase

court-influence-1 = El jugador coloca bocabajo 1 carta de su mano bajo uno de sus propios personajes.
    .title = Colocas 1 carta bajo uno de tus personajes
court-influence-2 = El personaje puede estar ya en la mesa del jugador o salir en ese momento de su juego personal.
    .title = Puede ser un personaje aún sin usar
court-influence-3 = Sirve cualquier carta dorada, sea cual sea su nombre; no tiene que coincidir con el personaje.
    .title = Sirve cualquier carta dorada
court-influence-4 = No hay límite de cartas bajo un personaje.
    .title = Un personaje puede tener cualquier número de cartas
court-influence-5 = En cada turno solo se puede colocar así 1 carta.
    .title = Solo una carta por turno

## Action phase

court-action-1 = El jugador debe activar a un personaje o jugar una carta de acción.
    .title = Debes activar un personaje o jugar una carta de acción
court-action-2 = Algunas acciones exigen descartar otra carta de la mano por su valor.
    .title = Algunas acciones cuestan otra carta
court-action-3 = Si el valor descartado no cumple el requisito, la acción falla; las cartas jugadas y descartadas se pierden.
    .title = Si el valor no cumple, la acción falla
court-action-4 = Si una acción tiene éxito, su personaje gana un marcador cuando su texto lo indica; el marcador va a su carta del juego central.
    .title = El éxito da un marcador al personaje
court-activate-1 = Para activar a un personaje, el jugador juega de su mano una carta dorada de ese personaje.
    .title = Juegas una carta de ese personaje
court-activate-2 = El jugador debe estar entre los que tienen más cartas bajo ese personaje; ningún otro puede tener más que él.
    .title = Nadie puede tener allí más cartas que tú
court-activate-3 = Basta con tener tantas cartas como otros jugadores.
    .title = Basta con empatar
court-activate-4 = En el recuento entra la carta colocada en la fase de influencia de este turno.
    .title = Cuenta la carta que acabas de colocar
court-activate-5 = El efecto del personaje activado se aplica tal como está escrito para él.
    .title = El personaje hace lo que dice su texto

## The King

court-king-1 = El jugador que lo activa elige un personaje, que gana 1 marcador de influencia.
    .title = El Rey da un marcador a un personaje
court-king-2 = Después, si ese personaje tiene más marcadores que el Rey, el Rey gana 1 marcador.
    .title = Si así lo supera, el Rey gana otro
court-king-3 = La comparación se hace después de colocar el primer marcador.
    .title = Se comparan después de dar el marcador
court-king-4 = Por tanto, si antes de la acción el personaje elegido tiene al menos tantos marcadores como el Rey, el Rey siempre gana un marcador.
    .title = Basta con estar igualados antes
court-king-5 = El Rey no necesita ninguna otra carta.
    .title = El Rey no necesita otra carta
court-king-6 = El Rey es el único personaje que con una sola acción puede poner en juego 2 marcadores; la acción de cualquier otro personaje añade 1 como máximo.
    .title = Solo el Rey puede traer dos marcadores

## The Queen

court-queen-1 = El jugador indica el personaje en el que quiere influir y después descarta 1 carta de su mano.
    .title = Nombras un personaje y descartas una carta
court-queen-2 = El valor descartado debe ser mayor que el número más alto de cartas que un solo jugador tenga bajo ese personaje.
    .title = El valor debe superar la pila mayor
court-queen-3 = La pila del jugador que activa a la Reina también cuenta para ese número.
    .title = Tu propia pila también cuenta
court-queen-4 = Con éxito, el jugador coloca bocabajo la carta que le queda en la mano bajo ese personaje, en su propio lado.
    .title = Entonces tu última carta va bajo ese personaje
court-queen-5 = Con éxito, la Reina gana 1 marcador.
    .title = Y la Reina gana un marcador
court-queen-6 = Si la acción falla, no se coloca nada ni se gana ningún marcador; la carta restante se queda en la mano.
    .title = Si falla, tu última carta sigue en la mano

## The Cardinal

court-cardinal-1 = El jugador indica el personaje al que quiere quitar un marcador y después descarta 1 carta de su mano.
    .title = Nombras a quién robar y descartas una carta
court-cardinal-2 = El valor descartado debe ser menor que el número de marcadores de ese personaje.
    .title = El valor debe ser menor que sus marcadores
court-cardinal-3 = Con éxito, 1 marcador pasa de ese personaje al Cardenal; no se añade ninguno nuevo.
    .title = Un marcador pasa al Cardenal
court-cardinal-4 = Si la acción falla, no se mueve nada.
    .title = Si falla, nada se mueve

## The Seneschal

court-seneschal-1 = El jugador nombra a uno de los 7 personajes.
    .title = Nombras un personaje
court-seneschal-2 = Revela las 8 primeras cartas del mazo.
    .title = Se revelan ocho cartas del mazo
court-seneschal-3 = Si una o más de las cartas reveladas llevan ese nombre, añade a tu mano exactamente 1 de ellas y el Senescal gana 1 marcador.
    .title = Si aparece, tomas una
court-seneschal-4 = Si hay varias coincidencias, el jugador elige cuál se lleva.
    .title = De varias, eliges cuál
court-seneschal-5 = Las demás cartas reveladas se descartan.
    .title = Las demás se descartan
court-seneschal-6 = Sin coincidencias no se toma ninguna carta, no se gana ningún marcador y se descartan todas las cartas reveladas.
    .title = Si no aparece, no hay nada
court-seneschal-7 = Si en el mazo quedan menos de 8 cartas, antes de revelar se baraja la pila de descartes y se coloca debajo del mazo.
    .title = Un mazo corto se completa antes

## The Duchess

court-duchess-1 = Elige a un jugador y un personaje; después descarta 1 carta de tu mano.
    .title = Nombras jugador y personaje y descartas
court-duchess-2 = El valor descartado debe ser menor que el número de cartas que ese jugador tiene bajo ese personaje.
    .title = El valor debe ser menor que la pila
court-duchess-3 = Con éxito, se descarta 1 de esas cartas, tomada al azar.
    .title = Se pierde una de esas cartas al azar
court-duchess-4 = Con éxito, la Duquesa gana 1 marcador.
    .title = Y la Duquesa gana un marcador
court-duchess-5 = Se puede elegir cualquier personaje, incluida la Duquesa.
    .title = Puede ser cualquier personaje
court-duchess-6 = Si la acción falla, no se retira nada ni se gana ningún marcador.
    .title = Si falla, no se pierde nada

## The Spymaster

court-spymaster-1 = Descarta 1 carta de tu mano y mira todas las cartas que otro jugador tiene bajo un personaje.
    .title = Descartas una carta y miras una pila
court-spymaster-2 = El Maestro de espías gana 1 marcador si el valor descartado es mayor que el número de cartas de la pila que se mira.
    .title = Un valor mayor que la pila da un marcador
court-spymaster-3 = La pila se mira tanto si se gana el marcador como si no.
    .title = Miras en todo caso
court-spymaster-4 = La pila debe ser de otro jugador.
    .title = La pila debe ser de otro jugador

## The Chamberlain

court-chamberlain-1 = Se eligen 0, 1 o 2 personajes sin marcador de favor y cada uno recibe 1.
    .title = Hasta dos personajes reciben un favor
court-chamberlain-2 = No se puede elegir al Chambelán.
    .title = El Chambelán no puede elegirse a sí mismo
court-chamberlain-3 = No importa cuántos marcadores de influencia tenga un personaje elegido.
    .title = No importa cuánta influencia tengan
court-chamberlain-4 = El Chambelán no gana ningún marcador por su propia activación.
    .title = El Chambelán no gana nada de inmediato
court-chamberlain-5 = Cuando se activa a un personaje con marcador de favor, todos los marcadores que ese personaje ganaría en esa acción van al Chambelán en su lugar.
    .title = Lo que gana el favorecido va al Chambelán
court-chamberlain-6 = Al final de esa activación se descarta el marcador de favor, se haya desviado algo o no.
    .title = Después el favor se gasta
court-chamberlain-7 = Los marcadores ganados de otro modo (por una carta de acción o por ser el personaje que elige el Rey) no se desvían.
    .title = Solo se desvían las activaciones
court-chamberlain-8 = En esos casos, además, el marcador de favor se queda.
    .title = Si no, el favor se queda
court-chamberlain-9 = Ningún personaje tiene nunca más de 1 marcador de favor.
    .title = Un personaje tiene como mucho un favor

## Action cards in the Action phase

court-actioncard-1 = Una carta de acción se juega en lugar de activar a un personaje.
    .title = Una carta de acción se juega en vez de activar
court-actioncard-2 = Se cumplen las instrucciones de la carta.
    .title = Haces lo que dice la carta
court-actioncard-3 = Si una carta permite activar a un personaje, debe ser uno al que el jugador pueda activar según las reglas.
    .title = Solo activa a quien puedas activar
court-actioncard-4 = Una carta de acción se puede descartar por su valor cuando una acción pide una carta.
    .title = Su valor se usa como cualquier otro
court-actioncard-5 = Una carta de acción bajo un personaje nunca es una coincidencia.
    .title = Nunca coincide con el personaje de encima

## Stuck hand

court-stuck-1 = Un jugador no puede realizar ninguna acción si toda su mano consiste en personajes a los que no puede activar.
    .title = Te bloqueas si no puedes jugar ninguna carta
court-stuck-2 = El jugador con la mano bloqueada la muestra.
    .title = Entonces enseñas tu mano
court-stuck-3 = El jugador elige uno de los personajes mostrados y coloca bocabajo la primera carta del mazo bajo él, en su propio lado.
    .title = Una carta del mazo va bajo uno de los mostrados
court-stuck-4 = Después descarta toda la mano.
    .title = Después descartas tu mano
court-stuck-5 = Una mano con una carta de acción nunca está bloqueada.
    .title = Con una carta de acción nunca te bloqueas

## Draw phase

court-draw-1 = El jugador roba hasta tener 4 cartas en la mano.
    .title = Robas hasta tener cuatro cartas
court-draw-2 = Al mismo tiempo, todos los demás jugadores con menos de 4 cartas roban hasta tener 4.
    .title = Los demás también roban hasta cuatro
court-draw-3 = Cada vez que se agota el mazo, se baraja la pila de descartes para formar uno nuevo.
    .title = Un mazo vacío se baraja de nuevo

## End of the game and scoring

court-end-1 = La partida termina en cuanto 2 personajes tienen 5 o más marcadores de influencia cada uno.
    .title = Termina cuando dos personajes tienen cinco marcadores
court-end-2 = Se descartan todas las manos y todos los marcadores de favor.
    .title = Se descartan manos y favores
court-scoring-1 = Cada uno de los 7 personajes se puntúa por separado.
    .title = Cada personaje se puntúa por separado
court-scoring-2 = Cada jugador revela las cartas que tiene bajo el personaje y cuenta las que llevan su nombre.
    .title = Cuentan las cartas con su nombre
court-scoring-3 = El jugador o los jugadores con más cartas bajo el personaje, coincidan o no, suman 1 a ese recuento.
    .title = Quien tiene más cartas suma uno
court-scoring-4 = El jugador con el recuento más alto recibe tantos puntos como marcadores tiene el personaje.
    .title = La cuenta más alta se lleva sus marcadores en puntos
court-scoring-5 = Los jugadores que empatan con el recuento más alto reciben cada uno todos los puntos.
    .title = Si hay empate, cada uno los recibe todos
court-scoring-6 = Gana el jugador con más puntos entre todos los personajes; si hay empate, se comparte la victoria.
    .title = Gana quien tiene más puntos

## Two-player variant: the Marquis

court-marquis-1 = Después de la fase de robo se revela la primera carta del mazo.
    .title = Con 2 jugadores el Marqués revela una carta
court-marquis-2 = Si es una carta de personaje y su valor es estrictamente mayor que el número de marcadores de ese personaje, el personaje gana 1 marcador.
    .title = Un valor mayor que sus marcadores da uno más
court-marquis-3 = Un valor menor o igual, o una carta de acción, no tiene ningún efecto.
    .title = Si no, no pasa nada
court-marquis-4 = La carta revelada se descarta.
    .title = La carta se descarta
court-marquis-5 = El Marqués no es una activación, así que los marcadores de favor no reaccionan.
    .title = Los favores no reaccionan al Marqués

## Action cards in general

court-action-general-1 = Una carta de acción se juega en la fase de acción en lugar de activar a un personaje y, después de su efecto, va a la pila de descartes.
    .title = Una carta de acción ocupa el lugar de una activación
court-action-general-2 = Una carta de acción se puede jugar aunque no pueda tener efecto; entonces no ocurre nada.
    .title = Se puede jugar aunque no tenga efecto
court-action-general-3 = Colocada bajo un personaje o descartada por su valor, una carta de acción no tiene efecto como acción; su valor cuenta tal como está impreso.
    .title = Colocada o descartada, es solo una carta
court-action-general-4 = Los marcadores que una carta de acción coloca o retira directamente no son ganancias de una activación: los marcadores de favor ni los desvían ni se descartan.
    .title = Los favores no reaccionan a las cartas de acción
court-action-general-5 = El fin de la partida se comprueba una sola vez, después del último paso de la carta de acción.
    .title = El final se comprueba tras su último paso

## Rulings: activating and playing a card

court-ruling-activate-zero = No; hace falta al menos 1 carta bajo el personaje. La mesa puede acordar que cero empata con cero.
    .question = ¿Puede un jugador sin cartas bajo un personaje activarlo si nadie tiene más?
    .rationale = El jugador debe estar entre los que tienen más cartas bajo él; un personaje que no ha puesto en la mesa no tiene cartas suyas, y la regla de la mano bloqueada da por hecho que no se puede activar a los personajes sin apoyo.
    .options = sí, cero empata con cero | no, al menos una carta
court-ruling-activate-timing = Al jugar la carta, después de la fase de influencia; los cambios posteriores dentro de la misma acción no importan.
    .question = ¿Cuándo se comprueba la mayoría?
    .rationale = Por el orden de las fases.
    .options = al jugar la carta | al empezar el turno
court-ruling-play-zone = Cuando la acción ha terminado; las cartas descartadas por su valor van allí en el acto.
    .question = ¿Cuándo llega a la pila de descartes la carta jugada para una acción?
    .rationale = Así la carta jugada no entra en el mazo si este se rehace durante su propia acción (importa con el Senescal).
    .options = al instante | después de la acción
court-ruling-play-doomed = Sí; una activación legal que va a fallar sigue siendo una acción legal, y hay que hacerla si no hay otra.
    .question = ¿Puede un jugador emprender una acción que no puede tener éxito?
    .rationale = El reglamento advierte de que una acción sin el valor adecuado falla; la regla de la mano bloqueada solo abarca los personajes a los que no se puede activar.
    .options = sí | no
court-ruling-play-choose-order = Sí: primero los objetivos, después el descarte.
    .question = ¿Se anuncian los objetivos antes del descarte?
    .rationale = La Reina, el Cardenal y la Duquesa mencionan la elección antes del descarte; el Maestro de espías se trata igual.
    .options = sí | no
court-ruling-play-nocard = La acción falla sin efecto (no puede ocurrir con manos de tamaño normal).
    .question = ¿Qué pasa si una acción exige un descarte y la mano está vacía?
    .rationale = Sin valor, la acción falla.
    .options = falla | no se permite

## Rulings: influence phase

court-ruling-influence-empty = La fase se omite; una mano vacía no es una mano bloqueada (no hay personaje que mostrar), así que no se coloca ninguna carta del mazo. Sigue la fase de robo.
    .question = ¿Qué pasa si un jugador no tiene cartas en la fase de influencia, o no le queda ninguna para la fase de acción?
    .rationale = Solo ocurre cuando se han agotado el mazo y la pila de descartes; el procedimiento de la mano bloqueada necesita personajes que mostrar.
    .options = saltar la fase | usar el procedimiento de quien no puede jugar
court-ruling-influence-action = Sí; cuenta como carta, pero nunca como coincidencia.
    .question = ¿Se puede colocar una carta de acción bajo un personaje?
    .rationale = Se puede usar cualquier carta de la mano.
    .options = sí | no

## Rulings: the King

court-ruling-king-self = Sí; gana exactamente 1 marcador. La mesa puede acordar que deba elegir otro personaje.
    .question = ¿Se puede elegir al propio Rey con su acción?
    .rationale = El efecto habla de cualquier personaje, y solo el del Chambelán excluye a su propio personaje; el comentario sobre otros personajes es una descripción.
    .options = sí | no
court-ruling-king-favor = Solo va al Chambelán lo que gana el propio Rey (también si se elige a sí mismo); el marcador del personaje elegido se queda en él y su marcador de favor no reacciona.
    .question = ¿Qué pasa si el Rey tiene un marcador de favor?
    .rationale = El favor afecta a lo que gana el personaje activado; ser el elegido por el Rey queda excluido.
    .options = solo se desvía su propia ganancia | ambos marcadores
court-ruling-king-compare = Sí, con los marcadores que tiene el Rey antes de su propia ganancia.
    .question = Si el Rey tiene un marcador de favor, ¿se compara con los marcadores que tiene en ese momento?
    .rationale = La comparación es anterior a la ganancia.
    .options = sí | no

## Rulings: the Queen

court-ruling-queen-max = El de la pila más grande.
    .question = ¿El número que hay que superar es el de la pila más grande o la suma de las pilas?
    .rationale = En el comentario, un 4 supera las 3 cartas de un rival aunque el jugador también tiene 1.
    .options = el mayor montón | la suma de todos
court-ruling-queen-remaining = Lo normal es que quede exactamente 1 carta, y hay que colocarla. Si quedan varias, el jugador elige; si no queda ninguna, la acción falla y no se gana ningún marcador.
    .question = ¿Qué carta se coloca si queda más de una (o ninguna)?
    .rationale = De una mano de 4, se coloca 1, se juega 1, se descarta 1 y queda 1; la carta y el marcador son un solo resultado.
    .options = la única; a elegir si hay varias; falla si no hay | marcador de todos modos
court-ruling-queen-new = Sí; el personaje sale del juego personal.
    .question = ¿Puede la Reina colocar la carta bajo un personaje que el jugador aún no tiene en la mesa?
    .rationale = Se la describe como una segunda fase de influencia.
    .options = sí | no
court-ruling-queen-six = No; los valores llegan solo hasta 6.
    .question = ¿Puede tener éxito la Reina donde alguien tiene 6 cartas o más?
    .rationale = El valor debe ser mayor.
    .options = no | sí

## Rulings: the Cardinal

court-ruling-cardinal-self = No; hay que elegir otro personaje.
    .question = ¿Se puede elegir al propio Cardenal con su acción?
    .rationale = El marcador tiene que pasar al Cardenal, y uno que ya está en él no puede hacerlo.
    .options = sí, sin cambio neto | no
court-ruling-cardinal-favor = Al Chambelán; si era del Chambelán, vuelve a él.
    .question = ¿Adónde va el marcador si el Cardenal tiene un marcador de favor?
    .rationale = Es un marcador que el Cardenal gana en su activación.
    .options = el Chambelán | el Cardenal
court-ruling-cardinal-one = No; el valor más bajo es 1, y 1 no es menor que 1.
    .question = ¿Se le puede quitar el marcador a un personaje que solo tiene 1?
    .rationale = La comparación es estricta.
    .options = no | sí

## Rulings: the Seneschal

court-ruling-seneschal-short = Se revelan todas las que haya.
    .question = ¿Qué pasa si el mazo y la pila de descartes suman menos de 8 cartas?
    .rationale = Volver a barajar sirve para llegar a 8 cuando es posible.
    .options = revelar todas las que haya | falla
court-ruling-seneschal-exhaust = Si quedan menos de 8 cartas, primero se baraja la pila de descartes y se coloca debajo de lo que queda del mazo; después se revela, y las cartas antiguas salen antes.
    .question = ¿Qué se hace si el mazo no alcanza durante la acción del Senescal?
    .rationale = El texto del Senescal lo dice expresamente.
    .options = barajar antes de revelar, debajo de las viejas | revelar y luego barajar
court-ruling-seneschal-decline = No; hay que tomar una coincidencia y se gana el marcador.
    .question = ¿Puede el jugador renunciar a la coincidencia?
    .rationale = Nada permite renunciar.
    .options = no | sí
court-ruling-seneschal-name = No, solo a uno de los 7 personajes.
    .question = ¿Se puede nombrar una carta de acción?
    .rationale = Lo que se elige es un personaje.
    .options = no | sí

## Rulings: the Duchess

court-ruling-duchess-self = Sí; la carta que se retira sigue siendo al azar. La mesa puede acordar que solo se use contra otro jugador.
    .question = ¿Se puede usar la Duquesa contra una pila propia?
    .rationale = Su texto dice «un jugador» y el del Maestro de espías, «otro jugador»; el comentario sobre los rivales es un consejo.
    .options = sí | no
court-ruling-duchess-reveal = Sí; la pila de descartes está bocarriba y es pública.
    .question = ¿Se muestra la carta que retira la Duquesa?
    .rationale = Ninguna regla mantiene en secreto los descartes, y las manos que se muestran por estar bloqueadas también son públicas.
    .options = sí, los descartes están bocarriba | no
court-ruling-duchess-last = No; el valor debe ser menor que el número de cartas de la pila, así que hacen falta al menos 2 cartas y queda 1.
    .question = ¿Puede la Duquesa vaciar una pila?
    .rationale = La comparación es estricta y el valor mínimo es 1.
    .options = no | sí

## Rulings: the Spymaster

court-ruling-spymaster-zero = Sí; la pila cuenta como 0 cartas, así que la acción tiene éxito con cualquier valor.
    .question = ¿Puede el Maestro de espías mirar una pila vacía?
    .rationale = El texto afirma que siempre se puede lograr que la acción tenga éxito, y con un valor de 1 eso requiere una pila de 0 cartas.
    .options = sí, cero cartas | no
court-ruling-spymaster-secret = Solo el jugador que activa al Maestro de espías; vuelven bocabajo al mismo sitio.
    .question = ¿Quién ve las cartas?
    .rationale = Las pilas son secretas.
    .options = solo quien lo usa | todos

## Rulings: the Chamberlain

court-ruling-chamberlain-supply = Sí, vuelven a la reserva de 6.
    .question = ¿Se pueden volver a usar los marcadores de favor gastados?
    .rationale = Los 6 marcadores corresponden a los 6 personajes que se pueden elegir; nada los elimina para siempre.
    .options = sí | no, se retira del juego
court-ruling-chamberlain-actioncard = Sí; es una activación a todos los efectos. Los marcadores que una carta de acción coloca directamente no cuentan como tal.
    .question = ¿Reacciona el favor cuando se activa a un personaje mediante una carta de acción?
    .rationale = La exclusión se refiere a los marcadores ganados de otro modo que por una activación.
    .options = sí | no
court-ruling-chamberlain-failed = Sí, al final de la activación.
    .question = ¿Se pierde el marcador de favor si la activación falla?
    .rationale = Se descarta sea cual sea el resultado.
    .options = sí | no
court-ruling-chamberlain-newfavor = No se da el caso: solo hay 1 acción por turno.
    .question = Si el Chambelán coloca un favor en un personaje, ¿se puede usar en el mismo turno?
    .rationale = Por la estructura del turno.
    .options = no hay ocasión | sí

## Rulings: action cards

court-ruling-actioncard-always = Sí; se juega con todo el efecto que sea posible, aunque sea ninguno.
    .question = ¿Se puede jugar una carta de acción que no pueda tener efecto?
    .rationale = Una mano con una carta de acción no está bloqueada, así que la carta debe poder jugarse.
    .options = sí | no

## Rulings: stuck hand

court-ruling-actioncard-twice = Cada activación vale por sí misma: su marcador de favor se descarta al terminar, y si falla se sigue con el resto de la carta. Lo que la carta había elegido antes vale también después.
    .question = ¿Qué pasa si una carta de acción activa a dos personajes, uno tras otro?
    .rationale = Un marcador de favor va con la activación de su personaje, y lo que falla es la acción de un personaje. Las cartas de la casa activan como mucho a un personaje; un paquete propio puede hacer más.
    .options = cada uso es independiente | son una sola acción
court-ruling-stuck-optional = No.
    .question = ¿Puede un jugador con una jugada legal optar por el procedimiento de la mano bloqueada?
    .rationale = Solo se aplica cuando no se puede jugar nada.
    .options = no | sí
court-ruling-stuck-character = Bajo cualquier personaje cuya carta esté entre las mostradas; si hace falta, sale del juego personal. El jugador puede mirar la carta.
    .question = ¿Bajo qué personaje va la carta? ¿Puede ser uno nuevo?
    .rationale = Se elige entre los personajes mostrados.
    .options = uno de los mostrados, aunque no esté en juego | solo uno ya en juego
court-ruling-stuck-deckempty = Primero se baraja la pila de descartes; si está vacía, no se coloca ninguna carta. La mano mostrada se descarta después, así que no entra en ese mazo.
    .question = ¿Qué pasa si el mazo está vacío?
    .rationale = La carta se coloca antes de descartar la mano.
    .options = primero barajar | omitir la carta
court-ruling-stuck-order = Sí, el jugador roba 4 cartas.
    .question = ¿Sigue la fase de robo?
    .rationale = Todas las fases son obligatorias.
    .options = sí | no

## Rulings: draw phase

court-ruling-draw-order = Primero el jugador que tiene el turno; después, los demás en el sentido de las agujas del reloj.
    .question = ¿En qué orden reponen la mano los jugadores?
    .rationale = Solo hace falta cuando escasean las cartas.
    .options = el jugador activo y después en el sentido del reloj | a la vez
court-ruling-draw-scarce = Se roba lo que se pueda y se sigue.
    .question = ¿Qué pasa si el mazo y la pila de descartes están vacíos?
    .rationale = La única condición de fin impresa es el número de marcadores; para el caso extremo, véase court.ruling.end.deadlock.
    .options = robar lo que se pueda | fin de la partida
court-ruling-end-deadlock = La partida termina en el acto y se puntúa como siempre. Se comprueba después de cada acción, antes de robar.
    .question = ¿Qué pasa si todas las cartas están bajo algún personaje, de modo que no quedan cartas en el mazo, en la pila de descartes ni en ninguna mano?
    .rationale = En cada turno al menos 1 carta queda fija bajo un personaje, así que las 96 se agotan al cabo de entre 60 y 80 turnos. Quien juega al azar llega a menudo a este punto; quien juega con sentido, casi nunca. Sin una regla, esas partidas no acabarían jamás.
    .options = puntuar tal como está | reutilizar los montones | pasar sin fin
court-ruling-draw-more = Las conserva y no roba nada.
    .question = ¿Qué pasa si un jugador tiene más de 4 cartas en la mano?
    .rationale = No consta ningún límite de mano.
    .options = conservarlas | descartar hasta cuatro
court-ruling-draw-reshuffle = Cuando hace falta una carta y el mazo está vacío.
    .question = ¿Cuándo se rehace el mazo en la fase de robo?
    .rationale = Da lo mismo, salvo por los descartes hechos entretanto; se elige así para tener una sola regla en todos los casos.
    .options = al robar la última carta | cuando hace falta una carta

## Rulings: end of the game

court-ruling-end-timing = Termina cuando la acción se ha completado (con el desvío por favor y el segundo marcador del Rey); no sigue la fase de robo. La mesa puede acordar que el marcador decisivo termine la partida en el acto; los marcadores que se ganan a la vez llegan juntos, y un marcador que se mueve sale antes de llegar.
    .question = ¿Termina la partida en mitad de una acción?
    .rationale = De lo contrario, efectos como el del Rey o el del Cardenal se juzgarían a medio hacer.
    .options = en cuanto se pone el marcador | al terminar la acción
court-ruling-end-more = No; la partida termina con esa acción, sea de quien sea el turno.
    .question = ¿Pueden 2 o más jugadores provocar el fin de la partida, o se completa la ronda?
    .rationale = No hay ninguna regla que iguale los turnos.
    .options = no, termina al instante | terminar la ronda
court-ruling-end-cardinal = Sí; solo cuenta la situación después de la acción.
    .question = ¿Se evita el fin de la partida si el número de marcadores vuelve a bajar dentro de la misma acción?
    .rationale = Se deduce de la interpretación sobre el momento del fin.
    .options = sí | no

## Rulings: supply

court-ruling-supply-markers = La reserva no es un límite; el programa sigue contando.
    .question = ¿Qué pasa si los 34 marcadores de influencia están en uso?
    .rationale = Nada convierte los componentes en un límite; pasar de 34 en total es raro, pero posible, con un personaje muy por delante.
    .options = no se pueden ganar más | la reserva no es un límite
court-ruling-supply-tied = Se cuentan puntos; cada jugador empatado los recibe todos.
    .question = ¿Cómo se pagan los empates si los marcadores son limitados?
    .rationale = Cada jugador empatado recibe tantos puntos como marcadores tenía el personaje.
    .options = contar puntos | repartir

## Rulings: scoring

court-ruling-scoring-nobody = Nadie lo puntúa.
    .question = ¿Qué pasa si nadie tiene cartas bajo un personaje?
    .rationale = Un recuento de 0 no controla nada; quien tiene la mayoría de cartas tiene al menos 1 por la bonificación.
    .options = nadie puntúa | todos empatan a cero
court-ruling-scoring-bonusonly = Sí, con la bonificación por la mayoría de cartas, si nadie tiene un recuento más alto.
    .question = ¿Puede un jugador ganar un personaje sin ninguna coincidencia?
    .rationale = La bonificación se suma haya o no coincidencias.
    .options = sí | no
court-ruling-scoring-zeroplayers = No puede ocurrir si alguien tiene alguna carta allí.
    .question = ¿Comparten un empate a 0 los jugadores con un recuento de 0?
    .rationale = La pila más grande siempre cuenta al menos 1.
    .options = no | sí
court-ruling-scoring-tie = No; la victoria se comparte.
    .question = ¿Hay algún desempate para decidir quién gana?
    .rationale = El reglamento habla del jugador o los jugadores con más puntos.
    .options = victoria compartida | más personajes

## Rulings: two players and the Marquis

court-ruling-players-two = Las reglas básicas con 2 juegos personales y la fase del Marqués al final de cada turno; los demás cambios de la página de aficionados (disposición compartida, otra bonificación final) no se adoptan.
    .question = ¿Qué reglas se usan con 2 jugadores?
    .rationale = La variante publicada por aficionados gira en torno al Marqués; su autor cuenta que el juego también funciona sin cambios, así que la fase es opcional.
    .options = reglas básicas más la fase del Marqués | solo las reglas básicas
court-ruling-marquis-deck = Primero se baraja la pila de descartes; la fase se omite solo si no hay descartes.
    .question = ¿Qué pasa si el mazo está vacío en la fase del Marqués?
    .rationale = Es la regla general del mazo.
    .options = barajar | omitir
court-ruling-marquis-end = Sí; el fin se comprueba después de su marcador. Si la acción ya ha puesto fin a la partida, el Marqués no actúa.
    .question = ¿Puede el Marqués provocar el fin de la partida?
    .rationale = La condición de fin cuenta los marcadores vengan de donde vengan.
    .options = sí | no

## Rulings: information and order

court-ruling-info-place = Sí; las cartas de una pila conservan su sitio, todos ven de qué sitio se toma una carta, y la que se recibe con «Baile de máscaras» ocupa el sitio de la que se entrega.
    .question = ¿Ven todos qué carta sale de una pila?
    .rationale = Las cartas están una junto a otra para que se puedan contar, y ninguna regla dice que se mezclen.
    .options = sí, por su lugar en la fila | no, antes se mezcla el montón
court-ruling-info-memory = El programa guarda para cada jugador lo que aún se sabe con certeza: las cartas que ha mirado en una pila o ha intercambiado, y una carta tomada a la vista con el Senescal hasta que su dueño vuelva a colocar una carta bocabajo. Nadie sabe qué carta de una mano conocida se coloca bocabajo, salvo que todas sean iguales; de varias iguales, todas menos una siguen siendo seguras.
    .question = ¿Qué sigue sabiendo un jugador de las cartas que vio antes?
    .rationale = Un jugador sentado a la mesa lo recordaría; un programa no debe premiar a quien toma notas.
    .options = todo lo que aún es seguro | solo lo que está bocarriba ahora
court-ruling-info-reshuffle = Qué cartas tiene el mazo, aunque no su orden: lo que quedó fuera no está en el mazo, y lo que entró no está donde nada ha llegado desde entonces. Los bots lo saben de la última vez que se barajó; la mesa muestra los descartes antes de barajarlos.
    .question = ¿Qué se sabe cuando se barajan los descartes?
    .rationale = Los descartes están bocarriba, así que todos han visto lo que se baraja.
    .options = qué cartas están en el mazo y, por tanto, no en otra parte | nada
court-ruling-setup-second = Nada. La mesa puede acordar que quien juega en segundo lugar empiece con 5 cartas en la mano.
    .question = ¿Recibe algo el segundo de dos jugadores por jugar después?
    .rationale = El reglamento no le da nada; pero entre jugadores iguales el primero de dos gana más a menudo.
    .options = nada | una quinta carta en la primera mano
court-ruling-setup-order = Por asientos, a partir del primero, y en cada asiento en el orden Rey, Reina, Cardenal, Senescal, Duquesa, Maestro de espías, Chambelán.
    .question = ¿En qué orden se reparten las primeras cartas del mazo?
    .rationale = El mazo está barajado, así que cualquier orden fijo es justo; un orden fijo se puede reproducir.
    .options = por asiento y después por personaje | por el orden de elección
court-ruling-cachet-end = No se da el caso: el fin se comprueba después de cada acción, así que la partida ya ha terminado antes de que se pueda jugar la carta.
    .question = ¿Puede «Lettre de cachet» anular el fin de la partida?
    .rationale = Se deduce del momento en que se comprueba el fin.
    .options = no, el final ha llegado antes | sí
court-ruling-players-box = No; es propia de la variante para 2 jugadores, donde también se puede desactivar.
    .question = ¿Se usa la fase del Marqués con 3 o 4 jugadores?
    .rationale = La variante se hizo para 2 jugadores.
    .options = no | como opción

## Sections

court-section-game-components = Componentes del juego
court-section-box = Caja
court-section-assumption = Suposición
court-section-preparation = Preparación
court-section-preparation-influence-phase = Preparación; fase de influencia
court-section-goal-of-the-game = Objetivo del juego
court-section-action-phase = Fase de acción
court-section-playing-the-game = Desarrollo de la partida
court-section-influence-phase = Fase de influencia
court-section-the-characters-the-king = Los personajes / El Rey
court-section-the-characters-the-queen = Los personajes / La Reina
court-section-the-characters-the-cardinal = Los personajes / El Cardenal
court-section-the-characters-the-seneschal = Los personajes / El Senescal
court-section-the-characters-the-duchess = Los personajes / La Duquesa
court-section-the-characters-the-spymaster = Los personajes / El Maestro de espías
court-section-the-characters-the-chamberlain = Los personajes / El Chambelán
court-section-action-phase-unable-to-play = Fase de acción (sin jugada posible)
court-section-draw-phase = Fase de robo
court-section-end-of-the-game-and-victory = Fin de la partida y victoria
court-section-two-player-variant = Variante para 2 jugadores
court-section-action-cards = Cartas de acción

## Ejemplos

court-ex-influence-1 = Tercera carta o personaje nuevo
court-ex-king-1 = El Rey pone un marcador a la Duquesa
    .note = El texto no da los marcadores; con cualquier inicio en que la Duquesa tenga al menos tantos como el Rey, el resultado es el mismo.
court-ex-duchess-1 = La Duquesa contra el Rey de un rival
court-ex-queen-1 = La Reina elige al Cardenal
court-ex-king-2 = Un personaje igualado con el Rey
    .note = Observación general del reglamento, con números añadidos.
court-ex-scoring-1 = Quién se lleva los marcadores del Rey
