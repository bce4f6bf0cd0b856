"""Plots as inline SVG: lines of figures with their intervals, and how often each length came."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

import msgspec

_WIDE, _LABEL, _LINE = 720, 230, 24
_RIGHT = 120  # for the figures at the end of a line


class Bar(msgspec.Struct, frozen=True):
    """One line of a plot. `low` and `high` are its interval; `kind` says in which colour."""

    label: str
    value: float
    said: str
    low: float | None = None
    high: float | None = None
    kind: int = 0


def bars(
    lines: Sequence[Bar], about: str, *, mark: float | None = None, filled: bool = True, wordy: bool = False
) -> str:
    """Bars from nought, or points alone, each with its interval; `mark` is a line across all. Labels that are
    sentences (`wordy`) stand above their bars."""
    ends = [0.0] if filled else []
    ends += [end for bar in lines for end in (bar.value, bar.low, bar.high) if end is not None]
    ends += [mark] if mark is not None else []
    low, high = min(ends), max(ends)
    left, line = (0, 2 * _LINE) if wordy else (_LABEL, _LINE)
    scale = (_WIDE - left - _RIGHT) / ((high - low) or 1.0)

    def x(value: float) -> float:
        return left + (value - low) * scale

    tall = line * len(lines) + 8
    parts = []
    if mark is not None:
        parts.append(f'<line class="mark" x1="{x(mark):.1f}" x2="{x(mark):.1f}" y1="0" y2="{tall}"/>')
    for number, bar in enumerate(lines):
        middle = 4 + line * (number + 1) - _LINE / 2
        place = f'x="0" y="{middle - 14:.1f}"'
        if not wordy:
            place = f'x="{left - 8}" y="{middle + 4:.1f}" text-anchor="end"'
        parts.append(f"<text {place}>{escape(bar.label)}</text>")
        if filled:
            start, end = sorted((x(0.0), x(bar.value)))
            place = f'x="{start:.1f}" y="{middle - 7:.1f}" width="{end - start:.1f}"'
            parts.append(f'<rect class="k{bar.kind}" {place} height="14"/>')
        else:
            parts.append(f'<circle class="k{bar.kind}" cx="{x(bar.value):.1f}" cy="{middle:.1f}" r="5"/>')
        if bar.low is not None and bar.high is not None:
            place = f'x1="{x(bar.low):.1f}" x2="{x(bar.high):.1f}" y1="{middle:.1f}" y2="{middle:.1f}"'
            parts.append(f'<line class="reach" {place}/>')
        parts.append(
            f'<text class="said" x="{_WIDE - _RIGHT + 8}" y="{middle + 4:.1f}">{escape(bar.said)}</text>'
        )
    return _figure(parts, tall, about)


def histogram(values: Sequence[int], about: str, *, columns: int = 24) -> str:
    """How often values came, in columns of equal width."""
    low, high = min(values), max(values)
    width = max(1, -(-(high - low + 1) // columns))
    counts = [0] * (-(-(high - low + 1) // width))
    for value in values:
        counts[(value - low) // width] += 1
    tall, most = 140, max(counts)
    each = (_WIDE - 40) / len(counts)
    parts = []
    for number, count in enumerate(counts):
        height = 110 * count / most
        first = low + number * width
        span = f"{first}" if width == 1 else f"{first}–{first + width - 1}"
        parts.append(
            f'<rect class="k0" x="{20 + number * each:.1f}" y="{118 - height:.1f}" width="{each - 1:.1f}" '
            f'height="{height:.1f}"><title>{span}: {count}</title></rect>'
        )
    parts.append(f'<text x="20" y="134">{low}</text>')
    parts.append(f'<text x="{_WIDE - 20}" y="134" text-anchor="end">{high}</text>')
    return _figure(parts, tall, about)


def _figure(parts: Sequence[str], tall: float, about: str) -> str:
    inside = "".join(parts)
    return f'<svg viewBox="0 0 {_WIDE} {tall:.0f}" role="img" aria-label="{escape(about)}">{inside}</svg>'
