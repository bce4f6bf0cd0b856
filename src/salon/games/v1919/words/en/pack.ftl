# Card packs: places, values, and what may be wrong.

v1919-field-issue = Issue
v1919-field-event = Event
v1919-field-strategy = Strategy
v1919-field-board = Board
v1919-field-id = id
v1919-field-name = Name
v1919-field-printed = Read off the card
v1919-field-unsure = Unsure
v1919-field-wish = Wish
v1919-field-figure = Picture
v1919-field-source = Source
v1919-field-known = Known fields
v1919-field-stars = Stars
v1919-field-region = Region
v1919-field-no-military = No Military symbol
v1919-field-game-end = Game End card
v1919-field-options = Option
v1919-field-unrest = Unrest
v1919-field-happiness = Happiness
v1919-field-counters = Counter
v1919-field-counter = Counter
v1919-field-icon = Influence icon or counter
v1919-field-optional = Optional
v1919-field-crisis = Crisis
v1919-field-conference = Conference
v1919-field-step = Sentence
v1919-field-n = Number
v1919-field-nation = Nation
v1919-field-who = Who
v1919-field-units = Military Units
v1919-field-max-stars = Stars at most
v1919-field-score = Line
v1919-field-type = Kind
v1919-field-vp = VP
v1919-field-regions = Regions
v1919-field-uprising = Uprising row
v1919-field-happiness-limits = Happiness zones
v1919-field-demobilize = Demobilize boxes
v1919-field-demobilize-grey = Grey Demobilize boxes
v1919-field-column = Column
v1919-field-number = Number
v1919-field-influence = Influence
v1919-field-modifies-roll = Changes the roll
v1919-field-among = Among
v1919-field-pulls = Unrest with it
v1919-field-controller = Whose
v1919-field-keg = Powder Keg
v1919-field-then = Then
v1919-field-otherwise = Otherwise
v1919-field-test = If
v1919-field-condition = What is not so
v1919-field-option = Option
v1919-field-what = What
v1919-field-by = From
v1919-field-to = Where it goes

## Values
v1919-value-all-players = every player
v1919-value-chosen-player = that player
v1919-value-decider = the decider
v1919-value-random = a Random Region
v1919-value-any = the Region with most Unrest
v1919-value-choice = a Region of the decider’s choice
v1919-value-choice-2 = each of 2 Regions of the decider’s choice
v1919-value-choice-other = another Region of the decider’s choice
v1919-value-none = no Region
v1919-value-empty = any
v1919-value-icon = VP for each counter
v1919-value-regions-le-3 = VP for each Region with Unrest 3 or lower
v1919-value-regions-ge-4 = VP for each Region with Unrest 4 or higher
v1919-value-military-disc = VP for each own Military disc
v1919-value-happiness-x2 = Happiness award twice
v1919-value-japan-signs = Japan signs
v1919-value-japan-refuses = Japan refuses
v1919-value-italy-signs = Italy signs
v1919-value-italy-refuses = Italy refuses
v1919-value-anyone = any player
v1919-value-others = others
v1919-value-military = with Military
v1919-value-controls = with an Issue
v1919-value-same = the same Region
v1919-value-own-flags = VP for each own flag
v1919-value-demobilized = VP for each demobilized disc
v1919-value-issues-of = VP for each own Issue of a Region
v1919-value-happiness-ge = VP for Happiness
v1919-value-regions-le = VP for each Region with low Unrest
v1919-value-regions-ge = VP for each Region with high Unrest
v1919-value-unrest-at-least = Unrest is so high
v1919-value-happiness-at-least = Happiness is so high
v1919-value-settled = An Issue is settled
v1919-value-not = … is not so
v1919-value-event = an Event
v1919-value-issue = an Issue
v1919-value-deck = the deck
v1919-value-discards = the discards
v1919-value-exhausted = to Exhausted
v1919-value-available = to Available

## Faults
v1919-pack-no-game-end = no Issue is the Game End card.
v1919-pack-game-ends = there is another Game End card; expected one.
v1919-pack-game-end-options = the Game End card has no options.
v1919-pack-no-options = an Issue has 1 to 4 options.
v1919-pack-no-change = this option changes nothing.
v1919-pack-needs-player = nobody has been named yet: “that player” goes inside a sentence in which the decider names a player.
v1919-pack-needs-region = no Region has been named yet: “another Region” comes after a sentence that names one.
v1919-pack-icon = this line speaks of no counter.
v1919-pack-no-vp = this line has no VP of its own.
v1919-pack-regions = each of the 5 Regions is there once.
v1919-pack-uprising = the row begins with 0 for X; from there on no number is higher than the one before it.
v1919-pack-zones = the zones go down from the happiest, and the last one begins at 0.
v1919-pack-limits = a lower zone does not allow more Military Units than a higher one.
v1919-pack-boxes = the boxes go from the highest number to the lowest.
v1919-pack-columns = the columns are 5, 6, 7 and 8.
v1919-pack-line-region = this line names a Region just if it speaks of own Issues.
v1919-pack-line-number = this line needs a number of its own, or has none.
v1919-pack-no-issue = there is no Issue “{ $found }” in this pack.
v1919-pack-region-unused = the Region says nothing here.

