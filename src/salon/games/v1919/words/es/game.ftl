# Versalles 1919: la conferencia de paz.

v1919-title = Versalles 1919
    .blurb = La conferencia de paz de 1919: recompón el mundo y ten contenta a la gente de tu país.
v1919-art = Grabado: una larga galería de arcos y una mesa con un tratado sellado y una pluma
v1919-choice-random = al azar
v1919-choice-uk-france-usa = Reino Unido, Francia, EE. UU.
v1919-choice-uk-usa-france = Reino Unido, EE. UU., Francia
v1919-choice-france-uk-usa = Francia, Reino Unido, EE. UU.
v1919-choice-france-usa-uk = Francia, EE. UU., Reino Unido
v1919-choice-usa-uk-france = EE. UU., Reino Unido, Francia
v1919-choice-usa-france-uk = EE. UU., Francia, Reino Unido
v1919-tagline = La conferencia de paz de 1919.
v1919-curve = los puntos que habría obtenido cada cual

## Nombres. Formas: the (con artículo; los títulos, entre comillas), of (de), to (a), in (en), ends (final del verbo).
v1919-nation-uk = Reino Unido
    .the = el Reino Unido
    .of = del Reino Unido
    .to = al Reino Unido
    .and = y el Reino Unido
    .ends = {""}
    .short = RU
v1919-nation-france = Francia
    .of = de Francia
    .to = a Francia
    .and = y Francia
    .ends = {""}
v1919-nation-usa = Estados Unidos
    .the = los Estados Unidos
    .of = de los Estados Unidos
    .to = a los Estados Unidos
    .and = y los Estados Unidos
    .ends = n
    .short = EE. UU.
v1919-nation-italy = Italia
    .of = de Italia
    .to = a Italia
    .and = e Italia
    .ends = {""}
v1919-nation-japan = Japón
    .of = de Japón
    .to = a Japón
    .and = y Japón
    .ends = {""}
v1919-region-europe = Europa
    .of = de Europa
    .in = en Europa
v1919-region-balkans = Balcanes
    .the = los Balcanes
    .of = de los Balcanes
    .in = en los Balcanes
v1919-region-middle_east = Oriente Medio
    .of = de Oriente Medio
    .in = en Oriente Medio
v1919-region-africa = África
    .of = de África
    .in = en África
v1919-region-pacific = Pacífico
    .the = el Pacífico
    .of = del Pacífico
    .in = en el Pacífico
v1919-region-none = Sin región
v1919-counter-self_determination = Autodeterminación
v1919-counter-containment = Contención alemana
v1919-counter-reparations = Reparaciones alemanas
v1919-counter-industry = Crecimiento industrial
v1919-counter-bolshevik = Contención bolchevique
v1919-counter-naval = Escuadra naval
v1919-counter-naval_uk = Escuadra naval británica
v1919-counter-naval_usa = Escuadra naval estadounidense
v1919-counter-empire = Imperio
v1919-counter-empire_uk = Imperio británico
v1919-counter-empire_france = Imperio francés
v1919-counter-empire_italy = Imperio italiano
v1919-issue-rheinland = Renania
    .the = «Renania»
v1919-issue-byelorus = Bielorrusia
    .the = «Bielorrusia»
v1919-issue-east_prussia = Prusia Oriental
    .the = «Prusia Oriental»
v1919-issue-silesia = Silesia
    .the = «Silesia»
v1919-issue-tyrol = Tirol
    .the = «Tirol»
v1919-issue-anschluss = Anschluss
    .the = «Anschluss»
v1919-issue-reparations = Reparaciones
    .the = «Reparaciones»
v1919-issue-danzig = Danzig
    .the = «Danzig»
v1919-issue-saar = Sarre
    .the = «Sarre»
v1919-issue-bohemia = Bohemia
    .the = «Bohemia»
v1919-issue-baltic = Estados bálticos
    .the = «Estados bálticos»
v1919-issue-fiume = Fiume
    .the = «Fiume»
v1919-issue-dalmatia = Dalmacia
    .the = «Dalmacia»
v1919-issue-yugoslavia = Yugoslavia
    .the = «Yugoslavia»
v1919-issue-montenegro = Montenegro
    .the = «Montenegro»
v1919-issue-albania = Albania
    .the = «Albania»
v1919-issue-transylvania = Transilvania
    .the = «Transilvania»
v1919-issue-banat = Banato
    .the = «Banato»
v1919-issue-thrace = Tracia
    .the = «Tracia»
v1919-issue-bessarabia = Besarabia
    .the = «Besarabia»
v1919-issue-constantinople = Constantinopla
    .the = «Constantinopla»
v1919-issue-smyrna = Esmirna
    .the = «Esmirna»
v1919-issue-arabia = Arabia
    .the = «Arabia»
v1919-issue-syria = Siria
    .the = «Siria»
v1919-issue-mesopotamia = Mesopotamia
    .the = «Mesopotamia»
v1919-issue-palestine = Palestina
    .the = «Palestina»
v1919-issue-armenia = Armenia
    .the = «Armenia»
v1919-issue-persia = Persia
    .the = «Persia»
v1919-issue-kurdistan = Kurdistán
    .the = «Kurdistán»
v1919-issue-german_east_africa = África Oriental Alemana
    .the = «África Oriental Alemana»
v1919-issue-south_west_africa = África del Sudoeste Alemana
    .the = «África del Sudoeste Alemana»
v1919-issue-cameroon = Camerún
    .the = «Camerún»
v1919-issue-togo = Togo
    .the = «Togo»
v1919-issue-somalia = Somalia
    .the = «Somalia»
v1919-issue-egypt = Egipto
    .the = «Egipto»
v1919-issue-morocco = Marruecos
    .the = «Marruecos»
v1919-issue-libya = Libia
    .the = «Libia»
v1919-issue-shantung = Shantung
    .the = «Shantung»
v1919-issue-south_seas = Islas de los Mares del Sur
    .the = «Islas de los Mares del Sur»
v1919-issue-new_guinea_samoa = Nueva Guinea y Samoa
    .the = «Nueva Guinea y Samoa»
v1919-issue-korea = Corea
    .the = «Corea»
v1919-issue-indochina = Indochina
    .the = «Indochina»
v1919-issue-siberia = Siberia
    .the = «Siberia»
v1919-issue-nauru = Nauru
    .the = «Nauru»
v1919-issue-india = India
    .the = «India»
v1919-issue-womens_suffrage = Sufragio femenino
    .the = «Sufragio femenino»
v1919-issue-disarmament = Desarme
    .the = «Desarme»
v1919-issue-racial_equality = Igualdad racial
    .the = «Igualdad racial»
v1919-issue-league_voting = Votación en la Sociedad
    .the = «Votación en la Sociedad»
v1919-issue-labour_charter = Carta del Trabajo
    .the = «Carta del Trabajo»
v1919-issue-widows_pensions = Pensiones de viudedad
    .the = «Pensiones de viudedad»
v1919-issue-high_seas_fleet = Flota de Alta Mar
    .the = «Flota de Alta Mar»
v1919-issue-rush_to_the_finish = Recta final
    .the = «Recta final»
v1919-option-rheinland-german = Alemana, sin guarniciones
    .the = «Alemana, sin guarniciones»
v1919-option-rheinland-france = Anexión a Francia
    .the = «Anexión a Francia»
v1919-option-rheinland-buffer = Estado renano separado
    .the = «Estado renano separado»
v1919-option-byelorus-poland = Unión a Polonia
    .the = «Unión a Polonia»
v1919-option-byelorus-soviet = Para la Rusia soviética
    .the = «Para la Rusia soviética»
v1919-option-byelorus-republic = República independiente
    .the = «República independiente»
v1919-option-east_prussia-german = Alemana, más allá del Corredor
    .the = «Alemana, más allá del Corredor»
v1919-option-east_prussia-vote = Plebiscito en Masuria
    .the = «Plebiscito en Masuria»
v1919-option-east_prussia-poland = Cesión a Polonia
    .the = «Cesión a Polonia»
v1919-option-silesia-poland = Entrega a Polonia
    .the = «Entrega a Polonia»
v1919-option-silesia-vote = Plebiscito bajo tropas aliadas
    .the = «Plebiscito bajo tropas aliadas»
v1919-option-silesia-german = Alemana, para pagar la indemnización
    .the = «Alemana, para pagar la indemnización»
v1919-option-tyrol-brenner = Frontera del Brennero para Italia
    .the = «Frontera del Brennero para Italia»
v1919-option-tyrol-language = División por la frontera lingüística
    .the = «División por la frontera lingüística»
v1919-option-tyrol-austria = Sigue siendo austriaco
    .the = «Sigue siendo austriaco»
v1919-option-anschluss-forbid = Unión prohibida
    .the = «Unión prohibida»
v1919-option-anschluss-allow = Unión permitida
    .the = «Unión permitida»
v1919-option-anschluss-danube = Unión aduanera danubiana
    .the = «Unión aduanera danubiana»
v1919-option-reparations-full = Coste total de la guerra
    .the = «Coste total de la guerra»
v1919-option-reparations-fixed = Suma fija inmediata
    .the = «Suma fija inmediata»
v1919-option-reparations-commission = Una comisión fijará la cuenta después
    .the = «Una comisión fijará la cuenta después»
v1919-option-danzig-free_city = Ciudad libre bajo la Sociedad de Naciones
    .the = «Ciudad libre bajo la Sociedad de Naciones»
v1919-option-danzig-poland = Cesión a Polonia
    .the = «Cesión a Polonia»
v1919-option-danzig-german = Alemana, con muelles polacos
    .the = «Alemana, con muelles polacos»
v1919-option-saar-league = Gobierno de la Sociedad, minas para Francia
    .the = «Gobierno de la Sociedad, minas para Francia»
v1919-option-saar-annex = Anexión a Francia
    .the = «Anexión a Francia»
v1919-option-saar-german = Alemán, con entregas de carbón
    .the = «Alemán, con entregas de carbón»
v1919-option-bohemia-historic = Frontera histórica para Praga
    .the = «Frontera histórica para Praga»
v1919-option-bohemia-vote = Votan los distritos alemanes
    .the = «Votan los distritos alemanes»
v1919-option-bohemia-arsenal = Armas aliadas para la república
    .the = «Armas aliadas para la república»
v1919-option-baltic-recognise = Tres repúblicas reconocidas
    .the = «Tres repúblicas reconocidas»
v1919-option-baltic-freikorps = Voluntarios alemanes defienden el frente
    .the = «Voluntarios alemanes defienden el frente»
v1919-option-baltic-squadron = Escuadra británica en el Báltico
    .the = «Escuadra británica en el Báltico»
v1919-option-fiume-italy = Para Italia
    .the = «Para Italia»
v1919-option-fiume-yugoslavia = Para Yugoslavia
    .the = «Para Yugoslavia»
v1919-option-fiume-free_port = Puerto franco
    .the = «Puerto franco»
v1919-option-dalmatia-london_line = Italia recibe la línea de 1915
    .the = «Italia recibe la línea de 1915»
v1919-option-dalmatia-yugoslavia = Para Yugoslavia
    .the = «Para Yugoslavia»
v1919-option-dalmatia-neutral = Costa neutral, patrullas aliadas
    .the = «Costa neutral, patrullas aliadas»
v1919-option-yugoslavia-kingdom = Reconocimiento del reino de los eslavos del sur
    .the = «Reconocimiento del reino de los eslavos del sur»
v1919-option-yugoslavia-serbia = Solo la Gran Serbia
    .the = «Solo la Gran Serbia»
v1919-option-yugoslavia-guarantee = Garantía de la Sociedad para todos los pueblos
    .the = «Garantía de la Sociedad para todos los pueblos»
v1919-option-montenegro-union = Se mantiene la unión con Serbia
    .the = «Se mantiene la unión con Serbia»
