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
v1919-caution-deal-clash = You cannot keep all that you have promised for your next turn.
v1919-caution-deal-only = Then only one thing is left for you to do: { $answer }.
v1919-caution-deal-gift = You give something and get nothing for it.
v1919-caution-deal-cubes = You give { $given } Influence and get { $got }.
v1919-caution-deal-word = All that you get is a promise about later turns, and that binds nobody.
