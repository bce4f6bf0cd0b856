# Europe in Turmoil: Prelude to the Great War.

turmoil-title = Europe in Turmoil
    .blurb = Europe before the Great War: Authoritarian against Liberal, for the support of a continent.
turmoil-art = Engraving: a battleship at night, searchlights crossing on a star and a crown
turmoil-tagline = Crown or star: Europe from 1890 to the Great War.
turmoil-curve = the VP marker

## Names. Forms: the (with the article), of (possessive), short (map label), sp and support (SP of a side), navy, bloc, gains, controls, fights, letter.
turmoil-side-authoritarian = Authoritarian
    .the = the Authoritarian player
    .of = the Authoritarian player’s
    .sp = Authoritarian SP
    .support = Authoritarian SP
    .navy = the German Navy
    .bloc = the Central Powers
    .gains = the Authoritarian player gains
    .controls = the Authoritarian player controls
    .letter = A
    .short = Auth.
turmoil-side-liberal = Liberal
    .the = the Liberal player
    .of = the Liberal player’s
    .sp = Liberal SP
    .support = Liberal SP
    .navy = the British Navy
    .bloc = the Entente
    .gains = the Liberal player gains
    .controls = the Liberal player controls
    .letter = L
    .short = Lib.
turmoil-side-own = You
    .the = you
    .of = your
    .sp = of your SP
    .support = your SP
    .navy = your Navy
    .gains = you gain
    .controls = you control
turmoil-side-enemy = Opponent
    .the = your opponent
    .of = your opponent’s
    .sp = of your opponent’s SP
    .support = your opponent’s SP
    .navy = your opponent’s Navy
    .gains = your opponent gains
    .controls = your opponent controls
turmoil-side-both = Both
turmoil-region-france = France
turmoil-region-germany = Germany
turmoil-region-austria_hungary = Austria-Hungary
turmoil-region-russia = Russia
turmoil-region-balkans = Balkans
    .the = the Balkans
turmoil-region-independent = Independent
    .the = Independent spaces
turmoil-nation-austria_hungary = Austria-Hungary
    .fights = Austria-Hungary fights
    .fightsnot = Austria-Hungary does not fight
turmoil-nation-balkans = Balkans
    .the = the Balkans
    .fights = the Balkans fight
    .fightsnot = the Balkans do not fight
turmoil-nation-britain = Britain
    .fights = Britain fights
    .fightsnot = Britain does not fight
turmoil-nation-france = France
    .fights = France fights
    .fightsnot = France does not fight
turmoil-nation-germany = Germany
    .fights = Germany fights
    .fightsnot = Germany does not fight
turmoil-nation-italy = Italy
    .fights = Italy fights
    .fightsnot = Italy does not fight
turmoil-nation-ottoman_empire = Ottoman Empire
    .the = the Ottoman Empire
    .fights = the Ottoman Empire fights
    .fightsnot = the Ottoman Empire does not fight
turmoil-nation-russia = Russia
    .fights = Russia fights
    .fightsnot = Russia does not fight
turmoil-era-victorian = Victorian Era
    .the = the Victorian Era
turmoil-era-edwardian = Edwardian Era
    .the = the Edwardian Era
turmoil-era-georgian = Georgian Era
    .the = the Georgian Era
turmoil-icon-government = Government
    .short = Gov.
turmoil-icon-monarch = Monarch
turmoil-icon-church = Church
turmoil-icon-worker = Worker
turmoil-icon-bourgeoisie = Bourgeoisie
    .short = Bourg.
turmoil-icon-farmer = Farmer
turmoil-icon-army = Army
turmoil-icon-intellectual = Intellectual
    .short = Intel.
turmoil-icon-annex = Annex
turmoil-level-none = nothing
turmoil-level-presence = Presence
turmoil-level-domination = Domination
turmoil-level-control = Control
turmoil-space-brittany_normandy = Brittany/Normandy
    .short = Brittany/Norm.
turmoil-space-picardy = Picardy
turmoil-space-beau_monde = Beau-Monde
    .the = the Beau-Monde
turmoil-space-french_writers = French Writers
    .the = the French Writers
turmoil-space-french_catholic_church = French Catholic Church
    .the = the French Catholic Church
    .short = French Church
turmoil-space-fauvism = Fauvism
turmoil-space-paris = Paris
turmoil-space-french_armed_forces = French Armed Forces
    .the = the French Armed Forces
    .short = French Army
turmoil-space-bordeaux = Bordeaux
turmoil-space-dijon = Dijon
turmoil-space-nice = Nice
turmoil-space-colonials = Colonials
    .the = the Colonials
turmoil-space-hanover_oldenburg = Hanover/Oldenburg
    .short = Hanover/Old.
turmoil-space-kiel = Kiel
turmoil-space-jugendstil = Jugendstil
turmoil-space-east_prussia = East Prussia
turmoil-space-imperial_army = Imperial Army
    .the = the Imperial Army
turmoil-space-wilhelm_ii = Wilhelm II
turmoil-space-berlin = Berlin
turmoil-space-silesia = Silesia
turmoil-space-alsace_lorraine = Alsace-Lorraine
    .short = Alsace-Lorr.
turmoil-space-industrialists = Industrialists
    .the = the Industrialists
turmoil-space-saxony = Saxony
turmoil-space-bavaria = Bavaria
turmoil-space-bohemia = Bohemia
turmoil-space-moravia = Moravia
turmoil-space-galicia = Galicia/Przemysl
    .short = Galicia
turmoil-space-viennese_secession = Viennese Secession
    .the = the Viennese Secession
    .short = Secession
turmoil-space-vienna = Vienna
turmoil-space-budapest = Budapest
turmoil-space-alto_adige = Alto Adige
turmoil-space-trieste = Trieste
turmoil-space-austrian_catholic_church = Austrian Catholic Church
    .the = the Austrian Catholic Church
    .short = Austr. Church
turmoil-space-dual_monarchy = Dual Monarchy
    .the = the Dual Monarchy
turmoil-space-transylvania = Transylvania
turmoil-space-croatia = Croatia
turmoil-space-finland = Finland
turmoil-space-siberia = Siberia
turmoil-space-saint_petersburg = Saint Petersburg
    .short = St Petersburg
turmoil-space-russian_bourgeoisie = Russian Bourgeoisie
    .the = the Russian Bourgeoisie
    .short = Bourgeoisie
turmoil-space-baltic_states = Baltic States
    .the = the Baltic States
turmoil-space-nicolas_ii = Nicolas II
turmoil-space-moscow = Moscow
turmoil-space-symbolism = Symbolism
turmoil-space-poland = Poland
turmoil-space-tsarist_army = Tsarist Army
    .the = the Tsarist Army
turmoil-space-belarus = Belarus
turmoil-space-ukraine = Ukraine
turmoil-space-russian_orthodox_church = Russian Orthodox Church
    .the = the Russian Orthodox Church
    .short = Orthodox Ch.
turmoil-space-crimea = Crimea
turmoil-space-bosnia = Bosnia
turmoil-space-serbia = Serbia
turmoil-space-romania = Romania
turmoil-space-montenegro = Montenegro
turmoil-space-bulgaria = Bulgaria
turmoil-space-macedonia = Macedonia
turmoil-space-greece = Greece
turmoil-space-norway = Norway
turmoil-space-sweden = Sweden
turmoil-space-denmark = Denmark
turmoil-space-netherlands = Netherlands
    .the = the Netherlands
turmoil-space-belgium = Belgium
turmoil-space-switzerland = Switzerland
turmoil-space-spain_portugal = Spain/Portugal
turmoil-space-morocco = Morocco
turmoil-space-algeria = Algeria
turmoil-space-tunisia = Tunisia
turmoil-space-italy = Italy
turmoil-space-libya = Libya
turmoil-space-constantinople = Constantinople
turmoil-space-united_kingdom = United Kingdom
    .the = the United Kingdom
turmoil-space-egypt = Egypt
turmoil-space-ottoman_empire = Ottoman Empire
    .the = the Ottoman Empire
