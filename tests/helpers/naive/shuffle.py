"""The shuffle and the promise of a deal a second time, as somebody would check them by hand."""

import hashlib
import unicodedata


def naive_order(code: str, ranks: str, word: str = "") -> list[str]:
    """The pack order of a canonical deal code; `ranks` is "AKQJT" in the order of the pack.

    The stream is SHAKE-256 of three lines; a byte that would favour some places is passed over.
    """
    lines = ["sixtysix shuffle 1", code, unicodedata.normalize("NFC", word)]
    stream = list(hashlib.shake_256("".join(f"{line}\n" for line in lines).encode()).digest(1000))
    cards = [rank + suit for suit in "CSHD" for rank in ranks]
    for last in reversed(range(1, len(cards))):
        places = last + 1
        byte = stream.pop(0)
        while byte >= 256 // places * places:
            byte = stream.pop(0)
        chosen = byte % places
        cards[last], cards[chosen] = cards[chosen], cards[last]
    return cards


def naive_promise(rules: str, code: str, nonce: str) -> str:
    """SHA-256 of four lines, as hexadecimal digits."""
    text = f"sixtysix commitment 1\n{rules}\n{code}\n{nonce}\n"
    return hashlib.sha256(text.encode()).hexdigest()
