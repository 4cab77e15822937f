"""sixtysix-cli deal: the pack and the deal that follow from a deal code, and their proof."""

import argparse
import secrets
from collections.abc import Iterable, Iterator

from sixtysix_gui.cli_commands.options import (
    Commands,
    UsageError,
    add_german,
    add_rule_options,
    chosen_rules,
)
from sixtysix_gui.cli_commands.streams import in_columns
from sixtysix_gui.rules.cards import FRENCH, GERMAN, Card, Letters
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.dealing import dealt, order_of_deal
from sixtysix_gui.rules.errors import RulesError
from sixtysix_gui.rules.fair_deals import (
    fresh_deal_code,
    keeps_promise,
    pack_order,
    plain_word,
    read_deal_code,
    rules_text,
)
from sixtysix_gui.rules.seats import Seat, opposite
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.sentences import Sentence
from sixtysix_gui.speech import texts

_ = texts("DealCommand")


def deal_lines(rules: Rules, code: str, word: str, dealer: Seat, letters: Letters) -> Iterable[str]:
    """Return rule set, code, word, pack (as in a record), and what is dealt of it to whom.

    Raises:
        DealCodeError: if the code is none.
    """
    return in_columns(list(_rows(rules, code, word, dealer, letters)), _WORD)


_WORD = 10
"""Characters of a word before the column of cards at least: those of “Trump card”."""


def _rows(
    rules: Rules, code: str, word: str, dealer: Seat, letters: Letters
) -> Iterator[tuple[str, str]]:
    pack = pack_order(code, len(rules.pack), word)
    yield _("Rules"), rules_text(rules)
    yield _("Code"), code
    if plain_word(word):
        yield _("Word"), plain_word(word)
    yield _("Dealer"), dealer.name
    yield _("Pack"), _cards(pack, letters)
    if not rules.close:
        yield from _trick_rows(rules, pack, dealer, letters)
        return
    state = Deal.start(rules, pack, dealer)
    for seat in (opposite(dealer), dealer):
        yield _hand(seat), _cards(state.hands[seat], letters)
    yield _("Trump card"), letters.card(state.undealt[-1])
    yield _("Talon"), _cards(state.undealt[:-1], letters)


def _trick_rows(
    rules: Rules, pack: tuple[Card, ...], dealer: Seat, letters: Letters
) -> Iterator[tuple[str, str]]:
    """Yield the hands as they are when everything is dealt, forehand's first, and the rest."""
    start = Deal.start(rules, pack, dealer)
    hands = {seat: start.hands[seat] for seat in rules.from_seat(rules.after(dealer))}
    rest = start.undealt
    if rules.names_trump:
        faced = _("{card}, if the first player turns up a card")
        yield _("Turned up"), faced.format(card=letters.card(rest[0]))
        for seat, cards in dealt(rest, rules.deal_batches[1:], order_of_deal(rules, dealer)):
            hands[seat] += cards
        rest = ()
    for seat, cards in hands.items():
        yield _hand(seat), _cards(cards, letters)
    if start.faced is not None:
        yield _("Cut"), letters.card(start.faced)
    if start.turn_up is not None:
        yield _("Trump card"), letters.card(start.turn_up)
        rest = rest[:-1]
    if rest:
        yield _rest(rules), _cards(rest, letters)


def _hand(seat: Seat) -> str:
    return _("Hand {seat}").format(seat=seat.name)


def _rest(rules: Rules) -> str:
    if rules.has_widow:
        return _("Widow")
    return _("Talon")


def _cards(cards: Iterable[Card], letters: Letters) -> str:
    return " ".join(letters.card(card) for card in cards)


_PROMISE_DIGITS = 64


