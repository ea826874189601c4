"""A running game: the seats, the moves so far, and what can be undone.

The truth is an append-only log (:mod:`selenite.table.log`), committed before anybody is notified
(:mod:`selenite.table.store`). A :class:`~selenite.table.table.Table` is the state that the log
describes. :mod:`selenite.table.actions` says what an action appends, and
:class:`~selenite.table.services.Services` brings together a store's tables, people and bots.
"""
