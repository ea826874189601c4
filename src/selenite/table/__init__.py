"""A running game: who sits where, what was done, and what can be taken back.

The truth is an append-only log (:mod:`selenite.table.log`), committed before anybody is told
(:mod:`selenite.table.store`). A :class:`~selenite.table.table.Table` is what the log adds up to.
:mod:`selenite.table.actions` says what an action appends, and
:class:`~selenite.table.services.Services` brings together a store's tables, people and bots.
"""
