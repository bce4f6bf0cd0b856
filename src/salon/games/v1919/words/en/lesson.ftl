# The first game as France, card by card; then the short lesson for one player.

v1919-lessons-first = The first game
v1919-lessons-solitaire = Learn to play alone

v1919-lesson-welcome-title = Welcome
v1919-lesson-welcome = Paris, spring 1919. The war is over, and four powers write the peace around one table. You will play France for about a quarter of an hour. I ask for one thing at a time, and nothing you try can spoil it.
v1919-lesson-france-title = France
v1919-lesson-france = Four powers sit here: the United Kingdom, France, the United States and Italy. London has already taken its seat. Take yours: choose France.
v1919-lesson-france-other = A good seat for another day. Today we look out of the windows of Paris.
v1919-lesson-winning-title = How one wins
v1919-lesson-winning = Three things win. Stars, on the Issues you control. Happiness: how content your people are, compared with the other peoples. And later one Strategy card, your own idea of a good peace. Most points at the end wins.

v1919-lesson-table-title = The Table
v1919-lesson-table = An Issue is a question the peace must answer: who gets this land, who pays? Two Issues lie on the Table, and only these can be decided now. The number in the star is what an Issue is worth.
v1919-lesson-waiting-room-title = The Waiting Room
v1919-lesson-waiting-room = Three more Issues wait next door. You can already win support for them, but nobody can decide them before someone calls them to the Table. Watch how London begins.

v1919-lesson-cubes-title = Your cubes
v1919-lesson-cubes = Your turn. These fifteen cubes are your Influence: favours, promises, pressure. You put them where you want to have the last word. Choose Place Influence.
v1919-lesson-cubes-settle = That would decide an Issue at once, and London leads both. First we need cubes there.
v1919-lesson-cubes-soldiers = Soldiers come later. They are worth waiting for.
v1919-lesson-saar-title = The Saar
v1919-lesson-saar = The Saar: coal mines on your border, four stars. London has four cubes there. Whoever has most cubes leads, and whoever leads when the Issue is decided wins it. Choose the Saar.
v1919-lesson-saar-second = Fine. Then the Saar comes second.
v1919-lesson-saar-rivals = Six stars, and three rivals who will fight for it. Leave them to it.
v1919-lesson-saar-later = Later. The Saar is at your door.
v1919-lesson-amount-title = How many
v1919-lesson-amount = Whoever places must lead afterwards; on the Saar that takes at least five. Put six, so that overtaking you costs more. Cubes on an Issue are not lost. They are busy.
v1919-lesson-amount-many = Nobody will want to climb that.
v1919-lesson-amount-bare = The bare lead. Brave.
v1919-lesson-amount-all = That is nearly all you have. Eight at most, for today.
v1919-lesson-two-title = Always two
v1919-lesson-two = You always place on exactly two Issues. Take Women's Suffrage, next door. It is empty, so one cube would lead. Put three, and the others will look elsewhere.
v1919-lesson-two-other = Crowded soon. Take the one nobody looks at.
v1919-lesson-two-all = That is nearly all you have. Eight at most, for today.
v1919-lesson-rivals-title = The others
v1919-lesson-rivals = Look at Constantinople. The United States overtook London, Italy overtook the United States. Each climbs over the one before, and all of them pay. Nobody came near your two Issues.

v1919-lesson-annex-title = The Saar is yours
v1919-lesson-annex = London settles the Saar: now it is decided. Whoever leads wins, no matter who settles. You lead, so it is yours, and you choose the answer. Paris wants all of it: choose Annexed by France.
v1919-lesson-annex-other = Calmer, and often wiser. Today let us ask for everything and see what it costs.
v1919-lesson-bargain-title = What an answer does
v1919-lesson-bargain = Paris cheers: your Happiness rises to { $happiness }. Washington is offended: down by two. And Europe grows angry: its fist, the Unrest, moves two columns. Every answer is such a bargain: who smiles, who frowns, who stirs.
v1919-lesson-cubes-after-title = Where the cubes go
v1919-lesson-cubes-after = Winning costs: your { $spent } cubes are spent. London settled without winning, so all four of its cubes come home. That is why it did it. Anyone else there would have lost half, rounded in their favour.

