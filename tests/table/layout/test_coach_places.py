"""Wherever the coach's paper lies it covers nothing that is to be seen, and no word is cut."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtWidgets import QApplication

from sixtysix_gui.design import theme
from sixtysix_gui.design.fonts import load_fonts
from sixtysix_gui.rules.moves import Move, PlayCard
from sixtysix_gui.table.layout.place import bounds_of
from sixtysix_gui.table.pieces.brushwork import width_of
from sixtysix_gui.table.pieces.slip_plan import strip_plan
from sixtysix_gui.table.scene.scene import Scene
from sixtysix_gui.table.seating import FACING
from sixtysix_gui.table.table import Table
from sixtysix_gui.table.values import Advice, SlipWords, WorthLine
from tests.helpers.table.areas import each_size
from tests.helpers.table.states import LONG_NAMES, STATES
from tests.helpers.table.trouble import bounds, in_the_middle, look_of
from tests.helpers.table.zones import TOUCH, overlap

LETTERS = 0.55
"""What is free below the letters of a sentence on paper, in t."""
LONGEST = "Denk an den Talon: Was riskiert das Zudrehen, und was kostet das Warten?"
REASON = (
    "Stich mit Schellen-Ober: Oberhofmarschall braucht nur noch 11 und bekommt sie vor deinem"
    " nächsten Ausspiel in 348 von 400 Fällen."
)
NAMES = ("Schellen-König", "Das Paar in Schellen", "Schellen-Ober")
SLIP = SlipWords(
    heading="Warum?",
    unit="Punkte im Schnitt",
    lines=tuple(
        WorthLine(name, value, points, 0.2, "gewinnt 348 von 400", name)
        for name, value, points in zip(
            NAMES, ("+1,5", "+0,2", "−2,6"), (1.5, 0.2, -2.6), strict=True
        )
    ),
    fact="Oberhofmarschall hält Schellen-König in 7 von 10 Fällen.",
    footnote="Über 400 mögliche Verteilungen. Der feine Strich zeigt, wie sicher das ist.",
    list_name="Warum",
    close_name="Zettel weglegen",
)
ADVICES = {
    "looking": Advice("Ich sehe nach… Du kannst inzwischen weiterspielen."),
    "nudge": Advice(LONGEST, "Zug zeigen", "H"),
    "move": Advice(REASON, "Warum?", "H"),
    "short move": Advice("Spiel Schellen-Ober aus: Behalte Herz-Dame.", "Warum?", "H"),
    "why": Advice(REASON, slip=SLIP),
}


@pytest.mark.window
@pytest.mark.slow(sample=3)
@pytest.mark.parametrize("state", STATES)
def test_the_paper_covers_nothing(table: Table, state: str) -> None:
    game = STATES[state](table, LONG_NAMES)
    lit = next((m for m in game.state.legal_moves() if isinstance(m, PlayCard)), None)
    trouble = [
        (found, size, scale) for size, scale in each_size(table) for found in _troubles(table, lit)
    ]
    assert trouble == []


def test_large_words_of_a_low_strip_are_not_small(qapp: QApplication) -> None:
    del qapp
    load_fonts()
    unit, room = 27.0, QSizeF(500.0, 60.0)  # of 960 x 616 at 200 %
    one = SlipWords("Why?", "", SLIP.lines, "", "", "Why", "Close")
    plan = strip_plan(one, unit, room, 0, one=True)
    assert plan.fits
    assert plan.size.width() <= room.width()
    assert plan.size.height() <= room.height()
    assert plan.unit >= 0.7 * unit


def _troubles(table: Table, lit: Move | None) -> Iterator[tuple[str, str]]:
    for name, advice in ADVICES.items():
        table.advise(advice, () if advice.slip is None or lit is None else (lit,))
        for found in _found(table.table_scene, advice):
            yield name, found
    table.advise(None)


def _found(scene: Scene, advice: Advice) -> Iterator[str]:
    paper, pill = scene.paper, scene.notices.advice
    if " ".join(pill.lines(look_of(scene))) != advice.sentence:
        yield "the sentence is cut"
    seen = _seen(scene)
    yield from _covered_letters(scene)
    if advice.offer and not paper.has_cap:
        yield "no cap"
    if paper.has_cap:
        cap = paper.cap.area()
        around = seen | _at_the_sides(scene)
        yield from (f"cap on {name}" for name, area in around.items() if overlap(cap, area) > 0.5)
    if advice.slip is not None:
        yield from _slip_troubles(scene, seen, TOUCH * scene.zones.layout.metrics.card_width)


def _covered_letters(scene: Scene) -> Iterator[str]:
    """Tell where a card that has risen, with the focus around it, reaches up to the letters."""
    layout = scene.zones.layout
    width, ring = layout.metrics.card_width, theme.FOCUS_GAP + theme.focus_width(0.0)
    letters = scene.notices.advice.area().bottom() - LETTERS * layout.metrics.text_unit
    places = layout.hands.own(len(scene.zones.own_hand.items))
    risen = bounds_of(tuple(place.lifted(layout.hands.hover_lift) for place in places), width)
    if risen.top() - ring < letters:
        yield f"a risen card on the sentence: {letters - risen.top() + ring:.0f}"


def _slip_troubles(scene: Scene, seen: dict[str, QRectF], allowed: float) -> Iterator[str]:
    slip, metrics = scene.paper.slip, scene.zones.layout.metrics
    area = slip.area()
    if not QRectF(0, 0, metrics.width, metrics.height).contains(area):
        yield "slip outside"
    for name, other in (*seen.items(), ("sentence", scene.notices.advice.area())):
        if overlap(area, other) > allowed:
            yield f"slip on {name}"
    plan = slip.plan
    if plan is None:
        yield "no slip"
        return
    written = {run.words for run in plan.runs}
    if not any(line.name in written for line in SLIP.lines):
        yield "no move"
    for word in SLIP.fact.split():
        if not any(word in run.words for run in plan.runs):
            yield f"fact without {word}"
    for run in plan.runs:
        width = width_of(run.font, run.words)
        end = run.at.x() if run.to_right else run.at.x() + width
        if end > plan.size.width():
            yield f"{run.words} is cut"
        line = QRectF(end - width, run.at.y() - 1.0, width, 2.0)
        yield from (f"{run.words} on {part}" for part, area in plan.parts if area.intersects(line))


def _seen(scene: Scene) -> dict[str, QRectF]:
    """What is to be seen whatever the coach says."""
    zones, plates = scene.zones, scene.signs.plates.plates
    found = in_the_middle(scene) | bounds(scene, "hand", zones.own_hand.spots(zones.layout))
    found |= {f"{button.name}": button.piece.area() for button in scene.buttons}
    return found | {f"plate of {chair}": plates[chair].area() for chair in FACING}


def _at_the_sides(scene: Scene) -> dict[str, QRectF]:
    """What lies where only a slip may reach a little over it."""
    found: dict[str, QRectF] = {}
    for name, lie in (("marker", scene.zones.devices), ("pile", scene.zones.piles)):
        for chair in FACING:
            found |= bounds(scene, f"{name} of {chair}", lie[chair].spots(scene.zones.layout))
    return found


@pytest.mark.window
def test_a_view_shown_at_once_puts_the_light_out(table: Table) -> None:
    """As when a move is taken back: the light belongs to what was advised before."""
    game = STATES["lead"](table, LONG_NAMES)
    lit = next(m for m in game.state.legal_moves() if isinstance(m, PlayCard))
    table.advise(ADVICES["move"], (lit,))
    assert table.table_scene.suggestion.move == lit
    table.show_at_once(game.state.view(game.state.to_act, (0, 0)))
    assert table.advice is None
    assert table.table_scene.suggestion.move is None
