"""What readers of the screen and captions are told of the table for three and four."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.rules.cards import PhysicalCard, Rank, card_of
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import ExchangeTrump, GoOut, Meld, Move, Pass, TurnTrump
from sixtysix_gui.table.seating import Seating
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
from sixtysix_gui.text.people import PlayerForms
from sixtysix_gui.text.playing.table_wording import other_card_needed
from sixtysix_gui.text.trick_game.panels import Choice
from sixtysix_gui.text.trick_game.table_words import TrickTableWords


class TrickTableWording:
    """Finds the words of the moment for every place of the focus."""

    def __init__(self, words: Callable[[], TrickTableWords]) -> None:
        """Take the words for the cards and people that are at the table then."""
        self._words = words

    def spoken(self, stop: StopName, told: TableFacts) -> Spoken:
        """Name a stop and describe it, in the language of the moment."""
        words, view = self._words(), told.view
        if isinstance(stop, PhysicalCard):
            return words.card(stop.card, view, told.armed)
        if isinstance(stop, PlateOf):
            seat = Seating.of(view).seat(stop.chair)
            return words.plate(seat, view, told.won, told.tips.get(stop.chair, ""))
        if isinstance(stop, PileOf):
            party = view.rules.parties[Seating.of(view).party(stop.chair)]
            return words.pile(party, view, may_look=view.rules.look_back != "none")
        if isinstance(stop, Thing):
            return self._thing(stop, told, words)
        return self._move(stop, told, words)

    def caption(self, stop: Captioned, told: TableFacts) -> str:
        """Say what a thing on the table is; empty where there is nothing to say."""
        match stop:
            case PlateOf():
                return told.tips.get(stop.chair, "")
            case PileOf() | Thing() if stop is not Thing.SHOW:
                return in_one_line(self.spoken(stop, told))
            case ScoreOf() | DealerAt() | MarriageOf():
                return _beside_deal(stop, told, self._words())
            case _:
                return ""

    def contract_foot(self, contract: str, told: TableFacts) -> str:
        """Say in one sentence what a contract demands, or why it cannot be called now."""
        for choice in self._words().contracts(told.view):
            if getattr(choice.move, "contract", "") == contract:
                return choice.sentence
        return ""

    def other_card_needed(self, view: View) -> str:
        """Say which card alone is exchanged for the turn-up."""
        return other_card_needed(view, self._words().words)

    def _thing(self, thing: Thing, told: TableFacts, words: TrickTableWords) -> Spoken:
        view = told.view
        if thing is Thing.TALON:
            return words.talon(view)
        if thing is Thing.TURN_UP:
            return words.turn_up(view)
        if thing is Thing.WIDOW:
            return words.widow(view)
        if thing is Thing.COUNTER:
            return words.counter(view)
        if thing is Thing.COIN:
            return words.coin(view)
        if thing is Thing.SCORE:
            scores = (words.score(party, view, told.won) for party in view.rules.parties)
            return Spoken(". ".join(one.rstrip(".") for one in scores))
        shown = "" if told.armed is None else words.words.suit(told.armed)
        name = QCoreApplication.translate("Readers", "Show the marriage in {suit} now")
        what = QCoreApplication.translate("Readers", "Enter shows it before you lead.")
        return Spoken(name.format(suit=shown), what)

    def _move(self, move: Move, told: TableFacts, words: TrickTableWords) -> Spoken:
        view = told.view
        if isinstance(move, Meld):
            return words.marriage(move.suit, view, armed=told.armed is move.suit)
        if isinstance(move, TurnTrump):
            return words.turn(view)
        if isinstance(move, Pass):
            return words.passing(view)
        if isinstance(move, GoOut):
            return words.coin(view)
        if isinstance(move, ExchangeTrump):
            return Spoken(_exchange(view, words))
        choice = _choice(move, view, words)
        return Spoken("") if choice is None else words.choice(choice)


def _beside_deal(
    thing: ScoreOf | DealerAt | MarriageOf, told: TableFacts, words: TrickTableWords
) -> str:
    """Say what a card tells that shows the score, the dealer or a marriage."""
    view, seating = told.view, Seating.of(told.view)
    if isinstance(thing, ScoreOf):
        party = view.rules.parties[seating.party(thing.chair)]
        return words.score(party, view, told.won).rstrip(".")
    seat = seating.seat(thing.chair)
    if isinstance(thing, DealerAt):
        forms = PlayerForms(
            me=QCoreApplication.translate("Captions", "You dealt."),
            they=QCoreApplication.translate("Captions", "{name} dealt."),
        )
        return words.people.of_player(seat, forms).rstrip(".")
    shown = (one for one in view.marriages if one.seat is seat and one.suit is thing.suit)
    points = next((one.points for one in shown), 0)
    text = QCoreApplication.translate("Captions", "Marriage in {suit}, {points}.").rstrip(".")
    return text.format(suit=words.words.suit(thing.suit), points=points)


def _choice(move: Move, view: View, words: TrickTableWords) -> Choice | None:
    """Find a move on the panel that lies there."""
    offered = (
        *(words.bids(view) if view.rules.has("bid.max") else ()),
        *(words.contracts(view) if view.rules.contracts else ()),
        *words.suits(view),
        *words.openings(view),
        *((words.double(view),) if view.rules.contracts else ()),
    )
    return next((choice for choice in offered if choice.move == move), None)


def _exchange(view: View, words: TrickTableWords) -> str:
    turn_up = view.turn_up
    if turn_up is None:
        return ""
    text = QCoreApplication.translate("Readers", "Exchange {given} for {taken}")
    given = words.words.card(card_of(Rank.SEVEN, turn_up.suit))
    return text.format(given=given, taken=words.words.card(turn_up))


def in_one_line(spoken: Spoken) -> str:
    """Give the name of a thing and what is said about it as a caption, without a full stop."""
    name, description = spoken.name, spoken.description.rstrip(".")
    if not description:
        return name.rstrip(".")
    ended = name if name.endswith((".", "!", "?")) else f"{name}."
    return f"{ended} {description}"
