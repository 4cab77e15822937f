"""A deal that is fixed and promised before the person may add a word of their own."""

import secrets
from dataclasses import dataclass
from enum import Enum, auto

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.errors import RulesError
from sixtysix_gui.rules.fair_deals import (
    NONCE_BYTES,
    commitment,
    fresh_deal_code,
    keeps_promise,
    pack_order,
    plain_word,
    read_deal_code,
)
from sixtysix_gui.rules.sets.rules import Rules


@dataclass(frozen=True)
class Promise:
    """The commitment to the next deal, shown before it is dealt (docs/fair-deals.md)."""

    text: str


@dataclass(frozen=True)
class DealProof:
    """Everything by which anyone can check that a deal was fixed before the person's word.

    ``pack`` is what was dealt, in the order of dealing; ``is_typed`` says that someone has chosen
    the code, and with it perhaps the cards.
    """

    rules: Rules
    code: str
    word: str
    nonce: str
    promise: str
    pack: tuple[Card, ...]
    is_typed: bool = False


@dataclass(frozen=True)
class PreparedDeal:
    """A code and a nonce, secret until the deal is over, and the promise shown before it.

    ``is_typed`` says that someone has chosen the code.
    """

    rules: Rules
    code: str
    nonce: str
    promise: str
    is_typed: bool = False

    def pack(self, word: str) -> tuple[Card, ...]:
        """Return the pack in the order in which it is dealt, with the person's word mixed in."""
        return pack_order(self.code, len(self.rules.pack), word)

    def proof(self, word: str) -> DealProof:
        """Return what is revealed after the deal."""
        pack = self.pack(word)
        plain = plain_word(word)
        return DealProof(
            self.rules, self.code, plain, self.nonce, self.promise, pack, self.is_typed
        )


class ProofVerdict(Enum):
    """What comes of checking a proof."""

    KEPT = auto()
    OTHER_PROMISE = auto()
    OTHER_CARDS = auto()
    UNREADABLE = auto()


def checked(proof: DealProof) -> ProofVerdict:
    """Make promise and pack once more from what was revealed, and compare (docs/fair-deals.md)."""
    try:
        kept = keeps_promise(proof.promise, proof.rules, proof.code, proof.nonce)
        pack = pack_order(proof.code, len(proof.rules.pack), proof.word)
    except RulesError:
        return ProofVerdict.UNREADABLE
    if not kept:
        return ProofVerdict.OTHER_PROMISE
    return ProofVerdict.KEPT if pack == proof.pack else ProofVerdict.OTHER_CARDS


def prepare_deal(rules: Rules, code: str | None = None) -> PreparedDeal:
    """Fix the next deal: by a given code, or by a fresh one of 86 bits.

    Raises:
        DealCodeError: if the given code is none.
    """
    known = fresh_deal_code(secrets.token_bytes) if code is None else read_deal_code(code)
    nonce = secrets.token_hex(NONCE_BYTES)
    promise = commitment(rules, known, nonce)
    return PreparedDeal(rules, known, nonce, promise, is_typed=code is not None)
