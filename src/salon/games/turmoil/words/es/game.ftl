# Europa convulsa: Preludio de la Gran Guerra.

turmoil-title = Europa convulsa
    .blurb = Europa antes de la Gran Guerra: el bando autoritario y el liberal se disputan el apoyo de un continente.
turmoil-art = Grabado: un acorazado de noche, reflectores cruzados sobre una estrella y una corona
turmoil-tagline = Corona o estrella: Europa de 1890 a la Gran Guerra.
turmoil-curve = el marcador de PV

## Nombres. Formas: the (con artículo; los títulos, entre comillas), of (de), to (a), short (rótulo del mapa), sp, sp1 y support (PA de un bando), navy y navyof (su marina), bloc, gains, controls, control, fights, letter.
turmoil-side-authoritarian = Autoritario
    .the = el jugador autoritario
    .of = del jugador autoritario
    .to = al jugador autoritario
    .adj = autoritario
    .sp = PA autoritarios
    .sp1 = PA autoritario
    .support = PA autoritarios
    .navy = la Marina alemana
    .navyof = de la Marina alemana
    .bloc = las Potencias Centrales
    .gains = el jugador autoritario gana
    .controls = el jugador autoritario controla
    .control = controla el jugador autoritario
    .letter = A
    .holds = controle el jugador autoritario
    .short = Autor.
turmoil-side-liberal = Liberal
    .the = el jugador liberal
    .of = del jugador liberal
    .to = al jugador liberal
    .adj = liberal
    .sp = PA liberales
    .sp1 = PA liberal
    .support = PA liberales
    .navy = la Marina británica
    .navyof = de la Marina británica
    .bloc = la Entente
    .gains = el jugador liberal gana
    .controls = el jugador liberal controla
    .control = controla el jugador liberal
    .letter = L
    .holds = controle el jugador liberal
    .short = Lib.
turmoil-side-own = Tú
    .the = tú
    .of = tuyo
    .to = a ti
    .sp = PA propios
    .sp1 = PA propio
    .support = PA propios
    .navy = tu marina
    .navyof = de tu marina
    .gains = ganas
    .controls = controlas
    .control = controlas
    .holds = controles
turmoil-side-enemy = Rival
    .the = el rival
    .of = del rival
    .to = al rival
    .sp = PA del rival
    .support = PA del rival
    .navy = la marina del rival
    .navyof = de la marina del rival
    .gains = el rival gana
    .controls = el rival controla
    .control = controla el rival
    .holds = controle el rival
turmoil-side-both = Ambos
turmoil-region-france = Francia
    .of = de Francia
turmoil-region-germany = Alemania
    .of = de Alemania
turmoil-region-austria_hungary = Austria-Hungría
    .of = de Austria-Hungría
turmoil-region-russia = Rusia
    .of = de Rusia
turmoil-region-balkans = Balcanes
    .the = los Balcanes
    .of = de los Balcanes
turmoil-region-independent = Independientes
    .the = los espacios independientes
    .of = de los espacios independientes
turmoil-nation-austria_hungary = Austria-Hungría
    .of = de Austria-Hungría
    .fights = Austria-Hungría combate
    .fightsnot = Austria-Hungría no combate
    .ends = {""}
turmoil-nation-balkans = Balcanes
    .the = los Balcanes
    .of = de los Balcanes
    .fights = los Balcanes combaten
    .fightsnot = los Balcanes no combaten
    .ends = n
turmoil-nation-britain = Gran Bretaña
    .of = de Gran Bretaña
    .fights = Gran Bretaña combate
    .fightsnot = Gran Bretaña no combate
    .ends = {""}
turmoil-nation-france = Francia
    .of = de Francia
    .fights = Francia combate
    .fightsnot = Francia no combate
    .ends = {""}
turmoil-nation-germany = Alemania
    .of = de Alemania
    .fights = Alemania combate
    .fightsnot = Alemania no combate
    .ends = {""}
turmoil-nation-italy = Italia
    .of = de Italia
    .fights = Italia combate
    .fightsnot = Italia no combate
    .ends = {""}
turmoil-nation-ottoman_empire = Imperio otomano
    .the = el Imperio otomano
    .of = del Imperio otomano
    .fights = el Imperio otomano combate
    .fightsnot = el Imperio otomano no combate
    .ends = {""}
turmoil-nation-russia = Rusia
    .of = de Rusia
    .fights = Rusia combate
    .fightsnot = Rusia no combate
    .ends = {""}
turmoil-era-victorian = Era victoriana
    .the = la era victoriana
turmoil-era-edwardian = Era eduardiana
    .the = la era eduardiana
turmoil-era-georgian = Era georgiana
    .the = la era georgiana
turmoil-icon-government = Gobierno
    .of = de gobierno
    .short = Gob.
turmoil-icon-monarch = Monarca
    .of = de monarca
turmoil-icon-church = Iglesia
    .of = de iglesia
turmoil-icon-worker = Obrero
    .of = de obrero
turmoil-icon-bourgeoisie = Burguesía
    .of = de burguesía
    .short = Burg.
turmoil-icon-farmer = Campesino
    .of = de campesino
turmoil-icon-army = Ejército
    .of = de ejército
turmoil-icon-intellectual = Intelectual
    .of = de intelectual
    .short = Intel.
turmoil-icon-annex = Anexión
    .of = de anexión
turmoil-level-none = nada
turmoil-level-presence = presencia
turmoil-level-domination = dominio
turmoil-level-control = control
turmoil-space-brittany_normandy = Bretaña/Normandía
    .of = de Bretaña/Normandía
    .short = Bret./Norm.
turmoil-space-picardy = Picardía
    .of = de Picardía
turmoil-space-beau_monde = Beau Monde
    .the = el espacio Beau Monde
    .of = del espacio Beau Monde
turmoil-space-french_writers = Escritores franceses
    .the = el espacio Escritores franceses
    .of = del espacio Escritores franceses
    .short = Escritores
turmoil-space-french_catholic_church = Iglesia católica francesa
    .the = el espacio Iglesia católica francesa
    .of = del espacio Iglesia católica francesa
    .short = Igl. francesa
turmoil-space-fauvism = Fauvismo
    .the = el espacio Fauvismo
    .of = del espacio Fauvismo
turmoil-space-paris = París
    .of = de París
turmoil-space-french_armed_forces = Fuerzas Armadas francesas
    .the = el espacio Fuerzas Armadas francesas
    .of = del espacio Fuerzas Armadas francesas
    .short = Ejto. francés
turmoil-space-bordeaux = Burdeos
    .of = de Burdeos
turmoil-space-dijon = Dijon
    .of = de Dijon
turmoil-space-nice = Niza
    .of = de Niza
turmoil-space-colonials = Colonialistas
    .the = el espacio Colonialistas
    .of = del espacio Colonialistas
turmoil-space-hanover_oldenburg = Hannover/Oldemburgo
    .of = de Hannover/Oldemburgo
    .short = Hannover/Old.
turmoil-space-kiel = Kiel
    .of = de Kiel
turmoil-space-jugendstil = Jugendstil
    .the = el espacio Jugendstil
    .of = del espacio Jugendstil
turmoil-space-east_prussia = Prusia Oriental
    .of = de Prusia Oriental
    .short = Prusia Orient.
turmoil-space-imperial_army = Ejército imperial
    .the = el espacio Ejército imperial
    .of = del espacio Ejército imperial
    .short = Ejto. imperial
turmoil-space-wilhelm_ii = Guillermo II
    .the = el espacio Guillermo II
    .of = del espacio Guillermo II
turmoil-space-berlin = Berlín
    .of = de Berlín
turmoil-space-silesia = Silesia
    .of = de Silesia
turmoil-space-alsace_lorraine = Alsacia-Lorena
    .of = de Alsacia-Lorena
turmoil-space-industrialists = Industriales
    .the = el espacio Industriales
    .of = del espacio Industriales
turmoil-space-saxony = Sajonia
    .of = de Sajonia
turmoil-space-bavaria = Baviera
    .of = de Baviera
turmoil-space-bohemia = Bohemia
    .of = de Bohemia
turmoil-space-moravia = Moravia
    .of = de Moravia
turmoil-space-galicia = Galitzia/Przemyśl
    .of = de Galitzia/Przemyśl
    .short = Galitzia
turmoil-space-viennese_secession = Secesión de Viena
    .the = el espacio Secesión de Viena
    .of = del espacio Secesión de Viena
    .short = Secesión
turmoil-space-vienna = Viena
    .of = de Viena
turmoil-space-budapest = Budapest
    .of = de Budapest
turmoil-space-alto_adige = Alto Adigio
    .of = del Alto Adigio
    .the = el Alto Adigio
turmoil-space-trieste = Trieste
    .of = de Trieste
turmoil-space-austrian_catholic_church = Iglesia católica austriaca
    .the = el espacio Iglesia católica austriaca
    .of = del espacio Iglesia católica austriaca
    .short = Igl. austriaca
turmoil-space-dual_monarchy = Monarquía dual
    .the = el espacio Monarquía dual
    .of = del espacio Monarquía dual
turmoil-space-transylvania = Transilvania
    .of = de Transilvania
turmoil-space-croatia = Croacia
    .of = de Croacia
turmoil-space-finland = Finlandia
    .of = de Finlandia
turmoil-space-siberia = Siberia
    .of = de Siberia
turmoil-space-saint_petersburg = San Petersburgo
    .of = de San Petersburgo
    .short = S. Petersburgo
turmoil-space-russian_bourgeoisie = Burguesía rusa
    .the = el espacio Burguesía rusa
    .of = del espacio Burguesía rusa
turmoil-space-baltic_states = Provincias bálticas
    .the = las provincias bálticas
    .of = de las provincias bálticas
    .short = Prov. bálticas
turmoil-space-nicolas_ii = Nicolás II
    .the = el espacio Nicolás II
    .of = del espacio Nicolás II
turmoil-space-moscow = Moscú
    .of = de Moscú
turmoil-space-symbolism = Simbolismo
    .the = el espacio Simbolismo
    .of = del espacio Simbolismo
turmoil-space-poland = Polonia
    .of = de Polonia
turmoil-space-tsarist_army = Ejército zarista
    .the = el espacio Ejército zarista
    .of = del espacio Ejército zarista
    .short = Ejto. zarista
turmoil-space-belarus = Bielorrusia
    .of = de Bielorrusia
turmoil-space-ukraine = Ucrania
    .of = de Ucrania
turmoil-space-russian_orthodox_church = Iglesia ortodoxa rusa
    .the = el espacio Iglesia ortodoxa rusa
    .of = del espacio Iglesia ortodoxa rusa
    .short = Igl. ortodoxa
turmoil-space-crimea = Crimea
    .of = de Crimea
turmoil-space-bosnia = Bosnia
    .of = de Bosnia
turmoil-space-serbia = Serbia
    .of = de Serbia
turmoil-space-romania = Rumanía
    .of = de Rumanía
turmoil-space-montenegro = Montenegro
    .of = de Montenegro
turmoil-space-bulgaria = Bulgaria
    .of = de Bulgaria
turmoil-space-macedonia = Macedonia
    .of = de Macedonia
turmoil-space-greece = Grecia
    .of = de Grecia
turmoil-space-norway = Noruega
    .of = de Noruega
turmoil-space-sweden = Suecia
    .of = de Suecia
turmoil-space-denmark = Dinamarca
    .of = de Dinamarca
turmoil-space-netherlands = Países Bajos
    .the = los Países Bajos
    .of = de los Países Bajos
turmoil-space-belgium = Bélgica
    .of = de Bélgica
turmoil-space-switzerland = Suiza
    .of = de Suiza
turmoil-space-spain_portugal = España/Portugal
    .of = de España/Portugal
    .short = Esp./Portugal
turmoil-space-morocco = Marruecos
    .of = de Marruecos
turmoil-space-algeria = Argelia
    .of = de Argelia