v1919-lesson-reclaim-title = Reclaim
v1919-lesson-reclaim = { $hand } cubes in hand, { $spent } spent. Reclaim brings back up to six spent cubes, and it is your whole political turn. So do it when it brings a full handful. Choose Reclaim, then all of them.
v1919-lesson-reclaim-settle = Women's Suffrage will still be yours next time.
v1919-lesson-reclaim-all = It costs the same turn. Take them all.
v1919-lesson-reclaim-soldiers = Soon.
v1919-lesson-reclaim-place = You could. But a full handful is waiting.

v1919-lesson-settle-title = Settle
v1919-lesson-settle = { $hand } cubes in hand. Now you settle something yourself. Women's Suffrage lies on the Table, and you lead there. Choose Settle an Issue, then Women's Suffrage. Five small steps follow; they light up above the Table.
v1919-lesson-settle-gift = You may settle what others lead. But this would hand six stars to Washington, for nothing.
v1919-lesson-settle-other = You could do that. First your own settlement.
v1919-lesson-suffrage-title = Step one: the answer
v1919-lesson-suffrage = This Issue belongs to no Region, so nobody will rise over it. One answer pleases Washington and London, the other pleases Paris and Rome. Both are good. Choose as you like.
v1919-lesson-guest-title = Step two: the guest
v1919-lesson-guest = When an Issue is settled, the guest on the Table is heard. Guests are called Events. Nobody has a cube on Venizelos, so you decide between his two wishes. Take the second, which pleases Rome. We shall need Rome.
v1919-lesson-guest-other = London smiles instead. As you like.
v1919-lesson-call-issue-title = Step three: call an Issue
v1919-lesson-call-issue = A place on the Table is free, and you fill it, because you settled. Call Disarmament: three rivals have cubes there, and you have none. Let them spend.
v1919-lesson-call-issue-other = Possible. But Disarmament will serve you, as you will see.
v1919-lesson-call-guest-title = And a guest
v1919-lesson-call-guest = Call a guest too. Benes gives whoever controls him up to two spent cubes and less Unrest in Europe. Choose him and put one cube on him. Then you decide, whoever settles next.
v1919-lesson-call-guest-other = He has no place for a cube. Somebody else would use him.
v1919-lesson-call-guest-none = Then whoever settles next decides for him.
v1919-lesson-rheinland-title = Step four: a new Issue
v1919-lesson-rheinland = The Waiting Room gets a new Issue. Draw two and keep one, or take one from the discards; the top one is free. Look what London threw away: the Rheinland, six stars. Take it.
v1919-lesson-rheinland-other = Look at the top of the discards first.
v1919-lesson-crisis-title = Step five: bad news
v1919-lesson-crisis = Last, a new Event was turned up: Kolchak. Events have two halves. The Conference half waits until the guest is heard at the Table. The Crisis half happens at once. This one asked: does a Region rise?

v1919-lesson-regions-title = Five rows
v1919-lesson-regions = Five Regions. The further right the fist, the greater the Unrest. Below each column stands the roll that starts an Uprising: five or more in column 4. The powder keg on the left is a floor: Unrest always stays to its right.
v1919-lesson-die-title = The die
v1919-lesson-die = The angriest Region was checked: Europe, because of the Saar. A four. One more, and the Saar would have been open to everybody. That is the price of Annexed by France.

v1919-lesson-deploy-title = Deploy
v1919-lesson-deploy = Beside your political action, each turn allows one military action, before or after it. You have three Military Units. Send one to Europe, before more bad news comes. Choose Deploy.
v1919-lesson-deploy-done = Europe stands at 4. Do not leave it alone.
v1919-lesson-deploy-other = Next turn. First, protection.
v1919-lesson-column-title = Where
v1919-lesson-column = Soldiers stand in columns 5 to 8. Further left is stronger and dearer. Column 7 costs one Happiness, brings back two spent cubes, and lets you change a die by one. And Unrest cannot pass them.
v1919-lesson-column-eight = It costs nothing, but from there they cannot change the die.
v1919-lesson-column-strong = Strong, and dearer at home.
v1919-lesson-column-other = All quiet there. You are in danger in Europe.
v1919-lesson-benes-title = Your guest is heard
v1919-lesson-benes = Washington settles, but your cube lies on Benes, so you decide about him. Resolve the Event: what you have spent comes back, two cubes at most, and Europe calms down by one.
v1919-lesson-benes-other = As you like. Europe stays as it is.
v1919-lesson-strike-title = A strike
v1919-lesson-strike = News: soldiers strike at Calais. Every power with three Units lost one Happiness. Washington had just sent one home, gained five Happiness, and was spared. The people want their sons back.
v1919-lesson-demobilize-title = Demobilize
v1919-lesson-demobilize = Do as Washington did. Demobilizing sends a Unit home for good. The first one brought five Happiness; the next brings four, and so on down. Send one that stands ready, not the one in Europe.
v1919-lesson-demobilize-guard = That one guards the Saar. Leave it there.
v1919-lesson-demobilize-other = First the soldier, then politics.
v1919-lesson-mutiny-title = The line
v1919-lesson-mutiny = The small number beside your Happiness is the Mutiny line. With three Units it was 10, with two it is 4. Fall to it, and a Unit walks home by itself, for one Happiness only. You are far above it.

