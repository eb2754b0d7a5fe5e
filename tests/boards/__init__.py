"""Boards: drawings and what they are read as."""
