"""The types of the games, for annotations in the tests."""

from typing import Never

from mazechase.rules.cards.values import CardsAction, CardsState, CardsView, Drawn
from mazechase.rules.chase.values import ChaseAction, ChaseState, ChaseView
from mazechase.rules.game import Game
from mazechase.rules.marbles.values import MarblesAction, MarblesState, MarblesView, Roll
from mazechase.rules.mspacman.values import Face, Go, MsPacManState, MsPacManView
from mazechase.rules.quoridor.values import QuoridorAction, QuoridorState, QuoridorView
from toy.values import ToyAction, ToyOutcome, ToyState, ToyView

CardsGame = Game[CardsState, CardsAction, Drawn, CardsView]
ChaseGame = Game[ChaseState, ChaseAction, Never, ChaseView]
MarblesGame = Game[MarblesState, MarblesAction, Roll, MarblesView]
MsPacManGame = Game[MsPacManState, Go, Face, MsPacManView]
QuoridorGame = Game[QuoridorState, QuoridorAction, Never, QuoridorView]
ToyGame = Game[ToyState, ToyAction, ToyOutcome, ToyView]
