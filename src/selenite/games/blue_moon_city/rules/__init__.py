"""The rules of Blue Moon City: pure, and compiled where a C compiler is at hand."""

NAME = "blue-moon-city"
"""The game's name in records and positions."""

NUMBER = 1
"""The number of the rules, raised whenever a record's meaning changes."""
