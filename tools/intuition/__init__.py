"""Fits the network of ai/two/search/intuition.py to deals of the computer with itself."""

import os

# Sums as small as these are quicker in one thread, and always the same; numpy reads it only once.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