v1919-option-montenegro-king = Restauración del rey
    .the = «Restauración del rey»
v1919-option-albania-protectorate = Protectorado italiano
    .the = «Protectorado italiano»
v1919-option-albania-independent = Estado independiente
    .the = «Estado independiente»
v1919-option-albania-partition = Reparto, con zona francesa
    .the = «Reparto, con zona francesa»
v1919-option-transylvania-romania = Para Rumanía
    .the = «Para Rumanía»
v1919-option-transylvania-hungary = Sigue siendo húngara
    .the = «Sigue siendo húngara»
v1919-option-transylvania-autonomy = Autonomía bajo la Sociedad de Naciones
    .the = «Autonomía bajo la Sociedad de Naciones»
v1919-option-banat-whole = Entero para Rumanía
    .the = «Entero para Rumanía»
v1919-option-banat-split = Reparto con Yugoslavia
    .the = «Reparto con Yugoslavia»
v1919-option-thrace-greece = Para Grecia
    .the = «Para Grecia»
v1919-option-thrace-bulgaria = Bulgaria conserva una costa
    .the = «Bulgaria conserva una costa»
v1919-option-thrace-occupation = Ocupación bajo mando francés
    .the = «Ocupación bajo mando francés»
v1919-option-bessarabia-romania = Para Rumanía
    .the = «Para Rumanía»
v1919-option-bessarabia-await = A la espera de una nueva Rusia
    .the = «A la espera de una nueva Rusia»
v1919-option-constantinople-open_city = Ciudad abierta
    .the = «Ciudad abierta»
v1919-option-constantinople-turkey = Turquía
    .the = «Turquía»
v1919-option-constantinople-greece = Grecia
    .the = «Grecia»
v1919-option-smyrna-italy = Italia
    .the = «Italia»
v1919-option-smyrna-greece = Grecia
    .the = «Grecia»
v1919-option-smyrna-turkey = Turquía
    .the = «Turquía»
v1919-option-arabia-hejaz = Reino hachemí
    .the = «Reino hachemí»
v1919-option-arabia-protectorate = Protectorado británico
    .the = «Protectorado británico»
v1919-option-arabia-nejd = Reconocimiento de Ibn Saúd
    .the = «Reconocimiento de Ibn Saúd»
v1919-option-syria-french = Mandato francés
    .the = «Mandato francés»
v1919-option-syria-british = Mandato británico
    .the = «Mandato británico»
v1919-option-syria-feisal = Reino árabe
    .the = «Reino árabe»
v1919-option-mesopotamia-british = Mandato británico
    .the = «Mandato británico»
v1919-option-mesopotamia-arab = Estado árabe
    .the = «Estado árabe»
v1919-option-mesopotamia-mosul = Petróleo de Mosul compartido con Francia
    .the = «Petróleo de Mosul compartido con Francia»
v1919-option-palestine-independent = Independencia
    .the = «Independencia»
v1919-option-palestine-zionist = Estado sionista
    .the = «Estado sionista»
v1919-option-palestine-mandate = Mandato británico o francés
    .the = «Mandato británico o francés»
v1919-option-armenia-state = Estado independiente
    .the = «Estado independiente»
v1919-option-armenia-mandate = Mandato estadounidense
    .the = «Mandato estadounidense»
v1919-option-armenia-cilicia = Cilicia con guarnición francesa
    .the = «Cilicia con guarnición francesa»
v1919-option-persia-treaty = Acuerdo anglo-persa
    .the = «Acuerdo anglo-persa»
v1919-option-persia-heard = Se escucha a la delegación persa
    .the = «Se escucha a la delegación persa»
v1919-option-persia-cordon = Cordón en el Caspio
    .the = «Cordón en el Caspio»
v1919-option-kurdistan-autonomy = Autonomía
    .the = «Autonomía»
v1919-option-kurdistan-attached = Incorporación a Mesopotamia
    .the = «Incorporación a Mesopotamia»
v1919-option-german_east_africa-british = Mandato británico
    .the = «Mandato británico»
v1919-option-german_east_africa-trust = Fideicomiso internacional
    .the = «Fideicomiso internacional»
v1919-option-german_east_africa-credit = Su valor se descuenta de la cuenta alemana
    .the = «Su valor se descuenta de la cuenta alemana»
v1919-option-south_west_africa-union = Anexión a Sudáfrica
    .the = «Anexión a Sudáfrica»
v1919-option-south_west_africa-mandate = Mandato de la Sociedad, con informes
    .the = «Mandato de la Sociedad, con informes»
v1919-option-south_west_africa-mines = Minas abiertas a todos
    .the = «Minas abiertas a todos»
v1919-option-cameroon-french = Mandato francés
    .the = «Mandato francés»
v1919-option-cameroon-shared = Reparto entre Gran Bretaña y Francia
    .the = «Reparto entre Gran Bretaña y Francia»
v1919-option-cameroon-trade = Zona de libre comercio
    .the = «Zona de libre comercio»
v1919-option-togo-french = Mandato francés
    .the = «Mandato francés»
v1919-option-togo-british = Mandato británico
    .the = «Mandato británico»
v1919-option-somalia-italian = Somalia italiana ampliada
    .the = «Somalia italiana ampliada»
v1919-option-somalia-status_quo = Se mantienen las fronteras
    .the = «Se mantienen las fronteras»
v1919-option-somalia-djibouti = Zona ferroviaria francesa
    .the = «Zona ferroviaria francesa»
v1919-option-egypt-protectorate = Protectorado confirmado
    .the = «Protectorado confirmado»
v1919-option-egypt-independent = Independencia
    .the = «Independencia»
v1919-option-egypt-canal = Suez bajo custodia internacional
    .the = «Suez bajo custodia internacional»
v1919-option-morocco-french = Protectorado francés confirmado
    .the = «Protectorado francés confirmado»
v1919-option-morocco-tangier = Puerto abierto en Tánger
    .the = «Puerto abierto en Tánger»
v1919-option-libya-hinterland = El interior, para Italia
    .the = «El interior, para Italia»
v1919-option-libya-statute = Estatuto de autogobierno
    .the = «Estatuto de autogobierno»
v1919-option-shantung-japan = Derechos alemanes para Japón
    .the = «Derechos alemanes para Japón»
v1919-option-shantung-china = Devolución a China
    .the = «Devolución a China»
v1919-option-shantung-open_door = Puerta abierta para todos
    .the = «Puerta abierta para todos»
v1919-option-south_seas-japan = Mandato japonés
    .the = «Mandato japonés»
v1919-option-south_seas-american = Bases estadounidenses
    .the = «Bases estadounidenses»
v1919-option-south_seas-league = Gobierno de la Sociedad, sin fortificaciones
    .the = «Gobierno de la Sociedad, sin fortificaciones»
v1919-option-new_guinea_samoa-dominions = Anexión a los Dominios
    .the = «Anexión a los Dominios»
v1919-option-new_guinea_samoa-mandate = Mandatos con puerta abierta
    .the = «Mandatos con puerta abierta»
v1919-option-new_guinea_samoa-coaling = Solo estaciones carboneras
    .the = «Solo estaciones carboneras»
v1919-option-korea-japan = Sigue siendo japonesa
    .the = «Sigue siendo japonesa»
v1919-option-korea-independent = Independencia
    .the = «Independencia»
v1919-option-korea-home_rule = Autonomía bajo Japón
    .the = «Autonomía bajo Japón»
v1919-option-indochina-french = Dominio francés sin cambios
    .the = «Dominio francés sin cambios»
v1919-option-indochina-reform = Reformas y autogobierno
    .the = «Reformas y autogobierno»
v1919-option-indochina-trade = Puertos abiertos al comercio
    .the = «Puertos abiertos al comercio»
v1919-option-siberia-intervene = La expedición aliada se queda
    .the = «La expedición aliada se queda»
v1919-option-siberia-withdraw = Retirada de las tropas
    .the = «Retirada de las tropas»
v1919-option-siberia-railway = Comité ferroviario interaliado
    .the = «Comité ferroviario interaliado»
v1919-option-nauru-shared = Fosfato repartido entre tres Dominios
    .the = «Fosfato repartido entre tres Dominios»
v1919-option-nauru-mandate = Mandato ordinario
    .the = «Mandato ordinario»
v1919-option-india-order = Se mantiene la ley de excepción
    .the = «Se mantiene la ley de excepción»
v1919-option-india-home_rule = Promesa de autonomía
    .the = «Promesa de autonomía»
v1919-option-india-seat = Asiento propio en la Sociedad
    .the = «Asiento propio en la Sociedad»
v1919-option-womens_suffrage-endorse = El tratado respalda el voto
    .the = «El tratado respalda el voto»
v1919-option-womens_suffrage-national = Lo decide cada nación
    .the = «Lo decide cada nación»
v1919-option-disarmament-german = Solo se desarma Alemania
    .the = «Solo se desarma Alemania»
v1919-option-disarmament-general = Todas las naciones se desarman
    .the = «Todas las naciones se desarman»
v1919-option-disarmament-shield = Alemania armada contra los rojos
    .the = «Alemania armada contra los rojos»
v1919-option-racial_equality-adopt = La cláusula entra en el Pacto
    .the = «La cláusula entra en el Pacto»
v1919-option-racial_equality-refuse = Cláusula rechazada
    .the = «Cláusula rechazada»
v1919-option-league_voting-unanimous = El Consejo decide por unanimidad
    .the = «El Consejo decide por unanimidad»
v1919-option-league_voting-majority = Mayoría y ejército de la Sociedad
    .the = «Mayoría y ejército de la Sociedad»
v1919-option-league_voting-dominions = Los Dominios votan por separado
    .the = «Los Dominios votan por separado»
v1919-option-labour_charter-charter = Normas laborales vinculantes
    .the = «Normas laborales vinculantes»
v1919-option-labour_charter-advice = Solo recomendaciones
    .the = «Solo recomendaciones»
v1919-option-widows_pensions-include = Pensiones a cargo de Alemania
    .the = «Pensiones a cargo de Alemania»
v1919-option-widows_pensions-exclude = Solo daños civiles
    .the = «Solo daños civiles»
v1919-option-high_seas_fleet-divide = Buques repartidos entre los Aliados
    .the = «Buques repartidos entre los Aliados»
v1919-option-high_seas_fleet-sink = Flota destruida
    .the = «Flota destruida»
v1919-option-high_seas_fleet-ransom = Cascos y puertos como pago
    .the = «Cascos y puertos como pago»
v1919-event-ho_chi_minh = Ho Chi Minh
    .the = «Ho Chi Minh»
v1919-event-arthur_balfour = Arthur Balfour
    .the = «Arthur Balfour»
v1919-event-chaim_weizmann = Jaim Weizmann
    .the = «Jaim Weizmann»
v1919-event-bela_kun = Béla Kun
    .the = «Béla Kun»
v1919-event-jan_smuts = Jan Smuts
    .the = «Jan Smuts»
v1919-event-prince_feisal = Príncipe Faisal
    .the = «Príncipe Faisal»
v1919-event-t_e_lawrence = T. E. Lawrence
    .the = «T. E. Lawrence»
v1919-event-ataturk = Atatürk
    .the = «Atatürk»
v1919-event-john_m_keynes = John M. Keynes
    .the = «John M. Keynes»
v1919-event-w_e_b_dubois = W. E. B. Du Bois
    .the = «W. E. B. Du Bois»
v1919-event-edward_house = Edward House
    .the = «Edward House»
v1919-event-robert_lansing = Robert Lansing
    .the = «Robert Lansing»
v1919-event-henry_cabot_lodge = Henry Cabot Lodge
    .the = «Henry Cabot Lodge»
v1919-event-herbert_hoover = Herbert Hoover
    .the = «Herbert Hoover»
v1919-event-william_bullitt = William Bullitt
    .the = «William Bullitt»
v1919-event-ferdinand_foch = Ferdinand Foch
    .the = «Ferdinand Foch»