v1919-lesson-bargaining-title = Something to bargain with
v1919-lesson-bargaining = Your political action is still to come. Italy leads Disarmament by one cube. Before its next turn someone may overtake it. You can settle it for Italy today, if Italy chooses an answer that suits you. Offer that.
v1919-lesson-offer-title = Three promises
v1919-lesson-offer = Offer a deal to Italy. You settle Disarmament. Italy chooses Germany alone disarms, which pleases Paris. And you pay two Influence, at once: two of your cubes are spent, two of Italy's come back. Then make the offer.
v1919-lesson-offer-modest = A modest gift. Italy will take it.
v1919-lesson-offer-partner = They do not lead there. Italy does.
v1919-lesson-offer-cancel = Let us go on with it.
v1919-lesson-offer-first = In a moment. First see what Italy says.
v1919-lesson-offer-terms = Another time. Three promises are enough.
v1919-lesson-kept-title = Kept
v1919-lesson-kept = Italy accepts. Promises about this turn bind both of you, and the table holds you to them. Words about later turns bind nobody. Now keep yours: settle Disarmament.
v1919-lesson-kept-other = First the promise.

v1919-lesson-agenda-title = The agenda again
v1919-lesson-agenda = Promised and kept. Italy has its stars, you have your Happiness, and the agenda is yours again. You know this part: call an Issue, call a guest, bring a new Issue. I would call the Rheinland. You choose.
v1919-lesson-agenda-other = As you like. What you leave will keep.
v1919-lesson-modifier-title = Before the die
v1919-lesson-modifier = News: the angriest Region is checked, Europe again. But now you have soldiers there. Before the die falls, choose minus one.
v1919-lesson-modifier-plus = You want to see it burn? Very well.
v1919-lesson-modifier-none = You trust your luck.
v1919-lesson-uprising-title = Europe rises
v1919-lesson-uprising = A six: more than your soldiers can hold. An Uprising strikes the power with most Issues in the Region, and there the Issue with most stars: your Saar. It is nobody's now, and all may bid. You begin.
v1919-lesson-bid-title = Bid
v1919-lesson-bid = Military counts first; cubes only break a tie. Your Unit in Europe counts double here. Bid that Unit and three Influence. Only the winner pays, one Happiness for each Unit too.
v1919-lesson-bid-pass = Your Unit there is worth two. Use it.
v1919-lesson-bid-cubes = Enough is enough. Four at most.
v1919-lesson-bid-force = The Unit in Europe first. Keep the other for later.
v1919-lesson-raise-title = London answers
v1919-lesson-raise = Washington and Rome pass. London bids two Units, strength two like yours, and one cube more. Bid both your Units: strength three, at two Happiness. Or let the Saar go. That is a decision too.
v1919-lesson-raise-passed = Then London has the Saar. You keep your soldiers and your smile.
v1919-lesson-again-title = The same question
v1919-lesson-again = The Saar is yours again, and so is the answer. The keg has moved to column 1: from now on Europe is never quite calm. Last time you took everything. I would take League rule.
v1919-lesson-again-annex = You have strong nerves. Watch column 4.
v1919-lesson-gone-title = Let go
v1919-lesson-gone = London chose League rule: even London pleases Paris a little. The keg has moved to column 1: from now on Europe is never quite calm. You have spent nothing, and the next Issue is waiting.

v1919-lesson-strategy-title = A Strategy card
v1919-lesson-strategy = After the first Uprising everyone takes a Strategy card, fewest stars first. It pays at the end, for the state of the world. Each card shows what it is worth today. Global Trade likes calm Regions and a content Japan. Choose one.
v1919-lesson-strategy-isolationism = Then troubled Regions are your friends, and your people's Happiness counts double.
v1919-lesson-strategy-other = A fine idea. Work for what it pays.

