# Consejos para el juego libre.

turmoil-hint-last-chance = Juega { $card } ahora. Si la tienes al acabar el turno, pierdes la partida.
turmoil-hint-two-rounds = Tienes { $card } y solo quedan { $left } rondas. Reserva una para ella.
turmoil-hint-wins-now = Así como está, puntuar { FORM($region, case: "the") } te lleva a 20. Eso gana.
turmoil-hint-near-defeat = Les faltan { $n } puntos. Mira qué región podría dárselos.
turmoil-hint-germany-star = Con los cinco conflictivos alemanes y la mayoría de sus espacios, puntuar Alemania te da la partida.
turmoil-hint-germany-crown = Tienen { $n } de los cinco conflictivos alemanes. Si tienen los cinco cuando se puntúe, pierdes.
turmoil-hint-war-near = La guerra puede llegar: un dado de { $crisis } o más en una tirada de crisis la inicia.
turmoil-hint-score-it = { CAP(FORM($region, case: "the")) } te vale { $net } ahora. Si esperas, podrán responder.
turmoil-hint-not-yet = { CAP(FORM($region, case: "the")) } te daría { $net } ahora. Tienes { $left } rondas para mejorarla.
turmoil-hint-sea-grave = Si gastas esta carta se produce su evento, salvo en el mar. Tu intento naval sigue disponible.
turmoil-hint-they-first = Su evento llega de todos modos. Deja que llegue primero y podrás responder.
turmoil-hint-harmless-now = { $card }: su evento no puede producirse ahora. Buen momento para gastarla.
turmoil-hint-many-theirs = Muchas son suyas. Una puede ir al mar, otra la puedes guardar; gasta la más suave.
turmoil-hint-nassau = Su flota hace que tus cartas de 3 o más cuenten 1 menos. Llega a Nassau para evitarlo.
turmoil-hint-second-try = Tu último intento naval falló: el próximo suma 1. Puede bastar una carta pequeña.
turmoil-hint-prize-box = La próxima casilla vale 2 puntos para la primera flota y 1 para la segunda.
turmoil-hint-take-it = A { $space } le falta { $gap }. Puedes tomarlo ahora.
turmoil-hint-break-it = Un partidario en { $space } rompe su control.
turmoil-hint-spare = { $space } se sostiene justo. Una reserva ahí hace inofensiva una pequeña pérdida.
turmoil-hint-odds = { $space } sale { $n } de cada seis veces; { $other }, { $more }.
turmoil-hint-who-reveals = Su carta actúa primero. Elige una que apenas pueda estropear.
turmoil-hint-keep-one = Una de estas la guardas para el próximo turno. ¿Cuál valdrá más entonces?
