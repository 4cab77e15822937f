"""What is written down of a game in the tags of its records, and read from them again.

So is a position of a deal that was played, as the record of a practice deal to be played on.
"""

import random
import re
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date, datetime

from sixtysix_gui.ai.players.levels import LEVELS
from sixtysix_gui.controller.game_setup import USUAL_PLAYER, GameSetup
from sixtysix_gui.controller.promised_deal import DealProof
from sixtysix_gui.records import (
    DealRecord,
    as_tag_value,
    game_before,
    game_tags,
    levels_of,
    person_of,
    replay,
)
from sixtysix_gui.records.tags import is_short_enough
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.errors import RulesError
from sixtysix_gui.rules.fair_deals import deal_code_in, is_nonce, is_promise
from sixtysix_gui.rules.scoring.game import LENGTHS, Game, Length
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules

PRACTICE, AGAIN, RESIGNED, LENGTH, HINTS = "Practice", "Again", "Resigned", "Length", "Hints"
TRIED_FROM, TYPED, DAY = "From", "Typed", "Day"
"""Tags: a practice game; a deal of the game before it played again; the seat that gave up; how long
is played, where it is not to the rule set's own number; the tricks in which the coach gave a hint,
one number for each; the moves that a trial was begun with; a deal whose code was typed in; the day
whose deal it is.
"""
_YES = "yes"
_TO_THE_TARGET: Length = "game"
_ONE_DEAL: Length = "deal"
_OF_THE_PROMISE = ("Nonce", "Promise")
_DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_MOVE_NUMBER = re.compile(r"[0-9]{1,4}")
_STAND_INS = {"simple": "novice"}
"""Players that are no level, by the level as which they sit at the table."""


def open_record(
    setup: GameSetup,
    game: Game,
    game_id: str,
    dealt_at: datetime,
    proof: DealProof,
    pack: Sequence[Card],
) -> DealRecord:
    """Begin the record of a deal; its tags hold all that is needed to go on with the game."""
    tags = {
        **_dealt_tags(dealt_at),
        "Game": game_id,
        "Deal": str(game.deals + 1),
        **{seat.name: as_tag_value(setup.names[seat]) for seat in setup.seats},
        **dict(game_tags(game)),
        "Seat": "" if setup.person is None else setup.person.name,
        "Level": "" if setup.person is None else _levels_played(setup),
        "Code": proof.code,
        "Word": as_tag_value(proof.word),
        "Nonce": proof.nonce,
        "Promise": proof.promise,
    }
    if setup.day is not None:
        tags |= {DAY: setup.day.isoformat(), **dict.fromkeys(_OF_THE_PROMISE, "")}
    if setup.practice:
        tags[PRACTICE] = _YES
    if setup.length != _TO_THE_TARGET:
        tags[LENGTH] = setup.length
    if proof.is_typed:
        tags[TYPED] = _YES
    kept = tuple((name, value) for name, value in tags.items() if value)
    return DealRecord(game.rules, tuple(pack), game.dealer, (), kept)


def _dealt_tags(moment: datetime) -> dict[str, str]:
    """Return the tags of the day and the minute in which a deal was dealt."""
    return {"Date": moment.date().isoformat(), "Time": f"{moment:%H:%M}"}


def _levels_played(setup: GameSetup) -> str:
    """Return the level at each seat of the computer, clockwise after the person (many.md 12.1)."""
    levels = [_level_played(player) for player in setup.levels]
    return ",".join(levels) if any(levels) else ""


def _level_played(player: str) -> str:
    """Return the level that a player plays at; empty if it is none."""
    level = _STAND_INS.get(player, player)
    return level if level in LEVELS else ""


def levels_named(record: DealRecord) -> Mapping[Seat, str]:
    """Return the levels that a record names for seats of the computer.

    Whatever else stands there is never taken for a player: a file may come from anyone.
    """
    text = record.tag("Level") or ""
    if text != text.strip():
        return {}
    written = levels_of(record, _seat_of_person(record))
    return {seat: level for seat, level in written.items() if level in LEVELS}


def names_all_levels(record: DealRecord) -> bool:
    """Return whether a record names a level for every seat of the computer."""
    return not seats_without_level(record)


