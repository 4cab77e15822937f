"""Your data in words: what can be exported, what can be forgotten, and what stays then."""

from sixtysix_gui.text.common import shown_text, translate


def what_is_kept(games: int) -> str:
    """Say what there is."""
    return translate(
        "Statistics",
        "%n finished game(s) are kept on this computer, and nowhere else.",
        None,
        games,
    )


def export_head() -> str:
    """Name the block of exports."""
    return translate("Statistics", "Export")


def export_note() -> str:
    """Say what is exported."""
    return translate(
        "Statistics",
        "Every game there is, by all rule sets, as a table for other programs. Columns have "
        "English names, and numbers have decimal points.",
    )


def table_name(what: str) -> str:
    """Name what is exported: deals, games or decisions."""
    names = {
        "deals": translate("Statistics", "One row per deal"),
        "games": translate("Statistics", "One row per game"),
        "decisions": translate("Statistics", "One row per decision"),
    }
    return names[what]


def file_name(what: str) -> str:
    """Return the beginning of the name of a file: Sixty-Six deals."""
    names = {
        #: the beginning of a file name
        "deals": translate("Statistics", "Sixty-Six deals"),
        #: the beginning of a file name
        "games": translate("Statistics", "Sixty-Six games"),
        #: the beginning of a file name
        "decisions": translate("Statistics", "Sixty-Six decisions"),
    }
    return names[what]


def export_button(kind: str) -> str:
    """Name the button that exports as CSV or JSON."""
    if kind == "csv":
        return translate("Statistics", "Export as CSV…")
    return translate("Statistics", "Export as JSON…")


def rows_choice() -> str:
    """Name the choice of what is exported."""
    return translate("Statistics", "Rows")


def files_of(kind: str) -> str:
    """Name the files of a kind, for the dialog that asks where."""
    if kind == "csv":
        return translate("Statistics", "Tables (*.csv)")
    return translate("Statistics", "JSON files (*.json)")


def saved_as(file: str) -> str:
    """Say that an export was written."""
    return translate("Statistics", "Saved as {file}.").format(file=shown_text(file))


def not_saved() -> str:
    """Head a box that says why an export was not written."""
    return translate("Statistics", "The file was not saved")


# --------------------------------------------------------------------------------------- forget


def forget_head() -> str:
    """Name the block of what can be forgotten."""
    return translate("Statistics", "Forget")


def forget_games_button() -> str:
    """Name the button that deletes all finished games."""
    return translate("Statistics", "Forget games…")


def forget_games_note() -> str:
    """Say what that button does."""
    return translate(
        "Statistics",
        "All finished games leave the archive and the statistics. For 30 days they can be restored "
        "there. The tally, open games, games from files and the records that you have saved stay.",
    )


def forget_games_head(games: int) -> str:
    """Ask whether all finished games are to be deleted."""
    return translate("Statistics", "Forget %n finished game(s)?", None, games)


def forget_reviews_button() -> str:
    """Name the button that deletes what the coach has found."""
    return translate("Statistics", "Forget what the coach found…")


def forget_reviews_note() -> str:
    """Say what that button does."""
    return translate(
        "Statistics",
        "All verdicts of the coach, and the pages made of them, begin again from nothing. The "
        "games stay, so that they can be reviewed again.",
    )


def forget_reviews_head() -> str:
    """Ask whether that is to be deleted."""
    return translate("Statistics", "Forget what the coach found?")


def forget_reviews_line() -> str:
    """Say below the question what comes of it."""
    return translate(
        "Statistics",
        "This cannot be undone. To find it all again, the coach takes some minutes per deal.",
    )


def forget_games_line() -> str:
    """Say below the question what comes of it."""
    return translate(
        "Statistics",
        "The statistics begin again from nothing. For 30 days the games can be restored. The "
        "tally, open games, games from files and the records that you have saved stay.",
    )


def keep() -> str:
    """Name the safe answer."""
    return translate("Statistics", "Keep")


def forget() -> str:
    """Name the other answer."""
    return translate("Statistics", "Forget")


def games_forgotten(games: int) -> str:
    """Say that games were deleted."""
    return translate("Statistics", "%n game(s) forgotten.", None, games)


def reviews_forgotten() -> str:
    """Say that what the coach found was deleted."""
    return translate("Statistics", "What the coach found is forgotten.")


def undo() -> str:
    """Name the button that restores games."""
    return translate("Statistics", "Undo")


def restored(games: int) -> str:
    """Say that games are back."""
    return translate("Statistics", "%n game(s) restored.", None, games)


def not_forgotten() -> str:
    """Head a box that says why something could not be deleted."""
    return translate("Statistics", "Nothing was forgotten")


def not_all_forgotten() -> str:
    """Head a box that says why some of several games could not be deleted."""
    return translate("Statistics", "Not all games were forgotten")


def not_restored() -> str:
    """Head a box that says why games could not be restored."""
    return translate("Statistics", "The games were not restored")
