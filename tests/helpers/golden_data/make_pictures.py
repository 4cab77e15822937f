"""Paints the pictures that the tests compare: `python -m tests.helpers.golden_data.make_pictures`.

That writes tests/golden/pictures again. Look at what has changed before it is committed.

Of every picture two things are kept: a digest of its pixels, which holds for one version of Qt on
one kind of processor, and the picture itself in 4096 colours, to be looked at, and to be compared
with some tolerance where Qt is another one.
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QLocale, Qt, qVersion
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QWidget

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.history import Marriage
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.scoring.points import CardPoints, Close, DealEnd
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.table import Table
from sixtysix_gui.table.values import TableOptions
from sixtysix_gui.text.results.game_end import DealDisc, GameEnd
from sixtysix_gui.text.results.scores import TallyWords
from sixtysix_gui.windows.desktop.language import Translations
from sixtysix_gui.windows.sheets.deal_sheet import DealSheet, DealSheetActs
from sixtysix_gui.windows.sheets.fitted_sheet import fitted_sheet
from sixtysix_gui.windows.sheets.game_sheet import GameSheet, GameSheetActs
from sixtysix_gui.windows.sheets.paper_sheet import PaperSheet
from sixtysix_gui.windows.widgets import paper
from sixtysix_gui.windows.widgets.paper import Page, use_page
from tests.helpers.golden_data.golden import GOLDEN
from tests.helpers.table.moments import MOMENTS, painted, picture
from tests.helpers.table.painted_moments import PAINTED, show_moment
from tests.helpers.windows.results import result_of, table_of

FOLDER = GOLDEN / "pictures"
INDEX = FOLDER / "pictures.json"
SCENE = (800, 572)
RATIO = 0.5
"""Pixels to a logical one: the pictures stay small, and everything is still to be seen."""

_STILL = TableOptions(speed="none", rest_tricks=False, show_points="mine")
_GERMAN = TableOptions(
    speed="none", rest_tricks=False, deck="german", cloth="burgundy", show_points="both", back=2
)
_FOR_EYES = TableOptions(
    speed="none",
    rest_tricks=False,
    cloth="walnut",
    colours="four",
    large_indices=True,
    high_contrast=True,
    text_scale=1.25,
)


def _table(moment: str, options: TableOptions) -> QImage:
    table = Table(options)
    table.resize(*SCENE)
    table.show()
    table.table_scene.lay_out(*SCENE, RATIO)
    MOMENTS[moment](table)
    image = picture(table, RATIO)
    table.shut_down()
    table.close()
    table.deleteLater()
    return image


def _table_of_several(name: str) -> QImage:
    table = Table(PAINTED[name].options)
    table.resize(*SCENE)
    table.show()
    table.table_scene.lay_out(*SCENE, RATIO)
    show_moment(table, PAINTED[name])
    image = painted(table, RATIO)
    table.shut_down()
    table.close()
    table.deleteLater()
    return image


def _sheet(make: Callable[[float], PaperSheet]) -> QImage:
    layout = TableLayout.for_size(*SCENE)
    below = QWidget()
    below.resize(*SCENE)
    sheet = fitted_sheet(make, layout, below)
    image = QImage(sheet.size(), QImage.Format.Format_RGB32)
    image.fill(QColor(paper.GROUND))
    sheet.render(image)
    below.deleteLater()
    return image


def _result() -> QImage:
    end = DealEnd((CardPoints(29, 40, 0, 3), CardPoints(17, 0, 0, 2)), claimant=Seat.A)
    return _settled(end, (Marriage(Seat.A, Suit.SPADES, 40, 2),))


def _result_failed() -> QImage:
    close = Close(Seat.B, 3, before_draw=False, defender_points=20, defender_tricks=2)
    end = DealEnd((CardPoints(44, 0, 0, 4), CardPoints(20, 20, 0, 2)), close, last=Seat.A)
    return _settled(end, (Marriage(Seat.B, Suit.CLUBS, 20, 2),))


def _settled(end: DealEnd, shown: tuple[Marriage, ...]) -> QImage:
    result = result_of(rule_set(), end, marriages=shown)
    before = Game(result.rules, Seat.B, (4, 3))
    acts = DealSheetActs(
        go_on=_nothing, show_tricks=_nothing, show_proof=_nothing, play_again=_nothing
    )
    spoken = Translations()
    spoken.use("en")  # what counts is said in words only by a translation
    table = table_of(result, before)
    spoken.remove()
    return _sheet(lambda unit: DealSheet(unit, table, "french", acts))


def _game_end() -> QImage:
    best = [Card.parse(code) for code in ("TC", "KH", "QS", "AS", "KS", "QH", "AD")]
    remark = "5 deals; you won the filled ones."
    return _end("You win the game", "7 : 3", remark, best)


def _game_lost() -> QImage:
    return _end("The Queen wins the game", "1 : 7", "5 deals. The third cost most.", ())


def _end(head: str, score: str, remark: str, best: Sequence[Card]) -> QImage:
    deals = tuple(DealDisc(mine=number != 2, points=2) for number in range(5))
    tally = TallyWords("Bummerl so far", "Frieda", "Queen", (1, 2, 1), (1,) * 6)
    won = bool(best)
    end = GameEnd(head, score, deals, remark, won=won, festive=won, tally=tally)
    acts = GameSheetActs(
        once_more=_nothing, once_more_key="Ctrl+R", look_back=_nothing, other_game=_nothing
    )
    return _sheet(lambda unit: GameSheet(unit, end, acts, best))


def _nothing() -> None:
    """What the buttons of a painted sheet do."""


PICTURES: dict[str, Callable[[], QImage]] = {
    **{name: lambda name=name: _table(name, _STILL) for name in MOMENTS},
    "strict-german": lambda: _table("strict", _GERMAN),
    "armed-high-contrast": lambda: _table("armed", _FOR_EYES),
    **{name: lambda name=name: _table_of_several(name) for name in PAINTED},
    "result": _result,
    "result-failed": _result_failed,
    "game-end": _game_end,
    "game-lost": _game_lost,
}
"""Every picture by name, and how it is painted."""


def digest(image: QImage) -> str:
    """Return the digest of a picture's pixels."""
    return hashlib.sha256(pixels(image)).hexdigest()


