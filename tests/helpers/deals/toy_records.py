"""How deals of the toy game for three are written and read."""

from sixtysix_gui.records import Written, ending_tags
from sixtysix_gui.records.derived import result_of
from sixtysix_gui.records.errors import Reason, RecordError, RecordPlace
from sixtysix_gui.records.letters import FRENCH, Letters
from sixtysix_gui.records.read import Found
from sixtysix_gui.records.record import DealRecord
from sixtysix_gui.records.scan import RawRecord
from sixtysix_gui.records.tags import read_tag
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.moves import PLAY_CARD
from sixtysix_gui.rules.registry import Registry
from sixtysix_gui.rules.seats import Seat
from tests.helpers.deals.toy_three import ToyDeal, ToyFamily, ToyRules

WITH_TOY = Registry((*GAMES.families, ToyFamily()))


def replayed(record: DealRecord) -> ToyDeal:
    """The deal after all moves."""
    deal = ToyFamily().start(record.rules, record.pack, record.dealer)
    for move in record.moves:
        deal, _ = deal.apply(move)
    return deal


def write_toy(record: DealRecord, letters: Letters) -> Written:
    """Tricks with the seats' cards in the order of play, each with its check."""
    deal = replayed(record)
    lines = [
        " ".join(
            [
                f"{trick.number}.",
                *(letters.card(card) for card in trick.cards),
                f"{trick.winner.name}+{trick.points}",
            ]
        )
        for trick in deal.won
    ]
    tags = ending_tags(record, deal, ",")
    return Written(tuple(tags), tuple(lines), result_of(deal.outcome, record.rules.parties))


def read_toy(raw: RawRecord) -> Found:
    """Read what ``write_toy`` wrote, and check the result."""
    tags = dict(filter(None, (read_tag(line.text) for line in raw.tag_lines)))
    pack = tuple(Card.parse(code) for code in tags["Pack"].split())
    words = [token.text for token in raw.tokens]
    cards = [card for word in words if (card := FRENCH.read_card(word)) is not None]
    moves = tuple(PLAY_CARD[card] for card in cards)
    others = tuple((name, tags[name]) for name in "ABC" if name in tags)
    record = DealRecord(ToyRules(), pack, Seat[tags["Dealer"]], moves, others)
    deal = replayed(record)
    expected = result_of(deal.outcome, record.rules.parties)
    if words[-1] != expected:
        raise RecordError(
            Reason.RESULT_WRONG, RecordPlace(raw.number, raw.last_line), {"expected": expected}
        )
    return Found(raw.number, raw.line, record, deal)
