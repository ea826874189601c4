"""Random names: too many to be guessed, and short enough to be stored."""

from __future__ import annotations

import re

from sqlalchemy import String
from sqlalchemy import Table as Relation

from selenite.table import schema, tokens

BITS_OF_A_SIGN = 6


def test_a_table_can_not_be_guessed() -> None:
    names = {tokens.table_name() for _ in range(100)}
    assert len(names) == 100
    assert all(re.fullmatch(r"[\w-]+", name, re.ASCII) for name in names)
    assert all(len(name) * BITS_OF_A_SIGN >= 72 for name in names)


def test_the_name_of_a_table_fits_wherever_it_is_stored() -> None:
    relations = [one for one in vars(schema).values() if isinstance(one, Relation)]
    columns = [one.c.table.type for one in relations if "table" in one.c] + [
        schema.TABLES.c.id.type
    ]
    assert len(columns) > 3
    for column in columns:
        assert isinstance(column, String)
        assert len(tokens.table_name()) <= (column.length or 0)


def test_logs_name_a_table_without_its_address() -> None:
    name = tokens.table_name()
    assert tokens.in_logs(name) == tokens.in_logs(name)
    assert tokens.in_logs(name) != tokens.in_logs(tokens.table_name())
    assert name[:4] not in tokens.in_logs(name)
    assert tokens.in_logs("8Fk2nq1x") == "fc080214"
