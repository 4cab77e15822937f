"""The loudspeaker, through miniaudio, which may be missing and is loaded when first needed."""

import logging
from collections.abc import Callable, Generator
from functools import cache
from importlib import import_module
from typing import Any, Protocol, cast

from sixtysix_gui.sound.sounds import RATE

BUFFER = 40
"""Milliseconds of sound that are ready at a time: two periods of half of it."""
_PERIODS = 2
_log = logging.getLogger(__name__)

Render = Callable[[int], object]
"""Returns the number of frames it is asked for, as a buffer of two shorts each."""


class NoLibraryError(Exception):
    """Miniaudio is not installed, or does not work here."""


class NoDeviceError(Exception):
    """There is no loudspeaker, or it cannot be opened now."""


class SoundDevice(Protocol):
    """A loudspeaker that asks for sound until it is closed."""

    @property
    def is_running(self) -> bool:
        """Whether it still is there."""
        ...

    def close(self) -> None:
        """Close the device; its thread has ended after that."""
        ...


class _Loudspeaker:
    """A device of miniaudio."""

    def __init__(self, library: Any, device: Any) -> None:  # noqa: ANN401 - the library has no types
        self._library = library
        self._device = device

    @property
    def is_running(self) -> bool:
        return bool(self._device.running and self._device.callback_generator)

    def close(self) -> None:
        _let_go(self._library, self._device)


def open_device(render: Render) -> SoundDevice:
    """Open the loudspeaker of the system, and have it ask for sound.

    Raises:
        NoLibraryError: miniaudio cannot be loaded.
        NoDeviceError: there is no loudspeaker.
    """
    return _open(render, null=False)


def open_null_device(render: Render) -> SoundDevice:
    """Open a device that asks for sound as a loudspeaker does, and lets nothing be heard.

    Raises:
        NoLibraryError: miniaudio cannot be loaded.
        NoDeviceError: it could not be opened.
    """
    return _open(render, null=True)


def _open(render: Render, *, null: bool) -> SoundDevice:
    try:
        library = cast(Any, import_module("miniaudio"))
        device = library.PlaybackDevice.__new__(library.PlaybackDevice)
    except Exception as error:  # a library that does not fit here fails in any way
        raise NoLibraryError(repr(error)) from error
    _silence_alsa()
    try:
        _start(library, device, render, null=null)
    except Exception as error:  # and so do drivers; that nothing is heard is the worst of it
        _let_go(library, device)
        raise NoDeviceError(repr(error)) from error
    return _Loudspeaker(library, device)


def _start(library: Any, device: Any, render: Render, *, null: bool) -> None:  # noqa: ANN401
    """Have a device that is there, but knows nothing yet, ask for sound."""
    device.__init__(
        output_format=library.SampleFormat.SIGNED16,
        nchannels=2,
        sample_rate=RATE,
        buffersize_msec=BUFFER // _PERIODS,  # miniaudio means one period by it
        callback_periods=_PERIODS,
        backends=[library.Backend.NULL] if null else None,
        app_name="Sixty-Six",
    )
    # without any loudspeaker miniaudio takes its null device, which only costs time
    if not null and device.backend == "Null":
        raise NoDeviceError("there is no loudspeaker")
    device.stop_callback = _stopped  # without one, miniaudio does not say that it has stopped
    device.start(_stream(render))


def _let_go(library: Any, device: Any) -> None:  # noqa: ANN401
    """Close a device and its connection to the system, which miniaudio itself would keep.

    A sound server takes a limited number of connections, from all programs together.
    """
    try:
        device.close()
        context = device.__dict__.pop("_context", None)
        if context is not None:
            library.lib.ma_context_uninit(context)
    except Exception as error:  # noqa: BLE001 - it is gone in any case
        _log.info("the loudspeaker was not closed well: %r", error)


@cache
def _silence_alsa() -> None:
    """Keep ALSA from writing page by page to the console that there is no loudspeaker.

    The handler of its errors becomes a function of its own that heeds no argument: one of Python's
    could still be called while the program ends.
    """
    try:
        import ctypes  # missing from a Python that was built without libffi

        alsa = ctypes.CDLL("libasound.so.2")
        alsa.snd_lib_error_set_handler(alsa.snd_asoundlib_version)
    except (ImportError, OSError, AttributeError):
        return  # another system, or another way to its loudspeaker


def _stopped() -> None:
    """Hear that the device is gone; ``is_running`` says it."""


def _stream(render: Render) -> Generator[object, int, None]:
    """Return a generator that answers a number of frames with these, ready to be asked."""

    def answers() -> Generator[object, int, None]:
        frames = yield b""
        while True:
            frames = yield render(frames)

    stream = answers()
    next(stream)
    return stream
