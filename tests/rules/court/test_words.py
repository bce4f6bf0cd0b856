"""What players are told: the scoring, favors, choices not made, and a reason for every wrong answer"""

from __future__ import annotations

import re

import pytest

from salon.games.court.effects import Activate
from salon.games.court.state import CourtState
from salon.games.court.terms import CHARACTERS, NOBODY
from salon.kernel import Fate, Play, Text
from salon.kernel.conformance import random_game
from salon.lang import LANGUAGES, words
from tests.marks import clause
from tests.rules.court.board import COURT, act, ids, markers, play, session, table

NAMES = ["Ana", "Ben", "Cleo"]


@clause("court.scoring.2", "court.scoring.3")
def test_the_scoring_tells_matches_and_majority_of_every_player() -> None:
    s = table(
        ["pension.2", "king.6"],
        [],
        [],
        piles={
            (0, "king"): ["king.1", "king.2", "queen.1"],
            (1, "king"): ["king.3", "king.4"],
            (2, "king"): ["king.5", "queen.2", "queen.3"],
        },
        markers={"king": 4, "queen": 4, "duchess": 5},
        phase="action",
    )
    events = play(s, "pension.2", "queen")
    (king,) = [
        e.text
        for e in events
        if e.text.id == "court.log.score" and e.text.args["character"] == "character.king"
    ]
    assert words("en").say(king, NAMES) == (
        "The King, matches — Ana: 2 + 1 (most cards) = 3, Ben: 2, Cleo: 1 + 1 (most cards) = 2."
        " Ana takes 4 markers."
    )
    assert words("es").say(king, NAMES) == (
        "El Rey, coincidencias — Ana: 2 + 1 (mayoría) = 3, Ben: 2, Cleo: 1 + 1 (mayoría) = 2."
        " Ana se lleva 4 marcadores."
    )
    assert words("ja").say(king, NAMES) == (
        "国王の一致枚数 — Ana：2＋1（最多）＝3、Ben：2、Cleo：1＋1（最多）＝2。"
        "Anaは影響力マーカー4個を獲得しました。"
    )


@clause("court.chamberlain.1")
@pytest.mark.parametrize(
    ("answers", "said"),
    [
        (["verb.done"], "court.log.favor-none"),
        (["duchess", "verb.done"], "court.log.favor-done"),
    ],
)
def test_a_favor_not_placed_leaves_a_line(answers: list[str], said: str) -> None:
    s = session("chamberlain.5")
    assert said in ids(play(s, "chamberlain.5", *answers))


@clause("court.chamberlain.1", "court.ruling.play.doomed")
def test_a_chamberlain_with_nobody_left_to_favor_leaves_a_line() -> None:
    s = session("chamberlain.5", favors=CHARACTERS[:-1])
    assert "court.log.no-effect" in ids(play(s, "chamberlain.5"))


@clause("court.ruling.stuck.deckempty")
def test_a_stuck_player_without_a_card_to_place_leaves_a_line() -> None:
    s = table(["king.1"], [], bury=(1, "king"), phase="action")
    events = play(s, "king")
    assert ids(events)[:2] == ["court.log.stuck-none", "court.log.stuck-discard"]


@clause("court.chamberlain.5", "court.chamberlain.6")
@pytest.mark.parametrize(
    ("language", "halves"),
    [
        ("en", ("up to 2 characters", "goes to the Chamberlain instead", "favor marker is discarded")),
        ("es", ("hasta 2 personajes", "va al Chambelán", "se descarta el marcador de favor")),
        ("ja", ("2人まで", "すべて侍従長に置かれ", "寵愛マーカーを捨てる")),
    ],
)
def test_the_chamberlains_card_says_what_a_favor_does(language: str, halves: tuple[str, ...]) -> None:
    (card,) = [card for card in COURT.catalogue() if card.id == "character.chamberlain"]
    said = words(language).sentences(card.effect)
    assert all(half in said for half in halves)


@clause("court.chamberlain.5")
@pytest.mark.parametrize(
    ("language", "cell"), [("en", "→ Chamberlain"), ("es", "→ Chambelán"), ("ja", "→ 侍従長")]
)
def test_the_table_shows_where_the_markers_of_a_favored_character_go(language: str, cell: str) -> None:
    court, *_ = COURT.tables(session("king.5", favors=["queen"]), 1)
    cells = [row[2] for row in court.rows]
    said = [words(language).say(text) for text in cells if isinstance(text, Text)]
    assert said == ["·", cell, "·", "·", "·", "·", "·"]


@pytest.mark.parametrize("seats", COURT.seat_counts)
def test_every_wrong_answer_gets_a_sentence_and_a_clause(seats: int) -> None:
    """Every action of the vocabulary at sampled positions; no raw symbol and no sentence of the kernel's."""
    chance = Fate.of(seats)
    clauses: set[str] = set()
    seen: set[str] = set()
    texts: list[Text] = []

    def ask(played: Play) -> None:
        s = played.state
        for decision in s.pending:
            if chance.below(3):
                continue
            for action in COURT.vocabulary:
                refusal = s.why_not(action, decision.seat)
                clauses.add(refusal.clause)
                if action not in decision.legal:
                    assert refusal.text.id.startswith("court.why."), refusal
                    if str(refusal) not in seen:
                        seen.add(str(refusal))
                        texts.append(refusal.text)

    for seed in range(4):
        random_game(COURT, seats, seed, every=0, visit=ask)
    for clause_id in clauses:
        COURT.ledger.find(clause_id)
    assert len(texts) > 100
    for text in texts:
        for language in LANGUAGES:
            sentence = words(language).say(text, ["Ana", "Ben", "Cleo", "Dora"])
            assert sentence.endswith((".", "。"))
            assert not re.search(r"[a-z]+\.[a-z0-9-]+", sentence), sentence


def twice(favors: tuple[str, ...] | list[str] = ()) -> CourtState:
    """A card that activates two characters, played."""
    s = session("ball.2", favors=favors)
    s.apply(act("ball.2"))
    s.stack[-1:] = [Activate(), Activate()]
    s.target = s.victim = s.source = NOBODY
    s.run()
    return s


@clause("court.ruling.actioncard.twice")
def test_each_of_two_activations_uses_its_own_favor() -> None:
    s = twice(favors=["king", "spymaster", "duchess"])
    play(s, "king", "duchess")
    assert markers(s) == {"queen": 3, "duchess": 1, "chamberlain": 1}
    assert s.view(None)["favors"] == ["duchess", "spymaster"]
    play(s, "spymaster", "seat.1", "queen", "king.2")
    assert markers(s) == {"queen": 3, "duchess": 1, "chamberlain": 2}
    assert s.view(None)["favors"] == ["duchess"]


@clause("court.ruling.actioncard.twice")
def test_a_failed_activation_does_not_cancel_the_next() -> None:
    s = twice(favors=["duchess"])
    events = play(s, "duchess", "seat.1", "queen", "king.2")
    assert "court.log.fail" in ids(events)
    assert s.view(None)["favors"] == []
    play(s, "king", "cardinal")
    assert markers(s) == {"queen": 3, "cardinal": 1, "king": 1}


@clause("court.ruling.actioncard.twice")
def test_what_the_card_had_chosen_holds_after_an_activation() -> None:
    s = twice()
    s.target, s.victim, s.value = 2, 1, 5
    play(s, "king", "queen")
    assert (s.acting, s.target, s.victim, s.value) == (-1, 2, 1, 5)