v1919-event-andre_tardieu = André Tardieu
    .the = «André Tardieu»
v1919-event-winston_churchill = Winston Churchill
    .the = «Winston Churchill»
v1919-event-gertrude_bell = Gertrude Bell
    .the = «Gertrude Bell»
v1919-event-billy_hughes = Billy Hughes
    .the = «Billy Hughes»
v1919-event-robert_cecil = Robert Cecil
    .the = «Robert Cecil»
v1919-event-maurice_hankey = Maurice Hankey
    .the = «Maurice Hankey»
v1919-event-sidney_sonnino = Sidney Sonnino
    .the = «Sidney Sonnino»
v1919-event-orlando_leaves = Orlando abandona París
    .the = «Orlando abandona París»
v1919-event-gabriele_dannunzio = Gabriele D'Annunzio
    .the = «Gabriele D'Annunzio»
v1919-event-makino_nobuaki = Makino Nobuaki
    .the = «Makino Nobuaki»
v1919-event-wellington_koo = Wellington Koo
    .the = «Wellington Koo»
v1919-event-ignacy_paderewski = Ignacy Paderewski
    .the = «Ignacy Paderewski»
v1919-event-edvard_benes = Edvard Beneš
    .the = «Edvard Beneš»
v1919-event-ion_bratianu = Ion Brătianu
    .the = «Ion Brătianu»
v1919-event-queen_marie = Reina María de Rumanía
    .the = «Reina María de Rumanía»
v1919-event-eleftherios_venizelos = Eleftherios Venizelos
    .the = «Eleftherios Venizelos»
v1919-event-ante_trumbic = Ante Trumbić
    .the = «Ante Trumbić»
v1919-event-saad_zaghloul = Saad Zaghlul
    .the = «Saad Zaghlul»
v1919-event-ibn_saud = Ibn Saúd
    .the = «Ibn Saúd»
v1919-event-brockdorff_rantzau = Ulrich von Brockdorff-Rantzau
    .the = «Ulrich von Brockdorff-Rantzau»
v1919-event-vladimir_lenin = Vladímir Lenin
    .the = «Vladímir Lenin»
v1919-event-alexander_kolchak = Aleksandr Kolchak
    .the = «Aleksandr Kolchak»
v1919-event-rosa_luxemburg = Rosa Luxemburgo
    .the = «Rosa Luxemburgo»
v1919-event-spanish_influenza = Gripe española
    .the = «Gripe española»
v1919-event-attempt_on_clemenceau = Atentado contra Clemenceau
    .the = «Atentado contra Clemenceau»
v1919-event-scapa_flow = Hundimiento en Scapa Flow
    .the = «Hundimiento en Scapa Flow»
v1919-event-march_first = Movimiento del Primero de Marzo
    .the = «Movimiento del Primero de Marzo»
v1919-event-may_fourth = Movimiento del Cuatro de Mayo
    .the = «Movimiento del Cuatro de Mayo»
v1919-event-amritsar = Matanza de Amritsar
    .the = «Matanza de Amritsar»
v1919-event-soldiers_strike = Huelga de soldados en Calais
    .the = «Huelga de soldados en Calais»
v1919-strategy-global_trade = Comercio mundial
    .the = «Comercio mundial»
v1919-strategy-isolationism = Aislacionismo
    .the = «Aislacionismo»
v1919-strategy-reparations_strategy = Reparaciones
    .the = «Reparaciones»
v1919-strategy-outlawing_war = Proscripción de la guerra
    .the = «Proscripción de la guerra»
v1919-strategy-mobilization = Movilización
    .the = «Movilización»
v1919-strategy-fourteen_points = Catorce Puntos
    .the = «Catorce Puntos»
v1919-strategy-cordon_sanitaire = Cordón sanitario
    .the = «Cordón sanitario»
v1919-strategy-security_on_the_rhine = Seguridad en el Rin
    .the = «Seguridad en el Rin»
v1919-strategy-imperial_order = Orden imperial
    .the = «Orden imperial»
v1919-strategy-freedom_of_the_seas = Libertad de los mares
    .the = «Libertad de los mares»

## Respuestas
v1919-verb-place = Colocar influencia
v1919-verb-reclaim = Recuperar influencia y unidades militares
v1919-verb-settle = Resolver un asunto
v1919-verb-deploy = Desplegar una unidad militar
v1919-verb-demobilize = Desmovilizar una unidad militar
v1919-verb-done = Listo
v1919-verb-pass = Pasar
v1919-verb-bid = Pujar
v1919-verb-perform = Ejecutar el evento
v1919-verb-decline = Renunciar
v1919-verb-deck = Robar 2 asuntos del mazo
v1919-verb-propose = Proponer un acuerdo
v1919-verb-offer = Presentar la propuesta
v1919-verb-counter = Rechazar y redactar una contrapropuesta
v1919-verb-cancel = Abandonar este borrador
v1919-verb-drop = Tachar la última condición
v1919-verb-accept = Aceptar
v1919-verb-refuse = Rechazar
v1919-verb-withdraw = Retirar la propuesta
v1919-verb-later = Prometer algo para un turno posterior (no obliga a nadie)
v1919-verb-at_once = En el acto
v1919-verb-any = Cualquier cantidad
v1919-term-pay = Pagar influencia
v1919-term-action = Elegir la acción política
v1919-term-settle = Resolver un asunto
v1919-term-place = Colocar influencia en un asunto
v1919-term-not_place = No colocar influencia en un asunto
v1919-term-option = Elegir una opción de un asunto
v1919-term-military = Elegir la acción militar, o ninguna
v1919-term-deploy = Desplegar en una región
v1919-term-event = Ejecutar el evento o renunciar a él
v1919-term-choice = Elegir un efecto del evento
v1919-term-region = Elegir la región del evento
v1919-term-advance = Pasar un asunto a la mesa
v1919-term-next_event = Pasar un evento a la mesa
v1919-term-event_cube = Colocar influencia en el próximo evento, o ninguna
v1919-term-refill = Elegir de dónde viene el próximo asunto
v1919-term-pass = Pasar cuando se puje por un asunto
v1919-term-bid = Pujar como máximo con cierta influencia
v1919-term-no_units = Pujar sin unidades militares
v1919-term-modifier = Cambiar una tirada, o no
v1919-term-now = Responder a la pregunta del momento
v1919-promise-1 = Cuando se haya cumplido la 1.ª condición
v1919-promise-2 = Cuando se haya cumplido la 2.ª condición
v1919-promise-3 = Cuando se haya cumplido la 3.ª condición
v1919-promise-4 = Cuando se haya cumplido la 4.ª condición
v1919-promise-5 = Cuando se haya cumplido la 5.ª condición
v1919-promise-6 = Cuando se haya cumplido la 6.ª condición
v1919-promise-7 = Cuando se haya cumplido la 7.ª condición
v1919-promise-8 = Cuando se haya cumplido la 8.ª condición
v1919-named = { $what }
v1919-deal-verb-done = Listo (sin acción militar)
v1919-amount = { $n ->
    [one] 1 cubo de influencia
   *[other] { $n } cubos de influencia
}
v1919-discard-1 = Primer asunto de los descartes (gratis)
v1919-discard-2 = 2.º asunto de los descartes (1 cubo de influencia)
v1919-discard-3 = 3.er asunto de los descartes (2 cubos de influencia)
v1919-choice-1 = Primer efecto
v1919-choice-2 = Segundo efecto
v1919-choice-3 = Tercer efecto
v1919-modifier-minus = −1 a la tirada
v1919-modifier-none = Sin cambios en la tirada
v1919-modifier-plus = +1 a la tirada
v1919-disc-available = Una unidad disponible
v1919-disc-exhausted = Una unidad agotada
v1919-disc-in = La unidad desplegada { FORM($region, case: "in") }
v1919-force = { $here ->
    [0] { $discs ->
        [0] Ninguna unidad militar
        [one] 1 unidad disponible
       *[other] { $discs } unidades disponibles
    }
   *[other] { $discs ->
        [0] La unidad de la región
        [one] La unidad de la región y 1 disponible
       *[other] La unidad de la región y { $discs } disponibles
    }
}
v1919-space = { $region }, columna { $column }
v1919-option-length = Asuntos bajo la carta de fin de partida
v1919-option-target = Objetivo de puntos en solitario
v1919-option-order = En solitario: las facciones por orden de turno (la última es la tuya)
v1919-option-deals = Acuerdos vinculantes
v1919-option-offers = Propuestas de acuerdo que un jugador puede hacer por turno

## Preguntas
v1919-ask-for = Decides por { FORM($nation, case: "the") }. { $question }
    .wait = { $who } debe decidir por { FORM($nation, case: "the") }.
v1919-ask-nation = Elige tu nación.
    .wait = { $who } debe elegir una nación.
v1919-ask-action = Te toca: elige una acción política o una acción militar.
    .wait = { $who } debe elegir una acción política o una acción militar.
v1919-ask-place = Colocar influencia: elige un asunto.
    .wait = { $who } debe elegir un asunto en el que colocar influencia.
v1919-ask-place-cubes = Elige cuánta influencia colocar en { FORM($issue, case: "the") } (como mínimo { $least }).
    .wait = { $who } debe elegir cuánta influencia coloca en { FORM($issue, case: "the") }.
v1919-ask-reclaim = Elige cuánta influencia recuperar.
    .wait = { $who } debe elegir cuánta influencia recupera.
v1919-ask-reclaim-disc = Elige qué unidad militar desplegada recuperas, o pulsa Listo.
    .wait = { $who } puede recuperar unidades militares desplegadas.
v1919-ask-settle = Elige qué asunto resuelves.
    .wait = { $who } debe elegir el asunto que resuelve.
v1919-ask-tied = Hay empate en influencia en { FORM($issue, case: "the") }: elige la nación que lo controla.
    .wait = Hay empate a influencia en { FORM($issue, case: "the") }: { $who } debe elegir la nación que lo controla.
v1919-ask-option = Elige una opción para { FORM($issue, case: "the") }.
    .wait = { $who } debe elegir una opción para { FORM($issue, case: "the") }.
v1919-ask-counter = Elige la ficha de estrategia para el asunto.
    .wait = { $who } debe elegir la ficha de estrategia para el asunto.
v1919-ask-perform = Elige si ejecutas el evento de conferencia { FORM($event, case: "the") }.
    .wait = { $who } debe elegir si se ejecuta el evento de conferencia { FORM($event, case: "the") }.
v1919-ask-advance-issue = Elige qué asunto pasas a la mesa.
    .wait = { $who } debe elegir el asunto que pasa a la mesa.
v1919-ask-advance-event = Elige qué evento pasas a la mesa.
    .wait = { $who } debe elegir el evento que pasa a la mesa.
v1919-ask-event-cube = Elige cuánta influencia colocar en el evento: 1 para controlarlo, o 0.
    .wait = { $who } debe elegir si coloca influencia en el evento.
v1919-ask-refill = Elige de dónde viene el nuevo asunto de la sala de espera.
    .wait = { $who } debe elegir de dónde viene el nuevo asunto para la sala de espera.
v1919-ask-keep = Elige qué asunto conservas; el otro se descarta.
    .wait = { $who } debe elegir cuál de los dos asuntos robados se queda.
v1919-ask-deploy-disc = Elige qué unidad militar despliegas.
    .wait = { $who } debe elegir la unidad militar que despliega.
v1919-ask-deploy-space = Elige el espacio en el que desplegar la unidad militar.
    .wait = { $who } debe elegir el espacio en el que despliega la unidad militar.
v1919-ask-demobilize = Elige qué unidad militar desmovilizas.
    .wait = { $who } debe elegir la unidad militar que desmoviliza.
v1919-ask-may-demobilize = Elige si desmovilizas una unidad militar.
    .wait = { $who } puede desmovilizar una unidad militar.
