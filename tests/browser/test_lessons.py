"""The lessons on their pages: one click from the front page to the end, straying twice."""

from __future__ import annotations

import pytest

import salon
from salon.lang import LANGUAGES
from tests.browser.learner import Learner
from tests.browser.visitor import Visit

# One language for each lesson every day, at the two sizes that are hardest; all of them with --long.
EVERYDAY = {
    ("court", "first"): ("ja", 360),
    ("turmoil", "first"): ("es", 1366),
    ("v1919", "first"): ("en", 1366),
    ("v1919", "solitaire"): ("ja", 360),
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
    assert not learner.page.locator(".lesson-card:visible").count()


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
    me.page.click(".lesson-card .quiet")
    me.page.locator(".lesson-card").wait_for(state="hidden")
    me.step()  # and played like any other
