"""Small irregularities that are the same every time: nobody lays cards down exactly."""

from __future__ import annotations

from hashlib import sha256


def jitter(*seed: object) -> float:
    """Gives a number from −1 to 1 that depends on nothing but the seed.

    >>> jitter("deal", 3) == jitter("deal", 3)
    True
    """
    digest = sha256("/".join(map(str, seed)).encode()).digest()
    return int.from_bytes(digest[:4], "big") / 0xFFFF_FFFF * 2 - 1
