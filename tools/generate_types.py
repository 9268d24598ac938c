"""Write the messages' types for the browser: `python -m tools.generate_types [--check]`.

The structs of `cardavia.table.messages` and of the lessons, and all that they hold, become
TypeScript interfaces in `client/src/table/wire.gen.ts`. With `--check` nothing is written: the
program fails when the file is not what it would write, and shows the difference.
"""

import difflib
import inspect
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from msgspec.inspect import (
    BoolType,
    CustomType,
    DataclassType,
    DictType,
    Field,
    FloatType,
    IntType,
    ListType,
    LiteralType,
    NamedTupleType,
    NoneType,
    StrType,
    StructType,
    TupleType,
    Type,
    UnionType,
    VarTupleType,
    type_info,
)

from cardavia.lessons import LessonReply, LessonRequest
from cardavia.table import messages

__all__ = ["TARGET", "generated", "main", "written_or_compared"]

TARGET = Path(__file__).parent.parent / "client" / "src" / "table" / "wire.gen.ts"
_WIDTH = 100

_UNIONS = {
    "ClientMessage": messages.Request,
    "Happened": messages.Happened,
    "ServerMessage": messages.Reply,
    "LessonReply": LessonReply,
}
_ALONE = (LessonRequest,)
# A browser has its own words for what Python must keep apart from its states and commands.
_NAMES = {
    "AcceptedMessage": "Accepted",
    "DealMessage": "PastDeal",
    "DealScore": "FinishedDeal",
    "MatchInfo": "Match",
    "PongMessage": "Pong",
    "RefusedMessage": "Refused",
    "Seated": "Player",
    "StateMessage": "State",
}
_TEXTS = {
    "Action": 'An action as text, such as `"play K7"` or `"pass"`.',
    "Card": 'A card by its name, such as `"Ks"`.',
}
_LITERALS = {
    "Suit": ("P", "I", "K", "O", "G"),
    "Phase": ("declare", "discard", "play", "done"),
}

_Named = StructType | DataclassType


def generated() -> str:
    """The whole file."""
    found: dict[str, _Named] = {}
    for union in (*_UNIONS.values(), *_ALONE):
        _collect(type_info(union), found)
    parts = [
        "// Generated from the Python structs by tools/generate_types.py. Do not edit.",
        *(_text_alias(name, about) for name, about in _TEXTS.items()),
        *(_wrapped(f"export type {name} =", _quoted(one), 2) for name, one in _LITERALS.items()),
        *(_interface(name, found[name]) for name in sorted(found)),
        *(_union(name, union) for name, union in _UNIONS.items()),
    ]
    return "\n\n".join(parts) + "\n"


def _text_alias(name: str, about: str) -> str:
    return f"/** {about} */\nexport type {name} = string;"


def _name(kind: type) -> str:
    return _NAMES.get(kind.__name__, kind.__name__)


def _collect(kind: Type, found: dict[str, _Named]) -> None:
    """Find every struct and dataclass that can be reached."""
    if isinstance(kind, StructType | DataclassType):
        if _name(kind.cls) in found:
            return
        found[_name(kind.cls)] = kind
    for inner in _parts(kind):
        _collect(inner, found)


def _parts(kind: Type) -> Iterable[Type]:
    match kind:
        case (
            StructType(fields=fields) | DataclassType(fields=fields) | NamedTupleType(fields=fields)
        ):
            return [one.type for one in fields]
        case UnionType(types=types):
            return types
        case TupleType(item_types=types):
            return types
        case VarTupleType(item_type=item) | ListType(item_type=item):
            return [item]
        case DictType(value_type=value):
            return [value]
        case _:
            return []


def _interface(name: str, kind: _Named) -> str:
    lines = [*_about(kind.cls), f"export interface {name} {{"]
    if isinstance(kind, StructType) and kind.tag_field is not None:
        lines.append(f'  {kind.tag_field}: "{kind.tag}";')
    optional = isinstance(kind, StructType) and kind.cls.__struct_config__.omit_defaults
    lines += [_property(one, optional=optional and not one.required) for one in kind.fields]
    return "\n".join([*lines, "}"])


