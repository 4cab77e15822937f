"""The ways in which a plate can be divided, from the best on."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from math import inf

from sixtysix_gui.design.fonts import heading
from sixtysix_gui.table.layout.metrics import PLATE_HEIGHT
from sixtysix_gui.table.pieces.brushwork import width_of
from sixtysix_gui.table.pieces.plate_plan import BADGE, DealerMark, PlatePlan, PlateRoom, PlateWords

_SMALLER, _SMALLEST = 0.92, 0.85
"""A name or a score without room is written so much smaller before it is shortened."""

_LEAST_WITH_AVATAR = 7.5
"""A plate of fixed width that is narrower than this, in t, has no room for the face."""

_LEAST_WITH_DEALER_INSIDE = 9.5
"""On a plate narrower than this, in t, the dealer's cards lie on the face or behind the score."""

_BESIDE_FACE = PLATE_HEIGHT + 0.32
"""Where the words begin beside the face, in t."""

_LEAST_INSET, _DEALER_INSIDE = 0.55, 3.0
"""How far the words stay from the plate's ends: at least, and from the dealer's cards."""

_LEAST_BADGE = 0.62
"""The least size of the dealer's cards as a badge, where the score leaves no more room."""

_MEASURED = 40.0
"""Letters in pixels in which the halves of a name are compared."""


def plan_second_line(
    words: PlateWords, room: PlateRoom, lines: Sequence[str], *, keeps_face: bool
) -> tuple[str, PlatePlan]:
    """Return the first of several lines that finds room below the name, and the plate with it.

    Args:
        words: all else that stands on the plate.
        room: of the plate.
        lines: from the best one to the shortest; the last one stands where none finds room.
        keeps_face: a shorter line comes before a plate without its face.
    """
    told = "", plan_plate(words, room)
    for beside_face in (True, False) if keeps_face else (False,):
        for line in lines:
            plan = plan_plate(replace(words, score=line), room)
            told = line, plan
            if room.has_whole(plan, line) and (not beside_face or (plan.face and line)):
                return told
    return told


@lru_cache(maxsize=1024)
def plan_plate(words: PlateWords, room: PlateRoom) -> PlatePlan:
    """Return the first of all arrangements, from the best on, in which every word fits.

    Where none does, the first word of the name stands for all; where that is too long as well,
    name and score are shortened. The dealer's cards follow the name if the score has room then.
    """
    short = replace(words, name=words.name.partition(" ")[0])
    if (plan := _fitting(words, room) or _fitting(short, room)) is not None:
        return plan
    plans = _plans(words, room)
    last = plans[-1]
    if not room.snug and plans[0].face and _score_fits(plans[0], room):
        last = plans[0]  # a name that is too long even without the face does not drive it away
    if room.clear_face and not last.face:
        last = replace(last, left=_LEAST_INSET, right=_LEAST_INSET)
    shortened = replace(last, width=room.width).shortened(room.lower, room.least_name)
    if words.deals and room.clear_face and shortened.score_part < 1.0:
        named = replace(_after_name(last), width=room.width)
        named = named.shortened(room.lower, room.least_name)
        if named.score_part == 1.0 and named.lines == last.lines:
            return named  # a smaller name rather than less below it
    if shortened.score == words.score or shortened.dealer not in (
        DealerMark.AFTER_SCORE,
        DealerMark.NOWHERE,
    ):
        return shortened
    tight = _after_name(last) if words.deals else _tight(last)
    return replace(tight, width=room.width).shortened(room.lower, room.least_name)


def _fitting(words: PlateWords, room: PlateRoom) -> PlatePlan | None:
    plan = next(filter(room.holds, _plans(words, room)), None)
    return plan and replace(plan, width=plan.needed if room.snug else room.width)


def _plans(words: PlateWords, room: PlateRoom) -> list[PlatePlan]:
    return list(_snug_plans(words, room) if room.snug else _fixed_plans(words, room))


def _score_fits(plan: PlatePlan, room: PlateRoom) -> bool:
    return plan.left + plan.score_width + plan.right <= room.width


