# Versailles 1919: the peace conference.

v1919-title = Versailles 1919
    .blurb = The peace conference of 1919: put the world back together, and keep the people at home content.
v1919-art = Engraving: a long hall of arches, in front a table with a sealed treaty and a quill
v1919-choice-random = at random
v1919-choice-uk-france-usa = UK, France, USA
v1919-choice-uk-usa-france = UK, USA, France
v1919-choice-france-uk-usa = France, UK, USA
v1919-choice-france-usa-uk = France, USA, UK
v1919-choice-usa-uk-france = USA, UK, France
v1919-choice-usa-france-uk = USA, France, UK
v1919-tagline = The peace conference of 1919.
v1919-curve = the points each would have scored

## Names. The forms: the (with the article), of (possessive).
v1919-nation-uk = UK
    .the = the UK
    .of = the UK’s
v1919-nation-france = France
    .of = France’s
v1919-nation-usa = USA
    .the = the USA
    .of = the USA’s
v1919-nation-italy = Italy
    .of = Italy’s
v1919-nation-japan = Japan
    .of = Japan’s
v1919-region-europe = Europe
v1919-region-balkans = Balkans
    .the = the Balkans
v1919-region-middle_east = Middle East
    .the = the Middle East
v1919-region-africa = Africa
v1919-region-pacific = Pacific
    .the = the Pacific
