"""The workflows: what can be known of them without running them, read as YAML's own subset here."""

import re
import subprocess
from pathlib import Path

import pytest

from tests.helpers.processes.ran import ran
from tests.helpers.rows import each_row
from tests.helpers.runs.rings import needs
from tools.installers.__main__ import TARGETS
from tools.installers.project import ROOT, description
from tools.locks.check import NOT_OURS, ORDER

FOLDER = ROOT / ".github"
if not FOLDER.is_dir():
    pytest.skip("a source distribution has no workflows", allow_module_level=True)

WORKFLOWS = {file.stem: file.read_text("utf-8") for file in (FOLDER / "workflows").glob("*.yml")}
ACTIONS = [
    (name, line.strip())
    for name, text in WORKFLOWS.items()
    for line in text.splitlines()
    if re.search(r"\buses:", line)
]
PINNED = re.compile(r"(- )?uses: [\w-]+/[\w.-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")
OWN = re.compile(r"uses: \$/(\.github/workflows/\w+\.yml)")
RUNNERS = {
    *("ubuntu-24.04", "ubuntu-24.04-arm", "ubuntu-26.04"),
    *("windows-2022", "windows-2025", "macos-15", "macos-15-intel", "macos-26"),
}


def jobs(name: str) -> dict[str, str]:
    """The text of every job of a workflow."""
    _, _, below = WORKFLOWS[name].partition("\njobs:\n")
    parts = re.split(r"^  ([\w-]+):\n", below, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


JOBS = [(name, job) for name in WORKFLOWS for job in jobs(name)]


def test_all_of_them_are_seen() -> None:
    assert set(WORKFLOWS) == {"tests", "installer", "wheels", "release", "docs"}
    assert len(ACTIONS) > 20
    assert len(JOBS) > 10


@each_row(("name", "line"), ACTIONS)
def test_every_action_is_pinned_by_hash_or_is_our_own(name: str, line: str) -> None:
    own = OWN.fullmatch(line)
    assert own or PINNED.fullmatch(line), f"{name}: {line}"
    assert own is None or (ROOT / own[1]).is_file()


def test_an_action_has_one_version() -> None:
    pins: dict[str, set[str]] = {}
    for _, line in ACTIONS:
        action, _, version = line.partition("uses: ")[2].partition("@")
        pins.setdefault(action, set()).add(version)
    assert {action for action, versions in pins.items() if len(versions) > 1} == set()


@each_row("name", WORKFLOWS)
def test_nothing_is_allowed_but_to_a_job(name: str) -> None:
    assert "\npermissions: {}\n" in WORKFLOWS[name]


@each_row(("name", "job"), JOBS)
def test_a_job_may_do_what_it_needs_and_no_more(name: str, job: str) -> None:
    allowed = set(re.findall(r"^      ([\w-]+): (?:read|write)\b", jobs(name)[job], re.MULTILINE))
    more: dict[str, set[str]] = {
        "release": {"contents", "id-token", "attestations"},
        "pypi": {"id-token"},
        "publish": {"pages", "id-token"},
    }
    assert allowed == more.get(job, {"contents"})
    writes = set(re.findall(r"^      ([\w-]+): write\b", jobs(name)[job], re.MULTILINE))
    assert writes == more.get(job, set())


@each_row(("name", "job"), JOBS)
def test_no_job_keeps_credentials_or_lasts_for_ever(name: str, job: str) -> None:
    text = jobs(name)[job]
    assert text.count("actions/checkout@") == text.count("persist-credentials: false")
    assert "timeout-minutes: " in text or OWN.search(text)
    assert ("matrix:" in text) == ("fail-fast: false" in text)


@each_row("name", WORKFLOWS)
def test_every_runner_is_one_that_is_kept_up(name: str) -> None:
    text = WORKFLOWS[name]
    named = re.findall(r"\b(?:ubuntu|windows|macos)-\d[\w.-]*", text)
    assert named or name == "installer"
    assert set(named) <= RUNNERS
    assert "-latest" not in text


def test_every_python_is_tried_from_the_oldest_on() -> None:
    tried = re.findall(r"system: ([\w.-]+), python: '(3\.\d+)'", WORKFLOWS["tests"])
    assert {python for _, python in tried} == {"3.11", "3.12", "3.13", "3.14"}
    assert {system for system, _ in tried} == RUNNERS
    assert "SIXTYSIX_PYTHON: ${{ steps.python.outputs.python-path }}" in WORKFLOWS["tests"]


def test_they_also_run_once_a_week_and_not_over_each_other() -> None:
    for name in ("tests", "release"):
        assert re.search(r"- cron: '\d+ \d+ \* \* \d'", WORKFLOWS[name])
    groups = [re.search(r"group: (.*)", WORKFLOWS[name]) for name in ("tests", "release")]
    # called by the other, it has that one's name: the same words would let it wait for itself
    assert [found and found[1] for found in groups] == [
        "tests-${{ github.workflow }}-${{ github.ref }}",
        "release-${{ github.ref }}",
    ]


def test_the_platforms_with_screens_of_their_own_play_on_them() -> None:
    screens = jobs("tests")["screens"]
    assert "system: [windows-2025, macos-15]" in screens
    assert "offscreen" not in screens
    frozen = WORKFLOWS["installer"].partition("- name: Build")[2].partition("- name:")[0]
    assert "smoke" in WORKFLOWS["release"]
    assert "QT_QPA_PLATFORM" not in frozen


def test_a_release_waits_for_what_it_publishes_and_not_for_the_rest() -> None:
    release = jobs("release")["release"]
    needs = re.search(r"needs: \[(.*)\]", release)
    assert needs is not None
    assert set(needs[1].split(", ")) == set(jobs("release")) - {"release", "pypi"}
    required = set(re.findall(r"needs\.([\w-]+)\.result == 'success'", release))
    assert required == set(jobs("release")) - {"release", "pypi", "macos-intel", "linux-arm"}
    # a job that failed before it does not keep this one from running
    assert "!cancelled() && needs.release.result == 'success'" in jobs("release")["pypi"]
    for name in ("linux", "windows", "macos-arm", "macos-intel", "linux-arm", "wheels"):
        assert "needs:" not in jobs("release")[name]


@each_row("name", ["installer", "wheels"])
def test_what_a_release_is_made_with_is_locked(name: str) -> None:
    """But for the trial of a wheel, which takes what everybody gets."""
    installs = re.findall(r"pip install (.*)", WORKFLOWS[name])
    assert len(installs) > 2
    for what in set(installs) - {"wheels/*.whl"}:
        assert re.fullmatch(r"--require-hashes .*--requirement \S+\.txt", what) or what == (
            "--no-index --no-deps --no-build-isolation --editable ."
        )
    assert "choco " not in WORKFLOWS[name]


def test_the_site_is_built_with_what_is_locked() -> None:
    (what,) = re.findall(r"pip install (.*)", WORKFLOWS["docs"])
    assert what == ("--require-hashes --only-binary :all: --requirement requirements/checkout.txt")


def test_there_is_no_lock_that_is_not_made_and_checked() -> None:
    """`python -m tools.locks` does both; the lock for wheels is looked at in test_locks.py."""
    locks = {file.name for file in (ROOT / ".github").rglob("*.txt")}
    assert locks == {f"{NOT_OURS}.txt"}
    named = re.findall(r"--requirement (?:\{project\}/)?(\S+)", "\n".join(WORKFLOWS.values()))
    made = {f"requirements/{name}.txt" for name in ORDER} | {f".github/{NOT_OURS}.txt"}
    assert set(named) == made


def test_wheels_are_built_with_what_is_locked() -> None:
    told = description()["tool"]["cibuildwheel"]
    assert told["build-frontend"] == {"name": "build", "args": ["--no-isolation"]}
    before = "python -m pip install --require-hashes --requirement {project}/requirements/build.txt"
    assert told["before-build"] == before
    assert "graft requirements\n" in (ROOT / "MANIFEST.in").read_text(encoding="utf-8")


def test_everything_that_is_to_be_built_is_known() -> None:
    asked = re.findall(r"(?:what:|build-on-debian \w+) ([a-z ]+)\n", WORKFLOWS["release"])
    assert len(asked) == 5
    for what in asked:
        assert set(what.split()) <= TARGETS.keys()
    assert all("smoke sbom" in what for what in asked)
    for name in ("installer", "release"):
        assert "            dist/*.cdx.json\n" in WORKFLOWS[name]


@each_row("name", WORKFLOWS)
def test_every_script_that_is_called_is_there(name: str) -> None:
    text = WORKFLOWS[name].replace("\\", "/")
    for path in re.findall(r"(?:packaging|\.ci|\.github)/[\w./-]+", text):
        assert (ROOT / path).exists(), path
    for module in re.findall(r"python3? -m (tools[\w.]*)", text):
        place = ROOT / module.replace(".", "/")
        assert place.with_suffix(".py").is_file() or (place / "__main__.py").is_file(), module


@each_row("name", WORKFLOWS)
def test_no_expression_stands_in_a_script(name: str) -> None:
    """Whatever it stands for would be run as part of it."""
    scripts = re.findall(r"run: (?:[|>]-?\n(?:(?: {10}.*)?\n)+|.*\n)", WORKFLOWS[name])
    assert [script for script in scripts if "${{" in script] == []


def test_secrets_are_handed_on_for_a_tag_alone() -> None:
    for name, text in WORKFLOWS.items():
        for line in text.splitlines():
            if "secrets.SIXTYSIX" in line:
                assert name == "release"
                assert "startsWith(github.ref, 'refs/tags/v') && secrets." in line
    taken = set(re.findall(r"secrets\.([a-z-]+)", WORKFLOWS["installer"]))
    handed = set(re.findall(r"^      ([a-z-]+): \$\{\{ starts", WORKFLOWS["release"], re.MULTILINE))
    declared = set(
        re.findall(r"^      ([a-z-]+):\n.*\n        required: false", WORKFLOWS["installer"], re.M)
    )
    assert taken == handed == declared


@pytest.mark.release
def test_zizmor_finds_nothing() -> None:
    zizmor = str(ROOT / ".venv" / "bin" / "zizmor")
    needs(zizmor)
    said = ran(
        [zizmor, "--offline", "--no-progress", "--strict-collection", "--persona=pedantic", FOLDER]
    )
    assert said.returncode == 0, said.stdout


@each_row(
    "script",
    [
        *("appimage/fetch-tool", "macos/take-keys", "windows/fetch-nsis"),
        *(
            f"linux/{name}"
            for name in ("build-on-debian", "build-inside", "try-on-debian", "try-inside")
        ),
    ],
)
def test_scripts_of_workflows_can_be_read(script: str) -> None:
    file = ROOT / "packaging" / script
    assert file.stat().st_mode & 0o111
    needs("bash")
    subprocess.run(["bash", "-n", str(file)], check=True)


def test_without_keys_nothing_is_signed(tmp_path: Path) -> None:
    needs("bash")
    said = ran(
        ["bash", str(ROOT / "packaging" / "macos" / "take-keys")],
        env={"PATH": "/usr/bin:/bin", "RUNNER_TEMP": str(tmp_path), "CERTIFICATE": ""},
        check=True,
    )
    assert said.stdout == "There is no certificate: nothing will be signed.\n"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("script", "refusal"),
    [
        ("appimage/fetch-tool", "tool: FAILED\nruntime: FAILED\n"),
        ("windows/fetch-nsis", "nsis.zip: FAILED\n"),
    ],
)
def test_a_fetched_tool_with_another_sum_is_refused(
    script: str, refusal: str, tmp_path: Path
) -> None:
    needs("bash", "sha256sum")
    curl = tmp_path / "curl"
    curl.write_text('#!/bin/sh\nwhile [ "$1" != --output ]; do shift; done\n: >"$2"\n', "utf-8")
    curl.chmod(0o755)
    place = tmp_path / "place"
    said = ran(
        ["bash", str(ROOT / "packaging" / script), str(place)],
        env={"PATH": f"{tmp_path}:/usr/bin:/bin"},
    )
    assert said.returncode != 0
    assert refusal in said.stdout
    assert not (place / "bin").exists()
