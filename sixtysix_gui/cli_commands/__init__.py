"""The commands of sixtysix-cli, one a module.

Each has ``add_parser(commands)``, which describes its options and sets ``run`` as their default,
and ``run(options)``, which gives the exit status. cli.py lists the modules.
"""