def pixels(image: QImage) -> bytes:
    """Return red, green and blue of every pixel, row by row, without what fills up the rows."""
    plain = image.convertToFormat(QImage.Format.Format_RGB888)
    whole, row, used = bytes(plain.constBits()), plain.bytesPerLine(), 3 * plain.width()
    return b"".join(whole[y * row : y * row + used] for y in range(plain.height()))


def in_few_colours(image: QImage) -> QImage:
    few = image.convertToFormat(QImage.Format.Format_RGB444, Qt.ImageConversionFlag.ThresholdDither)
    return few.convertToFormat(QImage.Format.Format_RGB32)


def painter_of_pictures() -> str:
    """Names what the digests depend on."""
    return f"Qt {qVersion()}, {platform.machine()}"


def main() -> int:
    """Writes all pictures."""
    application = QApplication(["sixtysix-tests", "-style", "fusion"])
    QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedStates))
    use_page(Page())
    FOLDER.mkdir(exist_ok=True)
    digests: dict[str, str] = {}
    for name, paint in PICTURES.items():
        image = paint()
        digests[name] = digest(image)
        in_few_colours(image).save(str(FOLDER / f"{name}.png"), quality=0)
    index = {"painted_by": painter_of_pictures(), "digests": digests}
    INDEX.write_text(json.dumps(index, indent=2) + "\n", encoding="utf-8")
    return 0 if application else 1


def stored(name: str) -> Path:
    """Return the file of a stored picture."""
    return FOLDER / f"{name}.png"


if __name__ == "__main__":
    sys.exit(main())
