"""Every lesson of every game: each step is legal, each word is there in every language, and it ends.

That is so on the way it is written, with one answer of one's own at each place, and with many of them.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import salon
from salon.kernel import BadLesson, Guide, Held, Lesson, LessonCard, Progress, State, Text
from salon.kernel.guide import look_up
from salon.kernel.lesson import lessons_in
from salon.lang import LANGUAGES, words

LESSONS = [(game, name) for game in salon.list_games() for name in salon.load(game).lessons]
MIXTURES = 12  # lessons with many answers of one's own

Choose = Callable[[LessonCard, list[str]], str]


def as_asked(card: LessonCard, _: list[str]) -> str:
    return card.asked


class Walk:
    """A lesson without a page: what was shown, asked and held back."""

    def __init__(self, game: str, name: str) -> None:
        self.game = salon.load(game)
        self.lesson = self.game.lessons[name]
        self.guide, self.progress = Guide(self.game, self.lesson), Progress()
        self.state: State = self.game.new(self.lesson.seats, self.lesson.seed, self.lesson.options)
        self.steps: list[str] = []
        self.texts: list[Text] = []

    def cards(self) -> Iterator[LessonCard]:
        """The cards one after the other, with what the script does between them."""
        while not self.guide.is_over(self.state, self.progress):
            scripted = self.guide.scripted(self.state, self.progress)
            if scripted is not None:
                self.give(*scripted)
                continue
            card = self.guide.card(self.state, self.progress)
            assert card is not None
            if self.steps[-1:] != [card.step.id]:
                self.steps.append(card.step.id)
            self.texts += [card.title, card.text, *([card.said] if card.said else [])]
            yield card

    def give(self, seat: int, name: str) -> None:
        place = self.guide.before(self.state, self.progress, name)
        self.state.apply(self.game.vocabulary.action(name), seat)
        self.guide.after(self.state, self.progress, place)

    def legal(self) -> list[str]:
        decision = self.state.decision(self.lesson.learner)
        assert decision is not None
        return [self.game.vocabulary.name(action) for action in (*decision.legal, *decision.aside)]

    def is_held(self, name: str) -> bool:
        try:
            self.guide.check(self.state, self.progress, self.lesson.learner, name)
        except Held as held:
            self.texts.append(held.text)
            return True
        return False

    def go(self, choose: Choose = as_asked) -> Walk:
        """To the end; what is held back is answered as asked instead."""
        for card in self.cards():
            if not card.asked:
                self.progress.turn_page()
                continue
            legal = self.legal()
            assert card.asked in legal
            name = choose(card, legal)
            self.give(self.lesson.learner, card.asked if self.is_held(name) else name)
        return self

    def check(self) -> Walk:
        """It came to its last step and left none out but those that need not come."""
        wanted = [step.id for step in self.lesson.steps if not (step.when or step.unless or step.optional)]
        missing = [id for id in wanted if id not in self.steps]
        assert not missing, f"after {self.steps[-1]}: {missing} never came"
        assert self.state.result is None, "nothing is left to be played"
        return self


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_the_lesson_goes_as_it_is_written(game: str, name: str) -> None:
    walk = Walk(game, name).go().check()
    assert sum(step.mistake for step in walk.lesson.steps) == (name == "first"), "one mistake worth making"
    for seat in range(walk.lesson.seats):  # and then the game can be played to its end
        assert walk.state.decision(seat) is not None or walk.state.awaited()


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_each_answer_of_ones_own_gets_a_word_or_is_taken(game: str, name: str) -> None:
    """One stray at each place: it is held back and nothing has changed, or the lesson goes on to its end."""
    walk = Walk(game, name)
    held = 0
    for card in walk.cards():
        if not card.asked:
            walk.progress.turn_page()
            continue
        for other in walk.legal():
            held += other != card.asked and walk.is_held(other)
        walk.give(walk.lesson.learner, card.asked)
    assert held >= 2
    for text in dict.fromkeys(walk.texts):
        for language in LANGUAGES:
            assert words(language).say(text, ["Ana", "Odile", "Mateo", "Rosa"])


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_learner_who_strays_comes_to_the_end_all_the_same(game: str, name: str) -> None:
    for seed in range(MIXTURES):
        chance = random.Random(seed)
        stray = 1.0 if seed == 0 else 0.4

        def choose(
            card: LessonCard, legal: list[str], chance: random.Random = chance, often: float = stray
        ) -> str:
            return chance.choice(legal) if chance.random() < often else card.asked

        walk = Walk(game, name).go(choose).check()
        for text in dict.fromkeys(walk.texts):
            assert words("en").say(text, ["Ana", "Odile", "Mateo", "Rosa"])


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_what_it_points_at_exists(game: str, name: str) -> None:
    """Symbols of the game here; the parts of a board are looked for in the browser."""
    known = salon.load(game)
    for step in known.lessons[name].steps:
        for symbol in step.lit:
            named = symbol in known.vocabulary or words("en").name(game, symbol) != symbol
            assert named or symbol.startswith(("part.", "pile.")), f"{step.id}: {symbol}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_every_text_of_a_lesson_is_there_and_short(game: str, name: str, language: str) -> None:
    lesson = salon.load(game).lessons[name]
    values = {id: 2 for step in lesson.steps for id in step.values}
    for id in lesson.messages(game):
        said = words(language).say(Text(id, {**values, "answer": "seat.0"}), ["Ana"])
        assert said
        if language == "en":
            assert len(said.split()) <= 50, f"{id} is too long to be read at a glance"


def test_a_lesson_taken_back_is_where_it_was() -> None:
    """Undo: where the learner is follows from what is left."""
    game, name = LESSONS[0]
    walk = Walk(game, name)
    for card in walk.cards():
        if card.asked and len(walk.steps) > 3:
            break
        walk.give(walk.lesson.learner, card.asked) if card.asked else walk.progress.turn_page()
    before, moves, state = walk.steps[-1], len(walk.progress.trail), walk.state.copy()
    walk.give(walk.lesson.learner, card.asked)
    walk.progress.cut(moves)
    again = walk.guide.card(state, walk.progress)
    assert again is not None
    assert (again.step.id, again.asked) == (before, card.asked)


def test_a_lesson_looks_up_places_of_a_view_and_the_lengths_of_its_lists() -> None:
    view = {"turn": 3, "seats": [{"hand": ["a", "b"]}, {"hand": ()}]}
    paths = ("turn", "seats", "seats.0.hand", "seats.1.hand", "seats.0.hand.1")
    assert [look_up(view, path) for path in paths] == [3, 2, 2, 0, "b"]


def test_a_game_may_have_no_lesson(tmp_path: Path) -> None:
    assert lessons_in(tmp_path) == {}


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ("seats = 2", "seed"),
        ("seats = 2\nseed = 1\nlearner = 0\nsteps = [{ id = 'a' }, { id = 'a' }]", "twice"),
        ("seats = 2\nseed = 1\nlearner = 0\nsteps = [{ id = 'a', light = ['x'] }]", "light"),
    ],
)
def test_a_bad_lesson_says_what_is_wrong(tmp_path: Path, written: str, reason: str) -> None:
    path = tmp_path / "lesson.toml"
    path.write_text(written, "utf-8")
    with pytest.raises(BadLesson) as found:
        Lesson.load(path)
    assert reason in words("en").say(found.value.text)


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_no_card_is_shown_while_others_play_and_after_the_end(game: str, name: str) -> None:
    walk = Walk(game, name)
    shown = played = 0
    while not walk.guide.is_over(walk.state, walk.progress):
        card = walk.guide.card(walk.state, walk.progress)
        scripted = walk.guide.scripted(walk.state, walk.progress)
        assert (card is None) == (scripted is not None)
        if scripted is not None:
            played += 1
            walk.give(*scripted)
        elif card is not None:
            shown += 1
            if card.asked:
                walk.give(walk.lesson.learner, card.asked)
            else:
                walk.progress.turn_page()
    assert shown > 1
    assert walk.guide.card(walk.state, walk.progress) is None
    assert walk.guide.scripted(walk.state, walk.progress) is None