def seats_without_level(record: DealRecord) -> tuple[Seat, ...]:
    """Return the seats of the computer for which a record names no level."""
    person, named = _seat_of_person(record), levels_named(record)
    seats = record.rules.seats
    return tuple(seat for seat in seats if seat is not person and seat not in named)


def setup_from(record: DealRecord, usual: str = USUAL_PLAYER) -> GameSetup:
    """Read from a record who sat where and against whom; the person's seat is A if not said.

    ``usual`` plays where the record names no level.
    """
    seats, person = record.rules.seats, _seat_of_person(record)
    levels = levels_named(record)
    return GameSetup(
        rules=record.rules,
        names=tuple(record.tag(seat.name) or seat.name for seat in seats),
        players={seat: levels.get(seat, usual) for seat in seats if seat is not person},
        seat=person,
        practice=record.tag(PRACTICE) == _YES,
        length=_length_of(record),
        day=day_of(record),
    )


def _seat_of_person(record: DealRecord) -> Seat:
    person = person_of(record)
    return record.rules.seats[0] if person is None else person


def proof_from(record: DealRecord, rules: Rules) -> DealProof | None:
    """Read the proof of a deal from its record, or None where it has none."""
    code, nonce, promise = code_of(record), record.tag("Nonce"), promise_of(record)
    if code is None or nonce is None or not is_nonce(nonce) or promise is None:
        return None
    return DealProof(rules, code, record.tag("Word") or "", nonce, promise, record.pack)


def code_of(record: DealRecord) -> str | None:
    """Return the deal code of a record; None if it has none."""
    return deal_code_in(record.tag("Code"))


def promise_of(record: DealRecord) -> str | None:
    """Return the promise of a record; None if it has none."""
    written = record.tag("Promise")
    return written if written is not None and is_promise(written) else None


def with_game(record: DealRecord, game_id: str) -> DealRecord:
    """Let a deal belong to a game of that name."""
    return _with_tags(record, {"Game": game_id})


def as_practice(record: DealRecord) -> DealRecord:
    """Mark a deal as one of a practice game, and of no day."""
    return _with_tags(_without_tags(record, (DAY,)), {PRACTICE: _YES})


def as_resigned(record: DealRecord, seat: Seat) -> DealRecord:
    """Write down that a seat gave up the game in this deal, which is abandoned by that."""
    return replace(_with_tags(record, {RESIGNED: seat.name}), abandoned=True)


def as_helped(record: DealRecord, trick: int) -> DealRecord:
    """Write down that the coach has given one more hint, in a trick counted from 1.

    A tag that has no room for it stays as it is: it says already that hints were given.
    """
    tricks = f"{record.tag(HINTS) or ''} {trick}".strip()
    return _with_tags(record, {HINTS: tricks}) if is_short_enough(HINTS, tricks) else record


def day_of(record: DealRecord) -> date | None:
    """Return the day whose deal this is; None for all others, and in practice."""
    written = record.tag(DAY) or ""
    if record.tag(PRACTICE) == _YES or not _DAY.fullmatch(written):
        return None
    try:
        return date.fromisoformat(written)
    except ValueError:  # a file may have anything there
        return None


def is_helped(record: DealRecord) -> bool:
    """Return whether the coach has given a hint in this deal."""
    return record.tag(HINTS) is not None


def is_resigned(record: DealRecord, seat: Seat | None) -> bool:
    """Return whether a seat gave up the game in this deal; None never does."""
    return record.abandoned and seat is not None and record.tag(RESIGNED) == seat.name


def reopened(record: DealRecord, moves: int) -> DealRecord:
    """Go back to where only the first ``moves`` were made and no one had given up."""
    kept = replace(record, moves=record.moves[:moves])
    return replace(_without_tags(kept, (RESIGNED,)), abandoned=False) if kept.abandoned else kept


