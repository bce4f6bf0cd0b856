"""Where a whole map can be asked about, only what can be chosen is listed."""

from __future__ import annotations

from pathlib import Path

from salon.cli.session import Session
from salon.cli.setup import players
from salon.games import load
from salon.kernel import Record
from salon.lang import words


def test_spaces_that_cannot_be_chosen_are_not_listed_but_explained(tmp_path: Path) -> None:
    game = load("turmoil")
    record = Record.of(game, players("you:Ana,you:Bea", game, words("en")), 7)
    session = Session(game, record, words("en"), tmp_path / "game.json")
    while session.play.state.pending[0].prompt.id != "turmoil.ask.buy":
        decision = session.play.state.pending[0]
        session.play.act(decision.legal[0], decision.seat)
    decision = session.play.state.pending[0]
    listed = session.offered(decision.seat)
    assert [number for number, _, _ in listed] == list(range(1, len(decision.legal) + 1))
    assert all(allowed for _, _, allowed in listed)
    assert session.why("Norway", decision.seat).endswith("[turmoil.4.norway.a]")
    assert len(session.play.state.offered(decision.seat)) > len(listed)
