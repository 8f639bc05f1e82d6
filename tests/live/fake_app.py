#!/usr/bin/env python3
"""In place of tafelrichter-live, for what the real one cannot be made to do: to fall, to find its port taken, to lose its
network. How it was called it appends to $STAND_IN/called, what it hears to $STAND_IN/heard. The lines of $STAND_IN/say are
said; "!end STATUS" ends it at once with that status, "!stop" stops it where it is, "!errors COUNT" writes so many lines to standard
error, and "!repeat COUNT LINE" says a line so many times. It answers a ping.
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