v1919-region-none = No Region
v1919-counter-self_determination = Self Determination
v1919-counter-containment = German Containment
v1919-counter-reparations = German Reparations
v1919-counter-industry = Industrial Growth
v1919-counter-bolshevik = Bolshevik Containment
v1919-counter-naval = Naval Squadron
v1919-counter-naval_uk = UK Naval Squadron
v1919-counter-naval_usa = USA Naval Squadron
v1919-counter-empire = Empire
v1919-counter-empire_uk = UK Empire
v1919-counter-empire_france = French Empire
v1919-counter-empire_italy = Italian Empire
v1919-issue-rheinland = Rheinland
v1919-issue-byelorus = Byelorus
v1919-issue-east_prussia = East Prussia
v1919-issue-silesia = Silesia
v1919-issue-tyrol = Tyrol
v1919-issue-anschluss = Anschluss
v1919-issue-reparations = Reparations
v1919-issue-danzig = Danzig
v1919-issue-saar = Saar
v1919-issue-bohemia = Bohemia
v1919-issue-baltic = Baltic States
v1919-issue-fiume = Fiume
v1919-issue-dalmatia = Dalmatia
v1919-issue-yugoslavia = Yugoslavia
v1919-issue-montenegro = Montenegro
v1919-issue-albania = Albania
v1919-issue-transylvania = Transylvania
v1919-issue-banat = Banat
v1919-issue-thrace = Thrace
v1919-issue-bessarabia = Bessarabia
v1919-issue-constantinople = Constantinople
v1919-issue-smyrna = Smyrna
v1919-issue-arabia = Arabia
v1919-issue-syria = Syria
v1919-issue-mesopotamia = Mesopotamia
v1919-issue-palestine = Palestine
v1919-issue-armenia = Armenia
v1919-issue-persia = Persia
v1919-issue-kurdistan = Kurdistan
v1919-issue-german_east_africa = German East Africa
v1919-issue-south_west_africa = German South-West Africa
v1919-issue-cameroon = Cameroon
v1919-issue-togo = Togo
v1919-issue-somalia = Somalia
v1919-issue-egypt = Egypt
v1919-issue-morocco = Morocco
v1919-issue-libya = Libya
v1919-issue-shantung = Shantung
v1919-issue-south_seas = South Seas Islands
v1919-issue-new_guinea_samoa = New Guinea & Samoa
v1919-issue-korea = Korea
v1919-issue-indochina = Indochina
v1919-issue-siberia = Siberia
v1919-issue-nauru = Nauru
v1919-issue-india = India
v1919-issue-womens_suffrage = Women's Suffrage
v1919-issue-disarmament = Disarmament
v1919-issue-racial_equality = Racial Equality
v1919-issue-league_voting = League Voting
v1919-issue-labour_charter = Labour Charter
v1919-issue-widows_pensions = Widows' Pensions
v1919-issue-high_seas_fleet = High Seas Fleet
v1919-issue-rush_to_the_finish = Rush to the Finish
v1919-option-rheinland-german = Stays German, without garrisons
v1919-option-rheinland-france = Annexed by France
v1919-option-rheinland-buffer = Separate Rhenish state
v1919-option-byelorus-poland = Joined to Poland
v1919-option-byelorus-soviet = Left to Soviet Russia
v1919-option-byelorus-republic = Independent republic
v1919-option-east_prussia-german = Kept by Germany beyond the Corridor
v1919-option-east_prussia-vote = Masurian plebiscite
v1919-option-east_prussia-poland = Ceded to Poland
v1919-option-silesia-poland = Given to Poland
v1919-option-silesia-vote = Plebiscite under Allied troops
v1919-option-silesia-german = Left to Germany to earn the indemnity
v1919-option-tyrol-brenner = Brenner frontier for Italy
v1919-option-tyrol-language = Divided at the language line
v1919-option-tyrol-austria = Stays Austrian
v1919-option-anschluss-forbid = Union forbidden
v1919-option-anschluss-allow = Union allowed
v1919-option-anschluss-danube = Danubian customs league
v1919-option-reparations-full = Whole cost of the war
v1919-option-reparations-fixed = Fixed sum now
v1919-option-reparations-commission = Commission to set the bill later
v1919-option-danzig-free_city = Free City under the League
v1919-option-danzig-poland = Ceded to Poland
v1919-option-danzig-german = Stays German with Polish docks
v1919-option-saar-league = League rule, mines to France
v1919-option-saar-annex = Annexed by France
v1919-option-saar-german = Stays German, coal delivered
v1919-option-bohemia-historic = Historic frontier for Prague
v1919-option-bohemia-vote = German districts vote
v1919-option-bohemia-arsenal = Allied arms for the republic
v1919-option-baltic-recognise = Three republics recognised
v1919-option-baltic-freikorps = German volunteers hold the line
v1919-option-baltic-squadron = British squadron in the Gulf
v1919-option-fiume-italy = To Italy
v1919-option-fiume-yugoslavia = To Yugoslavia
v1919-option-fiume-free_port = Free port
v1919-option-dalmatia-london_line = Italy receives the 1915 line
v1919-option-dalmatia-yugoslavia = To Yugoslavia
v1919-option-dalmatia-neutral = Neutral coast, Allied patrols
v1919-option-yugoslavia-kingdom = South Slav kingdom recognised
v1919-option-yugoslavia-serbia = Greater Serbia only
v1919-option-yugoslavia-guarantee = League guarantee for all peoples
v1919-option-montenegro-union = Union with Serbia stands
v1919-option-montenegro-king = King restored
v1919-option-albania-protectorate = Italian protectorate
v1919-option-albania-independent = Independent state
v1919-option-albania-partition = Split, with a French zone
v1919-option-transylvania-romania = To Romania
v1919-option-transylvania-hungary = Stays Hungarian
v1919-option-transylvania-autonomy = Autonomous under the League
v1919-option-banat-whole = Whole to Romania
v1919-option-banat-split = Divided with Yugoslavia
v1919-option-thrace-greece = To Greece
v1919-option-thrace-bulgaria = Bulgaria keeps a coast
v1919-option-thrace-occupation = French-led occupation
v1919-option-bessarabia-romania = To Romania
v1919-option-bessarabia-await = Await a new Russia
v1919-option-constantinople-open_city = Open City
v1919-option-constantinople-turkey = Turkey
v1919-option-constantinople-greece = Greece
v1919-option-smyrna-italy = Italy
v1919-option-smyrna-greece = Greece
v1919-option-smyrna-turkey = Turkey
v1919-option-arabia-hejaz = Hashemite kingdom
v1919-option-arabia-protectorate = British protectorate
v1919-option-arabia-nejd = Ibn Saud recognised
v1919-option-syria-french = French Mandate
v1919-option-syria-british = British Mandate
v1919-option-syria-feisal = Arab kingdom
v1919-option-mesopotamia-british = British Mandate
v1919-option-mesopotamia-arab = Arab state
v1919-option-mesopotamia-mosul = Mosul oil shared with France
v1919-option-palestine-independent = Independence
v1919-option-palestine-zionist = Zionist state
v1919-option-palestine-mandate = Mandate, British or French
v1919-option-armenia-state = Independent state
v1919-option-armenia-mandate = American mandate
v1919-option-armenia-cilicia = Cilicia garrisoned by France
v1919-option-persia-treaty = Anglo-Persian agreement
v1919-option-persia-heard = Persian delegation heard
v1919-option-persia-cordon = Cordon on the Caspian
v1919-option-kurdistan-autonomy = Autonomy
v1919-option-kurdistan-attached = Attached to Mesopotamia
v1919-option-german_east_africa-british = British Mandate
v1919-option-german_east_africa-trust = International trust
v1919-option-german_east_africa-credit = Value set against the German bill
v1919-option-south_west_africa-union = Annexed by South Africa
v1919-option-south_west_africa-mandate = League Mandate with reports
v1919-option-south_west_africa-mines = Mines open to all
v1919-option-cameroon-french = French Mandate
v1919-option-cameroon-shared = Shared by Britain and France
v1919-option-cameroon-trade = Open trade zone
v1919-option-togo-french = French Mandate
v1919-option-togo-british = British Mandate
v1919-option-somalia-italian = Wider Italian Somalia
v1919-option-somalia-status_quo = Present borders kept
v1919-option-somalia-djibouti = French railway zone
v1919-option-egypt-protectorate = Protectorate confirmed
v1919-option-egypt-independent = Independence
v1919-option-egypt-canal = Suez under international guard
v1919-option-morocco-french = French protectorate confirmed
v1919-option-morocco-tangier = Open harbour at Tangier
v1919-option-libya-hinterland = Hinterland to Italy
v1919-option-libya-statute = Self-rule statute
v1919-option-shantung-japan = German rights to Japan
v1919-option-shantung-china = Restored to China
v1919-option-shantung-open_door = Open door for all
v1919-option-south_seas-japan = Japanese Mandate
v1919-option-south_seas-american = American stations
v1919-option-south_seas-league = League rule, no forts
v1919-option-new_guinea_samoa-dominions = Annexed by the Dominions
v1919-option-new_guinea_samoa-mandate = Mandates with open door
v1919-option-new_guinea_samoa-coaling = Coaling stations only
v1919-option-korea-japan = Stays Japanese
v1919-option-korea-independent = Independence
v1919-option-korea-home_rule = Home rule under Japan
v1919-option-indochina-french = French rule unchanged
v1919-option-indochina-reform = Reform and self-rule
v1919-option-indochina-trade = Ports opened to trade
v1919-option-siberia-intervene = Allied expedition stays
v1919-option-siberia-withdraw = Troops withdrawn
v1919-option-siberia-railway = Inter-Allied railway board
v1919-option-nauru-shared = Phosphate shared by three Dominions
v1919-option-nauru-mandate = Ordinary Mandate
v1919-option-india-order = Emergency law upheld
v1919-option-india-home_rule = Home rule promised
v1919-option-india-seat = Own seat in the League
v1919-option-womens_suffrage-endorse = Treaty endorses the vote
v1919-option-womens_suffrage-national = Left to each nation
v1919-option-disarmament-german = Germany alone disarms
v1919-option-disarmament-general = Every nation reduces
v1919-option-disarmament-shield = Germany armed against the Reds
v1919-option-racial_equality-adopt = Clause written into the Covenant
v1919-option-racial_equality-refuse = Clause refused
v1919-option-league_voting-unanimous = Council must be unanimous
v1919-option-league_voting-majority = Majority rule and a League army
v1919-option-league_voting-dominions = Dominions vote separately
v1919-option-labour_charter-charter = Binding labour standards
v1919-option-labour_charter-advice = Advice only
v1919-option-widows_pensions-include = Pensions charged to Germany
v1919-option-widows_pensions-exclude = Civil damage only
v1919-option-high_seas_fleet-divide = Ships divided among the Allies
v1919-option-high_seas_fleet-sink = Fleet destroyed
v1919-option-high_seas_fleet-ransom = Hulls and ports taken as payment
v1919-event-ho_chi_minh = Ho Chi Minh
v1919-event-arthur_balfour = Arthur Balfour
v1919-event-chaim_weizmann = Chaim Weizmann
v1919-event-bela_kun = Bela Kun
v1919-event-jan_smuts = Jan Smuts
v1919-event-prince_feisal = Prince Feisal
v1919-event-t_e_lawrence = T. E. Lawrence
v1919-event-ataturk = Ataturk
v1919-event-john_m_keynes = John M. Keynes
v1919-event-w_e_b_dubois = W. E. B. DuBois
v1919-event-edward_house = Edward House
v1919-event-robert_lansing = Robert Lansing
v1919-event-henry_cabot_lodge = Henry Cabot Lodge
v1919-event-herbert_hoover = Herbert Hoover
v1919-event-william_bullitt = William Bullitt
v1919-event-ferdinand_foch = Ferdinand Foch
v1919-event-andre_tardieu = Andre Tardieu
v1919-event-winston_churchill = Winston Churchill
v1919-event-gertrude_bell = Gertrude Bell
v1919-event-billy_hughes = Billy Hughes
v1919-event-robert_cecil = Robert Cecil
v1919-event-maurice_hankey = Maurice Hankey
v1919-event-sidney_sonnino = Sidney Sonnino
v1919-event-orlando_leaves = Orlando Leaves Paris
v1919-event-gabriele_dannunzio = Gabriele D'Annunzio
v1919-event-makino_nobuaki = Makino Nobuaki
v1919-event-wellington_koo = Wellington Koo
v1919-event-ignacy_paderewski = Ignacy Paderewski
v1919-event-edvard_benes = Edvard Benes
v1919-event-ion_bratianu = Ion Bratianu
v1919-event-queen_marie = Queen Marie of Romania
v1919-event-eleftherios_venizelos = Eleftherios Venizelos
v1919-event-ante_trumbic = Ante Trumbic
v1919-event-saad_zaghloul = Saad Zaghloul
v1919-event-ibn_saud = Ibn Saud
v1919-event-brockdorff_rantzau = Ulrich von Brockdorff-Rantzau
v1919-event-vladimir_lenin = Vladimir Lenin
v1919-event-alexander_kolchak = Alexander Kolchak
v1919-event-rosa_luxemburg = Rosa Luxemburg
v1919-event-spanish_influenza = Spanish Influenza
v1919-event-attempt_on_clemenceau = Attempt on Clemenceau
v1919-event-scapa_flow = Scuttling at Scapa Flow
v1919-event-march_first = March First Movement
v1919-event-may_fourth = May Fourth Movement
v1919-event-amritsar = Amritsar Massacre
v1919-event-soldiers_strike = Soldiers' Strike at Calais
v1919-strategy-global_trade = Global Trade
v1919-strategy-isolationism = Isolationism
v1919-strategy-reparations_strategy = Reparations
v1919-strategy-outlawing_war = Outlawing War
v1919-strategy-mobilization = Mobilization
v1919-strategy-fourteen_points = Fourteen Points
v1919-strategy-cordon_sanitaire = Cordon Sanitaire
v1919-strategy-security_on_the_rhine = Security on the Rhine
v1919-strategy-imperial_order = Imperial Order
v1919-strategy-freedom_of_the_seas = Freedom of the Seas

