"""Builds the frozen program and the installers around it; packaging/build is the way in."""
