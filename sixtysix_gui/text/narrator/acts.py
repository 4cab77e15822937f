"""What panels offer, and what readers of the screen are told of cards and buttons."""

from dataclasses import dataclass

from sixtysix_gui.rules.cards import Card, Suit, card_of
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import (
    BID,
    CLOSE_TALON,
    DOUBLE,
    DRAW,
    EXCHANGE_TRUMP,
    GO_OUT,
    MELD,
    NAME_TRUMP,
    OPEN,
    PASS,
    PLAY_CARD,
    TURN_TRUMP,
    CallContract,
    Meld,
    Move,
    Opening,
)
from sixtysix_gui.rules.scoring.points import TICK
from sixtysix_gui.rules.sets.contracts import Contract
from sixtysix_gui.table import words as table_words
from sixtysix_gui.table.intents import pair_of
from sixtysix_gui.table.stops import Spoken, TableFacts, Thing
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import texts, translate
from sixtysix_gui.text.contracts import (
    contract_gloss,
    contract_label,
    contract_name,
    double_name,
    opening_gloss,
    opening_name,
)
from sixtysix_gui.text.narrator.refusals import refusal_sentence
from sixtysix_gui.text.narrator.status import marriage_points
from sixtysix_gui.text.people import People

_ = texts("Readers")
_panels = texts("Panels")

_IN_PLAY = (Phase.LEAD, Phase.FOLLOW, Phase.PRE_DRAW, Phase.REPLY, Phase.FINAL)


def spoken_card(card: Card, facts: TableFacts, words: CardWords) -> Spoken:
    """Name a card of the own hand, and say what Enter does or why it may not be played."""
    view = facts.view
    parts = [words.card_first(card)]
    if card.suit is view.trump:
        parts.append(_("trump"))
    if not (facts.can_act and view.legal_moves):  # none where one only looks on
        return Spoken(", ".join(parts))
    in_pair = card in pair_of(card.suit) and MELD[card.suit] in view.legal_moves
    chosen = in_pair and facts.armed is card.suit
    if chosen:
        parts.append(_("marriage selected"))
    elif in_pair:
        parts.append(_("marriage possible"))
    error = view.why_illegal(PLAY_CARD[card])
    if error is not None:
        if view.phase in _IN_PLAY:
            parts.append(_("cannot be played"))
        return Spoken(", ".join(parts), refusal_sentence(error, words))
    if chosen:
        what = _("Enter announces the marriage and plays this card.")
    elif view.led is not None:  # what was led, to be heard again at every card
        what = _("Enter plays it on {card}.").format(card=words.card(view.led))
    else:
        what = _("Enter plays it.")
    return Spoken(", ".join(parts), what)


def spoken_act(act: Move | Thing, facts: TableFacts, people: People, words: CardWords) -> Spoken:
    """Name a button, and say what it does."""
    view = facts.view
    if isinstance(act, Meld):
        return _marriage(act.suit, facts, words)
    if act is Thing.SHOW:
        name = _("Announce the marriage in {suit} now")
        shown = "" if facts.armed is None else words.suit(facts.armed)
        what = _("Enter announces it before you lead.")
        return Spoken(name.format(suit=shown), what)
    if act == EXCHANGE_TRUMP:
        return Spoken(exchange_name(view, words))
    if act == CLOSE_TALON:
        return Spoken(_("Close the talon"))
    if act == DRAW:
        talon = _("Talon, %n card(s)", "", view.talon_size)
        return Spoken(_("Draw a card"), talon)
    if act == GO_OUT:
        return _out(view, people)
    if act == PASS:
        return _pass(view)
    if act == TURN_TRUMP:
        what = _("Enter turns up your next card; its suit becomes trumps.")
        return Spoken(table_words.turn_a_card(), what if act in view.legal_moves else "")
    choices = (
        *(bid_choices(view) if view.rules.has("bid.max") else ()),
        *(contract_choices(view, words) if view.rules.contracts else ()),
        *suit_choices(view, words),
        *opening_choices(view, german_suited=words.is_german_suited),
        *((double_choice(view),) if view.rules.contracts else ()),
    )
    choice = next((one for one in choices if one.move == act), None)
    return Spoken("") if choice is None else spoken_choice(choice)


def _marriage(suit: Suit, facts: TableFacts, words: CardWords) -> Spoken:
    view = facts.view
    text = _("Marriage in {suit}, {points}")
    if view.trump is None and view.rules.trump_by == "first-lead":
        text = _("Marriage in {suit}, {points} because it sets trumps")
    name = text.format(suit=words.suit(suit), points=marriage_points(view, suit))
    if view.phase is Phase.PARTNER:
        what = _("Enter announces it before your partner leads.")
    elif facts.armed is suit:
        what = _("Selected; Enter deselects it.")
    else:
        what = _("Enter selects it: it is announced when you lead either card.")
    return Spoken(name, what)


def _out(view: View, people: People) -> Spoken:
    if people.partner is None:
        what = _("Enter says that you have {target} card points and ends the deal.")
    else:
        what = _(
            "Enter says that you and your partner have {target} card points and ends the deal."
        )
    return Spoken(table_words.out(), what.format(target=view.rules.out_target))


