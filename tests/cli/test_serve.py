"""`salon serve`: what it is told is checked before anything is opened."""

from __future__ import annotations

from pathlib import Path

import pytest

from salon.cli import BAD_INPUT, main


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--port", "99999"], "--port cannot be 99999; expected a whole number from 0 to 65535."),
        (["--port", "-1"], "--port cannot be -1; expected a whole number from 0 to 65535."),
        (["--workers", "0"], "--workers cannot be 0; expected a whole number of at least 1."),
        (["--workers", "2"], "Several workers need PostgreSQL"),
        (["--mail", "mail.example.org"], "expected smtp://user:password@host:port"),
        (["--mail", "smtp://ana:s3cret@mail.example.org"], "E-mails need a sender"),
        (["--mail", "smtp://mail.example.org", "--mail-from", "me"], "E-mails need a sender"),
        (["--url", "salon.example"], "The address of the server cannot be “salon.example”"),
    ],
)
def test_bad_settings_are_answered_in_one_line(
    arguments: list[str],
    said: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("os.environ", {"XDG_DATA_HOME": str(tmp_path)})
    assert main(["serve", *arguments]) == BAD_INPUT
    told = capsys.readouterr()
    assert said in told.err
    assert told.err.count("\n") == 1
    assert "s3cret" not in told.err + told.out
    assert not (tmp_path / "salon" / "salon.db").exists()


def test_webhooks_are_private_off_or_neither(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.environ", {"XDG_DATA_HOME": str(tmp_path), "SALON_WEBHOOKS": "public"})
    assert main(["serve", "--lang", "en"]) == BAD_INPUT
    assert "SALON_WEBHOOKS cannot be “public”" in capsys.readouterr().err
