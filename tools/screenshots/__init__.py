"""The pictures in the README: painted from deals that are written down, in every language."""