turmoil-space-tunisia = Túnez
    .of = de Túnez
turmoil-space-italy = Italia
    .of = de Italia
turmoil-space-libya = Libia
    .of = de Libia
turmoil-space-constantinople = Constantinopla
    .of = de Constantinopla
turmoil-space-united_kingdom = Reino Unido
    .the = el Reino Unido
    .of = del Reino Unido
turmoil-space-egypt = Egipto
    .of = de Egipto
turmoil-space-ottoman_empire = Imperio otomano
    .the = el Imperio otomano
    .of = del Imperio otomano
    .short = Imp. otomano
turmoil-card-1 = El almirante von Tirpitz
    .the = «El almirante von Tirpitz»
turmoil-card-2 = Laicidad del Estado en Francia
    .the = «Laicidad del Estado en Francia»
turmoil-card-3 = Segunda Internacional
    .the = «Segunda Internacional»
turmoil-card-4 = Francisco Fernando
    .the = «Francisco Fernando»
turmoil-card-5 = El caso Dreyfus
    .the = «El caso Dreyfus»
turmoil-card-6 = Puntuación de Francia
    .the = «Puntuación de Francia»
turmoil-card-7 = Puntuación de Austria-Hungría
    .the = «Puntuación de Austria-Hungría»
turmoil-card-8 = Puntuación de Rusia
    .the = «Puntuación de Rusia»
turmoil-card-9 = Guerra ruso-japonesa
    .the = «Guerra ruso-japonesa»
turmoil-card-10 = Entente Cordiale
    .the = «Entente Cordiale»
turmoil-card-11 = Inversiones extranjeras
    .the = «Inversiones extranjeras»
turmoil-card-12 = Magiarización
    .the = «Magiarización»
turmoil-card-13 = Tradicionalismo
    .the = «Tradicionalismo»
turmoil-card-14 = Fundación del Partido Radical
    .the = «Fundación del Partido Radical»
turmoil-card-15 = Lord Fisher
    .the = «Lord Fisher»
turmoil-card-16 = Bloqueo político
    .the = «Bloqueo político»
turmoil-card-17 = Alianza de las Ocho Naciones
    .the = «Alianza de las Ocho Naciones»
turmoil-card-18 = Bernhard von Bülow
    .the = «Bernhard von Bülow»
turmoil-card-19 = Unión de Liberación
    .the = «Unión de Liberación»
turmoil-card-20 = Bonapartismo/Monarquismo
    .the = «Bonapartismo/Monarquismo»
turmoil-card-21 = Espíritu prusiano
    .the = «Espíritu prusiano»
turmoil-card-22 = Movimientos socialistas
    .the = «Movimientos socialistas»
turmoil-card-23 = Tercera Sección/Ojrana
    .the = «Tercera Sección/Ojrana»
turmoil-card-24 = Represión zarista
    .the = «Represión zarista»
turmoil-card-25 = El legado de Bismarck
    .the = «El legado de Bismarck»
turmoil-card-26 = Alianza franco-rusa
    .the = «Alianza franco-rusa»
turmoil-card-27 = Dúplice Alianza
    .the = «Dúplice Alianza»
turmoil-card-28 = El reparto de África
    .the = «El reparto de África»
turmoil-card-29 = Estándar de las dos potencias
    .the = «Estándar de las dos potencias»
turmoil-card-30 = Tradición militar
    .the = «Tradición militar»
turmoil-card-31 = Statu quo
    .the = «Statu quo»
turmoil-card-32 = Un nuevo Copenhague
    .the = «Un nuevo Copenhague»
turmoil-card-33 = Modernismo
    .the = «Modernismo»
turmoil-card-34 = Arte oficial
    .the = «Arte oficial»
turmoil-card-35 = Absolutismo
    .the = «Absolutismo»
turmoil-card-36 = La marcha de la historia
    .the = «La marcha de la historia»
turmoil-card-37 = Ferdinand Esterhazy
    .the = «Ferdinand Esterhazy»
turmoil-card-38 = Kulturkampf
    .the = «Kulturkampf»
turmoil-card-39 = Espiritismo y misticismo
    .the = «Espiritismo y misticismo»
turmoil-card-40 = Indecisión
    .the = «Indecisión»
turmoil-card-41 = Rehabilitación de Dreyfus
    .the = «Rehabilitación de Dreyfus»
turmoil-card-42 = El káiser interviene
    .the = «El káiser interviene»
turmoil-card-43 = Puntuación de los Balcanes
    .the = «Puntuación de los Balcanes»
turmoil-card-44 = Segunda Conferencia de La Haya
    .the = «Segunda Conferencia de La Haya»
turmoil-card-45 = Dominio belga en el Congo
    .the = «Dominio belga en el Congo»
turmoil-card-46 = Gobierno liberal en el Reino Unido
    .the = «Gobierno liberal en el Reino Unido»
turmoil-card-47 = Revolución de los Jóvenes Turcos
    .the = «Revolución de los Jóvenes Turcos»
turmoil-card-48 = Enver Pachá
    .the = «Enver Pachá»
turmoil-card-49 = Austria se anexiona Bosnia
    .the = «Austria se anexiona Bosnia»
turmoil-card-50 = Adopción del Plan Schlieffen
    .the = «Adopción del Plan Schlieffen»
turmoil-card-51 = Independencia de Noruega
    .the = «Independencia de Noruega»
turmoil-card-52 = Conrad von Hötzendorf
    .the = «Conrad von Hötzendorf»
turmoil-card-53 = Puntuación de Alemania
    .the = «Puntuación de Alemania»
turmoil-card-54 = Los tradicionalistas llegan al poder
    .the = «Los tradicionalistas llegan al poder»
turmoil-card-55 = El vizconde Grey
    .the = «El vizconde Grey»
turmoil-card-56 = Control del canal de la Mancha
    .the = «Control del canal de la Mancha»
turmoil-card-57 = Ley Naval/Ley de la Flota
    .the = «Ley Naval/Ley de la Flota»
turmoil-card-58 = Intervencionismo estadounidense
    .the = «Intervencionismo estadounidense»
turmoil-card-59 = Declaración de independencia
    .the = «Declaración de independencia»
turmoil-card-60 = El legado de 1848
    .the = «El legado de 1848»
turmoil-card-61 = Colapso de Rusia
    .the = «Colapso de Rusia»
turmoil-card-62 = Józef Piłsudski
    .the = «Józef Piłsudski»
turmoil-card-63 = Manifiesto de Octubre
    .the = «Manifiesto de Octubre»
turmoil-card-64 = Política de la diagonal
    .the = «Política de la diagonal»
turmoil-card-65 = Disolución de la Segunda Duma
    .the = «Disolución de la Segunda Duma»
turmoil-card-66 = Henry Wilson
    .the = «Henry Wilson»
turmoil-card-67 = Victoria electoral aplastante
    .the = «Victoria electoral aplastante»
turmoil-card-68 = Triple Alianza
    .the = «Triple Alianza»
turmoil-card-69 = Enrique de Prusia
    .the = «Enrique de Prusia»
turmoil-card-70 = Winston Churchill
    .the = «Winston Churchill»
turmoil-card-71 = Levantamiento local
    .the = «Levantamiento local»
turmoil-card-72 = Desfile militar
    .the = «Desfile militar»
turmoil-card-73 = Autoridad central
    .the = «Autoridad central»
turmoil-card-74 = Von Bethmann-Hollweg
    .the = «Von Bethmann-Hollweg»
turmoil-card-75 = Jean Jaurès
    .the = «Jean Jaurès»
turmoil-card-76 = Georges Clemenceau
    .the = «Georges Clemenceau»
turmoil-card-77 = Alsacia-Lorena
    .the = «Alsacia-Lorena»
turmoil-card-78 = Revolución de 1905
    .the = «Revolución de 1905»
turmoil-card-79 = Víktor Chernov
    .the = «Víktor Chernov»
turmoil-card-80 = Crisis de Tánger
    .the = «Crisis de Tánger»
turmoil-card-81 = Raoul Villain
    .the = «Raoul Villain»
turmoil-card-82 = Crisis de Agadir
    .the = «Crisis de Agadir»
turmoil-card-83 = Gavrilo Princip
    .the = «Gavrilo Princip»
turmoil-card-84 = Federación Balcánica
    .the = «Federación Balcánica»
turmoil-card-85 = Patriotismo/Nacionalismo
    .the = «Patriotismo/Nacionalismo»
turmoil-card-86 = Ley del Parlamento de 1911
    .the = «Ley del Parlamento de 1911»
turmoil-card-87 = Guerra en los Balcanes
    .the = «Guerra en los Balcanes»
turmoil-card-88 = No intervencionismo estadounidense
    .the = «No intervencionismo estadounidense»
turmoil-card-89 = Reforma agraria de Stolypin
    .the = «Reforma agraria de Stolypin»
turmoil-card-90 = Guerra civil balcánica
    .the = «Guerra civil balcánica»
turmoil-card-91 = Funeral de Eduardo VII
    .the = «Funeral de Eduardo VII»
turmoil-card-92 = Partido de la Libertad y la Concordia
    .the = «Partido de la Libertad y la Concordia»
turmoil-card-93 = Asalto a la Sublime Puerta
    .the = «Asalto a la Sublime Puerta»
turmoil-card-94 = La pérfida Italia
    .the = «La pérfida Italia»
turmoil-card-95 = Espléndido aislamiento
    .the = «Espléndido aislamiento»
turmoil-card-96 = Yugoslavia
    .the = «Yugoslavia»
turmoil-card-97 = Fuga/Regreso de los desterrados
    .the = «Fuga/Regreso de los desterrados»
turmoil-card-98 = Reinhold von Sydow
    .the = «Reinhold von Sydow»
turmoil-card-99 = Cooperación naval franco-británica
    .the = «Cooperación naval franco-británica»
turmoil-card-100 = Mercaderes/Industria de armas
    .the = «Mercaderes/Industria de armas»
turmoil-card-101 = Aristide Briand
    .the = «Aristide Briand»
turmoil-card-102 = Ampliación del ejército alemán
    .the = «Ampliación del ejército alemán»
turmoil-card-103 = La Mano Negra
    .the = «La Mano Negra»
turmoil-card-104 = Intento de neutralidad
    .the = «Intento de neutralidad»
turmoil-card-105 = Rosa Luxemburgo
    .the = «Rosa Luxemburgo»
turmoil-card-106 = Guerra preventiva
    .the = «Guerra preventiva»
turmoil-card-107 = Mitteleuropa
    .the = «Mitteleuropa»
turmoil-card-108 = Weltpolitik
    .the = «Weltpolitik»
turmoil-card-109 = Leopold von Berchtold
    .the = «Leopold von Berchtold»
turmoil-card-110 = István Tisza
    .the = «István Tisza»
turmoil-stability-1 = ¡Obreros, uníos!
    .the = «¡Obreros, uníos!»
turmoil-stability-2 = Cooperativas campesinas
    .the = «Cooperativas campesinas»
turmoil-stability-3 = Testimonios
    .the = «Testimonios»
turmoil-stability-4 = Clamor popular
    .the = «Clamor popular»
turmoil-stability-5 = Intelligentsia
    .the = «Intelligentsia»
turmoil-stability-6 = Gobiernos de izquierdas
    .the = «Gobiernos de izquierdas»
turmoil-stability-7 = Atentado anarquista
    .the = «Atentado anarquista»
turmoil-stability-8 = Bloqueo naval
    .the = «Bloqueo naval»
turmoil-stability-9 = Mayoría silenciosa
    .the = «Mayoría silenciosa»
turmoil-stability-10 = Nación más favorecida
    .the = «Nación más favorecida»
turmoil-stability-11 = Apoyo de los campesinos
    .the = «Apoyo de los campesinos»
turmoil-stability-12 = Régimen absolutista
    .the = «Régimen absolutista»
turmoil-stability-13 = Apoyo de los generales
    .the = «Apoyo de los generales»
