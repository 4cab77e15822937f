"""./play and ./test: what they install, what they wait for, and what they go without."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Generator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from tests.helpers.processes.killed_installations import rounds
from tests.helpers.processes.small_checkout import (
    ROOT,
    SmallCheckout,
    make_small_checkout,
    make_wheel,
)
from tools.installation import wanted
from tools.requirements import description

if sys.platform == "win32":
    pytest.skip("./play and ./test are scripts of the shell", allow_module_level=True)

import fcntl

from tests.helpers.processes.ran import ran

pytestmark = pytest.mark.window

assert sys.platform != "win32"

SHELLS = [shell for shell in ("sh", "dash", "bash") if shutil.which(shell)]
LONGEST = 300.0
INSTALLS = "Installing Python packages"
WAITS = "Waiting for another installation"
UNLOCKED = "Without the locked versions: "
TOOLS = ("cat", "chmod", "dirname", "id", "mkdir", "mv", "python3", "readlink", "rm", "sh", "uname")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> SmallCheckout:
    """A checkout for which ./play and ./test have installed everything; ``checkout`` changes it."""
    checkout = make_small_checkout(tmp_path_factory.mktemp("installed"))
    for command, said in (("play", "the game []\n"), ("test", "the tests []\n")):
        started = run(checkout, command)
        assert started.returncode == 0
        assert started.stdout.startswith(INSTALLS)
        assert started.stdout.endswith(said)
    copy(checkout.folder, _kept(checkout))
    return checkout


@pytest.fixture
def checkout(installed: SmallCheckout) -> SmallCheckout:
    """The same as it was installed: where it lies everything is linked already."""
    shutil.rmtree(installed.folder, ignore_errors=True)
    copy(_kept(installed), installed.folder)
    return installed


def _kept(checkout: SmallCheckout) -> Path:
    return checkout.folder.with_name("as it was installed")


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with nothing but pip, as ./play makes it; that takes seconds."""
    folder = tmp_path_factory.mktemp("bare") / "environment"
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    return folder


@pytest.fixture
def empty(bare: Path, tmp_path: Path) -> SmallCheckout:
    """A checkout for which nothing is installed yet, with an environment."""
    checkout = make_small_checkout(tmp_path)
    copy(bare, checkout.environment)
    return checkout


def copy(source: Path, target: Path) -> None:
    """Copies a folder; the hundreds of files of pip, which nothing changes, are linked."""

    def copied(file: str, place: str) -> None:
        (os.link if "/site-packages/pip/" in file else shutil.copy2)(file, place)

    shutil.copytree(source, target, symlinks=True, copy_function=copied)


def run(
    checkout: SmallCheckout, *command: str, online: bool = True, prefix: Sequence[str] = ()
) -> subprocess.CompletedProcess[str]:
    program, *arguments = command
    return subprocess.run(
        [*prefix, str(checkout.folder / program), *arguments],
        env=checkout.variables(online=online),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=LONGEST,
        check=False,
    )


