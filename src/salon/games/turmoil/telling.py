"""How what happens in Europe is told: which facts open a passage, which are told together, what weighs."""

from __future__ import annotations

from salon.games.turmoil import facts as f
from salon.kernel import Fact, Telling, detail

TELLINGS: dict[type[Fact], Telling] = {
    # the course of the game
    f.Era: Telling(4),
    f.Turn: Telling(0),
    f.Round: Telling(0, "opening", actor="side"),
    f.ExtraRound: detail(4),
    f.End: Telling(9),
    # cards
    f.Draw: detail(0),
    f.DrawOwn: detail(1, cards="cards"),
    f.Reshuffle: detail(1),
    f.Shows: Telling(7, actor="side", cards="cards"),
    f.Espionage: detail(5),
    f.EspionageOwn: detail(7, cards="cards"),
    f.NoCard: Telling(3, actor="side"),
    f.Play: Telling(8, actor="side", card="card"),
    f.Discard: detail(3),
    f.Take: detail(4),
    # events and operations
    f.Event: detail(3, actor="side"),
    f.NoEvent: detail(4),
    f.NoOperations: detail(3),
    f.Declines: detail(2),
    f.Option: detail(3),
    f.Cancel: detail(5),
    f.Roll: detail(6, die="die"),
    f.Reroll: detail(4, die="die"),
    f.Contest: detail(5),
    # the map
    f.Place: detail(
        5, actor="side", sums=("n",), lists=("space",), last=("liberal", "authoritarian", "control")
    ),
    f.Remove: detail(
        5, actor="side", sums=("n",), lists=("space",), last=("liberal", "authoritarian", "control")
    ),
    f.BlackHand: detail(5),
    f.Check: detail(6, actor="side", die="die", brief=True),
    f.Monarchy: detail(6),
    f.Marker: detail(5),
    # the tracks
    f.Vp: detail(7, actor="side", sums=("n",), last=("vp",)),
    f.Tension: detail(5, sums=("n",), last=("tension",)),
    f.Crisis: detail(7, die="die", brief=True),
    f.NoCrisis: detail(2),
    f.Track: detail(6),
    f.Attempt: detail(6, actor="side", die="die", brief=True),
    f.Navy: detail(6),
    f.Retreat: detail(6),
    f.Owed: detail(3),
    # scoring
    f.Scoring: Telling(8, actor="side"),
    f.Stability: detail(5, actor="side", cards="card"),
    f.NoEffect: detail(1),
    f.Refresh: detail(2),
    f.Exhaust: detail(3),
    f.Score: detail(5, brief=True),
    # the Great War
    f.Outbreak: Telling(9),
    f.Bloc: detail(3),
    f.Joins: detail(6),
    f.WarRoll: detail(8, actor="side", die="die"),
    f.WarWon: detail(9),
    f.WarLost: detail(9),
    f.WarRegion: Telling(2),
    f.Loss: detail(4, actor="side", die="die"),
    f.Gain: detail(4, actor="side", die="die"),
    f.Plan: Telling(6, actor="side", card="card"),
    f.ExtraPlan: Telling(3, actor="side"),
    f.ExtraPlanOwn: Telling(3),
}
