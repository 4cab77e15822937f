"""What readers of the screen and captions are told of the things on the table.

Nothing of it says where something lies on the screen.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from sixtysix_gui.rules.cards import PhysicalCard
from sixtysix_gui.rules.deals.facts import Phase, TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import EXCHANGE_TRUMP, CallContract, Move
from sixtysix_gui.rules.seats import Party, Seat, seats_of
from sixtysix_gui.table import words as table_words
from sixtysix_gui.table.seating import Seating, SeatLabels
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
from sixtysix_gui.table.view_words import score_line, tag_of, whence
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import as_sentence, texts
from sixtysix_gui.text.narrator.acts import (
    contract_choices,
    exchange_name,
    exchange_needed,
    spoken_act,
    spoken_card,
)
from sixtysix_gui.text.narrator.narrator import Narrator
from sixtysix_gui.text.people import People, forms, side_label

_ = texts("Readers")
_captions = texts("Captions")


@dataclass(frozen=True)
class Things:
    """Finds the words for what lies on the table of a narrator, in the language of the moment."""

    narrator: Narrator

    @property
    def _people(self) -> People:
        return self.narrator.people

    @property
    def _words(self) -> CardWords:
        return self.narrator.words

    def spoken(self, stop: StopName, facts: TableFacts) -> Spoken:
        """Name a stop and describe it."""
        if isinstance(stop, PhysicalCard):
            return spoken_card(stop.card, facts, self._words)
        if isinstance(stop, Move) or stop is Thing.SHOW:
            return spoken_act(stop, facts, self._people, self._words)
        if isinstance(stop, PileOf):
            return self._pile(stop, facts)
        if isinstance(stop, PlateOf):
            return self._plate(stop, facts)
        return self._thing(stop, facts)

    def caption(self, thing: Captioned, facts: TableFacts) -> str:
        """Say what a thing on the table is; empty where there is nothing to say."""
        match thing:
            case PlateOf():
                lines = facts.plates.get(thing.chair, ()) if thing.chair in facts.cut else ()
                return " · ".join(filter(None, (*lines, facts.tips.get(thing.chair, ""))))
            case PileOf():
                click = _captions("Click to see the last one.")
                name = f"{self._pile_name(self._party(thing, facts), facts.view)}."
                return f"{name} {click}" if thing.chair in facts.may_look else name
            case ScoreOf():
                return f"{self._score(self._party(thing, facts), facts)}."
            case DealerAt():
                return self._people.of_player(
                    Seating.of(facts.view).seat(thing.chair), forms("events.dealt")
                )
            case MarriageOf():
                return self._marriage(thing, facts.view)
            case Thing():
                return self._caption_of_thing(thing, facts)
            case _:
                return ""

    def contract_foot(self, contract: str, facts: TableFacts) -> str:
        """Say in one sentence what a contract demands, or why it cannot be called now."""
        move = CallContract(contract)
        choices = contract_choices(facts.view, self._words)
        return next((choice.sentence for choice in choices if choice.move == move), "")

    def other_card_needed(self, view: View) -> str:
        """Say which card alone is exchanged for the turn-up."""
        return exchange_needed(view, self._words)

    # ------------------------------------------------------------------------ plates, piles, scores

    def _plate(self, stop: PlateOf, facts: TableFacts) -> Spoken:
        """Name a plate: Argine, opponent, 2 of 7, deals; the tip says who that is."""
        view, people = facts.view, self._people
        seat = Seating.of(view).seat(stop.chair)
        party = view.rules.sides[seat].number
        noted = facts.plates.get(stop.chair, ("", ""))[1]
        # the plate of a partner tells no score, for it is that of the person
        score = score_line(view, facts.won[party]) if seat is people.partner else noted
        parts = [people.label(seat), self._relation(seat), score, tag_of(view, seat)]
        if seat is view.dealer:
            parts.append(_("dealer"))
        if seat in view.out_seats:
            parts.append(_("sits out"))
        if seat is view.to_act and view.phase is not Phase.SETTLED:
            parts.append(_("to play"))
        if people.me is None:
            what = _("Enter shows or hides the card points of {name}.")
            what = what.format(name=people.name(view.seat))
        else:
            what = _("Enter shows or hides your card points.")
        tip = facts.tips.get(stop.chair, "")
        return Spoken(", ".join(filter(None, parts)), f"{tip}. {what}" if tip else what)

    def _relation(self, seat: Seat) -> str:
        people = self._people
        if (
            people.me is None
            or people.is_me(seat)
            or len(people.people) == len(people.parties) == 2
        ):
            return ""
        if seat is people.partner:
            return table_words.your_partner()
        return _("opponent")

    def _party(self, stop: PileOf | ScoreOf, facts: TableFacts) -> Party:
        rules = facts.view.rules
        return rules.parties[Seating.of(facts.view).party(stop.chair)]

    def _pile(self, stop: PileOf, facts: TableFacts) -> Spoken:
        allowed = facts.view.rules.look_back
        if allowed == "none":
            what = ""
        elif allowed == "last-until-next-lead":
            what = _("Enter shows the last trick.")
        else:
            what = _("Enter shows the tricks you may look at.")
        return Spoken(self._pile_name(self._party(stop, facts), facts.view), what)

    def _pile_name(self, party: Party, view: View) -> str:
        """Name a pile: your tricks, their tricks, or those of one player, with their number."""
        count = sum(view.card_points[seat].tricks for seat in party.seats)
        return self._people.of_side(party, forms("events.pile", count))

    def _score(self, party: Party, facts: TableFacts) -> str:
        """Say how a side stands: We: 4 of 7; Argine: 13 chips."""
        #: a side and its score
        text = _("{who}: {score}")
        score = score_line(facts.view, facts.won[party])
        return text.format(who=side_label(party, self._people), score=score)

    def _scores(self, facts: TableFacts) -> str:
        return ". ".join(self._score(party, facts) for party in self._people.sides)

    # ----------------------------------------------------------------------------------- the middle

    def _thing(self, thing: Thing, facts: TableFacts) -> Spoken:
        view = facts.view
        match thing:
            case Thing.TALON:
                return Spoken(", ".join(self._talon(view)))
            case Thing.TURN_UP:
                return self._turn_up(facts)
            case Thing.WIDOW:
                name = _("Widow of %n card(s)", "", view.rules.widow)
                what = _("It goes to the winner of the first trick.")
                return Spoken(name, what)
            case Thing.COUNTER:
                return self._counter(view)
            case Thing.SCORE:
                return Spoken(self._scores(facts))
            case Thing.COACH_CAP | Thing.SLIP | Thing.SLIP_CLOSE:
                return _on_paper(thing, facts)
            case _:
                return Spoken("")

    def _caption_of_thing(self, thing: Thing, facts: TableFacts) -> str:
        view = facts.view
        if thing is Thing.TURN_UP:
            return self._trump(view)
        if thing is Thing.TALON and view.close is not None:
            return self._people.of_player(view.close.seat, forms("events.closed_caption"))
        if thing is Thing.TALON and facts.counts_talon:
            return _captions("%n card(s) left to draw.", "", view.talon_size)
        if thing is Thing.COIN:
            return _no_coin(view)
        if thing in (Thing.WIDOW, Thing.COUNTER, Thing.SCORE):
            return in_one_line(self._thing(thing, facts))
        return ""

    def _talon(self, view: View) -> Iterator[str]:
        yield _("Talon, %n card(s)", "", view.talon_size)
        if view.close is not None:
            mine, name = self._people.is_me(view.close.seat), self._people.name(view.close.seat)
            yield table_words.closed_by_me() if mine else table_words.closed_by(name)

    def _turn_up(self, facts: TableFacts) -> Spoken:
        view = facts.view
        if view.turn_up is None:
            return Spoken("")
        name = _("Trump card: {card}").format(card=self._words.card(view.turn_up))
        may = facts.can_act and EXCHANGE_TRUMP in view.legal_moves
        return Spoken(name, f"{exchange_name(view, self._words)}." if may else "")

    def _trump(self, view: View) -> str:
        if view.trump is None:
            return ""
        suit = self._words.suit(view.trump)
        if view.status is TalonStatus.OPEN and view.turn_up is not None:
            #: {rank} is a word within a sentence, such as jack
            text = _captions("Trumps: {suit}. The {rank} is face up.")
            return text.format(suit=suit, rank=self._words.rank(view.turn_up.rank))
        return _captions("Trumps: {suit}.").format(suit=suit)

    def _counter(self, view: View) -> Spoken:
        """Name the trump counter: Trumps: hearts, named by Rachel."""
        names = tuple(self._people.name(seat) for seat in seats_of(self._people.parties))
        label = whence(view, SeatLabels(names, only_watched=self._people.me is None))
        if view.trump is None:
            if view.won or view.rules.trump_by == "latest-marriage" or _has_no_trumps(view):
                name = as_sentence(table_words.no_trumps())
                return Spoken(name, "" if label == table_words.no_trumps() else label)
            return Spoken(_("Trumps: not yet known"), label)
        name = _("Trumps: {suit}").format(suit=self._words.suit(view.trump))
        description = ""
        if view.rules.cuts and view.faced is not None:
            text = _("The card shown was {card}.")
            description = text.format(card=self._words.card(view.faced))
        return Spoken(f"{name}, {label}" if label else name, description)

    def _marriage(self, thing: MarriageOf, view: View) -> str:
        seat = Seating.of(view).seat(thing.chair)
        shown = (one for one in view.marriages if one.seat is seat and one.suit is thing.suit)
        points = next((one.points for one in shown), 0)
        text = _captions("Marriage in {suit}, {points}.")
        return text.format(suit=self._words.suit(thing.suit), points=points)


def in_one_line(spoken: Spoken) -> str:
    """Return the name of a thing and what is said about it as a caption."""
    return " ".join(
        text if text.endswith((".", "!", "?")) else f"{text}."
        for text in (spoken.name, spoken.description)
        if text
    )


def _has_no_trumps(view: View) -> bool:
    """Whether the contract that is played has no trumps."""
    contract = view.contract
    return contract is not None and not contract.has_trump and view.phase is not Phase.BID


def _no_coin(view: View) -> str:
    """Say when the deal can be ended, while it cannot be."""
    if view.rules.counts_by_itself:
        return _captions("66 card points end the deal automatically.")
    if view.rules.out_window == "lead":
        return _captions("You may say “Out!” before you lead.")
    return _captions("You may say “Out!” when it is your turn.")


def _on_paper(thing: Thing, facts: TableFacts) -> Spoken:
    """Say what the coach has written, as far as there is anything."""
    advice = facts.advice
    if advice is None:
        return Spoken("")
    if thing is Thing.COACH_CAP:
        return Spoken(advice.offer, advice.sentence)
    slip = advice.slip
    if slip is None:
        return Spoken("")
    if thing is Thing.SLIP_CLOSE:
        return Spoken(slip.close_name)
    place = _("{place} of {count}. Use the arrow keys for the others.")
    told = place.format(place=facts.advice_row + 1, count=len(slip.lines))
    spoken = f"{slip.list_name}: {slip.lines[facts.advice_row].spoken}"
    return Spoken(spoken, told if len(slip.lines) > 1 else "")
