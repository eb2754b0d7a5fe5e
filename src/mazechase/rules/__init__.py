"""Rules: the contract (api.py) and one folder per game. Pure: no clock, no network, no random draws."""
