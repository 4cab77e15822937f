"""What shells complete for sixtysix-cli, written by shtab from the program's own options.

shtab is needed where packages are built, and nowhere else.
"""

from __future__ import annotations

from argparse import Action, ArgumentParser
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import cast

from sixtysix_gui.ai.players.registry import player_names
from sixtysix_gui.cli import command_parser
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from tools.installers.project import InstallerError

PLACES: Mapping[str, Path] = {
    "bash": Path("bash-completion", "completions", "sixtysix-cli"),
    "zsh": Path("zsh", "vendor-completions", "_sixtysix-cli"),
    "fish": Path("fish", "vendor_completions.d", "sixtysix-cli.fish"),
}
"""Where each shell looks, below share."""

_RECORDS = {
    "bash": "_sixtysix_cli_record_files",
    "zsh": "_files -g '*.66r'",
    "fish": "(__fish_complete_suffix .66r)",
    "preamble": {
        "bash": """\
_sixtysix_cli_record_files() {
  compgen -f -X '!*.66r' -- "$1"
  compgen -d -- "$1"
}"""
    },
}
"""How each shell finds records, and the folders on the way to them."""
_FILES: Mapping[str, object] = {"file": _RECORDS, "files": _RECORDS, "records": _RECORDS}
_ANY_FILE = "store"
_COMPLETE = "complete"  # the attribute that shtab looks for


def completion(shell: str) -> str:
    """Write the completion for a shell; the same text every time.

    Raises:
        InstallerError: if there is no shtab.
    """
    try:
        import shtab
    except ImportError as error:
        raise InstallerError("“shtab” is not installed.") from error
    parser = command_parser()
    for action in _actions(parser):
        if action.dest in _FILES:
            setattr(action, _COMPLETE, _FILES[action.dest])
        elif action.dest == _ANY_FILE:
            setattr(action, _COMPLETE, shtab.FILE)
        elif action.dest == "variant":
            action.help, action.choices = "rule set", rule_set_names()
        elif action.dest == "players":  # the first of them; a shell knows no lists
            action.help, action.choices = "computer players", player_names(rule_set())
        elif _commands(action):
            _describe_briefly(action)
    return shtab.complete(parser, shell)


def _describe_briefly(commands: Action) -> None:
    """Let the line of the help stand beside each command, not all that it is described by."""
    for line in cast("list[Action]", vars(commands)["_choices_actions"]):
        _commands(commands)[line.dest].description = line.help


def _actions(parser: ArgumentParser) -> Iterator[Action]:
    """Yield all options and arguments, of commands too; argparse has no public name for them."""
    for action in cast("list[Action]", vars(parser)["_actions"]):
        yield action
        for command in _commands(action).values():
            yield from _actions(command)


def _commands(action: Action) -> Mapping[str, ArgumentParser]:
    choices: object = action.choices
    return cast("dict[str, ArgumentParser]", choices) if isinstance(choices, dict) else {}