def _fixed_plans(words: PlateWords, room: PlateRoom) -> Iterator[PlatePlan]:
    one = PlatePlan(room.unit, (words.name,), words.score)
    inside = words.deals and room.width >= _LEAST_WITH_DEALER_INSIDE
    if words.face and room.width >= _LEAST_WITH_AVATAR:
        if room.clear_face and words.deals:
            yield from _beside_face(one, inside=inside)
        else:
            yield from _with_face(one, words, inside=inside)
            if room.tight_face:
                yield from _with_face_in_little_room(one, words)
    if inside:
        yield replace(one, dealer=DealerMark.INSIDE, right=_DEALER_INSIDE)
        return
    alone = _after_score(one, words)
    yield alone
    if not words.deals:
        return
    yield _after_name(alone)
    if room.lower < inf:
        yield from (replace(_after_name(alone), size=size) for size in (_SMALLER, _SMALLEST))
    else:
        yield _tight(alone)


def _beside_face(one: PlatePlan, *, inside: bool) -> Iterator[PlatePlan]:
    """Arrangements in which both face and dealer's cards are seen whole."""
    face = replace(one, face=True, left=_BESIDE_FACE)
    if inside:
        yield replace(face, dealer=DealerMark.INSIDE, right=_DEALER_INSIDE)
    for badge in (BADGE, _LEAST_BADGE):
        yield replace(face, dealer=DealerMark.AT_END, right=_LEAST_INSET, badge=badge)
    small = replace(face, right=_LEAST_INSET, badge=_LEAST_BADGE)
    for size in (1.0, _SMALLER, _SMALLEST):
        for dealer in (DealerMark.AT_END, DealerMark.AFTER_SCORE, DealerMark.AFTER_NAME):
            yield replace(small, dealer=dealer, size=size)


def _with_face_in_little_room(one: PlatePlan, words: PlateWords) -> Iterator[PlatePlan]:
    """Words so near to the plate's end, and so small, as beside a dealer's cards."""
    (plan,) = _with_face(one, words, inside=False)
    face = replace(plan, right=_LEAST_INSET)
    yield from (replace(face, size=size) for size in (1.0, _SMALLER, _SMALLEST))


def _snug_plans(words: PlateWords, room: PlateRoom) -> Iterator[PlatePlan]:
    one = PlatePlan(room.unit, (words.name,), words.score)
    if words.face:
        widest = replace(one, left=_BESIDE_FACE, right=_DEALER_INSIDE)
        inside = _LEAST_WITH_DEALER_INSIDE <= widest.needed <= room.width
        yield from _with_face(one, words, inside=inside)
        plan = next(_with_face(one, words, inside=False))
        yield replace(plan, right=_LEAST_INSET)
    alone = _after_score(one, words)
    yield alone
    broken = replace(alone, lines=tuple(_broken(words.name)))
    if room.two_lines:
        yield broken
        yield replace(broken, size=_SMALLER)
    if words.deals:
        yield _after_name(alone)
    yield replace(_tight(alone), size=_SMALLER)
    plan = broken if room.two_lines else alone
    for small in (_after_name(plan), _tight(plan)) if words.deals else (_tight(plan),):
        yield from (replace(small, size=size) for size in (_SMALLER, _SMALLEST))


def _with_face(one: PlatePlan, words: PlateWords, *, inside: bool) -> Iterator[PlatePlan]:
    plan = replace(one, face=True, left=_BESIDE_FACE)
    if not words.deals:
        yield plan
        return
    if inside:
        yield replace(plan, dealer=DealerMark.INSIDE, right=_DEALER_INSIDE)
    else:
        yield replace(plan, dealer=DealerMark.ON_FACE)


def _after_score(plan: PlatePlan, words: PlateWords) -> PlatePlan:
    return replace(plan, dealer=DealerMark.AFTER_SCORE if words.deals else DealerMark.NOWHERE)


def _after_name(plan: PlatePlan) -> PlatePlan:
    return replace(_tight(plan), dealer=DealerMark.AFTER_NAME)


def _tight(plan: PlatePlan) -> PlatePlan:
    return replace(plan, left=_LEAST_INSET, right=_LEAST_INSET, badge=_LEAST_BADGE)


def _broken(name: str) -> list[str]:
    """Break a name at a space into two lines of which the longer is as short as can be."""
    words = name.split()
    ways = [[" ".join(words[:place]), " ".join(words[place:])] for place in range(1, len(words))]
    font = heading(_MEASURED)
    return min(ways, key=lambda lines: max(width_of(font, line) for line in lines), default=[name])
