"""What the API says of the games: which there are, their words, rules and cards."""

from __future__ import annotations

from typing import TypeVar

from salon.games import games, load
from salon.kernel import Card, Game, Ruling, State
from salon.server.api import Call, Declined, Endpoint
from salon.server.errands import Errands
from salon.server.house import House
from salon.server.reading import Reading
from salon.server.shelf import game_info
from salon.server.speech import Speaker, speaker
from salon.server.ui import labels
from salon.server.wire_house import CardInfo, ClauseInfo, GameInfo, WordsInfo

T = TypeVar("T")


class Library:
    """The games of a house, in words."""

    def __init__(self, house: House, errands: Errands) -> None:
        self._house = house
        self._words = Reading(errands, words)
        self._rules = Reading(errands, rules)
        self._cards = Reading(errands, cards)

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint(
                "GET",
                "/api/games",
                None,
                tuple[GameInfo, ...],
                "The games",
                self.games,
                "games",
                ("lang",),
                kept=True,
            ),
            Endpoint(
                "GET",
                "/api/games/{game}/words",
                None,
                WordsInfo,
                "Names of things",
                self.words,
                "games",
                ("lang",),
                kept=True,
            ),
            Endpoint(
                "GET",
                "/api/games/{game}/rules",
                None,
                tuple[ClauseInfo, ...],
                "The rules",
                self.rules,
                "games",
                ("lang",),
                kept=True,
            ),
            Endpoint(
                "GET",
                "/api/games/{game}/cards",
                None,
                tuple[CardInfo, ...],
                "The cards",
                self.cards,
                "games",
                ("lang",),
                kept=True,
            ),
        ]

    async def games(self, call: Call[None]) -> tuple[GameInfo, ...]:
        voice, user = speaker(call.visitor.language), call.visitor.user
        propose = self._house.reception.next_options
        alone = {id: await propose(load(id), user) if user else {} for id in games()}
        return tuple(game_info(id, voice, alone[id]) for id in games())

    async def words(self, call: Call[None]) -> WordsInfo:
        return there(await self._words.get(game_of(call).id, call.visitor.language))

    async def rules(self, call: Call[None]) -> tuple[ClauseInfo, ...]:
        return there(await self._rules.get(game_of(call).id, call.visitor.language))

    async def cards(self, call: Call[None]) -> tuple[CardInfo, ...]:
        return there(await self._cards.get(game_of(call).id, call.visitor.language))


def game_of(call: Call[object]) -> Game[State]:
    """The game that an address names."""
    id = call.path("game")
    if id not in games():
        raise Declined(404, "house.no-game")
    return load(id)


def there(found: T | None) -> T:
    """A page that every game has."""
    assert found is not None
    return found


def words(id: str, language: str) -> WordsInfo:
    """The names of things in a game."""
    return words_of(load(id), speaker(language))


def words_of(game: Game[State], voice: Speaker) -> WordsInfo:
    """The same with one pack of cards or another."""
    id, language = game.id, voice.words.language
    return WordsInfo(
        title=voice.label(f"{id}.title"),
        names={name: voice.name(id, name) for name in game.vocabulary.names},
        labels=labels(language, id),
        printed=game.printed(),
    )


def rules(id: str, language: str) -> tuple[ClauseInfo, ...]:
    """The clauses of a game, then its rulings."""
    ledger, voice = load(id).ledger, speaker(language).words
    found = [
        ClauseInfo(id=c.id, section=voice.section(ledger, c.section), title=title, text=text)
        for c in ledger.clauses
        for title, text in [voice.clause(ledger, c)]
    ]
    section = speaker(language).label("house.rulings")
    for entry in ledger.entries:
        if isinstance(entry, Ruling):
            question, ruling, why = voice.ruling(ledger, entry)
            found.append(ClauseInfo(id=entry.id, section=section, title=question, text=f"{ruling} ({why})"))
    return tuple(found)


def cards(id: str, language: str) -> tuple[CardInfo, ...]:
    """The cards of a game."""
    return cards_of(load(id), speaker(language))


def cards_of(game: Game[State], voice: Speaker, cards: list[Card] | None = None) -> tuple[CardInfo, ...]:
    """The same with one pack of cards or another."""
    return tuple(
        CardInfo(
            id=card.id,
            name=voice.say(card.name),
            facts=tuple(map(voice.say, card.facts)),
            effect=tuple(map(voice.say, card.effect)),
            source=card.source,
            known=card.known,
            printed=card.printed,
        )
        for card in (game.cards_of_house() if cards is None else cards)
    )
