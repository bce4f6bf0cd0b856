"""The lessons on their pages: one click from the front page to the end, straying twice."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import salon
from salon.lang import LANGUAGES
from tests.browser.learner import Learner, covered_by
from tests.browser.looks import barriers
from tests.browser.visitor import Visit

# One lesson of each game every day, in one language and size; all of them with --long.
EVERYDAY = {
    ("court", "first"): ("ja", 360),
    ("turmoil", "first"): ("es", 1366),
    ("v1919", "solitaire"): ("en", 360),
}
LESSONS = [
    pytest.param(
        *(game, name, language, width),
        marks=[] if EVERYDAY.get((game, name)) == (language, width) else [pytest.mark.long],
    )
    for game in salon.list_games()
    for name in salon.load(game).lessons
    for language in LANGUAGES
    for width in (360, 1366)
]


@pytest.mark.parametrize(("game", "name", "language", "width"), LESSONS)
def test_a_lesson_from_its_first_card_to_its_last(
    visit: Visit, game: str, name: str, language: str, width: int
) -> None:
    learner = Learner(visit(language=language, width=width), strays=2)
    learner.learns(game, name)
    learner.goes_through()
    wanted = [
        step.id
        for step in salon.load(game).lessons[name].steps
        if not (step.when or step.unless or step.optional)
    ]
    assert [id for id in wanted if id not in learner.steps] == []
    assert len(learner.reactions) == 2
    assert not learner.page.locator(".lesson-card:not(.hint):visible").count()


def test_the_front_page_leads_to_a_lesson_which_can_be_left(visit: Visit) -> None:
    me = visit()
    me.goes_to("/")
    me.page.click("#court .btn:has-text('Learn')")
    first = me.sees(".lesson-card h2").inner_text()
    me.page.click(".lesson-next")
    me.waits("the next card", "document.querySelector('.lesson-card h2').textContent !== argument", first)
    second = me.page.locator(".lesson-card h2").inner_text()
    me.page.reload()
    assert me.sees(".lesson-card h2").inner_text() == second  # it is taken up where it was
    expect(me.page.locator(".promised")).to_be_hidden()  # the cards of a lesson are arranged
    me.page.click(".lesson-card .quiet")
    me.page.locator(".lesson-card:not(.hint, .shown-card)").wait_for(state="hidden")
    me.step()  # and played like any other


def test_hints_come_one_at_a_time_and_can_be_silenced(visit: Visit) -> None:
    """After a lesson; what was silenced stays so at the next table."""
    me = visit()
    learner = Learner(me)
    learner.learns("court")
    me.page.click(".lesson-card .quiet")  # straight into free play
    hint = me.page.locator(".lesson-card.hint:visible")
    while not (me.is_asked() and hint.count()):
        assert me.step(), "the game is over, and there was no hint"
    assert hint.count() == 1
    me.waits("the hint beside the answers", "document.querySelector('.hint').style.translate !== ''")
    assert covered_by(me, ".hint") == []
    assert barriers(me, ".lesson-card.hint") == []
    hint.locator(".quiet").first.click()
    assert not hint.count()  # at most one in a turn
    silenced = me.page.evaluate("JSON.parse(localStorage.getItem('salon.hints.silenced'))")
    assert len(silenced) == 1
    me.page.evaluate("localStorage.setItem('salon.hints.silenced', JSON.stringify({'*': 1}))")
    me.plays(answers=6)
    assert not hint.count()
