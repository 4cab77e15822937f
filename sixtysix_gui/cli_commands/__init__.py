"""The commands of sixtysix-cli, a folder each.

The module ``command`` of each has ``add_parser(commands)``, which describes its options and sets
``run`` as their default, and ``run(options)``, which gives the exit status. cli.py lists them.
"""
