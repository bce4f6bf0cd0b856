# The board in the browser.

court-board-board = The court
court-board-hand = Your hand
court-board-played = Played
court-board-revealed = Revealed
court-board-deck = deck
court-board-discard = discards
court-board-phase-influence = Influence
court-board-phase-action = Action
court-board-phase-draw = Draw
court-board-phase-marquis = Marquis
court-board-great = with 5 markers or more; two end the game
court-board-you = you
court-board-in-hand = hand
court-board-placed = placed
court-board-points = points
court-board-wins = wins
court-board-markers = influence markers
court-board-favored = Favor marker: when activated, its influence markers go to the Chamberlain
court-board-choice = your secret choice
court-board-acting = acts now
court-board-target = chosen
court-board-cards = cards
court-board-most = most
court-board-takes = takes
court-board-succeeds = succeeds
court-board-fails = fails
court-board-details = Details
court-board-scoring = Scoring
court-board-all = Show all
court-board-again = Once more

## Kinds of answers
court-kind-verb = Actions
court-kind-card = Cards
court-kind-character = Characters
court-kind-seat = Players

## What the options mean
court-about-marquis = For two players: it stirs the court between your turns.
court-about-fifth_card = It makes up for moving second.
court-about-zero_ties = More characters can be used early; the start is livelier.
court-about-sudden_end = Nothing more happens after the deciding marker.
court-about-king_himself = Off, a King always raises somebody else.
court-about-duchess_own = Off, she only thins the piles of rivals.
