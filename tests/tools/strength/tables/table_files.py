"""A small plan, and the file of its results as tests read and write it."""

import json
from pathlib import Path

HEAD = "players_version = 2\nseed = 5\n"
LEADS = """
[section.tables-leads]
table = "leads"
players = [["simple", "random"], ["random", "careful"]]
samples = { three-66 = 3, four-66 = 2 }
"""
CALLS = """
[section.tables-calls]
table = "contracts"
players = ["simple"]
samples = { bauernschnapsen = 2 }
"""
FOLLIES_TOO = """
[section.tables-follies]
table = "follies"
players = ["simple", "random"]
samples = { bauernschnapsen = 1, four-66 = 1 }
"""
CHEAP = "three-66 simple against careful"


def lines(kept: Path) -> dict[str, list[object]]:
    """The samples in the file by the names of their rows."""
    entries = map(json.loads, kept.read_text(encoding="utf-8").splitlines())
    return {entry["row"]: entry["samples"] for entry in entries}


def store(kept: Path, row: str, samples: list[object], version: int = 2, seed: int = 5) -> None:
    """Write a line by hand."""
    entry = {"row": row, "seed": seed, "version": version, "samples": samples}
    with kept.open("a", encoding="utf-8") as file:
        file.write(json.dumps(entry) + "\n")


def cells(text: str) -> list[list[str]]:
    """The rows of a table of the page, without its head."""
    found = [line.strip("|").split("|") for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row] for row in found[2:]]
