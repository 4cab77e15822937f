"""What the person has chosen, kept from one start to the next."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, cast, get_args, get_origin, get_type_hints

from sixtysix_gui.rules.scoring.game import Length
from sixtysix_gui.rules.sets.dimensions import Value
from sixtysix_gui.rules.sets.rules import DEFAULT_RULE_SET
from sixtysix_gui.storage.files import (
    A_MINUTE,
    DamagedFileError,
    read_object,
    remove_leftovers,
    set_file_aside,
    write_object,
)
from sixtysix_gui.storage.folders import Notice, StorageError, Trouble, config_folder, config_place
from sixtysix_gui.storage.settings_values import (
    ENOUGH_CLAIMS,
    FOR_FOUR,
    FOR_THREE,
    LONGEST_STATE,
    LONGEST_TEXT,
    MOST_BACKS,
    SYSTEM_LANGUAGE,
    BeforePartner,
    CardSize,
    Cloth,
    Colours,
    ConfirmOut,
    Counting,
    Deck,
    DrawForMe,
    Level,
    OwnRules,
    Players,
    Reader,
    ShowPoints,
    Speed,
    TableOfSeveral,
    TextSize,
    is_rule_set,
    number,
    one_of,
    read_draw_for_me,
    read_language,
    read_level,
    read_overrides,
    read_own_rules,
    read_tips,
    rule_set_for,
    table_of,
    text,
    yes_or_no,
)

FILE_NAME = "settings.json"


@dataclass(frozen=True)
class Settings:
    """All settings, with what a fresh installation starts with, and how each is read.

    A type without a reader says itself what is read: yes or no, or one of some values.

    ``players`` is how many played the last game. ``rule_overrides`` are dimensions by key that
    depart from ``rule_set``, the game for two; ``own_rules`` are those that the person has named.
    ``length`` is how long people play. ``practice`` makes new games practice
    games. ``for_three`` and ``for_four`` are the last games of these kinds. ``back`` is
    the number of the back of the cards, from 1.
    ``text_size`` is in percent. ``welcomed`` says that a first game has been begun.
    ``window_geometry`` and ``window_state`` are what the window wrote itself, as base64.
    ``keep_games`` is whether finished games are kept (storage/finished_games.py).
    ``sound_volume`` is in percent; ``sound_cards``, ``sound_signals`` and ``sound_music`` are which
    groups of sounds are heard while ``sound`` is on.
    ``coach_reviews`` lets the coach look back at every deal by itself, at earlier ones while
    nothing is done; ``coach_hints_in_games`` lets him give hints in games that count, after a
    question with ``coach_asks_first``. ``coach_shows_all`` lists all decisions of a deal when it is
    looked back at, and not the marks alone, ``coach_lets_find`` asks at a mark what was best,
    before it is shown, and ``coach_explains`` lets the coach say in demonstrations why moves are
    good. ``counting`` is how often deals for two have questions about what has been played.
    ``before_partner`` is how long the person may claim before a partner leads, and
    ``last_card_for_me`` plays the last card of a hand where nothing else can be done.
    ``tips`` shows advice once, at its moment; ``tips_shown`` names what was shown.
    ``right_claims`` is how many claims were right in a row while ``confirm_out`` asks the weak.
    ``record_folder`` is where a record was opened or saved the last time.
    """

    language: Annotated[str, read_language] = SYSTEM_LANGUAGE
    player_name: Annotated[str, text(LONGEST_TEXT)] = ""
    players: Players = 2
    rule_set: Annotated[str, rule_set_for(2)] = DEFAULT_RULE_SET
    rule_overrides: Annotated[Mapping[str, Value], read_overrides] = field(
        default_factory=dict[str, Value]
    )
    own_rules: Annotated[tuple[OwnRules, ...], read_own_rules] = ()
    level: Annotated[Level, read_level] = "casual"
    length: Length = "game"
    practice: bool = False
    for_three: Annotated[TableOfSeveral, table_of(3)] = FOR_THREE
    for_four: Annotated[TableOfSeveral, table_of(4)] = FOR_FOUR
    deck: Deck = "french"
    colours: Colours = "two"
    back: Annotated[int, number(1, MOST_BACKS)] = 1
    large_indices: bool = False
    cloth: Cloth = "green"
    text_size: TextSize = 100
    card_size: CardSize = "fits"
    high_contrast: bool = False
    speed: Speed = "system"
    show_points: ShowPoints = "none"
    claim_for_me: bool = False
    confirm_out: ConfirmOut = "weak"
    before_partner: BeforePartner = "moment"
    last_card_for_me: bool = True
    right_claims: Annotated[int, number(0, ENOUGH_CLAIMS - 1)] = 0
    draw_for_me: Annotated[DrawForMe, read_draw_for_me] = "first"
    one_click: bool = False
    mark_illegal: bool = True
    talon_count: bool = True
    offer_word: bool = False
    keep_games: bool = True
    coach_reviews: bool = True
    coach_hints_in_games: bool = True
    coach_asks_first: bool = True
    coach_shows_all: bool = False
    coach_explains: bool = False
    coach_lets_find: bool = True
    counting: Counting = "off"
    welcomed: bool = False
    window_geometry: Annotated[str, text(LONGEST_STATE)] = ""
    window_state: Annotated[str, text(LONGEST_STATE)] = ""
    record_folder: Annotated[str, text(LONGEST_STATE)] = ""
    tips: bool = True
    tips_shown: Annotated[tuple[str, ...], read_tips] = ()
    sound: bool = True
    sound_volume: Annotated[int, number(0, 100)] = 40
    sound_cards: bool = True
    sound_signals: bool = True
    sound_music: bool = True


def _reader_of(kind: object) -> Reader:
    if get_origin(kind) is Annotated:
        return get_args(kind)[1]
    return yes_or_no if kind is bool else one_of(kind)


READERS: Mapping[str, Reader] = {
    name: _reader_of(kind) for name, kind in get_type_hints(Settings, include_extras=True).items()
}
"""For every setting, how its value is read."""


def read_values(stored: Mapping[str, object]) -> tuple[dict[str, Any], tuple[str, ...]]:
    """Return the settings that are stored, and the names of those with values they do not take."""
    values: dict[str, Any] = {}
    wrong: list[str] = []
    for name, read in READERS.items():
        if name not in stored:
            continue
        try:
            values[name] = read(stored[name])
        except ValueError:
            wrong.append(name)
    return values, tuple(wrong)


def load_settings(
    now: Callable[[], datetime] = datetime.now,
) -> tuple[Settings, Notice | None]:
    """Fetch the settings, and what a person should know if they could not all be read.

    Whatever is missing or wrong is as in a fresh installation. A file that holds no settings at
    all is set aside under a name dated by ``now``.
    """
    try:
        stored, path = _stored()
    except StorageError as error:
        return Settings(), error.notice
    except DamagedFileError as error:
        path = set_file_aside(error.path, now())
        return Settings(), Notice(Trouble.SETTINGS_DAMAGED, path)
    values, wrong = read_values(stored)
    settings = Settings(**values)
    if not is_rule_set(settings.rule_set, settings.rule_overrides):
        wrong += ("rule_overrides",)
        settings = replace(settings, rule_overrides={})
    notice = Notice(Trouble.SETTINGS_IN_PART, path, ", ".join(wrong)) if wrong else None
    return settings, notice


def look_at_settings() -> Settings:
    """Return the settings without touching anything on the disk, whatever is wrong there.

    For those who may run beside the program that owns them.
    """
    try:
        stored = read_object(config_place() / FILE_NAME)
    except (StorageError, DamagedFileError):
        return Settings()
    settings = Settings(**read_values(stored)[0])
    if is_rule_set(settings.rule_set, settings.rule_overrides):
        return settings
    return replace(settings, rule_overrides={})


def save_settings(settings: Settings, now: Callable[[], datetime] = datetime.now) -> None:
    """Keep the settings for the next start; what a newer version keeps there stays.

    A file that cannot be read is set aside under a name dated by ``now``.

    Raises:
        StorageError: if they cannot be written; those kept before are then untouched.
    """
    path = config_folder() / FILE_NAME
    try:
        stored = read_object(path)
    except (StorageError, DamagedFileError):
        stored = {}
        if path.is_file():
            set_file_aside(path, now())
    write_object(path, stored | _entries(settings))


def _entries(values: Settings | OwnRules | TableOfSeveral) -> dict[str, object]:
    return {entry.name: _plain(getattr(values, entry.name)) for entry in fields(values)}


def _plain(value: object) -> object:
    """Return a value as JSON has it."""
    if isinstance(value, OwnRules | TableOfSeveral):
        return _entries(value)
    if isinstance(value, Mapping):
        return dict(cast("Mapping[str, object]", value))
    if isinstance(value, tuple):
        return [_plain(each) for each in cast("tuple[object, ...]", value)]
    return value


def _stored() -> tuple[dict[str, object], Path]:
    path = config_folder() / FILE_NAME
    remove_leftovers(path, A_MINUTE)  # the program that has the lock may be writing
    return read_object(path), path
