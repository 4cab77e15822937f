"""Deal codes: short texts from which a pack order follows, made to be copied by hand."""

from collections.abc import Callable, Iterator

from sixtysix_gui.rules.errors import RulesError, quoted
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
                "“{text}” is no deal code. It has {length} letters in groups of {group}, all out "
                "of {letters}.",
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


def _letters(random_bytes: Callable[[int], bytes]) -> Iterator[str]:
    limit = 256 - 256 % len(ALPHABET)
    while True:
        for byte in random_bytes(_ENTROPY_CHUNK):
            if byte < limit:
                yield ALPHABET[byte % len(ALPHABET)]