v1919-lesson-end-card-title = The end card
v1919-lesson-end-card = How does it end? Deep in the pile of Issues lies Rush to the Finish, seven stars. Once drawn it must wait next door, then come to the Table. Whoever settles it ends the game at once.
v1919-lesson-free-title = Free play
v1919-lesson-free = The table is yours. Bring the Rheinland home, keep Europe calm, keep your people content. I shall only whisper now and then. Good luck.

## Alone
v1919-lesson-solo-title = Three factions
v1919-lesson-solo = Alone, you lead one of three factions, and two follow fixed rules. You begin as France. Whenever your turn begins and your faction alone is the strongest, you earn a point. Reach twenty before the end.
v1919-lesson-solo-strength-title = Strength
v1919-lesson-solo-strength = Strength is the stars of a faction's Issues, plus one for each of its three favourite counters, wherever they lie. Nobody earns points before every faction controls an Issue. So let the others win something. Something small.
v1919-lesson-solo-steer-title = Read, then steer
v1919-lesson-solo-steer = Each bot has a line that says what it would do, and why. London would place Influence. It puts down just enough to lead; where, you decide. Give it Nauru, one star, and a cube on Fiume.
v1919-lesson-solo-steer-other = Too good a gift. Look for the smallest star.
v1919-lesson-solo-washington-title = Washington too
v1919-lesson-solo-washington = The same for Washington: Albania, two stars, on the Table. And one cube on the Rheinland, where you will overtake it at once.
v1919-lesson-solo-washington-other = Too good a gift. Look for the smallest star.
v1919-lesson-solo-place-title = Your turn
v1919-lesson-solo-place = Now you, as you know it. The great prizes wait next door: the Rheinland and Fiume. Two cubes would lead each of them. Put three.
v1919-lesson-solo-place-amount = That leads as well.
v1919-lesson-solo-place-other = The great prizes wait next door. Place on them first.
v1919-lesson-solo-read-title = Read again
v1919-lesson-solo-read = Read the lines again. London would settle Nauru, Washington Albania. A bot that leads on the Table always settles, and takes the answer worth most to itself. You can know each of their turns beforehand.
v1919-lesson-solo-open-title = What is left open is yours
v1919-lesson-solo-open = London has settled Nauru. A bot calls an Issue it leads; failing that, one without cubes; failing that, you choose. So choose: the Rheinland. You also choose every guest: Herbert Hoover.
v1919-lesson-solo-open-other = Your own greatest Issue belongs on the Table, and Hoover beside it.
v1919-lesson-solo-once-more-title = Once more
v1919-lesson-solo-once-more = Washington has settled Albania. Hoover may calm Regions, and you decide for him: the Middle East first. Then choose the next guest: Sonnino.
v1919-lesson-solo-once-more-other = That can wait.
v1919-lesson-solo-take-title = Take the great one
v1919-lesson-solo-take = Settle the Rheinland. Annexed by France carries a counter that is French strength: six and one. Then call Fiume, a guest, and keep Montenegro. Remember: if you lead both Issues on the Table, you must settle one.
v1919-lesson-solo-take-buffer = Also seven. But Washington grows by one.
v1919-lesson-solo-take-german = Six only, and Washington gains.
v1919-lesson-solo-take-other = Not now. Follow the light.
v1919-lesson-solo-busy-title = Keep them busy
v1919-lesson-solo-busy = Both would place again. Bots settle only what they lead on the Table. So send their cubes next door: Syria and Montenegro, for both. They outbid each other there and settle nothing.
v1919-lesson-solo-busy-order = Either order will do.
v1919-lesson-solo-busy-other = There they would settle it next turn.
v1919-lesson-solo-point-title = A point
v1919-lesson-solo-point = Your turn begins with { $mine } against { $usa } and { $uk }, and everyone controls something: { $points ->
    [one] one point
   *[other] { $points } points
}. That is the whole engine. Stay just ahead, and keep them busy.
v1919-lesson-solo-switch-title = When you change sides
v1919-lesson-solo-switch = One thing more. When an Issue is unsettled, by an Uprising or an Event, you at once become the weakest faction, and your old one becomes a bot. So keep Regions calm while you are ahead.
