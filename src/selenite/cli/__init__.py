"""The command line: ``selenite COMMAND …``, the stable contract of ``docs/notation.md``.

Bad input is reported in one line on standard error, with exit status 2.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import typer

from selenite import __version__, engine
from selenite.cli import (
    admin,
    bot,
    perft,
    records,
    serve,
    simulate,
    terminal,
    tournament,
    worker,
)
from selenite.cli.streams import INTERRUPTED, complain, emit
from selenite.core import registry
from selenite.core.refusals import Invalid, Refusal
from selenite.texts import join, plain, refusal, say

OK, FAILED, BAD_INPUT, PIPE_CLOSED = 0, 1, 2, 141

_USAGE_FAULTS: tuple[type[BaseException], ...] = tuple(
    kind for kind in typer.BadParameter.__mro__ if kind.__name__ == "ClickException"
)

app = typer.Typer(
    name="selenite",
    help=say("help-app", games=join(game.title for game in registry.games().values())),
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
for module in (records, simulate, tournament, perft, terminal, serve, worker, bot, admin):
    module.register(app)


def _print_version(wanted: bool) -> None:
    if wanted:
        emit(say("cli-version", version=__version__, engine=engine))
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _root(
    context: typer.Context,
    version: bool = typer.Option(
        False, "--version", help=say("help-version"), is_eager=True, callback=_print_version
    ),
) -> None:
    if context.invoked_subcommand is None:
        emit(context.get_help())


@cache
def _command() -> Callable[..., Any]:
    """The commands as Typer assembles them, once."""
    return typer.main.get_command(app)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit status."""
    _prepare_streams()
    try:
        status = _run(arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        _discard_output()
        return PIPE_CLOSED
    except OSError as fault:
        _discard_output()
        complain(refusal(Invalid("file-unwritable", file="-", reason=fault.strerror)))
        return BAD_INPUT
    return status


def _prepare_streams() -> None:
    """Use UTF-8 whatever the locale is, and replace closed streams."""
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: SIM115 (open until the end)
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream, errors in (
        (sys.stdin, "replace"),
        (sys.stdout, "backslashreplace"),
        (sys.stderr, "backslashreplace"),
    ):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            newline = None if stream is sys.stdin else "\n"
            reconfigure(encoding="utf-8", errors=errors, newline=newline)


def _discard_output() -> None:
    """Discard the rest of the output, so that the exit is quiet."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(arguments: Sequence[str] | None) -> int:
    """Run a command; an error becomes a line and a status."""
    try:
        given = None if arguments is None else list(arguments)
        status = _command()(given, prog_name="selenite", standalone_mode=False)
    except records.VerificationFailed as failed:
        complain(refusal(failed.reason))
        return FAILED
    except Refusal as reason:
        complain(refusal(reason))
    except _USAGE_FAULTS as fault:
        complain(_usage(fault))
    except UnicodeError:
        complain(refusal(Invalid("file-not-text", file="-")))
    except RecursionError:
        complain(refusal(Invalid("too-deep")))
    except (KeyboardInterrupt, typer.Abort):
        complain(say("cli-interrupted"))
        return INTERRUPTED
    else:
        return status if isinstance(status, int) else OK
    return BAD_INPUT


def _usage(fault: BaseException) -> str:
    """An argument error as one line."""
    message = getattr(fault, "format_message", fault.__str__)()
    first = " ".join(str(message).split())
    return "".join(c if c.isprintable() else plain(c) for c in first)
