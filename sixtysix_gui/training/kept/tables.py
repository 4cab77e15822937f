"""The tables of what is kept, with what may stand in them: whatever else stands there is damage."""

_DAY = "TEXT NOT NULL CHECK ({0} >= '0001' AND date({0}) IS {0})"
_DAY_OR_NONE = "TEXT CHECK ({0} IS NULL OR ({0} >= '0001' AND date({0}) IS {0}))"
_MARK = "TEXT {1} CHECK ({0} IN ('right', 'good', 'wrong'))"
_SOURCE = "TEXT NOT NULL CHECK (source IN ('puzzle', 'lesson', 'own'))"
_KIND = "TEXT NOT NULL CHECK (kind IN ('close', 'win', 'hold', 'move', 'pick', 'number', 'choice'))"
_YES_NO = "INTEGER NOT NULL CHECK ({0} IN (0, 1))"
_LESSON = "INTEGER {1} CHECK ({0} BETWEEN {2} AND 12)"


def _day(name: str) -> str:
    return f"{name} {_DAY.format(name)}"


def _day_or_none(name: str) -> str:
    return f"{name} {_DAY_OR_NONE.format(name)}"


TABLES = (
    "CREATE TABLE about (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT",
    "CREATE TABLE answers (id INTEGER PRIMARY KEY, exercise TEXT NOT NULL,"
    f" source {_SOURCE}, kind {_KIND}, rules TEXT NOT NULL,"
    " difficulty INTEGER NOT NULL CHECK (difficulty BETWEEN 1 AND 5),"
    f" mark {_MARK.format('mark', 'NOT NULL')}, first {_YES_NO.format('first')},"
    f" counts {_YES_NO.format('counts')}, {_day('day')}, rating INTEGER) STRICT",
    "CREATE INDEX answers_by_exercise ON answers (exercise)",
    f"CREATE TABLE lessons (lesson {_LESSON.format('lesson', 'PRIMARY KEY', 1)},"
    f" {_day_or_none('seen')}, {_day_or_none('done')}, at_once INTEGER NOT NULL) STRICT",
    f"CREATE TABLE questions (lesson {_LESSON.format('lesson', 'NOT NULL', 1)},"
    " question INTEGER NOT NULL CHECK (question BETWEEN 1 AND 4),"
    f" tries INTEGER NOT NULL, is_right {_YES_NO.format('is_right')},"
    " PRIMARY KEY (lesson, question)) STRICT",
    "CREATE TABLE mistakes (id TEXT PRIMARY KEY, rules TEXT NOT NULL, text TEXT NOT NULL,"
    f" game TEXT NOT NULL, step INTEGER NOT NULL, trick INTEGER NOT NULL, loss REAL,"
    f" {_day('deal_day')}, {_day('added')},"
    " drawer INTEGER NOT NULL CHECK (drawer BETWEEN 1 AND 5),"
    f" {_day_or_none('due')}, hits INTEGER NOT NULL, misses INTEGER NOT NULL,"
    f" {_day_or_none('asked')}, is_out {_YES_NO.format('is_out')}) STRICT",
    "CREATE TABLE collected (deal TEXT PRIMARY KEY) STRICT",
    "CREATE TABLE fives (id INTEGER PRIMARY KEY, rules TEXT NOT NULL,"
    f" {_day('day')}, {_day_or_none('done')}) STRICT",
    "CREATE TABLE five_items (five INTEGER NOT NULL, place INTEGER NOT NULL,"
    f" exercise TEXT NOT NULL, source {_SOURCE},"
    f" lesson {_LESSON.format('lesson', 'NOT NULL', 0)},"
    f" mark {_MARK.format('mark', '')}, PRIMARY KEY (five, place)) STRICT",
    f"CREATE TABLE days (rules TEXT NOT NULL, {_day('day')}, game TEXT NOT NULL,"
    " mine INTEGER, hints INTEGER NOT NULL, ace INTEGER,"
    " ace_state TEXT NOT NULL CHECK (ace_state IN ('waiting', 'done', 'failed')),"
    " version TEXT NOT NULL, players TEXT NOT NULL, dealt INTEGER NOT NULL,"
    " PRIMARY KEY (rules, day)) STRICT",
    "CREATE TABLE counts (id INTEGER PRIMARY KEY, question TEXT NOT NULL, rules TEXT NOT NULL,"
    f" mark TEXT NOT NULL CHECK (mark IN ('right', 'nearly', 'wrong')), {_day('day')}) STRICT",
)