turmoil-stability-14 = Cláusulas secretas del tratado
    .the = «Cláusulas secretas del tratado»
turmoil-stability-15 = Nación más favorecida
    .the = «Nación más favorecida»
turmoil-stability-16 = Enmienda a la Ley de la Flota
    .the = «Enmienda a la Ley de la Flota»
turmoil-stability-17 = Arte elitista
    .the = «Arte elitista»
turmoil-stability-18 = Represión gubernamental
    .the = «Represión gubernamental»
turmoil-stability-19 = Influencia eclesiástica
    .the = «Influencia eclesiástica»
turmoil-stability-20 = Sufragio censitario
    .the = «Sufragio censitario»
turmoil-mobilization-a1 = Serbien muss sterbien
    .the = «Serbien muss sterbien»
turmoil-mobilization-a2 = Campaña de Polonia
    .the = «Campaña de Polonia»
turmoil-mobilization-a3 = Campaña del Isonzo
    .the = «Campaña del Isonzo»
turmoil-mobilization-b1 = Tercera guerra de los Balcanes
    .the = «Tercera guerra de los Balcanes»
turmoil-mobilization-b2 = Guerra de liberación (Austria-Hungría)
    .the = «Guerra de liberación (Austria-Hungría)»
turmoil-mobilization-b3 = Guerra de liberación (Imperio otomano)
    .the = «Guerra de liberación (Imperio otomano)»
turmoil-mobilization-e1 = Bloqueo naval
    .the = «Bloqueo naval»
turmoil-mobilization-e2 = Fuerza Expedicionaria Británica
    .the = «Fuerza Expedicionaria Británica»
turmoil-mobilization-e3 = Galípoli/Allenby
    .the = «Galípoli/Allenby»
turmoil-mobilization-e4 = Salónica
    .the = «Salónica»
turmoil-mobilization-e5 = Salerno/Anzio
    .the = «Salerno/Anzio»
turmoil-mobilization-f1 = Vengar Pavía
    .the = «Vengar Pavía»
turmoil-mobilization-f2 = Plan XVI
    .the = «Plan XVI»
turmoil-mobilization-f3 = Plan XVII
    .the = «Plan XVII»
turmoil-mobilization-f4 = Ocaso colonial
    .the = «Ocaso colonial»
turmoil-mobilization-f5 = Plan XV
    .the = «Plan XV»
turmoil-mobilization-g1 = Von Lettow-Vorbeck
    .the = «Von Lettow-Vorbeck»
turmoil-mobilization-g2 = Ofensiva submarina
    .the = «Ofensiva submarina»
turmoil-mobilization-g3 = Muro Oriental/Muro Occidental
    .the = «Muro Oriental/Muro Occidental»
turmoil-mobilization-g4 = Los cañones de agosto
    .the = «Los cañones de agosto»
turmoil-mobilization-g5 = Guerra en dos frentes
    .the = «Guerra en dos frentes»
turmoil-mobilization-g6 = El plan del káiser Guillermo
    .the = «El plan del káiser Guillermo»
turmoil-mobilization-i1 = Guerra del Tirol
    .the = «Guerra del Tirol»
turmoil-mobilization-i2 = Neutralidad
    .the = «Neutralidad»
turmoil-mobilization-i3 = Mare Nostrum
    .the = «Mare Nostrum»
turmoil-mobilization-i4 = Guerra de Saboya
    .the = «Guerra de Saboya»
turmoil-mobilization-o1 = Reconquista de los Balcanes
    .the = «Reconquista de los Balcanes»
turmoil-mobilization-o2 = Imperio norteafricano
    .the = «Imperio norteafricano»
turmoil-mobilization-o3 = Campaña de Persia
    .the = «Campaña de Persia»
turmoil-mobilization-o4 = Campaña del Cáucaso (otomana)
    .the = «Campaña del Cáucaso (otomana)»
turmoil-mobilization-r1 = El Gran Juego
    .the = «El Gran Juego»
turmoil-mobilization-r2 = Ataque del día 15
    .the = «Ataque del día 15»
turmoil-mobilization-r3 = Ataque a las seis semanas
    .the = «Ataque a las seis semanas»
turmoil-mobilization-r4 = Campaña de Galitzia
    .the = «Campaña de Galitzia»
turmoil-mobilization-r5 = Campaña del Cáucaso (rusa)
    .the = «Campaña del Cáucaso (rusa)»
turmoil-box-0 = Pre-dreadnought
    .the = «Pre-dreadnought»
turmoil-box-1 = HMS Dreadnought
    .the = «HMS Dreadnought»
turmoil-box-2 = Clase Nassau
    .the = «Clase Nassau»
turmoil-box-3 = Clase Bellerophon
    .the = «Clase Bellerophon»
turmoil-box-4 = Clase Helgoland
    .the = «Clase Helgoland»
turmoil-box-5 = Clase Colossus
    .the = «Clase Colossus»
turmoil-box-6 = Clase Kaiser
    .the = «Clase Kaiser»
turmoil-box-7 = Clase Orion
    .the = «Clase Orion»
turmoil-box-8 = Clase Moltke
    .the = «Clase Moltke»
turmoil-box-9 = Clase King George V
    .the = «Clase King George V»
turmoil-box-10 = Clase König
    .the = «Clase König»
turmoil-box-11 = Clase Queen Elizabeth
    .the = «Clase Queen Elizabeth»
turmoil-box-12 = Clase Bayern
    .the = «Clase Bayern»
turmoil-box-13 = Clase Revenge
    .the = «Clase Revenge»
turmoil-marker-three_emperor_league = Liga de los Tres Emperadores
    .the = «Liga de los Tres Emperadores»
turmoil-marker-franco_russian_alliance = Alianza franco-rusa
    .the = «Alianza franco-rusa»
turmoil-marker-russian_collapse = Colapso de Rusia
    .the = «Colapso de Rusia»
turmoil-marker-entente_cordiale = Entente Cordiale
    .the = «Entente Cordiale»
turmoil-marker-splendid_isolation = Espléndido aislamiento
    .the = «Espléndido aislamiento»
turmoil-marker-dual_alliance = Dúplice Alianza
    .the = «Dúplice Alianza»
turmoil-marker-triple_alliance = Triple Alianza
    .the = «Triple Alianza»
turmoil-marker-perfidious_italy = La pérfida Italia
    .the = «La pérfida Italia»
turmoil-marker-balkan_war = Guerra de los Balcanes
    .the = «Guerra de los Balcanes»
turmoil-marker-state_secularism = Laicidad del Estado en Francia
    .the = «Laicidad del Estado en Francia»
turmoil-marker-bosnia_annexed = Bosnia anexionada
    .the = «Bosnia anexionada»
turmoil-marker-congo_annexed = Congo anexionado
    .the = «Congo anexionado»
turmoil-marker-norwegian_independence = Independencia de Noruega
    .the = «Independencia de Noruega»
turmoil-marker-monarchy_restored = Monarquía restaurada
    .the = «Monarquía restaurada»
turmoil-marker-black_hand = La Mano Negra
    .the = «La Mano Negra»
turmoil-marker-high_water_mark = Máximo avance de la Marina alemana
    .the = «Máximo avance de la Marina alemana»
turmoil-marker-british_navy = Marina británica
    .the = «Marina británica»
turmoil-marker-german_navy = Marina alemana
    .the = «Marina alemana»
turmoil-plan-balkans_first = Primero los Balcanes
    .the = «Primero los Balcanes»
turmoil-plan-russia_first = Primero Rusia
    .the = «Primero Rusia»
turmoil-plan-italy_first = Primero Italia
    .the = «Primero Italia»
turmoil-plan-civil_war_first = Primero la guerra civil
    .the = «Primero la guerra civil»
turmoil-plan-austria_first = Primero Austria
    .the = «Primero Austria»
turmoil-plan-ottomans_first = Primero los otomanos
    .the = «Primero los otomanos»
turmoil-plan-steel_wall = Muro de acero
    .the = «Muro de acero»
turmoil-plan-france_first = Primero Francia
    .the = «Primero Francia»
turmoil-plan-reculer_pour_mieux_sauter = Retroceder para tomar impulso
    .the = «Retroceder para tomar impulso»
turmoil-plan-offensive_a_l_outrance = Ofensiva a ultranza
    .the = «Ofensiva a ultranza»
turmoil-plan-securing_the_colonies = Asegurar las colonias
    .the = «Asegurar las colonias»
turmoil-plan-la_grande_defense = La gran defensa
    .the = «La gran defensa»
turmoil-plan-afrika_first = Primero África
    .the = «Primero África»
turmoil-plan-undersea_first = Primero bajo el mar
    .the = «Primero bajo el mar»
turmoil-plan-defensive_war = Guerra defensiva
    .the = «Guerra defensiva»
turmoil-plan-france_and_russia_both = Francia y Rusia a la vez
    .the = «Francia y Rusia a la vez»
turmoil-plan-africa_first = Primero África
    .the = «Primero África»
turmoil-plan-persia_first = Primero Persia
    .the = «Primero Persia»
turmoil-plan-india_first = Primero la India
    .the = «Primero la India»
turmoil-plan-germany_first = Primero Alemania
    .the = «Primero Alemania»
turmoil-plan-complete_mobilization_first = Primero la movilización completa
    .the = «Primero la movilización completa»
turmoil-verb-done = Listo
    .the = listo
turmoil-verb-event = Evento
    .the = evento
turmoil-verb-operations = Operaciones
    .the = operaciones
turmoil-verb-event_first = Evento y después operaciones
    .the = evento y después operaciones
turmoil-verb-operations_first = Operaciones y después evento
    .the = operaciones y después evento
turmoil-verb-naval = Intento naval
    .the = intento naval
turmoil-verb-place = Colocar PA
    .the = colocar PA
turmoil-verb-check = Chequeos de apoyo
    .the = chequeos de apoyo
turmoil-verb-pass = Pasar
    .the = pasar
turmoil-verb-yes = Sí
    .the = sí
turmoil-verb-no = No
    .the = no
turmoil-verb-reroll = Repetir la tirada
    .the = repetir la tirada
turmoil-verb-keep = Conservar el dado
    .the = conservar el dado
turmoil-option-1 = Opción 1
turmoil-option-2 = Opción 2
turmoil-option-balance = PA adicionales en Suiza (− autoritario, + liberal)
turmoil-option-monarchy = Restauración de la monarquía francesa
turmoil-option-mobilization = Movilización bélica

## Preguntas
turmoil-ask-show = Puedes enseñar a tu rival las cartas de puntuación de tu mano, si tienes 2 o más; así colocas 1 PA más cada vez que colocas PA en la preparación.
    .wait = { $who } puede enseñar las cartas de puntuación de su mano.
turmoil-ask-set-up = Preparación: elige un espacio sin PA de tu rival en el que colocar 1 PA ({ $left ->
    [one] falta 1
   *[other] faltan { $left }
}).
    .wait = Preparación: { $who } debe elegir un espacio para 1 PA.
turmoil-ask-card = Tu ronda de acción: elige la carta que juegas.
    .wait = { $who } debe elegir la carta que juega.
turmoil-ask-mode = { FORM($card, case: "the") }: elige para qué la juegas.
    .wait = { FORM($card, case: "the") }: { $who } debe elegir para qué la juega.
turmoil-ask-operations = Operaciones de valor { $n }: elige qué haces.
    .wait = Operaciones de valor { $n }: { $who } debe elegir qué hace.
turmoil-ask-buy = Elige el espacio en el que colocas 1 PA ({ $left ->
    [one] queda 1 PO
   *[other] quedan { $left } PO
}).
    .wait = { $who } debe elegir el espacio en el que coloca 1 PA.
turmoil-ask-check = Elige el espacio de un chequeo de apoyo (valor { $strength }, { $left ->
    [one] falta 1
   *[other] faltan { $left }
}).
    .wait = { $who } debe elegir el espacio de un chequeo de apoyo (valor { $strength }).