def opened_again(record: DealRecord, game_id: str, dealt_at: datetime) -> DealRecord:
    """Begin a practice deal with the cards of another one; nothing was promised for it."""
    fresh = _without_tags(reopened(record, 0), (*_OF_THE_PROMISE, HINTS, TRIED_FROM, DAY))
    number = record.tag("Deal") or "1"
    own = {"Game": game_id, PRACTICE: _YES, AGAIN: number}
    return _with_tags(fresh, _dealt_tags(dealt_at) | own)


def trial_tags(record: DealRecord, seat: Seat, game_id: str) -> DealRecord:
    """Mark a deal as one that a seat plays on from where it stands, for practice and by itself.

    Nothing was promised for it, and it has no code: its cards may be dealt again.
    """
    bare = _without_tags(record, (*_OF_THE_PROMISE, HINTS, RESIGNED, DAY, "Code", "Word"))
    tags = {"Game": game_id, "Seat": seat.name, PRACTICE: _YES, LENGTH: _ONE_DEAL}
    tags |= {AGAIN: record.tag("Deal") or "1", TRIED_FROM: str(len(record.moves))}
    return _with_tags(bare, tags)


def is_trial(record: DealRecord) -> bool:
    """Return whether a deal is a trial: a position of another one, played on for practice."""
    return record.tag(TRIED_FROM) is not None


def tried_from(record: DealRecord) -> int:
    """Return the moves that a trial was begun with; 0 for any other deal."""
    text = record.tag(TRIED_FROM) or ""
    moves = int(text) if _MOVE_NUMBER.fullmatch(text) else 0
    return min(moves, len(record.moves))


def is_played_again(record: DealRecord) -> bool:
    """Return whether a deal of the game before it is played again for practice."""
    return record.tag(AGAIN) is not None


def _length_of(record: DealRecord) -> Length:
    """Read how long is played; to the target, if it is not said or not known."""
    known: dict[str, Length] = {length: length for length in LENGTHS}
    return known.get(record.tag(LENGTH) or "", _TO_THE_TARGET)


def _with_tags(record: DealRecord, tags: dict[str, str]) -> DealRecord:
    return replace(record, tags=tuple((dict(record.tags) | tags).items()))


def _without_tags(record: DealRecord, names: Sequence[str]) -> DealRecord:
    return replace(record, tags=tuple(tag for tag in record.tags if tag[0] not in names))


_MOST_TRIES = 400
"""Ways to deal the hidden cards that are tried; of ten at least one suits what was played."""


def trial_record(record: DealRecord, moves: int, seat: Seat, game_id: str) -> DealRecord:
    """Return a deal as it stood after ``moves`` moves, to be played on by a seat for practice."""
    return trial_tags(replace(record, moves=record.moves[:moves], abandoned=False), seat, game_id)


def redealt(
    record: DealRecord, moves: int, seat: Seat, chance: random.Random | None = None
) -> DealRecord:
    """Deal all cards again that a seat could not see after ``moves`` moves; all else stays.

    What was played stays legal and looks the same to the seat. Where no other way is found, or
    the pack has every card twice, the cards lie as they lay. ``chance`` mixes them, by default
    that of the system.
    """
    if record.rules.has_copies:
        return record
    mixer = chance or random.Random(secrets.randbits(64))
    state = replay(record).states[moves]
    view = _view(record, state, seat)
    hidden = list(view.unseen)
    for _ in range(_MOST_TRIES):
        mixer.shuffle(hidden)
        dealt = _with_pack(record, view.unseen, hidden)
        if _looks_the_same(dealt, moves, view):
            return dealt
    return record


def _with_pack(record: DealRecord, cards: Sequence[Card], others: Sequence[Card]) -> DealRecord:
    """Put other cards in the places of some, wherever those lie in the pack."""
    exchanged = dict(zip(cards, others, strict=True))
    return replace(record, pack=tuple(exchanged.get(card, card) for card in record.pack))


def _looks_the_same(record: DealRecord, moves: int, view: View) -> bool:
    short = replace(record, moves=record.moves[:moves], abandoned=False)
    try:
        state = replay(short).state
    except RulesError:
        return False  # a player could not have played so with these cards
    return _view(record, state, view.seat) == view


def _view(record: DealRecord, state: Deal, seat: Seat) -> View:
    game = game_before(record)
    return state.view(seat, game.won, game.carry)
