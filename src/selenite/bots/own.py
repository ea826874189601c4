"""Users' own bots: found by the name of their class in a file or a module.

``my_bots.py::Clever`` is the class ``Clever`` of a file, ``my_bots.Clever`` that of a module, which
may lie in the current folder. The class is called with the bot's random generator, and with
``seconds`` or ``playouts`` by name if the spec has them; it makes a :class:`selenite.bots.Bot`.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import os
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

from selenite.core.refusals import Invalid

FILE_MARK = "::"


def is_own(name: str) -> bool:
    """Whether a bot's name is that of a class.

    >>> is_own("my_bots.py::Clever"), is_own("my_bots.Clever"), is_own("greedy")
    (True, True, False)
    """
    return FILE_MARK in name or "." in name


def split(text: str) -> tuple[str, str, str]:
    """A bot's name, a colon if there is one, and what comes after it.

    >>> split("greedy:0.5"), split("my_bots.py::Clever:300p")
    (('greedy', ':', '0.5'), ('my_bots.py::Clever', ':', '300p'))
    """
    file, mark, rest = text.partition(FILE_MARK)
    if not mark:
        return text.partition(":")
    name, colon, most = rest.partition(":")
    return f"{file}{mark}{name}", colon, most


def find(name: str) -> Callable[..., Any]:
    """The class that a name of this kind names."""
    file, mark, made = name.partition(FILE_MARK)
    if not mark:
        file, _, made = name.rpartition(".")
    try:
        module = _module_of_file(file) if mark else _module(file)
    except OSError as fault:
        raise Invalid("file-unreadable", file=file, reason=fault.strerror or str(fault)) from None
    except BaseException as fault:
        if isinstance(fault, KeyboardInterrupt):
            raise
        raise Invalid("bot-module", module=file, reason=describe(fault)) from None
    kind = getattr(module, made, None)
    if not callable(kind) or (isinstance(kind, type) and not hasattr(kind, "choose")):
        raise Invalid("bot-class", module=file, name=made)
    found: Callable[..., Any] = kind
    return found


def describe(fault: BaseException) -> str:
    """An exception of a user's code in one line.

    >>> describe(ValueError("no plan"))
    'ValueError: no plan'
    """
    try:
        text = " ".join(str(fault).split())
    except Exception:
        text = ""
    return f"{type(fault).__name__}: {text}" if text else type(fault).__name__


def _module(name: str) -> ModuleType:
    """A module that can be imported, also from the current folder."""
    here = os.getcwd()
    if here not in sys.path:
        sys.path.insert(0, here)
    return importlib.import_module(name)


def _module_of_file(file: str) -> ModuleType:
    """The module of a file; loaded once, under a unique name."""
    path = Path(file).resolve()
    name = f"{path.stem}_{hashlib.sha256(os.fsencode(path)).hexdigest()[:12]}"
    if name in sys.modules:
        return sys.modules[name]
    path.read_bytes()
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise ImportError(f"{path.name} is not a .py file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module
