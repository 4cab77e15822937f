"""The keys, as the help lists them."""

from __future__ import annotations

from sixtysix_gui.table.acts import KEYS, Act
from sixtysix_gui.windows.texts.marking import translate


def key_lines() -> list[tuple[str, str]]:
    """Give (keys, what they do) for everything that can be done without a mouse."""
    return [
        ("← →", translate("Help", "choose a card")),
        (translate("Help", "Enter"), translate("Help", "play it, or press what has the focus")),
        (translate("Help", "Tab"), translate("Help", "go on to the talon, the trump card, “Out!”")),
        (KEYS[Act.MELD], translate("Help", "marriage: arm it, then lead one of its cards")),
        (KEYS[Act.SHOW_MARRIAGE], translate("Help", "show the marriage without leading")),
        (KEYS[Act.EXCHANGE], translate("Help", "exchange for the trump card")),
        (KEYS[Act.CLOSE], translate("Help", "close the talon")),
        (KEYS[Act.DRAW], translate("Help", "draw")),
        (KEYS[Act.OUT], translate("Help", "go out: “Out!”")),
        (KEYS[Act.PASS], translate("Help", "pass")),
        (KEYS[Act.POINTS], translate("Help", "show card points for a moment")),
        (KEYS[Act.TRICKS], translate("Help", "look at the last trick")),
        ("Ctrl+Z", translate("Help", "take back")),
        ("Ctrl+R", translate("Help", "the same game once more, or revenge, when one is over")),
        ("Ctrl+Shift+R", translate("Help", "play this deal again, for practice")),
        ("F1", translate("Help", "these rules")),
        ("F2", translate("Help", "what has happened, in words")),
        ("F11", translate("Help", "full screen")),
    ]
