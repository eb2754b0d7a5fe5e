"""What happens to a ghost: it is put somewhere, turned over, or sent home."""

from mazechase.rules.api import Seat
from mazechase.rules.mspacman.events import Recovered, Weakened, WentHome
from mazechase.rules.mspacman.setup import MsPacManSetup
from mazechase.rules.mspacman.values import FLIP_IN, Cause, Ghost, MsPacManState, ghost_of
from mazechase.rules.play import Play
from mazechase.rules.setup import put

MsPacManPlay = Play[MsPacManSetup, MsPacManState]


def put_ghost(play: MsPacManPlay, seat: Seat, ghost: Ghost | None) -> None:
    """Put a seat's ghost somewhere, turn it over, or take it off the board."""
    play.change(ghosts=put(play.s.ghosts, seat, ghost))


def weaken(play: MsPacManPlay, seat: Seat, cause: Cause, ruling: str) -> None:
    """Turn a ghost weak-side up and set its timer (MSP-35)."""
    turns = FLIP_IN[cause]
    play.say(Weakened(ruling=ruling, seat=seat, cause=cause, turns=turns))
    put_ghost(play, seat, Ghost(ghost_of(play.s, seat).cell, cause, turns))


def weaken_all(play: MsPacManPlay) -> None:
    """Turn every ghost on the board, those on ghost spaces too (MSP-32)."""
    setup = play.setup
    for seat, ghost in zip(setup.seats, play.s.ghosts, strict=True):
        keeps = ghost is None or (
            (ghost.cause == "f2" and not setup.power_overrides_f2)  # MSP-38
            or (ghost.cause == "power" and not setup.power_timer_restart)  # MSP-39
        )
        if not keeps:
            weaken(play, seat, "power", "MSP-33")


def recover(play: MsPacManPlay, seat: Seat, ruling: str) -> None:
    """Turn a ghost strong-side up."""
    play.say(Recovered(ruling=ruling, seat=seat))
    put_ghost(play, seat, Ghost(ghost_of(play.s, seat).cell))


def send_home(play: MsPacManPlay, seat: Seat, ruling: str) -> None:
    """Put a ghost on its ghost space, strong-side up and without a timer (MSP-41, MSP-48)."""
    home = play.setup.home(seat)
    play.say(WentHome(ruling=ruling, seat=seat, at=play.setup.layout.board.names[home]))
    put_ghost(play, seat, Ghost(home))


def run_down_timer(play: MsPacManPlay, seat: Seat) -> None:
    """Let a weak ghost's timer go down before it rolls (MSP-35, MSP-40)."""
    ghost = ghost_of(play.s, seat)
    if ghost.weak and ghost.flip_in == 1:
        recover(play, seat, "MSP-35")
    elif ghost.weak:
        put_ghost(play, seat, Ghost(ghost.cell, ghost.cause, ghost.flip_in - 1))
