# Consejos para el juego libre.

v1919-hint-mutiny-near = Se acerca un motín. Una unidad que mandes ahora a casa trae más felicidad que una que se va sola.
v1919-hint-option-mutiny = Una de estas respuestas traería un motín en casa. Señala cada una antes de elegir.
v1919-hint-hot-region = { CAP(FORM($region, case: "the")) }: hay disturbios y te afectarían. Una unidad ahí puede cambiar el dado y cuenta doble en las pujas.
v1919-hint-option-hot = Mira el puño, no solo las sonrisas: una de estas respuestas te pone en peligro { FORM($region, case: "in") }.
v1919-hint-win-on-table = Vas en cabeza en { $issue }, en la mesa. Resuélvelo antes de que te adelanten.
v1919-hint-full-handful = Tienes seis o más cubos agotados. Recuperar ahora devuelve un buen puñado.
v1919-hint-stuck-cubes = Ahora no puedes ganar { $issue }. Si lo resuelves tú, vuelven todos tus cubos de ahí.
v1919-hint-one-cube-lead = Vas en cabeza en { $issue } por un solo cubo. Uno más puede ahorrarte una lucha.
v1919-hint-deal-settle = { CAP(FORM($nation, case: "the")) } va en cabeza en { $issue }. Resuélvelo tú si promete la respuesta que te gusta: propón un acuerdo.
v1919-hint-deal-offered = Lo que toca a este turno se cumple seguro. Lo de turnos posteriores son solo palabras.
v1919-hint-event-cube = Un cubo aquí significa que decides sobre este invitado, resuelva quien resuelva.
v1919-hint-discard-rich = Mira lo alto de los descartes: es gratis.
v1919-hint-call-own = Otros pueden resolver enseguida lo que pases a la mesa. Pasa lo que encabezas, o lo que los haga pelear.
v1919-hint-demobilize-first = Las casillas menguan con cada unidad que vuelve a casa. Las altas no duran.
v1919-hint-soldiers-for-cubes = Los soldados en las columnas 5 a 7 devuelven cubos al instante, antes de colocar. Tu pueblo paga con felicidad.
v1919-hint-modifier = Aquí no te afectaría. Un dado más alto perjudica a otro.
v1919-hint-bid-cost = Cada unidad de la puja ganadora cuesta uno de felicidad y queda agotada hasta que recuperes. ¿Vale el asunto?
v1919-hint-end-near = Recta final está aquí: siete estrellas, y el final. Si vas por delante, date prisa. Si no, tómate tiempo.
v1919-hint-solo-first = No hay puntos antes de que cada facción controle un asunto. Deja que las demás ganen algo pequeño.
v1919-hint-solo-park = Los cubos en la sala de espera tienen ocupado a un bot. En la mesa resuelve lo que encabeza.
v1919-hint-solo-switch = Si un asunto se desestabiliza pasas a ser la facción más débil. Calma { FORM($region, case: "the") }, o no te adelantes tanto.
