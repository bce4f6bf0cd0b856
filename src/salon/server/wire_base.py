"""What everything on the wire is: sent by a client, or told to one."""

from __future__ import annotations

import msgspec


class Sent(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something a client sends."""


class Told(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something a client is told."""
