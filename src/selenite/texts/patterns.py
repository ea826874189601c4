"""Messages as ``fluent.runtime`` compiles them, resolved in advance as far as possible.

Its own resolver builds an environment for every sentence and asks each node of the message what it
is; that takes three times as long as all the rest. What our messages are made of (text, variables,
functions and one choice by a variable) becomes a format string with the values it takes. Everything
else is left to Fluent's resolver.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from operator import itemgetter
from typing import Any, Protocol

from fluent.runtime import FluentBundle, resolver

from selenite.texts.bidi import isolate

ShownParameters = Mapping[str, str]
"""Parameters as a sentence shows them."""

Functions = Mapping[str, Callable[..., str]]
Category = Callable[[Any], str]
"""The plural category of a number."""


class Message(Protocol):
    """A message that can be filled in."""

    def fill(self, shown: ShownParameters, parameters: Mapping[str, Any]) -> str:
        """The sentence with its parameters, given as shown and as they are."""
        ...


@dataclass(frozen=True, slots=True)
class _Text:
    """A message without parameters."""

    text: str

    def fill(self, shown: ShownParameters, parameters: Mapping[str, Any]) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class _Template:
    """Text with values between it."""

    template: str
    values: tuple[Callable[[ShownParameters], str], ...]

    def fill(self, shown: ShownParameters, parameters: Mapping[str, Any]) -> str:
        return self.template.format(*[value(shown) for value in self.values])


@dataclass(frozen=True, slots=True)
class _Select:
    """Variants, chosen by a parameter: a number's plural category, or the value itself."""

    parameter: str
    variants: Mapping[str, Message]
    default: Message
    category: Category

    def fill(self, shown: ShownParameters, parameters: Mapping[str, Any]) -> str:
        value = parameters[self.parameter]
        key = self.category(value) if isinstance(value, int) else f"{value}"
        return self.variants.get(key, self.default).fill(shown, parameters)


@dataclass(frozen=True, slots=True)
class _Unresolved:
    """A message that is left to the resolver of ``fluent.runtime``."""

    bundle: FluentBundle
    pattern: Any

    def fill(self, shown: ShownParameters, parameters: Mapping[str, Any]) -> str:
        numbers = {name: one for name, one in parameters.items() if isinstance(one, int)}
        text, errors = self.bundle.format_pattern(self.pattern, {**shown, **numbers})
        if errors:
            raise errors[0]
        return str(text)


class _NotSimple(Exception):
    """A node that can't be resolved in advance."""


def prepare(bundle: FluentBundle, name: str, functions: Functions, category: Category) -> Message:
    """A message of a bundle, ready to be filled in."""
    pattern = bundle.get_message(name).value
    try:
        return _message(pattern, functions, category, bundle.use_isolating)
    except _NotSimple:
        return _Unresolved(bundle, pattern)


def _message(pattern: Any, functions: Functions, category: Category, isolates: bool) -> Message:
    if isinstance(pattern, resolver.Literal):
        return _Text(_literal(pattern))
    if isinstance(pattern, resolver.NeverIsolatingPlaceable):
        expression = pattern.expression
        if isinstance(expression, resolver.SelectExpression):
            return _choice(expression, functions, category, isolates)
        return _Template("{}", (_value(expression, functions),))
    template, values = "", []
    for element in pattern.elements:
        if isinstance(element, resolver.Literal):
            template += _literal(element).replace("{", "{{").replace("}", "}}")
        else:
            template += isolate("{}") if isolates else "{}"
            values.append(_value(element.expression, functions))
    return _Template(template, tuple(values))


def _literal(node: resolver.Literal) -> str:
    """Text as it is written, or between quotes."""
    text: str = node.parse()["value"] if isinstance(node, resolver.StringLiteral) else node.value
    return text


def _choice(
    select: resolver.SelectExpression, functions: Functions, category: Category, isolates: bool
) -> Message:
    if not isinstance(select.selector, resolver.VariableReference):
        raise _NotSimple
    variants, default = {}, None
    for variant in select.variants:
        if not isinstance(variant.key, resolver.Identifier):
            raise _NotSimple
        sentence = _message(variant.value, functions, category, isolates)
        variants[variant.key.name] = sentence
        default = sentence if variant.default else default
    assert default is not None, "the parser sees to it that there is a default"
    return _Select(select.selector.id.name, variants, default, category)


def _value(expression: Any, functions: Functions) -> Callable[[ShownParameters], str]:
    if isinstance(expression, resolver.Literal):
        text = _literal(expression)
        return lambda _: text
    if isinstance(expression, resolver.VariableReference):
        return itemgetter(expression.id.name)
    if not isinstance(expression, resolver.FunctionReference) or expression.arguments.named:
        raise _NotSimple
    function = functions.get(expression.id.name)
    if function is None:
        raise _NotSimple
    arguments = [_value(one, functions) for one in expression.arguments.positional]
    return lambda shown: function(*[value(shown) for value in arguments])
