"""Run the command as ``python -m mazechase``, for when the script is not on the path."""

import sys

from mazechase.cli.main import main

sys.exit(main())
