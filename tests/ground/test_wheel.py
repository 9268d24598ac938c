"""The wheel works alone: built, installed in a clean environment, run from another folder."""

import os
import re
import shutil
import signal
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.ground.repository import ROOT

ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")


def run(*command: str | Path) -> None:
    """Run a step of the set-up; its output is the failure's message."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{command}:\n{done.stdout}{done.stderr}"


def tool(name: str) -> Path:
    """A program of the set-up, from where `make test` puts it."""
    beside = [Path(sys.executable).parent / name, ROOT / ".venv-uv" / "bin" / name]
    found = next((path for path in beside if path.exists()), None) or shutil.which(name)
    assert found, f"{name} is not there; `make test` installs it"
    return Path(found)


def built(folder: Path) -> Path:
    """A wheel of this tree."""
    run(tool("maturin"), "build", "--release", "--quiet", "--out", folder)
    [wheel] = folder.glob("*.whl")
    return wheel


def installed(wheel: Path, folder: Path) -> Path:
    """An environment with the wheel and the locked versions of what it needs, and nothing else."""
    run(sys.executable, "-m", "venv", "--without-pip", folder)
    uv, python = tool("uv"), folder / "bin" / "python"
    locked = ROOT / "requirements" / "play.txt"
    run(uv, "pip", "install", "--python", python, "--require-hashes", "-r", locked)
    run(uv, "pip", "install", "--python", python, "--no-deps", wheel)
    return folder / "bin"


@contextmanager
def serving(program: Path, home: Path) -> Iterator[str]:
    """The address of a server started from this environment in an empty folder."""
    environment = {"PATH": os.environ["PATH"], "HOME": str(home), "XDG_DATA_HOME": str(home)}
    command = [str(program), "serve", "--port", "0", "--database", str(home / "matches.sqlite3")]
    with subprocess.Popen(
        command, cwd=home, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    ) as process:
        try:
            yield address(process)
        finally:
            process.send_signal(signal.SIGINT)
            process.communicate()


def address(process: subprocess.Popen[bytes]) -> str:
    """Where it says that it listens."""
    said = ""
    for line in process.stdout or ():
        said += line.decode()
        if found := ADDRESS.search(said):
            return found[0]
    raise AssertionError(f"the server ended without telling its address:\n{said}")


def client_files(names: list[str]) -> list[str]:
    """The client's scripts and styles in a wheel, by their addresses."""
    start = "cardavia/server/"
    return [
        name.removeprefix(start)
        for name in names
        if name.startswith(start + "static/client/") and name.endswith((".js", ".css"))
    ]


def test_an_installed_wheel_serves_a_page_a_card_and_the_client(tmp_path: Path) -> None:
    wheel = built(tmp_path / "dist")
    programs = installed(wheel, tmp_path / "clean")
    (home := tmp_path / "home").mkdir()
    names = zipfile.ZipFile(wheel).namelist()
    assert {name.rpartition("/")[2] for name in names if "/licenses/" in name} >= {
        "LICENSE",
        "NOTICE",
    }
    assert "cardavia/press/templates/main.typ" in names
    run(programs / "python", "-c", "from cardavia import kernel; kernel.build_profile()")
    files = client_files(names)
    assert any(name.endswith(".js") for name in files)
    with serving(programs / "cardavia", home) as server, httpx.Client(base_url=server) as browser:
        page = browser.get("/de/unsun-karuta")
        assert (page.status_code, 'lang="de"' in page.text) == (200, True)
        card = browser.get("/cards/Ks.svg")
        assert (card.status_code, "<svg" in card.text) == (200, True)
        assert {name: browser.get(f"/{name}").status_code for name in files} == dict.fromkeys(
            files, 200
        )
