"""What the API says of the games: which there are, their words, rules and cards."""

from __future__ import annotations

from salon.games import games, load
from salon.kernel import Game, Ruling, State
from salon.server.api import Call, Declined, Endpoint
from salon.server.house import House
from salon.server.shelf import game_info
from salon.server.speech import speaker
from salon.server.ui import labels
from salon.server.wire_house import CardInfo, ClauseInfo, GameInfo, WordsInfo


class Library:
    """The games of a house, in words."""

    def __init__(self, house: House) -> None:
        self._house = house

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
        game, voice = self._game(call), speaker(call.visitor.language)
        return WordsInfo(
            title=voice.label(f"{game.id}.title"),
            names={name: voice.name(game.id, name) for name in game.vocabulary.names},
            labels=labels(call.visitor.language, game.id),
            printed=game.printed(),
        )

    async def rules(self, call: Call[None]) -> tuple[ClauseInfo, ...]:
        game, words = self._game(call), speaker(call.visitor.language).words
        ledger = game.ledger
        found = [
            ClauseInfo(id=c.id, section=words.section(ledger, c.section), title=title, text=text)
            for c in ledger.clauses
            for title, text in [words.clause(ledger, c)]
        ]
        section = speaker(call.visitor.language).label("house.rulings")
        for entry in ledger.entries:
            if isinstance(entry, Ruling):
                question, ruling, why = words.ruling(ledger, entry)
                found.append(
                    ClauseInfo(id=entry.id, section=section, title=question, text=f"{ruling} ({why})")
                )
        return tuple(found)

    async def cards(self, call: Call[None]) -> tuple[CardInfo, ...]:
        game, voice = self._game(call), speaker(call.visitor.language)
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
            for card in game.catalogue()
        )

    def _game(self, call: Call[object]) -> Game[State]:
        id = call.path("game")
        if id not in games():
            raise Declined(404, "house.no-game")
        return load(id)
