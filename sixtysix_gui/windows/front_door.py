"""What is done between games: the start sheet, with what it says and offers."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, QTimer

from sixtysix_gui import languages
from sixtysix_gui.controller.game_setup import GameSetup
from sixtysix_gui.design.card_svg import CardStyle
from sixtysix_gui.design.theme import Cloth
from sixtysix_gui.keys.key_map import Purpose
from sixtysix_gui.keys.meaning import shown_key
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.sentences import marks
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.text.common import (
    as_sentence,
    spoken_language,
    texts,
)
from sixtysix_gui.text.names import (
    Opponent,
    opponent_against,
    opponent_called,
    opponent_of,
)
from sixtysix_gui.text.results.game_end import OverGame, score_of
from sixtysix_gui.text.results.scores import TallyWords, tally_words
from sixtysix_gui.text.rules.rule_sets import (
    FOR_TWO,
    guided_game,
    length_name,
    rule_cards,
    rules_called,
)
from sixtysix_gui.windows.desktop.language import (
    language_for,
    names_of_languages,
    speaks_language_of_system,
)
from sixtysix_gui.windows.new_game.choice import (
    first_game,
    next_game,
    offered_cards,
    to_remember,
)
from sixtysix_gui.windows.playing.game_flow import GameFlow
from sixtysix_gui.windows.playing.open_games import OpenGame
from sixtysix_gui.windows.playing.people_at_table import people_of
from sixtysix_gui.windows.settings.settings_keeper import (
    card_style_of,
    speed_of,
    table_options,
)
from sixtysix_gui.windows.sheets.paper_sheet import enter_key
from sixtysix_gui.windows.start_sheet import (
    FACE,
    DoorsActs,
    DoorsLook,
    DoorsSheet,
    DoorsWords,
    StartActs,
    StartSheet,
    StartTiles,
    StartWords,
    WayOn,
    stands_stacked,
)
from sixtysix_gui.windows.widgets.opponents import opponent_face
from sixtysix_gui.windows.widgets.tiles import TileSign, TileState, TileWords
from sixtysix_gui.windows.window_messages import trial_line

_ = texts("Start")
mark = marks("Start")

_FOR: Mapping[tuple[int, ...], str] = {
    (2,): mark("The card game for two players."),
    (2, 3): mark("The card game for two or three players."),
    (2, 4): mark("The card game for two or four players."),
    (2, 3, 4): mark("The card game for two, three or four players."),
}
"""By the numbers of players for which there are rules."""


def play_sentence(rules: Rules, opponent: Opponent, deck: str) -> str:
    """Say which game is dealt at once; the first opponent is who plays for fun."""
    #: {rules} is a game such as Schnapsen, {against} is such as “against the Jack”
    sentence = _("{rules}, first to seven, {against}, who plays for fun.")
    return sentence.format(rules=rules_called(rules), against=opponent_against(opponent, deck))


def game_title(rules: str, opponent: Opponent, deck: str) -> str:
    """Name a game by how its rules are called and whom it is played against."""
    #: {rules} is a game such as Schnapsen, {against} is such as “against the Queen”
    title = _("{rules} {against}")
    return title.format(rules=rules, against=opponent_against(opponent, deck))


def open_line(game: Game, setup: GameSetup) -> str:
    """Say how long the game is played that is still open, and how it stands."""
    mine, theirs = score_of(game, setup)
    length = length_name(setup.length, setup.rules)
    sentence = _("{length}. Your game is in progress, {mine}–{theirs}.")
    return sentence.format(length=length, mine=mine, theirs=theirs)


def _ended(over: OverGame, called: str) -> str:
    """Say how the last game ended; ``called`` is the opponent, as in a sentence."""
    mine, theirs = score_of(over.game, over.setup)
    if over.resigned:
        return _("Last game: you resigned.")
    if over.is_drawn:
        return _("Last game: a tie.")
    if len(over.setup.seats) > 2 and not over.is_won:
        sentence = _("Last game: you lost, {mine}–{theirs}.")
    elif over.is_won:
        sentence = _("Last game: you won, {mine}–{theirs}.")
    else:
        sentence = _("Last game: {name} won, {theirs}–{mine}.")
    return sentence.format(name=called, mine=mine, theirs=theirs)


_LOW_TILES_FROM = 150
"""From this size of words on tiles tell their lines to readers alone, in percent."""


@dataclass(frozen=True)
class TileOffer:
    """A room that a tile of the start sheet leads to; ``state`` says what is so there now."""

    sign: TileSign
    purpose: Purpose
    act: Callable[[], None]
    state: Callable[[], TileState]


def _tile_name(sign: TileSign) -> str:
    names = {
        TileSign.DAY: _("Deal of the day"),
        TileSign.TRAINING: _("Training"),
        TileSign.ARCHIVE: _("Archive"),
        TileSign.STATISTICS: _("Statistics"),
    }
    return names[sign]


class FrontDoor(QObject):
    """Has the bare table while no game is played at it."""

    def __init__(
        self, flow: GameFlow, show_how: Callable[[str], None], tiles: Sequence[TileOffer]
    ) -> None:
        """Stay away until ``open``; ``show_how`` begins the guided deal of a game."""
        super().__init__(flow)
        self._flow, self._show_how, self._tile_offers = flow, show_how, tiles
        self._controller, self._table = flow.controller, flow.table
        self._sheets, self._keeper = flow.sheets, flow.keeper
        self._is_open = False
        self._shows_doors = False
        self._states: dict[TileSign, TileState] = {}
        self._open_game: OpenGame | None = None
        flow.leave_wanted.connect(self.open)
        flow.lent.connect(self.close)
        flow.table_needed.connect(self.close)
        flow.keeper.look_changed.connect(self.retranslate)
        flow.open_games.changed.connect(self._look_again)

    @property
    def is_open(self) -> bool:
        """Whether no one plays at the table."""
        return self._is_open

    def open(self) -> None:
        """Clear the table and lay the doors or the start sheet on it; the game stays as it is."""
        if self._flow.is_at_table:
            self._flow.suspend()
        self._is_open = True
        self._open_game = self._open_game_to_offer()
        self._shows_doors = not self._keeper.settings.welcomed and self._setup is None
        if self._shows_doors and self._keeper.settings.deck == Settings.deck:
            self._keeper.change(deck=spoken_language().deck)  # no one has chosen others yet
        self._lay()

    def close(self) -> None:
        """Leave the table to somebody else."""
        if self._is_open:
            self._is_open = False
            self._sheets.take_away()

    def retranslate(self) -> None:
        """Say everything in another language, or show other cards."""
        if self._is_open:
            self._table.set_options(table_options(self._keeper.settings))
            self._sheets.rewrite()
            self.tell_states()

    @property
    def _setup(self) -> GameSetup | None:
        """What the game is that the sheet speaks of; None before the first."""
        if self._open_game is not None:
            return self._open_game.progress.setup
        return None if self._is_day_over else self._controller.setup

    @property
    def _is_day_over(self) -> bool:
        """Whether the deal of a day is what was played last: that is not played again."""
        over = self._flow.over
        return over is not None and over.setup.day is not None

    @property
    def _over(self) -> OverGame | None:
        """The game on the table, if it is over and can be played again."""
        return None if self._is_day_over else self._flow.over

    def _open_game_to_offer(self) -> OpenGame | None:
        """Return the open game left last, unless a game lies at the table, over or not."""
        if self._controller.is_game_running or self._over is not None:
            return None
        return self._flow.open_games.latest()

    def _look_again(self) -> None:
        """Offer another game where open ones have changed."""
        if self._is_open and not self._shows_doors:
            before, self._open_game = self._open_game, self._open_game_to_offer()
            if self._open_game != before and isinstance(self._sheets.sheet, StartSheet):
                self._sheets.rewrite()

    def _lay(self) -> None:
        self._sheets.set_speed(speed_of(self._keeper.settings))
        self._sheets.show_sheet(self._write_doors if self._shows_doors else self._write_start)
        self._flow.possibilities_changed.emit()
        QTimer.singleShot(0, self, self.tell_states)  # what they say need not be there at once

    def tell_states(self) -> None:
        """Write on the tiles what is so now."""
        if not self._is_open or self._shows_doors:
            return
        self._states = {tile.sign: tile.state() for tile in self._tile_offers}
        sheet = self._sheets.sheet
        if isinstance(sheet, StartSheet):
            for sign, state in self._states.items():
                sheet.show_state(sign, state)

    # ------------------------------------------------------------------------------------- doors

    def _write_doors(self, unit: float) -> DoorsSheet:
        settings, layout = self._keeper.settings, self._sheets.table_layout
        first = first_game()
        opponent = opponent_of(first.level)
        offered = {} if speaks_language_of_system() else names_of_languages()
        words = DoorsWords(
            line=_(_FOR[tuple(sorted(offered_cards(rule_cards())))]),
            teach=_("A guided deal: five tricks, one sentence per step. About three minutes."),
            play=play_sentence(first.rules, opponent, settings.deck),
            key=shown_key(Purpose.NEW_GAME),
            languages=offered,
            language=language_for(settings.language),
        )
        stacked = stands_stacked(layout, languages=bool(offered))
        look = DoorsLook(self._style(), Cloth(settings.cloth), stacked)
        acts = DoorsActs(
            teach=self._teach,
            play=lambda: self._flow.begin_chosen(first_game()),
            other=partial(self._flow.actions.do, "new_game"),
            speak=self._speak,
            away=self._leave_doors,
        )
        return DoorsSheet(unit, words, acts, look)

    def _speak(self, code: str) -> None:
        """Speak another language, with the cards that go with it."""
        self._keeper.change(language=code, deck=languages.language(code).deck)

    def _guided_game(self) -> str:
        """Return the game of the start sheet, or that for two where it has no guided deal."""
        setup = self._setup
        rules = next_game(self._keeper.settings).rules if setup is None else setup.rules
        return guided_game(rules) or FOR_TWO

    def _teach(self, game: str = FOR_TWO) -> None:
        """Show how the game goes; the game that is offered afterwards is that of the other door."""
        if not self._keeper.settings.welcomed:
            self._keeper.change(**to_remember(first_game()), welcomed=True)
        self._show_how(game)

    def _leave_doors(self) -> None:
        self._shows_doors = False
        self._lay()

    # ------------------------------------------------------------------------------- start sheet

    def _write_start(self, unit: float) -> StartSheet:
        way, over = self._way_on(), self._over
        size = round(FACE * unit)
        ratio = self._table.devicePixelRatioF()
        face = opponent_face(self._opponent(), self._style(), ratio, size)
        acts = StartActs(
            main=lambda: self._go(way),
            main_key=shown_key(Purpose.AGAIN) if over is not None else enter_key(),
            other=partial(self._flow.actions.do, "new_game"),
            other_key=shown_key(Purpose.NEW_GAME),
            guide=lambda: self._teach(self._guided_game()),
            settings=partial(self._flow.actions.do, "settings"),
            look_back=None if over is None else self._flow.look_back,
        )
        return StartSheet(unit, face, self._words(), way, acts, self._tiles())

    def _tiles(self) -> StartTiles:
        return StartTiles(
            tuple(
                TileWords(tile.sign, _tile_name(tile.sign), shown_key(tile.purpose), tile.act)
                for tile in self._tile_offers
            ),
            self._states,
            self._sheets.table_layout.metrics.width,
            low=self._keeper.settings.text_size >= _LOW_TILES_FROM,
        )

    def _way_on(self) -> WayOn:
        over = self._over
        if self._controller.is_game_running or self._open_game is not None:
            return WayOn.GO_ON
        if over is None:
            return WayOn.PLAY
        return WayOn.AGAIN if over.is_won or over.is_drawn else WayOn.REVENGE

    def _go(self, way: WayOn) -> None:
        if way is WayOn.GO_ON and self._open_game is not None:
            self._flow.go_on(self._open_game.name)
        elif way is WayOn.GO_ON:
            self._flow.return_to_table()
        elif way is WayOn.PLAY:
            self._flow.begin_chosen(next_game(self._keeper.settings))
        else:
            self._flow.once_more()

    def _opponent(self) -> Opponent:
        setup = self._setup
        level = next_game(self._keeper.settings).level if setup is None else setup.level
        return opponent_of(level)

    def _words(self) -> StartWords:
        settings, setup = self._keeper.settings, self._setup
        rules = next_game(settings).rules if setup is None else setup.rules
        title = rules_called(rules)
        if len(rules.seats) == 2:
            title = game_title(title, self._opponent(), settings.deck)
        line = self._line()
        #: {title} is a game such as “Schnapsen, against the Queen”, {line} how the last one ended
        spoken = _("No game. {title}. {line}").format(title=title, line=line)
        return StartWords(title, line, as_sentence(spoken), self._tally_words())

    def _line(self) -> str:
        setup, game, over = self._setup, self._controller.game, self._over
        if self._open_game is not None:
            progress = self._open_game.progress
            return open_line(progress.game, progress.setup)
        if over is not None:
            length = length_name(over.setup.length, over.setup.rules)
            called = opponent_called(self._opponent(), self._keeper.settings.deck)
            return f"{length}. {_ended(over, called)}"
        if self._is_day_over:
            offered = next_game(self._keeper.settings)
            return f"{length_name(offered.length, offered.rules)}."
        if setup is None or game is None:
            return _("No games played yet.")
        if self._controller.is_trial:
            return trial_line(waits=self._controller.is_game_at_stake)
        return open_line(game, setup)

    def _tally_words(self) -> TallyWords | None:
        settings, setup = self._keeper.settings, self._setup
        if setup is None or setup.practice or len(setup.seats) > 2:
            return None
        tally = self._flow.tally.tally_of(setup)
        is_open = self._way_on() is WayOn.GO_ON
        if tally is not None and tally.is_series_over and is_open:
            return None  # the open game begins another series
        return tally_words(tally, people_of(setup, settings))

    def _style(self) -> CardStyle:
        settings = self._keeper.settings
        return card_style_of(settings)
