# La primera partida con Francia, tarjeta a tarjeta; después, la lección corta para un jugador.

v1919-lessons-first = La primera partida
v1919-lessons-solitaire = Aprender en solitario

v1919-lesson-welcome-title = Te damos la bienvenida
v1919-lesson-welcome = París, primavera de 1919. La guerra ha terminado y cuatro potencias escriben la paz en torno a una mesa. Jugarás con Francia un cuarto de hora. Pido una sola cosa cada vez, y nada de lo que pruebes puede estropearlo.
v1919-lesson-france-title = Francia
v1919-lesson-france = Aquí se sientan cuatro potencias: el Reino Unido, Francia, los Estados Unidos e Italia. Londres ya ha ocupado su asiento. Ocupa el tuyo: elige Francia.
v1919-lesson-france-other = Un buen asiento para otro día. Hoy miramos por las ventanas de París.
v1919-lesson-winning-title = Cómo se gana
v1919-lesson-winning = Tres cosas ganan. Las estrellas de los asuntos que controlas. La felicidad: lo contento que está tu pueblo comparado con los demás. Y más tarde una carta de estrategia, tu idea de una buena paz. Al final gana quien más puntos tiene.

v1919-lesson-table-title = La mesa
v1919-lesson-table = Un asunto es una pregunta que la paz debe responder: ¿de quién es esta tierra, quién paga? Hay dos asuntos en la mesa, y solo estos se pueden decidir ahora. El número de la estrella es lo que vale un asunto.
v1919-lesson-waiting-room-title = La sala de espera
v1919-lesson-waiting-room = Otros tres asuntos esperan al lado. Ya puedes ganar apoyo para ellos, pero nadie los puede decidir antes de que alguien los pase a la mesa. Mira cómo empieza Londres.

v1919-lesson-cubes-title = Tus cubos
v1919-lesson-cubes = Te toca. Estos quince cubos son tu influencia: favores, promesas, presión. Los pones donde quieres tener la última palabra. Elige Colocar influencia.
v1919-lesson-cubes-settle = Eso decidiría un asunto al instante, y Londres va en cabeza en los dos. Primero hacen falta cubos.
v1919-lesson-cubes-soldiers = Los soldados vienen después. Merecen la espera.
v1919-lesson-saar-title = El Sarre
v1919-lesson-saar = El Sarre: minas de carbón en tu frontera, cuatro estrellas. Londres tiene ahí cuatro cubos. Quien más cubos tiene va en cabeza, y quien va en cabeza cuando se decide el asunto lo gana. Elige el Sarre.
v1919-lesson-saar-second = Bien. El Sarre vendrá después.
v1919-lesson-saar-rivals = Seis estrellas, y tres rivales que lucharán por ellas. Déjaselo.
v1919-lesson-saar-later = Más tarde. El Sarre está a tu puerta.
v1919-lesson-amount-title = Cuántos
v1919-lesson-amount = Quien coloca debe quedar en cabeza; en el Sarre hacen falta al menos cinco. Pon seis, para que adelantarte cueste más. Los cubos en un asunto no se pierden. Están ocupados.
v1919-lesson-amount-many = Nadie querrá subir tanto.
v1919-lesson-amount-bare = La ventaja justa. Valiente.
v1919-lesson-amount-all = Es casi todo lo que tienes. Ocho como mucho, por hoy.
v1919-lesson-two-title = Siempre dos
v1919-lesson-two = Siempre se coloca exactamente en dos asuntos. Toma Sufragio femenino, al lado. Está vacío: un cubo iría en cabeza. Pon tres, y los demás mirarán a otra parte.
v1919-lesson-two-other = Pronto estará lleno. Toma el que nadie mira.
v1919-lesson-two-all = Es casi todo lo que tienes. Ocho como mucho, por hoy.
v1919-lesson-rivals-title = Los demás
v1919-lesson-rivals = Mira Constantinopla. Los Estados Unidos adelantaron a Londres, Italia a los Estados Unidos. Cada uno sube por encima del anterior, y todos pagan. Nadie se acercó a tus dos asuntos.

