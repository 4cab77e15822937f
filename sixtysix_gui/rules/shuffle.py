"""From a deal code to the order of a pack, by a shuffle that no Python release can change.

Version 1, as docs/fair-deals.md gives it to anyone who wants to check a deal with other tools:
a stream of bytes is SHAKE-256 over ``sixtysix shuffle 1``, the canonical deal code, the player's
word in Unicode form NFC (empty if none), each UTF-8 and ended by a line feed. From the pack in
its unshuffled order (suits C S H D, ranks from the ace down), for i from the last place down to
the second, the card at place i changes with the one at place j, where j is the next byte of the
stream modulo i + 1; a byte not below the greatest multiple of i + 1 up to 256 is passed over.
"""

import hashlib
import re
import unicodedata
from collections.abc import Iterator

from sixtysix_gui.rules.cards import Card, pack_cards
from sixtysix_gui.rules.deal_code import read_deal_code

_DOMAIN = "sixtysix shuffle 1"
_FIRST_BYTES = 256
_BYTE_VALUES = 256

BLANKS = "\t\n\v\f\r\x1c\x1d\x1e\x1f \x85\xa0\u1680\u2028\u2029\u202f\u205f\u3000" + "".join(
    chr(code) for code in range(0x2000, 0x200B)
)
"""The characters that are blanks of a word, as docs/fair-deals.md lists them; no others are."""
_BLANKS = re.compile(f"[{re.escape(BLANKS)}]+")


def pack_order(code: str, pack_size: int, word: str = "") -> tuple[Card, ...]:
    """Shuffle a pack of 20 or 24 cards by a deal code and the player's word, if any.

    Raises:
        DealCodeError: if the code is none.
    """
    stream = _stream(_message(read_deal_code(code), word))
    cards = list(pack_cards(pack_size))
    for place in range(len(cards) - 1, 0, -1):
        other = _below(place + 1, stream)
        cards[place], cards[other] = cards[other], cards[place]
    return tuple(cards)


def _message(code: str, word: str) -> bytes:
    lines = (_DOMAIN, code, plain_word(word))
    return "".join(line + "\n" for line in lines).encode()


def plain_word(word: str) -> str:
    """Return the word as it is mixed in: NFC, no blanks at its ends, single ones within."""
    return _BLANKS.sub(" ", unicodedata.normalize("NFC", word)).strip(" ")


def _below(bound: int, stream: Iterator[int]) -> int:
    limit = _BYTE_VALUES - _BYTE_VALUES % bound
    return next(byte for byte in stream if byte < limit) % bound


def _stream(message: bytes) -> Iterator[int]:
    """Yield the bytes of SHAKE-256; a longer output begins with the shorter one."""
    digest = hashlib.shake_256(message)
    start, end = 0, _FIRST_BYTES
    while True:
        yield from digest.digest(end)[start:]
        start, end = end, end * 2
