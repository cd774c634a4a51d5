"""The steps of the build: a line each, and what went wrong in full."""

import signal
import subprocess
import sys
from pathlib import Path

import pexpect

STEP = [sys.executable, str(Path(__file__).parents[2] / "tools" / "step.py")]


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*STEP, *words], capture_output=True, text=True, check=False)


def test_a_step_that_works_is_one_line_with_its_time() -> None:
    done = run("The page", "sh", "-c", "echo many words; echo a warning >&2")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.split() == ["The", "page", "." * 37, "0", "s"]


def test_a_step_that_fails_shows_all_it_said_and_ends_like_it() -> None:
    done = run("The page", "sh", "-c", "echo many words; echo the reason >&2; exit 3")
    assert done.returncode == 3
    assert "many words\nthe reason\n\nThis failed: sh -c" in done.stdout


def test_a_terminal_sees_the_seconds_go_by_and_ctrl_c_ends_it() -> None:
    asleep = [*STEP[1:], "The page", "sleep", "60"]
    child = pexpect.spawn(
        STEP[0], asleep, encoding="utf-8", timeout=30, preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL)
    )
    child.expect(r"The page \.+ +1 s")
    child.sendintr()
    child.expect(pexpect.EOF)
    assert "Traceback" not in str(child.before)
    child.close()
    assert child.exitstatus == 130
