"""The Fluent files of a language, as text for the browser and parsed for Python."""

from functools import cache

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from cardavia.text.errors import BrokenBundle, UnknownBundle
from cardavia.text.language import language

__all__ = ["bundle_names", "bundle_source", "fluent_bundle"]


@cache
def bundle_names(tag: str) -> tuple[str, ...]:
    """The bundles of a language, such as ``("cards", "errors", "site")``; or `UnknownLanguage`."""
    return tuple(sorted(file.stem for file in language(tag).folder.glob("*.ftl")))


@cache
def bundle_source(tag: str, name: str) -> str:
    """The Fluent text of one bundle, as it is served to the browser.

    Names are compared with the names that exist, so no input reaches the file system.
    Raises `UnknownLanguage` or `UnknownBundle`.
    """
    names = bundle_names(tag)
    if name not in names:
        raise UnknownBundle(tag, name, names)
    return (language(tag).folder / f"{name}.ftl").read_text(encoding="utf-8")


@cache
def fluent_bundle(tag: str) -> FluentBundle:
    """All bundles of a language in one; `BrokenBundle` names a file that Fluent cannot read."""
    # Isolating marks keep mixed directions apart; without mixed directions they are only noise.
    mixed = language(tag).direction == "rtl"
    bundle = FluentBundle([tag], use_isolating=mixed)
    for name in bundle_names(tag):
        bundle.add_resource(_resource(tag, name))
    return bundle


def _resource(tag: str, name: str) -> ast.Resource:
    resource = FluentResource(bundle_source(tag, name))
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise BrokenBundle(f"{tag}/{name}.ftl", entry.content or "")
    return resource
