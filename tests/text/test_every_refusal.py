"""Every refusal that the rules of three and four can give, met in deals, names what may be done."""

import random
from collections.abc import Iterator

import pytest

from sixtysix_gui.ai.matches.playing import pack_of
from sixtysix_gui.design.card_svg import CardStyle
from sixtysix_gui.design.theme import Cloth
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import PASS, CallContract, Illegality, IllegalMoveError
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.pieces.piece import Look
from sixtysix_gui.table.pieces.pills import RefusalPill
from tests.helpers.deals.engine import EVERY_MOVE
from tests.helpers.rows import each_row
from tests.helpers.windows.sentences import assert_sentence
from tests.helpers.windows.trick_words import NAMES, words_for

ME = Seat.A
DEALS = 60
CONTRACTS = rule_set("bauernschnapsen").contracts
MOVES = (*EVERY_MOVE, *map(CallContract, CONTRACTS))
Met = dict[tuple[Illegality, Phase], tuple[IllegalMoveError, View]]


def met_in(game: str) -> Met:
    """Play deals by chance; give one view for each reason that the person meets in a phase."""
    rules, source = rule_set(game), random.Random(19)
    met: Met = {}
    for number in range(DEALS):
        dealer = rules.seats[number % len(rules.seats)]
        deal = Deal.start(rules, pack_of(rules, number), dealer)
        while not deal.is_over:
            for error, view in refused(deal):
                met.setdefault((error.reason, view.phase), (error, view))
            deal, _ = deal.apply(source.choice(deal.legal_moves()))
    return met


def refused(deal: Deal) -> Iterator[tuple[IllegalMoveError, View]]:
    if deal.to_act is not ME:
        return
    view = deal.view(ME)
    for move in MOVES:
        error = view.why_illegal(move)
        if error is not None:
            yield error, view


WAYS = (
    *("play", "lead", "follow", "announce", "bid", "call", "name", "say", "choose", "pass"),
    *("double", "let", "hold", "exchange", "can beat", "can overtrump"),
)
"""One of these verbs tells what may be done instead."""


@each_row("game", NAMES)
def test_every_refusal_names_a_way(game: str) -> None:
    met = met_in(game)
    assert len(met) > 10
    words = words_for(rule_set(game))
    for (reason, phase), (error, view) in met.items():
        said = words.refused(error, view)
        assert_sentence(said)
        assert any(way in said.lower() for way in WAYS), (reason, phase, said)


@pytest.mark.slow(sample=8)
@pytest.mark.parametrize("game", NAMES)
@pytest.mark.usefixtures("language", "qtbot")
def test_every_refusal_is_whole_and_fits(game: str) -> None:
    rules = rule_set(game)
    hand = sum(rules.deal_batches)
    for (reason, _), (error, view) in met_in(game).items():
        for german_suited in (False, True):
            said = words_for(rules, german_suited=german_suited).refused(error, view)
            assert_sentence(said)
            if len(rules.seats) == 2:
                continue
            for width, height, scale in ((800, 572, 1.0), (1280, 772, 2.0)):
                layout = TableLayout.for_size(width, height, scale, len(rules.seats), hand)
                metrics = layout.metrics
                unit, card = metrics.text_unit, metrics.card_width
                pill = RefusalPill()
                pill.set_shrinking(shrinks=True)
                pill.set_max_width(layout.sentences.status_max_width)
                pill.text = said
                lines = pill.lines(Look(unit, card, 1.0, Cloth.GREEN, CardStyle()))
                assert " ".join(lines) == said, reason


SAID = [
    ("german-66", Illegality.MARRIAGE_CLOSED, Phase.LEAD, "the talon is closed. Lead a card."),
    ("three-66", Illegality.NO_GOING_OUT, Phase.LEAD, "every trick is played. Lead a card."),
    ("na-66", Illegality.NOT_NOW, Phase.FOLLOW, "You cannot do that now. Play a card."),
    ("four-66", Illegality.SIDE_NEEDS_TRICK, Phase.PARTNER, "before you may go out. Let David"),
    ("bauernschnapsen", Illegality.CALL_OTHERS, Phase.BID, "Call another contract, or pass."),
    ("gaigel", Illegality.OPENING_CARD, Phase.OPEN, "deal that way. Choose another opening."),
]


@each_row(("game", "reason", "phase", "part"), SAID)
def test_the_way_is_that_of_the_phase(
    game: str, reason: Illegality, phase: Phase, part: str
) -> None:
    error, view = met_in(game)[reason, phase]
    assert part in words_for(rule_set(game)).refused(error, view)


def test_while_another_is_to_act_he_is_named() -> None:
    rules = rule_set("three-66")
    deal = Deal.start(rules, pack_of(rules, 1), Seat.A)
    view = deal.view(ME)
    error = view.why_illegal(PASS)
    assert error is not None
    said = words_for(rules).refused(error, view)
    assert said == "It is Rachel’s turn, not yours."
