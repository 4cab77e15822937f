"""Settings: kept, read one by one, never in the way."""

import json
from dataclasses import fields, replace
from datetime import datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixtysix_gui.rules.sets.rules import rule_set_names
from sixtysix_gui.storage.folders import HOME_VARIABLE, StorageError, Trouble, config_folder
from sixtysix_gui.storage.settings import (
    FILE_NAME,
    READERS,
    Settings,
    load_settings,
    look_at_settings,
    save_settings,
)
from sixtysix_gui.storage.settings_values import OwnRules, TableOfSeveral
from tests.helpers.rows import each_row

OTHER = Settings(
    language="de",
    player_name="Änne 👩\u200d👧",
    players=4,
    rule_set="schnapsen",
    rule_overrides={"score.scale": (1, 2, 2), "close.first_lead": False, "game.target": 9},
    for_three=TableOfSeveral(
        "cutthroat-66", {"bid.max": 4}, "master", ("novice", "club"), "deal", practice=True
    ),
    for_four=TableOfSeveral("bauernschnapsen", {"contracts": ("gang", "bettler")}, "expert"),
    own_rules=(
        OwnRules("Tante Hedwig", "schnapsen", {"score.scale": (1, 2, 2)}),
        OwnRules("Änne’s 66", "german-66", {"close.first_lead": False, "game.target": 9}),
    ),
    level="master",
    length="best-5",
    practice=True,
    deck="german",
    colours="four",
    back=3,
    large_indices=True,
    cloth="walnut",
    text_size=150,
    card_size="largest",
    high_contrast=True,
    speed="none",
    show_points="both",
    claim_for_me=True,
    confirm_out="never",
    before_partner="wait",
    last_card_for_me=False,
    right_claims=2,
    draw_for_me="always",
    one_click=True,
    mark_illegal=False,
    talon_count=False,
    offer_word=True,
    keep_games=False,
    coach_reviews=False,
    coach_hints_in_games=False,
    coach_asks_first=False,
    coach_shows_all=True,
    coach_explains=True,
    coach_lets_find=False,
    counting="now_and_then",
    welcomed=True,
    window_geometry="AdnQywAD" * 20,
    window_state="AAAA",
    record_folder="/home/ada/Documents",
    tips=False,
    tips_shown=("draw-trumps", "one-of-a-newer-version"),
    sound=False,
    sound_volume=75,
    sound_cards=False,
    sound_signals=False,
    sound_music=False,
)


def stored() -> Path:
    return config_folder() / FILE_NAME


def test_a_fresh_installation_has_its_defaults() -> None:
    assert load_settings() == (Settings(), None)


def test_what_is_saved_is_loaded() -> None:
    save_settings(OTHER)
    assert load_settings() == (OTHER, None)
    save_settings(Settings())
    assert load_settings() == (Settings(), None)


def test_every_setting_departs_from_its_default_in_the_test_above() -> None:
    usual = Settings()
    names = [entry.name for entry in fields(Settings)]
    assert [name for name in names if getattr(OTHER, name) == getattr(usual, name)] == []
    assert set(READERS) == {entry.name for entry in fields(Settings)}


