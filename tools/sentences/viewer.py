"""What the viewer says of golden records, without the coach and with him."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from sixtysix_gui.coach.judgements import Verdict
from sixtysix_gui.controller.coach_worker import CoachWorker
from sixtysix_gui.records import DealRecord, read_records
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.table.values import TableOptions
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.windows.review.finder import FindingMemory
from sixtysix_gui.windows.review.ledger import LedgerSheet
from sixtysix_gui.windows.review.review_viewer import ReviewViewer
from sixtysix_gui.windows.review.telling import CoachDesk
from sixtysix_gui.windows.viewer.deal_in_words import DealInWords
from sixtysix_gui.windows.viewer.shown_deal import ShownDeal
from sixtysix_gui.windows.viewer.viewer import Shown
from tests.helpers.coach.scripted_review import ReviewLink
from tests.helpers.deals.viewer_records import PLAYED, golden_playthrough, own_game

_GOLDEN = Path(__file__).parents[2] / "tests" / "golden"
_EVERY = 24
"""One of this number of played deals is looked at, and its unfinished half."""
_FOUND = {1: Verdict.SLIP, 3: Verdict.CLOSE, 4: Verdict.BLUNDER, 6: Verdict.MISTAKE}


def sentences() -> Iterator[tuple[str, str]]:
    """Yield what is said of each deal, as anybody's and as a person's own."""
    for file in sorted(_GOLDEN.glob("records*/*.66r")):
        known = read_records(file.read_text(encoding="utf-8"))
        for place, record in enumerate(known):
            for kind, one in _kinds(record):
                records = (*known[:place], one)
                yield from _deal(f"{file.stem} {place} {kind}", records)
            if not record.rules.close:
                yield from _deal(f"{file.stem} {place} eyes", known[: place + 1], Seat.B)
    for number in range(0, len(PLAYED), _EVERY):
        for kind, one in _kinds(golden_playthrough(number)):
            yield from _deal(f"played {number} {kind}", (one,))
    for number in (0, 7, 20):
        for is_on in (False, True):
            yield from _review(f"reviewed {number} {is_on}", own_game(number), is_on)


def _kinds(record: DealRecord) -> Iterator[tuple[str, DealRecord]]:
    """Yield a record as it is, as the first player's own game, broken off, and given up."""
    yield "plain", record
    tags = tuple((tag, value) for tag, value in record.tags if tag not in ("Seat", "A", "Level"))
    levels = ",".join(("club", "novice", "master")[: len(record.rules.seats) - 1])
    own = replace(record, tags=(*tags, ("Seat", "A"), ("A", "Ada"), ("Level", levels)))
    yield "own", own
    half = replace(own, moves=record.moves[: len(record.moves) // 2])
    yield "half", half
    yield "given up", replace(half, abandoned=True)


def _deal(
    where: str, records: tuple[DealRecord, ...], eyes: Seat | None = None
) -> Iterator[tuple[str, str]]:
    deal = ShownDeal(records[-1], records, eyes=eyes)
    for deck in ("french", "german"):
        words = DealInWords(deal, CardWords(german_suited=deck == "german"))
        yield from _told(f"{where} {deck}", deal, words)


def _told(where: str, deal: ShownDeal, words: DealInWords) -> Iterator[tuple[str, str]]:
    for place in range(len(deal.steps)):
        yield f"{where} step {place}", words.sentence(place)
    yield f"{where} ending", words.ending()
    summary = words.summary()
    yield f"{where} head", summary.head
    for line in summary.lines:
        done = " | ".join(", ".join(line.done[seat]) for seat in summary.columns)
        yield f"{where} line {line.number} {line.place} {line.leader} {line.winner}", done
        yield f"{where} line {line.number} spoken", line.spoken
    yield f"{where} result", summary.result


def _review(where: str, record: DealRecord, is_on: bool) -> Iterator[tuple[str, str]]:
    """Yield what a review says whose verdicts are made up; ``is_on``: marks are to be found."""
    link = ReviewLink(_FOUND)
    worker = CoachWorker(link=link)
    viewer = ReviewViewer(
        Shown((record,)),
        TableOptions(speed="none"),
        CardWords(),
        CoachDesk(worker, lambda _record, _seat: "the Queen", FindingMemory(lambda: is_on)),
        with_coach=True,
        shows_all=True,
    )
    link.finish()
    yield f"{where} strip", viewer.strip.accessibleDescription()
    for row in viewer.column.list.rows:
        yield f"{where} row {row.steps} {row.move} {row.word} {row.theme} {row.loss}", row.spoken
    for place in range(viewer.deal.last + 1):
        viewer.show_place(place)
        yield f"{where} sentence {place}", viewer.sentence
        yield f"{where} note {place}", viewer.column.note.text.spoken
        yield f"{where} strip {place}", viewer.strip.accessibleDescription()
    sheet = viewer.ledger.sheets.sheet
    if isinstance(sheet, LedgerSheet):
        yield f"{where} ledger", sheet.ledger.spoken
    viewer.close()
    viewer.deleteLater()
    worker.shut_down()