## Answers
v1919-verb-place = Place Influence
v1919-verb-reclaim = Reclaim Influence and Military
v1919-verb-settle = Settle an Issue
v1919-verb-deploy = Deploy a Military Unit
v1919-verb-demobilize = Demobilize a Military Unit
v1919-verb-done = Done
v1919-verb-pass = Pass
v1919-verb-bid = Bid
v1919-verb-perform = Resolve the Event
v1919-verb-decline = Decline
v1919-verb-deck = Draw 2 Issues from the deck
v1919-verb-propose = Offer a deal
v1919-verb-offer = Make the offer
v1919-verb-counter = Refuse and draft a counter-offer
v1919-verb-cancel = Give up this draft
v1919-verb-drop = Strike out the last term
v1919-verb-accept = Accept
v1919-verb-refuse = Refuse
v1919-verb-withdraw = Withdraw the offer
v1919-verb-later = Promise something for a later turn (binds nobody)
v1919-verb-at_once = At once
v1919-verb-any = Any number
v1919-term-pay = Pay Influence
v1919-term-action = Choose the Political Action
v1919-term-settle = Settle an Issue
v1919-term-place = Place Influence on an Issue
v1919-term-not_place = Place no Influence on an Issue
v1919-term-option = Choose an option of an Issue
v1919-term-military = Choose the Military Action, or none
v1919-term-deploy = Deploy in a Region
v1919-term-event = Resolve or decline the Event
v1919-term-choice = Choose an effect of the Event
v1919-term-region = Choose the Region of the Event
v1919-term-advance = Advance an Issue to the Table
v1919-term-next_event = Advance an Event to the Table
v1919-term-event_cube = Put Influence on the next Event, or none
v1919-term-refill = Choose where the next Issue comes from
v1919-term-pass = Pass when an Issue is bid for
v1919-term-bid = Bid no more than so much Influence
v1919-term-no_units = Bid no Military
v1919-term-modifier = Change a roll, or not
v1919-term-now = Answer the question at hand
v1919-promise-1 = When the 1st term has been kept
v1919-promise-2 = When the 2nd term has been kept
v1919-promise-3 = When the 3rd term has been kept
v1919-promise-4 = When the 4th term has been kept
v1919-promise-5 = When the 5th term has been kept
v1919-promise-6 = When the 6th term has been kept
v1919-promise-7 = When the 7th term has been kept
v1919-promise-8 = When the 8th term has been kept
v1919-named = { $what }
v1919-deal-verb-done = Done (no Military Action)
v1919-amount = { $n } Influence
v1919-discard-1 = Top Issue of the discards (free)
v1919-discard-2 = 2nd Issue of the discards (1 Influence)
v1919-discard-3 = 3rd Issue of the discards (2 Influence)
v1919-choice-1 = First effect
v1919-choice-2 = Second effect
v1919-choice-3 = Third effect
v1919-modifier-minus = −1 to the roll
v1919-modifier-none = No change to the roll
v1919-modifier-plus = +1 to the roll
v1919-disc-available = An Available Unit
v1919-disc-exhausted = An Exhausted Unit
v1919-disc-in = The Unit in { FORM($region, case: "the") }
v1919-force = { $here ->
    [0] { $discs ->
        [0] No Military
        [one] 1 Available Unit
       *[other] { $discs } Available Units
    }
   *[other] { $discs ->
        [0] The Unit in the Region
       *[other] The Unit in the Region and { $discs } Available
    }
}
v1919-space = { $region }, column { $column }
v1919-option-length = Issues below the Game End card
v1919-option-target = Points to reach in solitaire
v1919-option-order = Solitaire: the factions in turn order (the last one is yours)
v1919-option-deals = Binding deals
v1919-option-offers = Offers of deals that a player can make in a turn

## Questions
v1919-ask-for = You decide for { FORM($nation, case: "the") }. { $question }
    .wait = { $who } is to choose for { FORM($nation, case: "the") }.
v1919-ask-nation = Choose your nation.
    .wait = { $who } is to choose a nation.
v1919-ask-action = Your turn: choose a Political Action or a Military Action.
    .wait = { $who } is to choose a Political Action or a Military Action.
v1919-ask-place = Place Influence: choose an Issue.
    .wait = { $who } is to choose an Issue to place Influence on.
v1919-ask-place-cubes = Choose how much Influence to place on { $issue } (at least { $least }).
    .wait = { $who } is to choose how much Influence to place on { $issue }.
v1919-ask-reclaim = Choose how much Influence to reclaim.
    .wait = { $who } is to choose how much Influence to reclaim.
v1919-ask-reclaim-disc = Choose a deployed Military Unit to reclaim, or say that you are done.
    .wait = { $who } may reclaim deployed Military Units.
v1919-ask-settle = Choose the Issue to settle.
    .wait = { $who } is to choose the Issue to settle.
v1919-ask-tied = Most Influence on { $issue } is tied: choose the nation that takes it.
    .wait = Most Influence on { $issue } is tied: { $who } is to choose the nation that takes it.
v1919-ask-option = Choose an option for { $issue }.
    .wait = { $who } is to choose an option for { $issue }.
v1919-ask-counter = Choose the Strategy counter for the Issue.
    .wait = { $who } is to choose the Strategy counter for the Issue.
v1919-ask-perform = Choose whether to resolve the Conference Event { $event }.
    .wait = { $who } is to choose whether to resolve the Conference Event { $event }.
v1919-ask-advance-issue = Choose the Issue to advance to the Table.
    .wait = { $who } is to choose the Issue to advance to the Table.
v1919-ask-advance-event = Choose the Event to advance to the Table.
    .wait = { $who } is to choose the Event to advance to the Table.
v1919-ask-event-cube = Choose how much Influence to place on the Event: 1 to control it, or 0.
    .wait = { $who } is to choose whether to place Influence on the Event.
v1919-ask-refill = Choose where the new Issue for the Waiting Room comes from.
    .wait = { $who } is to choose where the new Issue for the Waiting Room comes from.
v1919-ask-keep = Choose the Issue to keep; the other one is discarded.
    .wait = { $who } is to choose which of the two Issues drawn stays.
v1919-ask-deploy-disc = Choose the Military Unit to deploy.
    .wait = { $who } is to choose the Military Unit to deploy.
v1919-ask-deploy-space = Choose the space to deploy the Military Unit to.
    .wait = { $who } is to choose the space to deploy the Military Unit to.
v1919-ask-demobilize = Choose the Military Unit to demobilize.
    .wait = { $who } is to choose the Military Unit to demobilize.
v1919-ask-may-demobilize = Choose whether to demobilize a Military Unit.
    .wait = { $who } may demobilize a Military Unit.
v1919-ask-mutiny = Mutiny: choose the Military Unit to demobilize.
    .wait = Mutiny: { $who } is to choose the Military Unit to demobilize.
v1919-ask-exhaust-disc = Choose the Military Unit to exhaust.
    .wait = { $who } is to choose the Military Unit to exhaust.
v1919-ask-modifier = Uprising Check in { FORM($region, case: "the") }: choose whether to change the roll.
    .wait = Uprising Check in { FORM($region, case: "the") }: { $who } may change the roll.
v1919-ask-affected = Uprising in { FORM($region, case: "the") }: choose the nation that is affected.
    .wait = Uprising in { FORM($region, case: "the") }: { $who } is to choose the nation that is affected.
v1919-ask-unsettle = Choose the Issue that becomes Unsettled.
    .wait = { $who } is to choose the Issue that becomes Unsettled.
v1919-ask-bid = Control of { $issue } is up for bids: bid or pass.
    .wait = Control of { $issue } is up for bids: { $who } is to bid or to pass.
v1919-ask-bid-force = Choose the Military to bid.
    .wait = { $who } is to choose the Military to bid.
v1919-ask-bid-cubes = Choose how much Influence to bid (at least { $least }).
    .wait = { $who } is to choose how much Influence to bid.
v1919-ask-region = Choose a Region.
    .wait = { $who } is to choose a Region.
v1919-ask-player = Choose a player’s nation.
    .wait = { $who } is to choose a player’s nation.
v1919-ask-choice-2 = Choose an effect. First: { $first }. Second: { $second }.
    .wait = { $who } is to choose one of two effects.
v1919-ask-choice-3 = Choose an effect. First: { $first }. Second: { $second }. Third: { $third }.
    .wait = { $who } is to choose one of three effects.
v1919-ask-withdraw = Choose the Issue to withdraw Influence from.
    .wait = { $who } is to choose the Issue to withdraw Influence from.
v1919-ask-withdraw-cubes = Choose how much Influence to withdraw.
    .wait = { $who } is to choose how much Influence to withdraw.
v1919-ask-strategy = Choose a Strategy card.
    .wait = { $who } is to choose a Strategy card.
v1919-ask-usa-action = Choose a Political Action for the USA.
    .wait = { $who } is to choose a Political Action for the USA.
v1919-ask-usa-reclaim = The USA reclaims Influence: choose how much of your own to reclaim with it.
    .wait = { $who } is to choose how much Influence to reclaim with the USA.
v1919-ask-faction = Several factions are the weakest: choose the one to take over.
    .wait = { $who } is to choose the faction to take over.
