"""Characters: bots with a name, each a level with a temper, weakest first.

A character may play each game in its own way: a game's module of bots may list others as ``CHARACTERS``, by name. How
they look and what they say is the page's business.
"""

from collections.abc import Mapping

USUAL: Mapping[str, str] = {
    "pip": "level1+bold",
    "tilly": "level1+careful",
    "rufus": "level2+mischievous",
    "bruno": "level2+bold",
    "kiki": "level3+mischievous+bold=0.5",
    "hazel": "level3+careful",
    "otto": "level4+bold=0.5+mischievous=0.5",
    "minerva": "level5+careful=0.5",
}