turmoil-ask-helgoland = «Clase Helgoland»: elige una carta para un intento naval más, con −1, o pasa.
    .wait = «Clase Helgoland»: { $who } debe elegir una carta para un intento naval más, o pasar.
turmoil-ask-reroll = «Clase König»: ha salido un { $die }; conserva el dado o repite la tirada.
    .wait = «Clase König»: ha salido un { $die }; { $who } debe conservar el dado o repetir la tirada.
turmoil-ask-choice = { FORM($card, case: "the") }: elige. Opción 1: { $first }. Opción 2: { $second }.
    .wait = { FORM($card, case: "the") }: { $who } debe elegir una opción.
turmoil-ask-place = { FORM($card, case: "the") }: elige el espacio en el que se coloca 1 PA ({ FORM($side, case: "adj") }, { $left ->
    [one] falta 1
   *[other] faltan { $left }
}).
    .wait = { FORM($card, case: "the") }: { $who } debe elegir el espacio en el que se coloca 1 PA ({ FORM($side, case: "adj") }).
turmoil-ask-place-region = { FORM($card, case: "the") }: elige el espacio de la siguiente región en el que se coloca 1 PA ({ FORM($side, case: "adj") }).
    .wait = { FORM($card, case: "the") }: { $who } debe elegir el espacio de la siguiente región para 1 PA ({ FORM($side, case: "adj") }).
turmoil-ask-fill-control = { FORM($card, case: "the") }: elige el espacio que pasa a estar controlado.
    .wait = { FORM($card, case: "the") }: { $who } debe elegir el espacio que pasa a estar controlado.
turmoil-ask-fill-match = { FORM($card, case: "the") }: elige el espacio en el que igualas los PA de tu rival.
    .wait = { FORM($card, case: "the") }: { $who } debe elegir el espacio en el que iguala los PA de su rival.
turmoil-ask-fill-loosen = { FORM($card, case: "the") }: elige el espacio que tu rival deja de controlar.
    .wait = { FORM($card, case: "the") }: { $who } debe elegir el espacio que su rival deja de controlar.
turmoil-ask-remove = { FORM($card, case: "the") }: elige el espacio del que se retira 1 PA ({ FORM($side, case: "adj") }, { $left ->
    [one] falta 1
   *[other] faltan { $left }
}).
    .wait = { FORM($card, case: "the") }: { $who } debe elegir el espacio del que se retira 1 PA ({ FORM($side, case: "adj") }).
turmoil-ask-remove-any = { FORM($card, case: "the") }: elige el espacio del que se retira 1 PA ({ $left ->
    [one] falta 1
   *[other] faltan { $left }
}).
    .wait = { FORM($card, case: "the") }: { $who } debe elegir el espacio del que se retira 1 PA.
turmoil-ask-side = Elige de qué bando se retira el PA.
    .wait = { $who } debe elegir de qué bando se retira el PA.
turmoil-ask-convert = { FORM($card, case: "the") }: elige el espacio en el que 1 PA cambia de bando ({ FORM($side, case: "adj") }, { $left ->
    [one] falta 1
   *[other] faltan { $left }
}).
    .wait = { FORM($card, case: "the") }: { $who } debe elegir el espacio en el que 1 PA cambia de bando ({ FORM($side, case: "adj") }).
turmoil-ask-convert-all = { FORM($card, case: "the") }: elige el espacio en el que todos los PA cambian de bando.
    .wait = { FORM($card, case: "the") }: { $who } debe elegir el espacio en el que todos los PA cambian de bando.
turmoil-ask-move-from = { FORM($card, case: "the") }: elige el espacio del que salen los PA ({ FORM($side, case: "adj") }{ $left ->
    [0] , todos
    [one] , falta 1
   *[other] , faltan { $left }
}).
    .wait = { FORM($card, case: "the") }: { $who } debe elegir el espacio del que salen los PA ({ FORM($side, case: "adj") }).
turmoil-ask-move-to = { FORM($card, case: "the") }: elige el espacio al que van los PA { FORM($space, case: "of") }.
    .wait = { FORM($card, case: "the") }: { $who } debe elegir el espacio al que van los PA { FORM($space, case: "of") }.
turmoil-ask-space = { FORM($card, case: "the") }: elige un espacio.
    .wait = { FORM($card, case: "the") }: { $who } debe elegir un espacio.
turmoil-ask-region = { FORM($card, case: "the") }: elige una región de puntuación.
    .wait = { FORM($card, case: "the") }: { $who } debe elegir una región de puntuación.
turmoil-ask-black-hand = Elige el espacio en el que se instala la Mano Negra.
    .wait = { $who } debe elegir el espacio en el que se instala la Mano Negra.
turmoil-ask-discard = Elige qué carta descartas ({ $left ->
    [one] falta 1
   *[other] faltan { $left }
}).
    .wait = { $who } debe elegir qué carta descarta.
turmoil-ask-exchange = Elige qué carta cambias por otra nueva, o pulsa Listo (como máximo, { $left }).
    .wait = { $who } puede cambiar cartas por otras nuevas.
turmoil-ask-take = Elige una carta de la pila de descartes para tu mano.
    .wait = { $who } debe elegir una carta de la pila de descartes para su mano.
turmoil-ask-replay = { FORM($card, case: "the") }: elige una carta de la pila de descartes; se produce su evento.
    .wait = { FORM($card, case: "the") }: { $who } debe elegir una carta de la pila de descartes cuyo evento se produce.
turmoil-ask-replay-may = { FORM($card, case: "the") }: elige una carta de la pila de descartes, cuyo evento se produce, o pulsa Listo y no tomes ninguna.
    .wait = { FORM($card, case: "the") }: { $who } debe elegir una carta de la pila de descartes cuyo evento se produce, o ninguna.
turmoil-ask-legacy = Elige una de las cartas enseñadas para ejecutar su evento, o pulsa Listo y usa «El legado de 1848» para operaciones.
    .wait = { $who } debe elegir una de las cartas enseñadas para ejecutar su evento, u operaciones.
turmoil-ask-legacy-both = Elige una de las cartas enseñadas para ejecutar su evento, o pulsa Listo y quédate solo con las operaciones de «El legado de 1848».
    .wait = { $who } debe elegir una de las cartas enseñadas para ejecutar su evento, u operaciones.
turmoil-ask-exhaust = Elige la carta de estabilidad que deja de estar disponible.
    .wait = { $who } debe elegir la carta de estabilidad que deja de estar disponible.
turmoil-ask-buy-tension = Antes de la tirada de crisis: elige si cedes 1 PV para bajar 1 la tensión (ahora { $tension }).
    .wait = Antes de la tirada de crisis: { $who } puede ceder 1 PV para bajar 1 la tensión (ahora { $tension }).
turmoil-ask-retreat = Elige cuántas casillas retrocede la Marina alemana, opción 1 para 1 y opción 2 para 2; cada una da { $ops } PO. O pulsa Listo.
    .wait = { $who } debe elegir cuántas casillas retrocede la Marina alemana.
turmoil-ask-stability = Elige en secreto una carta de estabilidad para la puntuación { FORM($region, case: "of") }.
    .wait = { $who } debe elegir en secreto una carta de estabilidad para la puntuación { FORM($region, case: "of") }.
turmoil-ask-stability-next = Elige la carta de estabilidad que ejecutas ahora.
    .wait = { $who } debe elegir la carta de estabilidad que ejecuta ahora.
turmoil-ask-plan = Elige una carta de movilización para { FORM($nation, case: "the") }.
    .wait = { $who } debe elegir una carta de movilización para { FORM($nation, case: "the") }.
turmoil-ask-u-boats = Elige si la «Ofensiva submarina» se suma al plan de Alemania.
    .wait = { $who } debe elegir si la «Ofensiva submarina» se suma al plan de Alemania.
turmoil-ask-war-region = Pérdidas de guerra: elige la región que se resuelve ahora.
    .wait = Pérdidas de guerra: { $who } debe elegir la región que se resuelve ahora.
turmoil-ask-loss = Pérdidas de guerra: elige el espacio del que retiras 1 PA ({ $left ->
    [one] falta 1
   *[other] faltan { $left }
}).
    .wait = Pérdidas de guerra: { $who } debe elegir el espacio del que retira 1 PA.

