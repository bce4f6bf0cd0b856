"""When somebody may be told: quiet hours, and the hour of the e-mail of the day, by their own clock."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from salon.server.wire_notices import NoticeWishes


def zone_of(name: str) -> tzinfo | None:
    """The zone of that name; None if there is none."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def quiet_until(wishes: NoticeWishes, now: float) -> float | None:
    """When the quiet hours end in which it is now; None if it is not in any.

    >>> from salon.server.wire_notices import QuietHours
    >>> night = NoticeWishes(quiet=QuietHours(22 * 60, 7 * 60), zone="UTC")
    >>> [quiet_until(night, hour * 3600) for hour in (6, 7, 21, 23)]
    [25200.0, None, None, 111600.0]
    """
    quiet = wishes.quiet
    if quiet is None or quiet.start == quiet.end:
        return None
    local = _local(wishes, now)
    minute = local.hour * 60 + local.minute
    over_night = quiet.start > quiet.end
    inside = (
        (minute >= quiet.start or minute < quiet.end) if over_night else (quiet.start <= minute < quiet.end)
    )
    return _next(local, quiet.end) if inside else None


def next_digest(wishes: NoticeWishes, now: float) -> float | None:
    """When the next e-mail of the day is due.

    >>> next_digest(NoticeWishes(digest=8, zone="UTC"), 9 * 3600) == (24 + 8) * 3600
    True
    """
    return None if wishes.digest is None else _next(_local(wishes, now), 60 * wishes.digest)


def _local(wishes: NoticeWishes, now: float) -> datetime:
    return datetime.fromtimestamp(now, zone_of(wishes.zone) or UTC)


def _next(local: datetime, minute: int) -> float:
    """The next moment at which it is so late by that clock."""
    at = time(minute // 60, minute % 60, tzinfo=local.tzinfo)
    found = datetime.combine(local.date(), at)
    if found <= local:
        found = datetime.combine(local.date() + timedelta(days=1), at)
    return found.timestamp()
