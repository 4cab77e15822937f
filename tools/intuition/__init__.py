"""Fits the network of sixtysix_gui/ai/search/intuition.py to deals of the computer with itself."""