v1919-ask-solo-bid = { $strength ->
    [0] { $cubes ->
        [0] No bot bids for { $issue }: bid or pass.
       *[other] { COUNT($nations) ->
            [one] Best bid for { $issue }: { $cubes } Influence, by { FORM($nations, case: "the") }. Bid or pass.
           *[other] Best bid for { $issue }: { $cubes } Influence, by each of { FORM($nations, case: "the") }. Bid or pass.
        }
    }
   *[other] { $cubes ->
        [0] { COUNT($nations) ->
            [one] Best bid for { $issue }: Military of strength { $strength }, by { FORM($nations, case: "the") }. Bid or pass.
           *[other] Best bid for { $issue }: Military of strength { $strength }, by each of { FORM($nations, case: "the") }. Bid or pass.
        }
       *[other] { COUNT($nations) ->
            [one] Best bid for { $issue }: Military of strength { $strength } and { $cubes } Influence, by { FORM($nations, case: "the") }. Bid or pass.
           *[other] Best bid for { $issue }: Military of strength { $strength } and { $cubes } Influence, by each of { FORM($nations, case: "the") }. Bid or pass.
        }
    }
}
    .wait = { $who } is to bid for { $issue } or to pass.
v1919-ask-bid-winner = The bots’ bids are equal: choose the nation that wins.
    .wait = The bots’ bids are equal: { $who } is to choose the nation that wins.
v1919-ask-bot-settle = Choose the Issue that the bot settles.
    .wait = { $who } is to choose the Issue that the bot settles.
v1919-ask-may-deal = You may offer a deal.
    .wait = { $who } may offer a deal.
v1919-ask-deal-reply = { $offer } Accept it, refuse it, or answer with an offer of your own.
    .wait = { $offer } { $who } is to accept or to refuse it.
v1919-ask-deal-wait = { $offer } You may withdraw it until it is answered.
    .wait = { $offer } { $who } may withdraw it until it is answered.
v1919-ask-deal-agreed = { $offer } You have accepted; others are still to answer.
    .wait = { $offer } { $who } has accepted; others are still to answer.
v1919-draft-partner = Choose the nation to offer a deal to.
v1919-draft-term = Your deal with { FORM($partners, case: "the") }: choose its first term, or one more partner.
v1919-draft-more = Your deal with { FORM($partners, case: "the") } so far: { $terms }. Add a term, make the offer, or give it up.
v1919-draft-object = Your deal with { FORM($partners, case: "the") }. New term: { $said } …
v1919-draft-object-more = Your deal with { FORM($partners, case: "the") } so far: { $terms }. New term: { $said } …
v1919-draft-said = { $first } · { $then }
v1919-draft-numbered = ({ $n }) { $term }
v1919-deal-offer = { CAP(FORM($nation, case: "the")) } offers { FORM($partners, case: "the") } a deal: { $terms }.
v1919-deal-offer-note = { CAP(FORM($nation, case: "the")) } offers { FORM($partners, case: "the") } a deal: { $terms }. Note, which binds nobody: “{ $note }”.
v1919-promise-list = { $first }; { $then }
v1919-promise-pay = { FORM($nation, case: "the") } exhausts { $cubes } Influence, and { FORM($partner, case: "the") } recovers as much
v1919-promise-pay-when = { FORM($nation, case: "the") } exhausts { $cubes } Influence, and { FORM($partner, case: "the") } recovers as much, once this has been kept: { $term }
v1919-promise-action = { $what ->
    [place] { FORM($nation, case: "the") } places Influence as its Political Action
    [reclaim] { FORM($nation, case: "the") } reclaims as its Political Action
   *[settle] { FORM($nation, case: "the") } settles an Issue as its Political Action
}
v1919-promise-settle = { FORM($nation, case: "the") } settles { $what }
v1919-promise-place = { $n ->
    [0] { FORM($nation, case: "the") } places Influence on { $what }
   *[other] { FORM($nation, case: "the") } places exactly { $n } Influence on { $what }
}
v1919-promise-not-place = { FORM($nation, case: "the") } places no Influence on { $what }
v1919-promise-option = { FORM($nation, case: "the") } chooses for { $issue }: { $what }
v1919-promise-military = { $what ->
    [deploy] { FORM($nation, case: "the") } deploys a Military Unit
    [demobilize] { FORM($nation, case: "the") } demobilizes a Military Unit
   *[done] { FORM($nation, case: "the") } takes no Military Action
}
v1919-promise-deploy = { FORM($nation, case: "the") } deploys a Military Unit in { FORM($what, case: "the") }
v1919-promise-event = { FORM($nation, case: "the") } decides on the Event: { $what }
v1919-promise-choice = { FORM($nation, case: "the") } chooses this effect of the Event: { $what }
v1919-promise-region = { FORM($nation, case: "the") } chooses { FORM($what, case: "the") } for the Event
v1919-promise-advance = { FORM($nation, case: "the") } advances { $what } to the Table
v1919-promise-next-event = { FORM($nation, case: "the") } advances the Event { $what } to the Table
v1919-promise-event-cube = { FORM($nation, case: "the") } puts on the next Event: { $what }
v1919-promise-refill = { FORM($nation, case: "the") } fills the Waiting Room so: { $what }
v1919-promise-pass = { FORM($nation, case: "the") } passes when an Issue is bid for
v1919-promise-bid = { FORM($nation, case: "the") } bids at most { $n } Influence for any Issue
v1919-promise-no-units = { FORM($nation, case: "the") } bids no Military
v1919-promise-modifier = { FORM($nation, case: "the") } announces for { FORM($region, case: "the") }: { $what }
v1919-promise-now = { FORM($nation, case: "the") } answers the question at hand: { $what }
v1919-promise-later = not binding, by the end of { FORM($nation, case: "of") } next turn: { $term }

