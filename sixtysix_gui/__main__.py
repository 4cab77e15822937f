"""`python -m sixtysix_gui` opens the window."""

import sys

from sixtysix_gui.app import main

if __name__ == "__main__":
    sys.exit(main())
