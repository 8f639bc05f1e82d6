#!/usr/bin/env python3
"""In place of tafelrichter-live, for what the real one cannot be made to do: to fall, to find its port taken, to lose its
network. How it was called it appends to $STAND_IN/called, what it hears to $STAND_IN/heard. The lines of $STAND_IN/say are
said; "!end STATUS" ends it at once with that status.
"""
import json
import os
import sys
import threading
import time
from pathlib import Path

folder = Path(os.environ["STAND_IN"])


def append(name, line):
    with open(folder / name, "a", encoding="utf-8") as file:
        file.write(line + "\n")


def hear():
    for line in sys.stdin:
        append("heard", line.rstrip("\n"))
        if json.loads(line)["kind"] == "stop":
            break
    os._exit(0)


def speak():
    """Each file is said once: whoever writes it gives it this name when it is whole. All of it has been said when "saying"
    is gone, too.
    """
    saying = folder / "saying"
    saying.unlink(missing_ok=True)  # of one that was stopped meanwhile
    while True:
        try:
            (folder / "say").rename(saying)
        except FileNotFoundError:
            time.sleep(0.005)
            continue
        for line in saying.read_text(encoding="utf-8").splitlines():
            if line.startswith("!end"):
                saying.unlink()
                os._exit(int(line.split()[1]))
            print(line, flush=True)
        saying.unlink()


append("called", json.dumps(sys.argv[1:]))
threading.Thread(target=hear, daemon=True).start()
speak()
