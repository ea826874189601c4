"""The rules of Lunar Nim: numbers only."""

NAME = "lunar-nim"
"""The game's name in records and positions."""

NUMBER = 1
"""The number of the rules, raised whenever a record's meaning changes."""
