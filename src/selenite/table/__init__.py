"""A running game: who sits where, what was done, and what can be taken back.

The truth is an append-only log (:mod:`selenite.table.log`), committed before anybody hears of it
(:mod:`selenite.table.store`). A :class:`~selenite.table.table.Table` is what the log says, and the
:class:`~selenite.table.house.House` keeps the tables, lets people act at them, tells who listens,
and lets bots think.
"""