## Sentences that printed cards may need
v1919-score-own-flags = { $vp } VP for each own flag on your Issues.
v1919-score-demobilized = { $vp } VP for each of your demobilized Military discs.
v1919-score-issues-of = { $vp } VP for each of your Issues in { FORM($region, case: "the") }.
v1919-score-issues-of-none = { $vp } VP for each of your Issues without a Region.
v1919-score-happiness-ge = { $vp } VP if your Happiness is { $n } or more.
v1919-score-regions-le = { $vp } VP for each Region with Unrest { $n } or lower.
v1919-score-regions-ge = { $vp } VP for each Region with Unrest { $n } or higher.
v1919-log-ready-some = { CAP(FORM($nation, case: "the")) } recovers { $units } Exhausted Military.
v1919-why-not-that-player = The Event does not let { FORM($nation, case: "the") } be named.

## Players who have most of something
v1919-who-happiest = each player with most Happiness
v1919-who-unhappiest = each player with least Happiness
v1919-who-most-issues = each player with most Issues
v1919-who-most-issues-in = each player with most Issues in { FORM($region, case: "the") }

## Influence of others, cards, and tests
v1919-test-unrest-at-least = Unrest in { FORM($region, case: "the") } is { $n } or higher
v1919-test-happiness-at-least-nation = Happiness of { FORM($nation, case: "the") } is { $n } or higher
v1919-test-happiness-at-least-chosen-player = that player’s Happiness is { $n } or higher
v1919-test-happiness-at-least-decider = the decider’s Happiness is { $n } or higher
v1919-test-settled = { FORM($issue, case: "the") } is settled
v1919-test-settled-so = { FORM($issue, case: "the") } is settled as { $option }
v1919-test-not = it is not so that { $test }
v1919-ask-remove-from = Choose the Issue to remove Influence of { FORM($nation, case: "the") } from.
    .wait = { $who } is to choose the Issue to remove Influence from.
v1919-ask-place-on = Choose the Issue to put { $cubes } Influence on.
    .wait = { $who } is to choose the Issue to put Influence on.
v1919-ask-replace = Choose the card of the Waiting Room to discard.
    .wait = { $who } is to choose a card of the Waiting Room to discard.
v1919-ask-swap-out = Choose the Issue on the Table to exchange.
    .wait = { $who } is to choose an Issue on the Table to exchange.
v1919-ask-swap-in = Choose the Issue in the Waiting Room that takes its place.
    .wait = { $who } is to choose the Issue in the Waiting Room that takes its place.
v1919-log-removed = { $cubes } Influence of { FORM($nation, case: "the") } is removed from { $issue } { $to ->
    [available] and is Available again
   *[exhausted] and is Exhausted
}.
v1919-log-replaced = { $old } leaves the Waiting Room, and { $new } takes its place.
v1919-log-swapped = { $out } goes to the Waiting Room, and { $come } to the Table.
v1919-pack-no-option = that Issue has no option “{ $found }”.

## The board
v1919-field-from-happiness = from Happiness
v1919-field-most-units = Military Units at most
v1919-printed-regions = Regions by number: { $regions }.
v1919-printed-uprising = { $roll ->
    [0] Unrest in column { $column }: no Uprising.
   *[other] Unrest in column { $column }: Uprising on { $roll } or more.
}
v1919-printed-happiness = Happiness from { $least }: at most { $units ->
    [one] 1 Military Unit
   *[other] { $units } Military Units
}.
v1919-printed-demobilize = Demobilize box: Happiness +{ $box }.
v1919-printed-demobilize-grey = Grey Demobilize box: Happiness +{ $box }.
v1919-printed-column = Column { $column }: { $cubes } Influence recovered{ $n ->
    [0] {""}
   *[other] , Happiness { $way ->
        [down] −{ $n }
       *[up] +{ $n }
    }
}{ $rolls ->
    [yes] , may change a roll
   *[no] {""}
}.
