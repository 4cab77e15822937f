"""The yardsticks compiled: built on demand, kept by what they were built from.

They run as plain Python as well, some sixty times slower. What is built lies outside the project,
in a folder named by the digest of its sources, so that nothing outdated is ever loaded.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from pathlib import Path

HERE = Path(__file__).parent
_PACKAGE = "tools.strength.yardsticks"
MODULES = ("laws", "position", "payment", "dealing", "playouts", "exact", "tree")
"""Each of them uses only those before it."""
_SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
_BUILD = """
import sys
from Cython.Build import cythonize
from setuptools import Extension, setup

names, root = sys.argv.pop(1).split(), sys.argv.pop(1)
directives = {
    "language_level": 3, "infer_types": True, "annotation_typing": False, "boundscheck": False,
    "wraparound": False, "initializedcheck": False, "cdivision": True,
}
modules = [Extension(name, [name.replace(".", "/") + ".py"]) for name in names]
setup(ext_modules=cythonize(modules, build_dir=root, compiler_directives=directives, quiet=True))
"""


def folder() -> Path:
    """Return the folder in which the modules of the present sources lie, if they were built."""
    digest = hashlib.sha256()
    for file in sorted((*HERE.glob("*.py"), *HERE.glob("*.pxd"))):
        if file.with_suffix(".pxd").exists() and file.stem in (*MODULES, "bits"):
            digest.update(file.read_bytes())
    digest.update(_SUFFIX.encode())
    return Path(sys.prefix, "compiled", f"yardsticks-{digest.hexdigest()[:16]}")


def _file(name: str) -> Path:
    return folder().joinpath(*_PACKAGE.split("."), name + _SUFFIX)


def is_built() -> bool:
    """Return whether all modules were built from the present sources."""
    return all(_file(name).exists() for name in MODULES)


def build() -> bool:
    """Build the modules if they are not built yet; say whether they are there then."""
    if is_built():
        return True
    names = " ".join(f"{_PACKAGE}.{name}" for name in MODULES)
    with tempfile.TemporaryDirectory() as copied:
        _copy_sources(Path(copied))
        command = [sys.executable, "-c", _BUILD, names, "generated", "--quiet", "build_ext"]
        done = subprocess.run(
            [*command, "--build-lib", "built", "--build-temp", "objects"],
            cwd=copied,  # where no pyproject.toml describes another package
            check=False,
            stdout=subprocess.DEVNULL,
        )
        if not done.returncode:
            _keep(Path(copied, "built"))
    return is_built()


def build_for(module: Sequence[str]) -> int | None:
    """Build the modules for a Python module with its arguments, if they are not built yet.

    Give the exit status of the module, run again with them; None if it can go on as it is.
    """
    if is_built():
        return None
    print("Compiling the yardsticks, which takes half a minute ...", flush=True)
    if build():
        return subprocess.run([sys.executable, "-m", *module], check=False).returncode
    print("They could not be compiled: they play all the same, but far more slowly.")
    return None


def _keep(built: Path) -> None:
    """Bring what was built to its place, whole or not at all."""
    folder().parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder().parent) as part:
        shutil.copytree(built, Path(part, "whole"))
        with contextlib.suppress(OSError):  # another process was quicker
            Path(part, "whole").replace(folder())


def _copy_sources(root: Path) -> None:
    """Copy what is compiled, in its packages."""
    place = root.joinpath(*_PACKAGE.split("."))
    place.mkdir(parents=True)
    for package in (place, *place.parents):
        if package.is_relative_to(root) and package != root:
            (package / "__init__.py").touch()
    for name in (*MODULES, "bits"):
        for suffix in (".py", ".pxd"):
            shutil.copy(HERE / (name + suffix), place)


def use() -> bool:
    """Let Python load the built modules instead of the sources; say whether they are there.

    It must be called before any of them is imported.
    """
    if not is_built():
        return False
    for name in MODULES:
        full = f"{_PACKAGE}.{name}"
        if full in sys.modules:
            continue
        specification = importlib.util.spec_from_file_location(full, _file(name))
        assert specification is not None
        assert specification.loader is not None
        module = importlib.util.module_from_spec(specification)
        sys.modules[full] = module
        specification.loader.exec_module(module)
        setattr(sys.modules[_PACKAGE], name, module)
    return True