## Por qué no
turmoil-why-show = En tu mano hay menos de 2 cartas de puntuación.
turmoil-why-enemy-there = En { FORM($space, case: "the") } hay PA de tu rival.
turmoil-why-norway = Antes de la «Independencia de Noruega», en { FORM($space, case: "the") } no se colocan PA ni se hacen chequeos de apoyo.
turmoil-why-gone = Desde la «Laicidad del Estado en Francia», el espacio { $space } ya no está en el mapa.
turmoil-why-scoring-ops = { FORM($card, case: "the") } es una carta de puntuación y no da operaciones.
turmoil-why-owed = { FORM($card, case: "the") } no se puede jugar ahora: por «Estándar de las dos potencias» { $n ->
    [one] queda pendiente 1 intento naval
   *[other] quedan pendientes { $n } intentos navales
}.
turmoil-why-last-box = Tu marina está en la última casilla.
turmoil-why-attempt-made = En este turno ya no te queda ningún intento naval.
turmoil-why-enemy-event = { FORM($card, case: "the") } es un evento de tu rival; se produce cuando usas la carta para operaciones.
turmoil-why-pair = { FORM($card, case: "the") } se juega junto con una carta de evento de tu rival; elige esa carta.
turmoil-why-no-partner = { FORM($card, case: "the") } no es un evento solo de tu rival.
turmoil-why-barred = El evento { FORM($card, case: "the") } no se puede producir: lo prohíbe { FORM($by, case: "the") }.
turmoil-why-unmet = El evento { FORM($card, case: "the") } no se puede producir ahora: no se cumple lo que exige.
turmoil-why-not-both = { FORM($card, case: "the") } se juega por su evento o para operaciones, no por ambas cosas.
turmoil-why-no-placement = No hay ningún espacio en el que puedas colocar PA.
turmoil-why-no-target = No hay ningún espacio con PA de tu rival para un chequeo.
turmoil-why-out-of-reach = No tienes PA en { FORM($space, case: "the") } ni en un espacio adyacente.
turmoil-why-too-dear = 1 PA en { FORM($space, case: "the") } cuesta { $cost } PO; te { $left ->
    [one] queda 1
   *[other] quedan { $left }
}.
turmoil-why-black-hand = La Mano Negra está en { FORM($space, case: "the") }: allí no se hacen chequeos de apoyo.
turmoil-why-no-enemy = En { FORM($space, case: "the") } no hay PA de tu rival.
turmoil-why-same-space = Acabas de hacer un chequeo de apoyo en { FORM($space, case: "the") }; el segundo se hace en otro espacio.
turmoil-why-most = { FORM($card, case: "the") } permite como máximo { $most } PA en { FORM($space, case: "the") }.
turmoil-why-not-asked = Ahora se pregunta otra cosa: { $prompt }
turmoil-why-not-done = No puedes parar aquí: se ejecuta hasta donde sea posible.
turmoil-why-no-passing = Quien tiene cartas en la mano no puede saltarse una ronda de acción.
turmoil-why-not-meant = { FORM($card, case: "the") } vale para { $where }; el espacio { $space } queda fuera.
turmoil-why-not-held = { FORM($card, case: "the") } pide un espacio que { FORM($side, case: "control") }; el espacio { $space } no lo es.
turmoil-why-held = { FORM($card, case: "the") } no permite elegir el espacio { $space }: lo { FORM($side, case: "control") }.
turmoil-why-has-support = { FORM($card, case: "the") } no permite elegir el espacio { $space }: allí hay { FORM($side, case: "support") }.
turmoil-why-not-both-there = { FORM($card, case: "the") } pide PA de ambos bandos en el espacio; en { FORM($space, case: "the") } no los hay.
turmoil-why-region-closed = Por { FORM($card, case: "the") }, en este turno nadie puede usar operaciones en { FORM($region, case: "the") }, y el espacio { $space } está allí.
turmoil-why-bonus = Lo que añade { FORM($card, case: "the") } solo vale en su región; el espacio { $space } no está en ella.
turmoil-why-not-in-area = Estos PA son para { FORM($region, case: "the") } y los espacios independientes adyacentes; el espacio { $space } no está entre ellos.
turmoil-why-none-there = En { FORM($space, case: "the") } no hay { FORM($side, case: "support") }.
turmoil-why-nothing-there = En { FORM($space, case: "the") } no hay PA.
turmoil-why-frozen = Los PA de este espacio ya no pueden cambiar: { $space }.
turmoil-why-black-hand-stays = En { FORM($space, case: "the") } no hay más PA autoritarios que los 2 de la Mano Negra, que no se retiran nunca.
turmoil-why-planned = Todos los PA que podían salir de este espacio ya se están retirando: { $space }.
turmoil-why-one-space = { FORM($card, case: "the") } se ejecuta en un solo espacio y has empezado en { FORM($first, case: "the") }; el espacio { $space } es otro.
turmoil-why-most-off = { FORM($card, case: "the") } retira como máximo { $most } PA de cada espacio, y en { FORM($space, case: "the") } ya está hecho.
turmoil-why-per-region = { FORM($card, case: "the") } retira como máximo { $most } PA de cada región, y en la { FORM($space, case: "of") } ya está hecho.
turmoil-why-one-region = { FORM($card, case: "the") } retira todos los PA de una misma región y has empezado en { FORM($first, case: "the") }; el espacio { $space } está en otra.
turmoil-why-most-in-region = { FORM($card, case: "the") } retira tantos PA como sea posible de una misma región; otra tiene más que la { FORM($space, case: "of") }.
turmoil-why-no-region = { FORM($card, case: "the") } vale para las cinco regiones de puntuación; el espacio { $space } no está en ninguna.
turmoil-why-region-done = { FORM($card, case: "the") } da 1 PA a cada región; la { FORM($space, case: "of") } ya lo tiene.
turmoil-why-region-later = { FORM($card, case: "the") } va de región en región; ahora elige en { FORM($region, case: "the") }, no el espacio { $space }.
turmoil-why-arrived = Lo que { FORM($card, case: "the") } acaba de llevar { A(FORM($space, case: "the")) } no sigue adelante.
turmoil-why-nowhere = { FORM($card, case: "the") } no tiene adónde llevar los PA { FORM($space, case: "of") }.
turmoil-why-origin = Los PA salen de este espacio: { $space }; elige otro para ellos.
turmoil-why-other-region = Los PA no salen de la región { FORM($origin, case: "of") }; el espacio { $space } está fuera.
turmoil-why-just-placed = Acabas de colocar con esta carta tu PA en { FORM($next, case: "the") }; para colocar en { FORM($space, case: "the") } solo cuentan los PA que ya estaban antes.
turmoil-why-scoring-due = { FORM($card, case: "the") } no se puede jugar ahora: las rondas que quedan en este turno hacen falta para { $n ->
    [one] la carta de puntuación
   *[other] las { $n } cartas de puntuación
} de tu mano.
turmoil-why-say-order = { FORM($card, case: "the") } es un evento de tu rival y también se produce: di si antes o después de tus operaciones.
turmoil-why-kind-later = Elige antes para qué juegas { FORM($card, case: "the") }; colocar PA o hacer chequeos de apoyo se elige al empezar las operaciones.
turmoil-why-event-stopped = El evento { FORM($card, case: "the") } no se produce: lo impide «Alianza de las Ocho Naciones».
turmoil-why-not-granted = { FORM($card, case: "the") } no da operaciones de esta clase.
turmoil-why-naval-late = Un intento naval se anuncia al jugar la carta.
turmoil-why-one-use = Todo el valor de la carta se gasta en lo que has empezado.
turmoil-why-not-in-hand = { FORM($card, case: "the") } no está en tu mano.
turmoil-why-not-discarded = { FORM($card, case: "the") } no está en la pila de descartes.
turmoil-why-other-value = { FORM($card, case: "the") } no tiene impreso el valor { $n }.
turmoil-why-scoring-event = { FORM($card, case: "the") } es una carta de puntuación.
turmoil-why-not-red = El título de { FORM($card, case: "the") } no es rojo.
turmoil-why-other-side = { FORM($card, case: "the") } no es un evento del bando que se pide.
turmoil-why-not-shown = { FORM($card, case: "the") } no está entre las cartas que ha enseñado tu rival.
turmoil-why-stability-side = { FORM($card, case: "the") } es una carta de estabilidad { FORM($side, case: "of") }.
turmoil-why-stability-picked = Ya has elegido { FORM($card, case: "the") }.
turmoil-why-stability-spent = { FORM($card, case: "the") } ya se ha jugado y no está disponible.
turmoil-why-stability-not-picked = { FORM($card, case: "the") } no está entre las cartas de estabilidad que has elegido.
turmoil-why-region-over = Las pérdidas { FORM($region, case: "of") } ya están resueltas.
turmoil-why-not-at-war = La región { FORM($region, case: "of") } no ha participado en la guerra.
turmoil-why-not-your-nation = { FORM($card, case: "the") } es una carta { FORM($nation, case: "of") }, que no está en tu bando.
turmoil-why-other-nation = { FORM($card, case: "the") } es una carta { FORM($nation, case: "of") }; ahora se pide otra nación.
turmoil-why-boats-later = { FORM($card, case: "the") } se elige junto a otra carta de Alemania, después de todas las demás.
turmoil-why-plan-picked = Ya has elegido { FORM($card, case: "the") }.
turmoil-why-priority-over = { FORM($card, case: "the") } llega tarde: solo se pueden añadir cartas de prioridad { $n } o posterior.
turmoil-why-no-further-back = La Marina alemana no puede retroceder tanto.

## Historial
turmoil-control-none = nadie
turmoil-vp-even = el marcador de PV está en 0
turmoil-vp-lead = el marcador de PV está en { $n } a favor { FORM($side, case: "of") }
turmoil-log-era = Empieza { FORM($era, case: "the") }: sus cartas se suman al mazo.
turmoil-log-turn = — Turno { $turn } —
turmoil-log-round = Turno { $turn }, ronda de acción { $round }: { FORM($side, case: "the") }.
turmoil-log-draw = { CAP(FORM($side, case: "the")) } roba { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}.
turmoil-log-draw-own = Robas { FORM($cards, case: "the") }.
turmoil-log-reshuffle = La pila de descartes se baraja y forma un nuevo mazo de { $n } cartas.
turmoil-log-shows = { CAP(FORM($side, case: "the")) } { COUNT($cards) ->
    [0] no tiene ninguna carta así que enseñar
   *[other] enseña { FORM($cards, case: "the") }
}.
turmoil-log-espionage = «Clase Orion»: { FORM($side, case: "the") } mira la mano del rival.
turmoil-log-espionage-own = «Clase Orion»: en la mano de tu rival { COUNT($cards) ->
    [0] no hay cartas
   *[other] hay { FORM($cards, case: "the") }
}.
turmoil-log-no-card = { CAP(FORM($side, case: "the")) } no tiene cartas que jugar.
turmoil-log-play = { CAP(FORM($side, case: "the")) } juega { FORM($card, case: "the") }: { FORM($mode, case: "the") }.
turmoil-log-event = { CAP(FORM($side, case: "the")) } ejecuta el evento { FORM($card, case: "the") }.
turmoil-log-no-event = El evento { FORM($card, case: "the") } no se produce.
turmoil-log-no-operations = { CAP(FORM($side, case: "the")) } no tiene dónde usar las operaciones.
turmoil-log-declines = { CAP(FORM($side, case: "the")) } renuncia a lo que permite { FORM($card, case: "the") }.
turmoil-log-option = { FORM($card, case: "the") }: { FORM($side, case: "the") } elige la opción { $option }.
turmoil-log-place = { $space }: +{ $n } { $n ->
    [one] { FORM($side, case: "sp1") }
   *[other] { FORM($side, case: "sp") }
} (autoritario { $authoritarian }, liberal { $liberal }, control: { FORM($control, case: "adj") }).
turmoil-log-remove = { $space }: −{ $n } { $n ->
    [one] { FORM($side, case: "sp1") }
   *[other] { FORM($side, case: "sp") }
} (autoritario { $authoritarian }, liberal { $liberal }, control: { FORM($control, case: "adj") }).
turmoil-log-place-many = +{ $n } { FORM($side, case: "sp") } en { FORM($space, case: "the") }.
turmoil-log-remove-many = −{ $n } { FORM($side, case: "sp") } en { FORM($space, case: "the") }.
turmoil-log-black-hand = La Mano Negra se instala en { FORM($space, case: "the") }: 2 PA autoritarios que no se retiran nunca.
turmoil-log-check = Chequeo de apoyo en { FORM($space, case: "the") } por parte { FORM($side, case: "of") }: { $die } (dado) + { $strength } (valor) + { $own } (adyacentes propios) − { $enemy } (adyacentes del rival) = { $total ->
    [-12] −12
    [-11] −11
    [-10] −10
    [-9] −9
    [-8] −8
    [-7] −7
    [-6] −6
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] { $total }
} contra { $threshold }. { $success ->
    [1] Tiene éxito.
   *[other] Falla.
}
turmoil-log-check-brief = El chequeo de apoyo en { FORM($space, case: "the") } { $success ->
    [1] tiene éxito
   *[other] falla
}.
turmoil-log-roll = { FORM($card, case: "the") }: { FORM($side, case: "the") } saca un { $die }, { $total } en total.
turmoil-log-reroll = { CAP(FORM($side, case: "the")) } repite la tirada: { $die } en lugar de { $was }.
turmoil-log-contest = { FORM($card, case: "the") }: el dado y los espacios controlados dan: autoritario { $authoritarian }, liberal { $liberal }; en caso de empate gana el jugador autoritario.
turmoil-log-monarchy = Se restaura la monarquía: París es desde ahora un espacio de monarca.
turmoil-log-marker = Marcador en el mapa: { FORM($marker, case: "the") }.
turmoil-log-track = { FORM($marker, case: "the") } entra en el registro de la Gran Guerra; el modificador es ahora { $status ->
    [-7] −7
    [-6] −6
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
    [0] 0
   *[other] +{ $status }
}.
turmoil-log-cancel = { FORM($card, case: "the") } deja de estar en vigor.
turmoil-log-vp = { CAP(FORM($side, case: "the")) } gana { $n } PV: { $vp }.
turmoil-log-tension = Tensión { $n ->
    [-3] −3
    [-2] −2
    [-1] −1
    [0] 0
   *[other] +{ $n }
}: ahora { $tension }.
turmoil-log-crisis = Tirada de crisis: { $die } (dado) + { $tension } (tensión) { $status ->
    [-7] − 7
    [-6] − 6
    [-5] − 5
    [-4] − 4
    [-3] − 3
    [-2] − 2
    [-1] − 1
   *[other] + { $status }
} (modificador de la Gran Guerra) = { $total ->
    [-7] −7
    [-6] −6
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] { $total }
}. { $war ->
    [1] Más de 6: estalla la Gran Guerra.
   *[other] La Gran Guerra no estalla.
}
turmoil-log-crisis-brief = Tirada de crisis: { $war ->
    [1] estalla la Gran Guerra
   *[other] la Gran Guerra no estalla
}.
turmoil-log-no-crisis = { FORM($card, case: "the") }: en este turno no hay tirada de crisis.
turmoil-log-attempt = { CAP(FORM($side, case: "the")) } intenta llegar a { FORM($box, case: "the") }: { $die } (dado) + { $bonus } (carta y modificadores) = { $total } contra { $needed }. { $success ->
    [1] Tiene éxito.
    [2] Se alcanza el número, pero la marina aún no puede avanzar.
   *[other] Falla.
}
turmoil-log-attempt-brief = { CAP(FORM($side, case: "the")) } intenta llegar a { FORM($box, case: "the") }: { $total } contra { $needed }. { $success ->
    [1] Tiene éxito.
    [2] La marina aún no puede avanzar.
   *[other] Falla.
}
turmoil-log-navy = { CAP(FORM($side, case: "navy")) } entra en la casilla { FORM($box, case: "the") }.
turmoil-log-retreat = { CAP(FORM($side, case: "navy")) } retrocede a la casilla { FORM($box, case: "the") }.
turmoil-log-owed = El jugador liberal debe hacer intentos navales en sus próximas { $n } rondas de acción.
turmoil-log-discard = { CAP(FORM($side, case: "the")) } descarta { FORM($card, case: "the") }.
turmoil-log-take = { CAP(FORM($side, case: "the")) } toma { FORM($card, case: "the") } de la pila de descartes.
turmoil-log-scoring = { CAP(FORM($side, case: "the")) } juega la carta de puntuación { FORM($region, case: "of") }.
turmoil-log-stability = { CAP(FORM($side, case: "the")) } revela la carta de estabilidad { FORM($card, case: "the") }.
turmoil-log-no-effect = { FORM($card, case: "the") } no tiene efecto: no se cumple lo que exige.
turmoil-log-refresh = Todas las cartas de estabilidad { FORM($side, case: "of") } vuelven a estar disponibles.
turmoil-log-exhaust = La carta de estabilidad { FORM($card, case: "the") } { FORM($side, case: "of") } deja de estar disponible.
turmoil-log-extra-round = { CAP(FORM($side, case: "the")) } recibe una ronda de acción más en este turno.
turmoil-log-score = Puntuación { FORM($region, case: "of") }, { FORM($side, case: "the") }: { $points } ({ $level }) + { $battlegrounds } (conflictivos) + { $independents } (independientes adyacentes) = { $total } PV.
turmoil-log-score-brief = Puntuación { FORM($region, case: "of") }, { FORM($side, case: "the") }: { $level }, { $total } PV.
turmoil-log-outbreak = Estalla la Gran Guerra.
turmoil-log-bloc = { CAP(FORM($side, case: "bloc")) }: { FORM($nations, case: "the") }.
turmoil-log-joins = { CAP(FORM($nation, case: "the")) } entra{ FORM($nation, case: "ends") } en la guerra.
turmoil-log-war-roll = Tirada de la Gran Guerra { FORM($side, case: "of") }: { $die } + { $bonus } = { $total }.
turmoil-log-war-won = { CAP(FORM($side, case: "the")) } gana la Gran Guerra.
turmoil-log-war-lost = Los totales son iguales: ambos bandos pierden la Gran Guerra.
turmoil-log-war-region = Pérdidas de guerra en { FORM($region, case: "the") }.
turmoil-log-loss = { CAP(FORM($side, case: "the")) } saca un { $die }: pierde otros tantos PA.
turmoil-log-gain = { CAP(FORM($side, case: "the")) } saca un { $die }: otros tantos PO para colocar PA allí.
turmoil-log-extra-plan = { CAP(FORM($side, case: "the")) } añade una carta de movilización.
turmoil-log-extra-plan-own = Añades la carta de movilización { FORM($card, case: "the") }.
turmoil-log-plan = { CAP(FORM($side, case: "the")) } ejecuta { FORM($card, case: "the") }.
turmoil-log-end = { $reason } Al final, { $vp }.
turmoil-end-twenty = El marcador de PV ha llegado a 20: la partida termina.
turmoil-end-germany = El jugador liberal tiene el control de Alemania al puntuarla y gana.
turmoil-end-held = Al final del turno quedaba una carta de puntuación en la mano: quien la tenía pierde.
turmoil-end-both-held = Ambos jugadores tenían una carta de puntuación al final del turno: la partida acaba en empate.
turmoil-end-turn-ten = Acaba el turno 10 y se han puntuado todas las regiones.
turmoil-end-draw = Acaba el turno 10 con el marcador de PV en 0: la partida acaba en empate.
turmoil-end-war = La Gran Guerra ha terminado y se han puntuado sus regiones.
turmoil-end-war-tie = El marcador de PV está en 0: quien ganó la Gran Guerra gana la partida.
turmoil-end-both-lose = El marcador de PV está en 0 y nadie ganó la Gran Guerra: ambos jugadores pierden.

