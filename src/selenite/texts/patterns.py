"""Messages as ``fluent.runtime`` compiles them, resolved in advance as far as possible.

Its own resolver builds an environment for every sentence and asks each node of the message what it
is; that takes three times as long as all the rest. What our messages are made of (text, variables,
functions and one choice by a variable) becomes a format string with the values it takes. Everything
else is left to Fluent's resolver.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from operator import itemgetter
from typing import Any

from fluent.runtime import FluentBundle, resolver
from fluent.runtime.types import fluent_number

from selenite.texts.bidi import isolate

ShownParameters = Mapping[str, str]
"""Parameters as a sentence shows them."""

Message = Callable[[ShownParameters, Mapping[str, Any]], str]
"""Makes a sentence of its parameters, given as shown and as they are."""

Functions = Mapping[str, Callable[..., str]]
Category = Callable[[Any], str]
"""The plural category of a number."""

_Value = Callable[[ShownParameters], str]
_NO_ENVIRONMENT: Any = None
"""Literals need none."""


class _NotSimple(Exception):
    """A node that can't be resolved in advance."""


def prepare(bundle: FluentBundle, name: str, functions: Functions, category: Category) -> Message:
    """A message of a bundle, ready to be filled in."""
    pattern = bundle.get_message(name).value
    try:
        return _Resolver(functions, category, bundle.use_isolating).message(pattern)
    except _NotSimple:
        return _unresolved(bundle, pattern)


@dataclass(frozen=True, slots=True)
class _Resolver:
    """Resolves the messages of a bundle in advance."""

    functions: Functions
    category: Category
    isolates: bool

    def message(self, pattern: Any) -> Message:
        """A message, or a variant of one."""
        if isinstance(pattern, resolver.Literal):
            text = pattern(_NO_ENVIRONMENT)
            return lambda shown, parameters: text
        if not isinstance(pattern, resolver.NeverIsolatingPlaceable):
            return self._template(pattern.elements, isolate("{}") if self.isolates else "{}")
        if isinstance(pattern.expression, resolver.SelectExpression):
            return self._choice(pattern.expression)
        return self._template([pattern], "{}")

    def _template(self, elements: Iterable[Any], place: str) -> Message:
        """Text, with places for values in it."""
        template, values = "", list[_Value]()
        for element in elements:
            if isinstance(element, resolver.Literal):
                template += element(_NO_ENVIRONMENT).replace("{", "{{").replace("}", "}}")
            else:
                template += place
                values.append(self._value(element.expression))
        return lambda shown, parameters: template.format(*[value(shown) for value in values])

    def _choice(self, select: resolver.SelectExpression) -> Message:
        """Variants, chosen by a parameter: a number's plural category, or its text."""
        if not isinstance(select.selector, resolver.VariableReference):
            raise _NotSimple
        parameter, category = select.selector.id.name, self.category
        variants = {_key(variant): self.message(variant.value) for variant in select.variants}
        usual = variants[next(_key(variant) for variant in select.variants if variant.default)]

        def chosen(shown: ShownParameters, parameters: Mapping[str, Any]) -> str:
            value = parameters[parameter]
            key = category(value) if value.__class__ is int else shown[parameter]
            return variants.get(key, usual)(shown, parameters)

        return chosen

    def _value(self, expression: Any) -> _Value:
        """What stands in a place: a literal, a parameter, or what a function makes of such."""
        if isinstance(expression, resolver.Literal):
            text = expression(_NO_ENVIRONMENT)
            return lambda shown: text
        if isinstance(expression, resolver.VariableReference):
            return itemgetter(expression.id.name)
        if not isinstance(expression, resolver.FunctionReference) or expression.arguments.named:
            raise _NotSimple
        function = self.functions.get(expression.id.name)
        if function is None:
            raise _NotSimple
        arguments = [self._value(one) for one in expression.arguments.positional]
        return lambda shown: function(*[value(shown) for value in arguments])


def _key(variant: resolver.Variant) -> str:
    """What a variant is chosen by; an exact number is not simple."""
    if not isinstance(variant.key, resolver.Identifier):
        raise _NotSimple
    return variant.key.name


def _unresolved(bundle: FluentBundle, pattern: Any) -> Message:
    """A message that is left to the resolver of ``fluent.runtime``."""

    def resolved(shown: ShownParameters, parameters: Mapping[str, Any]) -> str:
        numbers = {
            name: fluent_number(value, useGrouping=False)  # as in all other sentences
            for name, value in parameters.items()
            if value.__class__ is int
        }
        text, errors = bundle.format_pattern(pattern, {**shown, **numbers})
        if errors:
            raise errors[0]
        return str(text)

    return resolved
