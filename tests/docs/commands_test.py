#!/usr/bin/env python3
"""Runs every command in README.md and docs/command-line.md as it is written: commands_test.py PROGRAM SOURCE.

The commands run in order, in a copy of the files that they name, with a separate history. A line that begins with
"./scripts/" or "sudo " builds, tests, or installs; the test run itself and the test of the package cover these."""
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

DOCUMENTS = ["README.md", "docs/command-line.md"]
FILES = ["examples", "src/app/custom/patterns"]


def commands(document):
    """The lines of all shell blocks in a Markdown text."""
    for block in re.findall(r"^```sh\n(.*?)^```", document, re.MULTILINE | re.DOTALL):
        yield from (line for line in block.splitlines() if line and not line.startswith(("./scripts/", "sudo ")))


def run_all(program, source, name, folder):
    """Runs the commands of one document; returns the number of commands and the failures."""
    for each in FILES:
        shutil.copytree(source / each, folder / each)
    names = folder / "bin"
    names.mkdir()
    (names / "tafelrichter").symlink_to(program)
    environment = {"PATH": f"{names}:{os.environ['PATH']}", "HOME": str(folder), "LC_ALL": "C.UTF-8"}
    number, failures = 0, []
    for command in commands((source / name).read_text(encoding="utf-8")):
        number += 1
        done = subprocess.run(["sh", "-c", command], cwd=folder, env=environment, capture_output=True, text=True, timeout=60, check=False)
        if done.returncode != 0:
            failures.append(f"{name}: {command}\n  exit status {done.returncode}\n  {done.stdout[-500:]}{done.stderr[-500:]}")
    return number, failures


def main():
    program, source = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()
    number, failures = 0, []
    for name in DOCUMENTS:
        with tempfile.TemporaryDirectory() as folder:
            ran, failed = run_all(program, source, name, Path(folder))
            if ran == 0:
                failed = [f"{name}: no command found"]
            number += ran
            failures += failed
    print("\n".join(failures) or f"{number} commands")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
