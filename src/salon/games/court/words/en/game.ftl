# Versailles: the court of Louis XIV.

court-title = Versailles
    .blurb = The court of Louis XIV: win over the powerful, and make powerful those you have won.
court-art = Engraving: a sun with a face over a palace and its gardens
court-tagline = Intrigue at the court of Louis XIV.
court-curve = the points each would have scored

## Names. The forms: the (with the article), of (possessive).
court-character-king = King
    .the = the King
    .of = the King’s
court-character-queen = Queen
    .the = the Queen
    .of = the Queen’s
court-character-cardinal = Cardinal
    .the = the Cardinal
    .of = the Cardinal’s
    .short = Card.
court-character-seneschal = Seneschal
    .the = the Seneschal
    .of = the Seneschal’s
    .short = Sen.
court-character-duchess = Duchess
    .the = the Duchess
    .of = the Duchess’s
    .short = Duch.
court-character-spymaster = Spymaster
    .the = the Spymaster
    .of = the Spymaster’s
    .short = Spy.
court-character-chamberlain = Chamberlain
    .the = the Chamberlain
    .of = the Chamberlain’s
    .short = Cham.
court-action-audience = Royal Audience
court-action-pension = Privy Purse
court-action-cachet = Lettre de Cachet
court-action-introduction = Letter of Introduction
court-action-ball = Masked Ball
court-action-allegiance = Change of Allegiance
court-card-stack = { $count ->
    [1] { $kind }
   *[other] { $kind } ×{ $count }
}
court-card-named = { $kind } { $value }
court-verb-done = Done
court-option-marquis = Marquis phase: after each turn the Marquis turns up a card, which may bring a marker.
court-option-fifth_card = Fifth card: whoever plays second begins with five cards in hand.
court-option-zero_ties = Zero ties zero: a character under which nobody has a card may be activated without one.
court-option-sudden_end = Sudden end: the game ends in the middle of an action, with the marker that decides it.
court-option-king_himself = The King may choose himself.
court-option-duchess_own = The Duchess may be used on one’s own cards.

## Questions
court-ask-favourite = Choose in secret a character to begin with ({ $left } to go).
    .wait = { $who } is to choose a character in secret.
court-ask-influence = Influence phase: choose the character to put a card under.
    .wait = { $who } is to choose the character to put a card under.
court-ask-place = Choose the card to put face down under { FORM($character, case: "the") }.
    .wait = { $who } is to choose the card to put under { FORM($character, case: "the") }.
court-ask-action = Action phase: play a character’s card to activate that character, or an action card.
    .wait = { $who } is to play a card.
court-ask-stuck = You can play nothing: choose a character you have shown; the top card of the deck goes under it.
    .wait = { $who } can play nothing and is to choose one of the characters shown.
court-ask-character = { CAP(FORM($by, case: "the")) }: choose a character.
    .wait = { CAP(FORM($by, case: "the")) }: { $who } is to choose a character.
court-ask-source = { CAP(FORM($by, case: "the")) }: choose the character to take one of your cards from.
    .wait = { CAP(FORM($by, case: "the")) }: { $who } is to choose the character to take a card of their own from.
court-ask-player = { CAP(FORM($by, case: "the")) }: choose a player.
    .wait = { CAP(FORM($by, case: "the")) }: { $who } is to choose a player.
court-ask-discard = { CAP(FORM($by, case: "the")) }: discard a card.
    .wait = { CAP(FORM($by, case: "the")) }: { $who } is to discard a card.
court-ask-discard-above-largest-pile = { CAP(FORM($by, case: "the")) }: discard a card; its value must be greater than { $bound }, the most cards any player has there.
    .wait = { CAP(FORM($by, case: "the")) }: { $who } is to discard a card with a value greater than { $bound }.
court-ask-discard-above-pile = { CAP(FORM($by, case: "the")) }: discard a card; a value greater than { $bound }, the cards you look at, brings a marker.
    .wait = { CAP(FORM($by, case: "the")) }: { $who } is to discard a card; a value greater than { $bound } brings a marker.
court-ask-discard-below-pile = { CAP(FORM($by, case: "the")) }: discard a card; its value must be lower than { $bound }, the cards that player has there.
    .wait = { CAP(FORM($by, case: "the")) }: { $who } is to discard a card with a value lower than { $bound }.
court-ask-discard-below-markers = { CAP(FORM($by, case: "the")) }: discard a card; its value must be lower than { $bound }, the markers there.
    .wait = { CAP(FORM($by, case: "the")) }: { $who } is to discard a card with a value lower than { $bound }.
court-ask-take = Take one of the cards of { FORM($character, case: "the") } into your hand.
    .wait = { $who } is to take one of the cards of { FORM($character, case: "the") }.