turmoil-card-1 = Admiral von Tirpitz
turmoil-card-2 = State Secularism in France
turmoil-card-3 = Second International
turmoil-card-4 = Franz Ferdinand
turmoil-card-5 = Dreyfus Affair
turmoil-card-6 = France Scoring
turmoil-card-7 = Austria-Hungary Scoring
turmoil-card-8 = Russia Scoring
turmoil-card-9 = Russo-Japanese War
turmoil-card-10 = Entente Cordiale
turmoil-card-11 = Foreign Investments
turmoil-card-12 = Magyarization
turmoil-card-13 = Traditionalism
turmoil-card-14 = Radical Party Founded
turmoil-card-15 = Lord Fisher
turmoil-card-16 = Stymied
turmoil-card-17 = Eight Nation Alliance
turmoil-card-18 = Bernhard von Bülow
turmoil-card-19 = Union of Liberation
turmoil-card-20 = Bonapartism/Monarchism
turmoil-card-21 = Prussian Spirit
turmoil-card-22 = Socialist Movements
turmoil-card-23 = Third Department/Okhrana
turmoil-card-24 = Tsarist Repression
turmoil-card-25 = Legacy of Bismarck
turmoil-card-26 = Franco-Russian Alliance
turmoil-card-27 = The Dual Alliance
turmoil-card-28 = Scramble for Africa
turmoil-card-29 = Two-power Standard
turmoil-card-30 = Military Tradition
turmoil-card-31 = Status Quo
turmoil-card-32 = Copenhagenization
turmoil-card-33 = Modernism
turmoil-card-34 = Government-sponsored Art
turmoil-card-35 = Absolutism
turmoil-card-36 = March of History
turmoil-card-37 = Ferdinand Esterhazy
turmoil-card-38 = Kulturkampf
turmoil-card-39 = Spiritism and Mysticism
turmoil-card-40 = Indecisiveness
turmoil-card-41 = Dreyfus Rehabilitated
turmoil-card-42 = The Kaiser Intervenes
turmoil-card-43 = Balkans Scoring
turmoil-card-44 = Second Hague Conference
turmoil-card-45 = Belgian Rule in Congo
turmoil-card-46 = Liberals gain Power in UK
turmoil-card-47 = Young Turk Revolution
turmoil-card-48 = Enver Pasha
turmoil-card-49 = Austria Annexes Bosnia
turmoil-card-50 = Schlieffen Plan Adopted
turmoil-card-51 = Norwegian Independence
turmoil-card-52 = Conrad von Hötzendorf
turmoil-card-53 = Germany Scoring
turmoil-card-54 = Traditionalists Gain Power
turmoil-card-55 = Viscount Grey
turmoil-card-56 = Control of the Channel
turmoil-card-57 = Naval Bill/Fleet Law
turmoil-card-58 = US Interventionism
turmoil-card-59 = Declaration of Independence
turmoil-card-60 = Legacy of 1848
turmoil-card-61 = Russian Collapse
turmoil-card-62 = Jozef Pilsudski
turmoil-card-63 = October Manifesto
turmoil-card-64 = Diagonal Politics
turmoil-card-65 = Second Duma Disbanded
turmoil-card-66 = Henry Wilson
turmoil-card-67 = Landslide Electoral Victory
turmoil-card-68 = Triple Alliance
turmoil-card-69 = Prince Heinrich
turmoil-card-70 = Winston Churchill
turmoil-card-71 = Local Uprising
turmoil-card-72 = Military Parade
turmoil-card-73 = Central Authority
turmoil-card-74 = von Bethmann-Hollweg
turmoil-card-75 = Jean Jaures
turmoil-card-76 = Georges Clemenceau
turmoil-card-77 = Alsace-Lorraine
turmoil-card-78 = Revolution of 1905
turmoil-card-79 = Victor Chernov
turmoil-card-80 = Tangier Crisis
turmoil-card-81 = Raoul Villain
turmoil-card-82 = Agadir Crisis
turmoil-card-83 = Gavrilo Princip
turmoil-card-84 = Balkan Federation
turmoil-card-85 = Patriotism / Nationalism
turmoil-card-86 = Parliament Act of 1911
turmoil-card-87 = War in the Balkans
turmoil-card-88 = US Non-interventionism
turmoil-card-89 = Stolypin Land Reforms
turmoil-card-90 = Balkan Civil War
turmoil-card-91 = Funeral of Edward VII
turmoil-card-92 = Freedom and Accord Party
turmoil-card-93 = Raid on the Sublime Porte
turmoil-card-94 = Perfidious Italy
turmoil-card-95 = Splendid Isolation
turmoil-card-96 = Yugoslavia
turmoil-card-97 = Exiles Escape/Return
turmoil-card-98 = Reinhold von Sydow
turmoil-card-99 = Franco-British Naval Cooperation
turmoil-card-100 = Arms Traders/Industry
turmoil-card-101 = Aristide Briand
turmoil-card-102 = German Army Expansion
turmoil-card-103 = Black Hand
turmoil-card-104 = Attempted Neutrality
turmoil-card-105 = Rosa Luxemburg
turmoil-card-106 = Preventive War
turmoil-card-107 = Mitteleuropa
turmoil-card-108 = Weltpolitik
turmoil-card-109 = Leopold von Berchtold
turmoil-card-110 = Istvan Tisza
turmoil-stability-1 = Workers Unite
turmoil-stability-2 = Farmer Collectives
turmoil-stability-3 = Testimonials
turmoil-stability-4 = Popular Uproar
turmoil-stability-5 = Intelligentsia
turmoil-stability-6 = Left-wing Governments
turmoil-stability-7 = Anarchist Attack
turmoil-stability-8 = Blockade
turmoil-stability-9 = Silent Majority
turmoil-stability-10 = Most Favoured Nation
turmoil-stability-11 = Support of the Farmers
turmoil-stability-12 = Absolutist Rule
turmoil-stability-13 = Support of the Generals
turmoil-stability-14 = Secret Treaty Clauses
turmoil-stability-15 = Most Favoured Nation
turmoil-stability-16 = Naval Law Amendment
turmoil-stability-17 = Elitist Art
turmoil-stability-18 = Government Suppression
turmoil-stability-19 = Ecclesial Influence
turmoil-stability-20 = Limited Franchise
turmoil-mobilization-a1 = Serbien muss Sterbien
turmoil-mobilization-a2 = Poland Campaign
turmoil-mobilization-a3 = Isonzo Campaign
turmoil-mobilization-b1 = Third Balkan War
turmoil-mobilization-b2 = War of Liberation (Austria-Hungary)
turmoil-mobilization-b3 = War of Liberation (Ottoman Empire)
turmoil-mobilization-e1 = Blockade
turmoil-mobilization-e2 = British Expeditionary Force
turmoil-mobilization-e3 = Gallipoli / Allenby
turmoil-mobilization-e4 = Salonika
turmoil-mobilization-e5 = Salerno / Anzio
turmoil-mobilization-f1 = Avenging Pavia
turmoil-mobilization-f2 = Plan XVI
turmoil-mobilization-f3 = Plan XVII
turmoil-mobilization-f4 = Colonial Sunset
turmoil-mobilization-f5 = Plan XV
turmoil-mobilization-g1 = Von Lettow-Vorbeck
turmoil-mobilization-g2 = U-boat Offensive
turmoil-mobilization-g3 = East Wall / West Wall
turmoil-mobilization-g4 = Guns of August
turmoil-mobilization-g5 = Two Front War
turmoil-mobilization-g6 = Kaiser Wilhelm's Plan
turmoil-mobilization-i1 = Tirol War
turmoil-mobilization-i2 = Neutrality
turmoil-mobilization-i3 = Mare Nostrum
turmoil-mobilization-i4 = Savoyard War
turmoil-mobilization-o1 = Balkan Reconquista
turmoil-mobilization-o2 = North-African Empire
turmoil-mobilization-o3 = Persian Campaign
turmoil-mobilization-o4 = Caucasus Campaign (Ottoman)
turmoil-mobilization-r1 = The Great Game
turmoil-mobilization-r2 = Day 15 Attack
turmoil-mobilization-r3 = Six Weeks Attack
turmoil-mobilization-r4 = Galician Campaign
turmoil-mobilization-r5 = Caucasus Campaign (Russian)
turmoil-box-0 = Pre-Dreadnought
turmoil-box-1 = HMS Dreadnought
turmoil-box-2 = Nassau Class
turmoil-box-3 = Bellerophon Class
turmoil-box-4 = Helgoland Class
turmoil-box-5 = Colossus Class
turmoil-box-6 = Kaiser Class
turmoil-box-7 = Orion Class
turmoil-box-8 = Moltke Class
turmoil-box-9 = King George V Class
turmoil-box-10 = König Class
turmoil-box-11 = Queen Elizabeth Class
turmoil-box-12 = Bayern Class
turmoil-box-13 = Revenge Class
turmoil-marker-three_emperor_league = Three Emperor League
turmoil-marker-franco_russian_alliance = Franco-Russian Alliance
turmoil-marker-russian_collapse = Russian Collapse
turmoil-marker-entente_cordiale = Entente Cordiale
turmoil-marker-splendid_isolation = Splendid Isolation
turmoil-marker-dual_alliance = Dual Alliance
turmoil-marker-triple_alliance = Triple Alliance
turmoil-marker-perfidious_italy = Perfidious Italy
turmoil-marker-balkan_war = Balkan War
turmoil-marker-state_secularism = State Secularism in France
turmoil-marker-bosnia_annexed = Bosnia Annexed
turmoil-marker-congo_annexed = Congo Annexed
turmoil-marker-norwegian_independence = Norwegian Independence
turmoil-marker-monarchy_restored = Monarchy Restored
turmoil-marker-black_hand = Black Hand
turmoil-marker-high_water_mark = German Navy High Water Mark
turmoil-marker-british_navy = British Navy
turmoil-marker-german_navy = German Navy
turmoil-plan-balkans_first = Balkans First
turmoil-plan-russia_first = Russia First
turmoil-plan-italy_first = Italy First
turmoil-plan-civil_war_first = Civil War First
turmoil-plan-austria_first = Austria First
turmoil-plan-ottomans_first = Ottomans First
turmoil-plan-steel_wall = Steel Wall
turmoil-plan-france_first = France First
turmoil-plan-reculer_pour_mieux_sauter = Reculer pour mieux sauter
turmoil-plan-offensive_a_l_outrance = Offensive à l’outrance
turmoil-plan-securing_the_colonies = Securing the Colonies
turmoil-plan-la_grande_defense = La grande défense
turmoil-plan-afrika_first = Afrika First
turmoil-plan-undersea_first = Undersea First
turmoil-plan-defensive_war = Defensive War
turmoil-plan-france_and_russia_both = France and Russia Both
turmoil-plan-africa_first = Africa First
turmoil-plan-persia_first = Persia First
turmoil-plan-india_first = India First
turmoil-plan-germany_first = Germany First
turmoil-plan-complete_mobilization_first = Complete Mobilization First
turmoil-verb-done = Done
turmoil-verb-event = Event
turmoil-verb-operations = Operations
turmoil-verb-event_first = Event, then Operations
turmoil-verb-operations_first = Operations, then Event
turmoil-verb-naval = Naval Arms Race attempt
turmoil-verb-place = Place SP
turmoil-verb-check = Support Checks
turmoil-verb-pass = Pass
turmoil-verb-yes = Yes
turmoil-verb-no = No
turmoil-verb-reroll = Roll again
turmoil-verb-keep = Keep the die
turmoil-option-1 = Option 1
turmoil-option-2 = Option 2
turmoil-option-balance = Extra SP in Switzerland (− Authoritarian, + Liberal)
turmoil-option-monarchy = Restoring the French monarchy
turmoil-option-mobilization = War Mobilization