A_TABLE: dict[str, object] = {
    "rule_set": "three-66",
    "rule_overrides": {},
    "level": "club",
    "each": [],
    "length": "game",
    "practice": False,
}
WRONG: dict[str, list[object]] = {
    "language": ["fr", 1, None, ["de"]],
    "player_name": ["x" * 65, 5, "two\nlines", None],
    "rule_set": ["four-66", "", 66],
    "rule_overrides": [[], "none", {"game.target": 8}, {"no.such": 1}, {"deck.hand": 6}],
    "own_rules": [
        {},
        "Hedwig",
        [5],
        [{}],
        [{"name": " ", "rule_set": "santase", "rule_overrides": {}}],
        [{"name": "x" * 25, "rule_set": "santase", "rule_overrides": {}}],
        [{"name": "Hedwig", "rule_set": "five-66", "rule_overrides": {}}],
        [{"name": "Hedwig", "rule_set": "santase", "rule_overrides": {"deck.hand": 5}}],
        [{"name": "Hedwig", "rule_set": "santase", "rule_overrides": {}}] * 2,
        [
            {"name": f"Hedwig {number}", "rule_set": "santase", "rule_overrides": {}}
            for number in range(5)
        ],
    ],
    "players": [1, 5, True, "3", None],
    "for_three": [
        [],
        "three-66",
        {},
        A_TABLE | {"rule_set": "four-66"},
        A_TABLE | {"rule_overrides": {"no.such": 1}},
        A_TABLE | {"level": "grandmaster"},
        A_TABLE | {"each": ["club"]},
        A_TABLE | {"each": ["club", "nobody"]},
        A_TABLE | {"each": "club"},
        A_TABLE | {"length": "long"},
        A_TABLE | {"practice": 1},
    ],
    "for_four": [A_TABLE, A_TABLE | {"rule_set": "four-66", "each": ["club", "club"]}],
    "level": [7, "x" * 65, "grandmaster", None, ["club"]],
    "length": ["best-2", "best-4", 7, None, ""],
    "practice": [1, "yes", None],
    "deck": ["tarot", True],
    "colours": ["three", 4],
    "back": [0, -1, 100, 1.5, True, "1"],
    "large_indices": ["yes", 1],
    "cloth": ["pink"],
    "card_size": ["", "small", 1, True, None],
    "text_size": [0, 110, 300, True, 1.5, 100.0, "150", None],
    "high_contrast": [0, "strong"],
    "speed": ["Fast", 2],
    "show_points": ["all", False],
    "claim_for_me": [1, "true", None],
    "before_partner": ["never", 900, None],
    "last_card_for_me": [1, "yes", None],
    "confirm_out": ["strong", True, None],
    "right_claims": [-1, 3, True, "1", None],
    "draw_for_me": [0, "sometimes", None],
    "one_click": ["no"],
    "mark_illegal": [[]],
    "talon_count": [{}],
    "offer_word": [1.0],
    "keep_games": [0, "no", None],
    "coach_reviews": [1],
    "coach_hints_in_games": ["yes"],
    "coach_asks_first": [None],
    "coach_shows_all": ["yes"],
    "coach_explains": [1],
    "coach_lets_find": [2],
    "counting": ["daily", True, None],
    "welcomed": [1],
    "window_geometry": ["x" * 65537, 1],
    "window_state": [None],
    "tips": [1, "yes", None],
    "tips_shown": ["draw-trumps", [7], ["x" * 41], ["x"] * 201, None],
    "record_folder": ["x" * 65537, 7],
    "sound": ["yes", 1],
    "sound_volume": [-1, 101, 40.0, True, "40"],
    "sound_cards": [None, 0],
    "sound_signals": ["", 1],
    "sound_music": [[], "on"],
}


@each_row(("name", "value"), [(name, value) for name, values in WRONG.items() for value in values])
def test_a_wrong_value_falls_back_alone(name: str, value: object) -> None:
    save_settings(OTHER)
    values = json.loads(stored().read_text(encoding="utf-8"))
    stored().write_text(json.dumps(values | {name: value}), encoding="utf-8")
    settings, warning = load_settings()
    assert getattr(settings, name) == getattr(Settings(), name)
    assert warning is not None
    assert warning.trouble is Trouble.SETTINGS_IN_PART
    assert name in str(warning)
    changed_too = {"rule_overrides"} if name == "rule_set" else set[str]()
    for entry in fields(Settings):
        if entry.name not in {name, *changed_too}:
            assert getattr(settings, entry.name) == getattr(OTHER, entry.name)


def test_the_level_of_the_first_versions_is_the_club_player() -> None:
    save_settings(OTHER)
    values = json.loads(stored().read_text(encoding="utf-8"))
    stored().write_text(json.dumps(values | {"level": "first"}), encoding="utf-8")
    assert load_settings() == (replace(OTHER, level="club"), None)


def test_every_setting_has_wrong_values_above() -> None:
    assert set(WRONG) == set(READERS)