def _about(kind: type) -> list[str]:
    """The first line of the Python docstring as a comment."""
    text = inspect.getdoc(kind) or ""
    return [f"/** {text.splitlines()[0]} */"] if text else []


def _property(one: Field, *, optional: bool) -> str:
    """One line; `optional` where the field is left out while it has its usual value."""
    mark = "?" if optional else ""
    return _wrapped(f"  {one.encode_name}{mark}:", _alternatives(one.type), 4)


def _union(name: str, union: Any) -> str:
    texts = [text for one in _parts(type_info(union)) for text in _alternatives(one)]
    return _wrapped(f"export type {name} =", texts, 2)


def _wrapped(head: str, alternatives: list[str], indent: int) -> str:
    """`head a | b;`, on two lines or one an alternative when it is too long, as prettier has it."""
    joined = " | ".join(alternatives)
    if len(head) + len(joined) + 2 <= _WIDTH:
        return f"{head} {joined};"
    if indent + len(joined) + 1 <= _WIDTH:
        return f"{head}\n{' ' * indent}{joined};"
    return "\n".join([head, *(f"{' ' * indent}| {one}" for one in alternatives)]) + ";"


def _alternatives(kind: Type) -> list[str]:
    match kind:
        case UnionType(types=types):
            rest = tuple(one for one in types if not isinstance(one, NoneType))
            null = ["null"] if len(rest) < len(types) else []
            return [*_alternatives_of(rest), *null]
        case LiteralType(values=values):
            for name, known in _LITERALS.items():
                if set(values) == set(known):
                    return [name]
            return _quoted(values)
        case _:
            return [_single(kind)]


def _alternatives_of(types: tuple[Type, ...]) -> list[str]:
    """The alternatives of a union without null; the name of a whole union that has one."""
    for name, union in _UNIONS.items():
        if types == getattr(type_info(union), "types", None):
            return [name]
    return [text for one in types for text in _alternatives(one)]


def _quoted(values: Iterable[object]) -> list[str]:
    return [f'"{one}"' for one in values]


def _single(kind: Type) -> str:
    match kind:
        case StructType(cls=cls) | DataclassType(cls=cls) | CustomType(cls=cls):
            return _name(cls)
        case NamedTupleType(fields=fields):
            return f"[{', '.join(_inline(one.type) for one in fields)}]"
        case TupleType(item_types=types):
            return f"[{', '.join(_inline(one) for one in types)}]"
        case VarTupleType(item_type=item) | ListType(item_type=item):
            inner = _inline(item)
            return f"({inner})[]" if len(_alternatives(item)) > 1 else f"{inner}[]"
        case DictType(value_type=value):
            return f"Record<string, {_inline(value)}>"
        case _:
            return _plain(kind)


def _inline(kind: Type) -> str:
    return " | ".join(_alternatives(kind))


def _plain(kind: Type) -> str:
    names = {BoolType: "boolean", FloatType: "number", IntType: "number"}
    names |= {NoneType: "null", StrType: "string"}
    if type(kind) not in names:
        raise TypeError(f"the browser has no type for {kind}; teach tools/generate_types.py one")
    return names[type(kind)]


def main(arguments: list[str]) -> int:
    """Write the file, or with `--check` compare it; the exit status."""
    if arguments not in ([], ["--check"]):
        print("usage: python -m tools.generate_types [--check]", file=sys.stderr)
        return 2
    return written_or_compared(TARGET, generated(), check=bool(arguments))


def written_or_compared(target: Path, wanted: str, *, check: bool) -> int:
    """Write a file, or with `check` compare it and show the difference; the exit status."""
    if not check:
        target.write_text(wanted, encoding="utf-8")
        return 0
    there = target.read_text(encoding="utf-8") if target.exists() else ""
    if there == wanted:
        return 0
    lines = difflib.unified_diff(
        there.splitlines(), wanted.splitlines(), target.name, "generated", lineterm=""
    )
    print("\n".join(lines))
    print(f"{target.name} is not what the server would have it be: run `make types`.")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
