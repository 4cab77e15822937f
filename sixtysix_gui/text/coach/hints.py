"""The hint in words: the question, the move with its reason, and the slip (docs/coach.md)."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from sixtysix_gui.coach.judgements import MERE_WINS, Hint, Judgement, MoveWorth, Nudge, Reason
from sixtysix_gui.rules.cards import Card, beats
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import (
    CLOSE_TALON,
    DRAW,
    EXCHANGE_TRUMP,
    GO_OUT,
    PASS,
    Meld,
    Move,
    PlayCard,
)
from sixtysix_gui.sentences import marks
from sixtysix_gui.table.values import Advice, SlipWords
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.coach.moves import closing_moves, move_name, worth_line
from sixtysix_gui.text.coach.reasons import called_beside, reason_sentence
from sixtysix_gui.text.coach.review import hangs_on_play
from sixtysix_gui.text.common import as_sentence, texts

_ = texts("CoachHints")
mark = marks("CoachHints")

_NUDGES: Mapping[Nudge, str] = {
    Nudge.TALON: mark(
        "Think about the talon: what would closing risk, and what would waiting cost?"
    ),
    Nudge.COUNT: mark("Count again before you play."),
    Nudge.MARRIAGE: mark("Something in your hand counts as soon as you lead."),
    Nudge.EXCHANGE: mark("Look at the trump card under the talon."),
    Nudge.WIN_TRICK: mark(
        "You need %n more point(s): what would this trick and the next lead bring?"
    ),
    Nudge.TAKE_TRICK: mark("What would this trick and the next lead bring?"),
    Nudge.LET_GO: mark("Do you need this trick?"),
    Nudge.LEAD: mark("Think about the lead: which card gives {name} the least?"),
    Nudge.TRUMP_LEAD: mark("How many trumps are still out, and who needs them?"),
    Nudge.SCHNEIDER: mark("What is this deal worth if {name} stays under 33?"),
    Nudge.NO_CHOICE: mark("There is nothing to decide here."),
    Nudge.TOO_CLOSE: mark("It hardly matters here. Play what you like."),
}

_SHOW: Mapping[Move, str] = {
    CLOSE_TALON: mark("Close"),
    EXCHANGE_TRUMP: mark("Exchange"),
    GO_OUT: mark("Say “Out!”"),
    DRAW: mark("Draw"),
    PASS: mark("Pass"),
}
_LEAD = mark("Lead {card}")
_TRUMP = mark("Trump with {card}")
_TAKE = mark("Take it with {card}")
_THROW = mark("Throw away {card}")
_PAIR = mark("Announce the marriage in {suit}")
_CLOSING_PAIR = mark("Close and announce the marriage in {suit}")
_CLOSING_EXCHANGE = mark("Exchange and close")
_MOST_LINES = 3
_BOTH = 2
_LEAST_LEAD = 3
"""Cases of 100 that a move must win more often, before that is given as the reason."""
_HARDLY, _CERTAIN = 0, 10
"""Moves on the slip at most; tenths at which the other hardly ever holds a card, and always."""


@dataclass(frozen=True)
class HintWords:
    """Writes what a hint says at the table.

    ``words`` are those of the cards on the table, ``called`` is how sentences call the other, as
    in "the Queen", ``key`` the key of the hint.
    """

    words: CardWords
    called: str
    key: str

    # -------------------------------------------------------------------------- before the answer

    def looking(self) -> Advice:
        """Say that the coach is still looking (N0)."""
        text = _("Let me see… You can keep playing.")
        return self._advice(text)

    def failed(self) -> Advice:
        """Say that the coach has found nothing, and offer to try again (E1)."""
        text = _("The coach could not work this out. See the log for details.")
        more = _("{key} tries again.")
        return self._advice(text, _("Try again"), more)

    # --------------------------------------------------------------------------------- the answer

    def nudge(self, hint: Hint) -> Advice:
        """Ask a question that names no card; where it hardly matters, offer why."""
        source = _NUDGES[hint.nudge]
        # Qt finds no translation without plural forms where a number is given
        count = hint.points_missing if "%n" in source else -1
        if hint.nudge is Nudge.TOO_CLOSE:
            return self._with_why(self._equal_moves(hint), hint)
        pattern = _(source, "", count)
        text = as_sentence(pattern.format(name=self.called))
        more = _("{key} shows the move.")
        return self._advice(text, _("Show the move"), more)

    def move(self, hint: Hint, view: View) -> Advice:
        """Name the move and the reason for it (H5)."""
        return self._with_why(self._move_sentence(hint, view), hint)

    def why(self, hint: Hint, view: View) -> Advice:
        """Show the slip besides the sentence."""
        too_close = hint.nudge is Nudge.TOO_CLOSE
        text = self.nudge(hint).sentence if too_close else self._move_sentence(hint, view)
        slip = self._slip(hint, view)
        lines = " ".join(as_sentence(line.spoken) for line in slip.lines)
        return Advice(text, slip=slip, spoken=f"{slip.list_name}: {lines} {slip.fact}".strip())

    def _with_why(self, text: str, hint: Hint) -> Advice:
        if len(hint.judgement.worths) < 2:
            return self._advice(text)  # one move is possible: there is nothing to compare
        more = _("{key} explains why.")
        return self._advice(text, _("Why?"), more)

    def _advice(self, text: str, offer: str = "", more: str = "") -> Advice:
        """Say a sentence; readers hear who says it, and what ``more`` the key does (H6)."""
        said = _("Coach: {sentence}").format(sentence=text)
        spoken = f"{said} {more.format(key=self.key)}".strip()
        return Advice(text, offer, self.key if offer else "", spoken=spoken)

    # ------------------------------------------------------------------------------ the sentences

    def _equal_moves(self, hint: Hint) -> str:
        """Name two moves that are worth the same; where there are more, any will do."""
        best = hint.judgement.worths[:_BOTH]
        if not names_equal_moves(hint):
            return _(_NUDGES[Nudge.TOO_CLOSE])
        if all(each.wins == each.of for each in best):
            pattern = _("{move} or {move2}: you win either way.")
        elif not any(each.wins for each in best):
            pattern = _("{move} or {move2}: it makes no difference now.")
        else:
            pattern = _("{move} or {move2}: it hardly matters here.")
        first, second = (move_name(each.move, self.words) for each in best)
        return as_sentence(pattern.format(move=first, move2=second))

    def _move_sentence(self, hint: Hint, view: View) -> str:
        move = self._shown_moves(hint.moves, view)
        reason = None if _counts_too_little(hint.reason) else hint.reason
        is_one = len(hint.moves) == 1
        if reason is None:
            if is_one:
                return f"{move}."
            pattern = _("{move}: neither is clearly better.")
            return pattern.format(move=move)
        why = self._why(reason, is_named=is_one, within=True)
        if ":" in why:  # one colon is enough
            why = self._why(reason, is_named=is_one, within=False)
            return _("{move}. {why}").format(move=move, why=why)
        #: what to do, and a sentence that says why
        return _("{move}: {why}").format(move=move, why=why)

    def _why(self, reason: Reason, *, is_named: bool, within: bool) -> str:
        return reason_sentence(
            reason, self.words, self.called, before_move=True, is_named=is_named, within=within
        )

    def _shown_moves(self, moves: tuple[Move, ...], view: View) -> str:
        """Say what to do; of two moves that are as good, either."""
        cards = [move.card for move in moves if isinstance(move, PlayCard)]
        patterns = {_card_pattern(card, view) for card in cards}
        first = self._shown(moves[0], view)
        if len(moves) == 1:
            return first
        if len(cards) == len(moves) and len(patterns) == 1:
            either = _("{card} or {card2}")
            pattern = patterns.pop()
            first, second = (self._card(pattern, card) for card in cards)
            names = either.format(card=first, card2=second)
            return _(pattern).format(card=names)
        second = self._shown(moves[1], view)
        pattern = _("{move}, or {move2}")
        return pattern.format(move=first, move2=second[:1].lower() + second[1:])

    def _card(self, pattern: str, card: Card) -> str:
        """Name a card as the pattern takes it: as an object, or behind "with"."""
        is_object = pattern in (_LEAD, _THROW)
        return self.words.card_object(card) if is_object else self.words.card(card)

    def _shown(self, move: Move, view: View) -> str:
        if isinstance(move, PlayCard):
            pattern = _card_pattern(move.card, view)
            return _(pattern).format(card=self._card(pattern, move.card))
        closes = move in closing_moves(view)
        if isinstance(move, Meld):
            pattern = _(_CLOSING_PAIR if closes else _PAIR)
            return pattern.format(suit=self.words.suit(move.suit))
        if closes:
            return _(_CLOSING_EXCHANGE)
        return _(_SHOW[move])

    # ----------------------------------------------------------------------------------- the slip

    def _slip(self, hint: Hint, view: View) -> SlipWords:
        judgement, closing = hint.judgement, closing_moves(view)
        return SlipWords(
            heading=_("Why?", "heading"),
            unit=_("average game points"),
            lines=tuple(worth_line(each, self.words, closing) for each in _shown_worths(hint)),
            fact=self._fact(hint),
            footnote=_footnote(judgement),
            list_name=_("Why", "before what a reader says"),
            close_name=_("Dismiss"),
        )

    def _fact(self, hint: Hint) -> str:
        """Tell the card that matters most (H2), or that it is too close to call."""
        fact = hint.judgement.key_fact
        if hint.judgement.disputed:
            return hangs_on_play()
        if fact is None:
            too_close = hint.nudge is Nudge.TOO_CLOSE and hint.judgement.reason is not None
            reason = hint.judgement.reason if too_close else None
            if reason is None:
                return ""
            return reason_sentence(reason, self.words, self.called, before_move=True)
        patterns = {
            _HARDLY: _("{name} hardly ever holds {card}."),
            _CERTAIN: _("{name} holds {card}."),
        }
        usual = _("{name} holds {card} in {a} of 10 cases.")
        pattern = patterns.get(fact.tenths, usual)
        name = called_beside(self.called, (fact.card,), self.words)
        text = pattern.format(name=name, card=self.words.card(fact.card), a=fact.tenths)
        return as_sentence(text)


def names_equal_moves(hint: Hint) -> bool:
    """Return whether a hint in which nothing leads names two moves: where there are no others.

    So it does of more, where all of them win, or none.
    """
    worths = hint.judgement.worths
    return len(worths) == _BOTH or (len(worths) > _BOTH and _all_or_none(worths))


def _all_or_none(worths: Sequence[MoveWorth]) -> bool:
    return len({each.wins for each in worths}) == 1 and worths[0].wins in (0, worths[0].of)


def _counts_too_little(reason: Reason | None) -> bool:
    """Return whether a reason counts hardly more won cases for one move than for the other."""
    if reason is None or reason.number != MERE_WINS:
        return False
    a, b, n = (reason.value(name) for name in "abn")
    if not (isinstance(a, int) and isinstance(b, int) and isinstance(n, int)):
        return False
    return 100 * (a - b) < _LEAST_LEAD * n


def _shown_worths(hint: Hint) -> tuple[MoveWorth, ...]:
    """Return the moves of the slip: the best ones, and what the reason compares them with."""
    worths = hint.judgement.worths
    shown = worths[:_MOST_LINES]
    other = dict(hint.reason.values).get("played") if hint.reason is not None else None
    compared = [each for each in worths[_MOST_LINES:] if each.move == other]
    return (*shown[:-1], *compared) if compared else shown


def _card_pattern(card: Card, view: View) -> str:
    if view.phase is not Phase.FOLLOW or view.led is None:
        return _LEAD
    if not beats(card, view.led, view.trump_suit):
        return _THROW
    trumped = card.suit is view.trump and view.led.suit is not view.trump
    return _TRUMP if trumped else _TAKE


def _footnote(judgement: Judgement) -> str:
    """Say how many deals were looked at, and how sure that is (H3)."""
    if judgement.exact and judgement.worlds <= 1:
        return _("All cards are known: this is exact.")
    cases = judgement.worths[0].of if judgement.worths else judgement.worlds
    is_whole = judgement.exact or (judgement.listed and cases == judgement.worlds)
    patterns: dict[bool, Callable[[], str]] = {
        True: lambda: _("Based on all {n} possible deals."),
        False: lambda: _("Based on {n} possible deals. The thin line shows how certain that is."),
    }
    return patterns[is_whole]().format(n=cases)
