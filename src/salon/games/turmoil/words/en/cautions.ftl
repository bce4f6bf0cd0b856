# What is said before an answer: what it costs to go on, and what speaks against it.

turmoil-cost-checks = Then a die is rolled for the Support Check.
turmoil-cost-resolve-check = Then a die is rolled for the Support Check.
turmoil-cost-naval-attempt = Then a die is rolled for the naval attempt.
turmoil-cost-choose-stability = Then the Stability cards are revealed.
turmoil-cost-next-turn = Then the turn ends and new cards are dealt.
turmoil-cost-end-turn = Then the turn ends and new cards are dealt.
turmoil-cost-crisis-roll = Then a die is rolled for the crisis.
turmoil-cost-exchange = Then you draw a card for it.
turmoil-caution-held = Then there is no round left for { $cards }. Who holds a scoring card when the turn ends loses the game.
turmoil-caution-short = Then you have { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
} for { $rounds ->
    [one] 1 more round
   *[other] { $rounds } more rounds
}: without a card a round is lost.
turmoil-caution-attempt = This attempt cannot succeed: { $box } takes { $needed }, and with a 6 you reach { $most }.
turmoil-caution-race = This attempt cannot advance the German Navy: the British Navy has not left the start yet.
turmoil-caution-plus = This attempt fails whatever the die: { $card } is in force and your marker does not show +1.
turmoil-caution-unmet = As things stand, { $card } has no effect: it works only if { $tests }.
turmoil-caution-and = { $first } and { $then }
turmoil-caution-idle = As things stand, { $card } changes nothing.
