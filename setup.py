"""Names packages and publisher, and compiles modules: X.py below sixtysix_gui with an X.pxd beside.

All of them are compiled, or none: where one fails, those that did not are not installed either, for
they would not belong together. Without a C compiler, and with SIXTYSIX_PURE=1 in the environment,
the installation succeeds as well, and these modules run as the plain Python that they are.
"""

import os
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import cast

from setuptools import Extension, find_packages, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.egg_info import egg_info
from typing_extensions import override

sys.path.insert(0, str(Path(__file__).parent))  # an isolated build does not look here
from tools.compiled_modules import CompiledModule, bears, compiled_modules
from tools.releases.publisher import for_elsewhere, read_publisher
from tools.releases.versions import version

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


class BuildPackages(build_py):
    """Lets a snapshot say that it is one: sixtysix_gui/version.py reads the file."""

    @override
    def run(self) -> None:
        super().run()
        named = cast(egg_info, self.get_finalized_command("egg_info"))
        built = str(named.egg_version)
        if not self.editable_mode and built != str(version()):
            place = Path(self.build_lib, "sixtysix_gui", "snapshot.txt")
            place.write_text(f"{built}\n", encoding="utf-8")


class BuildCompiled(build_ext):
    """Translates the modules to C where they have changed, and compiles all of them, or none."""

    _built: dict[str, Path]
    """Where each module's file is built, before it is laid beside its source, if it is."""

    @override
    def run(self) -> None:
        if not self.extensions:
            return
        unfinished = Path(self.build_temp, "unfinished")
        if unfinished.exists():  # a build was killed, and no file is to be trusted
            self.force = True
        unfinished.parent.mkdir(parents=True, exist_ok=True)
        unfinished.touch()
        super().run()
        unfinished.unlink()
        if missing := self._missing():
            self.warn(f"nothing is compiled, and so slower, because of {', '.join(missing)}")
            if not self.inplace:
                for file in self._built.values():
                    file.unlink(missing_ok=True)
                self._say_that_it_is_pure()

    @override
    def build_extensions(self) -> None:
        names = [extension.name for extension in self.extensions]
        self._built = {name: Path(self.get_ext_fullpath(name)) for name in names}
        for extension in self.extensions:
            extension.extra_compile_args = OPTIONS.get(self.compiler.compiler_type, [])
            extension.sources = [self._translated(extension)]
        super().build_extensions()

    @override
    def copy_extensions_to_source(self) -> None:
        """Lays every compiled file beside its source, whole, unless one of them is missing."""
        if self._missing():
            return
        for name, file in self._built.items():
            place = Path(self.get_ext_fullpath(name))
            part = place.with_name(f".part-{place.name}")
            shutil.copyfile(file, part)
            shutil.copymode(file, part)
            part.replace(place)

    def _say_that_it_is_pure(self) -> None:
        """Lets a wheel of Python alone be named as one that fits every system."""
        self.distribution.ext_modules = []
        wheel = self.distribution.get_command_obj("bdist_wheel", create=False)
        if isinstance(wheel, bdist_wheel):
            wheel.root_is_pure = True

    def _missing(self) -> list[str]:
        return [name for name, file in self._built.items() if not file.exists()]

    def _translated(self, extension: Extension) -> str:
        """Returns the module's C file, with the mark of what it was made from at its end."""
        mark = CompiledModule(extension.name).made_from()
        generated = Path(self.build_temp, extension.sources[0]).with_suffix(".c")
        if not bears(generated, mark):
            self._built[extension.name].unlink(missing_ok=True)
            _translate(extension, self.build_temp)
            with generated.open("a", encoding="utf-8") as file:
                file.write(f'\nPy_EXPORTED_SYMBOL const char made_from[] = "{mark}";\n')
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
    long_description=for_elsewhere(
        Path(__file__).with_name("README.md").read_text(encoding="utf-8"),
        read_publisher(),
        version().tag,
    ),
    long_description_content_type="text/markdown",
    project_urls=read_publisher().urls(),
    packages=[*find_packages(include=["sixtysix_gui*"]), "sixtysix_gui.resources"],
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildCompiled, "build_py": BuildPackages},
    options={"bdist_wheel": {"py_limited_api": "cp311"}} if LIMITED_API else {},
)
