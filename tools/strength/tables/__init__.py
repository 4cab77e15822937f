"""The part of docs/strength.md that is about the games of three and four.

What is measured stands in tools/strength/tables.toml, what was played in benchmarks/tables.jsonl.
"""
