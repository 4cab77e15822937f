"""How long every motion takes at each speed, and its easing (docs/table.md, chapter 3).

Milliseconds for slow, normal and fast. At the speed "none" nothing moves: every duration is 0 and
the pictures change with a cross-fade of `CROSS_FADE`.
"""

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QEasingCurve

from sixtysix_gui.sound.sounds import Cue, Sound, SoundGroup


class Speed(Enum):
    """How fast the table moves; the values are those of the settings."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    NONE = "none"

    __hash__ = object.__hash__  # there is one of each, and much is looked up by them


class Motion(Enum):
    """Everything that takes time at the table."""

    GATHER = "the cards of the last deal come together"
    SHUFFLE = "the halves of the pack slide apart and together, twice"
    DEAL = "a card flies from the talon's place into a hand"
    DEAL_STAGGER = "from the start of one dealt card to the next"
    DEAL_BATCH = "between two batches of a deal"
    TURN_UP = "the trump card is flipped while it turns to 90 degrees"
    PACK_OVER_TURN_UP = "the pack slides over the trump card"
    SORT = "the cards of the hand change places"
    FLIP = "a card is turned over"
    HOVER_IN = "the card under the pointer rises"
    HOVER_OUT = "and sinks"
    PICK_UP = "a dragged card straightens and shrinks"
    SNAP_BACK = "a refused card returns to the hand"
    SHAKE = "one half of the small shake after it, to either side"
    PLAY_MINE = "my card goes to the trick"
    PLAY_THEIRS = "their card goes to the trick"
    THINK = "the least time between my move and theirs"
    TRICK_RESTS = "a full trick lies"
    WINNER_RISES = "the card that wins the trick rises"
    TRICK_TO_WINNER = "the trick flies to its winner's pile"
    DRAW = "a card flies from the talon into a hand"
    GAP = "the fan opens for a card"
    DRAW_STAGGER = "from the winner's draw to the other's"
    EXCHANGE = "the lowest trump and the turn-up change places"
    EXCHANGE_SHOWN = "the trump they took is shown"
    CLOSE = "the turn-up is laid face down on the talon"
    MARRIAGE = "king and queen come forward"
    MARRIAGE_SHOWN = "king and queen are shown"
    BUBBLE_IN = "an announcement appears"
    BUBBLE_STAYS = "an announcement stays"
    BUBBLE_OUT = "an announcement goes"
    EIGHT = "the eight slides to its place"
    OUT = "the coin flips and hops"
    COUNT_CARD = "one card of a pile is counted"
    COUNT = "the most that counting a pile may take"
    COUNTED = "what was counted is seen"
    COUNT_END = "counted cards come together again"
    MARKER = "the cover of a score marker slides on"
    MARKER_STAGGER = "between two game points"
    MARKER_GLOW = "the seven glows when points were won"
    SHEET = "a sheet rises"
    FOLD = "a part of a sheet opens, and the one that was open closes"
    VEIL = "the veil below a sheet comes"
    GAME_WON = "the winner's cards fly into the fan"
    GAME_WON_STAGGER = "from one of them to the next"
    LIGHT_SWEEP = "light goes over the cloth"
    BREATHE = "the talon's ring from faint to bright"
    PAPER_IN = "the coach's paper rises"
    PAPER_OUT = "the coach's paper goes"
    PENCIL_RING = "the coach draws a ring around a card"
    PENCIL_CURVE = "the coach draws the curve of a deal"
    BEAD = "the bead of the review goes to another decision"
    PICK = "a card that is picked for an answer rises"
    ANSWER_MARK = "a mark beside an answer appears"
    ANSWER_MARK_STAGGER = "from one of them to the next"
    BEAD_FILLS = "the bead of an exercise takes its colour"
    TAB = "the tab that is left of a leaf slides in"
    STATUS_FADE = "the status line fades while a card is dragged"
    PACKET_STAGGER = "from one packet of a deal to the next, at a table of three or four"
    CUT = "part of the pack is lifted and its lowest card faced"
    CUT_SHOWN = "the cut card is shown"
    CUT_CARD_OPEN = "the cut card lies open in the dealer's hand"
    COUNTER_LAID = "the trump counter is laid"
    COUNTER_BY_LEAD = "the trump counter drops when the first card has landed"
    COUNTER_CHANGES = "the trump counter is turned over and shows another suit"
    CALL_APART = "from one call of an auction to the next"
    CALL_INTO_TAG = "the bubble of the call that holds shrinks into the tag of its plate"
    DOUBLING = "the coin that doubles is flipped"
    THINK_LATER = "the least time before a later player of a trick acts"
    FOUR_REST = "a full trick of four cards lies"
    THREE_REST = "a full trick of three cards lies"
    WIDOW = "the widow goes to the winner of the first trick"
    WIDOW_LATER = "so much after the trick it follows"
    SEAL = "the seal slides from the bubble to its pile"
    CHALK = "one stroke or figure on the slate"
    CHIP = "a chip flies from who pays to who wins"
    CHIP_STAGGER = "from one chip to the next"
    LOOK_BACK = "the last trick flies from its pile to its places, or back"
    LOOK_BACK_TAGS = "the names at the cards of the last trick appear"

    __hash__ = object.__hash__  # there is one of each, and much is looked up by them


@dataclass(frozen=True)
class Timing:
    """Milliseconds at the three moving speeds, with the easing."""

    slow: int
    normal: int
    fast: int
    easing: QEasingCurve.Type = QEasingCurve.Type.Linear
    overshoot: float | None = None

    def at(self, speed: Speed) -> int:
        """Return the milliseconds at a speed; 0 at "none"."""
        return {
            Speed.SLOW: self.slow,
            Speed.NORMAL: self.normal,
            Speed.FAST: self.fast,
            Speed.NONE: 0,
        }[speed]

    def rest_at(self, speed: Speed) -> int:
        """Return the milliseconds of a rest in which something is read: at "none" as at normal."""
        return self.at(Speed.NORMAL if speed is Speed.NONE else speed)


def _same(milliseconds: int, easing: QEasingCurve.Type = QEasingCurve.Type.Linear) -> Timing:
    return Timing(milliseconds, milliseconds, milliseconds, easing)


_CUBIC = QEasingCurve.Type.OutCubic
_BOTH = QEasingCurve.Type.InOutCubic
_BACK = QEasingCurve.Type.OutBack

MOTIONS: dict[Motion, Timing] = {
    Motion.GATHER: Timing(420, 300, 180, _BOTH),
    Motion.SHUFFLE: Timing(700, 400, 0, QEasingCurve.Type.InOutSine),
    Motion.DEAL: Timing(340, 220, 120, _CUBIC),
    Motion.DEAL_STAGGER: Timing(110, 70, 30),
    Motion.DEAL_BATCH: Timing(150, 90, 40),
    Motion.TURN_UP: Timing(420, 280, 160, _BOTH),
    Motion.PACK_OVER_TURN_UP: Timing(260, 180, 100, _BOTH),
    Motion.SORT: Timing(260, 180, 100, QEasingCurve.Type.InOutQuad),
    Motion.FLIP: Timing(240, 160, 90, QEasingCurve.Type.InQuad),
    Motion.HOVER_IN: Timing(120, 90, 60, QEasingCurve.Type.OutQuad),
    Motion.HOVER_OUT: Timing(140, 110, 70, QEasingCurve.Type.OutQuad),
    Motion.PICK_UP: _same(120, QEasingCurve.Type.OutQuad),
    Motion.SNAP_BACK: Timing(320, 220, 140, _BACK, 1.1),
    Motion.SHAKE: _same(60, QEasingCurve.Type.InOutSine),
    Motion.PLAY_MINE: Timing(260, 180, 110, _CUBIC),
    Motion.PLAY_THEIRS: Timing(420, 300, 180, _BOTH),
    Motion.THINK: Timing(900, 500, 200),
    Motion.TRICK_RESTS: Timing(1100, 700, 350),
    Motion.WINNER_RISES: _same(250, QEasingCurve.Type.OutQuad),
    Motion.TRICK_TO_WINNER: Timing(460, 320, 180, _BOTH),
    Motion.DRAW: Timing(360, 240, 140, _CUBIC),
    Motion.GAP: Timing(220, 150, 90, _CUBIC),
    Motion.DRAW_STAGGER: Timing(120, 80, 40),
    Motion.EXCHANGE: Timing(620, 420, 240, _BOTH),
    Motion.EXCHANGE_SHOWN: _same(500),
    Motion.CLOSE: Timing(640, 440, 260, _BOTH),
    Motion.MARRIAGE: Timing(300, 200, 120, _CUBIC),
    Motion.MARRIAGE_SHOWN: Timing(900, 600, 300),
    Motion.BUBBLE_IN: _same(150, _CUBIC),
    Motion.BUBBLE_STAYS: _same(1600),
    Motion.BUBBLE_OUT: _same(250, QEasingCurve.Type.InQuad),
    Motion.EIGHT: Timing(420, 300, 180, _CUBIC),
    Motion.OUT: Timing(500, 350, 200, _BACK),
    Motion.COUNT_CARD: _same(70),
    Motion.COUNT: _same(1200),
    Motion.COUNTED: Timing(900, 600, 300),
    Motion.COUNT_END: Timing(300, 220, 120, _BOTH),
    Motion.MARKER: Timing(700, 500, 300, _BOTH),
    Motion.MARKER_STAGGER: _same(150),
    Motion.MARKER_GLOW: Timing(900, 700, 400, QEasingCurve.Type.InOutSine),
    Motion.SHEET: Timing(260, 180, 100, _CUBIC),
    Motion.FOLD: Timing(180, 120, 70, _CUBIC),
    Motion.VEIL: _same(200),
    Motion.GAME_WON: Timing(1600, 1100, 500, _BACK, 0.8),
    Motion.GAME_WON_STAGGER: _same(80),
    Motion.LIGHT_SWEEP: _same(900, QEasingCurve.Type.InOutSine),
    Motion.BREATHE: _same(1200, QEasingCurve.Type.InOutSine),
    Motion.PAPER_IN: _same(180, _CUBIC),
    Motion.PAPER_OUT: _same(120),
    Motion.PENCIL_RING: _same(350, _CUBIC),
    Motion.PENCIL_CURVE: _same(600),
    Motion.BEAD: _same(160, _CUBIC),
    Motion.PICK: _same(120, _CUBIC),
    Motion.ANSWER_MARK: _same(120),
    Motion.ANSWER_MARK_STAGGER: _same(60),
    Motion.BEAD_FILLS: _same(180, _CUBIC),
    Motion.TAB: _same(140, _CUBIC),
    Motion.STATUS_FADE: _same(120),
    Motion.PACKET_STAGGER: Timing(160, 100, 45),
    Motion.CUT: Timing(520, 360, 200, _BOTH),
    Motion.CUT_SHOWN: Timing(1200, 800, 400),
    Motion.CUT_CARD_OPEN: _same(600),
    Motion.COUNTER_LAID: Timing(420, 300, 180, _CUBIC),
    Motion.COUNTER_BY_LEAD: Timing(260, 180, 100, _CUBIC),
    Motion.COUNTER_CHANGES: Timing(320, 220, 120, QEasingCurve.Type.InQuad),
    Motion.CALL_APART: Timing(700, 400, 150),
    Motion.CALL_INTO_TAG: Timing(260, 180, 100, _CUBIC),
    Motion.DOUBLING: Timing(350, 250, 150, _BACK),
    Motion.THINK_LATER: Timing(600, 320, 120),
    Motion.FOUR_REST: Timing(1500, 950, 450),
    Motion.THREE_REST: Timing(1300, 820, 400),
    Motion.WIDOW: Timing(460, 320, 180, _BOTH),
    Motion.WIDOW_LATER: _same(80),
    Motion.SEAL: Timing(420, 300, 180, _CUBIC),
    Motion.CHALK: _same(200),
    Motion.CHIP: Timing(300, 200, 110, _BOTH),
    Motion.CHIP_STAGGER: _same(80),
    Motion.LOOK_BACK: Timing(300, 200, 110, _CUBIC),
    Motion.LOOK_BACK_TAGS: _same(120),
}

CROSS_FADE = 120
"""Milliseconds of the cross-fade that stands for every motion at the speed "none"."""

WATCHED_MOVE = Timing(1300, 800, 350)
WATCHED_RESULT = Timing(10_000, 7_000, 4_000)
"""In a demonstration: how long the table rests before the player below acts, and how long the
result of a deal stays. At the speed "none" as at the normal one, for there would be nothing to
watch otherwise."""

WATCHED_LETTER = Timing(80, 55, 40)
"""In a demonstration: how long each letter of what the coach says of a move lets the table rest."""

COUNTED_STAYS, COUNTED_HOW_STAYS = 2000, 4000
"""How long the answer to a counting question stays; longer with an explanation."""

CLAIM_STAYS = 900
"""How long the coin alone stays to be pressed before the partner leads, at every speed."""

SHOWN_TRICK = 1100
"""Milliseconds from one trick to the next where those of an exercise are shown, at every speed."""

PASSED_RESTS = Timing(1500, 950, 450)
"""How long a deal lies that all have passed, before the next one. At the speed "none" as at the
normal one, for no sheet says what has become of it."""

SOUND_LASTS = {
    SoundGroup.CARDS: Timing(500, 300, 110),
    SoundGroup.SIGNALS: Timing(1000, 900, 450),
    SoundGroup.MUSIC: Timing(1500, 1300, 700),
}
"""How long a sound of each group lasts at most."""

LONG_WAIT = 8_000
"""A person who has waited so long for the other player hears that it is their turn."""

THINKING_DOTS = 1500
"""Milliseconds after which the status line says that the other is thinking."""

REFUSAL_STAYS = 3500
"""Milliseconds a refusal is shown, unless an act comes first."""

CAPTION_RESTS, CAPTION_LEAVES = 350, 120
"""Milliseconds that the pointer rests before a caption comes, and after which it goes again."""

PILE_IS_HELD = 400
"""Milliseconds after which a pile that is pressed is held: its tricks go with the release."""

REMEMBERED_CLICK = 400
"""For this many milliseconds a click on an own card during motion is remembered."""

# Parts of the way and heights, in the units of the design.
DEAL_ARC = 0.06
DEAL_HEIGHT = 0.6
"""How high a dealt card flies; 1 is the height of a card that is dragged."""
DRAW_HEIGHT = 0.8
PLAY_THEIRS_ARC = 0.08
TRICK_ARC = 0.10
COUNTER_ARC = 0.10
"""How far the way of the trump counter is bent upwards."""
CHIP_ARC = 0.10
"""How far the way of a chip is bent upwards."""
MOST_FLYING_CHIPS = 6
"""So many chips fly one by one from who pays to who wins; more fly several together."""
PACKET_FAN = 0.12
"""Distance of the cards of a packet that is dealt, in W."""
FLIP_LIFT = 0.3
"""How high a card is turned over."""
FLIPPED_WHILE_PLAYED = 0.6
"""Their card is face up after this part of its way, and a drawn one of mine."""
SHUFFLE_SLIDE = 0.5
"""How far the halves of the pack slide apart, in W."""
SHAKE_WIDTH = 0.02
"""How far a refused card shakes, in W."""
WINNER_RISE = 0.06
"""How far the winning card rises, in H."""
EXCHANGE_SLIDE = 0.8
"""How far beside its place a card lies before it goes below the talon, and after, in H."""
MARRIAGE_RISE = 0.16
"""How far king and queen of my own marriage rise, in H."""
CLOSE_SLIDE = 0.8
"""How far the turn-up slides out before it is turned down, in H."""
CLOSE_LIFT = 0.25
"""How high it is turned down, as heights are given above."""
COIN_HOP = 0.15
"""How high the coin hops, in W."""
SHEET_RISE = 0.12
"""How far a sheet rises, in W."""
PAPER_RISE = 0.12
"""How far the coach's paper rises, in W."""


def easing_curve(motion: Motion) -> QEasingCurve:
    """Return the easing of a motion for a QPropertyAnimation."""
    timing = MOTIONS[motion]
    curve = QEasingCurve(timing.easing)
    if timing.overshoot is not None:
        curve.setOvershoot(timing.overshoot)
    return curve


def cue_at(sound: Sound, speed: Speed, where: float = 0.0) -> Cue | None:
    """Return how a sound is heard at a speed; None where it is not: at "none" signals only."""
    if speed is not Speed.NONE:
        return Cue(sound, where, SOUND_LASTS[sound.group].at(speed))
    return Cue(sound, where) if sound.group is SoundGroup.SIGNALS else None
