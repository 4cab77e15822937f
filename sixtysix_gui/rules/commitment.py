"""Proof of an honest deal: a promise shown before it, kept secret until after it.

The promise is SHA-256 over ``sixtysix commitment 1``, the rule set, the deal code and a nonce of
128 bits as 32 hexadecimal digits, each ended by a line feed (docs/fair-deals.md).
"""

import hashlib
import hmac
import re
from collections.abc import Mapping

from sixtysix_gui.rules.deal_code import read_deal_code
from sixtysix_gui.rules.errors import RulesError, quoted, spelled
from sixtysix_gui.rules.sets.dimensions import Value
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.sentences import Sentence

NONCE_BYTES = 16
_DOMAIN = "sixtysix commitment 1"
_NONCE = re.compile(r"[0-9a-f]{32}")
_PROMISE = re.compile(r"[0-9a-f]{64}")


class NonceError(RulesError):
    """A text that is not 32 hexadecimal digits."""

    def __init__(self, text: str) -> None:
        """Keep the text that was read."""
        super().__init__(
            Sentence(
                "RuleErrors",
                "“{text}” is not a nonce: it takes 32 hexadecimal digits.",
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
    lines = (_DOMAIN, rules_text(rules), read_deal_code(code), plain)
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

    >>> from sixtysix_gui.rules.sets.named import rule_set
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
