# What is said before an answer: what it costs to go on, and what speaks against it.

v1919-cost-draw-event = Then a new Event is drawn.
v1919-cost-refill = Then new Issues are drawn.
v1919-cost-roll = Then a die is rolled.
v1919-caution-mutiny = Then your Happiness is too low for your Military: a Mutiny costs you a Military Unit.
v1919-caution-bid-cubes = { $enough ->
    [0] Nobody can beat this bid without any Influence
   *[other] Nobody can beat { $enough } Influence
}: { $more } more is spent for nothing.
v1919-caution-bid-discs = Nobody can beat a bid with { $more ->
    [one] 1 Military Unit
   *[other] { $more } Military Units
} less, and each costs you 1 Happiness.
v1919-caution-last-cubes = Then you have neither Influence nor Military left to bid with.
v1919-caution-reclaim = { $cubes } more Influence could come back.
v1919-caution-given-away = { CAP(FORM($winner, case: "the")) } has the most Influence on { $issue } and takes control of it.
