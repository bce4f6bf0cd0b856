"""What a table may settle before it plays: the readings of disputed rules, and variants."""

from __future__ import annotations

import msgspec


class Rules(msgspec.Struct, frozen=True, gc=False):
    """The rules of one table, by option. The defaults are the house's rulings; the ledger's `config` names
    the option at each ruling that one may settle otherwise."""

    marquis: bool = False  # with two players it is on unless switched off
    zero_ties: bool = False
    sudden_end: bool = False
    king_himself: bool = True
    duchess_own: bool = True
    fifth_card: bool = False