court-ask-favor = The Chamberlain: put a favor marker on a character, or say that you are done ({ $left } to go).
    .wait = The Chamberlain: { $who } is to choose where a favor marker goes.
court-ask-exchange = Choose your card under { FORM($character, case: "the") } to give to { $player } for a random one.
    .wait = { $who } is to choose a card under { FORM($character, case: "the") } to exchange with { $player }.
court-ask-move = Choose the card to move from { FORM($source, case: "the") } to { FORM($character, case: "the") }.
    .wait = { $who } is to choose the card to move from { FORM($source, case: "the") } to { FORM($character, case: "the") }.
court-ask-activate = Royal Audience: choose the character to activate.
    .wait = Royal Audience: { $who } is to choose the character to activate.

## Why not
court-why-favourite-twice = You have already chosen { FORM($character, case: "the") }; choose another one.
court-why-not-in-hand = You do not have { $card } in your hand.
court-why-no-card-under = You have no card under { FORM($character, case: "the") }; at least one is needed to activate.
court-why-majority = Another player has { $most } cards under { FORM($character, case: "the") }, you have { $mine }; nobody may have more than you.
court-why-not-shown = There is no card of { FORM($character, case: "the") } in the hand you have shown.
court-why-character-others = { CAP(FORM($by, case: "the")) } must choose another character.
court-why-character-behind = No character has more markers than { FORM($character, case: "the") }; choose another.
court-why-character-two-markers = { CAP(FORM($character, case: "the")) } has fewer than 2 markers.
court-why-character-rivalled = No other player has more cards than you under { FORM($character, case: "the") }.
court-why-character-shared = You and that player do not both have a card under { FORM($character, case: "the") }.
court-why-character-not-source = The card comes from { FORM($character, case: "the") }; choose another character.
court-why-source = You have fewer than 2 cards under { FORM($character, case: "the") }.
court-why-player-others = It must be another player.
court-why-player-absent = Only { $seats } players sit at this table.
court-why-player-sharing = You and { $player } have no character under which you both have a card.
court-why-favor-himself = The Chamberlain cannot have a favor marker.
court-why-favor-twice = { CAP(FORM($character, case: "the")) } already has a favor marker.
court-why-not-a-match = Only a revealed card of { FORM($character, case: "the") } can be taken.
court-why-not-in-pile = You have no { $card } under { FORM($character, case: "the") }.
court-why-wants-character = A character must be chosen here.
court-why-wants-player = A player must be chosen here.
court-why-wants-card = A card must be chosen here.
court-why-wants-action = A card of your hand must be played here.
court-why-wants-favor = Choose a character for the favor marker here, or say that you are done.

## Log
court-log-favourites = { $player } begins with { FORM($characters, case: "the") }.
    .you = You begin with { FORM($characters, case: "the") }.
court-log-first = { $player } plays first.
    .you = You play first.
court-log-turn = — { $player }’s turn —
    .you = — Your turn —
court-log-place = { $player } puts a card face down under { FORM($character, case: "the") }: { $count } there now.
court-log-place-own = { $player } puts { $card } face down under { FORM($character, case: "the") }: { $count } there now.
    .you = You put { $card } face down under { FORM($character, case: "the") }: { $count } there now.
court-log-place-many = { $player } puts { $times } cards face down under { FORM($character, case: "the") }.
court-log-place-own-many = { $player } puts { $card } face down under { FORM($character, case: "the") }.
    .you = You put { $card } face down under { FORM($character, case: "the") }.
court-log-no-influence = { $player } has no card and skips the Influence phase.
    .you = You have no card and skip the Influence phase.
court-log-no-action = { $player } has no card left and skips the Action phase.
    .you = You have no card left and skip the Action phase.
court-log-play = { $player } plays { $card }.
    .you = You play { $card }.
court-log-activate = { $player } activates { FORM($character, case: "the") } ({ $played }).
    .you = You activate { FORM($character, case: "the") } ({ $played }).
court-log-target = { $player } chooses { FORM($character, case: "the") }.
    .you = You choose { FORM($character, case: "the") }.
court-log-target-pile = { $player } chooses { $victim }’s cards under { FORM($character, case: "the") }.
    .you = You choose { $victim }’s cards under { FORM($character, case: "the") }.
court-log-discard = { $player } discards { $card }.
    .you = You discard { $card }.
court-log-fail = { CAP(FORM($by, case: "of")) } action fails.
court-log-no-effect = { CAP(FORM($by, case: "the")) } has no effect.
court-log-marker = { CAP(FORM($character, case: "the")) } gains { $gained ->
    [one] an influence marker
   *[other] { $gained } influence markers
}: { $count } now.
court-log-lose = { CAP(FORM($character, case: "the")) } loses an influence marker: { $count } now.
court-log-divert = The favor marker on { FORM($character, case: "the") } diverts { $diverted ->
    [one] the marker
   *[other] the markers
} to the Chamberlain.
court-log-favor = { $player } puts a favor marker on { FORM($character, case: "the") }.
    .you = You put a favor marker on { FORM($character, case: "the") }.
