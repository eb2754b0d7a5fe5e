"""The command ``serve`` as somebody types it, when it is supposed to fail."""

import subprocess
import sys
from pathlib import Path


def serve(database: Path) -> subprocess.CompletedProcess[str]:
    """Run a server that must not start."""
    command = [sys.executable, "-m", "mazechase", "serve", "--port", "0", "--database", str(database)]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)  # noqa: S603
