"""Toy: a small game that uses every feature of the contract at once. Importing it makes it known as ``toy``.

TOY-1   Seats start on the cells that bear their number. Four play as two sides, 1 and 3 against 2 and 4.
TOY-2   A turn begins with a roll. The die has three faces with 1, two with 2 and one with 3.
TOY-3   The seat walks up to that many steps, one cell each, and may stop earlier. Pawns may share a cell.
TOY-4   Within a turn it may not step back to the cell it has just left.
TOY-5   A dot is eaten by whoever enters its cell, for 1 point.
TOY-6   Beside another pawn on one cell, a seat may end its walk with a look at a card it has not seen (``peeking``).
TOY-7   After the walk a seat with fewer than three cards draws one, if the deck has any, and shows it to nobody.
TOY-8   After every round each seat with cards secretly picks one to play, or none. A ghost cannot be played.
TOY-9   The picks are turned up together. The highest card (lowest, by ``wins``) takes 2 points if no other equals it.
TOY-10  It ends when the last dot is eaten, or after four rounds. Hands are shown; a ghost in hand costs 1 point.
TOY-11  The side with most points wins; sides that are level win together.
TOY-12  ``max_turns`` ends it earlier, and then nobody wins.
TOY-13  A table seats people at random, or as they choose (``first_player``).
TOY-14  The ``board`` is a drawing: ``o`` dots, ``.`` floor, ``#`` walls, and one start for each of seats 1 to 4.

Its files have the names that every game uses: CONTRIBUTING.md lists them.
"""

from toy.game import Toy

__all__ = ["Toy"]