## Why not
v1919-why-political-done = You have already taken a Political Action in this turn.
v1919-why-military-done = You have already taken a Military Action in this turn.
v1919-why-political-due = A Political Action is still to be taken in this turn.
v1919-why-no-disc = You have no Military Unit for this.
v1919-why-must-settle = Your faction leads both Issues on the Table and must settle one.
v1919-why-place = With { $cubes } Available Influence it is not possible to lead on two Issues.
v1919-why-reclaim = There is nothing to reclaim.
v1919-why-settle = There is no Issue on the Table that can be settled now.
v1919-why-not-there = { $issue } is neither on the Table nor in the Waiting Room.
v1919-why-place-twice = You have just placed Influence on { $issue }; choose another Issue.
v1919-why-place-lead = To lead on { $issue } takes { $need } Influence; there is not enough for both Issues.
v1919-why-too-few = At least { $need } Influence is needed to lead there.
v1919-why-not-on-table = { $issue } is not on the Table.
v1919-why-no-cubes = There is no Influence on { $issue }.
v1919-why-usa-settle = You would win { $issue } yourself, so the USA cannot settle it.
v1919-why-no-discard = There are not so many Issues in the discards.
v1919-why-price = This Issue costs { $cubes } Influence; there is not enough Available.
v1919-why-occupied = There is already a Military Unit in this space in { FORM($region, case: "the") }.
v1919-why-one-disc = You already have a Military Unit in { FORM($region, case: "the") }.
v1919-why-deal = A deal of this turn forbids it: { $term }.
v1919-why-no-deals = No deals are made at this table.
v1919-why-no-nations = Deals begin when every player has a nation.
v1919-why-deal-midway = An action that has been begun is finished first; then deals can be made again.
v1919-why-no-offer = No offer waits for you.
v1919-why-own-offer = The others have to answer this offer.
v1919-why-not-your-offer = Only the nation that made an offer can withdraw it.
v1919-why-offers = Each player can make { $most } offers in a turn at this table.
v1919-why-deal-stands = An offer with one of you still waits for its answer.
v1919-why-drafting = You are drafting a deal already.
v1919-why-no-draft = You are not drafting a deal.
v1919-why-deal-unfit = Not all of its terms can be kept any more.
v1919-why-no-terms = A deal needs at least one whole term.
v1919-why-not-now = This offer cannot be made now.
v1919-why-term = That does not fit into the deal, or could not be kept.
v1919-why-unfinished = What has begun is finished first. { $question }
v1919-why-step-by-step = A Settle goes step by step. { $question }
v1919-why-not-played = { CAP(FORM($nation, case: "the")) } is not in play here.
v1919-why-nation-taken = { CAP(FORM($nation, case: "the")) } has been chosen by another player.
v1919-why-no-available-disc = None of { FORM($nation, case: "of") } Military Units is Available.
v1919-why-no-exhausted-disc = None of { FORM($nation, case: "of") } Military Units is Exhausted.
v1919-why-no-disc-in = { CAP(FORM($nation, case: "the")) } has no Military Unit in { FORM($region, case: "the") }.
v1919-why-few-discs = { CAP(FORM($nation, case: "the")) } has { $discs ->
    [0] no Available Military Unit
    [one] only 1 Available Military Unit
   *[other] only { $discs } Available Military Units
}.
v1919-why-exhausted-disc = An Exhausted Military Unit cannot be deployed.
v1919-why-already-exhausted = That Military Unit is Exhausted already.
v1919-why-only-deployed = Only deployed Military Units are chosen here; the others are Available again.
v1919-why-same-space = The Military Unit stands in this space already; choose another one.
v1919-why-available = { $cubes ->
    [0] No Influence is Available.
   *[other] Only { $cubes } Influence is Available.
}
v1919-why-exhausted = { $cubes ->
    [0] No Influence is Exhausted.
   *[other] Only { $cubes } Influence is Exhausted.
}
v1919-why-too-many = { $need } Influence must be left to lead on the second Issue.
v1919-why-minimum = { CAP(FORM($nation, case: "the")) } adds just enough Influence to lead: only the Issue is chosen.
v1919-why-reclaim-most = At most { $cubes } Influence can be reclaimed.
v1919-why-reclaim-something = Something must be reclaimed.
v1919-why-usa-share = The USA reclaims { $cubes } Influence, and you may reclaim as much of your own at most.
v1919-why-usa-military = The USA takes Political Actions only; your own Military Action comes before it.
v1919-why-usa-due = The USA still has to take a Political Action in this turn.
v1919-why-usa-settle-none = You would win every Issue that could be settled, so the USA cannot settle any.
v1919-why-usa-option = The USA takes an option with the least USA Unhappiness; another one has less.
v1919-why-bot-option = The bot takes the option that is best for it; another one is better.
v1919-why-other-option = This is no option of { $issue }.
v1919-why-counter = The option does not show { $counter } for you to choose.
v1919-why-not-tied = { CAP(FORM($nation, case: "the")) } is not tied for most Influence on { $issue }.
v1919-why-not-waiting = { $card } is not in the Waiting Room.
v1919-why-one-cube = An Event holds 1 Influence at most.
v1919-why-drawn = Issues have been drawn from the deck, and one of them must be kept.
v1919-why-not-drawn = { $issue } is not one of the Issues drawn.
v1919-why-fewer-issues = { CAP(FORM($nation, case: "the")) } does not control the most Issues in { FORM($region, case: "the") }.
v1919-why-not-controlled = { $issue } is not controlled by { FORM($nation, case: "the") }.
v1919-why-other-region = { $issue } is not an Issue of { FORM($region, case: "the") }.
v1919-why-fewer-stars = Another Issue there has more stars than { $issue }.
v1919-why-nobody-controls = Nobody controls { $issue }.
v1919-why-not-named = The Event does not name an Issue such as { $issue }.
v1919-why-named = The Event has touched { FORM($region, case: "the") } already; choose another Region.
v1919-why-cannot-move = In { FORM($region, case: "the") } the marker cannot be moved that way.
v1919-why-no-effect = That effect cannot be carried out now, and another one can.
v1919-why-no-cubes-of = { CAP(FORM($nation, case: "the")) } has no Influence on { $issue } that could be withdrawn.
v1919-why-withdraw = From 1 to { $cubes } Influence can be withdrawn here.
v1919-why-strategy-taken = { $strategy } has been chosen by another player.
v1919-why-strategy-away = { $strategy } was not dealt in this game.
v1919-why-not-weakest = { CAP(FORM($nation, case: "the")) } is not the weakest faction.
v1919-why-not-best-bid = The highest bid is not { FORM($nation, case: "of") }.
v1919-why-passed = You have passed in this auction.
v1919-why-only-influence = Only Influence may be bid for { $issue }, and { FORM($nation, case: "the") } has none Available.
v1919-why-nothing-to-bid = { CAP(FORM($nation, case: "the")) } has nothing to bid with.
v1919-why-weaker = The highest bid has Military of strength { $strength }; this would be { $most }.
v1919-why-more-cubes = With the same Military a bid must have more than { $cubes } Influence; { $available } is Available.
v1919-why-no-military = { $issue } bears the No Military symbol: only Influence may be bid.
v1919-why-no-region = { $issue } belongs to no Region: only Available Military Units may be bid.
v1919-why-empty-bid = A bid has at least 1 Influence or Military Unit.

