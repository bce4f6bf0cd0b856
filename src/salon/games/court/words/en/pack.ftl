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
court-ask-take-discard = { CAP(FORM($by, case: "the")) }: take a card from the discards into your hand.
    .wait = { CAP(FORM($by, case: "the")) }: { $who } is to take a card from the discards.
court-why-not-discarded = { $card } is not among the discards.
court-log-show-hand = { $player } shows { COUNT($cards) ->
    [0] an empty hand
   *[other] { $cards }
}.
court-log-another-turn = { $player } will have another turn after this one.
