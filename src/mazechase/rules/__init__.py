"""Rules: the contract (api.py) and one folder a game. Pure: no clock, no network, no random draws."""