## Questions
turmoil-ask-show = You may show your opponent the scoring cards in your hand, if you have 2 or more; then you place 1 SP more each time you place SP in the setup.
    .wait = { $who } may show the scoring cards in their hand.
turmoil-ask-set-up = Set-up: choose a space without SP of your opponent for 1 SP ({ $left } to go).
    .wait = Set-up: { $who } is to choose a space for 1 SP.
turmoil-ask-card = Your action round: choose the card to play.
    .wait = { $who } is to choose the card to play.
turmoil-ask-mode = { $card }: choose what to play it for.
    .wait = { $card }: { $who } is to choose what to play it for.
turmoil-ask-operations = Operations, value { $n }: choose what to do.
    .wait = Operations, value { $n }: { $who } is to choose what to do.
turmoil-ask-buy = Choose a space for 1 SP ({ $left ->
    [one] 1 operations point
   *[other] { $left } operations points
} left).
    .wait = { $who } is to choose a space for 1 SP.
turmoil-ask-check = Choose the space of a Support Check (value { $strength }, { $left } to go).
    .wait = { $who } is to choose the space of a Support Check (value { $strength }).
turmoil-ask-helgoland = Helgoland Class: choose a card for one more naval attempt at −1, or pass.
    .wait = Helgoland Class: { $who } is to choose a card for one more naval attempt, or to pass.
turmoil-ask-reroll = König Class: the die shows { $die }; keep it or roll again.
    .wait = König Class: the die shows { $die }; { $who } is to keep it or to roll again.
turmoil-ask-choice = { $card }: choose. Option 1: { $first }. Option 2: { $second }.
    .wait = { $card }: { $who } is to choose an option.
turmoil-ask-place = { $card }: choose a space for 1 SP ({ $side }, { $left } to go).
    .wait = { $card }: { $who } is to choose a space for 1 SP ({ $side }).
turmoil-ask-place-region = { $card }: choose the space of the next region for 1 SP ({ $side }).
    .wait = { $card }: { $who } is to choose the space of the next region for 1 SP ({ $side }).
turmoil-ask-fill-control = { $card }: choose the space to control.
    .wait = { $card }: { $who } is to choose the space to control.
turmoil-ask-fill-match = { $card }: choose the space in which to match your opponent’s SP.
    .wait = { $card }: { $who } is to choose the space in which to match the opponent’s SP.
turmoil-ask-fill-loosen = { $card }: choose the space that your opponent no longer controls.
    .wait = { $card }: { $who } is to choose the space that the opponent no longer controls.
turmoil-ask-remove = { $card }: choose a space to remove 1 SP from ({ $side }, { $left } to go).
    .wait = { $card }: { $who } is to choose a space to remove 1 SP from ({ $side }).
turmoil-ask-remove-any = { $card }: choose a space to remove 1 SP from ({ $left } to go).
    .wait = { $card }: { $who } is to choose a space to remove 1 SP from.
turmoil-ask-side = Choose whose SP is removed.
    .wait = { $who } is to choose whose SP is removed.
turmoil-ask-convert = { $card }: choose a space in which 1 SP changes sides ({ $side }, { $left } to go).
    .wait = { $card }: { $who } is to choose a space in which 1 SP changes sides ({ $side }).
turmoil-ask-convert-all = { $card }: choose the space in which all SP change sides.
    .wait = { $card }: { $who } is to choose the space in which all SP change sides.
turmoil-ask-move-from = { $card }: choose the space that SP leave ({ $side }{ $left ->
    [0] , all of them
   *[other] , { $left } to go
}).
    .wait = { $card }: { $who } is to choose the space that SP leave ({ $side }).
turmoil-ask-move-to = { $card }: choose the space that the SP from { FORM($space, case: "the") } enter.
    .wait = { $card }: { $who } is to choose the space that the SP from { FORM($space, case: "the") } enter.
turmoil-ask-space = { $card }: choose a space.
    .wait = { $card }: { $who } is to choose a space.
turmoil-ask-region = { $card }: choose a scoring region.
    .wait = { $card }: { $who } is to choose a scoring region.
turmoil-ask-black-hand = Choose the space in which the Black Hand settles.
    .wait = { $who } is to choose the space in which the Black Hand settles.
turmoil-ask-discard = Choose a card to discard ({ $left } to go).
    .wait = { $who } is to choose a card to discard.
turmoil-ask-exchange = Choose a card to exchange for a new one, or say that you are done ({ $left } at most).
    .wait = { $who } may exchange cards for new ones.
turmoil-ask-take = Choose a card of the discard pile to take into your hand.
    .wait = { $who } is to choose a card of the discard pile to take.
turmoil-ask-replay = { $card }: choose a card of the discard pile; its event takes place.
    .wait = { $card }: { $who } is to choose a card of the discard pile whose event takes place.
turmoil-ask-replay-may = { $card }: choose a card of the discard pile, whose event takes place, or say that you are done and take none.
    .wait = { $card }: { $who } is to choose a card of the discard pile whose event takes place, or none.
turmoil-ask-legacy = Choose one of the cards shown for its event, or say that you are done and use Legacy of 1848 for operations.
    .wait = { $who } is to choose one of the cards shown for its event, or operations.
turmoil-ask-legacy-both = Choose one of the cards shown for its event, or say that you are done and have only the operations of Legacy of 1848.
    .wait = { $who } is to choose one of the cards shown for its event, or operations.
turmoil-ask-exhaust = Choose the Stability card that becomes unavailable.
    .wait = { $who } is to choose the Stability card that becomes unavailable.
turmoil-ask-buy-tension = Before the Crisis roll: choose whether to give up 1 VP to lower Tension (now { $tension }) by 1.
    .wait = Before the Crisis roll: { $who } may give up 1 VP to lower Tension (now { $tension }) by 1.
turmoil-ask-retreat = Choose how many boxes the German Navy goes back, option 1 for 1 and option 2 for 2; each gives { $ops } operations points. Or say that you are done.
    .wait = { $who } is to choose how many boxes the German Navy goes back.
turmoil-ask-stability = Choose in secret a Stability card for the scoring of { FORM($region, case: "the") }.
    .wait = { $who } is to choose in secret a Stability card for the scoring of { FORM($region, case: "the") }.