## Log
v1919-log-nation = { $player } plays { FORM($nation, case: "the") }.
v1919-log-turn = — { CAP(FORM($nation, case: "of")) } turn —
v1919-log-no-action = { CAP(FORM($nation, case: "the")) } has no Political Action to take.
v1919-log-place = { CAP(FORM($nation, case: "the")) } places { $cubes } Influence on { $issue }.
v1919-log-place-many = { CAP(FORM($nation, case: "the")) } places { $cubes } Influence on { $issue }.
v1919-log-reclaim = { CAP(FORM($nation, case: "the")) } { $cubes ->
    [0] { $discs ->
        [0] reclaims deployed Military
        [one] reclaims 1 Military Unit
       *[other] reclaims { $discs } Military Units
    }
   *[other] { $discs ->
        [0] reclaims { $cubes } Influence
        [one] reclaims { $cubes } Influence and 1 Military Unit
       *[other] reclaims { $cubes } Influence and { $discs } Military Units
    }
}.
v1919-log-recall = { CAP(FORM($nation, case: "the")) } reclaims its Military Unit in { FORM($region, case: "the") }.
v1919-log-recall-many = { CAP(FORM($nation, case: "the")) } reclaims its Military Units in { FORM($region, case: "the") }.
v1919-log-usa-reclaim = The USA reclaims { $cubes } Influence{ $own ->
    [0] {""}
   *[other] {" "}and { FORM($nation, case: "the") } { $own }
}.
v1919-log-settle = { CAP(FORM($nation, case: "the")) } settles { $issue }; { FORM($winner, case: "the") } takes control with { $cubes } Influence.
v1919-log-option = { CAP(FORM($nation, case: "the")) } chooses: { $option }.
v1919-log-counter = Strategy counter placed on { $issue }: { $counter }.
v1919-log-counter-many = Strategy counters placed on { $issue }: { $counter }.
v1919-log-conference = { CAP(FORM($nation, case: "the")) } resolves the Conference Event { $event }.
v1919-log-declined = { CAP(FORM($nation, case: "the")) } declines the Conference Event { $event }.
v1919-log-advance = { CAP(FORM($nation, case: "the")) } advances { $card } to the Table.
v1919-log-advance-many = { CAP(FORM($nation, case: "the")) } advances { $card } to the Table.
v1919-log-event-cube = { CAP(FORM($nation, case: "the")) } places 1 Influence on the Event and controls it.
v1919-log-drawn = Drawn from the Issue deck: { $cards }.
v1919-log-refill = { $issue } enters the Waiting Room.
v1919-log-crisis = Crisis Event: { $event } enters the Waiting Room.
v1919-log-reshuffle = The Event deck is empty: { $cards ->
    [one] 1 discarded Event is
   *[other] { $cards } discarded Events are
} shuffled into a new one.
v1919-log-unrest = Unrest in { FORM($region, case: "the") } { $n ->
    [-4] falls by 4, to { $column }
    [-3] falls by 3, to { $column }
    [-2] falls by 2, to { $column }
    [-1] falls by 1, to { $column }
    [0] stays at { $column }
   *[other] rises by { $n }, to { $column }
}.
v1919-log-keg = The Powder Keg in { FORM($region, case: "the") } { $n ->
    [-2] goes back to column { $column }
    [-1] goes back to column { $column }
    [0] stays in column { $column }
   *[other] advances to column { $column }
}.
v1919-log-happiness = { CAP(FORM($nation, case: "the")) } { $n ->
    [-5] loses 5 Happiness
    [-4] loses 4 Happiness
    [-3] loses 3 Happiness
    [-2] loses 2 Happiness
    [-1] loses 1 Happiness
   *[other] gains { $n } Happiness
}: { $happiness } now.
v1919-log-mutiny = Mutiny: { FORM($nation, case: "the") } must demobilize a Military Unit.
v1919-log-deploy = { CAP(FORM($nation, case: "the")) } deploys a Military Unit to column { $column } in { FORM($region, case: "the") }{ $cubes ->
    [0] {""}
   *[other] {" "}and recovers { $cubes } Influence
}.
v1919-log-demobilize = { CAP(FORM($nation, case: "the")) } demobilizes a Military Unit, into box { $box }.
v1919-log-random-region = { $roll ->
    [6] Random Region: the roll is 6, so there is none.
   *[other] Random Region: the roll is { $roll }.
}
v1919-log-check-quiet = Uprising Check in { FORM($region, case: "the") }: Unrest is too low for an Uprising.
v1919-log-check-quiet-many = Uprising Checks in { FORM($region, case: "the") }: Unrest is too low for an Uprising.
v1919-log-modifier = { CAP(FORM($nation, case: "the")) } { $n ->
    [-1] announces −1 to the roll
    [0] leaves the roll as it is
   *[other] announces +{ $n } to the roll
}.
v1919-log-check = Uprising Check in { FORM($region, case: "the") }: the roll is { $roll }{ $modifier ->
    [-4] , −4: { $total }
    [-3] , −3: { $total }
    [-2] , −2: { $total }
    [-1] , −1: { $total }
    [0] {""}
   *[other] , +{ $modifier }: { $total }
} against { $needed }. { $rises ->
    [yes] An Uprising breaks out.
   *[no] No Uprising breaks out.
}
v1919-log-uprising-nobody = Uprising in { FORM($region, case: "the") }: nobody controls an Issue there.
v1919-log-affected = Uprising in { FORM($region, case: "the") }: { FORM($nation, case: "the") } is affected.
v1919-log-lot = The roll for { FORM($name, case: "the") } is { $roll }.
v1919-log-unsettled = { $issue } becomes Unsettled.
v1919-log-bid = { CAP(FORM($nation, case: "the")) } bids { $strength ->
    [0] { $cubes ->
        [0] nothing
       *[other] { $cubes } Influence
    }
   *[other] { $cubes ->
        [0] Military of strength { $strength }
       *[other] Military of strength { $strength } and { $cubes } Influence
    }
}.
v1919-log-bid-pass = { CAP(FORM($nation, case: "the")) } passes.
v1919-log-bid-won = { CAP(FORM($nation, case: "the")) } wins the bid for { $issue }.
v1919-log-bid-nobody = Nobody bids for { $issue }; it is discarded.
v1919-log-reset = Unrest in { FORM($region, case: "the") } is reset to { $column }.
v1919-log-strategy = { CAP(FORM($nation, case: "the")) } chooses the Strategy card { $strategy }.
v1919-log-named = The choice falls on { FORM($nation, case: "the") }.
v1919-log-recover = { CAP(FORM($nation, case: "the")) } { $cubes ->
    [0] has no Influence to recover
   *[other] recovers { $cubes } Influence
}.
v1919-log-exhaust = { CAP(FORM($nation, case: "the")) } { $cubes ->
    [0] has no Influence to exhaust
   *[other] exhausts { $cubes } Influence
}.
v1919-log-withdraw = { CAP(FORM($nation, case: "the")) } withdraws { $cubes } Influence from an Issue.
v1919-log-ready = { CAP(FORM($nation, case: "the")) } recovers all its Exhausted Military.
v1919-log-exhaust-disc = { CAP(FORM($nation, case: "the")) } exhausts 1 Military Unit.
v1919-log-deal-offer = { CAP(FORM($nation, case: "the")) } offers a deal to { FORM($partners, case: "the") }.
v1919-log-term = Term of the deal: { $term }.
v1919-log-deal-note = { CAP(FORM($nation, case: "the")) } adds a note, which binds nobody: “{ $note }”.
v1919-log-deal-accepted = { CAP(FORM($nation, case: "the")) } accepts the deal.
v1919-log-deal-refused = { CAP(FORM($nation, case: "the")) } refuses the deal.
v1919-log-deal-withdrawn = { CAP(FORM($nation, case: "the")) } withdraws the offer.
v1919-log-deal-lapsed = { CAP(FORM($nation, case: "of")) } offer lapses with the turn.
v1919-log-paid = As agreed, { FORM($nation, case: "the") } exhausts { $cubes } Influence, and { FORM($partner, case: "the") } recovers as much.
v1919-log-lapsed = { CAP(FORM($nation, case: "the")) } does not owe { FORM($partner, case: "the") } the { $cubes } Influence: what was to be paid for was not done.
v1919-log-word-kept = { CAP(FORM($nation, case: "the")) } has kept its word: { $term }.
v1919-log-word-broken = { CAP(FORM($nation, case: "the")) } has broken its word: { $term }.
v1919-log-word-unasked = { CAP(FORM($nation, case: "of")) } word is void, for its question did not come up: { $term }.
v1919-log-word-void = { CAP(FORM($nation, case: "of")) } word is void, for its Issue is gone: { $term }.
v1919-log-order = The factions act in this order: { FORM($nations, case: "the") }.
v1919-log-start = The player starts with { FORM($nation, case: "the") }.
v1919-log-faction = The player takes over { FORM($nation, case: "the") }.
v1919-log-solo-vp = The player’s faction alone is the strongest and scores 1 VP: { $points } now.
v1919-log-solo-won = The player wins with { $points } VP; { $target } were needed.
v1919-log-solo-lost = The player loses with { $points } VP; { $target } were needed.
v1919-log-signs = { CAP(FORM($nation, case: "the")) } signs the Treaty.
v1919-log-refuses = { CAP(FORM($nation, case: "the")) } refuses to sign the Treaty.
v1919-log-score = { CAP(FORM($nation, case: "the")) }: { $issues } VP for Issues, { $flags } for flags, { $strategy } for the Strategy card and { $happiness ->
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] { $happiness }
} for Happiness.
v1919-log-winners = { COUNT($winners) ->
    [one] { CAP(FORM($winners, case: "the")) } wins with { $points } VP.
   *[other] { CAP(FORM($winners, case: "the")) } share the victory with { $points } VP.
}
v1919-end-settled = The Game End Issue is settled: the game ends.
v1919-end-deck = There is no Issue left to draw: the game ends.
v1919-end-emptied = The Issue deck is empty: the game ends.
v1919-end-stall = For 30 rounds no Issue has been settled: the game is scored as it stands.

