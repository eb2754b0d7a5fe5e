"""Let ``python -m mazechase`` be the command, where the script is not on the path."""

import sys

from mazechase.cli.main import main

sys.exit(main())
