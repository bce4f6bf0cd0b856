# Hints in free play.

court-hint-you-can-end = You can end the game with this action. By what you know, you would win.
court-hint-do-not-end = The next marker on { FORM($character, case: "the") } ends the game, and { $rival } seems ahead. Better raise somebody else first.
court-hint-rival-can-end = { $rival } may be able to end the game next turn. Secure what you can, or take a marker away.
court-hint-one-great = { CAP(FORM($character, case: "the")) } has five markers. A second character with five ends the game.
court-hint-end-near = Two characters stand one marker short. The end can come within a round.
court-hint-stuck = Nothing to play is no disaster: one free card under a character you show, then four new cards.
court-hint-overtaken = { $rival } has passed you under { FORM($character, case: "the") }, { $theirs } cards to your { $mine }. You cannot act there until you catch up.
court-hint-about-to-be-stuck = As it stands you could play nothing. Lay another card under { FORM($character, case: "the") } and keep that character's card to play.
court-hint-tie-is-enough = One more card under { FORM($character, case: "the") } ties for the most. Then your { $card } can be played.
court-hint-lay-or-play = { $card } is your only playable card. Lay it as a match, and you have nothing to act with.
court-hint-match-in-hand = Your { $card } would be a match under { FORM($character, case: "the") }, and it could be enough to win those { $markers } markers.
court-hint-hollow-lead = You lead under { FORM($character, case: "the") } by number alone. One matching card can be enough to pass you.
court-hint-rich-and-open = { CAP(FORM($character, case: "the")) } has { $markers } markers and you have no card there. It is still cheap to join in.
court-hint-favor-trap = { CAP(FORM($character, case: "the")) } wears a favor: the marker would go to the Chamberlain, where { $rival } leads.
court-hint-favor-friend = The favor on { FORM($character, case: "the") } suits you: the marker goes to the Chamberlain, and he trusts you.
court-hint-pin-where = Pin favors on characters your rivals are about to use, not on those you need yourself.
court-hint-king-follows = Choose somebody with at least as many markers as the King, and he gains one too.
court-hint-cardinal-ready = The Cardinal can take a marker from { FORM($character, case: "the") }: pay with a number lower than { $markers }.
court-hint-equal-is-not-enough = None of your cards passes, and equal does not count. Pay with the one you will miss least.
court-hint-look-where = Look where many markers meet many unknown cards. You see them even if no marker is gained.
