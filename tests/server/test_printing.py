"""Print and play over HTTP: a PDF of the game as it is set up, and clear refusals."""

from typing import Any

import pytest

from mazechase.errors import BadOption, NoSuchGame
from mazechase.server.thinking.jobs import PrintGame
from mazechase.server.thinking.worker import Worker
from server.running import Served

ASKED: dict[str, Any] = {"game": "chase", "players": 3, "options": {"lives": "2"}, "language": "cs", "paper": "letter"}


def test_a_worker_prints_the_game_as_it_is_set_up() -> None:
    printed: Any = Worker().do(PrintGame(**ASKED))
    assert printed.pdf.startswith(b"%PDF")
    with pytest.raises(NoSuchGame):
        Worker().do(PrintGame(**{**ASKED, "game": "ludo"}))
    with pytest.raises(BadOption):
        Worker().do(PrintGame(**{**ASKED, "options": {"lives": "9"}}))


def test_the_service_answers_with_a_pdf_in_a_worker_with_little_memory(server: Served) -> None:
    answer = server.ask("POST", "/api/workshop/print", json=ASKED)
    assert (answer.status_code, answer.headers["Content-Type"]) == (200, "application/pdf")
    assert answer.content.startswith(b"%PDF")


def test_a_language_is_never_a_path(server: Served) -> None:
    for language in ("../en", "xx", "/etc", ""):
        refused = server.refused("POST", "/api/workshop/print", json={**ASKED, "language": language})
        assert refused == (400, "no-such-language")
