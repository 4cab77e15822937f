"""Your data in words: what can be exported, what can be forgotten, and what stays then."""

from collections.abc import Mapping

from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.text.common import QT_TRANSLATE_NOOP, shown_text, translate
from sixtysix_gui.text.rules.rule_sets import rules_called


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
        "Every game there is, by all rule sets, and all of the training, as tables for other "
        "programs. Columns have English names, and numbers have decimal points.",
    )


def table_name(what: str) -> str:
    """Name what is exported: deals, games or decisions."""
    names = {
        "deals": translate("Statistics", "One row per deal"),
        "games": translate("Statistics", "One row per game"),
        "decisions": translate("Statistics", "One row per decision"),
        "answers": translate("Statistics", "Training: one row per answer"),
        "mistakes": translate("Statistics", "Training: one row per mistake"),
        "lessons": translate("Statistics", "Training: one row per lesson"),
        "fives": translate("Statistics", "Training: five for today, one row per exercise"),
        "days": translate("Statistics", "One row per deal of the day"),
        "counting": translate("Statistics", "Counting: one row per answer"),
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
        #: the beginning of a file name
        "answers": translate("Statistics", "Sixty-Six training"),
        #: the beginning of a file name
        "mistakes": translate("Statistics", "Sixty-Six mistakes"),
        #: the beginning of a file name
        "lessons": translate("Statistics", "Sixty-Six lessons"),
        #: the beginning of a file name
        "fives": translate("Statistics", "Sixty-Six five for today"),
        #: the beginning of a file name
        "days": translate("Statistics", "Sixty-Six deals of the day"),
        #: the beginning of a file name
        "counting": translate("Statistics", "Sixty-Six counting"),
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


# ------------------------------------------------------------------------------------- training


def training_head() -> str:
    """Name the block of what the training has come to."""
    return translate("Statistics", "Training")


def no_training() -> str:
    """Say that nothing was trained yet."""
    return translate("Statistics", "Nothing yet.")


def puzzles_line(rules: str, solved: int, rating: int) -> str:
    """Say how many puzzles of a rule set were solved, and the rating."""
    #: {rules} is the name of a rule set
    sentence = translate("Statistics", "{rules}: %n puzzle(s) solved, rating {r}.", None, solved)
    return sentence.format(rules=rules_called(rule_set(rules)), r=rating)


def mistakes_line(waiting: int, learned: int) -> str:
    """Say how many own mistakes wait, and how many are learned."""
    sentence = translate("Statistics", "Your own mistakes: {n} waiting, {m} learned.")
    return sentence.format(n=waiting, m=learned)


def lessons_line(done: int) -> str:
    """Say how many lessons are done."""
    return translate("Statistics", "Lessons: {k} of 12 done.").format(k=done)


_COUNTED: Mapping[str, str] = {
    "own": QT_TRANSLATE_NOOP("Statistics", "Your own points: {a} of the last {n} right."),
    "other": QT_TRANSLATE_NOOP("Statistics", "The opponent’s points: {a} of the last {n} right."),
    "trumps": QT_TRANSLATE_NOOP("Statistics", "Trumps still out: {a} of the last {n} right."),
    "hand": QT_TRANSLATE_NOOP("Statistics", "The opponent’s cards: {a} of the last {n} right."),
    "suit": QT_TRANSLATE_NOOP("Statistics", "Cards of a suit: {a} of the last {n} right."),
}


def counts(question: str) -> bool:
    """Return whether a counting question has a line."""
    return question in _COUNTED


def counting_line(question: str, right: int, of: int) -> str:
    """Say how many of the last answers to a counting question were right."""
    return translate("Statistics", _COUNTED[question]).format(a=right, n=of)


def forget_training_note() -> str:
    """Say what can be forgotten of the training, and what stays."""
    return translate(
        "Statistics",
        "The training can be forgotten by its parts. The games and what the coach found stay.",
    )


def forget_training_button(part: str) -> str:
    """Name the button that forgets a part of the training."""
    names = {
        "mistakes": translate("Statistics", "Forget own mistakes…"),
        "rating": translate("Statistics", "Forget rating and counting…"),
        "lessons": translate("Statistics", "Forget lessons and days…"),
    }
    return names[part]


def forget_training_head(part: str) -> str:
    """Ask whether a part of the training is to be forgotten."""
    heads = {
        "mistakes": translate("Statistics", "Forget all your own mistakes?"),
        "rating": translate(
            "Statistics", "Forget the rating, the puzzles solved and the counting?"
        ),
        "lessons": translate(
            "Statistics", "Forget lessons, fives and results of deals of the day?"
        ),
    }
    return heads[part]


def forget_training_line() -> str:
    """Say below the question what comes of it."""
    return translate("Statistics", "This cannot be undone. Records that you have saved stay.")


def training_forgotten(part: str) -> str:
    """Say what was forgotten."""
    said = {
        "mistakes": translate("Statistics", "Your own mistakes are forgotten."),
        "rating": translate("Statistics", "Rating and counting are forgotten."),
        "lessons": translate("Statistics", "Lessons and days are forgotten."),
    }
    return said[part]