def _pass(view: View) -> Spoken:
    """Name the pass of the moment: Keep it, Go on, Pass, Let it be counted."""
    if view.phase is Phase.PARTNER:
        what = _("Enter does not announce it; your partner leads.")
        return Spoken(table_words.keep_it(), what)
    if view.phase is Phase.DOUBLE:
        return Spoken(table_words.go_on(), _("Enter does not double."))
    if view.phase in (Phase.REPLY, Phase.FINAL):
        return Spoken(table_words.let_pass(view.phase))
    simple = bool(view.rules.contracts) and not view.calls
    what = _("Enter stays with the simple game.") if simple else ""
    return Spoken(table_words.passed(), what)


def exchange_name(view: View, words: CardWords) -> str:
    """Say what is exchanged for what; empty where nothing is."""
    rank, taken = view.rules.exchange_rank, view.turn_up
    if rank is None or taken is None:
        return ""
    text = _("Exchange {given} for {taken}")
    given = words.card(card_of(rank, taken.suit))
    return text.format(given=given, taken=words.card(taken))


def exchange_needed(view: View, words: CardWords) -> str:
    """Say which card alone is exchanged for the turn-up."""
    rank, trump = view.rules.exchange_rank, view.trump
    if rank is None or trump is None:
        return ""
    sentence = translate("Refusals", "Only {card} may be exchanged for the trump card.")
    return sentence.format(card=words.card(card_of(rank, trump)))


@dataclass(frozen=True)
class Choice:
    """Something to be chosen on a panel: its words, and whether it may be chosen now.

    ``label`` stands on it, ``below`` below it or at its end, ``sentence`` is what it means, or why
    it cannot be chosen. ``spoken`` is what readers of the screen call it.
    """

    move: Move
    label: str
    below: str
    sentence: str
    spoken: str
    possible: bool


def bid_choices(view: View) -> tuple[Choice, ...]:
    """Return the discs of the bid panel, from 1 to the highest bid."""
    most = view.rules.bid_max
    return tuple(_bid(view, ticks, most) for ticks in range(1, most + 1))


def _bid(view: View, ticks: int, most: int) -> Choice:
    move = BID[ticks]
    text = _panels("Bid {ticks}: {points} card points. {place} of {count}.")
    points = str(ticks * TICK)
    return Choice(
        move=move,
        label=str(ticks),
        below=points,
        sentence="",
        spoken=text.format(ticks=ticks, points=points, place=ticks, count=most),
        possible=move in view.legal_moves,
    )


def suit_choices(view: View, words: CardWords) -> tuple[Choice, ...]:
    """Return the discs of the naming panel, in the order of the keys."""
    suits = tuple(Suit)
    return tuple(
        Choice(
            move=NAME_TRUMP[suit],
            label="",
            below=words.suit_first(suit),
            sentence="",
            spoken=_suit_spoken(words.suit_first(suit), place, len(suits)),
            possible=NAME_TRUMP[suit] in view.legal_moves,
        )
        for place, suit in enumerate(suits, start=1)
    )


def _suit_spoken(suit: str, place: int, count: int) -> str:
    text = _panels("{suit} as trumps. {place} of {count}.")
    return text.format(suit=suit, place=place, count=count)


def opening_choices(view: View, *, german_suited: bool) -> tuple[Choice, ...]:
    """Return the openings of Gaigel, in the order of the keys."""
    found: list[Choice] = []
    for place, opening in enumerate(Opening, start=1):
        name = opening_name(opening)
        gloss = opening_gloss(opening, german_suited=german_suited)
        text = _panels("{name}: {gloss} {place} of {count}.")
        spoken = text.format(name=name, gloss=gloss, place=place, count=len(Opening))
        move = OPEN[opening]
        found.append(Choice(move, name, "", _named(name, gloss), spoken, move in view.legal_moves))
    return tuple(found)


def contract_choices(view: View, words: CardWords) -> tuple[Choice, ...]:
    """Return the rows of the contract panel, cheapest first; the simple game is the pass."""
    contracts = [one for one in view.rules.contracts.values() if not one.is_simple]
    return tuple(
        _contract(view, words, contract, place, len(contracts))
        for place, contract in enumerate(contracts, start=1)
    )


def _contract(view: View, words: CardWords, contract: Contract, place: int, count: int) -> Choice:
    move = CallContract(contract.key)
    error = view.why_illegal(move)
    name = contract_name(contract.key)
    gloss = contract_gloss(contract, words)
    sentence = _named(name, gloss) if error is None else refusal_sentence(error, words)
    text = _panels("{name}, {value}: {gloss} {place} of {count}.")
    spoken = text.format(
        name=name,
        value=contract.value,
        gloss=gloss if error is None else sentence,
        place=place,
        count=count,
    )
    return Choice(
        move, contract_label(contract.key), str(contract.value), sentence, spoken, error is None
    )


def _named(name: str, gloss: str) -> str:
    #: what a contract or an opening means, as in "Gang: you alone take all five tricks."
    return _panels("{name}: {gloss}").format(name=name, gloss=gloss)


def double_choice(view: View) -> Choice:
    """Return what stands on the coin of the double: Kontra, × 2."""
    level = view.level + 1
    word, times = double_name(min(level, 3)), 2**level
    #: by how much a deal is multiplied
    below = _panels("× {times}").format(times=times)
    text = _panels("{double}: the deal counts × {times}.")
    spoken = text.format(double=word, times=times)
    return Choice(DOUBLE, word, below, spoken, spoken, DOUBLE in view.legal_moves)


def spoken_choice(choice: Choice) -> Spoken:
    """Name a choice to readers of the screen, and say where it cannot be chosen."""
    if choice.possible:
        return Spoken(choice.spoken, _panels("Enter chooses it."))
    return Spoken(choice.spoken, _panels("It cannot be chosen now."))
