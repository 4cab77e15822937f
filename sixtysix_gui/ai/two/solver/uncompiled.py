"""Stands in for Cython's own module where that is not installed: nothing is compiled there."""

from contextlib import AbstractContextManager, nullcontext

compiled: bool = False
nogil: AbstractContextManager[None] = nullcontext()
gil: AbstractContextManager[None] = nullcontext()
