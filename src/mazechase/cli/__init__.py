"""The ``mazechase`` command."""
