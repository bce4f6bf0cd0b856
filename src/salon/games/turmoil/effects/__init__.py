"""The vocabulary of cards: each step is one sentence of a card, in the TOML files.

The steps of one effect share the `actor` who carries it out, a number `saved` by an earlier sentence,
and the space or region `chosen` by one. A word such as "own" is seen from the actor.
"""

from __future__ import annotations

from typing import TypeAlias

from salon.games.turmoil.effects import choosing
from salon.games.turmoil.effects.checks import Operate, SupportCheck
from salon.games.turmoil.effects.choosing import Choose, Contest, If, Repeat, RollDie
from salon.games.turmoil.effects.hands import (
    DiscardCard,
    DiscardRandom,
    Draw,
    Exchange,
    LegacyOf1848,
    PlayDiscarded,
    TakeCard,
)
from salon.games.turmoil.effects.removing import (
    Convert,
    ConvertAll,
    Relocate,
    Remove,
    RemoveAll,
    RemoveAny,
    RemoveEach,
)
from salon.games.turmoil.effects.rules import (
    AbortScoring,
    Cancel,
    Change,
    ExhaustStability,
    ExtraRound,
    Forbid,
    RefreshStability,
    Track,
)
from salon.games.turmoil.effects.support import (
    BlackHand,
    ChooseRegion,
    ChooseSpace,
    Fill,
    Place,
    PlaceEach,
    PlacePerRegion,
)
from salon.games.turmoil.effects.tracks import (
    Crisis,
    ForceNaval,
    FreeAttempt,
    Navy,
    NavyTo,
    RetreatForOps,
    Tension,
    Vp,
)
from salon.games.turmoil.laws import (
    BuyTension,
    CallToWar,
    DearTurn,
    DearUnlessMarker,
    ExtraAttempt,
    ExtraStability,
    FailUnlessPlus,
    NavalModifier,
    NoOperations,
    NoSurcharge,
    OpsBonusIn,
    OpsModifier,
    SkipCrisis,
    TensionCeiling,
    WarModifier,
)
from salon.games.turmoil.mobilization import AdjustVp, ExtraPlan, Freeze, Join, Nullify

Effect: TypeAlias = (
    AbortScoring
    | AdjustVp
    | BlackHand
    | BuyTension
    | CallToWar
    | Cancel
    | Change
    | Choose
    | ChooseRegion
    | ChooseSpace
    | Contest
    | Convert
    | ConvertAll
    | Crisis
    | DearTurn
    | DearUnlessMarker
    | DiscardCard
    | DiscardRandom
    | Draw
    | Exchange
    | ExhaustStability
    | ExtraAttempt
    | ExtraPlan
    | ExtraRound
    | ExtraStability
    | FailUnlessPlus
    | Fill
    | Forbid
    | ForceNaval
    | FreeAttempt
    | Freeze
    | If
    | Join
    | LegacyOf1848
    | NavalModifier
    | Navy
    | NavyTo
    | NoOperations
    | NoSurcharge
    | Nullify
    | Operate
    | OpsBonusIn
    | OpsModifier
    | Place
    | PlaceEach
    | PlacePerRegion
    | PlayDiscarded
    | RefreshStability
    | Relocate
    | Remove
    | RemoveAll
    | RemoveAny
    | RemoveEach
    | Repeat
    | RetreatForOps
    | RollDie
    | SkipCrisis
    | SupportCheck
    | TakeCard
    | Tension
    | TensionCeiling
    | Track
    | Vp
    | WarModifier
)

# `Choose`, `If` and their like hold effects, which are defined after them.
choosing.Effect = Effect  # type: ignore[attr-defined]
