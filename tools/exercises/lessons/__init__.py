"""The openings and questions of the twelve lessons, found in deals that computer players played."""
