#!/usr/bin/env python3
"""Counts the branches that were taken in a build with --coverage: BUILD [--missed PREFIX …].

The two ways out of a call that may throw are no branch of ours: both are left out (to leave out only the one that throws
would count every call as a branch that was taken). The core is built without exceptions and guards of static variables, so
that nothing else of the compiler's is in it; in history/ what only cleans up after an exception counts as not taken.
--missed lists what was never taken in the files that begin so: file, line, how many of its branches, the line.
"""
import argparse
import collections
import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CORE = ["base", "cards", "rulebook", "referee", "games", "tournament"]
BESIDE = ["document", "history", "phrases"]
GOAL = 0.95


def of_object(notes):
    """The output of gcov for one object, a JSON document."""
    told = subprocess.run(["gcov", "--json-format", "--stdout", "--branch-probabilities", str(notes)], capture_output=True, text=True, check=True)
    return json.loads(told.stdout) if told.stdout else {"files": []}


def ours(branches):
    """The counts without calls that may throw. gcov lists the two exits of a block next to each other."""
    counts, at = [], 0
    while at < len(branches):
        pair = branches[at:at + 2]
        if any(each["throw"] for each in pair) and (pair[0]["throw"] or pair[0]["fallthrough"]):
            at += len(pair)
            continue
        counts.append(branches[at]["count"])
        at += 1
    return counts


def counted(build):
    """Counts by file, line and function. A function in several objects, or the copies of a template, count as one."""
    lines = {}
    with ThreadPoolExecutor(2) as workers:
        for told in workers.map(of_object, sorted(build.glob("src/**/*.gcno"))):
            for file in told["files"]:
                path = Path(told["current_working_directory"], file["file"]).resolve()
                if not path.is_relative_to(ROOT / "src"):
                    continue
                starts = {each["name"]: (each["start_line"], each["start_column"]) for each in file["functions"]}
                for line in file["lines"]:
                    counts = ours(line["branches"])
                    if not counts:
                        continue
                    key = (str(path.relative_to(ROOT / "src")), line["line_number"], starts.get(line.get("function_name")))
                    known = lines.get(key, [])
                    if len(known) != len(counts): # a copy of a template with less in it
                        known, counts = max(known, counts, key=len), []
                    lines[key] = [a + b for a, b in zip(known, counts)] if counts else known
    return lines


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=Path)
    parser.add_argument("--missed", nargs="*", metavar="PREFIX", default=[])
    asked = parser.parse_args()
    lines = counted(asked.build)
    if not lines:
        sys.exit(f"{asked.build} has no counts: was it built with --coverage?")

    folders = collections.defaultdict(lambda: [0, 0])
    for (file, number, _), counts in sorted(lines.items(), key=lambda item: item[0][:2]):
        missed = counts.count(0)
        layer, folder = file.split("/")[0], str(Path(file).parent)
        for name in (folder, "the core" if layer in CORE else "", layer if folder != layer else ""):
            folders[name][0] += len(counts) - missed
            folders[name][1] += len(counts)
        if missed and any(file.startswith(prefix) for prefix in asked.missed):
            text = (ROOT / "src" / file).read_text(encoding="utf-8").split("\n")[number - 1].strip()
            print(f"{file}:{number}: {missed} of {len(counts)}: {text}")

    def row(name):
        taken, of = folders[name]
        return f"{name:28} {taken:6} of {of:6}  {taken / of:6.1%}"
    for name in sorted(folders):
        if name and name.split("/")[0] in CORE + BESIDE:
            print(row(name))
    print(row("the core"))
    taken, of = folders["the core"]
    return 0 if taken >= GOAL * of else 1


if __name__ == "__main__":
    sys.exit(main())