## Cards: one clause a step
v1919-step-then = { $first } and { $then }
v1919-value-choose = Either … or …
v1919-step-choose-2 = the decider chooses: either { $first }, or { $second }
v1919-step-choose-3 = the decider chooses: either { $first }, or { $second }, or { $third }
v1919-step-choose-among-1 = the decider names { $whom }: { $first }
v1919-step-choose-among-2 = the decider names { $whom }, who chooses: either { $first }, or { $second }
v1919-step-choose-among-3 = the decider names { $whom }, who chooses: either { $first }, or { $second }, or { $third }
v1919-value-choose-player = Name a player
v1919-step-choose-player-1 = the decider names a player: { $first }
v1919-step-choose-player-2 = the decider names a player, who chooses: either { $first }, or { $second }
v1919-step-choose-player-3 = the decider names a player, who chooses: either { $first }, or { $second }, or { $third }
v1919-value-uprising-check = Uprising Check
v1919-step-uprising-check-printed = Uprising Check in { FORM($region, case: "the") }
v1919-step-uprising-check-random = Uprising Check in a Random Region
v1919-step-uprising-check-any = Uprising Check in the Region with most Unrest, or in each of several
v1919-step-uprising-check-same = Uprising Check in the same Region
v1919-value-unrest = Unrest
v1919-step-unrest-printed = Unrest in { FORM($region, case: "the") } { $way ->
    [down] −{ $n }
   *[up] +{ $n }
}
v1919-step-unrest-random = Unrest in a Random Region { $way ->
    [down] −{ $n }
   *[up] +{ $n }
}
v1919-step-unrest-choice = Unrest in a Region of the decider’s choice { $way ->
    [down] −{ $n }
   *[up] +{ $n }
}
v1919-step-unrest-choice-2 = Unrest in each of 2 Regions of the decider’s choice { $way ->
    [down] −{ $n }
   *[up] +{ $n }
}
v1919-step-unrest-choice-other = Unrest in another Region of the decider’s choice { $way ->
    [down] −{ $n }
   *[up] +{ $n }
}
v1919-step-unrest-same = Unrest in the same Region { $way ->
    [down] −{ $n }
   *[up] +{ $n }
}
v1919-value-powder-keg = Powder Keg
v1919-step-powder-keg-printed = Powder Keg in { FORM($region, case: "the") } { $way ->
    [down] −{ $n }
   *[up] +{ $n }
}
v1919-step-powder-keg-random = Powder Keg in a Random Region { $way ->
    [down] −{ $n }
   *[up] +{ $n }
}
v1919-step-powder-keg-choice = Powder Keg in a Region of the decider’s choice { $way ->
    [down] −{ $n }
   *[up] +{ $n }
}
v1919-step-powder-keg-choice-2 = Powder Keg in each of 2 Regions of the decider’s choice { $way ->
    [down] −{ $n }
   *[up] +{ $n }
}
v1919-step-powder-keg-choice-other = Powder Keg in another Region of the decider’s choice { $way ->
    [down] −{ $n }
   *[up] +{ $n }
}
v1919-step-powder-keg-same = Powder Keg in the same Region { $way ->
    [down] −{ $n }
   *[up] +{ $n }
}
v1919-value-happiness = Happiness
v1919-step-happiness-nation = Happiness of { FORM($nation, case: "the") } { $way ->
    [down] −{ $n }
   *[up] +{ $n }
}
v1919-step-happiness-all-players = Happiness of every player { $way ->
    [down] −{ $n }
   *[up] +{ $n }
}
v1919-step-happiness-chosen-player = Happiness of that player { $way ->
    [down] −{ $n }
   *[up] +{ $n }
}
v1919-step-happiness-decider = Happiness of the decider { $way ->
    [down] −{ $n }
   *[up] +{ $n }
}
v1919-step-happiness-nations = Happiness of { FORM($nations, case: "the") } { $way ->
    [down] −{ $n }
   *[up] +{ $n }
}
v1919-step-happiness-those = Happiness of { $whom } { $way ->
    [down] −{ $n }
   *[up] +{ $n }
}
v1919-value-happiness-if-military = Happiness by Military
v1919-step-happiness-if-military = Happiness of every player with { $units } or more Military Units not demobilized { $way ->
    [down] −{ $n }
   *[up] +{ $n }
}
v1919-value-recover-influence = Recover Influence
v1919-step-recover-influence-nation = { FORM($nation, case: "the") } recovers { $n } Influence
v1919-step-recover-influence-all-players = every player recovers { $n } Influence
v1919-step-recover-influence-chosen-player = that player recovers { $n } Influence
v1919-step-recover-influence-decider = the decider recovers { $n } Influence
v1919-step-recover-influence-nations = { FORM($nations, case: "the") } each recover { $n } Influence
v1919-step-recover-influence-those = { $whom } recovers { $n } Influence
v1919-value-exhaust-influence = Exhaust Influence
v1919-step-exhaust-influence-nation = { FORM($nation, case: "the") } exhausts { $n } Influence
v1919-step-exhaust-influence-all-players = every player exhausts { $n } Influence
v1919-step-exhaust-influence-chosen-player = that player exhausts { $n } Influence
v1919-step-exhaust-influence-decider = the decider exhausts { $n } Influence
v1919-step-exhaust-influence-nations = { FORM($nations, case: "the") } each exhaust { $n } Influence
v1919-step-exhaust-influence-those = { $whom } exhausts { $n } Influence
v1919-value-withdraw-influence = Withdraw Influence
v1919-step-withdraw-influence-nation = { FORM($nation, case: "the") } takes up to { $n } own Influence from one Issue back to Available
v1919-step-withdraw-influence-chosen-player = that player takes up to { $n } own Influence from one Issue back to Available
v1919-step-withdraw-influence-decider = the decider takes up to { $n } own Influence from one Issue back to Available
v1919-value-ready-military = Recover Military
v1919-step-ready-military-nation = { FORM($nation, case: "the") } recovers all Exhausted Military
v1919-step-ready-military-all-players = every player recovers all Exhausted Military
v1919-step-ready-military-chosen-player = that player recovers all Exhausted Military
v1919-step-ready-military-decider = the decider recovers all Exhausted Military
v1919-step-ready-military-those = { $whom } recovers all Exhausted Military
v1919-value-exhaust-military = Exhaust Military
v1919-step-exhaust-military-nation = { FORM($nation, case: "the") } exhausts { $n ->
    [one] 1 Military Unit
   *[other] { $n } Military Units
}, Available or deployed
v1919-step-exhaust-military-chosen-player = that player exhausts { $n ->
    [one] 1 Military Unit
   *[other] { $n } Military Units
}, Available or deployed
v1919-step-exhaust-military-decider = the decider exhausts { $n ->
    [one] 1 Military Unit
   *[other] { $n } Military Units
}, Available or deployed
v1919-step-exhaust-military-in-nation = { FORM($nation, case: "the") } exhausts its Military Unit in { FORM($region, case: "the") }
v1919-step-exhaust-military-in-chosen-player = that player exhausts the Military Unit deployed in { FORM($region, case: "the") }
v1919-step-exhaust-military-in-decider = the decider exhausts the Military Unit deployed in { FORM($region, case: "the") }
v1919-value-may-demobilize = May demobilize
v1919-step-may-demobilize-nation = { FORM($nation, case: "the") } may demobilize 1 Military Unit
v1919-step-may-demobilize-all-players = every player, clockwise from the decider, may demobilize 1 Military Unit into the highest free box
v1919-step-may-demobilize-chosen-player = that player may demobilize 1 Military Unit
v1919-step-may-demobilize-decider = the decider may demobilize 1 Military Unit
v1919-step-may-demobilize-those = { $whom } may demobilize 1 Military Unit
v1919-value-unsettle-issue = Unsettle an Issue
v1919-step-unsettle-issue-region = the decider unsettles a settled Issue in { FORM($region, case: "the") }{ $stars ->
    [99] {""}
    [one] {" "}of 1 star
   *[other] {" "}of at most { $stars } stars
}
v1919-step-unsettle-issue-none = the decider unsettles a settled Issue without a Region{ $stars ->
    [99] {""}
    [one] {" "}of 1 star
   *[other] {" "}of at most { $stars } stars
}
v1919-step-unsettle-issue-counter = the decider unsettles a settled Issue with a { $counter } counter{ $stars ->
    [99] {""}
    [one] {" "}of 1 star
   *[other] {" "}of at most { $stars } stars
}
v1919-step-unsettle-issue-any = the decider unsettles a settled Issue with a Strategy counter{ $stars ->
    [99] {""}
    [one] {" "}of 1 star
   *[other] {" "}of at most { $stars } stars
}
v1919-step-with-unrest = { $step }, and Unrest with it
v1919-step-ready-some-military-nation = { FORM($nation, case: "the") } recovers up to { $n } Exhausted Military
v1919-value-must-demobilize = Must demobilize
v1919-step-must-demobilize-nation = { FORM($nation, case: "the") } must demobilize 1 Military Unit
v1919-step-must-demobilize-all-players = every player must demobilize 1 Military Unit
v1919-step-must-demobilize-chosen-player = that player must demobilize 1 Military Unit
v1919-step-must-demobilize-decider = the decider must demobilize 1 Military Unit
v1919-step-must-demobilize-those = { $whom } must demobilize 1 Military Unit
v1919-value-recall-military = Take Military back
v1919-step-recall-military-nation = { FORM($nation, case: "the") } takes the Military Unit in { FORM($region, case: "the") } back to Available
v1919-step-recall-military-all-players = every player takes the Military Unit in { FORM($region, case: "the") } back to Available
v1919-step-recall-military-chosen-player = that player takes the Military Unit in { FORM($region, case: "the") } back to Available
v1919-step-recall-military-decider = the decider takes the Military Unit in { FORM($region, case: "the") } back to Available
v1919-step-recall-military-those = { $whom } takes the Military Unit in { FORM($region, case: "the") } back to Available
v1919-step-ready-some-military-all-players = every player recovers up to { $n } Exhausted Military
v1919-step-ready-some-military-chosen-player = that player recovers up to { $n } Exhausted Military
v1919-step-ready-some-military-decider = the decider recovers up to { $n } Exhausted Military
v1919-value-unsettle-named = Unsettle a certain Issue
v1919-step-unsettle-named = { FORM($issue, case: "the") } becomes unsettled, if it is settled
v1919-value-unsettle-of = Unsettle somebody’s Issue
v1919-step-unsettle-of-anybody = the decider unsettles any settled Issue{ $where }{ $stars ->
    [99] {""}
    [one] {" "}of 1 star
   *[other] {" "}of at most { $stars } stars
}
v1919-step-unsettle-of-chosen-player = the decider unsettles a settled Issue{ $where } of that player{ $stars ->
    [99] {""}
    [one] {" "}of 1 star
   *[other] {" "}of at most { $stars } stars
}
v1919-step-unsettle-of-decider = the decider unsettles an own settled Issue{ $where }{ $stars ->
    [99] {""}
    [one] {" "}of 1 star
   *[other] {" "}of at most { $stars } stars
}
v1919-step-unsettle-of-others = the decider unsettles another player’s settled Issue{ $where }{ $stars ->
    [99] {""}
    [one] {" "}of 1 star
   *[other] {" "}of at most { $stars } stars
}
v1919-step-unsettle-anywhere = {""}
v1919-step-unsettle-where = {" "}in { FORM($region, case: "the") }
v1919-step-unsettle-nowhere = {" "}without a Region
v1919-step-player-others = another player
v1919-step-player-military = a player with a Military Unit not demobilized
v1919-step-player-military-in = a player with a Military Unit in { FORM($region, case: "the") }
v1919-step-player-controls = a player who controls an Issue
v1919-step-player-controls-in = a player who controls an Issue in { FORM($region, case: "the") }
v1919-step-ready-some-military-those = { $whom } recovers up to { $n } Exhausted Military
v1919-value-remove-influence = Remove Influence
v1919-step-remove-influence-nation = the decider removes up to { $n } Influence of { FORM($nation, case: "the") } from one Issue
v1919-step-remove-influence-chosen-player = the decider removes up to { $n } Influence of that player from one Issue
v1919-step-remove-influence-decider = the decider removes up to { $n } own Influence from one Issue
v1919-step-to-available = { $step }, back to Available
v1919-value-place-influence = Place Influence
v1919-step-place-influence-nation = { FORM($nation, case: "the") } puts up to { $n } Available Influence on one Issue
v1919-step-place-influence-chosen-player = that player puts up to { $n } Available Influence on one Issue
v1919-step-place-influence-decider = the decider puts up to { $n } Available Influence on one Issue
v1919-value-replace-waiting = Replace a card of the Waiting Room
v1919-step-replace-issue-deck = the decider discards an Issue of the Waiting Room for the top one of the deck; Influence on it becomes Available
v1919-step-replace-issue-discards = the decider discards an Issue of the Waiting Room for the last one discarded; Influence on it becomes Available
v1919-step-replace-event-deck = the decider discards an Event of the Waiting Room for the top one of the deck, without its Crisis
v1919-step-replace-event-discards = the decider discards an Event of the Waiting Room for the last one discarded, without its Crisis
v1919-value-swap-issues = Swap two Issues
v1919-step-swap-issues = the decider exchanges an Issue on the Table for one in the Waiting Room, with the Influence on them
v1919-value-if = If … then …
v1919-step-if = if { $test }: { $then }
v1919-step-if-else = if { $test }: { $then }; if not: { $otherwise }

