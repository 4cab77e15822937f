"""What the person has chosen, kept from one start to the next."""

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from datetime import datetime
from pathlib import Path

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
    FOR_FOUR,
    FOR_THREE,
    SYSTEM_LANGUAGE,
    BeforePartner,
    CardSize,
    Cloth,
    Colours,
    ConfirmOut,
    Deck,
    DrawForMe,
    Level,
    OwnRules,
    Players,
    ShowPoints,
    Speed,
    TableOfSeveral,
    TextSize,
    is_rule_set,
    read_values,
)

FILE_NAME = "settings.json"


@dataclass(frozen=True)
class Settings:
    """All settings, with what a fresh installation starts with.

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
    ``coach_reviews`` lets the coach look back at every deal by itself, ``coach_hints_in_games``
    give hints in games that count, after a question with ``coach_asks_first``. ``coach_shows_all``
    lists all decisions of a deal when it is looked back at, and not the marks alone,
    ``coach_lets_find`` asks at a mark what was best, before it is shown, and ``coach_explains``
    lets the coach say in demonstrations why moves are good.
    ``before_partner`` is how long the person may claim before a partner leads, and
    ``last_card_for_me`` plays the last card of a hand where nothing else can be done.
    ``tips`` shows advice once, at its moment; ``tips_shown`` names what was shown.
    ``right_claims`` is how many claims were right in a row while ``confirm_out`` asks the weak.
    ``record_folder`` is where a record was opened or saved the last time.
    """

    language: str = SYSTEM_LANGUAGE
    player_name: str = ""
    players: Players = 2
    rule_set: str = DEFAULT_RULE_SET
    rule_overrides: Mapping[str, Value] = field(default_factory=dict[str, Value])
    own_rules: tuple[OwnRules, ...] = ()
    level: Level = "casual"
    length: Length = "game"
    practice: bool = False
    for_three: TableOfSeveral = FOR_THREE
    for_four: TableOfSeveral = FOR_FOUR
    deck: Deck = "french"
    colours: Colours = "two"
    back: int = 1
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
    right_claims: int = 0
    draw_for_me: DrawForMe = "first"
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
    welcomed: bool = False
    window_geometry: str = ""
    window_state: str = ""
    record_folder: str = ""
    tips: bool = True
    tips_shown: tuple[str, ...] = ()
    sound: bool = True
    sound_volume: int = 40
    sound_cards: bool = True
    sound_signals: bool = True
    sound_music: bool = True


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
    chosen = {entry.name: getattr(settings, entry.name) for entry in fields(settings)}
    chosen["rule_overrides"] = dict(settings.rule_overrides)
    for several in ("for_three", "for_four"):
        chosen[several] = asdict(_plain(getattr(settings, several)))
    chosen["tips_shown"] = list(settings.tips_shown)
    chosen["own_rules"] = [
        asdict(replace(own, rule_overrides=dict(own.rule_overrides))) for own in settings.own_rules
    ]
    write_object(path, stored | chosen)


def _plain(table: TableOfSeveral) -> TableOfSeveral:
    return replace(table, rule_overrides=dict(table.rule_overrides))


def _stored() -> tuple[dict[str, object], Path]:
    path = config_folder() / FILE_NAME
    remove_leftovers(path, A_MINUTE)  # the program that has the lock may be writing
    return read_object(path), path
