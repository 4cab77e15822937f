"""What the compiled modules use of Cython when they run interpreted; its own has no stubs."""

from contextlib import AbstractContextManager

compiled: bool
nogil: AbstractContextManager[None]
gil: AbstractContextManager[None]
