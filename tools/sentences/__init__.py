"""Every sentence that golden games, results, helps and guided deals lead to.

Each module here is a part: its function ``sentences`` yields, for the language that is spoken,
where something is said and what is said there. `python -m tools.sentences` writes them to files,
so that two versions of the program can be compared line by line.
"""
