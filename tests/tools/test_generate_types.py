"""The browser's types are those of the server's messages."""

from pathlib import Path

import pytest

from tools import generate_types


def test_the_file_in_the_client_is_the_generated_one() -> None:
    assert generate_types.main(["--check"]) == 0


def test_a_difference_is_shown_and_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "wire.gen.ts"
    target.write_text(generate_types.generated().replace("seq: number", "seq: string", 1))
    monkeypatch.setattr(generate_types, "TARGET", target)
    assert generate_types.main(["--check"]) == 1
    said = capsys.readouterr().out
    assert "-  seq: string;" in said
    assert "+  seq: number;" in said
    assert generate_types.main([]) == 0
    assert generate_types.main(["--check"]) == 0


def test_other_arguments_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert generate_types.main(["--chekc"]) == 2
    assert "usage" in capsys.readouterr().err
