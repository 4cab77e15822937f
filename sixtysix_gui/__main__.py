"""`python -m sixtysix_gui` opens the window."""

import sys

from sixtysix_gui.start import main

if __name__ == "__main__":
    sys.exit(main())
