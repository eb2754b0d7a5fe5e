"""Boards: drawings and what is read from them."""