## Cartas: los espacios a los que se refieren. mode: one, some, all
turmoil-where-spaces = { $noun }{ $place }{ $control }{ $support }{ $except }{ $only }
turmoil-where-nothing = {""}
turmoil-where-anywhere = cualquier espacio
turmoil-where-noun = { $mode ->
    [one] espacio
    [any] cualquier espacio
    [some] espacios
   *[all] los espacios
}
turmoil-where-battleground = { $mode ->
    [one] espacio conflictivo
    [any] cualquier espacio conflictivo
    [some] espacios conflictivos
   *[all] los espacios conflictivos
}
turmoil-where-independent = { $mode ->
    [one] espacio independiente
    [any] cualquier espacio independiente
    [some] espacios independientes
   *[all] los espacios independientes
}
turmoil-where-icons-1 = { $mode ->
    [one] espacio
    [any] cualquier espacio
    [some] espacios
   *[all] los espacios
} { FORM($first, case: "of") }
turmoil-where-icons-2 = { $mode ->
    [one] espacio
    [any] cualquier espacio
    [some] espacios
   *[all] los espacios
} { FORM($first, case: "of") } o { FORM($second, case: "of") }
turmoil-where-icons-3 = { $mode ->
    [one] espacio
    [any] cualquier espacio
    [some] espacios
   *[all] los espacios
} { FORM($first, case: "of") }, { FORM($second, case: "of") } o { FORM($third, case: "of") }
turmoil-where-named = { $mode ->
    [some] cualquiera de estos espacios: { FORM($spaces, joint: "or") }
   *[all] { FORM($spaces, case: "the") }
}
turmoil-where-region = { FORM($regions, case: "the", joint: "or") }
turmoil-where-scored = la región puntuada
turmoil-where-in-region = {" "}{ FORM($regions, case: "of", joint: "or") }
turmoil-where-scored-in = {" "}de la región puntuada
turmoil-where-scored-here = {" "}si está en la región puntuada
turmoil-where-scored-out = {" "}de fuera de la región puntuada
turmoil-where-scored-near = {" "}junto a la región puntuada
turmoil-where-chosen-in = {" "}de esa región
turmoil-where-chosen-near = {" "}junto a ese espacio
turmoil-where-next-to = {" "}junto { A(FORM($spaces, case: "the", joint: "or")) }
turmoil-where-controlled = {" "}que { FORM($side, case: "control") }
turmoil-where-uncontrolled = {" "}que no controla nadie
turmoil-where-not-controlled = {" "}que no { FORM($side, case: "holds") }
turmoil-where-without = {" "}sin { FORM($side, case: "support") }
turmoil-where-with-both = {" "}con PA de ambos bandos
turmoil-where-except = , excepto { FORM($spaces, case: "the") }
turmoil-where-only-with = {" "}(mientras { FORM($marker, case: "the") } esté en el mapa)
turmoil-where-only-without-monarchy = {" "}(salvo con la opción de la monarquía francesa)
turmoil-where-also = { $first }, o { $then }

## Cartas: límites y cuentas
turmoil-limit-none = {""}
turmoil-limit-only = { $limits }
turmoil-limit-most = , como máximo { $n } en cada espacio
turmoil-limit-most-off = , como máximo { $n } de cada espacio
turmoil-limit-per-region = , como máximo { $n } de cada región
turmoil-limit-one = , todos en un mismo espacio
turmoil-limit-one-off = , todos de un mismo espacio
turmoil-limit-one-region = , todos de una misma región
turmoil-limit-same-region = , cada uno dentro de su región
turmoil-limit-most-to = , como máximo { $n } a cada espacio
turmoil-limit-both = { $first }{ $then }
turmoil-count-lead = casilla de ventaja { FORM($side, case: "navyof") }
turmoil-count-tension = punto de tensión
turmoil-count-controlled = { $where } que { FORM($side, case: "control") }
turmoil-count-controlled-named = espacio de esta lista que { FORM($side, case: "holds") }: { $where }

## Cartas: condiciones
turmoil-test-tension-at-most = la tensión es { $n } o menos
turmoil-test-controls = { FORM($side, case: "controls") } al menos { $n } { $where }
turmoil-test-controls-named = { FORM($side, case: "controls") } { $where }
turmoil-test-controls-dawn = { FORM($side, case: "controls") } { $where } al principio de esta ronda de acción
turmoil-test-navy-ahead = { FORM($side, case: "navy") } va por delante
turmoil-test-happened = { COUNT($cards) ->
    [1] se ha producido el evento { FORM($cards, case: "the") }
   *[other] se ha producido alguno de estos eventos: { FORM($cards, case: "the", joint: "or") }
}
turmoil-test-in-force = está en vigor { FORM($card, case: "the") }
turmoil-test-on-track = { FORM($marker, case: "the") } está en el registro de la Gran Guerra
turmoil-test-in-era = la partida está en { FORM($era, case: "the") }
turmoil-test-total = el total es { $n } o más
turmoil-test-scored-by-enemy = tu rival ha jugado la carta de puntuación
turmoil-test-allied-central = { FORM($nation, case: "fights") } con las Potencias Centrales
turmoil-test-allied-entente = { FORM($nation, case: "fights") } con la Entente
turmoil-test-allied-enemy = { FORM($nation, case: "fights") } en el bando de tu rival
turmoil-test-not-allied-central = { FORM($nation, case: "fightsnot") } con las Potencias Centrales
turmoil-test-not-allied-entente = { FORM($nation, case: "fightsnot") } con la Entente
turmoil-test-not-allied-enemy = { FORM($nation, case: "fightsnot") } en el bando de tu rival
turmoil-test-not = no se cumple que { $test }
turmoil-test-takes-part = { FORM($nation, case: "fights") } en la guerra
turmoil-test-both = { $first } y { $second }
turmoil-test-either = { $first } o { $second }

