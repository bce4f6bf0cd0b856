# Hints in free play.

v1919-hint-mutiny-near = A Mutiny is near. A Unit sent home now brings more Happiness than one that leaves by itself.
v1919-hint-option-mutiny = One of these answers would bring a Mutiny at home. Point at each before you choose.
v1919-hint-hot-region = { CAP(FORM($region, case: "the")) } is restless, and you would be struck. A Unit there can change the die and counts double in bids.
v1919-hint-option-hot = Look at the fist, not only at the smiles: one of these answers makes { FORM($region, case: "the") } dangerous for you.
v1919-hint-win-on-table = You lead { $issue } on the Table. Settle it before somebody overtakes you.
v1919-hint-full-handful = Six or more cubes are spent. Reclaim now brings back a full handful.
v1919-hint-stuck-cubes = You cannot win { $issue } now. If you settle it yourself, all your cubes there come back.
v1919-hint-one-cube-lead = You lead { $issue } by a single cube. One more may spare you a fight.
v1919-hint-deal-settle = { CAP(FORM($nation, case: "the")) } leads { $issue }. Settle it for them, if they promise the answer you like: offer a deal.
v1919-hint-deal-offered = What concerns this turn is kept for certain. Words about later turns are only words.
v1919-hint-event-cube = A cube here means that you decide about this guest, whoever settles next.
v1919-hint-discard-rich = Look at the top of the discards: it is free.
v1919-hint-call-own = Others can settle at once what you call. Call what you lead, or what sets them quarrelling.
v1919-hint-demobilize-first = The boxes shrink with every Unit sent home. The high ones do not last.
v1919-hint-soldiers-for-cubes = Soldiers in columns 5 to 7 bring cubes back at once, before you place. Your people pay in Happiness.
v1919-hint-modifier = You would not be struck here. A higher die hurts somebody else.
v1919-hint-bid-cost = Each Unit in the winning bid costs one Happiness and lies spent until you reclaim. Is the Issue worth it?
v1919-hint-end-near = Rush to the Finish is here: seven stars, and the end. If you are ahead, hurry. If not, take your time.
v1919-hint-solo-first = No points before each faction controls an Issue. Let the others win something small.
v1919-hint-solo-park = Cubes in the Waiting Room keep a bot busy. On the Table it settles what it leads.
v1919-hint-solo-switch = When an Issue is unsettled you become the weakest. Calm { FORM($region, case: "the") }, or do not run too far ahead.
