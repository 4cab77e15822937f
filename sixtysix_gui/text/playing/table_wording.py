"""What readers of the screen are told about cards, acts and captions on the table."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.rules.cards import Card, PhysicalCard, Suit, card_of
from sixtysix_gui.rules.deals.facts import Phase, TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import (
    CLOSE_TALON,
    DRAW,
    EXCHANGE_TRUMP,
    GO_OUT,
    MELD,
    PLAY_CARD,
    Meld,
    Move,
)
from sixtysix_gui.rules.seats import opposite
from sixtysix_gui.rules.sets.rules import marriage_points
from sixtysix_gui.table import words as table_words
from sixtysix_gui.table.layout.chair import FACING, Chair
from sixtysix_gui.table.move_map import pair_of
from sixtysix_gui.table.stops import (
    Captioned,
    DealerAt,
    MarriageOf,
    PileOf,
    PlateOf,
    ScoreOf,
    Spoken,
    StopName,
    TableFacts,
    Thing,
)
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import as_sentence
from sixtysix_gui.text.opponents import called_by_name
from sixtysix_gui.text.playing.refusals import refusal_sentence


@dataclass(frozen=True)
class TableWording:
    """Finds the words for the stops of the focus, from the person's seat.

    ``words`` are those of the deck on the table.
    """

    words: CardWords

    def spoken(self, stop: StopName, facts: TableFacts) -> Spoken:
        """Name a stop and describe it."""
        if isinstance(stop, PhysicalCard):
            return self._card(stop.card, facts)
        if isinstance(stop, Move) or stop is Thing.SHOW:
            return self._act(stop, facts)
        if isinstance(stop, PileOf):
            return self._pile(stop.chair, facts)
        if isinstance(stop, PlateOf):
            return self._plate(stop.chair, facts)
        if stop is Thing.TALON:
            return self._talon(facts)
        if stop is Thing.TURN_UP:
            return self._trump_card(facts)
        if stop is Thing.SCORE:
            scores = (_score(ScoreOf(chair), facts) for chair in FACING)
            return Spoken(". ".join(score.rstrip(".") for score in scores))
        return self._on_paper(stop, facts)

    def other_card_needed(self, view: View) -> str:
        """Say which card alone is exchanged for the turn-up."""
        return other_card_needed(view, self.words)

    def contract_foot(self, contract: str, facts: TableFacts) -> str:
        """Say nothing: no game of two has contracts to call."""
        del contract, facts
        return ""

    def caption(self, thing: Captioned, facts: TableFacts) -> str:
        """Say what a thing on the table is."""
        return caption_sentence(thing, facts, self.words)

    def _on_paper(self, stop: StopName, facts: TableFacts) -> Spoken:
        """Say what the coach has written, as far as there is anything."""
        advice = facts.advice
        if advice is None:
            return Spoken("")
        if stop is Thing.COACH_CAP:
            return Spoken(advice.offer, advice.sentence)
        slip = advice.slip
        if slip is None:
            return Spoken("")
        if stop is Thing.SLIP_CLOSE:
            return Spoken(slip.close_name)
        place = QCoreApplication.translate("Readers", "{place} of {count}. Arrow keys: the others.")
        told = place.format(place=facts.advice_row + 1, count=len(slip.lines))
        spoken = f"{slip.list_name}: {slip.lines[facts.advice_row].spoken}"
        return Spoken(spoken, told if len(slip.lines) > 1 else "")

    # ------------------------------------------------------------------------------------ cards

    def _card(self, card: Card, facts: TableFacts) -> Spoken:
        view = facts.view
        offered = facts.can_act and bool(view.legal_moves)  # none where one only looks on
        parts = [self.words.card_first(card)]
        if card.suit is view.trump:
            parts.append(QCoreApplication.translate("Readers", "trump"))
        in_pair = offered and card in pair_of(card.suit) and MELD[card.suit] in view.legal_moves
        if in_pair and facts.armed is card.suit:
            parts.append(QCoreApplication.translate("Readers", "marriage chosen"))
        elif in_pair:
            parts.append(QCoreApplication.translate("Readers", "marriage possible"))
        if not offered:
            return Spoken(", ".join(parts))
        if PLAY_CARD[card] not in view.legal_moves:
            parts.append(QCoreApplication.translate("Readers", "may not be played"))
            return Spoken(", ".join(parts), self._why_not(PLAY_CARD[card], view))
        if in_pair and facts.armed is card.suit:
            what = QCoreApplication.translate("Readers", "Enter shows the marriage and plays it.")
        elif view.led is not None:  # what the other has led, to be heard again at every card
            what = QCoreApplication.translate("Readers", "Enter plays it on {card}.")
            what = what.format(card=self.words.card(view.led))
        else:
            what = QCoreApplication.translate("Readers", "Enter plays it.")
        return Spoken(", ".join(parts), what)

    def _why_not(self, move: Move, view: View) -> str:
        error = view.why_illegal(move)
        return "" if error is None else refusal_sentence(error, self.words)

    # ------------------------------------------------------------------------------------- acts

    def _act(self, act: Move | Thing, facts: TableFacts) -> Spoken:
        if isinstance(act, Meld):
            return self._marriage(act.suit, facts)
        view = facts.view
        if act is Thing.SHOW:
            name = QCoreApplication.translate("Readers", "Show the marriage in {suit} now")
            shown = "" if facts.armed is None else self.words.suit(facts.armed)
            what = QCoreApplication.translate("Readers", "Enter shows it before you lead.")
            return Spoken(name.format(suit=shown), what)
        if act == EXCHANGE_TRUMP:
            return Spoken(self._exchange(view))
        if act == CLOSE_TALON:
            return Spoken(QCoreApplication.translate("Readers", "Close the talon"))
        if act == DRAW:
            name = QCoreApplication.translate("Readers", "Draw a card")
            return Spoken(name, self._in_talon(view))
        if act == GO_OUT:
            what = QCoreApplication.translate(
                "Readers", "Enter says that you have 66 card points; that ends the deal."
            )
            return Spoken(table_words.out(), what)
        return Spoken(
            table_words.let_pass(Phase.REPLY if view.phase is Phase.REPLY else Phase.FINAL)
        )

    def _marriage(self, suit: Suit, facts: TableFacts) -> Spoken:
        name = QCoreApplication.translate("Readers", "Marriage in {suit}, {points} points")
        if facts.armed is suit:
            name = QCoreApplication.translate(
                "Readers", "Marriage in {suit}, {points} points, chosen"
            )
            what = QCoreApplication.translate("Readers", "Enter takes the choice back.")
        else:
            name = QCoreApplication.translate("Readers", "Marriage in {suit}, {points} points")
            what = QCoreApplication.translate(
                "Readers", "Enter chooses it: it is shown when you lead one of its two cards."
            )
        points = marriage_points(suit, facts.view.trump)
        return Spoken(name.format(suit=self.words.suit(suit), points=points), what)

    def _exchange(self, view: View) -> str:
        rank, taken = view.rules.exchange_rank, view.turn_up
        if rank is None or taken is None:
            return ""
        text = QCoreApplication.translate("Readers", "Exchange {given} for {taken}")
        given = self.words.card(card_of(rank, view.trump_suit))
        return text.format(given=given, taken=self.words.card(taken))

    # ----------------------------------------------------------------------------------- things

    def _talon(self, facts: TableFacts) -> Spoken:
        view = facts.view
        if view.close is None:
            return Spoken(self._in_talon(view))
        mine = view.close.seat is view.seat
        closed = (
            table_words.closed_by_me()
            if mine and not facts.only_watched
            else table_words.closed_by(_called(Chair.SOUTH if mine else Chair.NORTH, facts))
        )
        return Spoken(f"{self._in_talon(view)}, {closed}")

    def _in_talon(self, view: View) -> str:
        return QCoreApplication.translate("Readers", "Talon, %n card(s)", None, view.talon_size)

    def _trump_card(self, facts: TableFacts) -> Spoken:
        view = facts.view
        if view.turn_up is None:
            return Spoken("")
        name = QCoreApplication.translate("Readers", "Trump card: {card}")
        can_exchange = facts.can_act and EXCHANGE_TRUMP in view.legal_moves
        what = f"{self._exchange(view)}." if can_exchange else ""
        return Spoken(name.format(card=self.words.card(view.turn_up)), what)

    def _plate(self, chair: Chair, facts: TableFacts) -> Spoken:
        view = facts.view
        seat = view.seat if chair is Chair.SOUTH else opposite(view.seat)
        parts = [part for part in facts.plates.get(chair, ()) if part]
        if seat is view.dealer:
            parts.append(QCoreApplication.translate("Readers", "dealt"))
        if seat is view.to_act and view.phase is not Phase.SETTLED:
            parts.append(QCoreApplication.translate("Readers", "to move"))
        if facts.only_watched:
            what = QCoreApplication.translate(
                "Readers", "Enter shows the card points of {name}, or hides them."
            )
            what = what.format(name=_called(Chair.SOUTH, facts))
        else:
            what = QCoreApplication.translate(
                "Readers", "Enter shows your card points, or hides them."
            )
        return Spoken(", ".join(parts), what)

    def _pile(self, chair: Chair, facts: TableFacts) -> Spoken:
        view = facts.view
        seat = view.seat if chair is Chair.SOUTH else opposite(view.seat)
        count = sum(trick.winner is seat for trick in view.won)
        if chair is Chair.SOUTH and not facts.only_watched:
            name = QCoreApplication.translate("Readers", "Your pile, %n trick(s)", None, count)
        else:
            name = QCoreApplication.translate("Readers", "Pile of {name}, %n trick(s)", None, count)
            name = as_sentence(name.format(name=_called(chair, facts)))
        what = QCoreApplication.translate("Readers", "Enter lays open what may be looked at.")
        return Spoken(name, what)


def _called(chair: Chair, facts: TableFacts) -> str:
    """Give how sentences call the other; who is watched goes by the name."""
    name, _ = facts.plates.get(chair, ("", ""))
    return name if facts.only_watched else called_by_name(name)


def other_card_needed(view: View, words: CardWords) -> str:
    """Say which card alone is exchanged for the turn-up."""
    rank, trump = view.rules.exchange_rank, view.trump
    if rank is None or trump is None:
        return ""
    sentence = QCoreApplication.translate(
        "Refusals", "Only {card} may be exchanged for the trump card."
    )
    return sentence.format(card=words.card(card_of(rank, trump)))


def caption_sentence(thing: Captioned, facts: TableFacts, words: CardWords) -> str:
    """Say what a thing on the table is; empty where there is nothing to say."""
    if isinstance(thing, PlateOf):
        lines = facts.plates.get(thing.chair, ()) if thing.chair in facts.cut else ()
        return " · ".join(line for line in (*lines, facts.tips.get(thing.chair, "")) if line)
    return as_sentence(_said_of(thing, facts, words))


def _said_of(thing: Captioned, facts: TableFacts, words: CardWords) -> str:
    match thing:
        case Thing.TURN_UP:
            return _trump(facts.view, words)
        case Thing.TALON if facts.view.status is TalonStatus.CLOSED:
            return _closed(facts)
        case Thing.TALON:
            count = facts.counts[thing]
            return QCoreApplication.translate("Captions", "%n card(s) to draw.", None, count)
        case Thing.COIN:
            return _no_coin(facts.view)
        case PileOf():
            return _pile(thing, facts)
        case ScoreOf():
            return _score(thing, facts)
        case MarriageOf():
            return _marriage(thing, facts.view, words)
        case DealerAt():
            return _dealer(thing, facts)
        case _:
            return ""


def _trump(view: View, words: CardWords) -> str:
    if view.status is TalonStatus.OPEN and view.turn_up is not None:
        #: {rank} is a word within a sentence, such as jack
        text = QCoreApplication.translate("Captions", "Trumps: {suit}. The {rank} lies face up.")
        return text.format(suit=words.suit(view.trump_suit), rank=words.rank(view.turn_up.rank))
    text = QCoreApplication.translate("Captions", "Trumps: {suit}.")
    return text.format(suit=words.suit(view.trump_suit))


def _closed(facts: TableFacts) -> str:
    view = facts.view
    if view.close is None:
        return ""
    if view.close.seat is view.seat and not facts.only_watched:
        return QCoreApplication.translate("Captions", "Closed by you: suit must be followed.")
    text = QCoreApplication.translate("Captions", "Closed by {name}: suit must be followed.")
    chair = Chair.SOUTH if view.close.seat is view.seat else Chair.NORTH
    return text.format(name=_called(chair, facts))


def _pile(thing: PileOf, facts: TableFacts) -> str:
    if _is_mine(thing, facts):
        text = QCoreApplication.translate("Captions", "Your tricks: {count}.")
    else:
        text = QCoreApplication.translate("Captions", "Tricks of {name}: {count}.")
    text = text.format(count=facts.counts[thing], name=_called(thing.chair, facts))
    if thing.chair in facts.may_look:
        click = QCoreApplication.translate("Captions", "Click to see the last one.")
        return f"{text} {click}"
    return text


def _score(thing: ScoreOf, facts: TableFacts) -> str:
    rules, count = facts.view.rules, facts.counts[thing]
    if rules.game_count == "down":
        score = table_words.to_go(count)
    else:
        score = table_words.score_of(count, rules.game_target)
    if _is_mine(thing, facts):
        return QCoreApplication.translate("Captions", "Your score: {score}.").format(score=score)
    text = QCoreApplication.translate("Captions", "Score of {name}: {score}.")
    return text.format(name=_called(thing.chair, facts), score=score)


def _marriage(thing: MarriageOf, view: View, words: CardWords) -> str:
    text = QCoreApplication.translate("Captions", "Marriage in {suit}, {points}.")
    return text.format(suit=words.suit(thing.suit), points=marriage_points(thing.suit, view.trump))


def _no_coin(view: View) -> str:
    if view.rules.out_mode == "automatic":
        return QCoreApplication.translate("Captions", "66 card points end the deal by themselves.")
    if view.rules.out_window == "lead":
        return QCoreApplication.translate("Captions", "You may say “Out!” before you lead.")
    return QCoreApplication.translate("Captions", "You may say “Out!” when it is your turn.")


def _dealer(thing: DealerAt, facts: TableFacts) -> str:
    if _is_mine(thing, facts):
        return QCoreApplication.translate("Captions", "You dealt.")
    text = QCoreApplication.translate("Captions", "{name} dealt.")
    return text.format(name=_called(thing.chair, facts))


def _is_mine(thing: PileOf | ScoreOf | DealerAt, facts: TableFacts) -> bool:
    return thing.chair is Chair.SOUTH and not facts.only_watched
