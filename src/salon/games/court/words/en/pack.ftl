# Card packs: places, values, and what may be wrong.

court-field-character = Character
court-field-action = Action card
court-field-id = id
court-field-name = Name
court-field-printed = Read off the card
court-field-unsure = Unsure
court-field-wish = Wish
court-field-figure = Picture
court-field-source = Source
court-field-known = Known fields
court-field-values = Values
court-field-effect = Sentence
court-field-step = Sentence
court-field-among = Among
court-field-count = How many
court-field-up-to = Up to
court-field-test = Condition
court-field-may = or stop here

## Values
court-value-choose-character = Choose a character
court-value-choose-source = Choose where from
court-value-choose-player = Choose a player
court-value-discard-card = Discard a card
court-value-place-card = Place a card
court-value-require = Go on only if
court-value-mark = Markers for it
court-value-gain = This character gains one
court-value-follow = This character catches up
court-value-rob = Take a marker from it
court-value-unmark = Return a marker
court-value-place-favors = Favor markers
court-value-reveal = Reveal cards
court-value-take-match = Take one of them
court-value-remove-card = Discard one at random
court-value-look = Look at cards
court-value-exchange = Exchange cards
court-value-move-card = Move a card
court-value-activate = Activate a character
court-value-any = any
court-value-others = others
court-value-behind = not alone in the lead
court-value-two-markers = with 2 or more markers
court-value-rivalled = where another has more cards
court-value-shared = where both have a card
court-value-not-source = not the first one
court-value-sharing = with a card where you have one
court-value-above-largest-pile = above the largest number of cards
court-value-above-pile = above that player’s cards
court-value-below-pile = below that player’s cards
court-value-below-markers = below the influence markers
court-value-draw-cards = Draw cards
court-value-discard-cards = Discard cards without a value
court-value-take-discard = Take a card from the discards
court-value-show-hand = See a hand
court-value-another-turn = Another turn

## Faults
court-given-target = a character that was chosen
court-given-victim = a player who was chosen
court-given-source = a character to take from
court-given-value = a card that was discarded
court-given-revealed = revealed cards
court-given-activation = a character that is activated
court-pack-characters = expected the seven characters in this order: { $characters }.
court-pack-copies = there are { $found } cards; expected { $expected }.
court-pack-actions = there are { $found } action cards in all; expected { $expected }.
court-pack-activate = a character cannot activate others: that would have no end.
court-pack-reveal = revealed cards are taken or discarded at once: “reveal” and “take” go together.
court-pack-needs = this sentence comes before anything that gives it { $needs }.

## Sentences that printed cards may need
court-step-may = { $sentence } Or stop here.
court-step-gain-many = { CAP(FORM($self, case: "the")) } gains { $count } influence markers.
court-step-rob-many = Move up to { $count } influence markers from it to { FORM($self, case: "the") }.
court-step-unmark-many = Return up to { $count } of its influence markers to the supply.
court-step-draw-cards = Draw { $count ->
    [one] a card
   *[other] { $count } cards
}.
court-step-discard-cards = Discard { $count ->
    [one] a card
   *[other] { $count } cards
} of your choice from your hand.
court-step-take-discard = Take a card of your choice from the discards into your hand.
court-step-show-hand = That player shows everyone their hand.
court-step-another-turn = After this turn you have another one.
court-ask-take-discard = { CAP(FORM($by, case: "the")) }: take a card from the discards into your hand.
    .wait = { CAP(FORM($by, case: "the")) }: { $who } is to take a card from the discards.
court-why-not-discarded = { $card } is not among the discards.
court-log-show-hand = { $player } shows { COUNT($cards) ->
    [0] an empty hand
   *[other] { $cards }
}.
court-log-another-turn = { $player } will have another turn after this one.
