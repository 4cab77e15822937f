"""What setup.py uses of Cython's compiler, which has no stubs of its own."""

from collections.abc import Mapping, Sequence

from setuptools import Extension

def cythonize(
    module_list: Sequence[Extension],
    *,
    quiet: bool = ...,
    force: bool | None = ...,
    build_dir: str = ...,
    compiler_directives: Mapping[str, bool | int] = ...,
) -> list[Extension]: ...