v1919-lesson-annex-title = El Sarre es tuyo
v1919-lesson-annex = Londres resuelve el Sarre: ahora se decide. Gana quien va en cabeza, da igual quién resuelva. Vas en cabeza, así que es tuyo y eliges la respuesta. París lo quiere todo: elige Anexión a Francia.
v1919-lesson-annex-other = Más tranquilo, y a menudo más sabio. Hoy pidámoslo todo y veamos lo que cuesta.
v1919-lesson-bargain-title = Lo que hace una respuesta
v1919-lesson-bargain = París aplaude: tu felicidad sube a { $happiness }. Washington se ofende: baja dos. Y Europa se enfada: su puño, los disturbios, avanza dos columnas. Cada respuesta es un trato así: quién sonríe, quién frunce el ceño, quién se agita.
v1919-lesson-cubes-after-title = Adónde van los cubos
v1919-lesson-cubes-after = Ganar cuesta: tus { $spent } cubos se agotan. Londres resolvió sin ganar, así que sus cuatro cubos vuelven a casa. Por eso lo hizo. Cualquier otro habría perdido la mitad, redondeada a su favor.

v1919-lesson-reclaim-title = Recuperar
v1919-lesson-reclaim = { $hand } cubos disponibles, { $spent } agotados. Recuperar devuelve hasta seis cubos agotados y es todo tu turno político. Hazlo cuando traiga un buen puñado. Elige Recuperar y después todos.
v1919-lesson-reclaim-settle = Sufragio femenino seguirá siendo tuyo la próxima vez.
v1919-lesson-reclaim-all = Cuesta el mismo turno. Tómalos todos.
v1919-lesson-reclaim-soldiers = Pronto.
v1919-lesson-reclaim-place = Podrías. Pero te espera un buen puñado.

v1919-lesson-settle-title = Resolver
v1919-lesson-settle = { $hand } cubos disponibles. Ahora resuelves tú. Sufragio femenino está en la mesa y vas en cabeza. Elige Resolver un asunto y después Sufragio femenino. Siguen cinco pasos pequeños; se iluminan sobre la mesa.
v1919-lesson-settle-gift = Puedes resolver lo que otros encabezan. Pero esto regalaría seis estrellas a Washington.
v1919-lesson-settle-other = Podrías hacerlo. Primero, tu propio asunto.
v1919-lesson-suffrage-title = Paso uno: la respuesta
v1919-lesson-suffrage = Este asunto no es de ninguna región, así que nadie se levantará por él. Una respuesta agrada a Washington y Londres; la otra, a París y Roma. Las dos son buenas. Elige como quieras.
v1919-lesson-guest-title = Paso dos: el invitado
v1919-lesson-guest = Cuando se resuelve un asunto se escucha al invitado de la mesa. Los invitados se llaman eventos. Nadie tiene un cubo en Venizelos: decides tú entre sus dos deseos. Toma el segundo, que agrada a Roma. Necesitaremos a Roma.
v1919-lesson-guest-other = Entonces sonríe Londres. Como quieras.
v1919-lesson-call-issue-title = Paso tres: pasa un asunto
v1919-lesson-call-issue = Hay un sitio libre en la mesa y lo llenas tú, porque resolviste. Pasa Desarme: tres rivales tienen cubos ahí y tú ninguno. Que gasten ellos.
v1919-lesson-call-issue-other = Se puede. Pero Desarme te servirá, ya verás.
v1919-lesson-call-guest-title = Y un invitado
v1919-lesson-call-guest = Pasa también un invitado. Beneš da a quien lo controla hasta dos cubos agotados y menos disturbios en Europa. Elígelo y pon un cubo en él. Así decides tú, resuelva quien resuelva.
v1919-lesson-call-guest-other = No tiene sitio para un cubo. Otro lo usaría.
v1919-lesson-call-guest-none = Entonces decidirá por él quien resuelva después.
v1919-lesson-rheinland-title = Paso cuatro: un asunto nuevo
v1919-lesson-rheinland = La sala de espera recibe un asunto nuevo. Roba dos y quédate uno, o toma uno de los descartes; el de encima es gratis. Mira lo que tiró Londres: Renania, seis estrellas. Tómala.
v1919-lesson-rheinland-other = Mira primero lo alto de los descartes.
v1919-lesson-crisis-title = Paso cinco: malas noticias
v1919-lesson-crisis = Por último se reveló un evento: Kolchak. Los eventos tienen dos mitades. La de conferencia espera a que se escuche al invitado. La de crisis ocurre al instante. Esta preguntó: ¿se levanta una región?

