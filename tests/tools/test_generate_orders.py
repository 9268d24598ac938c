"""The browser's orders of strength are those of the rules."""

import pytest

from tools import generate_orders


def test_the_file_in_the_client_is_the_generated_one() -> None:
    assert generate_orders.main(["--check"]) == 0


def test_a_file_that_says_otherwise_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = generate_orders.generated().replace("Ks Ku", "Ku Ks", 1)
    monkeypatch.setattr(generate_orders, "generated", lambda: wrong)
    assert generate_orders.main(["--check"]) == 1
    assert "Ku Ks" in capsys.readouterr().out


def test_tenka_and_isu_robai_stand_where_the_rules_put_them() -> None:
    text = generate_orders.generated()
    assert '"Ks Ku Kt Pb Kb Kr Kk K1 K2 K3 K4 K5 K6 K7 K8 K9"' in text
    assert "I2 Ib I1" in text
    assert '["8-9", "K8", "K9"]' in text
    assert '["2-1", "P2", "P1"]' in text


def test_other_arguments_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert generate_orders.main(["--chekc"]) == 2
    assert "usage" in capsys.readouterr().err