turmoil-ask-stability-next = Choose the Stability card to carry out next.
    .wait = { $who } is to choose the Stability card to carry out next.
turmoil-ask-plan = Choose a Mobilization card for { FORM($nation, case: "the") }.
    .wait = { $who } is to choose a Mobilization card for { FORM($nation, case: "the") }.
turmoil-ask-u-boats = Choose whether the U-boat Offensive joins the plan for Germany.
    .wait = { $who } is to choose whether the U-boat Offensive joins the plan for Germany.
turmoil-ask-war-region = War losses: choose the region to deal with next.
    .wait = War losses: { $who } is to choose the region to deal with next.
turmoil-ask-loss = War losses: choose a space to remove 1 SP from ({ $left } to go).
    .wait = War losses: { $who } is to choose a space to remove 1 SP from.

## Why not
turmoil-why-show = There are fewer than 2 scoring cards in your hand.
turmoil-why-enemy-there = There is SP of your opponent in { FORM($space, case: "the") }.
turmoil-why-norway = Before Norwegian Independence { FORM($space, case: "the") } takes no SP and no Support Check.
turmoil-why-gone = Since State Secularism in France { FORM($space, case: "the") } is no longer on the map.
turmoil-why-scoring-ops = { $card } is a scoring card and gives no operations.
turmoil-why-owed = { $card } cannot be played now: { $n ->
    [one] 1 naval attempt is owed
   *[other] { $n } naval attempts are owed
} by Two-power Standard.
turmoil-why-last-box = Your Navy is in the last box.
turmoil-why-attempt-made = No naval attempt is left to you in this turn.
turmoil-why-enemy-event = { $card } is your opponent’s event; it takes place when you use the card for operations.
turmoil-why-pair = { $card } is played together with a card of your opponent’s events; choose that card.
turmoil-why-no-partner = { $card } is not an event of your opponent’s alone.
turmoil-why-barred = The event { $card } cannot take place: { $by } forbids it.
turmoil-why-unmet = The event { $card } cannot take place now: what it asks for is not there.
turmoil-why-not-both = { $card } is played for its event or for operations, not for both.
turmoil-why-no-placement = There is no space in which you could place SP.
turmoil-why-no-target = There is no space with SP of your opponent to check.
turmoil-why-out-of-reach = You have no SP in { FORM($space, case: "the") } or next to it.
turmoil-why-too-dear = 1 SP in { FORM($space, case: "the") } costs { $cost }; you have { $left }.
turmoil-why-black-hand = The Black Hand is in { FORM($space, case: "the") }: no Support Check is made there.
turmoil-why-no-enemy = There is no SP of your opponent in { FORM($space, case: "the") }.
turmoil-why-same-space = You have just made a Support Check in { FORM($space, case: "the") }; the second one is made elsewhere.
turmoil-why-most = { $card } allows at most { $most } SP in { FORM($space, case: "the") }.
turmoil-why-not-asked = Something else is asked now: { $prompt }
turmoil-why-not-done = You cannot stop here: it is carried out as far as possible.
turmoil-why-no-passing = Who has a card in hand cannot pass an action round.
turmoil-why-not-meant = { $card } is for { $where }, not for { FORM($space, case: "the") }.
turmoil-why-not-held = { $card } asks for a space that { FORM($side, case: "controls") }; { FORM($space, case: "the") } is none.
turmoil-why-held = { $card } is not for { FORM($space, case: "the") }: { FORM($side, case: "controls") } it.
turmoil-why-has-support = { $card } is not for { FORM($space, case: "the") }: { FORM($side, case: "support") } is there.
turmoil-why-not-both-there = { $card } asks for SP of both sides in the space; in { FORM($space, case: "the") } they are not.
turmoil-why-region-closed = By { $card } nobody uses operations in { FORM($region, case: "the") } in this turn; { FORM($space, case: "the") } lies there.
turmoil-why-bonus = What { $card } adds is only for its region; { FORM($space, case: "the") } does not lie there.
turmoil-why-not-in-area = These SP are for { FORM($region, case: "the") } and the Independent spaces next to it; { FORM($space, case: "the") } is neither.
turmoil-why-none-there = There is no { FORM($side, case: "support") } in { FORM($space, case: "the") }.
turmoil-why-nothing-there = There is no SP in { FORM($space, case: "the") }.
turmoil-why-frozen = The SP in { FORM($space, case: "the") } cannot change any more.
turmoil-why-black-hand-stays = The only Authoritarian SP in { FORM($space, case: "the") } are the 2 of the Black Hand; they can never be removed.
turmoil-why-planned = All SP that could leave { FORM($space, case: "the") } are already being removed.
turmoil-why-one-space = { $card } is carried out in one space, and you have begun with { FORM($first, case: "the") }; { FORM($space, case: "the") } is another.
turmoil-why-most-off = { $card } takes at most { $most } SP from each space; { FORM($space, case: "the") } has had its share.
turmoil-why-per-region = { $card } takes at most { $most } SP from each region; the region of { FORM($space, case: "the") } has had its share.
turmoil-why-one-region = { $card } takes all SP from one region, and you have begun with { FORM($first, case: "the") }; { FORM($space, case: "the") } lies in another.
turmoil-why-most-in-region = { $card } takes as many SP as possible from one region; another has more of them than that of { FORM($space, case: "the") }.
turmoil-why-no-region = { $card } is for the five scoring regions; { FORM($space, case: "the") } lies in none of them.
turmoil-why-region-done = { $card } gives 1 SP to each region; that of { FORM($space, case: "the") } has had it.
turmoil-why-region-later = { $card } goes from region to region; now choose in { FORM($region, case: "the") }, not { FORM($space, case: "the") }.
turmoil-why-arrived = What { $card } has just moved to { FORM($space, case: "the") } does not move on.
turmoil-why-nowhere = { $card } has no space to which SP of { FORM($space, case: "the") } could move.
turmoil-why-origin = The SP leave { FORM($space, case: "the") }; choose another space for them.
turmoil-why-other-region = The SP stay in the region of { FORM($origin, case: "the") }; { FORM($space, case: "the") } lies outside it.
turmoil-why-just-placed = Your SP in { FORM($next, case: "the") } has just been placed with this card; only SP that were there before let you place in { FORM($space, case: "the") }.
turmoil-why-scoring-due = { $card } cannot be played now: the rounds left in this turn are needed for { $n ->
    [one] the scoring card
   *[other] the { $n } scoring cards
} in your hand.
turmoil-why-say-order = { $card } is your opponent’s event and takes place too: say whether before or after your operations.
turmoil-why-kind-later = First choose what { $card } is played for; placing SP or Support Checks are chosen when the operations begin.
turmoil-why-event-stopped = The event { $card } does not take place: Eight Nation Alliance stops it.
turmoil-why-not-granted = { $card } does not give operations of this kind.
turmoil-why-naval-late = A naval attempt is announced when the card is played.
turmoil-why-one-use = The whole value of the card goes into what you have begun.
turmoil-why-not-in-hand = { $card } is not in your hand.
turmoil-why-not-discarded = { $card } is not in the discard pile.
turmoil-why-other-value = { $card } has not the printed value { $n }.
turmoil-why-scoring-event = { $card } is a scoring card.
turmoil-why-not-red = The title of { $card } is not red.
turmoil-why-other-side = { $card } is not an event of the side that is asked for.
turmoil-why-not-shown = { $card } is not among the cards that your opponent has shown.
turmoil-why-stability-side = { $card } is a Stability card of { FORM($side, case: "the") }.
turmoil-why-stability-picked = You have already chosen { $card }.
turmoil-why-stability-spent = { $card } has been played and is not available.
turmoil-why-stability-not-picked = { $card } is not among the Stability cards that you have chosen.
turmoil-why-region-over = The losses in { FORM($region, case: "the") } have been dealt with.
turmoil-why-not-at-war = { CAP(FORM($region, case: "the")) } took no part in the war.
turmoil-why-not-your-nation = { $card } is a card of { FORM($nation, case: "the") }, which is not on your side.
turmoil-why-other-nation = { $card } is a card of { FORM($nation, case: "the") }; another nation is asked for now.
turmoil-why-boats-later = { $card } is chosen beside another card of Germany, after all the others.
turmoil-why-plan-picked = You have already chosen { $card }.
turmoil-why-priority-over = { $card } comes too late: only cards of priority { $n } or later can still be added.
turmoil-why-no-further-back = The German Navy cannot go back so far.