v1919-ask-mutiny = Motín: elige qué unidad militar desmovilizas.
    .wait = Motín: { $who } debe elegir la unidad militar que desmoviliza.
v1919-ask-exhaust-disc = Elige qué unidad militar agotas.
    .wait = { $who } debe elegir la unidad militar que se agota.
v1919-ask-modifier = Chequeo de levantamiento { FORM($region, case: "in") }: elige si cambias la tirada.
    .wait = Chequeo de levantamiento { FORM($region, case: "in") }: { $who } puede cambiar la tirada.
v1919-ask-affected = Levantamiento { FORM($region, case: "in") }: elige la nación afectada.
    .wait = Levantamiento { FORM($region, case: "in") }: { $who } debe elegir la nación afectada.
v1919-ask-unsettle = Elige el asunto que queda desestabilizado.
    .wait = { $who } debe elegir el asunto que queda desestabilizado.
v1919-ask-bid = El control de { FORM($issue, case: "the") } sale a subasta: puja o pasa.
    .wait = Se puja por el control de { FORM($issue, case: "the") }: { $who } debe pujar o pasar.
v1919-ask-bid-force = Elige las unidades militares de tu puja.
    .wait = { $who } debe elegir las unidades militares con las que puja.
v1919-ask-bid-cubes = Elige la influencia de tu puja (como mínimo { $least }).
    .wait = { $who } debe elegir con cuánta influencia puja.
v1919-ask-region = Elige una región.
    .wait = { $who } debe elegir una región.
v1919-ask-player = Elige la nación de un jugador.
    .wait = { $who } debe elegir la nación de un jugador.
v1919-ask-choice-2 = Elige un efecto. Primero: { $first }. Segundo: { $second }.
    .wait = { $who } debe elegir uno de dos efectos.
v1919-ask-choice-3 = Elige un efecto. Primero: { $first }. Segundo: { $second }. Tercero: { $third }.
    .wait = { $who } debe elegir uno de tres efectos.
v1919-ask-withdraw = Elige el asunto del que retirar influencia.
    .wait = { $who } debe elegir el asunto del que retira influencia.
v1919-ask-withdraw-cubes = Elige cuánta influencia retirar.
    .wait = { $who } debe elegir cuánta influencia retira.
v1919-ask-strategy = Elige una carta de estrategia.
    .wait = { $who } debe elegir una carta de estrategia.
v1919-ask-usa-action = Elige una acción política para los Estados Unidos.
    .wait = { $who } debe elegir una acción política para los Estados Unidos.
v1919-ask-usa-reclaim = Los Estados Unidos recuperan influencia: elige cuánta de la tuya recuperar a la vez.
    .wait = { $who } debe elegir cuánta influencia recupera junto con los Estados Unidos.
v1919-ask-faction = Varias facciones son las más débiles: elige la que pasas a dirigir.
    .wait = { $who } debe elegir la facción que pasa a dirigir.
v1919-ask-solo-bid = { $strength ->
    [0] { $cubes ->
        [0] Ningún bot puja por { FORM($issue, case: "the") }: puja o pasa.
        [one] La mejor puja por { FORM($issue, case: "the") } es { FORM($nations, case: "of") }{ COUNT($nations) ->
            [one] {""}
           *[other] , por igual
        }: 1 cubo de influencia. Puja o pasa.
       *[other] La mejor puja por { FORM($issue, case: "the") } es { FORM($nations, case: "of") }{ COUNT($nations) ->
            [one] {""}
           *[other] , por igual
        }: { $cubes } cubos de influencia. Puja o pasa.
    }
   *[other] La mejor puja por { FORM($issue, case: "the") } es { FORM($nations, case: "of") }{ COUNT($nations) ->
        [one] {""}
       *[other] , por igual
    }: unidades militares de fuerza { $strength }{ $cubes ->
        [0] {""}
        [one] {" "}y 1 cubo de influencia
       *[other] {" "}y { $cubes } cubos de influencia
    }. Puja o pasa.
}
    .wait = { $who } debe pujar por { FORM($issue, case: "the") } o pasar.
v1919-ask-bid-winner = Las pujas de los bots son iguales: elige la nación que gana.
    .wait = Las pujas de los bots están igualadas: { $who } debe elegir la nación que gana.
v1919-ask-bot-settle = Elige el asunto que resuelve el bot.
    .wait = { $who } debe elegir el asunto que resuelve el bot.
v1919-ask-may-deal = Puedes proponer un acuerdo.
    .wait = { $who } puede proponer un acuerdo.
v1919-ask-deal-reply = { $offer } Acéptalo, recházalo o responde con una propuesta tuya.
    .wait = { $offer } { $who } debe aceptarlo o rechazarlo.
v1919-ask-deal-wait = { $offer } Puedes retirar la propuesta hasta que tenga respuesta.
    .wait = { $offer } { $who } puede retirar la propuesta hasta que tenga respuesta.
v1919-ask-deal-agreed = { $offer } Has aceptado; aún faltan otras respuestas.
    .wait = { $offer } { $who } ha aceptado; aún faltan otras respuestas.
v1919-draft-partner = Elige la nación a la que proponer un acuerdo.
v1919-draft-term = Tu acuerdo con { FORM($partners, case: "the") }: elige la primera condición, o una nación más.
v1919-draft-more = Tu acuerdo con { FORM($partners, case: "the") } hasta ahora: { $terms }. Añade una condición, presenta la propuesta o abandónala.
v1919-draft-object = Tu acuerdo con { FORM($partners, case: "the") }. Nueva condición: { $said } …
v1919-draft-object-more = Tu acuerdo con { FORM($partners, case: "the") } hasta ahora: { $terms }. Nueva condición: { $said } …
v1919-draft-said = { $first } · { $then }
v1919-draft-numbered = ({ $n }) { $term }
v1919-deal-offer = { CAP(FORM($nation, case: "the")) } propone{ FORM($nation, case: "ends") } un acuerdo { FORM($partners, case: "to") }: { $terms }.
v1919-deal-offer-note = { CAP(FORM($nation, case: "the")) } propone{ FORM($nation, case: "ends") } un acuerdo { FORM($partners, case: "to") }: { $terms }. Nota, que no obliga a nadie: «{ $note }».
v1919-promise-list = { $first }; { $then }
v1919-promise-pay = { FORM($nation, case: "the") } agota{ FORM($nation, case: "ends") } { $cubes ->
    [one] 1 cubo
   *[other] { $cubes } cubos
} de influencia, { FORM($partner, case: "and") } recupera{ FORM($partner, case: "ends") } { $cubes ->
    [one] otro
   *[other] otros tantos
}
v1919-promise-pay-when = { FORM($nation, case: "the") } agota{ FORM($nation, case: "ends") } { $cubes ->
    [one] 1 cubo
   *[other] { $cubes } cubos
} de influencia, { FORM($partner, case: "and") } recupera{ FORM($partner, case: "ends") } { $cubes ->
    [one] otro
   *[other] otros tantos
}, cuando se haya cumplido esto: { $term }
v1919-promise-action = { $what ->
    [place] { FORM($nation, case: "the") } coloca{ FORM($nation, case: "ends") } influencia como acción política
    [reclaim] { FORM($nation, case: "the") } recupera{ FORM($nation, case: "ends") } como acción política
   *[settle] { FORM($nation, case: "the") } resuelve{ FORM($nation, case: "ends") } un asunto como acción política
}
v1919-promise-settle = { FORM($nation, case: "the") } resuelve{ FORM($nation, case: "ends") } { FORM($what, case: "the") }
v1919-promise-place = { $n ->
    [0] { FORM($nation, case: "the") } coloca{ FORM($nation, case: "ends") } influencia en { FORM($what, case: "the") }
    [one] { FORM($nation, case: "the") } coloca{ FORM($nation, case: "ends") } exactamente 1 cubo de influencia en { FORM($what, case: "the") }
   *[other] { FORM($nation, case: "the") } coloca{ FORM($nation, case: "ends") } exactamente { $n } cubos de influencia en { FORM($what, case: "the") }
}
v1919-promise-not-place = { FORM($nation, case: "the") } no coloca{ FORM($nation, case: "ends") } influencia en { FORM($what, case: "the") }
v1919-promise-option = { FORM($nation, case: "the") } elige{ FORM($nation, case: "ends") } { FORM($what, case: "the") } para { FORM($issue, case: "the") }
v1919-promise-military = { $what ->
    [deploy] { FORM($nation, case: "the") } despliega{ FORM($nation, case: "ends") } una unidad militar
    [demobilize] { FORM($nation, case: "the") } desmoviliza{ FORM($nation, case: "ends") } una unidad militar
   *[done] { FORM($nation, case: "the") } no realiza{ FORM($nation, case: "ends") } ninguna acción militar
}
v1919-promise-deploy = { FORM($nation, case: "the") } despliega{ FORM($nation, case: "ends") } una unidad militar { FORM($what, case: "in") }
v1919-promise-event = { FORM($nation, case: "the") } decide{ FORM($nation, case: "ends") } sobre el evento: { $what }
v1919-promise-choice = { FORM($nation, case: "the") } elige{ FORM($nation, case: "ends") } este efecto del evento: { $what }
v1919-promise-region = { FORM($nation, case: "the") } elige{ FORM($nation, case: "ends") } { FORM($what, case: "the") } para el evento
v1919-promise-advance = { FORM($nation, case: "the") } pasa{ FORM($nation, case: "ends") } { FORM($what, case: "the") } a la mesa
v1919-promise-next-event = { FORM($nation, case: "the") } pasa{ FORM($nation, case: "ends") } el evento { FORM($what, case: "the") } a la mesa
v1919-promise-event-cube = { FORM($nation, case: "the") } coloca{ FORM($nation, case: "ends") } en el próximo evento: { $what }
v1919-promise-refill = { FORM($nation, case: "the") } repone{ FORM($nation, case: "ends") } así la sala de espera: { $what }
v1919-promise-pass = { FORM($nation, case: "the") } pasa{ FORM($nation, case: "ends") } cuando se puje por un asunto
v1919-promise-bid = { FORM($nation, case: "the") } puja{ FORM($nation, case: "ends") } por cualquier asunto con { $n ->
    [one] 1 cubo
   *[other] { $n } cubos
} de influencia como máximo
v1919-promise-no-units = { FORM($nation, case: "the") } puja{ FORM($nation, case: "ends") } sin unidades militares
v1919-promise-modifier = { FORM($nation, case: "the") } anuncia{ FORM($nation, case: "ends") } para la tirada { FORM($region, case: "of") }: { $what }
v1919-promise-now = { FORM($nation, case: "the") } responde{ FORM($nation, case: "ends") } a la pregunta del momento: { $what }
v1919-promise-later = sin obligar, hasta el final del próximo turno { FORM($nation, case: "of") }: { $term }

