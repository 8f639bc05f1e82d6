#!/usr/bin/env python3
"""A stand-in for tafelrichter-live, for events that cannot be forced on the real one: a crash, a used port, a lost network.
All files are in the folder $STAND_IN. It appends its arguments to `called` and the received lines to `heard`, and sends the
lines of `say`.
"!end STATUS" exits with that status, "!stop" stops the process, "!errors COUNT" writes COUNT lines to standard error, and
"!repeat COUNT LINE" sends a line COUNT times. It answers a ping.
"""
import json
import os
import signal
import sys
import threading
import time
from pathlib import Path

folder = Path(os.environ["STAND_IN"])


def append(name, line):
    with open(folder / name, "a", encoding="utf-8") as file:
        file.write(line + "\n")


speaking = threading.Lock()


def say(lines):
    with speaking:
        print(lines, flush=True)


def hear():
    for line in sys.stdin:
        append("heard", line.rstrip("\n"))
        kind = json.loads(line)["kind"]
        if kind == "stop":
            break
        if kind == "ping":
            say(json.dumps({"kind": "pong"}))
    os._exit(0)


def speak():
    """Sends each file once. The writer renames a complete file to this name. All lines have been sent once "saying"
    is also gone."""
    saying = folder / "saying"
    saying.unlink(missing_ok=True)  # left by a process that was stopped
    while True:
        try:
            (folder / "say").rename(saying)
        except FileNotFoundError:
            time.sleep(0.005)
            continue
        for line in saying.read_text(encoding="utf-8").splitlines():
            command, _, rest = line.partition(" ")
            if command == "!end":
                saying.unlink()
                os._exit(int(rest))
            elif command == "!stop":
                saying.unlink()
                os.kill(os.getpid(), signal.SIGSTOP)
                return
            elif command == "!errors":
                sys.stderr.write("\x1b]0;owned\x07 an error\n" * int(rest))
                sys.stderr.flush()
            elif command == "!repeat":
                count, _, text = rest.partition(" ")
                say("\n".join([text] * int(count)))
            else:
                say(line)
        saying.unlink()


append("called", json.dumps(sys.argv[1:]))
threading.Thread(target=hear, daemon=True).start()
speak()