## Log
turmoil-control-none = none
turmoil-vp-even = the VP marker is at 0
turmoil-vp-lead = { FORM($side, case: "the") } leads by { $n } VP
turmoil-log-era = { CAP(FORM($era, case: "the")) } begins: its cards join the deck.
turmoil-log-turn = — Turn { $turn } —
turmoil-log-round = Turn { $turn }, action round { $round }: { FORM($side, case: "the") }.
turmoil-log-draw = { CAP(FORM($side, case: "the")) } draws { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
turmoil-log-draw-own = You draw { $cards }.
turmoil-log-reshuffle = The discard pile is shuffled into a new deck of { $n }.
turmoil-log-shows = { CAP(FORM($side, case: "the")) } { COUNT($cards) ->
    [0] has no such card to show
   *[other] shows { $cards }
}.
turmoil-log-espionage = Orion Class: { FORM($side, case: "the") } looks at the opponent’s hand.
turmoil-log-espionage-own = Orion Class: your opponent’s hand { COUNT($cards) ->
    [0] is empty
   *[other] is { $cards }
}.
turmoil-log-no-card = { CAP(FORM($side, case: "the")) } has no card to play.
turmoil-log-play = { CAP(FORM($side, case: "the")) } plays { $card }: { $mode }.
turmoil-log-event = { CAP(FORM($side, case: "the")) } carries out the event { $card }.
turmoil-log-no-event = The event { $card } does not take place.
turmoil-log-no-operations = { CAP(FORM($side, case: "the")) } has no space for the operations.
turmoil-log-declines = { CAP(FORM($side, case: "the")) } makes no use of { $card }.
turmoil-log-option = { $card }: { FORM($side, case: "the") } chooses option { $option }.
turmoil-log-place = { $space }: +{ $n } { FORM($side, case: "sp") } (Authoritarian { $authoritarian }, Liberal { $liberal }, control: { $control }).
turmoil-log-remove = { $space }: −{ $n } { FORM($side, case: "sp") } (Authoritarian { $authoritarian }, Liberal { $liberal }, control: { $control }).
turmoil-log-place-many = +{ $n } { FORM($side, case: "sp") } in { FORM($space, case: "the") }.
turmoil-log-remove-many = −{ $n } { FORM($side, case: "sp") } in { FORM($space, case: "the") }.
turmoil-log-black-hand = The Black Hand settles in { FORM($space, case: "the") }: 2 Authoritarian SP that never leave.
turmoil-log-check = Support Check in { FORM($space, case: "the") } by { FORM($side, case: "the") }: { $die } (die) + { $strength } (value) + { $own } (own adjacent) − { $enemy } (enemy adjacent) = { $total ->
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
} against { $threshold }. { $success ->
    [1] It succeeds.
   *[other] It fails.
}
turmoil-log-check-brief = The Support Check in { FORM($space, case: "the") } { $success ->
    [1] succeeds
   *[other] fails
}.
turmoil-log-roll = { $card }: { FORM($side, case: "the") } rolls { $die }, { $total } in all.
turmoil-log-reroll = { CAP(FORM($side, case: "the")) } rolls again: { $die } instead of { $was }.
turmoil-log-contest = { $card }: die and controlled spaces give Authoritarian { $authoritarian }, Liberal { $liberal }; the Authoritarian player wins ties.
turmoil-log-monarchy = The monarchy is restored: Paris is a Monarch space from now on.
turmoil-log-marker = Marker on the map: { $marker }.
turmoil-log-track = { $marker } comes on the Great War track; the status is { $status ->
    [-7] −7
    [-6] −6
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
    [0] 0
   *[other] +{ $status }
} now.
turmoil-log-cancel = { $card } is no longer in force.
turmoil-log-vp = { CAP(FORM($side, case: "the")) } gains { $n } VP: { $vp }.
turmoil-log-tension = Tension { $n ->
    [-3] −3
    [-2] −2
    [-1] −1
    [0] 0
   *[other] +{ $n }
}: { $tension } now.
turmoil-log-crisis = Crisis roll: { $die } (die) + { $tension } (Tension) { $status ->
    [-7] − 7
    [-6] − 6
    [-5] − 5
    [-4] − 4
    [-3] − 3
    [-2] − 2
    [-1] − 1
   *[other] + { $status }
} (Great War status) = { $total ->
    [-7] −7
    [-6] −6
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] { $total }
}. { $war ->
    [1] Above 6: the Great War breaks out.
   *[other] The Great War does not break out.
}
turmoil-log-crisis-brief = Crisis roll: { $war ->
    [1] the Great War breaks out
   *[other] the Great War does not break out
}.
turmoil-log-no-crisis = { $card }: no Crisis roll in this turn.
turmoil-log-attempt = { CAP(FORM($side, case: "the")) } tries for { $box }: { $die } (die) + { $bonus } (card and modifiers) = { $total } against { $needed }. { $success ->
    [1] It succeeds.
    [2] The number is reached, but the Navy may not advance now.
   *[other] It fails.
}
turmoil-log-attempt-brief = { CAP(FORM($side, case: "the")) } tries for { $box }: { $total } against { $needed }. { $success ->
    [1] It succeeds.
    [2] The Navy may not advance now.
   *[other] It fails.
}
turmoil-log-navy = { CAP(FORM($side, case: "navy")) } enters the box { $box }.
turmoil-log-retreat = { CAP(FORM($side, case: "navy")) } goes back to the box { $box }.
turmoil-log-owed = The Liberal player must make naval attempts in the next { $n } action rounds.
turmoil-log-discard = { CAP(FORM($side, case: "the")) } discards { $card }.
turmoil-log-take = { CAP(FORM($side, case: "the")) } takes { $card } from the discard pile.
turmoil-log-scoring = { CAP(FORM($side, case: "the")) } plays the scoring card of { FORM($region, case: "the") }.
turmoil-log-stability = { CAP(FORM($side, case: "the")) } reveals the Stability card { $card }.
turmoil-log-no-effect = { $card } has no effect: what it asks for is not there.
turmoil-log-refresh = All Stability cards of { FORM($side, case: "the") } are available again.
turmoil-log-exhaust = { CAP(FORM($side, case: "of")) } Stability card { $card } becomes unavailable.
turmoil-log-extra-round = { CAP(FORM($side, case: "the")) } gets one more action round in this turn.
turmoil-log-score = Scoring of { FORM($region, case: "the") }, { FORM($side, case: "the") }: { $points } ({ $level }) + { $battlegrounds } (Battlegrounds) + { $independents } (adjacent Independent spaces) = { $total } VP.
turmoil-log-score-brief = Scoring of { FORM($region, case: "the") }, { FORM($side, case: "the") }: { $level }, { $total } VP.
turmoil-log-outbreak = The Great War breaks out.
turmoil-log-bloc = { CAP(FORM($side, case: "bloc")) }: { FORM($nations, case: "the") }.
turmoil-log-joins = { CAP(FORM($nation, case: "the")) } enters the war.
turmoil-log-war-roll = War roll of { FORM($side, case: "the") }: { $die } + { $bonus } = { $total }.
turmoil-log-war-won = { CAP(FORM($side, case: "the")) } wins the Great War.
turmoil-log-war-lost = The totals are equal: both sides lose the Great War.
turmoil-log-war-region = War losses in { FORM($region, case: "the") }.
turmoil-log-loss = { CAP(FORM($side, case: "the")) } rolls { $die }: so many of its own SP are lost.
turmoil-log-gain = { CAP(FORM($side, case: "the")) } rolls { $die }: so many operations points for SP there.
turmoil-log-extra-plan = { CAP(FORM($side, case: "the")) } adds a Mobilization card.
turmoil-log-extra-plan-own = You add the Mobilization card { $card }.
turmoil-log-plan = { CAP(FORM($side, case: "the")) } carries out { $card }.
turmoil-log-end = { $reason } At the end { $vp }.
turmoil-end-twenty = The VP marker has reached 20: the game ends.
turmoil-end-germany = The Liberal player has Control of Germany at its scoring and wins.
turmoil-end-held = A scoring card was held at the end of the turn: who held it loses.
turmoil-end-both-held = Both players held a scoring card at the end of the turn: the game is a draw.
turmoil-end-turn-ten = Turn 10 is over and all regions are scored.
turmoil-end-draw = Turn 10 is over and the VP marker is at 0: the game is a draw.
turmoil-end-war = The Great War is over and its regions are scored.
turmoil-end-war-tie = The VP marker is at 0: who won the Great War wins the game.
turmoil-end-both-lose = The VP marker is at 0 and nobody won the Great War: both players lose.

