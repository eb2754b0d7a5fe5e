import pytest

from cli.running import Mazechase, Ran
from mazechase.cli.main import main


@pytest.fixture
def mazechase(capsys: pytest.CaptureFixture[str]) -> Mazechase:
    """Run the command in this process."""

    def run(*args: str) -> Ran:
        code = main(args)
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return run
