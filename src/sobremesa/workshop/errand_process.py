"""The other side of an errand: ``python -m sobremesa.workshop.errand_process``."""

from __future__ import annotations

import os
import signal
import sys
import threading
import traceback
from types import FrameType
from typing import Any

from msgspec import json

from sobremesa.kernel.errors import SobremesaError
from sobremesa.workshop.errand import News
from sobremesa.workshop.errors import disk_trouble, trouble
from sobremesa.workshop.gathering import Gather
from sobremesa.workshop.printing import Print
from sobremesa.workshop.reporting import Compare, Export, Report
from sobremesa.workshop.simulation import Simulate

Work = Simulate | Report | Compare | Export | Print | Gather
# Nobody waits for a simulation, somebody does for a report; whoever plays at a table comes before both.
NICENESS, SIMULATING = 10, 19


class Goodbye(BaseException):
    """The server goes, and does not wait."""


def main() -> int:
    signal.signal(signal.SIGTERM, _leave)
    work = json.decode(sys.stdin.buffer.readline(), type=Work)
    os.nice(SIMULATING if isinstance(work, Simulate) else NICENESS)
    threading.Thread(target=_end_with_server, name="server watch", daemon=True).start()
    try:
        found = work.run(tell)
    except SobremesaError as problem:
        tell(News(failed=trouble(problem)))
        return 2
    except OSError as problem:
        tell(News(failed=disk_trouble(problem), trace=traceback.format_exc()))
        return 2
    except Goodbye:
        return 3
    except Exception:  # noqa: BLE001  # the last resort: told to the server, which logs it
        tell(News(trace=traceback.format_exc()))
        return 1
    if found is not None:
        tell(News(found=found))
    return 0


def tell(news: News) -> None:
    sys.stdout.buffer.write(json.encode(news) + b"\n")
    sys.stdout.buffer.flush()


def _leave(_number: int, _frame: FrameType | None) -> Any:
    raise Goodbye


def _end_with_server() -> None:
    """Nothing more is ever said: the input ends when the server does. It is read without Python's buffer, whose lock
    nobody may hold when the interpreter ends."""
    while os.read(0, 4096):
        pass
    os._exit(1)


if __name__ == "__main__":
    sys.exit(main())
