# Hints in free play.

turmoil-hint-last-chance = Play { $card } now. Held when the turn ends, it loses the game.
turmoil-hint-two-rounds = You hold { $card }, and only { $left } rounds remain. Leave yourself one for it.
turmoil-hint-wins-now = As it stands, scoring { FORM($region, case: "the") } takes you to 20. That wins.
turmoil-hint-near-defeat = They need { $n } more points. See which region could give them that.
turmoil-hint-germany-star = With all five German battlegrounds and most of its places, scoring Germany wins you the game.
turmoil-hint-germany-crown = They hold { $n } of five German battlegrounds. All five when Germany is scored, and you lose.
turmoil-hint-war-near = War can come now: a die of { $crisis } or more at a crisis roll starts it.
turmoil-hint-score-it = { CAP(FORM($region, case: "the")) } is worth { $net } to you now. Waiting lets them answer.
turmoil-hint-not-yet = { CAP(FORM($region, case: "the")) } would bring you { $net } now. You have { $left } rounds to improve it.
turmoil-hint-sea-grave = Their event happens if you spend this card, except at sea. Your naval try is still open.
turmoil-hint-they-first = Their event comes either way. Let it come first, and you can answer it.
turmoil-hint-harmless-now = { $card }: their event cannot happen at this moment. A good time to spend it.
turmoil-hint-many-theirs = Many of these are theirs. One can go to sea, one you may keep; spend the mildest.
turmoil-hint-nassau = Their fleet makes your cards of 3 or more count 1 less. Reach Nassau to stop it.
turmoil-hint-second-try = Your last try at sea failed, so the next gets 1 more. A small card may do.
turmoil-hint-prize-box = The next box is worth 2 points to the first fleet, 1 to the second.
turmoil-hint-take-it = { $space } lacks { $gap }. You can take it now.
turmoil-hint-break-it = One supporter in { $space } breaks their control.
turmoil-hint-spare = { $space } is held by exactly enough. A spare there makes a small loss harmless.
turmoil-hint-odds = { $space } works { $n } times in six, { $other } { $more } times.
turmoil-hint-who-reveals = Their card works first. Choose one that it can hardly spoil.
turmoil-hint-keep-one = One of these you keep for the next turn. Which will be worth more then?