## Cards: the spaces that are meant. mode: one, some, all
turmoil-where-spaces = { $noun }{ $place }{ $control }{ $support }{ $except }{ $only }
turmoil-where-nothing = {""}
turmoil-where-anywhere = any space
turmoil-where-noun = { $mode ->
    [one] space
    [any] any space
   *[all] spaces
}
turmoil-where-battleground = { $mode ->
    [one] Battleground
    [any] any Battleground
   *[all] Battlegrounds
}
turmoil-where-independent = { $mode ->
    [one] Independent space
    [any] any Independent space
   *[all] Independent spaces
}
turmoil-where-icons-1 = { $mode ->
    [any] any{" "}
   *[all] {""}
}{ $first } { $mode ->
    [one] space
    [any] space
   *[all] spaces
}
turmoil-where-icons-2 = { $mode ->
    [any] any{" "}
   *[all] {""}
}{ $first } or { $second } { $mode ->
    [one] space
    [any] space
   *[all] spaces
}
turmoil-where-icons-3 = { $mode ->
    [any] any{" "}
   *[all] {""}
}{ $first }, { $second } or { $third } { $mode ->
    [one] space
    [any] space
   *[all] spaces
}
turmoil-where-named = { $mode ->
    [some] any of { FORM($spaces, case: "the") }
   *[all] { FORM($spaces, case: "the") }
}
turmoil-where-region = { FORM($regions, case: "the") }
turmoil-where-scored = the scored region
turmoil-where-in-region = {" "}in { FORM($regions, case: "the") }
turmoil-where-scored-in = {" "}in the scored region
turmoil-where-scored-here = {" "}if it is in the scored region
turmoil-where-scored-out = {" "}outside the scored region
turmoil-where-scored-near = {" "}next to the scored region
turmoil-where-chosen-in = {" "}in that region
turmoil-where-chosen-near = {" "}next to that space
turmoil-where-next-to = {" "}next to { FORM($spaces, case: "the") }
turmoil-where-controlled = {" "}that { FORM($side, case: "controls") }
turmoil-where-uncontrolled = {" "}that nobody controls
turmoil-where-not-controlled = {" "}not controlled by { FORM($side, case: "the") }
turmoil-where-without = {" "}without { FORM($side, case: "support") }
turmoil-where-with-both = {" "}with SP of both sides
turmoil-where-except = {" "}except { FORM($spaces, case: "the") }
turmoil-where-only-with = {" "}(while { $marker } is on the map)
turmoil-where-only-without-monarchy = {" "}(unless the option about the French monarchy is in use)
turmoil-where-also = { $first } or { $then }

## Cards: limits and counts
turmoil-limit-none = {""}
turmoil-limit-only = { $limits }
turmoil-limit-most = , at most { $n } in each space
turmoil-limit-most-off = , at most { $n } from each space
turmoil-limit-per-region = , at most { $n } from each region
turmoil-limit-one = , all in one space
turmoil-limit-one-off = , all from one space
turmoil-limit-one-region = , all from one region
turmoil-limit-same-region = , each within its region
turmoil-limit-most-to = , at most { $n } into each space
turmoil-limit-both = { $first }{ $then }
turmoil-count-lead = box by which { FORM($side, case: "navy") } is ahead
turmoil-count-tension = point of Tension
turmoil-count-controlled = { $where } that { FORM($side, case: "controls") }
turmoil-count-controlled-named = space that { FORM($side, case: "controls") } among { $where }

## Cards: conditions
turmoil-test-tension-at-most = Tension is { $n } or less
turmoil-test-controls = { FORM($side, case: "controls") } at least { $n } { $where }
turmoil-test-controls-named = { FORM($side, case: "controls") } { $where }
turmoil-test-controls-dawn = { FORM($side, case: "controls") } { $where } at the start of this action round
turmoil-test-navy-ahead = { FORM($side, case: "navy") } is ahead
turmoil-test-happened = { COUNT($cards) ->
    [1] the event { $cards } has taken place
   *[other] one of these events has taken place: { $cards }
}
turmoil-test-in-force = { $card } is in force
turmoil-test-on-track = { $marker } is on the Great War track
turmoil-test-in-era = it is { FORM($era, case: "the") }
turmoil-test-total = the total is { $n } or more
turmoil-test-scored-by-enemy = your opponent played the scoring card
turmoil-test-allied-central = { FORM($nation, case: "fights") } for the Central Powers
turmoil-test-allied-entente = { FORM($nation, case: "fights") } for the Entente
turmoil-test-allied-enemy = { FORM($nation, case: "fights") } for your opponent’s side
turmoil-test-not-allied-central = { FORM($nation, case: "fightsnot") } for the Central Powers
turmoil-test-not-allied-entente = { FORM($nation, case: "fightsnot") } for the Entente
turmoil-test-not-allied-enemy = { FORM($nation, case: "fightsnot") } for your opponent’s side
turmoil-test-not = it is not so that { $test }
turmoil-test-takes-part = { FORM($nation, case: "fights") } in the war
turmoil-test-both = { $first } and { $second }
turmoil-test-either = { $first } or { $second }