## Cartas: una frase por paso
turmoil-step-then = { $first } y después { $then }
turmoil-value-choose = O esto… o aquello
turmoil-step-choose = { FORM($by, case: "the") } elige: (1) { $first }; o (2) { $second }
turmoil-step-group = ({ $step })
turmoil-value-if = Si… entonces…
turmoil-step-if = si { $test }, { $then }
turmoil-step-if-else = si { $test }, { $then }; en caso contrario, { $otherwise }
turmoil-value-repeat = Otra vez lo mismo
turmoil-step-repeat = { $n } veces seguidas: { $effect }
turmoil-value-roll-die = Tirar un dado
turmoil-step-roll-die = tira un dado y suma 1 por cada { $where }
turmoil-step-roll-die-eras = tira un dado; suma 1 en la era eduardiana y 2 en la georgiana
turmoil-value-contest = Ambos tiran un dado
turmoil-step-contest = ambos jugadores tiran un dado y suman 1 por cada espacio de esta lista que controlen: { $where }; si el total autoritario es mayor o igual, { $win }
turmoil-value-tension = Tensión
turmoil-step-tension = la tensión { $way ->
    [down] baja
   *[up] sube
} { $n }
turmoil-value-crisis = Tirada de crisis
turmoil-step-crisis = se hace una tirada de crisis
turmoil-value-vp = Puntos de victoria
turmoil-step-vp = { FORM($side, case: "gains") } { $n } PV
turmoil-step-vp-each = { FORM($side, case: "gains") } { $n } PV por cada { $count }
turmoil-step-vp-in-force = { FORM($side, case: "gains") } { $n } PV, y { $each } más por cada uno de estos eventos en vigor: { FORM($cards, case: "the") }
turmoil-value-navy = Una flota se mueve
turmoil-step-navy = { FORM($side, case: "navy") } avanza { $n ->
    [one] 1 casilla
   *[other] { $n } casillas
}
turmoil-step-navy-back = { FORM($side, case: "navy") } retrocede { $n ->
    [one] 1 casilla
   *[other] { $n } casillas
}
turmoil-step-navy-saved = { FORM($side, case: "navy") } avanza 1 casilla por cada PA retirado
turmoil-value-navy-to = Una flota avanza hasta una casilla
turmoil-step-navy-to = { FORM($side, case: "navy") } avanza hasta { FORM($box, case: "the") } si aún no ha llegado
turmoil-step-navy-level = { FORM($side, case: "navy") }, si va por detrás, avanza hasta la casilla de la otra marina sin las recompensas de las casillas
turmoil-value-free-attempt = Un intento naval gratis
turmoil-step-free-attempt = haz un intento naval de valor { $n }, aparte del límite del turno
turmoil-value-force-naval = Intentos navales obligados
turmoil-step-force-naval = el jugador liberal debe hacer intentos navales en sus próximas { $n } rondas de acción, o en { $behind } si la Marina británica va por detrás
turmoil-value-retreat-for-ops = La flota retrocede por operaciones
turmoil-step-retreat-for-ops = la Marina alemana puede retroceder hasta { $n ->
    [one] 1 casilla
   *[other] { $n } casillas
}; cada una da { $ops } PO para colocar PA en { $where }
turmoil-value-place = Colocar apoyo
turmoil-step-place = coloca { $upto ->
    [yes] hasta{" "}
   *[no] {""}
}{ $n ->
    [one] 1 { FORM($side, case: "sp1") }
   *[other] { $n } { FORM($side, case: "sp") }
} en { $where }{ $limit }
turmoil-value-place-each = Apoyo en cada uno
turmoil-step-place-each-of = coloca 1 { FORM($side, case: "sp1") } por cada { $count }, en { $where }{ $limit }
turmoil-step-place-support = coloca en { $where } tantos { FORM($side, case: "support") } como haya en { $from }, como máximo { $n }
turmoil-step-place-each = coloca { $n ->
    [one] 1 { FORM($side, case: "sp1") }
   *[other] { $n } { FORM($side, case: "sp") }
} en cada uno de { $where }
turmoil-step-place-each-named = coloca { $n ->
    [one] 1 { FORM($side, case: "sp1") }
   *[other] { $n } { FORM($side, case: "sp") }
} en cada uno de estos espacios: { $where }
turmoil-value-place-per-region = Un apoyo en cada región
turmoil-step-place-per-region = coloca 1 { FORM($side, case: "sp1") } en un { $where } de cada región
turmoil-value-fill = Apoyo hasta una meta
turmoil-step-fill-control = añade { FORM($side, case: "support") } en { $where } hasta controlar el espacio
turmoil-step-fill-control-one = añade { FORM($side, case: "support") } en uno de { $where } hasta controlarlo
turmoil-step-fill-control-all = añade { FORM($side, case: "support") } en todos { $where } hasta controlarlos
turmoil-step-fill-match = añade { FORM($side, case: "support") } en { $where } hasta igualar los del otro bando
turmoil-step-fill-match-one = añade { FORM($side, case: "support") } en uno de { $where } hasta igualar los del otro bando
turmoil-step-fill-loosen = añade { FORM($side, case: "support") } en { $where } hasta que el otro bando deje de controlar el espacio
turmoil-value-remove = Retirar apoyo
turmoil-step-remove = retira { $upto ->
    [yes] hasta{" "}
   *[no] {""}
}{ $n ->
    [one] 1 { FORM($side, case: "sp1") }
   *[other] { $n } { FORM($side, case: "sp") }
} { DE($where) }{ $limit }
turmoil-step-remove-by = { FORM($by, case: "the") } retira { $upto ->
    [yes] hasta{" "}
   *[no] {""}
}{ $n ->
    [one] 1 { FORM($side, case: "sp1") }
   *[other] { $n } { FORM($side, case: "sp") }
} { DE($where) }{ $limit }
turmoil-step-remove-in-force = retira { $n ->
    [one] 1 { FORM($side, case: "sp1") }
   *[other] { $n } { FORM($side, case: "sp") }
} { DE($where) }, y { $each } más por cada uno de estos eventos en vigor: { FORM($cards, case: "the") }
turmoil-value-remove-any = Retirar apoyo de cualquier bando
turmoil-step-remove-any = retira { DE($where) } { $upto ->
    [yes] hasta{" "}
   *[no] {""}
}{ $n } PA de cualquier bando
turmoil-step-remove-any-by = { FORM($by, case: "the") } retira { DE($where) } { $upto ->
    [yes] hasta{" "}
   *[no] {""}
}{ $n } PA de cualquier bando
turmoil-value-remove-each = Retirar apoyo de cada uno
turmoil-step-remove-each = retira { $n ->
    [one] 1 { FORM($side, case: "sp1") }
   *[other] { $n } { FORM($side, case: "sp") }
} de cada uno de { $where }
turmoil-step-remove-each-named = retira { $n ->
    [one] 1 { FORM($side, case: "sp1") }
   *[other] { $n } { FORM($side, case: "sp") }
} de cada uno de estos espacios: { $where }
turmoil-value-remove-all = Retirar todo el apoyo
turmoil-step-remove-all = retira todos los { FORM($side, case: "support") } { DE($where) }
turmoil-step-remove-all-both = retira { DE($where) } todos los PA de ambos bandos
turmoil-value-convert = El apoyo cambia de bando
turmoil-step-convert = sustituye { $n ->
    [one] 1 { FORM($side, case: "sp1") }
   *[other] { $n } { FORM($side, case: "sp") }
} en { $where } por { $n ->
    [one] 1
   *[other] otros tantos
} del otro bando{ $limit }
turmoil-value-convert-all = Todo el apoyo cambia de bando
turmoil-step-convert-all = en uno de estos espacios ({ $where }), sustituye todos los { FORM($side, case: "support") } por otros tantos del otro bando
turmoil-value-relocate = Mover apoyo
turmoil-step-relocate = mueve { $upto ->
    [yes] hasta{" "}
   *[no] {""}
}{ $n ->
    [one] 1 { FORM($side, case: "sp1") }
   *[other] { $n } { FORM($side, case: "sp") }
} { DE($source) } { A($target) }{ $limit }
turmoil-step-relocate-saved = mueve { DE($source) } { A($target) } tantos { FORM($side, case: "support") } como el total
turmoil-step-relocate-all = mueve todos los { FORM($side, case: "support") } de un { $source } { A($target) }
turmoil-value-choose-space = Nombrar un espacio
turmoil-step-choose-space = elige uno de { $where }
turmoil-value-choose-region = Nombrar una región
turmoil-step-choose-region = elige una región de puntuación
turmoil-value-black-hand = La Mano Negra se instala
turmoil-step-black-hand = la Mano Negra se instala en uno de estos espacios: { $where }; cuenta como 2 PA autoritarios que no se retiran nunca, y allí no se hacen chequeos de apoyo
turmoil-value-support-check = Chequeo de apoyo
turmoil-step-support-check = haz { $n ->
    [one] 1 chequeo de apoyo
   *[other] { $n } chequeos de apoyo
} en { $where } con el valor de esta carta
turmoil-step-support-check-free = haz { $n ->
    [one] 1 chequeo de apoyo
   *[other] { $n } chequeos de apoyo
} en { $where } con el valor de esta carta; el control de tu rival en los espacios adyacentes no cuenta
turmoil-step-support-check-restores = haz { $n ->
    [one] 1 chequeo de apoyo
   *[other] { $n } chequeos de apoyo
} en { $where } con el valor de esta carta; con la opción de la monarquía francesa, si así se obtiene el control autoritario de París, se restaura la monarquía
turmoil-step-support-check-fixed = haz { $n ->
    [one] 1 chequeo de apoyo
   *[other] { $n } chequeos de apoyo
} de valor { $strength } en { $where }
turmoil-step-support-check-tension = haz en { $where } tantos chequeos de apoyo como el valor de esta carta, cada uno con la tensión como valor
turmoil-value-operate = Operaciones
turmoil-step-operate = puedes usar operaciones de valor { $n }, o { $georgian } en la era georgiana; el control de tu rival no encarece los PA ni cuenta en contra
turmoil-value-discard-random = Descartar al azar
turmoil-step-discard-random = { FORM($side, case: "the") } descarta una carta al azar; si su evento es { FORM($fires, case: "of") }, se produce
turmoil-value-discard-card = Descartar cartas
turmoil-step-discard-card = descarta { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
turmoil-step-discard-card-may = puedes descartar { $n ->
    [one] 1 carta
   *[other] { $n } cartas
} (si no, no pasa nada más)
turmoil-value-draw = Robar cartas
turmoil-step-draw = roba { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
turmoil-value-exchange = Cambiar cartas
turmoil-step-exchange = puedes cambiar 1 carta de tu mano por otra nueva por cada { $count }
turmoil-value-take-card = Tomar un descarte
turmoil-step-take-card = toma de la pila de descartes una carta de valor { $n }
turmoil-value-play-discarded = Jugar un descarte
turmoil-step-play-discarded = elige en la pila de descartes una carta que no sea de puntuación; se produce su evento
turmoil-step-play-discarded-may = puedes elegir en la pila de descartes una carta que no sea de puntuación; se produce su evento
turmoil-step-play-discarded-red = elige en la pila de descartes una carta { FORM($side, case: "of") } con título rojo; se produce su evento
turmoil-value-legacy-of1848 = Legado de 1848
turmoil-step-legacy-of-1848 = tu rival enseña todas sus cartas con título rojo; ejecuta el evento de una de ellas, o usa esta carta para operaciones
turmoil-value-forbid = Impedir eventos
turmoil-step-forbid = { COUNT($cards) ->
    [1] el evento { FORM($cards, case: "the") } ya no se puede producir
   *[other] los eventos { FORM($cards, case: "the") } ya no se pueden producir
}
turmoil-value-cancel = Terminan eventos
turmoil-step-cancel = { COUNT($cards) ->
    [1] { FORM($cards, case: "the") } deja de estar en vigor
   *[other] { FORM($cards, case: "the") } dejan de estar en vigor
}
turmoil-value-change = El mapa cambia
turmoil-step-change-state-secularism = el espacio Iglesia católica francesa deja de estar en el mapa
turmoil-step-change-bosnia-annexed = Bosnia pertenece desde ahora también a Austria-Hungría
turmoil-step-change-congo-annexed = Bélgica es desde ahora también un espacio de anexión
turmoil-step-change-norwegian-independence = Noruega admite desde ahora PA y chequeos de apoyo
turmoil-step-change-monarchy-restored = París es desde ahora un espacio de monarca
turmoil-value-track = Un marcador entra en el registro
turmoil-step-track = { FORM($marker, case: "the") } entra en el registro de la Gran Guerra
turmoil-step-track-over = { FORM($marker, case: "the") } ocupa en el registro de la Gran Guerra el lugar de { FORM($over, case: "the") }, o el siguiente libre
turmoil-step-track-over-either = { FORM($marker, case: "the") } ocupa en el registro de la Gran Guerra el lugar de { FORM($first, case: "the") } o de { FORM($second, case: "the") }
turmoil-value-refresh-stability = Vuelven las cartas de estabilidad
turmoil-step-refresh-stability = todas las cartas de estabilidad { FORM($side, case: "of") } pasan a estar disponibles
turmoil-value-exhaust-stability = Agotar una carta de estabilidad
turmoil-step-exhaust-stability = elige una carta de estabilidad disponible { FORM($side, case: "of") }; deja de estar disponible
turmoil-value-abort-scoring = La puntuación se detiene
turmoil-step-abort-scoring = la puntuación se interrumpe y la carta de puntuación vuelve a la mano de quien la jugó
turmoil-value-extra-round = Una ronda de acción más
turmoil-step-extra-round = { FORM($side, case: "the") } recibe una ronda de acción más en este turno
turmoil-value-ops-modifier = Las cartas valen más o menos
turmoil-step-ops-modifier = hasta el final del turno, las cartas { FORM($side, case: "of") } valen { $n } { $way ->
    [down] menos
   *[up] más
}
turmoil-value-ops-bonus-in = Una carta vale más en una región
turmoil-step-ops-bonus-in = hasta el final del turno, cada carta que { FORM($side, case: "the") } gaste por entero en { FORM($region, case: "the") } vale 1 más
turmoil-value-dear-turn = El apoyo cuesta el doble
turmoil-step-dear-turn = hasta el final del turno, los PA en { FORM($region, case: "the") } cuestan el doble { FORM($side, case: "to") }
turmoil-value-no-operations = Sin operaciones en una región
turmoil-step-no-operations = hasta el final del turno, nadie puede usar operaciones en { FORM($region, case: "the") }
turmoil-value-skip-crisis = Sin tirada de crisis
turmoil-step-skip-crisis = hasta el final del turno, { FORM($cards, case: "the") } no causan tirada de crisis
turmoil-value-dear-unless-marker = Coste doble sin un marcador
turmoil-step-dear-unless-marker = mientras { FORM($marker, case: "the") } no esté en el registro de la Gran Guerra, los PA en { FORM($region, case: "the") } cuestan el doble a ambos jugadores
turmoil-value-no-surcharge = Sin recargo en una región
turmoil-step-no-surcharge = desde ahora, { FORM($side, case: "the") } no paga recargo en { FORM($region, case: "the") } por los espacios que controla el otro bando
turmoil-value-naval-modifier = Sumar a los intentos navales
turmoil-step-naval-modifier = { FORM($side, case: "the") } suma { $n } a todos sus intentos navales
turmoil-value-extra-attempt = Un intento naval más
turmoil-step-extra-attempt = { FORM($side, case: "the") } puede hacer un intento naval más por turno
turmoil-value-call-to-war = Una nación entra en la guerra
turmoil-step-call-to-war = mientras { FORM($marker, case: "the") } no esté en el registro de la Gran Guerra, { FORM($nation, case: "fights") } con la Entente en la Gran Guerra
turmoil-value-fail-unless-plus = Los intentos navales fallan
turmoil-step-fail-unless-plus = los intentos navales { FORM($side, case: "of") } fallan mientras su marcador no esté en la cara +1
turmoil-value-war-modifier = Sumar a la tirada de guerra
turmoil-step-war-modifier = { FORM($side, case: "the") } suma { $n } a la tirada de la Gran Guerra
turmoil-step-war-modifier-with = mientras esté en vigor { FORM($card, case: "the") }, { FORM($side, case: "the") } suma { $n } a la tirada de la Gran Guerra
turmoil-value-tension-ceiling = La tensión no pasa de
turmoil-step-tension-ceiling = mientras el jugador autoritario controle { FORM($spaces, case: "the") }, la tensión no puede subir de { $n }
turmoil-value-buy-tension = Bajar la tensión por 1 PV
turmoil-step-buy-tension = antes de cada tirada de crisis, { FORM($side, case: "the") } puede ceder 1 PV para bajar 1 la tensión
turmoil-value-extra-stability = Una carta de estabilidad más
turmoil-step-extra-stability = en la próxima puntuación { FORM($region, case: "of") }, { FORM($side, case: "the") } puede elegir una carta de estabilidad más
turmoil-step-extra-stability-with = en la próxima puntuación { FORM($region, case: "of") }, { FORM($side, case: "the") } puede elegir una carta de estabilidad más si controla { FORM($space, case: "the") }
turmoil-value-nullify = Planes sin efecto
turmoil-step-nullify = { COUNT($cards) ->
    [1] { FORM($cards, case: "the") } no tiene
   *[other] { FORM($cards, case: "the") } no tienen
} efecto
turmoil-value-adjust-vp = Los planes dan otros puntos
turmoil-step-adjust-vp = { FORM($cards, case: "the") } { COUNT($cards) ->
    [1] da
   *[other] dan
} { $n } PV { $way ->
    [down] menos
   *[up] más
}
turmoil-step-adjust-vp-plan = todas las cartas del plan { FORM($plan, case: "the") } dan { $n } PV { $way ->
    [down] menos
   *[up] más
}
turmoil-value-freeze = El apoyo no cambia
turmoil-step-freeze = desde ahora no se pueden añadir ni retirar PA en { $where }
turmoil-value-join = Una nación se une a un bando
turmoil-step-join = { FORM($nation, case: "the") } se une{ FORM($nation, case: "ends") } a { FORM($side, case: "bloc") } si no está{ FORM($nation, case: "ends") } en ningún bando
turmoil-value-extra-plan = Un plan más
turmoil-step-extra-plan = { FORM($side, case: "the") } puede añadir una carta de movilización { FORM($nation, case: "of") } de prioridad { $n } o posterior

## Cartas: lo impreso
turmoil-card-name = { $card }
turmoil-card-sentence = { CAP($step) }.
turmoil-card-requires = Solo si { $test }.
turmoil-card-era = { $era }
turmoil-card-side = evento { FORM($side, case: "of") }
turmoil-card-joint = carta común
turmoil-card-ops = valor { $n }
turmoil-card-scoring-card = carta de puntuación
turmoil-card-asterisk = eliminada de la partida después de su evento
turmoil-card-lasting = evento duradero
turmoil-card-red = título rojo
turmoil-card-barred-by = prohibida por { FORM($cards, case: "the") }
turmoil-card-bars = después ya no: { FORM($cards, case: "the") }
turmoil-card-needed-for = requisito de { FORM($cards, case: "the") }
turmoil-card-scoring = Chequeo de estabilidad y puntuación { FORM($region, case: "of") }: presencia { $presence }, dominio { $domination }, control { $control } PV; 1 PV por cada espacio conflictivo y por cada independiente adyacente. Después, una tirada de crisis.
turmoil-card-scoring-wins = Si el jugador liberal tiene el control { FORM($region, case: "of") }, gana la partida.
turmoil-card-pair = Se juega junto con una carta de evento de tu rival: esa carta da sus operaciones y su evento no se produce.
turmoil-card-on-operations = Si se usa para operaciones: { $step }.
turmoil-card-stability = carta de estabilidad { FORM($side, case: "of") }
turmoil-card-mobilization = carta de movilización { FORM($nation, case: "of") }
turmoil-card-priority = prioridad { $n }
turmoil-card-beside = se puede elegir además de otra carta { FORM($nation, case: "of") }
turmoil-card-plan = plan { FORM($plan, case: "the") }
turmoil-card-box = casilla { $n } de la carrera naval
turmoil-card-entry = número de entrada { $n }
turmoil-card-first = La primera en llegar: { $step }.
turmoil-card-second = La segunda en llegar: { $step }.
turmoil-card-start = Ambas marinas empiezan aquí; mientras ambas sigan aquí, los intentos navales del jugador autoritario fallan.
turmoil-card-alone-nassau = Hasta que llegue tu rival, sus cartas de valor 3 o más valen 1 menos.
turmoil-card-alone-helgoland = Hasta que llegue tu rival, tienes en cada turno una ronda de acción más, para un intento naval con −1.
turmoil-card-alone-colossus = Hasta que llegue tu rival, puedes usar una carta por turno tanto por su evento como para operaciones.
turmoil-card-alone-orion = Hasta que llegue tu rival, miras su mano después de tu segunda ronda de acción de cada turno.
turmoil-card-alone-moltke = Hasta que llegue tu rival, puedes elegir una carta de estabilidad más en cada puntuación.
turmoil-card-alone-koenig = Hasta que llegue tu rival, puedes repetir una tirada en una de tus rondas de acción de cada turno.

## Tablero
turmoil-table-tracks = Registros
turmoil-table-what = Concepto
turmoil-table-state = Situación
turmoil-table-turn = Turno
turmoil-table-turn-round = { $turn }, ronda de acción { $round } ({ $era })
turmoil-table-turn-only = { $turn } ({ $era })
turmoil-table-vp = PV
turmoil-table-tension = Tensión
turmoil-table-tension-of = { $tension } (como máximo { $ceiling })
turmoil-table-status = Modificador de la Gran Guerra
turmoil-table-signed = { $n ->
    [-9] −9
    [-8] −8
    [-7] −7
    [-6] −6
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
    [0] 0
   *[other] +{ $n }
}
turmoil-table-markers = Registro de la Gran Guerra
turmoil-table-changes = Marcadores en el mapa
turmoil-table-black-hand = { $marker }: { $space }
turmoil-table-navy = { $box } ({ $n })
turmoil-table-navy-plus = { $box } ({ $n }), +1
turmoil-table-stuck-race = los intentos navales fallan mientras ambas marinas estén aquí
turmoil-table-stuck-plus = los intentos navales fallan sin +1
turmoil-table-owed = Intentos navales pendientes del jugador liberal
turmoil-table-space = Espacio
turmoil-table-stability = Estabilidad
    .short = Est.
turmoil-table-battleground = ★
turmoil-table-icons = Iconos
turmoil-table-control = Control
turmoil-table-empty = {""}
turmoil-table-none = ·
turmoil-table-hands = Manos
turmoil-table-decks = Mazos
turmoil-table-cards = Cartas
turmoil-table-place = Lugar
turmoil-table-player = Jugador
turmoil-table-card = Carta
turmoil-table-event = Evento
turmoil-table-value = Valor
turmoil-table-hidden = { $n ->
    [one] 1 carta oculta
   *[other] { $n } cartas ocultas
}
turmoil-table-ready = Cartas de estabilidad disponibles
turmoil-table-picked = Elegidas por { FORM($side, case: "the") }
turmoil-table-bonus = Valor de todas las cartas { FORM($side, case: "of") }
turmoil-table-playing = En juego ahora
turmoil-table-display = En vigor
turmoil-table-barred = Eventos prohibidos
turmoil-table-deck = Mazo
turmoil-table-discard = Pila de descartes
turmoil-table-removed = Eliminadas de la partida
turmoil-table-checks = Chequeos de apoyo
turmoil-table-strength = Valor
turmoil-table-own = Adyacentes propios
turmoil-table-enemy = Adyacentes del rival
turmoil-table-threshold = Umbral
turmoil-table-needs = Tirada necesaria
turmoil-table-never = imposible
turmoil-table-war = Gran Guerra
turmoil-table-bloc = { CAP(FORM($side, case: "bloc")) }
turmoil-table-bloc-title = Bando
turmoil-table-nations = Naciones
turmoil-chart-legend = Nombre, PA autoritarios/liberales y quién controla el espacio (A o L); * es conflictivo, [ ] un recuadro que cuenta como controlado.
turmoil-reached = turno { $turn }, ronda { $round }
turmoil-reached-turn = turno { $turn }
turmoil-picture = Mapa de Europa. Espacios controlados: el autoritario { $authoritarian }, el liberal { $liberal }. PV { $vp }, tensión { $tension }.

## Paquetes de cartas

## The score by source
turmoil-tally-region = Puntuación { FORM($region, case: "of") }
turmoil-tally-events = Eventos y otras cartas
turmoil-tally-stability = Cartas de estabilidad
turmoil-tally-mobilization = Cartas de movilización
turmoil-tally-tension = Tensión más allá de sus límites
turmoil-tally-war = La Gran Guerra
turmoil-tally-vp = Puntos de victoria

## What is established of a card
turmoil-known-effect = efecto
turmoil-known-name = nombre
turmoil-known-era = era
turmoil-known-side = bando
turmoil-known-ops = valor
turmoil-known-asterisk = asterisco
turmoil-known-lasting = si es duradero
turmoil-known-red = título rojo
turmoil-known-requires = condición
turmoil-known-nation = nación
turmoil-known-priority = prioridad
turmoil-known-plan = plan
turmoil-known-entry = número de entrada
