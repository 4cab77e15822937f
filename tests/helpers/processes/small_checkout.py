"""A checkout as small as can be, with the project's own ./play and ./test: installs in seconds.

What it needs are three wheels made here, and it builds itself, so that no network is asked.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import zipfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[3]

_COPIED = (
    *("play", "test", "packaging/build", "tools/__init__.py", "tools/environment.sh"),
    *("tools/installation.py", "tools/requirements.py"),
    *("tools/compile_modules.py", "tools/compiled_modules.py"),
    *("tools/locks/__init__.py", "tools/locks/lock_file.py"),
)
DESCRIPTION = """
[build-system]
requires = []
build-backend = "backend"
backend-path = ["."]
[project]
name = "sixtysix-gui"
version = "1"
dependencies = ["needed>=1"]
[project.optional-dependencies]
compile = []
test = ["tester>=1"]
package = ["packer>=1"]
sound = []
[project.scripts]
sixtysix-cli = "sixtysix_gui.__main__:main"
[tool.ruff]
line-length = 100
"""
BACKEND = """
import zipfile
from pathlib import Path

ABOUT = {
    "METADATA": "Metadata-Version: 2.1\\nName: sixtysix-gui\\nVersion: 1\\n",
    "WHEEL": "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n",
    "entry_points.txt": "[console_scripts]\\nsixtysix-cli = sixtysix_gui.__main__:main\\n",
    "RECORD": "",
}

def build_editable(folder, config_settings=None, metadata_directory=None):
    name = "sixtysix_gui-1-py3-none-any.whl"
    with zipfile.ZipFile(Path(folder, name), "w") as wheel:
        wheel.writestr("sixtysix.pth", str(Path.cwd()))
        for place, text in ABOUT.items():
            wheel.writestr(f"sixtysix_gui-1.dist-info/{place}", text)
    return name

def build_wheel(folder, config_settings=None, metadata_directory=None):
    raise NotImplementedError
"""
PROGRAM = """
import sys
import needed

def main():
    print("the game", sys.argv[1:])

if __name__ == "__main__":
    main()
"""
TESTER = """
import pathlib, sys, time

print("the tests", sys.argv[1:], flush=True)
while pathlib.Path("go-on-testing").exists():
    time.sleep(0.05)
"""


@dataclass(frozen=True)
class SmallCheckout:
    """The folder of a small checkout, and that of the wheels it needs."""

    folder: Path
    wheels: Path

    @property
    def environment(self) -> Path:
        """Where everything is installed."""
        return self.folder / ".venv"

    def variables(self, *, online: bool = True) -> dict[str, str]:
        """Return the environment variables with which pip finds the wheels, or nothing at all."""
        return {
            **{name: value for name, value in os.environ.items() if not name.startswith("PIP_")},
            "PIP_CONFIG_FILE": os.devnull,
            "PIP_NO_INDEX": "1",
            "PIP_FIND_LINKS": str(self.wheels if online else self.wheels / "none"),
            "QT_QPA_PLATFORM": "offscreen",
        }

    def replace(self, old: str, new: str) -> None:
        """Change the project's description."""
        file = self.folder / "pyproject.toml"
        text = file.read_text(encoding="utf-8")
        if old not in text:
            raise ValueError(f"{old!r} does not stand in pyproject.toml.")
        file.write_text(text.replace(old, new), encoding="utf-8")

    def lock(self, name: str, **versions: str) -> None:
        """Lock versions of which there are wheels."""
        lines = ["# Locked for a test.\n"]
        for package, version in versions.items():
            wheel = self.wheels / f"{package}-{version}-py3-none-any.whl"
            digest = hashlib.sha256(wheel.read_bytes()).hexdigest()
            lines.append(f"{package}=={version} \\\n    --hash=sha256:{digest}\n    # via x\n")
        (self.folder / "requirements" / f"{name}.txt").write_text("".join(lines), "utf-8")


def make_small_checkout(place: Path) -> SmallCheckout:
    """Write the files of a checkout and the wheels for it below a folder."""
    checkout = SmallCheckout(place / "check out", place / "wheels")
    for name in _COPIED:
        target = checkout.folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, target)
    texts = {
        "pyproject.toml": DESCRIPTION,
        "setup.py": "",
        "sixtysix_gui.egg-info/PKG-INFO": "Name: sixtysix-gui\nVersion: 1\n",  # as builds leave it
        "backend.py": BACKEND,
        "tools/check_qt.py": "",
        "tools/installers/__main__.py": 'print("the installers")',
        "sixtysix_gui/__init__.py": "",
        "sixtysix_gui/__main__.py": PROGRAM,
    }
    for name, text in texts.items():
        target = checkout.folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    checkout.wheels.mkdir()
    make_wheel(checkout.wheels, "needed", "1.0", "needed.py", "")
    make_wheel(checkout.wheels, "tester", "1.0", "pytest.py", TESTER)
    make_wheel(checkout.wheels, "packer", "1.0", "packer.py", "")
    (checkout.folder / "requirements").mkdir()
    checkout.lock("checkout", needed="1.0", tester="1.0")
    checkout.lock("release", needed="1.0", packer="1.0")
    checkout.lock("build", packer="1.0")
    return checkout


def make_wheel(folder: Path, name: str, version: str, module: str, text: str) -> None:
    about = f"{name}-{version}.dist-info"
    with zipfile.ZipFile(folder / f"{name}-{version}-py3-none-any.whl", "w") as wheel:
        wheel.writestr(module, text)
        wheel.writestr(
            f"{about}/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n"
        )
        wheel.writestr(
            f"{about}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
        )
        wheel.writestr(f"{about}/RECORD", "")
