"""Dialogs in windows of their own: the code of a deal, the proof of one, about, and licences."""
