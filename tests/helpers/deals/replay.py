"""What the situations of tests/rules/data need from an engine, and the replay of their acts."""

from typing import Protocol


class Replayable(Protocol):
    """An engine as the naive one shows itself: tokens in, tokens out."""

    def legal(self) -> list[str]:
        """Every legal token, sorted."""
        ...

    def do(self, token: str) -> None:
        """Perform a token."""
        ...


def replay(deal: Replayable, acts: str) -> None:
    """Perform acts separated by spaces, but no draw or pass that the rule set does not ask for."""
    for token in acts.split():
        if token in ("d", "-") and token not in deal.legal():
            continue
        deal.do(token)
