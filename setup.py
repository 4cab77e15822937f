"""Names the packages and compiles modules: those X.py below sixtysix_gui that have an X.pxd beside.

With SIXTYSIX_PURE=1 in the environment nothing is compiled. Where no C compiler works the
installation succeeds as well, and these modules run as the plain Python that they are.
"""

import os
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, find_packages, setup
from setuptools.command.build_ext import build_ext
from typing_extensions import override

sys.path.insert(0, str(Path(__file__).parent))  # an isolated build does not look here
from tools.compiled_modules import CompiledModule, compiled_modules, is_made_from

DIRECTIVES = {
    "language_level": 3,
    "infer_types": True,
    "annotation_typing": False,  # the types are those of the .pxd
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
    "cdivision": True,
    "freethreading_compatible": True,  # no module keeps anything that changes
}

# Fused multiplication and addition would round differently from one machine to the next.
_LIKE_GCC = ["-O3", "-g0", "-ffp-contract=off"]
OPTIONS = {"unix": _LIKE_GCC, "mingw32": _LIKE_GCC}  # Microsoft's compiler does so unasked

# One file for every Python from 3.11, except those without a global lock, which cannot load it.
LIMITED_API = not sysconfig.get_config_var("Py_GIL_DISABLED")


class BuildCompiled(build_ext):
    """Translates the modules to C where they have changed, and compiles them."""

    @override
    def build_extensions(self) -> None:
        for extension in self.extensions:
            extension.extra_compile_args = OPTIONS.get(self.compiler.compiler_type, [])
            extension.sources = [self._translated(extension)]
        super().build_extensions()
        places = {each.name: self.get_ext_fullpath(each.name) for each in self.extensions}
        missing = [name for name, place in places.items() if not Path(place).exists()]
        if missing:
            self.warn(f"not compiled, and so slower: {', '.join(missing)}")

    def _translated(self, extension: Extension) -> str:
        """Returns the module's C file, with the fingerprint of what it was made from at its end."""
        fingerprint = CompiledModule(extension.name).fingerprint()
        generated = Path(self.build_temp, extension.sources[0]).with_suffix(".c")
        if not is_made_from(generated, fingerprint):
            Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            _translate(extension, self.build_temp)
            with generated.open("a", encoding="utf-8") as file:
                file.write(f'\nPy_EXPORTED_SYMBOL const char made_from[] = "{fingerprint}";\n')
        return str(generated)


def _translate(extension: Extension, folder: str) -> None:
    from Cython.Build import cythonize  # only here: other commands go without it

    cythonize(
        [Extension(extension.name, extension.sources)],
        build_dir=folder,
        compiler_directives=DIRECTIVES,
        force=True,
        quiet=True,
    )


def extensions() -> list[Extension]:
    """Returns what is to be compiled; none of it is indispensable."""
    if os.environ.get("SIXTYSIX_PURE") == "1":
        return []
    return [
        Extension(
            module.name,
            [module.source.as_posix()],
            define_macros=[("Py_LIMITED_API", "0x030B0000")] if LIMITED_API else [],
            py_limited_api=LIMITED_API,
            optional=True,
        )
        for module in compiled_modules()
    ]


setup(
    packages=[*find_packages(include=["sixtysix_gui*"]), "sixtysix_gui.resources"],
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildCompiled},
    options={"bdist_wheel": {"py_limited_api": "cp311"}} if LIMITED_API else {},
)