court-log-favor-many = { $player } puts favor markers on { FORM($character, case: "the") }.
    .you = You put favor markers on { FORM($character, case: "the") }.
court-log-favor-none = { $player } puts a favor marker on nobody.
    .you = You put a favor marker on nobody.
court-log-favor-done = { $player } puts no further favor marker.
    .you = You put no further favor marker.
court-log-favor-used = The favor marker on { FORM($character, case: "the") } is used up.
court-log-reveal = { $player } names { FORM($character, case: "the") } and reveals { $cards }.
    .you = You name { FORM($character, case: "the") } and reveal { $cards }.
court-log-take = { $player } takes { $card } into hand.
    .you = You take { $card } into your hand.
court-log-remove = { $player } loses { $card }, card no. { $place } under { FORM($character, case: "the") }.
    .you = You lose { $card }, card no. { $place } under { FORM($character, case: "the") }.
court-log-look = { $player } looks at { $count ->
    [one] { $victim }’s card
   *[other] { $victim }’s { $count } cards
} under { FORM($character, case: "the") }.
court-log-look-own = { $player } looks at { $count ->
    [0] { $victim }’s cards under { FORM($character, case: "the") }: there are none{ $cards }.
    [one] { $victim }’s card under { FORM($character, case: "the") }: { $cards }.
   *[other] { $victim }’s { $count } cards under { FORM($character, case: "the") }: { $cards }.
}
    .you = You look at { $count ->
        [0] { $victim }’s cards under { FORM($character, case: "the") }: there are none{ $cards }.
        [one] { $victim }’s card under { FORM($character, case: "the") }: { $cards }.
       *[other] { $victim }’s { $count } cards under { FORM($character, case: "the") }: { $cards }.
    }
court-log-exchange = { $player } gives card no. { $place } under { FORM($character, case: "the") } for { $victim }’s card no. { $other }.
court-log-exchange-own = { $player } gives { $given }, card no. { $place } under { FORM($character, case: "the") }, for { $victim }’s card no. { $other }, { $taken }.
    .you = You give { $given }, card no. { $place } under { FORM($character, case: "the") }, for { $victim }’s card no. { $other }, { $taken }.
court-log-move = { $player } moves card no. { $place } from { FORM($source, case: "the") } to { FORM($character, case: "the") }.
court-log-move-own = { $player } moves { $card }, card no. { $place }, from { FORM($source, case: "the") } to { FORM($character, case: "the") }.
    .you = You move { $card }, card no. { $place }, from { FORM($source, case: "the") } to { FORM($character, case: "the") }.
court-log-stuck = { $player } can play nothing and shows { $cards }.
    .you = You can play nothing and show { $cards }.
court-log-stuck-none = There is no card left to put under { FORM($character, case: "the") } for { $player }.
    .you = There is no card left for you to put under { FORM($character, case: "the") }.