@contextmanager
def running(checkout: SmallCheckout, command: str, **variables: str) -> Generator[list[str]]:
    """Runs a command beside what is done meanwhile; afterwards the list has what it said."""
    said: list[str] = []
    process = subprocess.Popen(
        [checkout.folder / command],
        env=checkout.variables() | variables,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert process.stdout is not None
    said.append(process.stdout.readline())
    yield said
    said.append(process.communicate(timeout=LONGEST)[0])
    assert process.returncode == 0, said


# -------------------------------------------------------------------------------- what is installed


def test_the_first_start_installs_and_the_next_says_nothing(checkout: SmallCheckout) -> None:
    assert run(checkout, "play", "--version").stdout == "the game ['--version']\n"
    assert run(checkout, "test", "-q").stdout == "the tests ['-q']\n"


@pytest.mark.parametrize("shell", SHELLS)
def test_any_shell_starts_through_links(
    checkout: SmallCheckout, tmp_path: Path, shell: str
) -> None:
    here = tmp_path / "here"
    here.mkdir()
    (here / "absolute").symlink_to(checkout.folder / "play")
    (here / "relative").symlink_to(os.path.relpath(checkout.folder / "test", here))
    (here / "of a link").symlink_to("absolute")
    for name, said in (("absolute", "game"), ("relative", "tests"), ("of a link", "game")):
        started = ran([shell, here / name], env=checkout.variables(online=False))
        assert (started.stdout, started.stderr) == (f"the {said} []\n", "")


# ---------------------------------------------------------------------------------- as it is locked


def version_of(checkout: SmallCheckout, package: str) -> str:
    """Return what is installed, which is nothing where it is not."""
    found = checkout.environment.glob(f"lib/python*/site-packages/{package}-*.dist-info")
    return ", ".join(each.name.removeprefix(f"{package}-")[: -len(".dist-info")] for each in found)


def test_what_is_installed_follows_the_lock(empty: SmallCheckout) -> None:
    """Though there is something newer, and the description allows it."""
    checkout = empty
    make_wheel(checkout.wheels, "needed", "1.5", "needed.py", "")
    started = run(checkout, "play")
    assert started.stdout.endswith("the game []\n")
    assert UNLOCKED not in started.stdout
    assert version_of(checkout, "needed") == "1.0"
    checkout.lock("checkout", needed="1.5", tester="1.0")
    raised = run(checkout, "play")
    assert INSTALLS in raised.stdout
    assert version_of(checkout, "needed") == "1.5"
    assert run(checkout, "play", online=False).stdout == "the game []\n"


def test_a_changed_lock_without_a_network_is_waited_for_and_the_game_starts(
    checkout: SmallCheckout, tmp_path: Path
) -> None:
    make_wheel(tmp_path, "needed", "1.5", "needed.py", "")
    elsewhere = SmallCheckout(checkout.folder, tmp_path)
    make_wheel(tmp_path, "tester", "1.0", "pytest.py", "")
    elsewhere.lock("checkout", needed="1.5", tester="1.0")
    for _ in range(2):
        started = run(checkout, "play", online=False)
        assert started.returncode == 0
        assert started.stdout.endswith("What is there suffices to start.\nthe game []\n")
    assert version_of(checkout, "needed") == "1.0"


@pytest.mark.slow(sample=1)
@pytest.mark.parametrize("other", ["the file", "checkout.txt", "build.txt"])
def test_another_file_than_the_locked_one_is_not_installed(
    empty: SmallCheckout, other: str
) -> None:
    checkout = empty
    if other == "the file":
        make_wheel(checkout.wheels, "needed", "1.0", "needed.py", "print('another')")
    else:
        lock = checkout.folder / "requirements" / other
        lock.write_text(re.sub("sha256:.{64}", f"sha256:{'a' * 64}", lock.read_text("utf-8")))
    refused = run(checkout, "play")
    assert refused.returncode == 1
    assert "DO NOT MATCH THE HASHES" in refused.stdout
    said = refused.stdout.splitlines()[-1]
    assert "“git checkout requirements” brings the locks back" in said
    assert "UNLOCKED" not in said
    assert version_of(checkout, "needed") == ""


DAMAGED = {
    "description": "requirements/ does not have needed>=1.2, which pyproject.toml asks for. ",
    "text": "requirements/{}.txt is not a list of versions with hashes. “git checkout ",
    "missing": "requirements/{}.txt cannot be read. “git checkout ",
}
"""What is said, by what is wrong with a lock."""


def damage(checkout: SmallCheckout, way: str, lock: str) -> str:
    """Lets a lock be of no use, and gives the beginning of what is said then."""
    place = checkout.folder / "requirements" / f"{lock}.txt"
    if way == "description":
        checkout.replace("needed>=1", "needed>=1.2")
    elif way == "text":
        place.write_text("needed==1.5\n", encoding="utf-8")
    else:
        place.unlink()
    return DAMAGED[way].format(lock)


@pytest.mark.slow(sample=2)
@pytest.mark.parametrize(
    ("command", "lock", "way"),
    [
        ("play", "checkout", "description"),
        ("play", "checkout", "missing"),
        ("packaging/build", "release", "text"),
        ("test", "checkout", "text"),
        ("play", "checkout", "text"),
    ],
)
def test_nothing_is_installed_where_the_lock_is_damaged(
    empty: SmallCheckout, monkeypatch: pytest.MonkeyPatch, command: str, lock: str, way: str
) -> None:
    checkout = empty
    make_wheel(checkout.wheels, "needed", "1.5", "needed.py", "")
    said = damage(checkout, way, lock)
    refused = run(checkout, command)
    assert refused.returncode == 1
    assert refused.stdout.startswith(said)
    assert refused.stdout.count("\n") == 1
    assert version_of(checkout, "needed") == ""
    monkeypatch.setenv("SIXTYSIX_UNLOCKED", "1")
    assert run(checkout, command).returncode == 0
    assert version_of(checkout, "needed") == "1.5"


def test_installers_are_made_of_what_is_locked_alone(
    empty: SmallCheckout, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not of what was unlocked once, or would suffice; and not without a network, if it differs."""
    checkout = empty
    make_wheel(checkout.wheels, "needed", "1.5", "needed.py", "")
    monkeypatch.setenv("SIXTYSIX_UNLOCKED", "1")
    own = run(checkout, "packaging/build")
    assert own.stdout.startswith(f"{UNLOCKED}SIXTYSIX_UNLOCKED asks for it.\n")
    assert own.stdout.endswith("the installers\n")
    assert version_of(checkout, "needed") == "1.5"
    monkeypatch.delenv("SIXTYSIX_UNLOCKED")
    refused = run(checkout, "packaging/build", online=False)
    assert refused.returncode == 1
    assert "the installers" not in refused.stdout
    assert run(checkout, "packaging/build").stdout.endswith("the installers\n")
    assert version_of(checkout, "needed") == "1.0"
    assert run(checkout, "packaging/build", online=False).stdout == "the installers\n"


def test_where_no_lock_was_made_for_it_installers_are_only_made_by_who_asks_for_it(
    empty: SmallCheckout, monkeypatch: pytest.MonkeyPatch
) -> None:
    checkout = empty
    forget_the_pythons(checkout)
    refused = run(checkout, "packaging/build")
    assert refused.returncode == 1
    assert refused.stdout == (
        "Installers are made of the locked versions, but they were made for Python 3.9 to 3.10. "
        "For one of your own, SIXTYSIX_UNLOCKED=1 lets pip choose the versions.\n"
    )
    monkeypatch.setenv("SIXTYSIX_UNLOCKED", "1")
    assert run(checkout, "packaging/build").stdout.endswith("the installers\n")


def forget_the_pythons(checkout: SmallCheckout) -> None:
    """Lets the locks be made for others than there are."""
    code = checkout.folder / "tools" / "locks" / "lock_file.py"
    text = code.read_text(encoding="utf-8")
    code.write_text(text.replace("\nPYTHONS = (", '\nPYTHONS = ("3.9", "3.10") or ('), "utf-8")


def test_that_the_locks_do_not_serve_is_said_also_where_nothing_is_missing(
    checkout: SmallCheckout,
) -> None:
    forget_the_pythons(checkout)
    said = f"{UNLOCKED}they were made for Python 3.9 to 3.10.\n"
    (checkout.environment / "ready-play").unlink()
    assert run(checkout, "play", online=False).stdout == f"{said}the game []\n"
    assert run(checkout, "play", online=False).stdout == "the game []\n"
    (checkout.environment / "ready-test").unlink()
    places = (checkout.folder, checkout.environment)
    with written_by_nobody(places) as prefix:
        assert run(checkout, "test", prefix=prefix).stdout.startswith(f"{said}You may not write")


@pytest.mark.slow(sample=1)
@pytest.mark.parametrize("way", ["python", "by hand"])
def test_what_no_lock_was_made_for_is_said_and_installed_all_the_same(
    empty: SmallCheckout, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    checkout = empty
    make_wheel(checkout.wheels, "needed", "1.5", "needed.py", "")
    if way == "python":
        forget_the_pythons(checkout)
        reason = "they were made for Python 3.9 to 3.10"
    else:
        monkeypatch.setenv("SIXTYSIX_UNLOCKED", "1")
        reason = "SIXTYSIX_UNLOCKED asks for it"
    started = run(checkout, "play")
    assert started.stdout.count(UNLOCKED) == 1
    assert started.stdout.startswith(f"{UNLOCKED}{reason}.\n{INSTALLS}")
    assert started.stdout.endswith("the game []\n")
    assert version_of(checkout, "needed") == "1.5"
    assert run(checkout, "play", online=False).stdout == "the game []\n"


# ------------------------------------------------------------------------------- without a network


def test_what_is_not_installed_may_change(checkout: SmallCheckout) -> None:
    checkout.replace("line-length = 100", "line-length = 99")
    checkout.replace("[tool.ruff]", "[tool.other]\nx = 1\n[tool.ruff]")
    assert run(checkout, "play", online=False).stdout == "the game []\n"


def test_a_new_bound_that_is_met_and_a_new_command_need_no_network(checkout: SmallCheckout) -> None:
    checkout.replace("needed>=1", "needed>=0.9,<2")
    checkout.replace("[project.scripts]", '[project.scripts]\nmore = "sixtysix_gui.__main__:main"')
    assert run(checkout, "play", online=False).stdout == "the game []\n"


def test_a_moved_folder_needs_no_network(checkout: SmallCheckout, tmp_path: Path) -> None:
    there = SmallCheckout(tmp_path / "there", checkout.wheels)
    checkout.folder.rename(there.folder)
    assert run(there, "play", online=False).stdout == "the game []\n"
    assert run(there, "test", online=False).stdout == "the tests []\n"
    assert str(checkout.folder) not in (there.environment / "bin" / "pip").read_text("utf-8")
    command = run(there, ".venv/bin/sixtysix-cli")
    assert (command.returncode, command.stdout) == (0, "the game []\n")


def test_commands_start_where_the_folder_has_a_blank_in_its_name_now(
    installed: SmallCheckout, bare: Path, tmp_path: Path
) -> None:
    """The system ends the name of a script's program at the blank."""
    folder = tmp_path / "check-out"
    copy(_kept(installed), folder)
    plain = SmallCheckout(folder, installed.wheels)
    shutil.rmtree(plain.environment)
    copy(bare, plain.environment)
    assert run(plain, "play").returncode == 0
    folder.rename(tmp_path / "check out")
    moved = SmallCheckout(tmp_path / "check out", installed.wheels)
    assert run(moved, "play", online=False).stdout == "the game []\n"
    assert run(moved, ".venv/bin/pip", "--version").stdout.startswith("pip ")
    assert run(moved, ".venv/bin/sixtysix-cli").stdout == "the game []\n"


@pytest.mark.parametrize("variable", ["PYTHONSAFEPATH", "PYTHONHOME"])
def test_variables_for_another_python_do_not_matter(
    checkout: SmallCheckout, monkeypatch: pytest.MonkeyPatch, variable: str
) -> None:
    monkeypatch.setenv(variable, "/not-there")
    assert run(checkout, "play", online=False).stdout == "the game []\n"


@pytest.mark.slow(sample=2)
@pytest.mark.parametrize("left", ["RECORD", "METADATA", "nothing"])
def test_a_link_left_by_halves_is_made_again_without_a_network(
    checkout: SmallCheckout, left: str
) -> None:
    """Pip could not remove it, for the list of its files is missing; RECORD is written last."""
    (checkout.environment / "linked").unlink()
    (checkout.environment / "ready-play").unlink()
    (about,) = checkout.environment.glob("lib/python*/site-packages/sixtysix_gui-*.dist-info")
    for file in about.iterdir():
        if file.name != left:
            file.unlink()
    assert run(checkout, "play", online=False).stdout == "the game []\n"


def test_killed_while_it_links_it_starts_again_without_a_network(
    checkout: SmallCheckout, tmp_path: Path
) -> None:
    there = SmallCheckout(tmp_path / "there", checkout.wheels)
    checkout.folder.rename(there.folder)
    links = there.folder / "links"
    os.mkfifo(links)  # who opens it waits for the other, in the backend's build
    backend = there.folder / "backend.py"
    code = backend.read_text(encoding="utf-8")
    backend.write_text(f"open({str(links)!r}, 'w').close()\nimport time\ntime.sleep(60)\n", "utf-8")
    process = subprocess.Popen(
        [there.folder / "play"],
        env=there.variables(online=False),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    links.open(encoding="utf-8").close()
    os.killpg(process.pid, signal.SIGKILL)
    process.wait(LONGEST)
    backend.write_text(code, encoding="utf-8")
    # those it had started may hold the lock a moment longer, and then it says that it waits
    assert run(there, "play", online=False).stdout.splitlines()[-1:] == ["the game []"]


def test_a_missing_package_is_asked_for_and_the_old_state_still_starts(
    checkout: SmallCheckout,
) -> None:
    lock = checkout.folder / "requirements" / "checkout.txt"
    locked = lock.read_text(encoding="utf-8")
    checkout.replace("needed>=1", "needed>=2")
    lock.write_text(locked.replace("needed==1.0", "needed==2.0"), encoding="utf-8")
    for _ in range(2):
        refused = run(checkout, "play", online=False)
        assert refused.returncode == 1
        assert refused.stdout.endswith("Nothing is lost: start again when there is one.\n")
    checkout.replace("needed>=2", "needed>=1")
    lock.write_text(locked, encoding="utf-8")
    assert run(checkout, "play", online=False).stdout == "the game []\n"


def test_the_game_starts_without_what_only_compiling_needs(
    checkout: SmallCheckout, tmp_path: Path
) -> None:
    checkout.replace("compile = []", 'compile = ["absent>=1"]')
    make_wheel(tmp_path, "absent", "1.0", "absent.py", "")
    for name in ("needed", "tester"):
        shutil.copy(checkout.wheels / f"{name}-1.0-py3-none-any.whl", tmp_path)
    elsewhere = SmallCheckout(checkout.folder, tmp_path)
    elsewhere.lock("checkout", absent="1.0", needed="1.0", tester="1.0")
    started = run(checkout, "play", online=False)
    assert started.returncode == 0
    assert started.stdout.endswith(
        "the lines above say why. What is there suffices to start.\nthe game []\n"
    )


def test_a_folder_not_to_be_written_starts_or_says_why_not(checkout: SmallCheckout) -> None:
    (checkout.environment / "ready-play").unlink()
    places = (checkout.folder, checkout.environment)
    with written_by_nobody(places) as prefix:
        well = run(checkout, "play", prefix=prefix)
    checkout.replace("needed>=1", "needed>=2")
    lock = checkout.folder / "requirements" / "checkout.txt"
    lock.write_text(lock.read_text("utf-8").replace("needed==1.0", "needed==2.0"), "utf-8")
    with written_by_nobody(places) as prefix:
        badly = run(checkout, "play", prefix=prefix)
    sentence = f"You may not write to {checkout.folder}, where something is to be installed."
    assert well.stdout == f"{sentence} What is there suffices to start.\nthe game []\n"
    assert badly.returncode == 1
    assert badly.stdout.startswith(f"{sentence} Copy the folder")
    assert badly.stdout.count("\n") == 1


@contextmanager
def written_by_nobody(folders: Sequence[Path]) -> Generator[list[str]]:
    """Takes the right to write to folders, and yields what makes root obey that."""
    prefix = ["setpriv", "--bounding-set", "-dac_override"] if os.getuid() == 0 else []
    if prefix and (not shutil.which(prefix[0]) or subprocess.call([*prefix, "true"])):
        pytest.skip("root may write everywhere")
    for folder in folders:
        folder.chmod(0o555)
    try:
        yield prefix
    finally:
        for folder in folders:
            folder.chmod(0o755)


def test_only_what_is_to_be_installed_or_linked_asks_for_it() -> None:
    project = description()
    same = wanted(project, ["test"])
    for key in ("ruff", "pyright", "pytest", "coverage", "importlinter"):
        assert wanted(project | {"tool": project["tool"] | {key: "otherwise"}}, ["test"]) == same
    own = project["project"]
    assert wanted(project | {"project": own | {"description": "otherwise"}}, ["test"]) == same
    fewer = project | {"project": own | {"dependencies": []}}
    assert wanted(fewer, ["test"])[0] != same[0]
    assert wanted(fewer, ["test"])[1] == same[1]
    other = project | {"project": own | {"scripts": {}}}
    assert wanted(other, ["test"])[0] == same[0]
    assert wanted(other, ["test"])[1] != same[1]
    assert wanted(project, ["test"], ROOT / "elsewhere")[1] != same[1]
    assert wanted(project, [])[0] != same[0]


# ------------------------------------------------------------------------------- the Python to use


def of_another_python(checkout: SmallCheckout) -> Path:
    """Replaces the environment's Python by one that says to be of somewhere else."""
    python = checkout.environment / "bin" / "python"
    python.unlink()
    python.write_text(
        '#!/bin/sh\ncase "$*" in *base_prefix*) echo elsewhere ;;\n'
        f'*) exec "{checkout.environment}/bin/python3" "$@" ;; esac\n',
        encoding="utf-8",
    )
    python.chmod(0o755)
    return python


def test_an_environment_of_another_python_serves_where_none_is_named(
    checkout: SmallCheckout,
) -> None:
    python = of_another_python(checkout)
    assert run(checkout, "play", online=False).stdout == "the game []\n"
    assert not python.is_symlink()


def test_the_named_python_is_used_and_no_newer_one(
    checkout: SmallCheckout, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    python = of_another_python(checkout)
    decoys = tmp_path / "newer"
    decoys.mkdir()
    for name in ("python3.14", "python3.11"):
        (decoys / name).write_text(
            f'#!/bin/sh\n: >"{decoys}/used"\nexec "{sys.executable}" "$@"\n', encoding="utf-8"
        )
        (decoys / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{decoys}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("SIXTYSIX_PYTHON", sys.executable)
    started = run(checkout, "play")
    assert INSTALLS in started.stdout
    assert started.stdout.endswith("the game []\n")
    assert python.is_symlink()
    assert not (decoys / "used").exists()
    assert run(checkout, "play", online=False).stdout == "the game []\n"


def test_a_name_that_is_no_python_is_said(
    checkout: SmallCheckout, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SIXTYSIX_PYTHON", "no such python")
    refused = run(checkout, "play")
    said = "SIXTYSIX_PYTHON is no such python, which is no Python 3.11 or newer.\n"
    assert (refused.returncode, refused.stdout) == (1, said)
    monkeypatch.delenv("SIXTYSIX_PYTHON")
    assert run(checkout, "play", online=False).stdout == "the game []\n"


# ----------------------------------------------------------------------- beside one another, killed


def test_the_game_does_not_wait_for_the_tests(checkout: SmallCheckout) -> None:
    for name in ("ready-play", "ready-test"):  # so that both install
        (checkout.environment / name).unlink()
    testing = checkout.folder / "go-on-testing"
    testing.touch()
    with running(checkout, "test", PYTHONUNBUFFERED="1") as said:
        assert "the tests" in said[0]
        # pytest's working folder is the checkout, so that it waits for the file there
        assert run(checkout, "play").stdout == "the game []\n"
        testing.unlink()


@pytest.mark.parametrize("with_flock", [True, False])
def test_an_installation_is_waited_for_until_it_has_ended(
    checkout: SmallCheckout, tmp_path: Path, with_flock: bool
) -> None:
    if with_flock and shutil.which("flock") is None:
        pytest.skip("there is no flock here")
    (checkout.environment / "ready-play").unlink()
    variables = {} if with_flock else {"PATH": str(_folder_of_tools(tmp_path))}
    with ExitStack() as stack:
        with (checkout.folder / ".venv.lock").open("a") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            said = stack.enter_context(running(checkout, "play", **variables))
            assert WAITS in said[0]
        stack.close()
    assert said[1] == "the game []\n"


def _folder_of_tools(tmp_path: Path) -> Path:
    folder = tmp_path / "tools"
    folder.mkdir()
    for name in TOOLS:
        found = sys.executable if name == "python3" else shutil.which(name)
        if found is not None:
            (folder / name).symlink_to(found)
    return folder


@pytest.mark.slow(sample=1)
@pytest.mark.parametrize("number", ["1", ""])
def test_a_mark_left_by_a_killed_installation_is_not_waited_for(
    checkout: SmallCheckout, number: str
) -> None:
    """1 is a process that lives and is not ours: the mark once held the installer's number."""
    (checkout.environment / "unfinished").write_text(number, encoding="utf-8")
    (checkout.environment / "lib" / "left").write_text("by halves", encoding="utf-8")
    started = run(checkout, "play")
    assert started.returncode == 0
    assert WAITS not in started.stdout
    assert INSTALLS in started.stdout
    assert not (checkout.environment / "lib" / "left").exists()


@pytest.mark.first
def test_killed_at_any_moment_they_start_again(
    tmp_path: Path, exhaustive: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    checkout = make_small_checkout(tmp_path)
    for name, value in checkout.variables().items():
        monkeypatch.setenv(name, value)
    undisturbed, *killed = rounds(checkout.folder, 20 if exhaustive else 1, 66, LONGEST)
    assert undisturbed.is_well, undisturbed.said
    assert [done for done in killed if not done.is_well] == []
