"""`python -m salon`: the command `salon`, where it is not on the path."""

import sys

from salon.cli import main

if __name__ == "__main__":
    sys.exit(main())