v1919-lesson-regions-title = Cinco filas
v1919-lesson-regions = Cinco regiones. Cuanto más a la derecha el puño, mayores los disturbios. Bajo cada columna está la tirada que inicia un levantamiento: cinco o más en la columna 4. El polvorín de la izquierda es un suelo: los disturbios quedan siempre a su derecha.
v1919-lesson-die-title = El dado
v1919-lesson-die = Se comprobó la región más airada: Europa, por el Sarre. Un cuatro. Uno más, y el Sarre habría quedado abierto a todos. Ese es el precio de Anexión a Francia.

v1919-lesson-deploy-title = Desplegar
v1919-lesson-deploy = Además de la acción política, cada turno permite una acción militar, antes o después. Tienes tres unidades militares. Envía una a Europa antes de que lleguen más malas noticias. Elige Desplegar.
v1919-lesson-deploy-done = Europa está en 4. No la dejes sola.
v1919-lesson-deploy-other = El próximo turno. Primero, protección.
v1919-lesson-column-title = Dónde
v1919-lesson-column = Los soldados están en las columnas 5 a 8. Más a la izquierda es más fuerte y más caro. La columna 7 cuesta uno de felicidad, devuelve dos cubos agotados y deja cambiar un dado en uno. Y los disturbios no pueden pasarlos.
v1919-lesson-column-eight = No cuesta nada, pero desde ahí no pueden cambiar el dado.
v1919-lesson-column-strong = Fuerte, y más caro en casa.
v1919-lesson-column-other = Ahí todo está tranquilo. El peligro está en Europa.
v1919-lesson-benes-title = Se escucha a tu invitado
v1919-lesson-benes = Washington resuelve, pero tu cubo está en Beneš: decides tú sobre él. Ejecuta el evento: vuelve lo que has gastado, dos cubos como mucho, y Europa se calma en uno.
v1919-lesson-benes-other = Como quieras. Europa se queda como está.
v1919-lesson-strike-title = Una huelga
v1919-lesson-strike = Noticias: huelga de soldados en Calais. Cada potencia con tres unidades perdió uno de felicidad. Washington acababa de mandar una a casa, ganó cinco de felicidad y se libró. El pueblo quiere a sus hijos de vuelta.
v1919-lesson-demobilize-title = Desmovilizar
v1919-lesson-demobilize = Haz como Washington. Desmovilizar manda una unidad a casa para siempre. La primera trajo cinco de felicidad; la siguiente trae cuatro, y así hacia abajo. Manda una disponible, no la de Europa.
v1919-lesson-demobilize-guard = Esa guarda el Sarre. Déjala ahí.
v1919-lesson-demobilize-other = Primero el soldado, después la política.
v1919-lesson-mutiny-title = La línea
v1919-lesson-mutiny = El número pequeño junto a tu felicidad es la línea de motín. Con tres unidades era 10; con dos, 4. Si caes hasta ella, una unidad se va sola por uno de felicidad. Estás muy por encima.

v1919-lesson-bargaining-title = Algo con que negociar
v1919-lesson-bargaining = Aún te queda la acción política. Italia va en cabeza en Desarme por un cubo. Antes de su turno alguien podría adelantarla. Puedes resolverlo hoy para Italia, si elige una respuesta que te convenga. Propónselo.
v1919-lesson-offer-title = Tres promesas
v1919-lesson-offer = Propón un acuerdo a Italia. Tú resuelves Desarme. Italia elige Solo se desarma Alemania, que agrada a París. Y tú pagas dos de influencia en el acto: dos cubos tuyos se agotan y dos de Italia vuelven. Después presenta la propuesta.
v1919-lesson-offer-modest = Un regalo modesto. Italia lo aceptará.
v1919-lesson-offer-partner = Ellos no van en cabeza ahí. Italia sí.
v1919-lesson-offer-cancel = Sigamos con ella.
v1919-lesson-offer-first = Enseguida. Primero veamos qué dice Italia.
v1919-lesson-offer-terms = Otra vez será. Bastan tres promesas.
v1919-lesson-kept-title = Cumplida
v1919-lesson-kept = Italia acepta. Las promesas sobre este turno obligan a ambos, y la mesa las hace cumplir. Las palabras sobre turnos posteriores no obligan a nadie. Cumple la tuya: resuelve Desarme.
v1919-lesson-kept-other = Primero la promesa.

