"""Packs in words: cards under the names that their owner gave them, faults, and the vocabulary of cards."""

from __future__ import annotations

import copy
from functools import lru_cache
from typing import Any

from salon.kernel import Body, Card, Fault, Game, Names, State, Text
from salon.kernel.pack import sound
from salon.kernel.pack_plain import Json
from salon.lang import LANGUAGES, NAMING, REMEMBERED, Words, words
from salon.lang.patterns import patterns

Said = dict[str, str]  # by language


class PackWords(Words):
    """A language in which the cards of a game are called as the owner of a pack calls them.

    A name is in the reader's language, else in the first that the owner gave; a card without one has the
    house's name.
    """

    def __init__(self, of: Words, game: str, names: Names) -> None:
        self.__dict__.update(copy.copy(of).__dict__)  # one catalogue, parsed once
        self.of, self.game = of, game
        self.given = {
            symbol: name.get(of.language, next(iter(name.values()))) for symbol, name in names.items() if name
        }
        self._own_name = lru_cache(REMEMBERED)(self._find_name)
        self._composed_name = lru_cache(REMEMBERED)(self._compose_name)

    def _find_name(self, part: str, symbol: str, form: str) -> str | None:
        if part == self.game and (name := self.given.get(symbol)) is not None:
            return name if form in NAMING else None
        return self.of._find_name(part, symbol, form)


def naming(language: str, game: Game[State], body: Body) -> Words:
    """A language with the names of a pack."""
    return PackWords(words(language), game.id, game.names_of(body))


def in_all(text: Text) -> Said:
    """A text in every language.

    >>> from salon.kernel import Text
    >>> in_all(Text("kernel.guest"))
    {'en': 'Guest', 'es': 'Invitado', 'ja': 'ゲスト'}
    """
    return {language: words(language).say(text) for language in LANGUAGES}


def said_fault(fault: Fault) -> dict[str, Any]:
    """A fault for JSON: its place and what is wrong there, in every language."""
    return {
        "card": fault.card,
        "path": fault.path,
        "code": fault.code,
        "doubt": fault.doubt,
        "fix": fault.fix,
        "words": in_all(fault.text),
        "said": in_all(fault.said),
    }


def said_card(game: Game[State], body: Body, symbol: str) -> dict[str, Any] | None:
    """A card of a body as the catalogue shows it, in every language; None if the body has no such card.

    The body may have faults elsewhere, but none in this card.
    """
    if symbol in body and symbol not in game.form.keys:
        return _said_board(game, body, symbol)
    card = words_of_card(game, body, symbol)
    if card is None:
        return None
    found: dict[str, Any] = {"id": card.id, "source": card.source, "printed": card.printed}
    for language in LANGUAGES:
        speaker = naming(language, game, body)
        found[language] = {
            "name": speaker.say(card.name),
            "facts": [speaker.say(fact) for fact in card.facts],
            "effect": [speaker.say(sentence) for sentence in card.effect],
        }
    return found


def _said_board(game: Game[State], body: Body, group: str) -> dict[str, Any]:
    """What is no card, as sentences under the name of its kind."""
    lines = game.form.lines(group, getattr(game.form.typed(sound(game.form, body)), group))
    found: dict[str, Any] = {"id": group, "source": "", "printed": {}}
    for code in LANGUAGES:
        speaker = words(code)
        name = speaker.say(game.form.label(group))
        found[code] = {"name": name, "facts": [], "effect": [speaker.say(line) for line in lines]}
    return found


def words_of_card(game: Game[State], body: Body, symbol: str) -> Card | None:
    """A card of a body as texts."""
    return next((card for card in game.cards_of(body) if card.id == symbol), None)


def said_vocabulary(game: Game[State]) -> dict[str, Any]:
    """The vocabulary of a game's cards for JSON: every text in it in every language."""
    told = game.card_vocabulary()
    for name, record in told["records"].items():
        if "tag" in record:
            record["patterns"] = patterns(game, record, name)
    found: dict[str, Any] = _said(told)
    return found


def _said(data: Json) -> Json:
    if isinstance(data, Text):
        return in_all(data)
    if isinstance(data, dict):
        return {key: _said(value) for key, value in data.items()}
    if isinstance(data, list):
        return [_said(value) for value in data]
    return data