def test_what_a_newer_version_keeps_there_stays() -> None:
    newer = {"sounds": {"volume": 3}, "cloth": "slate"}
    stored().write_text(json.dumps(newer), encoding="utf-8")
    settings, warning = load_settings()
    assert (settings, warning) == (replace(Settings(), cloth="slate"), None)
    save_settings(OTHER)
    assert json.loads(stored().read_text(encoding="utf-8"))["sounds"] == {"volume": 3}


DAMAGED = [b"", b"{", b"[]", b"null", b"\xff\xfe", b"\0" * 10, b"[" * 100_000, b"x" * 5_000_000]


@pytest.mark.parametrize("data", DAMAGED)
def test_a_damaged_file_is_set_aside(data: bytes) -> None:
    stored().write_bytes(data)
    settings, warning = load_settings(now=lambda: datetime(2024, 5, 17, 20, 15, 30))
    assert settings == Settings()
    assert warning is not None
    assert warning.trouble is Trouble.SETTINGS_DAMAGED
    aside = config_folder() / "damaged-20240517-201530.json"
    assert str(aside) in str(warning)
    assert aside.read_bytes() == data
    assert not stored().exists()


def test_a_damaged_file_does_not_prevent_saving() -> None:
    stored().write_bytes(b"{")
    save_settings(OTHER)
    assert load_settings() == (OTHER, None)


def test_a_folder_that_cannot_be_made_is_said_and_the_game_starts(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "taken").write_bytes(b"")
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "taken"))
    settings, warning = load_settings()
    assert settings == Settings()
    assert warning is not None
    assert warning.trouble is Trouble.NO_FOLDER
    with pytest.raises(StorageError):
        save_settings(settings)


def test_a_file_that_cannot_be_read_is_said_and_left() -> None:
    stored().mkdir()
    settings, warning = load_settings()
    assert settings == Settings()
    assert warning is not None
    assert warning.trouble is Trouble.NOT_READ
    with pytest.raises(StorageError):
        save_settings(settings)
    assert stored().is_dir()


@each_row("name", rule_set_names(close=True))
def test_every_rule_set_is_kept(name: str) -> None:
    settings = Settings(rule_set=name, rule_overrides={"game.target": 11})
    save_settings(settings)
    assert load_settings() == (settings, None)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)


@given(st.dictionaries(st.sampled_from(sorted(READERS)), json_values))
def test_any_values_can_be_loaded(values: dict[str, object]) -> None:
    stored().write_text(json.dumps(values), encoding="utf-8")
    settings, _ = load_settings()
    save_settings(settings)
    assert load_settings() == (settings, None)


def test_looking_at_settings_gives_them() -> None:
    save_settings(OTHER)
    assert look_at_settings() == OTHER


@pytest.mark.parametrize("text", [None, "{", '{"rule_overrides": {"deck.hand": 99}}', "[]", "\0"])
def test_looking_at_settings_changes_nothing_on_the_disk(
    text: str | None, user_folders: Path
) -> None:
    if text is not None:
        stored().write_text(text, encoding="utf-8")
    kept = sorted(user_folders.rglob("*"))
    assert look_at_settings() == Settings()
    assert sorted(user_folders.rglob("*")) == kept


def test_settings_that_somebody_keeps_elsewhere_stay_there(tmp_path: Path) -> None:
    path, target = config_folder() / FILE_NAME, tmp_path / "dotfiles.json"
    path.symlink_to(target)
    save_settings(Settings(player_name="Ada"))
    assert path.is_symlink()
    assert json.loads(target.read_bytes())["player_name"] == "Ada"
    assert load_settings() == (Settings(player_name="Ada"), None)


def test_what_can_be_read_but_not_written_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """As Python 3.12 has it with what is nested a thousand deep."""
    save_settings(Settings())
    path = config_folder() / FILE_NAME
    before = path.read_bytes()

    def too_deep(*_: object, **__: object) -> str:
        raise RecursionError("maximum recursion depth exceeded")

    monkeypatch.setattr(json, "dumps", too_deep)
    with pytest.raises(StorageError, match="what is there is nested too deeply") as caught:
        save_settings(Settings(deck="german"))
    assert caught.value.trouble is Trouble.NOT_WRITTEN
    assert path.read_bytes() == before
