"""Reads a QR code as a camera would: what draws one is checked by another, with the standard's own tables."""

from __future__ import annotations

from collections.abc import Iterator

Code = list[list[bool]]
# By version: codewords for correction in each block at level M, and how many blocks.
BLOCKS = [(10, 1), (16, 1), (26, 1), (18, 2), (24, 2), (16, 4), (18, 4), (22, 4), (22, 5), (26, 5)]
FORMATS = {  # level M, by mask, as the standard prints them
    "101010000010010": 0, "101000100100101": 1, "101111001111100": 2, "101101101001011": 3,
    "100010111111001": 4, "100000011001110": 5, "100111110010111": 6, "100101010100000": 7,
}  # fmt: skip


def read(code: Code) -> str:
    """The words of a code; what is not as it should be raises."""
    size = len(code)
    version = (size - 17) // 4
    assert all(len(row) == size for row in code)
    assert size == version * 4 + 17
    mask = _mask(code)
    bits = [code[y][x] != _masked(mask, x, y) for x, y in _way(size, version)]
    stream = [int("".join("01"[bit] for bit in bits[at : at + 8]), 2) for at in range(0, len(bits) - 7, 8)]
    data = _unwoven(stream, version)
    said = "".join(f"{byte:08b}" for byte in data)
    assert said[:4] == "0100", "not bytes"
    count = 8 if version < 10 else 16
    length = int(said[4 : 4 + count], 2)
    start = 4 + count
    return bytes(int(said[start + 8 * n : start + 8 * n + 8], 2) for n in range(length)).decode()


def _mask(code: Code) -> int:
    size = len(code)
    places = [(8, n) for n in range(6)] + [(8, 7), (8, 8), (7, 8)] + [(14 - n, 8) for n in range(9, 15)]
    again = [(size - 1 - n, 8) for n in range(8)] + [(8, size - 15 + n) for n in range(8, 15)]
    first, second = ("".join("01"[code[y][x]] for x, y in reversed(found)) for found in (places, again))
    assert first == second
    return FORMATS[first]


def _masked(mask: int, x: int, y: int) -> bool:
    rules = (
        (x + y) % 2, y % 2, x % 3, (x + y) % 3, (x // 3 + y // 2) % 2,
        x * y % 2 + x * y % 3, (x * y % 2 + x * y % 3) % 2, ((x + y) % 2 + x * y % 3) % 2,
    )  # fmt: skip
    return rules[mask] == 0


def _way(size: int, version: int) -> Iterator[tuple[int, int]]:
    """Where the bits lie, upwards and downwards, two columns at a time, past all that is fixed."""
    last = size - 7
    step = 0 if version < 7 else (last - 6) // 2
    centres = [] if version == 1 else [6, last] if version < 7 else [6, 6 + step, last]

    def is_fixed(x: int, y: int) -> bool:
        corner = (x < 9 and y < 9) or (x >= size - 8 and y < 9) or (x < 9 and y >= size - 8)
        told = version >= 7 and ((x >= size - 11 and y < 6) or (y >= size - 11 and x < 6))
        near = any(
            abs(x - cx) <= 2 and abs(y - cy) <= 2
            for cx in centres
            for cy in centres
            if (cx, cy) not in {(6, 6), (6, last), (last, 6)}
        )
        return corner or told or near or x == 6 or y == 6

    up = True
    for right in [*range(size - 1, 6, -2), 5, 3, 1]:
        for y in range(size - 1, -1, -1) if up else range(size):
            for x in (right, right - 1):
                if not is_fixed(x, y):
                    yield x, y
        up = not up


def _unwoven(stream: list[int], version: int) -> list[int]:
    """The blocks one after the other, each found to be whole."""
    each, count = BLOCKS[version - 1]
    total = len(stream)
    short, longer = divmod(total - each * count, count)
    sizes = [short + (n >= count - longer) for n in range(count)]
    blocks: list[list[int]] = [[] for _ in sizes]
    at = iter(stream)
    for n in range(short + 1):
        for block, size in zip(blocks, sizes, strict=True):
            if n < size:
                block.append(next(at))
    fixes: list[list[int]] = [[] for _ in sizes]
    for _ in range(each):
        for fix in fixes:
            fix.append(next(at))
    for block, fix in zip(blocks, fixes, strict=True):
        assert not any(_value([*block, *fix], n) for n in range(each)), "a block is damaged"
    return [byte for block in blocks for byte in block]


def _value(word: list[int], power: int) -> int:
    """Of the polynomial at a power of two in the field of 256 elements: zero if nothing is damaged."""
    point, value = 1, 0
    for _ in range(power):
        point = _times(point, 2)
    for byte in word:
        value = _times(value, point) ^ byte
    return value


def _times(a: int, b: int) -> int:
    found = 0
    while b:
        found ^= a if b & 1 else 0
        a = (a << 1) ^ (0x11D if a & 128 else 0)
        b >>= 1
    return found
