"""Fair deals: deal codes, the shuffle that follows from them, and promises (docs/fair-deals.md).

A deal code is a short text from which a pack order follows, made to be copied by hand.

Shuffle, version 1, that no Python release can change: a stream of bytes is SHAKE-256 over
``sixtysix shuffle 1``, the canonical deal code, the player's word in Unicode form NFC (empty if
none), each UTF-8 and ended by a line feed. From the pack in its unshuffled order (suits C S H D,
ranks from the ace down), for i from the last place down to the second, the card at place i changes
with the one at place j, where j is the next byte of the stream modulo i + 1; a byte not below the
greatest multiple of i + 1 up to 256 is passed over.

A promise, shown before a deal and kept secret until after it, is SHA-256 over ``sixtysix
commitment 1``, the rule set, the deal code and a nonce of 128 bits as 32 hexadecimal digits, each
ended by a line feed.
"""

import hashlib
import hmac
import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping

from sixtysix_gui.rules.cards import Card, pack_cards
from sixtysix_gui.rules.errors import RulesError, quoted, spelled
from sixtysix_gui.rules.sets.dimensions import Value
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.sentences import Sentence

ALPHABET = "ABCDEFGHJKLMNPRSTWXY"
"""Twenty letters that are hard to misread: no I O Q U V Z, which look like 1 0 0 V U 2."""
LENGTH = 20
"""Letters in a code: 20 of 20 letters are 86 bits."""
GROUP = 5
_ENTROPY_CHUNK = 32


class DealCodeError(RulesError):
    """A text that is not a deal code."""

    def __init__(self, text: str) -> None:
        """Keep the text that was read."""
        super().__init__(
            Sentence(
                "RuleErrors",
                "“{text}” is not a deal code. A deal code has {length} letters in groups of "
                "{group}, all from {letters}.",
                text=quoted(text.strip()),
                length=LENGTH,
                group=GROUP,
                letters=ALPHABET,
            )
        )
        self.text = text


def read_deal_code(text: str) -> str:
    """Return the code in its canonical form; case, blanks and hyphens do not matter.

    >>> read_deal_code("abcde fghjk lmnpr stwxy")
    'ABCDE-FGHJK-LMNPR-STWXY'

    Raises:
        DealCodeError: if it is none.
    """
    letters = "".join(text.split()).replace("-", "").upper()
    if len(letters) != LENGTH or any(letter not in ALPHABET for letter in letters):
        raise DealCodeError(text)
    return "-".join(letters[place : place + GROUP] for place in range(0, LENGTH, GROUP))


def deal_code_in(text: str | None) -> str | None:
    """Return the code of a text in its canonical form; None if there is none."""
    try:
        return None if text is None else read_deal_code(text)
    except DealCodeError:
        return None


def fresh_deal_code(random_bytes: Callable[[int], bytes]) -> str:
    """Make a code from a source of random bytes, such as ``secrets.token_bytes``."""
    letters = _letters(random_bytes)
    return read_deal_code("".join(next(letters) for _ in range(LENGTH)))


def derived_deal_code(text: str) -> str:
    """Return the code that follows from a text, the same for everybody and for ever.

    Its letters are those of SHAKE-256 over the text, as ``fresh_deal_code`` makes them of chance.
    """
    stream = _stream(text.encode())
    return fresh_deal_code(lambda count: bytes(next(stream) for _ in range(count)))


def _letters(random_bytes: Callable[[int], bytes]) -> Iterator[str]:
    limit = 256 - 256 % len(ALPHABET)
    while True:
        for byte in random_bytes(_ENTROPY_CHUNK):
            if byte < limit:
                yield ALPHABET[byte % len(ALPHABET)]


_SHUFFLE = "sixtysix shuffle 1"
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
    lines = (_SHUFFLE, code, plain_word(word))
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


NONCE_BYTES = 16
_COMMITMENT = "sixtysix commitment 1"
_NONCE = re.compile(r"[0-9a-f]{32}")
_PROMISE = re.compile(r"[0-9a-f]{64}")


class NonceError(RulesError):
    """A text that is not 32 hexadecimal digits."""

    def __init__(self, text: str) -> None:
        """Keep the text that was read."""
        super().__init__(
            Sentence(
                "RuleErrors",
                "“{text}” is not a nonce: a nonce has 32 hexadecimal digits.",
                text=quoted(text),
            )
        )
        self.text = text


def commitment(rules: Rules, code: str, nonce: str) -> str:
    """Return the promise for a deal as 64 hexadecimal digits.

    Raises:
        DealCodeError: if the code is none.
        NonceError: if the nonce is none.
    """
    plain = nonce.strip().lower()
    if not _NONCE.fullmatch(plain):
        raise NonceError(nonce)
    lines = (_COMMITMENT, rules_text(rules), read_deal_code(code), plain)
    return hashlib.sha256("".join(line + "\n" for line in lines).encode()).hexdigest()


def keeps_promise(promise: str, rules: Rules, code: str, nonce: str) -> bool:
    """Return whether code and nonce, once revealed, match the promise shown before the deal.

    Raises:
        DealCodeError: if the code is none.
        NonceError: if the nonce is none.
    """
    shown = promise.strip().lower().encode()
    return hmac.compare_digest(shown, commitment(rules, code, nonce).encode())


def is_promise(text: str) -> bool:
    """Return whether a text looks like a promise: 64 hexadecimal digits in small letters."""
    return _PROMISE.fullmatch(text) is not None


def is_nonce(text: str) -> bool:
    """Return whether a text looks like a nonce: 32 hexadecimal digits in small letters."""
    return _NONCE.fullmatch(text) is not None


def rules_text(rules: Rules) -> str:
    """Return a rule set in one line: its name, then its overrides as in the ``Rules`` tag.

    >>> from sixtysix_gui.rules.sets.rules import rule_set
    >>> rules_text(rule_set("schnapsen").with_overrides({"score.close_won": "final"}))
    'schnapsen score.close_won=final'
    """
    return f"{rules.name} {spell_all(rules.overrides())}".strip()


def spell_all(overrides: Mapping[str, Value]) -> str:
    """Return overrides as records do: ``key=value``, separated by semicolons."""
    return "; ".join(f"{key}={spell(value)}" for key, value in overrides.items())


def spell(value: Value) -> str:
    """Write a value as records do: a JSON literal, words without quotes (rules.md 6.3)."""
    return spelled(value, ",")
