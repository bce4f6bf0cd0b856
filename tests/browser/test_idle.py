"""A board that waits for an answer lets the machine rest: whatever draws the eye comes to an end."""

from __future__ import annotations

import pytest

from tests.browser.visitor import Visit

ENDLESS = """() => document.getAnimations({ subtree: true })
    .filter((one) => one.effect.getComputedTiming().endTime === Infinity)
    .map((one) => `${one.animationName} of ${one.effect.target.className}`)"""
COUNT = """const animate = Element.prototype.animate;
window.breaths = 0;
Element.prototype.animate = function (...how) {
  if (this.matches('.tm-halos')) window.breaths += 1;
  return animate.apply(this, how);
};"""


@pytest.mark.parametrize(
    ("game", "answers"), [("court", 0), ("turmoil", 3), ("v1919", 0), ("v1919", 6), ("v1919", 12)]
)
def test_what_can_be_chosen_draws_the_eye_for_a_while(visit: Visit, game: str, answers: int) -> None:
    me = visit(motion=True)
    me.sits_at(game, "me", "random", answers=answers)
    me.is_asked()
    assert me.page.evaluate(ENDLESS) == []


def test_other_spaces_of_the_map_draw_the_eye_again(visit: Visit) -> None:
    me = visit(motion=True)
    me.context.add_init_script(COUNT)
    me.sits_at("turmoil", "me", "random")
    lit: set[frozenset[str]] = set()
    while len(lit) < 3:
        me.is_asked()
        spaces = {a["action"] for a in me.heard["question"]["answers"] if a.get("legal", True)}
        lit |= {frozenset(space for space in spaces if space.startswith("space."))} - {frozenset()}
        assert me.page.evaluate("breaths") >= len(lit)
        me.plays(answers=1)