## Por qué no
v1919-why-political-done = Ya has realizado una acción política en este turno.
v1919-why-military-done = Ya has realizado una acción militar en este turno.
v1919-why-political-due = Aún falta una acción política en este turno.
v1919-why-no-disc = No tienes ninguna unidad militar para esto.
v1919-why-must-settle = Tu facción va en cabeza en los dos asuntos de la mesa y debe resolver uno.
v1919-why-place = Con { $cubes ->
    [one] 1 cubo de influencia disponible
   *[other] { $cubes } cubos de influencia disponibles
} no es posible ponerse en cabeza en dos asuntos.
v1919-why-reclaim = No hay nada que recuperar.
v1919-why-settle = En la mesa no hay ningún asunto que se pueda resolver ahora.
v1919-why-not-there = { FORM($issue, case: "the") } no está ni en la mesa ni en la sala de espera.
v1919-why-place-twice = Acabas de colocar influencia en { FORM($issue, case: "the") }; elige otro asunto.
v1919-why-place-lead = Ponerse en cabeza en { FORM($issue, case: "the") } cuesta { $need ->
    [one] 1 cubo de influencia
   *[other] { $need } cubos de influencia
}; no alcanza para los dos asuntos.
v1919-why-too-few = Ponerse en cabeza ahí cuesta al menos { $need ->
    [one] 1 cubo de influencia
   *[other] { $need } cubos de influencia
}.
v1919-why-not-on-table = { FORM($issue, case: "the") } no está sobre la mesa.
v1919-why-no-cubes = No hay influencia en { FORM($issue, case: "the") }.
v1919-why-usa-settle = Te llevarías tú { FORM($issue, case: "the") }, así que los Estados Unidos no pueden resolverlo.
v1919-why-no-discard = No hay tantos asuntos en los descartes.
v1919-why-price = Este asunto cuesta { $cubes ->
    [one] 1 cubo de influencia
   *[other] { $cubes } cubos de influencia
}; no hay suficiente influencia disponible.
v1919-why-occupied = Ya hay una unidad militar en ese espacio { FORM($region, case: "of") }.
v1919-why-one-disc = Ya tienes una unidad militar { FORM($region, case: "in") }.
v1919-why-unfinished = Antes hay que terminar lo empezado. { $question }
v1919-why-step-by-step = Un asunto se resuelve paso a paso. { $question }
v1919-why-not-played = { CAP(FORM($nation, case: "the")) } no participa{ FORM($nation, case: "ends") } en esta partida.
v1919-why-nation-taken = Otro jugador ya ha elegido { FORM($nation, case: "the") }.
v1919-why-no-available-disc = No hay ninguna unidad militar disponible { FORM($nation, case: "of") }.
v1919-why-no-exhausted-disc = No hay ninguna unidad militar agotada { FORM($nation, case: "of") }.
v1919-why-no-disc-in = No hay ninguna unidad militar { FORM($nation, case: "of") } { FORM($region, case: "in") }.
v1919-why-few-discs = { $discs ->
    [0] No hay ninguna unidad militar disponible
    [one] Solo hay 1 unidad militar disponible
   *[other] Solo hay { $discs } unidades militares disponibles
} { FORM($nation, case: "of") }.
v1919-why-exhausted-disc = Una unidad militar agotada no se puede desplegar.
v1919-why-already-exhausted = Esa unidad militar ya está agotada.
v1919-why-only-deployed = Aquí solo se eligen unidades militares desplegadas; las demás ya vuelven a estar disponibles.
v1919-why-same-space = La unidad militar ya está en ese espacio; elige otro.
v1919-why-available = { $cubes ->
    [0] No hay influencia disponible
    [one] Solo hay 1 cubo de influencia disponible
   *[other] Solo hay { $cubes } cubos de influencia disponibles
}.
v1919-why-exhausted = { $cubes ->
    [0] No hay influencia agotada.
    [one] Solo hay 1 cubo de influencia agotado.
   *[other] Solo hay { $cubes } cubos de influencia agotados.
}
v1919-why-too-many = Debe{ $need ->
    [one] {" "}quedar 1 cubo de influencia
   *[other] n quedar { $need } cubos de influencia
} para ponerse en cabeza en el segundo asunto.
v1919-why-minimum = { CAP(FORM($nation, case: "the")) } coloca{ FORM($nation, case: "ends") } solo la influencia justa para ponerse en cabeza: aquí se elige el asunto.
v1919-why-reclaim-most = Se pueden recuperar como máximo { $cubes } cubos de influencia.
v1919-why-reclaim-something = Hay que recuperar algo.
v1919-why-usa-share = Los Estados Unidos recuperan { $cubes ->
    [one] 1 cubo de influencia
   *[other] { $cubes } cubos de influencia
}, y tú puedes recuperar como máximo otro tanto.
v1919-why-usa-military = Los Estados Unidos solo realizan acciones políticas; tu acción militar va antes.
v1919-why-usa-due = Los Estados Unidos aún deben realizar una acción política en este turno.
v1919-why-usa-settle-none = Ganarías tú todos los asuntos que se podrían resolver, así que los Estados Unidos no pueden resolver ninguno.
v1919-why-usa-option = Los Estados Unidos toman una opción con el mínimo descontento propio; otra tiene menos.
v1919-why-bot-option = El bot toma la opción que más le conviene; otra le conviene más.
v1919-why-other-option = No es una opción de { FORM($issue, case: "the") }.
v1919-why-counter = La opción no da a elegir «{ $counter }».
v1919-why-not-tied = { CAP(FORM($nation, case: "the")) } no empata{ FORM($nation, case: "ends") } a influencia en { FORM($issue, case: "the") }.
v1919-why-not-waiting = { FORM($card, case: "the") } no está en la sala de espera.
v1919-why-one-cube = En un evento cabe como máximo 1 cubo de influencia.
v1919-why-drawn = Ya se han robado asuntos del mazo y hay que conservar uno de ellos.
v1919-why-not-drawn = { FORM($issue, case: "the") } no es uno de los asuntos robados.
v1919-why-fewer-issues = { CAP(FORM($nation, case: "the")) } no controla{ FORM($nation, case: "ends") } la mayoría de los asuntos { FORM($region, case: "of") }.
v1919-why-not-controlled = { CAP(FORM($nation, case: "the")) } no controla{ FORM($nation, case: "ends") } { FORM($issue, case: "the") }.
v1919-why-other-region = { FORM($issue, case: "the") } no es un asunto { FORM($region, case: "of") }.
v1919-why-fewer-stars = Allí otro asunto tiene más estrellas que { FORM($issue, case: "the") }.
v1919-why-nobody-controls = Nadie controla { FORM($issue, case: "the") }.
v1919-why-not-named = El evento no se refiere a un asunto como { FORM($issue, case: "the") }.
v1919-why-named = El evento ya ha tenido efecto { FORM($region, case: "in") }; elige otra región.
v1919-why-cannot-move = El marcador { FORM($region, case: "of") } no se puede mover así.
v1919-why-no-effect = Ese efecto no se puede aplicar ahora, y otro sí.
v1919-why-no-cubes-of = { CAP(FORM($nation, case: "the")) } no tiene{ FORM($nation, case: "ends") } influencia que retirar en { FORM($issue, case: "the") }.
v1919-why-withdraw = Aquí se pueden retirar de 1 a { $cubes } cubos de influencia.
v1919-why-strategy-taken = Otro jugador ya ha elegido { FORM($strategy, case: "the") }.
v1919-why-strategy-away = { FORM($strategy, case: "the") } no se ha repartido en esta partida.
v1919-why-not-weakest = Hay facciones más débiles que { FORM($nation, case: "the") }.
v1919-why-not-best-bid = La mejor puja no es { FORM($nation, case: "of") }.
v1919-why-passed = Ya has pasado en esta subasta.
v1919-why-only-influence = Por { FORM($issue, case: "the") } solo se puede pujar con influencia, y no hay ninguna disponible { FORM($nation, case: "of") }.
v1919-why-nothing-to-bid = { CAP(FORM($nation, case: "the")) } no tiene{ FORM($nation, case: "ends") } nada con que pujar.
v1919-why-weaker = La mejor puja tiene fuerza militar { $strength }; esta tendría { $most }.
v1919-why-more-cubes = Con la misma fuerza militar hay que pujar con más de { $cubes } de influencia; hay { $available } disponible.
v1919-why-no-military = { FORM($issue, case: "the") } lleva el símbolo «no militar»: solo se puede pujar con influencia.
v1919-why-no-region = { FORM($issue, case: "the") } no pertenece a ninguna región: solo se puede pujar con unidades militares disponibles.
v1919-why-empty-bid = Una puja tiene al menos 1 cubo de influencia o 1 unidad militar.
v1919-why-deal = Lo impide un acuerdo de este turno: { $term }.
v1919-why-no-deals = En esta mesa no se hacen acuerdos.
v1919-why-no-nations = Los acuerdos empiezan cuando cada jugador tiene una nación.
v1919-why-deal-midway = Primero se termina la acción empezada; después se pueden volver a hacer acuerdos.
v1919-why-no-offer = Ninguna propuesta espera tu respuesta.
v1919-why-own-offer = Son los demás quienes deben responder a esta propuesta.
v1919-why-not-your-offer = Solo puede retirar una propuesta la nación que la hizo.
v1919-why-offers = En esta mesa cada jugador puede hacer { $most ->
    [one] 1 propuesta
   *[other] { $most } propuestas
} por turno.
v1919-why-deal-stands = Una propuesta en la que ya participa una de las partes aún espera respuesta.
v1919-why-drafting = Ya estás redactando un acuerdo.
v1919-why-no-draft = No estás redactando ningún acuerdo.
v1919-why-deal-unfit = Ya no se pueden cumplir todas sus condiciones.
v1919-why-no-terms = Un acuerdo necesita al menos una condición completa.
v1919-why-not-now = Esta propuesta no se puede presentar ahora.
v1919-why-term = Eso no encaja en el acuerdo, o no podría cumplirse.

