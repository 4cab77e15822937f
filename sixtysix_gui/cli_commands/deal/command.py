"""sixtysix-cli deal: the pack and the deal that follow from a deal code, and their proof."""

import argparse
import secrets
from collections.abc import Iterable, Iterator

from sixtysix_gui.cli_commands.common.options import (
    Commands,
    UsageError,
    add_rule_options,
    chosen_rules,
)
from sixtysix_gui.records.letters import FRENCH, GERMAN, Letters
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.commitment import keeps_promise, rules_text
from sixtysix_gui.rules.deal_code import fresh_deal_code, read_deal_code
from sixtysix_gui.rules.errors import RulesError
from sixtysix_gui.rules.seats import Seat, seats_of
from sixtysix_gui.rules.shuffle import pack_order, plain_word
from sixtysix_gui.rules.trick_game.deal import TrickDeal
from sixtysix_gui.rules.trick_game.dealing import dealt, order_of_deal
from sixtysix_gui.rules.trick_game.rule_set.trick_rules import TrickRules
from sixtysix_gui.rules.two_handed.deal import DealState
from sixtysix_gui.rules.two_handed.seats import opposite
from sixtysix_gui.rules.two_handed.variants import RuleSet


def deal_lines(
    rules: RuleSet | TrickRules, code: str, word: str, dealer: Seat, letters: Letters
) -> Iterator[str]:
    """Give rule set, code, word, pack (as in a record), and what is dealt of it to whom.

    Raises:
        DealCodeError: if the code is none.
    """
    pack = pack_order(code, len(rules.pack), word)
    yield f"Rules    {rules_text(rules)}"
    yield f"Code     {code}"
    if plain_word(word):
        yield f"Word     {plain_word(word)}"
    yield f"Dealer   {dealer.name}"
    yield f"Pack     {_cards(pack, letters)}"
    if isinstance(rules, TrickRules):
        yield from _trick_lines(rules, pack, dealer, letters)
        return
    state = DealState.start(rules, pack, dealer)
    for seat in (opposite(dealer), dealer):
        yield f"Hand {seat.name}   {_cards(state.hands[seat], letters)}"
    yield f"Turn-up  {letters.card(state.talon[-1])}"
    yield f"Talon    {_cards(state.talon[:-1], letters)}"


def _trick_lines(
    rules: TrickRules, pack: tuple[Card, ...], dealer: Seat, letters: Letters
) -> Iterator[str]:
    """Give the hands as they are when everything is dealt, forehand's first, and the rest."""
    start = TrickDeal.start(rules, pack, dealer)
    hands = {seat: start.hands[seat] for seat in rules.from_seat(rules.after(dealer))}
    rest = start.undealt
    if rules.names_trump:
        yield f"Faced    {letters.card(rest[0])} if forehand turns"
        for seat, cards in dealt(rest, rules.batches[1:], order_of_deal(rules, dealer)):
            hands[seat] += cards
        rest = ()
    for seat, cards in hands.items():
        yield f"Hand {seat.name}   {_cards(cards, letters)}"
    if start.faced is not None:
        yield f"Cut      {letters.card(start.faced)}"
    if start.turn_up is not None:
        yield f"Turn-up  {letters.card(start.turn_up)}"
        rest = rest[:-1]
    if rest:
        yield f"{'Widow' if rules.has_widow else 'Talon'}    {_cards(rest, letters)}"


def _cards(cards: Iterable[Card], letters: Letters) -> str:
    return " ".join(letters.card(card) for card in cards)


_PROMISE_DIGITS = 64


def add_parser(commands: Commands) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "deal",
        help="show or verify the deal of a deal code",
        description="Prints the pack, the hands and what else is dealt that follow from a "
        "deal code. With --verify it first checks a promise that was shown before the deal; "
        "the exit status is 0 if it was kept, else 1.",
        allow_abbrev=False,
    )
    parser.add_argument("code", metavar="CODE", nargs="?", help="deal code of 20 letters")
    parser.add_argument("--new", action="store_true", help="print a fresh deal code instead")
    add_rule_options(parser)
    words = parser.add_mutually_exclusive_group()
    words.add_argument("--word", metavar="W", default="", help="the word that was mixed in")
    words.add_argument(
        "--word-hex", metavar="H", help="the word as the hexadecimal digits of its UTF-8"
    )
    parser.add_argument("--dealer", choices=("A", "B", "C", "D"), default="A", help="default: A")
    parser.add_argument("--german", action="store_true", help="use German card letters")
    parser.add_argument("--verify", metavar="PROMISE", help="the promise shown before the deal")
    parser.add_argument("--nonce", metavar="N", help="the nonce revealed after it")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print a fresh code, or a deal; 1 if a promise was broken."""
    if options.new:
        if options.code is not None:
            raise UsageError("a fresh code and a given one exclude each other.")
        print(fresh_deal_code(secrets.token_bytes))
        return 0
    if options.code is None:
        raise UsageError("a deal code is needed; --new makes one.")
    try:
        return _show(options)
    except RulesError as error:
        raise UsageError(str(error)) from error


def _show(options: argparse.Namespace) -> int:
    rules = chosen_rules(options)
    names = [seat.name for seat in seats_of(rules.parties)]
    if options.dealer not in names:
        raise UsageError(f"--dealer: at {rules.name} sit {', '.join(names)}.")
    code = read_deal_code(options.code)
    word = _word(options.word) if options.word_hex is None else _word_of_digits(options.word_hex)
    if options.verify is not None or options.nonce is not None:
        promise, nonce = _proof(options)
        if not keeps_promise(promise, rules, code, nonce):
            print("The promise is broken: it was not made for this rule set, code and nonce.")
            return 1
        print("The promise was kept: it was made for this rule set, code and nonce.")
        print()
    letters = GERMAN if options.german else FRENCH
    for line in deal_lines(rules, code, word, Seat[options.dealer], letters):
        print(line)
    return 0


def _proof(options: argparse.Namespace) -> tuple[str, str]:
    if options.verify is None or options.nonce is None:
        raise UsageError("--verify and --nonce belong together.")
    promise = options.verify.strip().lower()
    if len(promise) != _PROMISE_DIGITS or not set(promise) <= set("0123456789abcdef"):
        raise UsageError(f"a promise has {_PROMISE_DIGITS} hexadecimal digits.")
    return promise, options.nonce


def _word(given: str | list[str]) -> str:
    # argparse of older Pythons takes the “--” of “--word=--” for its own and leaves a list
    text = given if isinstance(given, str) else "--"
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise UsageError("the word is no text in the encoding of this system.") from error
    return text


def _word_of_digits(digits: str) -> str:
    try:
        return bytes.fromhex(digits).decode()
    except ValueError as error:
        raise UsageError("--word-hex takes hexadecimal digits of a text in UTF-8.") from error
