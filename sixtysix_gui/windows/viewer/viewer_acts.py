"""The buttons of the viewer besides its steps: what can be done with the records that it shows."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtWidgets import QPushButton

from sixtysix_gui.text.common import translate
from sixtysix_gui.windows.viewer.deal_on_table import AnyShownDeal
from sixtysix_gui.windows.widgets.basic import button


@dataclass(frozen=True)
class ViewerDoes:
    """What the buttons do; None are acts that these records do not allow."""

    go_on: Callable[[], None] | None
    copy_code: Callable[[], None]
    show_proof: Callable[[], None]
    save: Callable[[], None] | None
    close: Callable[[], None]


class ViewerActs:
    """The buttons in their order; the last one closes the viewer."""

    def __init__(self, does: ViewerDoes) -> None:
        """Make what these records allow."""
        self._copy = _act(
            translate("RecordViewer", "Copy deal code"),
            "copy-code",
            does.copy_code,
        )
        self._proof = _act(translate("RecordViewer", "Proof…"), "proof", does.show_proof)
        self.buttons: list[QPushButton] = []
        if does.go_on is not None:
            text = translate("RecordViewer", "Go on with this game")
            self.buttons.append(_act(text, "go-on", does.go_on))
        self.buttons += [self._copy, self._proof]
        if does.save is not None:
            text = translate("RecordViewer", "Save record…")
            self.buttons.append(_act(text, "save", does.save))
        text = translate("RecordViewer", "Close")
        self.buttons.append(_act(text, "close", does.close))

    def offer(self, deal: AnyShownDeal) -> None:
        """Show the buttons that a deal has something for."""
        self._copy.setVisible(deal.code is not None)
        self._proof.setVisible(deal.proof is not None)


def _act(text: str, name: str, do: Callable[[], None]) -> QPushButton:
    made = button(text)
    made.setObjectName(name)
    made.clicked.connect(do)
    return made
