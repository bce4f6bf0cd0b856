"""How what happens at court is told: which facts open a passage, which are told together, what weighs."""

from __future__ import annotations

from salon.games.court import facts as f
from salon.kernel import Fact, Telling, detail

TELLINGS: dict[type[Fact], Telling] = {
    # the course of the game
    f.Favourites: Telling(2, actor="player"),
    f.First: Telling(1, actor="player"),
    f.Turn: Telling(0, actor="player"),
    f.NoInfluence: Telling(1, actor="player"),
    f.NoAction: Telling(1, actor="player"),
    f.Stuck: Telling(7, actor="player", cards="cards"),
    f.StuckNone: detail(2, actor="player"),
    f.StuckDiscard: detail(3, actor="player"),
    f.Marquis: Telling(4, cards="card"),
    f.MarquisNothing: detail(0),
    # cards
    f.Place: Telling(3, actor="player", last=("count",), lists=("character",)),
    f.PlaceOwn: Telling(3, actor="player", last=("count",), lists=("character", "card")),
    f.Draw: detail(0),
    f.DrawOwn: detail(1, cards="cards"),
    f.Reshuffle: detail(0),
    f.Play: Telling(8, actor="player", card="card"),
    f.Discard: detail(2, actor="player"),
    f.Reveal: detail(7, actor="player", cards="cards"),
    f.Take: detail(4, actor="player"),
    f.ShowHand: detail(6, actor="player", cards="cards"),
    f.AnotherTurn: detail(6, actor="player"),
    f.Remove: detail(5, actor="player"),
    f.Look: detail(3, actor="player"),
    f.LookOwn: detail(6, actor="player", cards="cards"),
    f.Exchange: detail(4, actor="player"),
    f.ExchangeOwn: detail(5, actor="player", cards="taken"),
    f.Move: detail(4, actor="player"),
    f.MoveOwn: detail(4, actor="player"),
    # effects
    f.Activate: Telling(8, actor="player", card="played"),
    f.Target: detail(0),
    f.TargetPile: detail(0),
    f.Fail: detail(5),
    f.NoEffect: detail(4),
    f.Marker: detail(6, sums=("gained",), last=("count",)),
    f.Lose: detail(6),
    f.Divert: detail(5),
    f.Favor: detail(4, actor="player", lists=("character",)),
    f.FavorNone: detail(1),
    f.FavorDone: detail(0),
    f.FavorUsed: detail(3),
    # the end
    f.Markers: Telling(9),
    f.Deadlock: Telling(9),
    f.Score: Telling(5),
    f.ScoreNobody: Telling(2),
    f.Winners: Telling(9),
}
