"""The fixed list of symbols in which every answer of a game is given."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator

from salon.kernel.decision import Action
from salon.kernel.errors import UnknownName, fault


class Vocabulary:
    """Names and numbers of all answers.

    >>> words = Vocabulary(["verb.pass", "card.7"])
    >>> words.action("card.7"), words.name(0), len(words)
    (1, 'verb.pass', 2)
    """

    def __init__(self, names: Iterable[str]) -> None:
        self.names = tuple(names)
        self._actions = {name: action for action, name in enumerate(self.names)}
        if len(self._actions) != len(self.names):
            raise ValueError("a vocabulary names each action once")

    def __len__(self) -> int:
        return len(self.names)

    def __iter__(self) -> Iterator[Action]:
        return iter(range(len(self.names)))

    def __contains__(self, name: object) -> bool:
        return name in self._actions

    def name(self, action: Action) -> str:
        """The name of an action; one outside the vocabulary is shown as its number."""
        if 0 <= action < len(self.names):
            return self.names[action]
        return str(action)

    def action(self, name: str) -> Action:
        """The action of that name."""
        found = self._actions.get(name)
        if found is None:
            near = difflib.get_close_matches(name, self.names, n=3)
            raise fault(
                UnknownName, "kernel.unknown-action", name=name[:80], near=", ".join(near or self.names[:3])
            )
        return found