## Historial
v1919-log-nation = { $player } juega con { FORM($nation, case: "the") }.
v1919-log-turn = — Turno { FORM($nation, case: "of") } —
v1919-log-no-action = { CAP(FORM($nation, case: "the")) } no tiene{ FORM($nation, case: "ends") } ninguna acción política posible.
v1919-log-place = { CAP(FORM($nation, case: "the")) } coloca{ FORM($nation, case: "ends") } { $cubes ->
    [one] 1 cubo de influencia
   *[other] { $cubes } cubos de influencia
} en { FORM($issue, case: "the") }.
v1919-log-place-many = { CAP(FORM($nation, case: "the")) } coloca{ FORM($nation, case: "ends") } { $cubes } cubos de influencia en { FORM($issue, case: "the") }.
v1919-log-reclaim = { CAP(FORM($nation, case: "the")) } recupera{ FORM($nation, case: "ends") } { $cubes ->
    [0] { $discs ->
        [0] unidades militares desplegadas
        [one] 1 unidad militar
       *[other] { $discs } unidades militares
    }
    [one] { $discs ->
        [0] 1 cubo de influencia
        [one] 1 cubo de influencia y 1 unidad militar
       *[other] 1 cubo de influencia y { $discs } unidades militares
    }
   *[other] { $discs ->
        [0] { $cubes } cubos de influencia
        [one] { $cubes } cubos de influencia y 1 unidad militar
       *[other] { $cubes } cubos de influencia y { $discs } unidades militares
    }
}.
v1919-log-recall = { CAP(FORM($nation, case: "the")) } recupera{ FORM($nation, case: "ends") } su unidad militar { FORM($region, case: "of") }.
v1919-log-recall-many = { CAP(FORM($nation, case: "the")) } recupera{ FORM($nation, case: "ends") } sus unidades militares { FORM($region, case: "of") }.
v1919-log-usa-reclaim = Los Estados Unidos recuperan { $cubes ->
    [one] 1 cubo de influencia
   *[other] { $cubes } cubos de influencia
}{ $own ->
    [0] {""}
   *[other] {" "}y { FORM($nation, case: "the") }, { $own }
}.
v1919-log-settle = { CAP(FORM($nation, case: "the")) } resuelve{ FORM($nation, case: "ends") } { FORM($issue, case: "the") }; { FORM($winner, case: "the") } toma{ FORM($winner, case: "ends") } el control con { $cubes ->
    [one] 1 cubo de influencia
   *[other] { $cubes } cubos de influencia
}.
v1919-log-option = { CAP(FORM($nation, case: "the")) } elige{ FORM($nation, case: "ends") } { FORM($option, case: "the") }.
v1919-log-counter = Ficha de estrategia en { FORM($issue, case: "the") }: { $counter }.
v1919-log-counter-many = Fichas de estrategia en { FORM($issue, case: "the") }: { $counter }.
v1919-log-conference = { CAP(FORM($nation, case: "the")) } ejecuta{ FORM($nation, case: "ends") } el evento de conferencia { FORM($event, case: "the") }.
v1919-log-declined = { CAP(FORM($nation, case: "the")) } renuncia{ FORM($nation, case: "ends") } al evento de conferencia { FORM($event, case: "the") }.
v1919-log-advance = { CAP(FORM($nation, case: "the")) } pasa{ FORM($nation, case: "ends") } { FORM($card, case: "the") } a la mesa.
v1919-log-advance-many = { CAP(FORM($nation, case: "the")) } pasa{ FORM($nation, case: "ends") } { FORM($card, case: "the") } a la mesa.
v1919-log-event-cube = { CAP(FORM($nation, case: "the")) } coloca{ FORM($nation, case: "ends") } 1 cubo de influencia en el evento y lo controla{ FORM($nation, case: "ends") }.
v1919-log-drawn = Asuntos robados del mazo: { FORM($cards, case: "the") }.
v1919-log-refill = { FORM($issue, case: "the") } entra en la sala de espera.
v1919-log-crisis = Evento de crisis: { FORM($event, case: "the") } entra en la sala de espera.
v1919-log-reshuffle = El mazo de eventos está vacío: se baraja{ $cards ->
    [one] {" "}1 evento descartado
   *[other] n { $cards } eventos descartados
} para formar uno nuevo.
v1919-log-unrest = Los disturbios { FORM($region, case: "of") } { $n ->
    [-4] bajan 4, hasta { $column }
    [-3] bajan 3, hasta { $column }
    [-2] bajan 2, hasta { $column }
    [-1] bajan 1, hasta { $column }
    [0] siguen en { $column }
   *[other] suben { $n }, hasta { $column }
}.
v1919-log-keg = El polvorín { FORM($region, case: "of") } { $n ->
    [-2] retrocede a la columna { $column }
    [-1] retrocede a la columna { $column }
    [0] sigue en la columna { $column }
   *[other] avanza a la columna { $column }
}.
v1919-log-happiness = { CAP(FORM($nation, case: "the")) } { $n ->
    [-5] pierde{ FORM($nation, case: "ends") } 5 puntos de felicidad
    [-4] pierde{ FORM($nation, case: "ends") } 4 puntos de felicidad
    [-3] pierde{ FORM($nation, case: "ends") } 3 puntos de felicidad
    [-2] pierde{ FORM($nation, case: "ends") } 2 puntos de felicidad
    [-1] pierde{ FORM($nation, case: "ends") } 1 punto de felicidad
    [1] gana{ FORM($nation, case: "ends") } 1 punto de felicidad
   *[other] gana{ FORM($nation, case: "ends") } { $n } puntos de felicidad
}: ahora { $happiness }.
v1919-log-mutiny = Motín: { FORM($nation, case: "the") } debe{ FORM($nation, case: "ends") } desmovilizar una unidad militar.
v1919-log-deploy = { CAP(FORM($nation, case: "the")) } despliega{ FORM($nation, case: "ends") } una unidad militar en la columna { $column } { FORM($region, case: "of") }{ $cubes ->
    [0] {""}
    [one] {" "}y recupera{ FORM($nation, case: "ends") } 1 cubo de influencia
   *[other] {" "}y recupera{ FORM($nation, case: "ends") } { $cubes } cubos de influencia
}.
v1919-log-demobilize = { CAP(FORM($nation, case: "the")) } desmoviliza{ FORM($nation, case: "ends") } una unidad militar en la casilla { $box }.
v1919-log-random-region = { $roll ->
    [6] Región aleatoria: sale un 6, así que no hay ninguna.
   *[other] Región aleatoria: sale un { $roll }.
}
v1919-log-check-quiet = Chequeo de levantamiento { FORM($region, case: "in") }: no hay disturbios suficientes para un levantamiento.
v1919-log-check-quiet-many = Chequeos de levantamiento { FORM($region, case: "in") }: no hay disturbios suficientes para un levantamiento.
v1919-log-modifier = { CAP(FORM($nation, case: "the")) } { $n ->
    [-1] anuncia{ FORM($nation, case: "ends") } un −1 a la tirada
    [0] no cambia{ FORM($nation, case: "ends") } la tirada
   *[other] anuncia{ FORM($nation, case: "ends") } un +{ $n } a la tirada
}.
v1919-log-check = Chequeo de levantamiento { FORM($region, case: "in") }: sale un { $roll }{ $modifier ->
    [-4] , −4: { $total }
    [-3] , −3: { $total }
    [-2] , −2: { $total }
    [-1] , −1: { $total }
    [0] {""}
   *[other] , +{ $modifier }: { $total }
} contra { $needed }. { $rises ->
    [yes] Estalla un levantamiento.
   *[no] No estalla ningún levantamiento.
}
v1919-log-uprising-nobody = Levantamiento { FORM($region, case: "in") }: nadie controla ningún asunto allí.
v1919-log-affected = Levantamiento { FORM($region, case: "in") }: afecta { FORM($nation, case: "to") }.
v1919-log-lot = La tirada para { FORM($name, case: "the") } es un { $roll }.
v1919-log-unsettled = El asunto { FORM($issue, case: "the") } queda desestabilizado.
v1919-log-bid = { CAP(FORM($nation, case: "the")) } { $strength ->
    [0] { $cubes ->
        [0] no puja{ FORM($nation, case: "ends") } nada
        [one] puja{ FORM($nation, case: "ends") } con 1 cubo de influencia
       *[other] puja{ FORM($nation, case: "ends") } con { $cubes } cubos de influencia
    }
   *[other] { $cubes ->
        [0] puja{ FORM($nation, case: "ends") } con unidades militares de fuerza { $strength }
        [one] puja{ FORM($nation, case: "ends") } con unidades militares de fuerza { $strength } y 1 cubo de influencia
       *[other] puja{ FORM($nation, case: "ends") } con unidades militares de fuerza { $strength } y { $cubes } cubos de influencia
    }
}.
v1919-log-bid-pass = { CAP(FORM($nation, case: "the")) } pasa{ FORM($nation, case: "ends") }.
v1919-log-bid-won = { CAP(FORM($nation, case: "the")) } gana{ FORM($nation, case: "ends") } la puja por { FORM($issue, case: "the") }.
v1919-log-bid-nobody = Nadie puja por { FORM($issue, case: "the") }; se descarta.
v1919-log-reset = Los disturbios { FORM($region, case: "of") } se reinician en { $column }.
v1919-log-strategy = { CAP(FORM($nation, case: "the")) } elige{ FORM($nation, case: "ends") } la carta de estrategia { FORM($strategy, case: "the") }.
v1919-log-named = La elección recae en { FORM($nation, case: "the") }.
v1919-log-recover = { CAP(FORM($nation, case: "the")) } { $cubes ->
    [0] no tiene{ FORM($nation, case: "ends") } influencia que recuperar
    [one] recupera{ FORM($nation, case: "ends") } 1 cubo de influencia
   *[other] recupera{ FORM($nation, case: "ends") } { $cubes } cubos de influencia
}.
v1919-log-exhaust = { CAP(FORM($nation, case: "the")) } { $cubes ->
    [0] no tiene{ FORM($nation, case: "ends") } influencia que agotar
    [one] agota{ FORM($nation, case: "ends") } 1 cubo de influencia
   *[other] agota{ FORM($nation, case: "ends") } { $cubes } cubos de influencia
}.
v1919-log-withdraw = { CAP(FORM($nation, case: "the")) } retira{ FORM($nation, case: "ends") } { $cubes ->
    [one] 1 cubo de influencia
   *[other] { $cubes } cubos de influencia
} de un asunto.
v1919-log-ready = { CAP(FORM($nation, case: "the")) } recupera{ FORM($nation, case: "ends") } todas sus unidades militares agotadas.
v1919-log-exhaust-disc = { CAP(FORM($nation, case: "the")) } agota{ FORM($nation, case: "ends") } 1 unidad militar.
v1919-log-deal-offer = { CAP(FORM($nation, case: "the")) } propone{ FORM($nation, case: "ends") } un acuerdo { FORM($partners, case: "to") }.
v1919-log-term = Condición del acuerdo: { $term }.
v1919-log-deal-note = { CAP(FORM($nation, case: "the")) } añade{ FORM($nation, case: "ends") } una nota, que no obliga a nadie: «{ $note }».
v1919-log-deal-accepted = { CAP(FORM($nation, case: "the")) } acepta{ FORM($nation, case: "ends") } el acuerdo.
v1919-log-deal-refused = { CAP(FORM($nation, case: "the")) } rechaza{ FORM($nation, case: "ends") } el acuerdo.
v1919-log-deal-withdrawn = { CAP(FORM($nation, case: "the")) } retira{ FORM($nation, case: "ends") } la propuesta.
v1919-log-deal-lapsed = La propuesta { FORM($nation, case: "of") } caduca con el turno.
v1919-log-paid = Según lo acordado, { FORM($nation, case: "the") } agota{ FORM($nation, case: "ends") } { $cubes ->
    [one] 1 cubo
   *[other] { $cubes } cubos
} de influencia, { FORM($partner, case: "and") } recupera{ FORM($partner, case: "ends") } { $cubes ->
    [one] otro
   *[other] otros tantos
}.
v1919-log-lapsed = { CAP(FORM($nation, case: "the")) } no debe{ FORM($nation, case: "ends") } { FORM($partner, case: "to") } { $cubes ->
    [one] el cubo
   *[other] los { $cubes } cubos
} de influencia: no se ha hecho aquello por lo que se iba a pagar.
v1919-log-word-kept = { CAP(FORM($nation, case: "the")) } { FORM($nation, case: "ends") ->
    [n] han
   *[other] ha
} cumplido su palabra: { $term }.
v1919-log-word-broken = { CAP(FORM($nation, case: "the")) } { FORM($nation, case: "ends") ->
    [n] han
   *[other] ha
} faltado a su palabra: { $term }.
v1919-log-word-unasked = La palabra { FORM($nation, case: "of") } queda sin efecto, porque no llegó la pregunta: { $term }.
v1919-log-word-void = La palabra { FORM($nation, case: "of") } queda sin efecto, porque su asunto ya no está: { $term }.
v1919-log-order = Las facciones juegan en este orden: { FORM($nations, case: "the") }.
v1919-log-start = El jugador empieza con { FORM($nation, case: "the") }.
v1919-log-faction = El jugador pasa a dirigir { FORM($nation, case: "the") }.
v1919-log-solo-vp = La facción del jugador supera en fuerza a las demás y obtiene 1 PV: ahora { $points }.
v1919-log-solo-won = El jugador gana con { $points } PV; hacían falta { $target }.
v1919-log-solo-lost = El jugador pierde con { $points } PV; hacían falta { $target }.
v1919-log-signs = { CAP(FORM($nation, case: "the")) } firma{ FORM($nation, case: "ends") } el tratado.
v1919-log-refuses = { CAP(FORM($nation, case: "the")) } se niega{ FORM($nation, case: "ends") } a firmar el tratado.
v1919-log-score = { CAP(FORM($nation, case: "the")) }: { $issues } PV por asuntos, { $flags } por banderas, { $strategy } por la carta de estrategia y { $happiness ->
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] { $happiness }
} por felicidad.
v1919-log-winners = { COUNT($winners) ->
    [one] Gana{ FORM($winners, case: "ends") } { FORM($winners, case: "the") } con { $points } PV.
   *[other] { CAP(FORM($winners, case: "the")) } comparten la victoria con { $points } PV.
}
v1919-end-settled = Se resuelve el asunto de fin de partida: termina la partida.
v1919-end-deck = No quedan asuntos que robar: termina la partida.
v1919-end-emptied = El mazo de asuntos está vacío: termina la partida.
v1919-end-stall = En 30 rondas no se ha resuelto ningún asunto: la partida se puntúa tal como está.