## Cards: what is printed
v1919-card-issue = { $region }, { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}
v1919-card-no-military = No Military symbol
v1919-card-game-end = Game End card: the game ends as soon as it is settled.
v1919-card-game-end-taken = Whoever has most Influence on it takes it. Once drawn it must go to the Waiting Room.
v1919-card-option = { $option }: { $changes }.
v1919-card-list = { $first }, { $then }
v1919-card-no-change = no change
v1919-card-counter = { $counter } counter
v1919-card-counter-either = { $first } or { $second } counter
v1919-card-event = Event
v1919-card-event-icon = Event with the Influence icon
v1919-card-crisis = Crisis: { $effect }.
v1919-card-conference = Conference: { $effect }.
v1919-card-conference-optional = Conference, optional: { $effect }.
v1919-card-strategy = Strategy card
v1919-score-icon = { $vp } VP for each { $counter } counter in play.
v1919-score-regions-le-3 = { $vp } VP for each Region with Unrest 3 or lower.
v1919-score-regions-ge-4 = { $vp } VP for each Region with Unrest 4 or higher.
v1919-score-military-disc = { $vp } VP for each of your Military discs not demobilized.
v1919-score-happiness-x2 = The Happiness award counts twice.
v1919-score-japan-signs = { $vp } VP if Japan signs the Treaty.
v1919-score-japan-refuses = { $vp } VP if Japan refuses to sign.
v1919-score-italy-signs = { $vp } VP if Italy signs the Treaty.
v1919-score-italy-refuses = { $vp } VP if Italy refuses to sign.

## Board
v1919-table-issues = Issues
v1919-table-events = Events
v1919-table-regions = Regions
v1919-table-nations = Nations
v1919-table-settled = Settled Issues
v1919-table-decks = Cards
v1919-table-place = Place
v1919-table-on-table = On the Table
v1919-table-waiting = Waiting Room
v1919-table-issue = Issue
v1919-table-event = Event
v1919-table-stars = ★
v1919-table-region = Region
v1919-table-nation = Nation
v1919-table-leader = Leads
    .short = Lead
v1919-table-controller = Controlled by
v1919-table-keg = Powder Keg
v1919-table-unrest = Unrest
    .short = Unrest
v1919-table-uprising = Uprising number
    .short = Die
v1919-table-no-uprising = ✕
v1919-table-column = Column { $number }
    .short = { $number }
v1919-table-player = Player
v1919-table-happiness = Happiness
    .short = Happy
v1919-table-influence = Influence (Exhausted)
    .short = Infl. (Exh.)
v1919-table-military = Military (Exhausted)
    .short = Mil. (Exh.)
v1919-table-deployed = Deployed
    .short = Depl.
v1919-table-demobilized = Demobilized
    .short = Demob.
v1919-table-strategy = Strategy
    .short = Strat.
v1919-table-pool = { $available } ({ $exhausted })
v1919-table-control = Controlled by
    .short = Held by
v1919-table-option = Option
v1919-table-counters = Counters
v1919-table-issue-deck = Issue deck
v1919-table-issue-discard = Issue Discards, last on top
v1919-table-event-deck = Event deck
v1919-table-event-discard = Event discards, last on top
v1919-table-drawn = Drawn
v1919-table-strategies = Strategy cards on offer
v1919-table-solo = Solitaire
v1919-table-strength = Strength of { FORM($nation, case: "the") }
v1919-table-points = VP
v1919-table-target = VP to reach
v1919-table-what = What
v1919-table-number = Number
v1919-table-deals = Deals
v1919-table-note = Note (binds nobody)
v1919-table-standing = Standing
v1919-table-term = Term
v1919-table-binds = Binds this turn
v1919-table-due = To be paid
v1919-table-free = Word, not binding
v1919-table-kept = Word kept
v1919-table-broken = Word broken
v1919-table-offered = Offered
v1919-table-drafted = Your draft
v1919-table-cards = Cards
v1919-table-name = { $symbol }
v1919-table-short = { FORM($nation, case: "short") }
v1919-table-seat = { $player }
v1919-table-active = ● { $player }
v1919-table-none = ·
v1919-reached = Issues in the deck: { $issues }
v1919-picture = { $count ->
    [0] { "" }
   *[other] On the Table: { $issues }.{ " " }
}Most Unrest ({ $n }): { FORM($regions, case: "the") }.

## Card packs

## The score by source
v1919-tally-issues = Issues in { FORM($region, case: "the") }
v1919-tally-world = Issues of no Region
v1919-tally-flags = Counters with the own flag
v1919-tally-strategy = Strategy card { $card }
v1919-tally-happiness = Rank in Happiness
v1919-tally-unhappy = Happiness at 0
v1919-tally-strongest = Turns begun as the strongest

## The solitaire game, told at its end

v1919-alone-won = You win with { $points } VP; { $target } were needed.
v1919-alone-lost = You lose with { $points } VP; { $target } were needed.
v1919-alone-turns = { $points ->
    [0] At the beginning of none of your { $turns } turns were you the strongest alone.
   *[other] At the beginning of { $points } of your { $turns } turns you were the strongest alone.
}
v1919-alone-ahead = { CAP(FORM($mine, case: "the")) }, your faction at the end, had a strength of { $strength }; next was { FORM($other, case: "the") } with { $most }.
v1919-alone-behind = { CAP(FORM($mine, case: "the")) }, your faction at the end, had a strength of { $strength }; { FORM($other, case: "the") } had { $most }.
v1919-alone-changes = { $n ->
    [0] You played the same faction from the first turn to the last.
    [one] You changed your faction once.
   *[other] You changed your faction { $n } times.
}

## What is established of a card
v1919-known-name = name
v1919-known-stars = stars
v1919-known-region = Region
v1919-known-options = options
v1919-known-kind = kind
v1919-known-icon = Influence icon
v1919-known-crisis = Crisis effect
v1919-known-conference = Conference effect
v1919-known-optional = whether optional
v1919-known-score = what it scores
