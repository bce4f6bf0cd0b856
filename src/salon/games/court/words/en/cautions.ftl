# What is said before an answer: what it costs to go on, and what speaks against it.

court-cost-action-phase = Then you must show your hand.
court-cost-end-turn = Then your turn ends and cards are drawn.
court-cost-favourites = Then all choices are revealed.
court-cost-look = Then you look at hidden cards.
court-cost-reveal = Then cards of the deck are turned up.
court-cost-stuck = Then the top card of the deck goes under that character, and you discard your hand.
court-caution-stuck = Then you can play nothing and must show your hand. You lose all of it; the top card of the deck goes under one of the characters shown.
court-caution-no-card = Then you have no card left to play: you have no action in this turn.
court-caution-fails = Then { FORM($by, case: "of") } action fails.
court-caution-no-effect = { CAP(FORM($by, case: "the")) } has no effect now.
court-caution-not-below = The value of { $card } is not lower than { $bound }: { FORM($by, case: "of") } action fails.
court-caution-not-above = The value of { $card } is not greater than { $bound }: { FORM($by, case: "of") } action fails.
