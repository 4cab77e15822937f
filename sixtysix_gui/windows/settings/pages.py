"""The settings as a table: pages, and for every setting its words and its control.

Values and defaults are in ``storage/settings.py``; a setting is one line there and one row here.
"""

from dataclasses import dataclass
from enum import Enum, auto
from typing import get_args

from sixtysix_gui.storage.settings_values import TextSize
from sixtysix_gui.text.common import QT_TRANSLATE_NOOP


class Control(Enum):
    """What a setting is chosen by."""

    TICK = auto()
    SWITCH = auto()
    DECKS = auto()
    BACKS = auto()
    CLOTHS = auto()
    LANGUAGES = auto()
    LINE = auto()
    VOLUME = auto()


@dataclass(frozen=True)
class Setting:
    """A row of a page: a field of ``Settings``, its name, what it means, and its values by name.

    ``needs`` is another field, with the value that it must have for this one to matter.
    """

    field: str
    label: str
    note: str = ""
    control: Control = Control.TICK
    values: tuple[tuple[object, str], ...] = ()
    needs: tuple[str, object] | None = None


@dataclass(frozen=True)
class Link:
    """A row of a page that is pressed: its name in code, and its words."""

    name: str
    label: str


@dataclass(frozen=True)
class Page:
    """A page: its title and rows.

    ``looks`` are the settings by which the page itself looks different, and ``changes_table`` is
    whether its settings change how the table looks.
    """

    title: str
    rows: tuple[Setting | Link, ...]
    looks: tuple[str, ...] = ()
    changes_table: bool = False

    @property
    def fields(self) -> tuple[str, ...]:
        """The settings that the defaults of this page put back."""
        return tuple(row.field for row in self.rows if isinstance(row, Setting))


SOUND_TEST, TIPS_AGAIN, ALL_DEFAULTS = "sound_test", "tips_again", "all_defaults"

