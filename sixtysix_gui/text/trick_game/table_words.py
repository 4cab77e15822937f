"""The one object from which the table of three and four takes its words."""

from collections.abc import Iterable
from dataclasses import dataclass

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import Event
from sixtysix_gui.rules.history import Marriage, Trick
from sixtysix_gui.rules.moves import IllegalMoveError, Move
from sixtysix_gui.rules.seats import Party, Seat
from sixtysix_gui.table.stops import Spoken
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import translate
from sixtysix_gui.text.narrator.events import Events
from sixtysix_gui.text.narrator.showing import told_seats
from sixtysix_gui.text.people import People, PlayerForms
from sixtysix_gui.text.trick_game import panels, proxies, scores, status
from sixtysix_gui.text.trick_game.answers import TrickAnswers
from sixtysix_gui.text.trick_game.refusals import refusal, refusal_with_way


@dataclass(frozen=True)
class TrickTableWords:
    """Finds every word of the table, in the language of the moment.

    ``words`` are those of the deck on the table, ``people`` who sits there. It has no state: the
    table hands in the view that lies there. The short words on chips, labels and bubbles are the
    table's own (``table/words.py``). Which method gives which sentence:

    ========================  ===================================================================
    the status line           ``status``; for readers ``spoken_status``; while somebody has been
                              thinking for a while ``thinking``; while a full trick rests
                              ``trick_rests``; while one is looked at ``last_trick``
    refusals                  ``refused`` of an error, ``why_not`` of a move
    what happened             ``told`` for F2 and readers, ``events`` for single tricks and card
                              points, ``seats`` where people sit
    panels                    ``bids``, ``suits``, ``openings``, ``contracts``, ``double``: each a
                              ``Choice`` with its meaning, its reader's name, and whether it may be
                              chosen
    things, for readers and   ``card``, ``marriage``, ``choice``, ``turn``, ``passing``, ``coin``,
    tool tips                 ``counter``, ``seal``, ``plate``, ``pile``, ``score``, ``widow``,
                              ``talon``, ``turn_up``
    questions by key          ``answers``
    ========================  ===================================================================
    """

    words: CardWords
    people: People

    # ----------------------------------------------------------------------------- the status

    def status(self, view: View, armed: Suit | None = None) -> str:
        """Say in one line what is expected now; ``armed`` is a marriage that was chosen."""
        return status.status_sentence(view, self.people, self.words, armed)

    def spoken_status(self, view: View, armed: Suit | None = None) -> str:
        """Say the same to readers of the screen, with the keys that answer."""
        return status.spoken_status(view, self.people, self.words, armed)

    def thinking(self, seat: Seat) -> str:
        """Say that somebody has been thinking for a while."""
        return status.thinking(self.people.name(seat))

    def trick_rests(self, trick: Trick) -> str:
        """Say whose trick it is while all of its cards lie there."""
        forms = PlayerForms(
            me=translate("TrickStatus", "Your trick."),
            they=translate("TrickStatus", "{name} wins the trick."),
        )
        return self.people.of_player(trick.winner, forms)

    def last_trick(self, trick: Trick) -> str:
        """Say who led and who won the trick that is looked at again."""
        return status.last_trick(trick, self.people)

    # ------------------------------------------------------------------- refusals, happenings

    def refused(self, error: IllegalMoveError, view: View) -> str:
        """Say why a move was refused, and what may be done instead."""
        return refusal_with_way(error, view, self.people, self.words)

    def why_not(self, move: Move, view: View) -> str:
        """Say why a move may not be made; empty where it may."""
        error = view.why_illegal(move)
        return "" if error is None else refusal(error, view, self.words)

    def told(self, events: Iterable[Event], view: View, *, fresh_deal: bool = False) -> list[str]:
        """Tell what led to a view, a sentence an event."""
        return self.events.sentences(events, view, fresh_deal=fresh_deal)

    @property
    def events(self) -> Events:
        """What tells events and tricks."""
        return Events(self.words, self.people)

    def seats(self) -> str:
        """Say who sits where, once a game."""
        return told_seats(self.people)

    # ---------------------------------------------------------------------------------- panels

    def bids(self, view: View) -> tuple[panels.Choice, ...]:
        """Give the discs of the bid panel."""
        return panels.bid_choices(view)

    def suits(self, view: View) -> tuple[panels.Choice, ...]:
        """Give the discs of the naming panel."""
        return panels.suit_choices(view, self.words)

    def openings(self, view: View) -> tuple[panels.Choice, ...]:
        """Give the openings of Gaigel."""
        return panels.opening_choices(view, german_suited=self.words.is_german_suited)

    def contracts(self, view: View) -> tuple[panels.Choice, ...]:
        """Give the rows of the contract panel."""
        return panels.contract_choices(view, self.words)

    def double(self, view: View) -> panels.Choice:
        """Give the word on the coin of the double, and by how much it multiplies."""
        return panels.double_choice(view)

    # -------------------------------------------------------------------- readers and tool tips

    def card(self, card: Card, view: View, armed: Suit | None = None) -> Spoken:
        """Name a card of the own hand."""
        return proxies.card_proxy(card, view, self.words, armed)

    def marriage(self, suit: Suit, view: View, *, armed: bool = False) -> Spoken:
        """Name the chip of a marriage."""
        return proxies.marriage_proxy(suit, view, self.words, armed=armed)

    def choice(self, choice: panels.Choice) -> Spoken:
        """Name something to be chosen on a panel."""
        return panels.spoken_choice(choice)

    def turn(self, view: View) -> Spoken:
        """Name the chip that has a card turned."""
        return proxies.turn_proxy(view)

    def passing(self, view: View) -> Spoken:
        """Name the pass of the moment."""
        return proxies.pass_proxy(view)

    def coin(self, view: View) -> Spoken:
        """Name the coin."""
        return proxies.out_proxy(view, self.people)

    def counter(self, view: View) -> Spoken:
        """Name the trump counter."""
        return proxies.counter_proxy(view, self.people, self.words)

    def seal(self, marriage: Marriage, view: View) -> str:
        """Name a seal."""
        return proxies.seal_proxy(marriage, view, self.people, self.words)

    def plate(self, seat: Seat, view: View, won: tuple[int, ...], tip: str = "") -> Spoken:
        """Name a plate; ``tip`` says who that is, as ``Companion.tip`` gives it."""
        score = scores.score_line(view.rules, won[self.people.party(seat)])
        return proxies.plate_proxy(seat, view, self.people, score, tip)

    def pile(self, party: Party, view: View, *, may_look: bool) -> Spoken:
        """Name a pile of won tricks."""
        return proxies.pile_proxy(party, view, self.people, may_look=may_look)

    def score(self, party: Party, view: View, won: tuple[int, ...]) -> str:
        """Name a score device."""
        return proxies.score_proxy(party, view, self.people, won[party])

    def side_label(self, party: Party) -> str:
        """Name a side above its score: We, They, or a player."""
        return proxies.side_label(party, self.people)

    def widow(self, view: View) -> Spoken:
        """Name the widow."""
        return proxies.widow_proxy(view)

    def talon(self, view: View) -> Spoken:
        """Name the talon."""
        return proxies.talon_proxy(view)

    def turn_up(self, view: View) -> Spoken:
        """Name the turn-up."""
        return proxies.turn_up_proxy(view, self.words)

    # ------------------------------------------------------------------------------- questions

    def answers(self, view: View, won: tuple[int, ...]) -> TrickAnswers:
        """Give what answers questions by key; ``won`` are the game points by side."""
        return TrickAnswers(view, self.people, self.words, won)
