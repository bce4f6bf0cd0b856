"""The vocabulary of cards: each step is one sentence of a card, in the TOML files.

The steps of one effect share the `actor` who carries it out, a number `saved` by an earlier sentence,
and the space or region `chosen` by one. A word such as "own" is seen from the actor.
"""

from salon.games.turmoil.effects.choosing import Effect

__all__ = ["Effect"]