## Cards: one clause a step
turmoil-step-then = { $first }, then { $then }
turmoil-value-choose = Either … or …
turmoil-step-choose = { FORM($by, case: "the") } chooses: (1) { $first }; or (2) { $second }
turmoil-step-group = ({ $step })
turmoil-value-if = If … then …
turmoil-step-if = if { $test }, { $then }
turmoil-step-if-else = if { $test }, { $then }; otherwise, { $otherwise }
turmoil-value-repeat = The same again
turmoil-step-repeat = { $n } times in a row: { $effect }
turmoil-value-roll-die = Roll a die
turmoil-step-roll-die = roll a die and add 1 for each { $where }
turmoil-step-roll-die-eras = roll a die; add 1 in the Edwardian Era, 2 in the Georgian Era
turmoil-value-contest = Both roll a die
turmoil-step-contest = both players roll a die and add 1 for each space they control among { $where }; if the Authoritarian total is the higher or equal, { $win }
turmoil-value-tension = Tension
turmoil-step-tension = Tension { $way ->
    [down] falls
   *[up] rises
} by { $n }
turmoil-value-crisis = Crisis roll
turmoil-step-crisis = make a Crisis roll
turmoil-value-vp = Victory points
turmoil-step-vp = { FORM($side, case: "gains") } { $n } VP
turmoil-step-vp-each = { FORM($side, case: "gains") } { $n } VP for each { $count }
turmoil-step-vp-in-force = { FORM($side, case: "gains") } { $n } VP, and { $each } more for each of these events in force: { $cards }
turmoil-value-navy = A navy moves
turmoil-step-navy = { FORM($side, case: "navy") } advances { $n ->
    [one] 1 box
   *[other] { $n } boxes
}
turmoil-step-navy-back = { FORM($side, case: "navy") } goes back { $n ->
    [one] 1 box
   *[other] { $n } boxes
}
turmoil-step-navy-saved = { FORM($side, case: "navy") } advances 1 box for each SP removed
turmoil-value-navy-to = A navy moves up to a box
turmoil-step-navy-to = { FORM($side, case: "navy") } advances to { $box } if it is not there yet
turmoil-step-navy-level = { FORM($side, case: "navy") }, if it trails, advances to the box of the other Navy without the rewards of the boxes
turmoil-value-free-attempt = A free naval attempt
turmoil-step-free-attempt = make a naval attempt of value { $n }, beyond the limit of the turn
turmoil-value-force-naval = Naval attempts are forced
turmoil-step-force-naval = the Liberal player must make naval attempts in the next { $n } action rounds, or in { $behind } if the British Navy trails
turmoil-value-retreat-for-ops = The navy goes back for operations
turmoil-step-retreat-for-ops = the German Navy may go back up to { $n ->
    [one] 1 box
   *[other] { $n } boxes
}; each gives { $ops } operations points for SP in { $where }
turmoil-value-place = Place support
turmoil-step-place = place { $upto ->
    [yes] up to{" "}
   *[no] {""}
}{ $n } { FORM($side, case: "sp") } in { $where }{ $limit }
turmoil-value-place-each = Support in each of them
turmoil-step-place-each-of = place 1 { FORM($side, case: "support") } for each { $count }, in { $where }{ $limit }
turmoil-step-place-support = place as many { FORM($side, case: "support") } in { $where } as there are in { $from }, at most { $n }
turmoil-step-place-each = place { $n } { FORM($side, case: "sp") } in each of the { $where }
turmoil-step-place-each-named = place { $n } { FORM($side, case: "sp") } in each of { $where }
turmoil-value-place-per-region = One support in each region
turmoil-step-place-per-region = place 1 { FORM($side, case: "sp") } in one { $where } of each region
turmoil-value-fill = Support until a goal
turmoil-step-fill-control = add { FORM($side, case: "support") } in { $where } up to control
turmoil-step-fill-control-one = add { FORM($side, case: "support") } in one of the { $where } up to control
turmoil-step-fill-control-all = add { FORM($side, case: "support") } in each of the { $where } up to control
turmoil-step-fill-match = add { FORM($side, case: "support") } in { $where } until both sides have as many
turmoil-step-fill-match-one = add { FORM($side, case: "support") } in one of the { $where } until both sides have as many
turmoil-step-fill-loosen = add { FORM($side, case: "support") } in { $where } until the other side no longer controls it
turmoil-value-remove = Remove support
turmoil-step-remove = remove { $upto ->
    [yes] up to{" "}
   *[no] {""}
}{ $n } { FORM($side, case: "sp") } from { $where }{ $limit }
turmoil-step-remove-by = { FORM($by, case: "the") } removes { $upto ->
    [yes] up to{" "}
   *[no] {""}
}{ $n } { FORM($side, case: "sp") } from { $where }{ $limit }
turmoil-step-remove-in-force = remove { $n } { FORM($side, case: "sp") } from { $where }, and { $each } more for each of these events in force: { $cards }
turmoil-value-remove-any = Remove support of either side
turmoil-step-remove-any = remove { $upto ->
    [yes] up to{" "}
   *[no] {""}
}{ $n } SP of either side from { $where }
turmoil-step-remove-any-by = { FORM($by, case: "the") } removes { $upto ->
    [yes] up to{" "}
   *[no] {""}
}{ $n } SP of either side from { $where }
turmoil-value-remove-each = Remove support from each
turmoil-step-remove-each = remove { $n } { FORM($side, case: "sp") } from each of the { $where }
turmoil-step-remove-each-named = remove { $n } { FORM($side, case: "sp") } from each of { $where }
turmoil-value-remove-all = Remove all support
turmoil-step-remove-all = remove all { FORM($side, case: "support") } from { $where }
turmoil-step-remove-all-both = remove all SP of both sides from { $where }
turmoil-value-convert = Support changes sides
turmoil-step-convert = replace { $n } { FORM($side, case: "sp") } in { $where } with { $n ->
    [one] 1
   *[other] as many
} of the other side{ $limit }
turmoil-value-convert-all = All support changes sides
turmoil-step-convert-all = replace all { FORM($side, case: "support") } in one of these with as many of the other side: { $where }
turmoil-value-relocate = Move support
turmoil-step-relocate = move { $upto ->
    [yes] up to{" "}
   *[no] {""}
}{ $n } { FORM($side, case: "sp") } from { $source } to { $target }{ $limit }
turmoil-step-relocate-saved = move as many { FORM($side, case: "support") } as the total from { $source } to { $target }
turmoil-step-relocate-all = move all { FORM($side, case: "support") } of one { $source } to { $target }
turmoil-value-choose-space = Name a space
turmoil-step-choose-space = choose one of the { $where }
turmoil-value-choose-region = Name a region
turmoil-step-choose-region = choose a scoring region
turmoil-value-black-hand = The Black Hand settles
turmoil-step-black-hand = the Black Hand settles in one of { $where }: it counts as 2 Authoritarian SP that never leave, and no Support Check is made there
turmoil-value-support-check = Support Check
turmoil-step-support-check = make { $n ->
    [one] 1 Support Check
   *[other] { $n } Support Checks
} in { $where } with the value of this card
turmoil-step-support-check-free = make { $n ->
    [one] 1 Support Check
   *[other] { $n } Support Checks
} in { $where } with the value of this card; your opponent’s control of adjacent spaces does not count
turmoil-step-support-check-restores = make { $n ->
    [one] 1 Support Check
   *[other] { $n } Support Checks
} in { $where } with the value of this card; with the option about the French monarchy, Authoritarian control of Paris gained by it restores the monarchy
turmoil-step-support-check-fixed = make { $n ->
    [one] 1 Support Check
   *[other] { $n } Support Checks
} of value { $strength } in { $where }
turmoil-step-support-check-tension = make as many Support Checks in { $where } as the value of this card, each with Tension as its value
turmoil-value-operate = Operations
turmoil-step-operate = you may use operations of value { $n }, or { $georgian } in the Georgian Era; your opponent’s control neither costs more nor counts against you
turmoil-value-discard-random = Discard at random
turmoil-step-discard-random = { FORM($side, case: "the") } discards a card at random; an event of { FORM($fires, case: "the") } on it takes place
turmoil-value-discard-card = Discard cards
turmoil-step-discard-card = discard { $n ->
    [one] 1 card
   *[other] { $n } cards
}
turmoil-step-discard-card-may = you may discard { $n ->
    [one] 1 card
   *[other] { $n } cards
} (if not, nothing more happens)
turmoil-value-draw = Draw cards
turmoil-step-draw = draw { $n ->
    [one] 1 card
   *[other] { $n } cards
}
turmoil-value-exchange = Exchange cards
turmoil-step-exchange = you may exchange 1 card of your hand for a new one for each { $count }
turmoil-value-take-card = Take a discard
turmoil-step-take-card = take a card of value { $n } from the discard pile into your hand
turmoil-value-play-discarded = Play a discard
turmoil-step-play-discarded = choose a card of the discard pile that is no scoring card; its event takes place
turmoil-step-play-discarded-may = you may choose a card of the discard pile that is no scoring card; its event takes place
turmoil-step-play-discarded-red = choose a red-titled card of { FORM($side, case: "the") } in the discard pile; its event takes place
turmoil-value-legacy-of1848 = Legacy of 1848
turmoil-step-legacy-of-1848 = your opponent shows all red-titled cards; carry out the event of one of them, or use this card for operations
turmoil-value-forbid = Bar events
turmoil-step-forbid = { COUNT($cards) ->
    [1] the event { $cards } can no longer take place
   *[other] the events { $cards } can no longer take place
}
turmoil-value-cancel = Events end
turmoil-step-cancel = { COUNT($cards) ->
    [1] { $cards } is no longer in force
   *[other] { $cards } are no longer in force
}
turmoil-value-change = The map changes
turmoil-step-change-state-secularism = the French Catholic Church is no longer on the map
turmoil-step-change-bosnia-annexed = Bosnia belongs to Austria-Hungary too from now on
turmoil-step-change-congo-annexed = Belgium is an Annex space too from now on
turmoil-step-change-norwegian-independence = Norway takes SP and Support Checks from now on
turmoil-step-change-monarchy-restored = Paris is a Monarch space from now on
turmoil-value-track = A marker comes on the track
turmoil-step-track = { $marker } comes on the Great War track
turmoil-step-track-over = { $marker } takes the place of { $over } on the Great War track, or the next open one
turmoil-step-track-over-either = { $marker } takes the place of { $first } or { $second } on the Great War track
turmoil-value-refresh-stability = Stability cards are available again
turmoil-step-refresh-stability = all Stability cards of { FORM($side, case: "the") } become available
turmoil-value-exhaust-stability = Exhaust a Stability card
turmoil-step-exhaust-stability = choose an available Stability card of { FORM($side, case: "the") }; it becomes unavailable
turmoil-value-abort-scoring = The scoring stops
turmoil-step-abort-scoring = the scoring stops, and the scoring card goes back to its player’s hand
turmoil-value-extra-round = One more action round
turmoil-step-extra-round = { FORM($side, case: "the") } gets one more action round in this turn
turmoil-value-ops-modifier = Cards are worth more or less
turmoil-step-ops-modifier = until the turn ends the cards of { FORM($side, case: "the") } are worth { $n } { $way ->
    [down] less
   *[up] more
}
turmoil-value-ops-bonus-in = A card is worth more in a region
turmoil-step-ops-bonus-in = until the turn ends a card that { FORM($side, case: "the") } spends wholly in { FORM($region, case: "the") } is worth 1 more
turmoil-value-dear-turn = Support costs double
turmoil-step-dear-turn = until the turn ends SP in { FORM($region, case: "the") } cost { FORM($side, case: "the") } double
turmoil-value-no-operations = No operations in a region
turmoil-step-no-operations = until the turn ends nobody uses operations in { FORM($region, case: "the") }
turmoil-value-skip-crisis = No Crisis roll
turmoil-step-skip-crisis = until the turn ends { $cards } cause no Crisis roll
turmoil-value-dear-unless-marker = Double cost without a marker
turmoil-step-dear-unless-marker = while { $marker } is not on the Great War track, SP in { FORM($region, case: "the") } cost both players double
turmoil-value-no-surcharge = No surcharge in a region
turmoil-step-no-surcharge = from now on { FORM($side, case: "the") } pays no more in { FORM($region, case: "the") } for spaces that the other side controls
turmoil-value-naval-modifier = Add to naval attempts
turmoil-step-naval-modifier = { FORM($side, case: "the") } adds { $n } to all naval attempts
turmoil-value-extra-attempt = One more naval attempt
turmoil-step-extra-attempt = { FORM($side, case: "the") } may make one more naval attempt a turn
turmoil-value-call-to-war = A nation joins the war
turmoil-step-call-to-war = while { $marker } is not on the Great War track, { FORM($nation, case: "fights") } for the Entente in the Great War
turmoil-value-fail-unless-plus = Naval attempts fail
turmoil-step-fail-unless-plus = naval attempts of { FORM($side, case: "the") } fail while the marker is not on its +1 side
turmoil-value-war-modifier = Add to the war roll
turmoil-step-war-modifier = { FORM($side, case: "the") } adds { $n } to the war roll
turmoil-step-war-modifier-with = while { $card } is in force, { FORM($side, case: "the") } adds { $n } to the war roll
turmoil-value-tension-ceiling = Tension cannot rise above
turmoil-step-tension-ceiling = while the Authoritarian player controls { FORM($spaces, case: "the") }, Tension cannot rise above { $n }
turmoil-value-buy-tension = Lower Tension for 1 VP
turmoil-step-buy-tension = before any Crisis roll { FORM($side, case: "the") } may give up 1 VP to lower Tension by 1
turmoil-value-extra-stability = One more Stability card
turmoil-step-extra-stability = at the next scoring of { FORM($region, case: "the") } { FORM($side, case: "the") } may choose one more Stability card
turmoil-step-extra-stability-with = at the next scoring of { FORM($region, case: "the") } { FORM($side, case: "the") } may choose one more Stability card while controlling { FORM($space, case: "the") }
turmoil-value-nullify = Plans have no effect
turmoil-step-nullify = { COUNT($cards) ->
    [1] { $cards } has
   *[other] { $cards } have
} no effect
turmoil-value-adjust-vp = Plans bring other points
turmoil-step-adjust-vp = { $cards } { COUNT($cards) ->
    [1] brings
   *[other] bring
} { $n } VP { $way ->
    [down] less
   *[up] more
}
turmoil-step-adjust-vp-plan = all cards of the plan { $plan } bring { $n } VP { $way ->
    [down] less
   *[up] more
}
turmoil-value-freeze = Support stays as it is
turmoil-step-freeze = SP in { $where } can neither be added nor removed from now on
turmoil-value-join = A nation joins a side
turmoil-step-join = { FORM($nation, case: "the") } joins { FORM($side, case: "bloc") } if it has taken no side
turmoil-value-extra-plan = One more plan
turmoil-step-extra-plan = { FORM($side, case: "the") } may add a Mobilization card of { FORM($nation, case: "the") } of priority { $n } or later

