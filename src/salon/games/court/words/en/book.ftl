# The library: chapters of the rules, words of the game, and what its cards are sorted by.

court-chapter-goal = What you play for
    .lede = Gather the most influence markers. Until the end they lie with the characters; then whoever stands best with a character takes them.
court-chapter-setup = Setting up
    .lede = Everyone gets a set of characters and a hand, and starts with a card under two of them.
court-chapter-turn = A turn
    .lede = Lay a card under a character, act, draw. The game goes round the table until it ends.
court-chapter-influence = Laying a card
    .lede = Each turn begins with one card, face down, under a character on your side. You may look at your own; others only count them.
court-chapter-action = Acting
    .lede = Then you must act: use a character with one of their cards, or play an action card. To use a character, nobody may have more cards there than you.
court-chapter-characters = The seven characters
    .lede = What each of them can do for you, what it costs and when it fails.
court-chapter-cards = Action cards
    .lede = Twelve cards that belong to no character. What they do is our own design; the box has others.
court-chapter-stuck = When you cannot act
    .lede = Show your hand, and the deck plays a card for you.
court-chapter-draw = Drawing
    .lede = At the end of a turn hands are filled up again.
court-chapter-end = The end and the score
    .lede = The game ends the moment two characters have five markers each. Then all cards are turned up, character by character.
court-chapter-two = Two players
    .lede = With two, the deck takes a part of its own: the Marquis.

court-word-golden-deck = golden deck
court-word-value = value
court-word-marker = influence marker
court-word-favor = favor
court-word-pile = cards under a character
court-word-activate = use a character
court-word-action-card = action card
court-word-failure = failure
court-word-match = matching card
court-word-stuck = cannot act
court-word-marquis = Marquis

court-cards-character = Characters
court-cards-action = Action cards
court-number-copies = Copies
court-number-least = Lowest value
court-number-most = Highest value
