"""What the table of three or four answers when it is asked by a key (docs/keys.md)."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from sixtysix_gui.keys.key_map import Purpose
from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.scoring.points import TICK, together
from sixtysix_gui.rules.seats import Party
from sixtysix_gui.table import words as table_words
from sixtysix_gui.table.numbers import figure
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import as_sentence, translate
from sixtysix_gui.text.narrator.events import Events
from sixtysix_gui.text.people import People, PlayerForms
from sixtysix_gui.text.trick_game.openings import opening_rule
from sixtysix_gui.text.trick_game.scores import shown_score
from sixtysix_gui.text.trick_game.status import contract_sentence, spoken_status


@dataclass(frozen=True)
class TrickAnswers:
    """Answers from what one seat may know; ``won`` are the game points of each side."""

    view: View
    people: People
    words: CardWords
    won: tuple[int, ...]

    def answer(self, question: Purpose) -> str:
        """Answer a question; empty for what is none."""
        written: dict[Purpose, Callable[[], str]] = {
            Purpose.ASK_ALL: self.all,
            Purpose.ASK_HAND: self._hand,
            Purpose.ASK_TRUMP: self._trump,
            Purpose.ASK_TRICK: self._trick,
            Purpose.ASK_LAST_TRICK: self._last_trick,
            Purpose.ASK_POINTS: self._points,
            Purpose.ASK_SCORE: self._score,
            Purpose.ASK_TALON: self._talon,
            Purpose.ASK_UNSEEN: self._unseen,
            Purpose.ASK_TURN: self._whose_turn,
        }
        return written[question]() if question in written else ""

    def all(self) -> str:
        """Tell trump, what is owed, the trick, whose turn it is and the score (MANY 7)."""
        told = (
            self._trump(),
            self._contract(),
            self._cards_on_table(),
            self._turn(),
            self._score(),
        )
        return " ".join(filter(None, told))

    def hand_by_suit(self) -> str:
        """Tell the hand, each suit once."""
        return self._by_suit(self.view.hand)

    def _hand(self) -> str:
        cards = ", ".join(self.words.bare(card) for card in self._sorted(self.view.hand))
        return translate("TrickAnswers", "You hold: {cards}.").format(cards=cards)

    def _trump(self) -> str:
        view = self.view
        if view.trump is not None:
            text = translate("TrickAnswers", "{suit} are trumps.")
            return text.format(suit=self.words.suit_first(view.trump))
        if view.phase in (Phase.TRUMP, Phase.BID) or not view.won:
            by = view.rules.trump_by
            if by in ("first-lead", "forehand-names-or-turns") and view.named is None:
                return translate("TrickAnswers", "Trumps are not yet known.")
        return translate("TrickAnswers", "There are no trumps.")

    def _contract(self) -> str:
        view = self.view
        if view.phase is Phase.BID:
            return ""
        if view.opening is not None and (view.bidder is not None or view.trick_number == 1):
            return opening_rule(view.opening, german_suited=self.words.is_german_suited)
        if view.bid:
            return as_sentence(table_words.to_make(view.bid * TICK)) + "."
        if view.contract is None:
            return ""
        times = 2**view.level
        told = contract_sentence(view, self.people)
        if times == 1:
            return told
        counts = translate("TrickAnswers", "It counts × {times}.").format(times=times)
        return f"{told} {counts}"

    def _cards_on_table(self) -> str:
        view = self.view
        if not view.table and not view.face_down:
            if view.phase in (Phase.LEAD, Phase.FOLLOW, Phase.PARTNER):
                text = translate("TrickAnswers", "Trick {number}: no card yet.")
                return text.format(number=view.trick_number)
            return ""
        if view.face_down:
            laid = len(view.face_down)
            text = translate("TrickAnswers", "Trick {number}: %n card(s) face down.", None, laid)
            return text.format(number=view.trick_number)
        forms = PlayerForms(
            me=translate("TrickAnswers", "{card} by you"),
            they=translate("TrickAnswers", "{card} by {name}"),
        )
        cards = ", ".join(
            self.people.part_of_player(play.seat, forms, card=self.words.bare(play.card))
            for play in view.table
        )
        text = translate("TrickAnswers", "Trick {number}: {cards}.")
        return text.format(number=view.trick_number, cards=cards)

    def _turn(self) -> str:
        if self.view.phase is Phase.SETTLED:
            return translate("TrickAnswers", "The deal is over.")
        forms = PlayerForms(
            me=translate("TrickAnswers", "It is your turn."),
            they=translate("TrickAnswers", "{name}’s turn."),
        )
        return self.people.of_player(self.view.to_act, forms)

    def _whose_turn(self) -> str:
        return spoken_status(self.view, self.people, self.words)

    def _trick(self) -> str:
        view = self.view
        if view.face_down or view.table:
            return self._cards_on_table()
        return translate("TrickAnswers", "No card has been led.")

    def _last_trick(self) -> str:
        view = self.view
        if not view.won:
            return translate("TrickAnswers", "No trick has been won yet.")
        if view.rules.look_back == "none":
            return table_words.no_looking_back()
        if view.table or view.face_down:
            return table_words.looking_back_over()
        return Events(self.words, self.people).trick(view.won[-1])

    def _points(self) -> str:
        party = self.people.mine
        if party is None:
            return ""
        card_points = [self.view.card_points[seat] for seat in party.seats]
        total = together(card_points).total
        return Events(self.words, self.people).card_points(total)

    def _score(self) -> str:
        rules, people = self.view.rules, self.people
        shown = [shown_score(rules, points) for points in self.won]
        mine = people.mine
        if people.in_pairs and mine is not None:
            text = translate("TrickAnswers", "We {mine}, they {theirs}.")
            return text.format(mine=figure(shown[mine]), theirs=figure(shown[1 - mine.number]))
        #: somebody and his score
        text = translate("TrickAnswers", "{name} {score}")
        parties = people.parties if mine is None else self._from(mine.number)
        told = ", ".join(
            text.format(name=people.called(party), score=figure(shown[party])) for party in parties
        )
        return translate("TrickAnswers", "Score: {list}.").format(list=told)

    def _from(self, number: int) -> Sequence[Party]:
        parties = self.people.parties
        return (*parties[number:], *parties[:number])

    def _talon(self) -> str:
        view = self.view
        if not view.rules.has_talon:
            return translate("TrickAnswers", "There is no talon in this game.")
        if not view.talon_size:
            return translate("TrickAnswers", "The talon is used up.")
        return translate("TrickAnswers", "%n card(s) to draw.", None, view.talon_size)

    def _unseen(self) -> str:
        cards = self._unseen_cards()
        if not cards:
            return translate("TrickAnswers", "You have seen every card.")
        count = translate("TrickAnswers", "%n card(s) you have not seen.", None, len(cards))
        return f"{count} {self._by_suit(cards)}"

    def _unseen_cards(self) -> list[Card]:
        """Give the cards of the pack that this seat has not seen, equal ones as often as so."""
        view = self.view
        left = list(view.rules.pack)
        seen = list(view.hand)
        seen += [play.card for trick in view.won for play in trick.plays]
        seen += [play.card for play in view.table]
        seen += [laid.card for laid in view.face_down if laid.card is not None]
        seen += [
            card for seat in view.rules.seats if seat is not view.seat for card in view.known[seat]
        ]
        if view.turn_up is not None:
            seen.append(view.turn_up)
        for card in seen:
            if card in left:
                left.remove(card)
        return left

    def _by_suit(self, cards: Iterable[Card]) -> str:
        suits: dict[Suit, list[str]] = {}
        for card in self._sorted(cards):
            suits.setdefault(card.suit, []).append(self.words.rank(card.rank))
        #: a suit and the ranks that there are of it
        pattern = translate("TrickAnswers", "{suit}: {ranks}.")
        return " ".join(
            pattern.format(suit=self.words.suit_first(suit), ranks=", ".join(ranks))
            for suit, ranks in suits.items()
        )

    def _sorted(self, cards: Iterable[Card]) -> Sequence[Card]:
        view = self.view
        order = view.rules.duties_in(view.contract).order
        return sorted(
            cards,
            key=lambda card: (card.suit is not view.trump, card.suit, -order[card.rank]),
        )
