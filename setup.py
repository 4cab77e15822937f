"""Names the packages: those under sixtysix_gui, and resources/ as sixtysix_gui.resources."""

from setuptools import find_packages, setup

setup(packages=[*find_packages(include=["sixtysix_gui*"]), "sixtysix_gui.resources"])