v1919-lesson-agenda-title = Otra vez el orden del día
v1919-lesson-agenda = Prometido y cumplido. Italia tiene sus estrellas, tú tu felicidad, y el orden del día vuelve a ser tuyo. Ya lo conoces: pasa un asunto, un invitado y trae un asunto nuevo. Yo pasaría Renania. Elige tú.
v1919-lesson-agenda-other = Como quieras. Lo que dejes puede esperar.
v1919-lesson-modifier-title = Antes del dado
v1919-lesson-modifier = Noticias: se comprueba la región más airada, otra vez Europa. Pero ahora tienes soldados ahí. Antes de que caiga el dado, elige menos uno.
v1919-lesson-modifier-plus = ¿Quieres verla arder? Muy bien.
v1919-lesson-modifier-none = Confías en tu suerte.
v1919-lesson-uprising-title = Europa se levanta
v1919-lesson-uprising = Un seis: más de lo que tus soldados pueden contener. Un levantamiento afecta a la potencia con más asuntos en la región, y ahí al asunto con más estrellas: tu Sarre. Ahora no es de nadie y todos pueden pujar. Empiezas tú.
v1919-lesson-bid-title = Puja
v1919-lesson-bid = Primero cuenta lo militar; los cubos solo deshacen empates. Tu unidad en Europa cuenta doble aquí. Puja con esa unidad y tres de influencia. Solo paga quien gana, y también uno de felicidad por unidad.
v1919-lesson-bid-pass = Tu unidad de ahí vale dos. Úsala.
v1919-lesson-bid-cubes = Basta. Cuatro como mucho.
v1919-lesson-bid-force = Primero la unidad de Europa. Guarda la otra para después.
v1919-lesson-raise-title = Londres responde
v1919-lesson-raise = Washington y Roma pasan. Londres puja con dos unidades, fuerza dos como la tuya, y un cubo más. Puja con tus dos unidades: fuerza tres, por dos de felicidad. O deja ir el Sarre. También es una decisión.
v1919-lesson-raise-passed = Entonces el Sarre es de Londres. Tú conservas tus soldados y tu sonrisa.
v1919-lesson-again-title = La misma pregunta
v1919-lesson-again = El Sarre vuelve a ser tuyo, y la respuesta también. El polvorín ha pasado a la columna 1: desde ahora Europa nunca estará del todo en calma. La otra vez lo tomaste todo. Yo tomaría el gobierno de la Sociedad.
v1919-lesson-again-annex = Tienes nervios de acero. Vigila la columna 4.
v1919-lesson-gone-title = Dejarlo ir
v1919-lesson-gone = Londres eligió el gobierno de la Sociedad: hasta Londres agrada un poco a París. El polvorín ha pasado a la columna 1: desde ahora Europa nunca estará del todo en calma. No has gastado nada, y el próximo asunto espera.

v1919-lesson-strategy-title = Una carta de estrategia
v1919-lesson-strategy = Tras el primer levantamiento todos toman una carta de estrategia, primero quien menos estrellas tiene. Paga al final, según cómo esté el mundo. Cada carta muestra lo que vale hoy. Comercio mundial quiere regiones en calma y un Japón contento. Elige una.
v1919-lesson-strategy-isolationism = Entonces las regiones revueltas son tus amigas, y la felicidad de tu pueblo cuenta doble.
v1919-lesson-strategy-other = Buena idea. Trabaja por lo que paga.

v1919-lesson-end-card-title = La carta final
v1919-lesson-end-card = ¿Cómo termina? En el fondo del mazo de asuntos está Recta final, siete estrellas. Una vez robada debe esperar al lado y después pasar a la mesa. Quien la resuelve acaba la partida al instante.
v1919-lesson-free-title = Juego libre
v1919-lesson-free = La mesa es tuya. Trae Renania a casa, mantén Europa en calma y contento a tu pueblo. Solo susurraré de vez en cuando. Suerte.