## Cartas: una oración por paso
v1919-step-then = { $first } y { $then }
v1919-value-choose = Una de dos
v1919-step-choose-2 = quien decide elige una de dos: { $first }, o bien { $second }
v1919-step-choose-3 = quien decide elige una de tres: { $first }, o bien { $second }, o bien { $third }
v1919-step-choose-among-1 = quien decide nombra { $whom }: { $first }
v1919-step-choose-among-2 = quien decide nombra { $whom }, que elige una de dos: { $first }, o bien { $second }
v1919-step-choose-among-3 = quien decide nombra { $whom }, que elige una de tres: { $first }, o bien { $second }, o bien { $third }
v1919-value-choose-player = Nombrar a un jugador
v1919-step-choose-player-1 = quien decide nombra a un jugador: { $first }
v1919-step-choose-player-2 = quien decide nombra a un jugador, que elige una de dos: { $first }, o bien { $second }
v1919-step-choose-player-3 = quien decide nombra a un jugador, que elige una de tres: { $first }, o bien { $second }, o bien { $third }
v1919-value-uprising-check = Chequeo de levantamiento
v1919-step-uprising-check-printed = chequeo de levantamiento { FORM($region, case: "in") }
v1919-step-uprising-check-random = chequeo de levantamiento en una región aleatoria
v1919-step-uprising-check-any = chequeo de levantamiento en la región con más disturbios, o en cada una si son varias
v1919-step-uprising-check-same = chequeo de levantamiento en la misma región
v1919-value-unrest = Disturbios
v1919-step-unrest-printed = disturbios { $way ->
    [down] −{ $n }
   *[up] +{ $n }
} { FORM($region, case: "in") }
v1919-step-unrest-random = disturbios { $way ->
    [down] −{ $n }
   *[up] +{ $n }
} en una región aleatoria
v1919-step-unrest-choice = disturbios { $way ->
    [down] −{ $n }
   *[up] +{ $n }
} en una región a elección de quien decide
v1919-step-unrest-choice-2 = disturbios { $way ->
    [down] −{ $n }
   *[up] +{ $n }
} en cada una de 2 regiones a elección de quien decide
v1919-step-unrest-choice-other = disturbios { $way ->
    [down] −{ $n }
   *[up] +{ $n }
} en otra región a elección de quien decide
v1919-step-unrest-same = disturbios { $way ->
    [down] −{ $n }
   *[up] +{ $n }
} en la misma región
v1919-value-powder-keg = Polvorín
v1919-step-powder-keg-printed = polvorín { $way ->
    [down] −{ $n }
   *[up] +{ $n }
} { FORM($region, case: "in") }
v1919-step-powder-keg-random = polvorín { $way ->
    [down] −{ $n }
   *[up] +{ $n }
} en una región aleatoria
v1919-step-powder-keg-choice = polvorín { $way ->
    [down] −{ $n }
   *[up] +{ $n }
} en una región a elección de quien decide
v1919-step-powder-keg-choice-2 = polvorín { $way ->
    [down] −{ $n }
   *[up] +{ $n }
} en cada una de 2 regiones a elección de quien decide
v1919-step-powder-keg-choice-other = polvorín { $way ->
    [down] −{ $n }
   *[up] +{ $n }
} en otra región a elección de quien decide
v1919-step-powder-keg-same = polvorín { $way ->
    [down] −{ $n }
   *[up] +{ $n }
} en la misma región
v1919-value-happiness = Felicidad
v1919-step-happiness-nation = felicidad { $way ->
    [down] −{ $n }
   *[up] +{ $n }
} para { FORM($nation, case: "the") }
v1919-step-happiness-all-players = felicidad { $way ->
    [down] −{ $n }
   *[up] +{ $n }
} para todos los jugadores
v1919-step-happiness-chosen-player = felicidad { $way ->
    [down] −{ $n }
   *[up] +{ $n }
} para ese jugador
v1919-step-happiness-decider = felicidad { $way ->
    [down] −{ $n }
   *[up] +{ $n }
} para quien decide
v1919-step-happiness-nations = felicidad { $way ->
    [down] −{ $n }
   *[up] +{ $n }
} { FORM($nations, case: "of") }
v1919-step-happiness-those = felicidad { $way ->
    [down] −{ $n }
   *[up] +{ $n }
} para { $whom }
v1919-value-happiness-if-military = Felicidad según unidades
v1919-step-happiness-if-military = felicidad { $way ->
    [down] −{ $n }
   *[up] +{ $n }
} para cada jugador con { $units } o más unidades militares sin desmovilizar
v1919-value-recover-influence = Recuperar influencia
v1919-step-recover-influence-nation = { FORM($nation, case: "the") } recupera{ FORM($nation, case: "ends") } { $n ->
    [one] 1 cubo de influencia
   *[other] { $n } cubos de influencia
}
v1919-step-recover-influence-all-players = cada jugador recupera { $n ->
    [one] 1 cubo de influencia
   *[other] { $n } cubos de influencia
}
v1919-step-recover-influence-chosen-player = ese jugador recupera { $n ->
    [one] 1 cubo de influencia
   *[other] { $n } cubos de influencia
}
v1919-step-recover-influence-decider = quien decide recupera { $n ->
    [one] 1 cubo de influencia
   *[other] { $n } cubos de influencia
}
v1919-step-recover-influence-nations = { FORM($nations, case: "the") } recuperan { $n ->
    [one] 1 cubo de influencia
   *[other] { $n } cubos de influencia
} por potencia
v1919-step-recover-influence-those = { $whom } recupera { $n ->
    [one] 1 cubo de influencia
   *[other] { $n } cubos de influencia
}
v1919-value-exhaust-influence = Agotar influencia
v1919-step-exhaust-influence-nation = { FORM($nation, case: "the") } agota{ FORM($nation, case: "ends") } { $n ->
    [one] 1 cubo de influencia
   *[other] { $n } cubos de influencia
}
v1919-step-exhaust-influence-all-players = cada jugador agota { $n ->
    [one] 1 cubo de influencia
   *[other] { $n } cubos de influencia
}
v1919-step-exhaust-influence-chosen-player = ese jugador agota { $n ->
    [one] 1 cubo de influencia
   *[other] { $n } cubos de influencia
}
v1919-step-exhaust-influence-decider = quien decide agota { $n ->
    [one] 1 cubo de influencia
   *[other] { $n } cubos de influencia
}
v1919-step-exhaust-influence-nations = { FORM($nations, case: "the") } agotan { $n ->
    [one] 1 cubo de influencia
   *[other] { $n } cubos de influencia
} por potencia
v1919-step-exhaust-influence-those = { $whom } agota { $n ->
    [one] 1 cubo de influencia
   *[other] { $n } cubos de influencia
}
v1919-value-withdraw-influence = Retirar influencia
v1919-step-withdraw-influence-nation = { FORM($nation, case: "the") } devuelve{ FORM($nation, case: "ends") } al área de disponibilidad hasta { $n ->
    [one] 1 cubo de influencia propio
   *[other] { $n } cubos de influencia propios
} de un solo asunto
v1919-step-withdraw-influence-chosen-player = ese jugador devuelve al área de disponibilidad hasta { $n ->
    [one] 1 cubo de influencia propio
   *[other] { $n } cubos de influencia propios
} de un solo asunto
v1919-step-withdraw-influence-decider = quien decide devuelve al área de disponibilidad hasta { $n ->
    [one] 1 cubo de influencia propio
   *[other] { $n } cubos de influencia propios
} de un solo asunto
v1919-value-ready-military = Recuperar unidades
v1919-step-ready-military-nation = { FORM($nation, case: "the") } recupera{ FORM($nation, case: "ends") } todas sus unidades militares agotadas
v1919-step-ready-military-all-players = cada jugador recupera todas sus unidades militares agotadas
v1919-step-ready-military-chosen-player = ese jugador recupera todas sus unidades militares agotadas
v1919-step-ready-military-decider = quien decide recupera todas sus unidades militares agotadas
v1919-step-ready-military-those = { $whom } recupera todas sus unidades militares agotadas
v1919-value-exhaust-military = Agotar unidades
v1919-step-exhaust-military-nation = { FORM($nation, case: "the") } agota{ FORM($nation, case: "ends") } { $n ->
    [one] 1 unidad militar, disponible o desplegada
   *[other] { $n } unidades militares, disponibles o desplegadas
}
v1919-step-exhaust-military-chosen-player = ese jugador agota { $n ->
    [one] 1 unidad militar, disponible o desplegada
   *[other] { $n } unidades militares, disponibles o desplegadas
}
v1919-step-exhaust-military-decider = quien decide agota { $n ->
    [one] 1 unidad militar, disponible o desplegada
   *[other] { $n } unidades militares, disponibles o desplegadas
}
v1919-step-exhaust-military-in-nation = { FORM($nation, case: "the") } agota{ FORM($nation, case: "ends") } su unidad militar desplegada { FORM($region, case: "in") }
v1919-step-exhaust-military-in-chosen-player = ese jugador agota su unidad militar desplegada { FORM($region, case: "in") }
v1919-step-exhaust-military-in-decider = quien decide agota su unidad militar desplegada { FORM($region, case: "in") }
v1919-value-may-demobilize = Puede desmovilizar
v1919-step-may-demobilize-nation = { FORM($nation, case: "the") } puede{ FORM($nation, case: "ends") } desmovilizar 1 unidad militar
v1919-step-may-demobilize-all-players = cada jugador, en el sentido de las agujas del reloj desde quien decide, puede desmovilizar 1 unidad militar en la casilla libre más alta
v1919-step-may-demobilize-chosen-player = ese jugador puede desmovilizar 1 unidad militar
v1919-step-may-demobilize-decider = quien decide puede desmovilizar 1 unidad militar
v1919-step-may-demobilize-those = { $whom } puede desmovilizar 1 unidad militar
v1919-value-unsettle-issue = Desestabilizar un asunto
v1919-step-unsettle-issue-region = quien decide desestabiliza un asunto resuelto { FORM($region, case: "of") }{ $stars ->
    [99] {""}
    [one] {" "}de 1 estrella
   *[other] {" "}de { $stars } estrellas como máximo
}
v1919-step-unsettle-issue-none = quien decide desestabiliza un asunto resuelto sin región{ $stars ->
    [99] {""}
    [one] {" "}de 1 estrella
   *[other] {" "}de { $stars } estrellas como máximo
}
v1919-step-unsettle-issue-counter = quien decide desestabiliza un asunto resuelto con una ficha «{ $counter }»{ $stars ->
    [99] {""}
    [one] {" "}de 1 estrella
   *[other] {" "}de { $stars } estrellas como máximo
}
v1919-step-unsettle-issue-any = quien decide desestabiliza un asunto resuelto con una ficha de estrategia{ $stars ->
    [99] {""}
    [one] {" "}de 1 estrella
   *[other] {" "}de { $stars } estrellas como máximo
}
v1919-step-with-unrest = { $step }, y los disturbios con él
v1919-step-ready-some-military-nation = { FORM($nation, case: "the") } recupera{ FORM($nation, case: "ends") } hasta { $n } de sus unidades militares agotadas
v1919-value-must-demobilize = Debe desmovilizar
v1919-step-must-demobilize-nation = { FORM($nation, case: "the") } debe{ FORM($nation, case: "ends") } desmovilizar 1 unidad militar
v1919-step-must-demobilize-all-players = cada jugador debe desmovilizar 1 unidad militar
v1919-step-must-demobilize-chosen-player = ese jugador debe desmovilizar 1 unidad militar
v1919-step-must-demobilize-decider = quien decide debe desmovilizar 1 unidad militar
v1919-step-must-demobilize-those = { $whom } debe desmovilizar 1 unidad militar
v1919-value-recall-military = Devolver una unidad
v1919-step-recall-military-nation = { FORM($nation, case: "the") } devuelve{ FORM($nation, case: "ends") } al área de disponibilidad su unidad militar desplegada { FORM($region, case: "in") }
v1919-step-recall-military-all-players = cada jugador devuelve al área de disponibilidad su unidad militar desplegada { FORM($region, case: "in") }
v1919-step-recall-military-chosen-player = ese jugador devuelve al área de disponibilidad su unidad militar desplegada { FORM($region, case: "in") }
v1919-step-recall-military-decider = quien decide devuelve al área de disponibilidad su unidad militar desplegada { FORM($region, case: "in") }
v1919-step-recall-military-those = { $whom } devuelve al área de disponibilidad su unidad militar desplegada { FORM($region, case: "in") }
v1919-step-ready-some-military-all-players = cada jugador recupera hasta { $n } de sus unidades militares agotadas
v1919-step-ready-some-military-chosen-player = ese jugador recupera hasta { $n } de sus unidades militares agotadas
v1919-step-ready-some-military-decider = quien decide recupera hasta { $n } de sus unidades militares agotadas
v1919-value-unsettle-named = Desestabilizar un asunto concreto
v1919-step-unsettle-named = se desestabiliza el asunto { FORM($issue, case: "the") }, si está resuelto
v1919-value-unsettle-of = Desestabilizar un asunto de alguien
v1919-step-unsettle-of-anybody = quien decide desestabiliza cualquier asunto resuelto{ $where }{ $stars ->
    [99] {""}
    [one] {" "}de 1 estrella
   *[other] {" "}de { $stars } estrellas como máximo
}
v1919-step-unsettle-of-chosen-player = quien decide desestabiliza un asunto resuelto{ $where } de ese jugador{ $stars ->
    [99] {""}
    [one] {" "}de 1 estrella
   *[other] {" "}de { $stars } estrellas como máximo
}
v1919-step-unsettle-of-decider = quien decide desestabiliza un asunto propio resuelto{ $where }{ $stars ->
    [99] {""}
    [one] {" "}de 1 estrella
   *[other] {" "}de { $stars } estrellas como máximo
}
v1919-step-unsettle-of-others = quien decide desestabiliza un asunto resuelto{ $where } de otro jugador{ $stars ->
    [99] {""}
    [one] {" "}de 1 estrella
   *[other] {" "}de { $stars } estrellas como máximo
}
v1919-step-unsettle-anywhere = {""}
v1919-step-unsettle-where = {" "}{ FORM($region, case: "of") }
v1919-step-unsettle-nowhere = {" "}sin región
v1919-step-player-others = a otro jugador
v1919-step-player-military = a un jugador con una unidad militar sin desmovilizar
v1919-step-player-military-in = a un jugador con una unidad militar desplegada { FORM($region, case: "in") }
v1919-step-player-controls = a un jugador que controla un asunto
v1919-step-player-controls-in = a un jugador que controla un asunto { FORM($region, case: "of") }
v1919-step-ready-some-military-those = { $whom } recupera hasta { $n } de sus unidades militares agotadas
v1919-value-remove-influence = Quitar influencia
v1919-step-remove-influence-nation = quien decide quita de un solo asunto hasta { $n ->
    [one] 1 cubo de influencia
   *[other] { $n } cubos de influencia
} { FORM($nation, case: "of") }
v1919-step-remove-influence-chosen-player = quien decide quita de un solo asunto hasta { $n ->
    [one] 1 cubo de influencia
   *[other] { $n } cubos de influencia
} de ese jugador
v1919-step-remove-influence-decider = quien decide quita de un solo asunto hasta { $n ->
    [one] 1 cubo de influencia
   *[other] { $n } cubos de influencia
} de los suyos
v1919-step-to-available = { $step }, de vuelta al área de disponibilidad
v1919-value-place-influence = Colocar influencia
v1919-step-place-influence-nation = { FORM($nation, case: "the") } coloca{ FORM($nation, case: "ends") } en un solo asunto hasta { $n ->
    [one] 1 cubo de influencia
   *[other] { $n } cubos de influencia
} disponible
v1919-step-place-influence-chosen-player = ese jugador coloca en un solo asunto hasta { $n ->
    [one] 1 cubo de influencia
   *[other] { $n } cubos de influencia
} disponible
v1919-step-place-influence-decider = quien decide coloca en un solo asunto hasta { $n ->
    [one] 1 cubo de influencia
   *[other] { $n } cubos de influencia
} disponible
v1919-value-replace-waiting = Cambiar una carta de la sala de espera
v1919-step-replace-issue-deck = quien decide descarta un asunto de la sala de espera y pone en su lugar el primero del mazo; la influencia que tuviera queda disponible
v1919-step-replace-issue-discards = quien decide descarta un asunto de la sala de espera y pone en su lugar el último descartado; la influencia que tuviera queda disponible
v1919-step-replace-event-deck = quien decide descarta un evento de la sala de espera y pone en su lugar el primero del mazo, sin su crisis
v1919-step-replace-event-discards = quien decide descarta un evento de la sala de espera y pone en su lugar el último descartado, sin su crisis
v1919-value-swap-issues = Intercambiar dos asuntos
v1919-step-swap-issues = quien decide intercambia un asunto de la mesa por uno de la sala de espera, cada uno con su influencia
v1919-value-if = Si… entonces…
v1919-step-if = si { $test }: { $then }
v1919-step-if-else = si { $test }: { $then }; si no: { $otherwise }

