"""How what happens at the conference is told: what opens a passage, what is told together, what weighs."""

from __future__ import annotations

from salon.games.v1919 import deal_facts as d
from salon.games.v1919 import facts as f
from salon.kernel import Fact, Telling, detail

TELLINGS: dict[type[Fact], Telling] = {
    # the course of the game
    f.Nation: Telling(4, actor="nation"),
    f.Order: Telling(2),
    f.Start: Telling(3, actor="nation"),
    f.Faction: Telling(4, actor="nation"),
    f.SoloVp: Telling(6),
    f.Turn: Telling(0, actor="nation"),
    f.NoAction: Telling(2, actor="nation"),
    f.Place: Telling(4, actor="nation", sums=("cubes",), lists=("issue",)),
    f.Reclaim: Telling(3, actor="nation"),
    f.Recall: detail(3, actor="nation", lists=("region",)),
    f.UsaReclaim: Telling(2),
    # a Settle
    f.Settle: Telling(9, actor="nation", card="issue"),
    f.Option: detail(6, actor="nation"),
    f.Counter: detail(1, lists=("counter",)),
    f.Conference: Telling(6, actor="nation", card="event"),
    f.Declined: Telling(2, actor="nation"),
    f.Advance: Telling(3, actor="nation", lists=("card",)),
    f.EventCube: detail(3, actor="nation"),
    f.Drawn: detail(1, cards="cards"),
    f.Refill: detail(3),
    f.Crisis: Telling(6, card="event"),
    f.Reshuffle: detail(0),
    # what Events do
    f.Named: detail(2),
    f.Recover: detail(3, sums=("cubes",)),
    f.Exhaust: detail(4, sums=("cubes",)),
    f.Withdraw: detail(4, sums=("cubes",)),
    f.Ready: detail(3),
    f.ReadySome: detail(3, sums=("units",)),
    f.ExhaustDisc: detail(4),
    # tracks and Military Units
    f.Unrest: detail(5, sums=("n",), last=("column",)),
    f.Keg: detail(5, sums=("n",), last=("column",)),
    f.Reset: detail(3),
    f.Happiness: detail(4, sums=("n",), last=("happiness",)),
    f.Mutiny: detail(6),
    f.Deploy: Telling(5, actor="nation"),
    f.Demobilize: Telling(4, actor="nation"),
    # Uprisings and bids
    f.RandomRegion: detail(4, die="roll"),
    f.CheckQuiet: detail(1, lists=("region",)),
    f.Modifier: detail(3),
    f.Check: detail(7, die="roll"),
    f.UprisingNobody: detail(4),
    f.Affected: detail(6),
    f.Lot: detail(2, die="roll"),
    f.Unsettled: Telling(8),
    f.Bid: Telling(4, actor="nation"),
    f.BidPass: Telling(1, actor="nation"),
    f.BidWon: Telling(7, actor="nation"),
    f.BidNobody: Telling(4),
    f.Strategy: Telling(6, actor="nation", card="strategy"),
    # the end
    f.Settled: Telling(9),
    f.Deck: Telling(9),
    f.Emptied: Telling(9),
    f.Stall: Telling(9),
    f.SoloWon: Telling(9),
    f.SoloLost: Telling(9),
    f.Signs: Telling(5),
    f.Refuses: Telling(5),
    f.Score: Telling(4),
    f.Winners: Telling(9),
    # deals
    d.DealOffer: Telling(6, actor="nation"),
    d.Term: detail(5),
    d.DealNote: detail(4, actor="nation"),
    d.DealAccepted: Telling(6, actor="nation"),
    d.DealRefused: Telling(4, actor="nation"),
    d.DealWithdrawn: Telling(3, actor="nation"),
    d.DealLapsed: Telling(2, actor="nation"),
    d.Paid: Telling(4, actor="nation"),
    d.Lapsed: Telling(3, actor="nation"),
    d.WordKept: Telling(4, actor="nation"),
    d.WordBroken: Telling(7, actor="nation"),
    d.WordVoid: Telling(2, actor="nation"),
}