court-log-stuck-discard = { $player } discards the hand of { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
    .you = You discard your hand of { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
court-log-reshuffle = The discards are shuffled: the deck has { $count ->
    [one] 1 card
   *[other] { $count } cards
} now.
court-log-draw = { $player } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
court-log-draw-own = { $player } draws { $count ->
    [one] { $cards }
   *[other] { $cards }
}.
    .you = You draw { $cards }.
court-log-marquis = The Marquis turns up { $card }.
court-log-marquis-nothing = It brings no marker.
court-log-score = { CAP(FORM($character, case: "the")) }, matches — { $counts }. { $players } { $owners ->
    [one] takes
   *[other] each take
} { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
}.
court-log-counts = { $first }, { $others }
court-log-count = { $player }: { $matches }
court-log-count-most = { $player }: { $matches } + 1 (most cards) = { $count }
court-log-score-nobody = { CAP(FORM($character, case: "the")) }: nobody has a card there; { $markers ->
    [one] 1 marker stays
   *[other] { $markers } markers stay
} with nobody.
court-log-winners = { COUNT($winners) ->
    [one] { $winners } wins
   *[other] { $winners } share the victory
} with { $points } { $points ->
    [one] point
   *[other] points
}.
court-end-markers = Two characters have 5 markers or more: the game ends.
court-end-deadlock = Every card lies under a character: the game ends.

## Cards: one sentence a step
court-value-choose-character = Choose a character
court-step-choose-character-any = Choose a character.
court-step-choose-character-others = Choose a character other than { FORM($self, case: "the") }.
court-step-choose-character-behind = Choose a character with fewer influence markers than another.
court-step-choose-character-two-markers = Choose a character with 2 or more influence markers.
court-step-choose-character-rivalled = Choose a character under which another player has more cards than you.
court-step-choose-character-shared = Choose a character under which both of you have a card.
court-step-choose-character-not-source = Choose another of the seven characters.
court-value-choose-source = Choose where from
court-step-choose-source = Choose a character under which you have 2 or more cards.
court-value-choose-player = Choose a player
court-step-choose-player-any = Choose a player.
court-step-choose-player-others = Choose another player.
court-step-choose-player-sharing = Choose another player who has a card under a character of yours.
court-value-discard-card = Discard a card
court-step-discard-card = Discard a card from your hand.
court-value-place-card = Place a card
court-step-place-card = Put a card from your hand face down under the chosen character.
court-value-require = Go on only if
court-step-require-above-largest-pile = Go on only if its value is greater than the most cards any player has under that character.
court-step-require-above-pile = Go on only if the discarded value is greater than the number of those cards.
court-step-require-below-pile = Go on only if its value is lower than the number of cards that player has under that character.
court-step-require-below-markers = Go on only if its value is lower than the number of influence markers on that character.
court-value-mark = Markers for it
court-step-mark = It gains { $count ->
    [one] an influence marker
   *[other] { $count } influence markers
}.
court-value-gain = This character gains one
court-step-gain = { CAP(FORM($self, case: "the")) } gains an influence marker.
court-step-gain-many = { CAP(FORM($self, case: "the")) } gains { $count } influence markers.
court-value-follow = This character catches up
court-step-follow = If it has more influence markers than { FORM($self, case: "the") } now, { FORM($self, case: "the") } gains one too.
court-value-rob = Take a marker from it
court-step-rob = Move one influence marker from it to { FORM($self, case: "the") }.
court-step-rob-many = Move up to { $count } influence markers from it to { FORM($self, case: "the") }.
court-value-unmark = Return a marker
court-step-unmark = Return one of its influence markers to the supply.
court-step-unmark-many = Return up to { $count } of its influence markers to the supply.
court-value-place-favors = Favor markers
court-step-place-favors = Put a favor marker on each of up to { $up_to } characters that have none, but not on the Chamberlain. When a character with a favor marker is activated, every influence marker it would gain goes to the Chamberlain instead; after that action the favor marker is discarded.
court-value-reveal = Reveal cards
court-step-reveal = Reveal the top { $count } cards of the deck.
court-value-take-match = Take one of them
court-step-take-match = If any is that character’s, take one into your hand, discard the others and go on.
court-value-remove-card = Discard one at random
court-step-remove-card = Discard one of those cards at random.
court-value-look = Look at cards
court-step-look = Look at that player’s cards under that character.
court-value-exchange = Exchange cards
court-step-exchange = Give one of your cards there for a random one of that player’s.
court-value-move-card = Move a card
court-step-move-card = Move one of your cards from the first character to the second.
court-value-activate = Activate a character
court-step-activate = Activate a character you may activate, without that character’s card.
court-step-may = { $sentence } Or stop here.
court-value-draw-cards = Draw cards
court-step-draw-cards = Draw { $count ->
    [one] a card
   *[other] { $count } cards
}.
court-value-discard-cards = Discard cards without a value
court-step-discard-cards = Discard { $count ->
    [one] a card
   *[other] { $count } cards
} of your choice from your hand.
court-value-take-discard = Take a card from the discards
court-step-take-discard = Take a card of your choice from the discards into your hand.
court-value-show-hand = See a hand
court-step-show-hand = That player shows everyone their hand.
court-value-another-turn = Another turn
court-step-another-turn = After this turn you have another one.

## Board and catalogue
court-table-court = The court
court-table-character = Character
    .short = Who
court-table-markers = Markers
    .short = Mark.
court-table-favor = Favor
court-table-seat = { $player }
court-table-name = { $symbol }
court-table-favored = → { $character }
court-table-none = ·
court-table-hands = Hands
court-table-player = Player
court-table-hand = Cards
court-table-table = On the table
court-table-what = Place
court-table-cards = Cards
court-table-deck = Deck
court-table-discard = Discards, last on top
court-table-played = Played
court-table-revealed = Revealed
court-table-pile = { $count }: { $cards }{ $unknown ->
    [0] {""}
   *[other] {" "}+ { $unknown } unknown
}
court-table-hand-cards = { $cards }{ $unknown ->
    [0] {""}
   *[other] {" "}+ { $unknown } unknown
}
court-card-facts = { $copies } cards, values { $values }
court-reached = cards in the deck: { $cards }
court-picture = { $n ->
    [0] No markers yet.
   *[other] Most markers ({ $n }): { FORM($leaders, case: "the") }.
}

## Card packs

## The score by source
court-tally-character = { $character }

## What is established of a card
court-known-effect = effect
court-known-copies = number of copies
court-known-name = name
court-known-values = values