CARDS = Page(
    QT_TRANSLATE_NOOP("Settings", "Cards and cloth"),
    (
        Setting(
            "deck",
            QT_TRANSLATE_NOOP("Settings", "Deck"),
            control=Control.DECKS,
            values=(
                ("french", QT_TRANSLATE_NOOP("Settings", "French")),
                ("german", QT_TRANSLATE_NOOP("Settings", "German")),
            ),
        ),
        Setting(
            "colours",
            QT_TRANSLATE_NOOP("Settings", "Suit colours"),
            QT_TRANSLATE_NOOP(
                "Settings", "Four colours – black, green, red, orange – are for French cards."
            ),
            Control.SWITCH,
            (
                ("two", QT_TRANSLATE_NOOP("Settings", "Two")),
                ("four", QT_TRANSLATE_NOOP("Settings", "Four")),
            ),
            needs=("deck", "french"),
        ),
        Setting(
            "back",
            QT_TRANSLATE_NOOP("Settings", "Card back"),
            control=Control.BACKS,
            values=(
                (1, QT_TRANSLATE_NOOP("Settings", "Lattice")),
                (2, QT_TRANSLATE_NOOP("Settings", "Sunburst")),
                (3, QT_TRANSLATE_NOOP("Settings", "Scales")),
            ),
        ),
        Setting(
            "cloth",
            #: {name} is the name of a colour, as it stands below the patches of cloth
            QT_TRANSLATE_NOOP("Settings", "Cloth: {name}"),
            control=Control.CLOTHS,
            values=(
                ("green", QT_TRANSLATE_NOOP("Settings", "Green")),
                ("midnight", QT_TRANSLATE_NOOP("Settings", "Midnight")),
                ("burgundy", QT_TRANSLATE_NOOP("Settings", "Burgundy")),
                ("slate", QT_TRANSLATE_NOOP("Settings", "Slate")),
                ("walnut", QT_TRANSLATE_NOOP("Settings", "Walnut")),
            ),
        ),
    ),
    looks=("deck", "colours", "large_indices", "cloth"),
    changes_table=True,
)
SEEING = Page(
    QT_TRANSLATE_NOOP("Settings", "Seeing"),
    (
        Setting(
            "text_size",
            QT_TRANSLATE_NOOP("Settings", "Text size"),
            QT_TRANSLATE_NOOP("Settings", "Grows all words, chips, plates and the coin."),
            Control.SWITCH,
            tuple((size, QT_TRANSLATE_NOOP("Settings", "{size} %")) for size in get_args(TextSize)),
        ),
        Setting(
            "card_size",
            QT_TRANSLATE_NOOP("Settings", "Card size"),
            QT_TRANSLATE_NOOP(
                "Settings",
                "Your hand grows; the other’s cards, piles and the compass give way.",
            ),
            Control.SWITCH,
            (
                ("fits", QT_TRANSLATE_NOOP("Settings", "As fits")),
                ("larger", QT_TRANSLATE_NOOP("Settings", "Larger")),
                ("largest", QT_TRANSLATE_NOOP("Settings", "Largest")),
            ),
        ),
        Setting("large_indices", QT_TRANSLATE_NOOP("Settings", "Larger indices in the corners")),
        Setting(
            "high_contrast",
            QT_TRANSLATE_NOOP("Settings", "High contrast"),
            QT_TRANSLATE_NOOP(
                "Settings", "Stronger lines and plain grounds, for eyes that need them."
            ),
        ),
        Setting("mark_illegal", QT_TRANSLATE_NOOP("Settings", "Dim cards that may not be played")),
        Setting(
            "talon_count",
            QT_TRANSLATE_NOOP("Settings", "Show how many cards are in the talon"),
        ),
    ),
    looks=("text_size",),
    changes_table=True,
)
SOUND = Page(
    QT_TRANSLATE_NOOP("Settings", "Movement, sound"),
    (
        Setting(
            "speed",
            QT_TRANSLATE_NOOP("Settings", "Pace"),
            QT_TRANSLATE_NOOP(
                "Settings",
                "How fast cards move; “None” lets nothing move at all. The system may ask for less "
                "motion.",
            ),
            Control.SWITCH,
            (
                ("system", QT_TRANSLATE_NOOP("Settings", "As the system is set")),
                ("slow", QT_TRANSLATE_NOOP("Settings", "Slow")),
                ("normal", QT_TRANSLATE_NOOP("Settings", "Normal")),
                ("fast", QT_TRANSLATE_NOOP("Settings", "Fast")),
                ("none", QT_TRANSLATE_NOOP("Settings", "None")),
            ),
        ),
        Setting("sound", QT_TRANSLATE_NOOP("Settings", "Sounds at the table")),
        Setting("sound_volume", QT_TRANSLATE_NOOP("Settings", "Volume"), control=Control.VOLUME),
        Setting(
            "sound_cards",
            QT_TRANSLATE_NOOP("Settings", "Cards"),
            QT_TRANSLATE_NOOP(
                "Settings",
                "Paper on cloth: cards that are dealt, played, drawn and counted.",
            ),
        ),
        Setting(
            "sound_signals",
            QT_TRANSLATE_NOOP("Settings", "Signals"),
            QT_TRANSLATE_NOOP(
                "Settings",
                "Marriages, “Out!”, a closed talon, a refused move, your turn after a long wait. "
                "Only these are heard when nothing moves, and beside a screen reader.",
            ),
        ),
        Setting("sound_music", QT_TRANSLATE_NOOP("Settings", "Music at the end of a deal or game")),
        Link(SOUND_TEST, QT_TRANSLATE_NOOP("Settings", "Let me hear it")),
    ),
)
PLAYING = Page(
    QT_TRANSLATE_NOOP("Settings", "Playing"),
    (
        Setting(
            "show_points",
            QT_TRANSLATE_NOOP("Settings", "Card points"),
            control=Control.SWITCH,
            values=(
                ("none", QT_TRANSLATE_NOOP("Settings", "Hidden: I count for myself")),
                ("mine", QT_TRANSLATE_NOOP("Settings", "Show mine")),
                ("both", QT_TRANSLATE_NOOP("Settings", "Show everybody’s")),
            ),
        ),
        Setting(
            "claim_for_me",
            QT_TRANSLATE_NOOP("Settings", "Say “Out!” for me at 66"),
            QT_TRANSLATE_NOOP(
                "Settings",
                "Where waiting may bring you more, because the other has closed and you had no "
                "trick then, the choice stays yours.",
            ),
        ),
        Setting(
            "confirm_out",
            QT_TRANSLATE_NOOP("Settings", "Ask before “Out!”"),
            QT_TRANSLATE_NOOP(
                "Settings",
                "Against the two weakest only until you were right three times in a row.",
            ),
            Control.SWITCH,
            (
                ("weak", QT_TRANSLATE_NOOP("Settings", "Against the two weakest")),
                ("always", QT_TRANSLATE_NOOP("Settings", "Always")),
                ("never", QT_TRANSLATE_NOOP("Settings", "Never")),
            ),
        ),
        Setting(
            "before_partner",
            QT_TRANSLATE_NOOP("Settings", "Before my partner leads"),
            QT_TRANSLATE_NOOP(
                "Settings",
                "To say “Out!” for both of you. A marriage of yours is always waited for.",
            ),
            Control.SWITCH,
            (
                ("at_once", QT_TRANSLATE_NOOP("Settings", "Go on at once")),
                ("moment", QT_TRANSLATE_NOOP("Settings", "Give me a moment")),
                ("wait", QT_TRANSLATE_NOOP("Settings", "Wait for me")),
            ),
        ),
        Setting(
            "draw_for_me",
            QT_TRANSLATE_NOOP("Settings", "Draw for me"),
            QT_TRANSLATE_NOOP(
                "Settings",
                "You then cannot close before drawing. The first is for games against the two "
                "weakest.",
            ),
            Control.SWITCH,
            (
                ("first", QT_TRANSLATE_NOOP("Settings", "Until I have finished a game")),
                ("always", QT_TRANSLATE_NOOP("Settings", "Always")),
                ("never", QT_TRANSLATE_NOOP("Settings", "Never")),
            ),
        ),
        Setting("last_card_for_me", QT_TRANSLATE_NOOP("Settings", "Play my last card by itself")),
        Setting("one_click", QT_TRANSLATE_NOOP("Settings", "One click plays a card")),
        Setting(
            "tips",
            QT_TRANSLATE_NOOP("Settings", "Show tips at the table"),
            QT_TRANSLATE_NOOP(
                "Settings",
                "In games for three and four, each once, when it is about what lies there.",
            ),
        ),
        Link(TIPS_AGAIN, QT_TRANSLATE_NOOP("Settings", "Show all tips again")),
    ),
)
COACH = Page(
    QT_TRANSLATE_NOOP("Settings", "Coach"),
    (
        Setting(
            "coach_reviews",
            QT_TRANSLATE_NOOP("Settings", "Let the coach look at every deal after its end"),
            QT_TRANSLATE_NOOP(
                "Settings",
                "In the background, when the computer has time, and never on battery.",
            ),
        ),
        Setting(
            "coach_lets_find",
            QT_TRANSLATE_NOOP(
                "Settings", "In a review, let me find what was best before it is shown"
            ),
        ),
        Setting(
            "coach_hints_in_games",
            QT_TRANSLATE_NOOP("Settings", "Allow hints outside practice games, too"),
        ),
        Setting("coach_asks_first", QT_TRANSLATE_NOOP("Settings", "Ask before the first hint")),
        Setting(
            "coach_explains",
            QT_TRANSLATE_NOOP("Settings", "Explain good moves in demonstrations"),
            QT_TRANSLATE_NOOP(
                "Settings", "In the games for two, wherever one move is clearly the best."
            ),
        ),
    ),
)
PERSONAL = Page(
    QT_TRANSLATE_NOOP("Settings", "Language and me"),
    (
        Setting(
            "language",
            QT_TRANSLATE_NOOP("Settings", "Language"),
            control=Control.LANGUAGES,
            values=(("system", QT_TRANSLATE_NOOP("Settings", "As the system: {name}")),),
        ),
        Setting(
            "player_name",
            QT_TRANSLATE_NOOP("Settings", "My name"),
            control=Control.LINE,
            values=(("", QT_TRANSLATE_NOOP("Settings", "You")),),
        ),
        Setting(
            "offer_word",
            QT_TRANSLATE_NOOP("Settings", "Let me type a word before each deal"),
            QT_TRANSLATE_NOOP(
                "Settings",
                "It is mixed into the shuffle, so that nobody can have chosen your cards.",
            ),
        ),
        Setting(
            "keep_games",
            QT_TRANSLATE_NOOP("Settings", "Keep my finished games"),
            QT_TRANSLATE_NOOP(
                "Settings",
                "They stay on this computer. Help ▸ About says where, and how large they are.",
            ),
        ),
        Link(ALL_DEFAULTS, QT_TRANSLATE_NOOP("Settings", "All settings as at first")),
    ),
)
PAGES = (CARDS, SEEING, SOUND, PLAYING, COACH, PERSONAL)
