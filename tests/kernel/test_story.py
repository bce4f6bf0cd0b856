"""The log as a story: what is told together, what belongs together, what a look back shows."""

from __future__ import annotations

from salon.kernel import Fact, NewNumber, Telling, Text, detail, look_back, passages
from salon.kernel.story import FEWEST, MOST, Tellings, begins


class Tale(Fact, frozen=True):
    """What happens in these tests."""

    family = "tale"


class Chapter(Tale, frozen=True):
    heading = True


class Round(Tale, frozen=True):
    side: str


class Play(Tale, frozen=True):
    side: str
    card: str


class Grow(Tale, frozen=True):
    side: str
    n: int
    place: str
    now: int

    def changes(self) -> tuple[NewNumber, ...]:
        return (NewNumber(self.place, self.now - self.n, self.now, self.side),)


class Dice(Tale, frozen=True):
    die: int


class Dull(Tale, frozen=True):
    """Nobody looks back at this."""


class Small(Tale, frozen=True):
    n: int


TELLINGS: Tellings = {
    Round: Telling(0, "opening", actor="side"),
    Play: Telling(8, actor="side", card="card"),
    Grow: detail(5, sums=("n",), lists=("place",), last=("now",)),
    Dice: detail(6, die="die"),
    Dull: detail(0),
    Small: detail(1),
}
MOVES = [
    Chapter(),
    Round("red"),
    Play("red", "card.1"),
    Grow("red", 1, "space.a", 1),
    Grow("red", 2, "space.a", 3),
    Grow("red", 1, "space.b", 1),
    Round("blue"),
    Play("blue", "card.2"),
    Grow("blue", 1, "space.a", 1),
    Dull(),
    Grow("blue", 1, "space.a", 2),
]


def texts(facts: list[Tale]) -> list[list[Text]]:
    return [[line.text for line in passage.lines] for passage in passages(TELLINGS, facts)]


def test_facts_of_one_kind_are_one_line_and_places_are_listed() -> None:
    chapter, red, blue = texts(MOVES)
    assert [text.id for text in chapter] == ["tale.chapter"]
    assert [text.id for text in red] == ["tale.round", "tale.play", "tale.grow-many"]
    assert red[2].args == {"side": "red", "n": 4, "place": ("space.a", "space.b"), "now": 1, "times": 3}
    assert [text.id for text in blue] == ["tale.round", "tale.play", "tale.grow", "tale.dull", "tale.grow"]


def test_what_happens_twice_in_one_place_is_added_up_in_its_own_sentence() -> None:
    [told] = texts([Grow("red", 1, "space.a", 1), Grow("red", 2, "space.a", 3)])
    assert told == [Grow("red", 3, "space.a", 3).text]


def test_a_gain_and_a_loss_are_two_lines() -> None:
    [told] = texts([Grow("red", 1, "space.a", 1), Grow("red", -1, "space.a", 0)])
    assert len(told) == 2


def test_a_passage_is_about_its_lead_and_shows_what_weighs_most() -> None:
    _, red, _ = passages(TELLINGS, MOVES)
    assert (red.first, red.title.text.id, red.title.actor) == (1, "tale.play", "red")
    assert [line.text.id for line in red.shown] == ["tale.play", "tale.grow-many"]


def test_where_a_passage_begins_can_be_seen_from_two_facts() -> None:
    whole = {passage.first for passage in passages(TELLINGS, MOVES)}
    assert whole == {n for n in range(len(MOVES)) if begins(TELLINGS, MOVES, n)}


def test_a_look_back_shows_cards_first_and_adds_up_across_passages() -> None:
    found = look_back(TELLINGS, MOVES, 20)
    assert [(line.text.id, line.places) for line in found.lines] == [
        ("tale.play", (22,)),
        ("tale.grow-many", (23, 24, 25)),
        ("tale.play", (27,)),
        ("tale.grow", (28, 30)),
    ]
    assert found.smaller == 0
    assert found.changes == (
        NewNumber("space.a", 0, 3, "red"),
        NewNumber("space.b", 0, 1, "red"),
        NewNumber("space.a", 0, 2, "blue"),
    )


def test_a_look_back_has_no_more_than_seven_and_counts_the_rest() -> None:
    plays = [Play("red", f"card.{n}") for n in range(9)]
    found = look_back(TELLINGS, [Small(1), *plays])
    assert (len(found.lines), found.smaller) == (MOST, 3)
    few = look_back(TELLINGS, [Small(n) for n in range(5)])
    assert (len(few.lines), few.smaller) == (FEWEST, 2)
    assert look_back(TELLINGS, [Dull(), Chapter()]).lines == ()


def test_of_ones_own_answer_only_what_nobody_could_foresee() -> None:
    own = [Play("red", "card.1"), Dice(4), Grow("red", 1, "space.a", 1)]
    found = look_back(TELLINGS, [Grow("red", 1, "space.a", 2)], 3, own)
    assert [line.places for line in found.lines] == [(1,), (3,)]
    assert found.lines[0].dice == (4,)
    assert found.changes == (NewNumber("space.a", 1, 2, "red"),)


def test_a_kind_that_nothing_is_said_of_is_a_passage_of_its_own() -> None:
    assert [len(passage.lines) for passage in passages({}, MOVES)] == [1] * len(MOVES)