def add_parser(commands: Commands) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "deal",
        help=_("show or verify the deal for a deal code"),
        description=_(
            "Prints the pack, the hands and everything else that is dealt from a deal code. With "
            "--verify, first checks a promise that was shown before the deal; the exit status is 0 "
            "if it was kept, otherwise 1."
        ),
        allow_abbrev=False,
    )
    _add_code_options(parser)
    add_rule_options(parser)
    _add_word_options(parser)
    text = _("default: A")
    parser.add_argument("--dealer", choices=("A", "B", "C", "D"), default="A", help=text)
    add_german(parser)
    _add_proof_options(parser)
    parser.set_defaults(run=run)


def _add_code_options(parser: argparse.ArgumentParser) -> None:
    code = _("CODE")
    text = _("deal code of 20 letters")
    parser.add_argument("code", metavar=code, nargs="?", help=text)
    text = _("print a new deal code instead")
    parser.add_argument("--new", action="store_true", help=text)


def _add_word_options(parser: argparse.ArgumentParser) -> None:
    words = parser.add_mutually_exclusive_group()
    words.add_argument(
        "--word",
        metavar="W",
        default="",
        help=_("the word that was mixed in"),
    )
    words.add_argument(
        "--word-hex",
        metavar="H",
        help=_("the word as the hexadecimal digits of its UTF-8 bytes"),
    )


def _add_proof_options(parser: argparse.ArgumentParser) -> None:
    promise = _("PROMISE")
    text = _("the promise shown before the deal")
    parser.add_argument("--verify", metavar=promise, help=text)
    text = _("the nonce revealed after the deal")
    parser.add_argument("--nonce", metavar="N", help=text)


def run(options: argparse.Namespace) -> int:
    """Print a fresh code, or a deal; 1 if a promise was broken."""
    if options.new:
        if options.code is not None:
            raise UsageError(
                Sentence("DealCommand", "a new code and a given code cannot be combined.")
            )
        print(fresh_deal_code(secrets.token_bytes))
        return 0
    if options.code is None:
        raise UsageError(Sentence("DealCommand", "a deal code is required; --new creates one."))
    try:
        return _show(options)
    except RulesError as error:
        raise UsageError(*error.args) from error


def _show(options: argparse.Namespace) -> int:
    rules = chosen_rules(options)
    names = [seat.name for seat in rules.seats]
    if options.dealer not in names:
        raise UsageError(
            Sentence(
                "DealCommand",
                "--dealer: the seats in {rules} are {seats}.",
                rules=rules.name,
                seats=", ".join(names),
            )
        )
    code = read_deal_code(options.code)
    word = _word(options.word) if options.word_hex is None else _word_of_digits(options.word_hex)
    if options.verify is not None or options.nonce is not None:
        promise, nonce = _proof(options)
        if not keeps_promise(promise, rules, code, nonce):
            print(_("The promise was broken: it was not made for this rule set, code and nonce."))
            return 1
        print(_("The promise was kept: it was made for this rule set, code and nonce."))
        print()
    letters = GERMAN if options.german else FRENCH
    for line in deal_lines(rules, code, word, Seat[options.dealer], letters):
        print(line)
    return 0


def _proof(options: argparse.Namespace) -> tuple[str, str]:
    if options.verify is None or options.nonce is None:
        raise UsageError(Sentence("DealCommand", "--verify and --nonce must be used together."))
    promise = options.verify.strip().lower()
    if len(promise) != _PROMISE_DIGITS or not set(promise) <= set("0123456789abcdef"):
        raise UsageError(
            Sentence(
                "DealCommand", "a promise has {count} hexadecimal digits.", count=_PROMISE_DIGITS
            )
        )
    return promise, options.nonce


def _word(given: str | list[str]) -> str:
    # argparse of older Pythons takes the “--” of “--word=--” for its own and leaves a list
    text = given if isinstance(given, str) else "--"
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise UsageError(
            Sentence("DealCommand", "the word is not valid text in this system’s encoding.")
        ) from error
    return text


def _word_of_digits(digits: str) -> str:
    try:
        return bytes.fromhex(digits).decode()
    except ValueError as error:
        raise UsageError(
            Sentence("DealCommand", "--word-hex takes the hexadecimal digits of a UTF-8 text.")
        ) from error