## En solitario
v1919-lesson-solo-title = Tres facciones
v1919-lesson-solo = En solitario diriges una de tres facciones, y dos siguen reglas fijas. Empiezas con Francia. Cuando empieza tu turno y solo tu facción es la más fuerte, ganas un punto. Llega a veinte antes del final.
v1919-lesson-solo-strength-title = La fuerza
v1919-lesson-solo-strength = La fuerza son las estrellas de los asuntos de una facción, más uno por cada una de sus tres fichas favoritas, estén donde estén. Nadie gana puntos antes de que cada facción controle un asunto. Deja que los demás ganen algo. Algo pequeño.
v1919-lesson-solo-steer-title = Lee y dirige
v1919-lesson-solo-steer = Cada bot tiene una línea que dice qué haría y por qué. Londres colocaría influencia. Pone lo justo para ir en cabeza; dónde, lo decides tú. Dale Nauru, una estrella, y un cubo en Fiume.
v1919-lesson-solo-steer-other = Un regalo demasiado bueno. Busca la estrella más pequeña.
v1919-lesson-solo-washington-title = Washington también
v1919-lesson-solo-washington = Lo mismo para Washington: Albania, dos estrellas, en la mesa. Y un cubo en Renania, donde lo adelantarás enseguida.
v1919-lesson-solo-washington-other = Un regalo demasiado bueno. Busca la estrella más pequeña.
v1919-lesson-solo-place-title = Te toca
v1919-lesson-solo-place = Ahora tú, como ya sabes. Los grandes premios esperan al lado: Renania y Fiume. Dos cubos irían en cabeza en cada uno. Pon tres.
v1919-lesson-solo-place-amount = Eso también va en cabeza.
v1919-lesson-solo-place-other = Los grandes premios esperan al lado. Coloca ahí primero.
v1919-lesson-solo-read-title = Lee otra vez
v1919-lesson-solo-read = Lee otra vez las líneas. Londres resolvería Nauru; Washington, Albania. Un bot que va en cabeza en la mesa siempre resuelve, y toma la respuesta que más le vale. Puedes conocer cada uno de sus turnos de antemano.
v1919-lesson-solo-open-title = Lo que queda abierto es tuyo
v1919-lesson-solo-open = Londres ha resuelto Nauru. Un bot pasa un asunto que encabeza; si no, uno sin cubos; si no, eliges tú. Elige Renania. También eliges a cada invitado: Herbert Hoover.
v1919-lesson-solo-open-other = Tu mayor asunto debe estar en la mesa, y Hoover a su lado.
v1919-lesson-solo-once-more-title = Otra vez
v1919-lesson-solo-once-more = Washington ha resuelto Albania. Hoover puede calmar regiones y decides por él: primero Oriente Medio. Después elige al próximo invitado: Sonnino.
v1919-lesson-solo-once-more-other = Eso puede esperar.
v1919-lesson-solo-take-title = Toma el grande
v1919-lesson-solo-take = Resuelve Renania. Anexión a Francia lleva una ficha que es fuerza francesa: seis y una. Después pasa Fiume, un invitado, y quédate Montenegro. Recuerda: si vas en cabeza en los dos asuntos de la mesa, debes resolver uno.
v1919-lesson-solo-take-buffer = También siete. Pero Washington crece en uno.
v1919-lesson-solo-take-german = Solo seis, y Washington gana.
v1919-lesson-solo-take-other = Ahora no. Sigue la luz.
v1919-lesson-solo-busy-title = Tenlos ocupados
v1919-lesson-solo-busy = Los dos volverían a colocar. Los bots solo resuelven lo que encabezan en la mesa. Manda sus cubos al lado: Siria y Montenegro, para los dos. Ahí se adelantan uno a otro y no resuelven nada.
v1919-lesson-solo-busy-order = El orden da igual.
v1919-lesson-solo-busy-other = Ahí lo resolverían el próximo turno.
v1919-lesson-solo-point-title = Un punto
v1919-lesson-solo-point = Tu turno empieza con { $mine } contra { $usa } y { $uk }, y todos controlan algo: { $points ->
    [one] un punto
   *[other] { $points } puntos
}. Eso es todo el motor. Ve solo un poco por delante y tenlos ocupados.
v1919-lesson-solo-switch-title = Cuando cambias de bando
v1919-lesson-solo-switch = Una cosa más. Cuando un asunto queda desestabilizado, por un levantamiento o un evento, pasas al instante a ser la facción más débil, y la tuya se vuelve un bot. Mantén las regiones en calma mientras vayas por delante.
