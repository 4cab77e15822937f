"""Pages of the settings: seeing, playing, the coach, the language and the person."""

from typing import get_args

from PySide6.QtCore import Signal
from typing_extensions import override

from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.storage.settings_values import TextSize
from sixtysix_gui.text.opponents import NAME_LENGTH
from sixtysix_gui.windows.desktop.language import names_of_languages, system_language
from sixtysix_gui.windows.settings.page import SettingsPage
from sixtysix_gui.windows.sheets.sheet_buttons import make_link


class SeeingPage(SettingsPage):
    """Sizes of words and cards, contrast, marks."""

    fields = (
        "text_size",
        "card_size",
        "large_indices",
        "high_contrast",
        "mark_illegal",
        "talon_count",
    )
    looks = ("text_size",)
    changes_table = True

    def __init__(self, settings: Settings, unit: float) -> None:
        """Show what makes words and cards easier to see."""
        super().__init__(settings, unit)
        self.set_title(self.tr("Seeing"))
        percent = self.tr("{size} %")
        self.switch(
            "text_size",
            self.tr("Text size"),
            [(size, percent.format(size=size)) for size in get_args(TextSize)],
            self.tr("Grows all words, chips, plates and the coin."),
        )
        self.switch(
            "card_size",
            self.tr("Card size"),
            [
                ("fits", self.tr("As fits")),
                ("larger", self.tr("Larger")),
                ("largest", self.tr("Largest")),
            ],
            self.tr("Your hand grows; the other’s cards, piles and the compass give way."),
        )
        self.tick("large_indices", self.tr("Larger indices in the corners"))
        self.tick(
            "high_contrast",
            self.tr("High contrast"),
            self.tr("Stronger lines and plain grounds, for eyes that need them."),
        )
        self.tick("mark_illegal", self.tr("Dim cards that may not be played"))
        self.tick("talon_count", self.tr("Show how many cards are in the talon"))


class CoachPage(SettingsPage):
    """What the coach does by himself, hints in games that count, and demonstrations."""

    fields = (
        "coach_reviews",
        "coach_lets_find",
        "coach_hints_in_games",
        "coach_asks_first",
        "coach_explains",
    )

    def __init__(self, settings: Settings, unit: float) -> None:
        """Show the choices."""
        super().__init__(settings, unit)
        self.set_title(self.tr("Coach"))
        self.tick(
            "coach_reviews",
            self.tr("Let the coach look at every deal after its end"),
            self.tr("In the background, when the computer has time, and never on battery."),
        )
        self.tick(
            "coach_lets_find",
            self.tr("In a review, let me find what was best before it is shown"),
        )
        self.tick("coach_hints_in_games", self.tr("Allow hints outside practice games, too"))
        self.tick("coach_asks_first", self.tr("Ask before the first hint"))
        self.tick(
            "coach_explains",
            self.tr("Explain good moves in demonstrations"),
            self.tr("In the games for two, wherever one move is clearly the best."),
        )


class PlayingPage(SettingsPage):
    """Card points, claims, drawing, clicks."""

    fields = (
        "show_points",
        "claim_for_me",
        "confirm_out",
        "before_partner",
        "last_card_for_me",
        "draw_for_me",
        "one_click",
        "tips",
    )

    def __init__(self, settings: Settings, unit: float) -> None:
        """Show what is done for the person, each with what it means."""
        super().__init__(settings, unit)
        self.set_title(self.tr("Playing"))
        self.switch(
            "show_points",
            self.tr("Card points"),
            [
                ("none", self.tr("Hidden: I count for myself")),
                ("mine", self.tr("Show mine")),
                ("both", self.tr("Show everybody’s")),
            ],
        )
        self.tick(
            "claim_for_me",
            self.tr("Say “Out!” for me at 66"),
            self.tr(
                "Where waiting may bring you more, because the other has closed and you had no "
                "trick then, the choice stays yours."
            ),
        )
        self.switch(
            "confirm_out",
            self.tr("Ask before “Out!”"),
            [
                ("weak", self.tr("Against the two weakest")),
                ("always", self.tr("Always")),
                ("never", self.tr("Never")),
            ],
            self.tr("Against the two weakest only until you were right three times in a row."),
        )
        self.switch(
            "before_partner",
            self.tr("Before my partner leads"),
            [
                ("at_once", self.tr("Go on at once")),
                ("moment", self.tr("Give me a moment")),
                ("wait", self.tr("Wait for me")),
            ],
            self.tr("To say “Out!” for both of you. A marriage of yours is always waited for."),
        )
        self.switch(
            "draw_for_me",
            self.tr("Draw for me"),
            [
                ("first", self.tr("Until I have finished a game")),
                ("always", self.tr("Always")),
                ("never", self.tr("Never")),
            ],
            self.tr(
                "You then cannot close before drawing. The first is for games against the two "
                "weakest."
            ),
        )
        self.tick("last_card_for_me", self.tr("Play my last card by itself"))
        self.tick("one_click", self.tr("One click plays a card"))
        self.tick(
            "tips",
            self.tr("Show tips at the table"),
            self.tr("In games for three and four, each once, when it is about what lies there."),
        )
        self.again = make_link(self.tr("Show all tips again"), unit)
        self.again.setObjectName("tips_again")
        self.again.clicked.connect(self._forget_tips)
        self.again.setEnabled(bool(settings.tips_shown))
        self.act(self.again)

    @override
    def follow(self, settings: Settings) -> None:
        """Offer to show all tips again once one was shown."""
        self.again.setEnabled(bool(settings.tips_shown))

    def _forget_tips(self) -> None:
        self.changed.emit("tips_shown", ())


class PersonalPage(SettingsPage):
    """Language, name, the word before a deal, finished games, the way back to all defaults.

    Signals:
        all_defaults_wanted: every page is to be as in a fresh installation.
    """

    all_defaults_wanted = Signal()
    fields = ("language", "player_name", "offer_word", "keep_games")

    def __init__(self, settings: Settings, unit: float) -> None:
        """Name every language in itself."""
        super().__init__(settings, unit)
        self.set_title(self.tr("Language and me"))
        names = names_of_languages()
        system = names[system_language()]
        self.choice(
            "language",
            self.tr("Language"),
            [("system", self.tr("As the system: {name}").format(name=system)), *names.items()],
        )
        self.line("player_name", self.tr("My name"), self.tr("You"), NAME_LENGTH)
        self.tick(
            "offer_word",
            self.tr("Let me type a word before each deal"),
            self.tr("It is mixed into the shuffle, so that nobody can have chosen your cards."),
        )
        self.tick(
            "keep_games",
            self.tr("Keep my finished games"),
            self.tr("They stay on this computer. Help ▸ About says where, and how large they are."),
        )
        everything = make_link(self.tr("All settings as at first"), unit)
        everything.setObjectName("all_defaults")
        everything.clicked.connect(lambda: self.all_defaults_wanted.emit())
        self.act(everything)
