"""The cards that a table is played with, for all who may look at it: those of a pack."""

from __future__ import annotations

from salon.server.api import Call, Declined, Endpoint
from salon.server.decks import Deck
from salon.server.errands import Errands
from salon.server.handlers import Handlers
from salon.server.library import cards_of, words_of
from salon.server.rulebook import deck_of
from salon.server.wire_house import CardInfo, WordsInfo
from salon.server.wire_library import DeckInfo


class TableCards:
    """What the page of a table reads in place of what it reads of the game."""

    def __init__(self, handlers: Handlers, errands: Errands) -> None:
        self._store, self._decks, self._errands = handlers.store, handlers.house.decks, errands

    def endpoints(self) -> list[Endpoint]:
        get, table, lang = "GET", "/api/tables/{id}", ("lang",)
        cards = tuple[CardInfo, ...]
        return [
            Endpoint(
                get, table + "/cards", None, cards, "Its cards", self.table_cards, "tables", lang, kept=True
            ),
            Endpoint(
                get,
                table + "/words",
                None,
                WordsInfo,
                "Names at it",
                self.table_words,
                "tables",
                lang,
                kept=True,
            ),
            Endpoint(
                get,
                table + "/deck",
                None,
                DeckInfo,
                "Cards and sources",
                self.table_deck,
                "tables",
                lang,
                kept=True,
            ),
        ]

    async def _deck(self, call: Call[None]) -> Deck:
        stored = await self._store.table(call.path("id")[:12])
        if stored is None or stored.deck is None:
            raise Declined(404, "house.no-table")
        if self._decks.is_busy(stored.deck.id):
            raise Declined(429, "house.too-often")
        return await self._decks.deck(stored.deck.id)

    async def table_cards(self, call: Call[None]) -> tuple[CardInfo, ...]:
        deck = await self._deck(call)
        language = call.visitor.language
        return await self._errands.run(
            lambda: cards_of(deck.game, deck.voice(language), deck.game.cards_of(deck.body))
        )

    async def table_words(self, call: Call[None]) -> WordsInfo:
        deck = await self._deck(call)
        language = call.visitor.language
        return await self._errands.run(lambda: words_of(deck.game, deck.voice(language)))

    async def table_deck(self, call: Call[None]) -> DeckInfo:
        deck = await self._deck(call)
        language = call.visitor.language
        return await self._errands.run(
            lambda: deck_of(deck.game, deck.voice(language), deck.game.cards_of(deck.body))
        )
