"""What a package says it offers is what can be had from it."""

import importlib
import pkgutil
from types import ModuleType

import pytest

import cardavia

PACKAGES = [
    "cardavia",
    *(f"cardavia.{one.name}" for one in pkgutil.iter_modules(cardavia.__path__) if one.ispkg),
]


def offered(package: ModuleType) -> set[str]:
    """Its names that are neither private nor modules nor another library's."""
    return {
        name
        for name, value in vars(package).items()
        if not name.startswith("_")
        and not isinstance(value, ModuleType)
        and getattr(value, "__module__", "cardavia").split(".")[0] == "cardavia"
    }


@pytest.mark.parametrize("name", PACKAGES)
def test_all_is_exact(name: str) -> None:
    package = importlib.import_module(name)
    assert {one for one in package.__all__ if not hasattr(package, one)} == set()
    assert offered(package) - set(package.__all__) == set()
    assert len(package.__all__) == len(set(package.__all__))
