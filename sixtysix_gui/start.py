"""Where the program with a window begins: whatever keeps it from starting is said.

Who starts it by a double click sees no terminal, so the sentence comes in a box wherever a box can
be had. Nothing but Python itself is loaded until somebody could be told that loading has failed.
"""

import gc
import logging
import os
import signal
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module

FAILED_START = 5
"""Exit status of a program that could not start."""
_LONGEST_REASON = 400
"""Characters of an error that are said; the log has all of it."""


def main(argv: Sequence[str] | None = None) -> int:
    """Start the program and give its exit status.

    Args:
        argv: the arguments after the program's name, by default those of the process.
    """
    _let_ctrl_c_end_the_process()
    gc.disable()  # hardly anything of a start becomes garbage; ``leave_start_alone`` ends this
    try:
        leave_sources_closed()
        from sixtysix_gui.app import main as play

        return play(argv)
    except Exception as error:  # noqa: BLE001 - no one else is there to say it
        _tell(error, sys.argv[1:] if argv is None else argv)
        os._exit(FAILED_START)  # what is half made would abort the process when it is taken apart
    finally:
        gc.enable()


def leave_sources_closed() -> None:
    """Keep PySide from reading the source of every module that is imported from now on.

    It looks there whether the module switches one of its features on, which none of ours does, and
    Python then remembers all the text: 10 MB, and a tenth of a start. Another PySide may not.
    """
    import_module("PySide6.QtCore")  # brings what is changed here
    feature = sys.modules.get("PySide6.support.feature")
    if hasattr(feature, "_mod_uses_pyside"):
        setattr(feature, "_mod_uses_pyside", _uses_pyside)  # noqa: B010 - it is private there


def _uses_pyside(_module: object) -> bool:
    return True


def _let_ctrl_c_end_the_process() -> None:
    """Let Ctrl+C end the process at once, as long as there is nothing to close.

    Python would raise an exception in the middle of loading Qt, which aborts the process then.
    """
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


def _tell(error: Exception, argv: Sequence[str]) -> None:
    """Write the error to the log, and say it wherever it can be read."""
    reason = f"{type(error).__name__}: {_in_one_line(str(error)) or 'Nothing more is known'}."
    log = _write_log(error)
    head, more = _sentences(reason, log)
    with suppress(AttributeError, OSError, ValueError):  # a program without a standard error
        sys.stderr.write(f"{head} {more}\n")
        sys.stderr.flush()
    if "--one-game" in argv:
        return  # no one is there to read a box
    sys.excepthook = _say_nothing
    try:
        from sixtysix_gui.windows.desktop.system_boxes import show_failed_start

        show_failed_start(reason, log)
    except Exception:  # noqa: BLE001 - Qt itself may be what is missing
        _show_plainly(f"{head}\n\n{more}")


def _sentences(reason: str, log: str) -> tuple[str, str]:
    """Return what has failed, and what to know of it, in the language of the environment."""
    translate = _translator()
    head = translate("FailedStart", "Sixty-Six could not be started.")
    more = translate(
        "FailedStart",
        "Your games and settings are untouched. Installing the program again may help.",
    )
    details = translate("FailedStart", "Details are in {log}.").format(log=log)
    return f"{head} {reason}", f"{more} {details}" if log else more


def _translator() -> Callable[[str, str], str]:
    """Return what translates for a terminal; English remains where it is missing, too."""
    try:
        from sixtysix_gui.speech import speaking, translate

        with speaking():
            return translate
    except Exception:  # noqa: BLE001 - a part of the program may be missing
        return lambda _, source: source


def _in_one_line(text: str) -> str:
    """Return what an error says, in one line of the usual direction, and no longer than is read."""
    plain = "".join(letter if letter.isprintable() else " " for letter in text)
    line = " ".join(plain.split())
    short = line if len(line) <= _LONGEST_REASON else line[: _LONGEST_REASON - 1] + "…"
    return short.rstrip(".")


def _say_nothing(*_: object) -> None:
    """Add nothing to what is said, whatever a half-made window does while the box is open."""


def _write_log(error: Exception) -> str:
    """Write the error to the log and give the log's place; empty if that cannot be done."""
    try:
        from sixtysix_gui.storage.log import start_log, stop_log

        log = start_log()
        logging.getLogger(__name__).critical("the program could not start", exc_info=error)
        stop_log()
    except Exception:  # noqa: BLE001 - a part of the program may be missing
        return ""
    return "" if log is None else str(log)


def _show_plainly(text: str) -> None:
    """Show a box of the system's own where there is one without Qt."""
    if sys.platform == "win32":
        import ctypes

        error_sign = 0x10
        ctypes.windll.user32.MessageBoxW(None, text, "Sixty-Six", error_sign)