## Cards: what is printed
turmoil-card-name = { $card }
turmoil-card-sentence = { CAP($step) }.
turmoil-card-requires = Only if { $test }.
turmoil-card-era = { $era }
turmoil-card-side = event of { FORM($side, case: "the") }
turmoil-card-joint = joint card
turmoil-card-ops = value { $n }
turmoil-card-scoring-card = scoring card
turmoil-card-asterisk = removed from the game after its event
turmoil-card-lasting = lasting event
turmoil-card-red = red title
turmoil-card-barred-by = forbidden by { $cards }
turmoil-card-bars = no event afterwards: { $cards }
turmoil-card-needed-for = needed for { $cards }
turmoil-card-scoring = Stability check and scoring of { FORM($region, case: "the") }: Presence { $presence }, Domination { $domination }, Control { $control } VP; 1 VP for each Battleground and for each adjacent Independent space. Then a Crisis roll.
turmoil-card-scoring-wins = If the Liberal player has Control of { FORM($region, case: "the") }, the Liberal player wins the game.
turmoil-card-pair = Play it together with a card of your opponent’s events: that card gives its operations and its event does not take place.
turmoil-card-on-operations = When used for operations: { $step }.
turmoil-card-stability = Stability card of { FORM($side, case: "the") }
turmoil-card-mobilization = Mobilization card of { FORM($nation, case: "the") }
turmoil-card-priority = priority { $n }
turmoil-card-beside = may be chosen beside another card of { FORM($nation, case: "the") }
turmoil-card-plan = plan { $plan }
turmoil-card-box = box { $n } of the Naval Arms Race
turmoil-card-entry = entry number { $n }
turmoil-card-first = First to enter: { $step }.
turmoil-card-second = Second to enter: { $step }.
turmoil-card-start = Both navies start here; while both are still here, naval attempts of the Authoritarian player fail.
turmoil-card-alone-nassau = Until your opponent arrives, your opponent’s cards of value 3 or more are worth 1 less.
turmoil-card-alone-helgoland = Until your opponent arrives, you have one more action round a turn for a naval attempt at −1.
turmoil-card-alone-colossus = Until your opponent arrives, you may use one card a turn for both its event and its operations.
turmoil-card-alone-orion = Until your opponent arrives, you look at your opponent’s hand after your second action round of each turn.
turmoil-card-alone-moltke = Until your opponent arrives, you may choose one more Stability card at each scoring.
turmoil-card-alone-koenig = Until your opponent arrives, you may roll one die again in one of your own action rounds each turn.

## Board
turmoil-table-tracks = Tracks
turmoil-table-what = What
turmoil-table-state = State
turmoil-table-turn = Turn
turmoil-table-turn-round = { $turn }, action round { $round } ({ $era })
turmoil-table-turn-only = { $turn } ({ $era })
turmoil-table-vp = VP
turmoil-table-tension = Tension
turmoil-table-tension-of = { $tension } (at most { $ceiling })
turmoil-table-status = Great War status
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
turmoil-table-markers = Great War track
turmoil-table-changes = Markers on the map
turmoil-table-black-hand = { $marker }: { $space }
turmoil-table-navy = { $box } ({ $n })
turmoil-table-navy-plus = { $box } ({ $n }), +1
turmoil-table-stuck-race = naval attempts fail while both navies are here
turmoil-table-stuck-plus = naval attempts fail without +1
turmoil-table-owed = Naval attempts owed by the Liberal player
turmoil-table-space = Space
turmoil-table-stability = Stability
    .short = Stab.
turmoil-table-battleground = ★
turmoil-table-icons = Icons
turmoil-table-control = Control
turmoil-table-empty = {""}
turmoil-table-none = ·
turmoil-table-hands = Hands
turmoil-table-decks = Decks
turmoil-table-cards = Cards
turmoil-table-place = Place
turmoil-table-player = Player
turmoil-table-card = Card
turmoil-table-event = Event
turmoil-table-value = Value
turmoil-table-hidden = { $n ->
    [one] 1 hidden card
   *[other] { $n } hidden cards
}
turmoil-table-ready = Stability cards available
turmoil-table-picked = Chosen by { FORM($side, case: "the") }
turmoil-table-bonus = Value of all cards of { FORM($side, case: "the") }
turmoil-table-playing = Being played
turmoil-table-display = In force
turmoil-table-barred = Forbidden events
turmoil-table-deck = Deck
turmoil-table-discard = Discard pile
turmoil-table-removed = Removed from the game
turmoil-table-checks = Support Checks
turmoil-table-strength = Value
turmoil-table-own = Own adjacent
turmoil-table-enemy = Enemy adjacent
turmoil-table-threshold = To exceed
turmoil-table-needs = Die needed
turmoil-table-never = not possible
turmoil-table-war = Great War
turmoil-table-bloc = { CAP(FORM($side, case: "bloc")) }
turmoil-table-bloc-title = Side
turmoil-table-nations = Nations
turmoil-chart-legend = Name, Authoritarian/Liberal SP and who controls the space (A or L); * is a Battleground, [ ] a box that counts as controlled.
turmoil-reached = turn { $turn }, round { $round }
turmoil-reached-turn = turn { $turn }
turmoil-picture = Map of Europe. Spaces controlled: Authoritarian { $authoritarian }, Liberal { $liberal }. VP { $vp }, Tension { $tension }.

## Card packs

## The score by source
turmoil-tally-region = Scoring of { FORM($region, case: "the") }
turmoil-tally-events = Events and other cards
turmoil-tally-stability = Stability cards
turmoil-tally-mobilization = Mobilization cards
turmoil-tally-tension = Tension beyond its limits
turmoil-tally-war = The Great War
turmoil-tally-vp = Victory points

## What is established of a card
turmoil-known-effect = effect
turmoil-known-name = name
turmoil-known-era = era
turmoil-known-side = side
turmoil-known-ops = value
turmoil-known-asterisk = asterisk
turmoil-known-lasting = whether lasting
turmoil-known-red = red title
turmoil-known-requires = condition
turmoil-known-nation = nation
turmoil-known-priority = priority
turmoil-known-plan = plan
turmoil-known-entry = entry number
