"""Whether the end of a record agrees with its deal, and the deal with its game (rules.md 6.5)."""

from dataclasses import dataclass

from sixtysix_gui.records import derived
from sixtysix_gui.records.errors import Reason
from sixtysix_gui.records.header import Header
from sixtysix_gui.records.scan import RawRecord, Token
from sixtysix_gui.records.words import Kind, MoveText, read_word
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.scoring.game import Game, game_at
from sixtysix_gui.rules.scoring.points import Outcome

_LATER = ("Trump", "Bid", "Contract", "Bidder", "Double")


def check_ending(raw: RawRecord, header: Header, text: MoveText, deal: Deal) -> None:
    """Refuse a result and tags that do not follow from the moves, or a result that is missing."""
    expected = derived.result_of(deal.rules, deal.outcome)
    _check_result(raw, header, text, expected)
    if not _is_same(header, header.values["Result"], expected):
        header.fail(Reason.RESULT_TAG_WRONG, "Result", expected=expected)
    ending = derived.termination_of(deal.outcome)
    if header.values.get("Termination", ending) != ending:
        header.fail(Reason.TERMINATION_WRONG, "Termination", expected=ending)
    totals = ("Totals", Reason.TOTALS_WRONG, deal.totals)
    tricks = ("Tricks", Reason.TRICKS_WRONG, deal.tricks)
    for name, reason, numbers in (totals, tricks):
        written = header.values.get(name)
        if written is not None and derived.read_numbers(header.rules, written) != numbers:
            header.fail(reason, name, expected=derived.write_numbers(header.rules, numbers))
    header.check_derived(derived.later_tags(deal, header.letters), _LATER)


def _check_result(raw: RawRecord, header: Header, text: MoveText, expected: str) -> None:
    if text.result is None:
        header.fail_at(Reason.RESULT_MISSING, Token("", raw.last_line))
    if text.after:
        header.fail_at(Reason.AFTER_RESULT, text.after[0].token)
    if not _is_same(header, text.result.token.text, expected):
        reason = Reason.RESULT_EARLY if expected == derived.UNFINISHED else Reason.RESULT_WRONG
        header.fail_at(reason, text.result.token, expected=expected)


def _is_same(header: Header, text: str, expected: str) -> bool:
    """Compare two results; a number may begin with zeros."""
    closing = header.rules.close
    word, wanted = (read_word(each, header.letters, closing=closing) for each in (text, expected))
    return word.kind is Kind.RESULT and word == wanted


@dataclass(frozen=True)
class _Standing:
    """A game after a deal; without any tag Score so far its score is not known."""

    header: Header
    game: Game
    score_is_known: bool


class Continuation:
    """Follows the games from record to record (rules.md 6.1)."""

    def __init__(self) -> None:
        self._standing: _Standing | None = None

    def check(self, header: Header, outcome: Outcome | None) -> None:
        """Refuse a right record whose dealer, score or carry does not continue its game.

        That is the game of the record before if rules, players and the tag Game are the same.
        """
        before, self._standing = self._standing, None
        if before is not None and not _is_one_game(before.header, header):
            before = None
        if before is not None:
            _refuse_break(before, header)
        if outcome is not None and header.values.get("Game"):
            self._standing = _after(before, header, outcome)


def _is_one_game(first: Header, second: Header) -> bool:
    names = ("Game", *(seat.name for seat in first.rules.seats))
    is_same = all(first.values.get(name) == second.values.get(name) for name in names)
    return is_same and first.game_rules == second.game_rules


def _refuse_break(before: _Standing, header: Header) -> None:
    game = before.game
    if before.score_is_known and game.is_over:
        header.fail(Reason.GAME_OVER, "Game")
    if header.dealer is not game.dealer:
        header.fail(Reason.DEALER_CONTINUES, "Dealer", expected=game.dealer.name)
    known = before.score_is_known and header.score is not None
    if known and header.score != game.shown_score:
        expected = derived.write_numbers(game.rules, game.shown_score)
        header.fail(Reason.SCORE_CONTINUES, "Score", expected=expected)
    if header.carry != game.carry:
        header.fail(Reason.CARRY_CONTINUES, "Carry", expected=game.carry)


def _after(before: _Standing | None, header: Header, outcome: Outcome) -> _Standing:
    rules, dealer = header.game_rules, header.dealer
    was_known = before is not None and before.score_is_known
    if before is not None and (was_known or header.score is None):
        game = before.game
    elif header.score is not None:
        game = game_at(rules, dealer, header.score, header.carry)
    else:
        game = Game(rules, dealer, carry=header.carry)
    return _Standing(header, game.after(outcome), was_known or header.score is not None)
