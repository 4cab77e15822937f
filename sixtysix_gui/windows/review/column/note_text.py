"""What stands on the coach's note: plain values, written by whoever knows what he has found."""

from dataclasses import dataclass, field

from sixtysix_gui.coach.values.judgements import Verdict
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.table.advice import WorthLine
from sixtysix_gui.text.coach.marks import verdict_head, verdict_short_head


@dataclass(frozen=True)
class Teaching:
    """What a teacher says besides the reason.

    ``figures`` are what the moves are worth, ``plan`` the next tricks of the better one.
    ``against`` tells of a hand, whose cards are ``hand`` and are named in ``hand_said``.
    ``counted`` are lines of what can be counted, ``counted_said`` the same for those who hear it.
    """

    figures: tuple[WorthLine, ...] = ()
    plan: str = ""
    against: str = ""
    hand: tuple[Card, ...] = ()
    hand_said: str = ""
    counted: tuple[str, ...] = ()
    counted_said: tuple[str, ...] = ()

    @property
    def only_example(self) -> "Teaching":
        """The hand that tells the moves apart, without all else."""
        return Teaching(against=self.against, hand=self.hand, hand_said=self.hand_said)

    @property
    def spoken(self) -> str:
        """All of it but what is counted, which is a stop of its own."""
        lines = " ".join(line.spoken for line in self.figures)
        return " ".join(part for part in (lines, self.plan, self.against, self.hand_said) if part)


@dataclass(frozen=True)
class NoteText:
    """What the note says of a decision; without a verdict it is not looked at yet.

    ``theme`` is what there is to learn where it clearly cost something, said before all else.
    ``loss`` is what it cost in game points; None where it cost none, or chances decided. ``done``
    is what was played and what would be better, ``why`` the reason, ``hidden`` what is said of what
    lay hidden, and ``talon`` the cards that lay face down, which ``talon_said`` names for somebody
    who hears it. ``plain`` takes the place of all that where nothing was decided. ``named`` stands
    in the head instead of the verdict, ``asks`` shows the pencil instead of its mark. ``brief`` is
    what can be said of it below the table.
    """

    verdict: Verdict | None = None
    loss: float | None = None
    done: str = ""
    why: str = ""
    hidden: str = ""
    talon: tuple[Card, ...] = ()
    talon_said: str = ""
    plain: str = ""
    explained: str = ""
    theme: str = ""
    named: str = ""
    asks: bool = False
    brief: str = ""
    teaching: Teaching = field(default_factory=Teaching)

    @property
    def head(self) -> str:
        """What stands in the head."""
        return self.named or ("" if self.verdict is None else verdict_head(self.verdict))

    @property
    def short_head(self) -> str:
        """The same where there is little room."""
        return self.named or ("" if self.verdict is None else verdict_short_head(self.verdict))

    @property
    def spoken(self) -> str:
        """All of it, for somebody who hears it."""
        head = f"{self.head}." if self.head and not self.plain else ""
        theme = self.theme + ("." if self.named else ":") if head and self.theme else ""
        taught = self.teaching.spoken
        parts = (theme, head, self.done, self.why, taught, self.hidden, self.talon_said, self.plain)
        return " ".join(part for part in parts if part)