## Cartas: lo que llevan impreso
v1919-card-issue = { $region }, { $stars ->
    [one] 1 estrella
   *[other] { $stars } estrellas
}
v1919-card-no-military = símbolo «no militar»
v1919-card-game-end = Carta de fin de partida: la partida termina en cuanto se resuelve.
v1919-card-game-end-taken = Se la lleva quien tiene más influencia en ella. Al robarla debe ir a la sala de espera.
v1919-card-option = { FORM($option, case: "the") }: { $changes }.
v1919-card-list = { $first }, { $then }
v1919-card-no-change = sin cambios
v1919-card-counter = ficha «{ $counter }»
v1919-card-counter-either = ficha «{ $first }» o «{ $second }»
v1919-card-event = Evento
v1919-card-event-icon = Evento con icono de influencia
v1919-card-crisis = Crisis: { $effect }.
v1919-card-conference = Conferencia: { $effect }.
v1919-card-conference-optional = Conferencia, opcional: { $effect }.
v1919-card-strategy = Carta de estrategia
v1919-score-icon = { $vp } PV por cada ficha «{ $counter }» en juego.
v1919-score-regions-le-3 = { $vp } PV por cada región con disturbios en 3 o menos.
v1919-score-regions-ge-4 = { $vp } PV por cada región con disturbios en 4 o más.
v1919-score-military-disc = { $vp } PV por cada unidad militar tuya sin desmovilizar.
v1919-score-happiness-x2 = Los puntos por felicidad cuentan el doble.
v1919-score-japan-signs = { $vp } PV si Japón firma el tratado.
v1919-score-japan-refuses = { $vp } PV si Japón se niega a firmar.
v1919-score-italy-signs = { $vp } PV si Italia firma el tratado.
v1919-score-italy-refuses = { $vp } PV si Italia se niega a firmar.

## Tablero
v1919-table-issues = Asuntos
v1919-table-events = Eventos
v1919-table-regions = Regiones
v1919-table-nations = Naciones
v1919-table-settled = Asuntos resueltos
v1919-table-decks = Cartas
v1919-table-place = Lugar
v1919-table-on-table = Sobre la mesa
v1919-table-waiting = Sala de espera
v1919-table-issue = Asunto
v1919-table-event = Evento
v1919-table-stars = ★
v1919-table-region = Región
v1919-table-nation = Nación
v1919-table-leader = En cabeza
    .short = Lidera
v1919-table-controller = Control
v1919-table-keg = Polvorín
v1919-table-unrest = Disturbios
    .short = Dist.
v1919-table-uprising = N.º de levantamiento
    .short = Dado
v1919-table-no-uprising = ✕
v1919-table-column = Columna { $number }
    .short = { $number }
v1919-table-player = Jugador
v1919-table-happiness = Felicidad
    .short = Felic.
v1919-table-influence = Influencia (agotada)
    .short = Infl. (ag.)
v1919-table-military = Unidades (agotadas)
    .short = Unid. (ag.)
v1919-table-deployed = Desplegadas
    .short = Despl.
v1919-table-demobilized = Desmovilizadas
    .short = Desm.
v1919-table-strategy = Estrategia
    .short = Estr.
v1919-table-pool = { $available } ({ $exhausted })
v1919-table-control = Control
    .short = Control
v1919-table-option = Opción
v1919-table-counters = Fichas
v1919-table-issue-deck = Mazo de asuntos
v1919-table-issue-discard = Asuntos descartados, el último encima
v1919-table-event-deck = Mazo de eventos
v1919-table-event-discard = Eventos descartados, el último encima
v1919-table-drawn = Asuntos robados
v1919-table-strategies = Cartas de estrategia a elegir
v1919-table-solo = Modo en solitario
v1919-table-strength = Fuerza { FORM($nation, case: "of") }
v1919-table-points = PV
v1919-table-target = PV necesarios
v1919-table-what = Concepto
v1919-table-number = Número
v1919-table-deals = Acuerdos
v1919-table-note = Nota (no obliga a nadie)
v1919-table-standing = Estado
v1919-table-term = Condición
v1919-table-binds = Obliga este turno
v1919-table-due = Por pagar
v1919-table-free = Palabra, sin obligar
v1919-table-kept = Palabra cumplida
v1919-table-broken = Palabra incumplida
v1919-table-offered = Propuesta
v1919-table-drafted = Tu borrador
v1919-table-cards = Cartas
v1919-table-name = { $symbol }
v1919-table-short = { FORM($nation, case: "short") }
v1919-table-seat = { $player }
v1919-table-active = ● { $player }
v1919-table-none = ·
v1919-reached = Asuntos en el mazo: { $issues }
v1919-picture = { $count ->
    [0] { "" }
   *[other] En la mesa: { $issues }.{ " " }
}Con más disturbios ({ $n }): { FORM($regions, case: "the") }.

## Paquetes de cartas

## The score by source
v1919-tally-issues = Asuntos { FORM($region, case: "in") }
v1919-tally-world = Asuntos sin región
v1919-tally-flags = Fichas con la bandera propia
v1919-tally-strategy = Carta de estrategia { FORM($card, case: "the") }
v1919-tally-happiness = Puesto en felicidad
v1919-tally-unhappy = Felicidad en 0
v1919-tally-strongest = Turnos empezados como la más fuerte

## La partida en solitario, contada al final

v1919-alone-won = Ganas con { $points } PV; hacían falta { $target }.
v1919-alone-lost = Pierdes con { $points } PV; hacían falta { $target }.
v1919-alone-turns = { $points ->
    [0] No empezaste ninguno de tus { $turns } turnos como la única facción más fuerte.
   *[other] Empezaste { $points } de tus { $turns } turnos como la única facción más fuerte.
}
v1919-alone-ahead = Tu facción al final, { FORM($mine, case: "the") }, tenía fuerza { $strength }; la seguía{ FORM($other, case: "ends") } { FORM($other, case: "the") } con { $most }.
v1919-alone-behind = Tu facción al final, { FORM($mine, case: "the") }, tenía fuerza { $strength }; { FORM($other, case: "the") }, { $most }.
v1919-alone-changes = { $n ->
    [0] Jugaste con la misma facción del primer turno al último.
    [one] Cambiaste de facción una vez.
   *[other] Cambiaste de facción { $n } veces.
}

## What is established of a card
v1919-known-name = nombre
v1919-known-stars = estrellas
v1919-known-region = región
v1919-known-options = opciones
v1919-known-kind = clase
v1919-known-icon = icono de influencia
v1919-known-crisis = efecto de crisis
v1919-known-conference = efecto de conferencia
v1919-known-optional = si es opcional
v1919-known-score = qué puntúa
