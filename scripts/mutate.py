#!/usr/bin/env python3
"""Changes one operator or constant of the award and legality code at a time and counts what no test notices.

    scripts/mutate.py [COUNT [SEED]]     COUNT mutants drawn at random (200); the same SEED draws the same ones

Works in build/mutants, on a copy of the tree. Ends with 1 when fewer than 95 % are noticed.
"""
import random
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COPY = ROOT / "build" / "mutants" / "tree"
BUILD = ROOT / "build" / "mutants" / "build"
GOAL = 0.95
PATIENCE = 120  # seconds for a test program: a mutant may loop for ever

# The rules: what is legal, what it gives. Words for people and readers of documents are not judged here.
SOURCES = ["src/referee/score.cpp", "src/referee/correction.cpp", "src/games/eidex/*.cpp", "src/games/eidex/powers/*.cpp",
           "src/games/compendium/*.cpp", "src/games/krass_kariert/*.cpp"]
NOT = {"clauses.cpp", "clauses_play.cpp", "form.cpp", "draw.cpp", "perft.cpp", "options.cpp", "safe_zone.cpp"}

CHANGES = [
    (re.compile(r"(?<![<>=!-])<=(?!>)"), "<"), (re.compile(r"(?<![<>=!-])>=(?!=)"), ">"),
    (re.compile(r"(?<= )< (?=[\w(-])"), "<= "), (re.compile(r"(?<= )> (?=[\w(-])"), ">= "),
    (re.compile(r" == "), " != "), (re.compile(r" != "), " == "),
    (re.compile(r" && "), " || "), (re.compile(r" \|\| "), " && "),
    (re.compile(r"(?<=[\w)]) \+ (?=\w)"), " - "), (re.compile(r"(?<=[\w)]) - (?=\w)"), " + "),
    (re.compile(r"\btrue\b"), "false"), (re.compile(r"\bfalse\b"), "true"),
    (re.compile(r"(?<=[(!,= ])!(?=[a-zA-Z(])"), ""),
    (re.compile(r"(?<![\w.\"'{/])([2-9]|[1-9]\d+)(?![\w.\"'])"), lambda match: str(int(match[1]) + 1)),

]

SKIP = re.compile(r"^\s*(//|#|\*|\.(id|de|en|text|name|section|ruling|line|oneLine)\b)|fmt::format|\.de =|\.en =|template|constexpr Clause|static_assert|operator")


def code(line):
    """The line with the insides of its strings and its comment blanked, so that nothing is changed there."""
    line = re.sub(r'"(\\.|[^"\\])*"', lambda match: '"' + "~" * (len(match[0]) - 2) + '"', line)
    return re.sub(r"//.*", lambda match: " " * len(match[0]), line)


def mutants():
    found = []
    for pattern in SOURCES:
        for file in sorted(ROOT.glob(pattern)):
            if file.name in NOT:
                continue
            inside_text = False
            for number, line in enumerate(file.read_text(encoding="utf-8").split("\n")):
                inside_text = inside_text and not line.strip().endswith("};")
                if "constexpr Clause" in line or "const Clause " in line:
                    inside_text = True
                if inside_text or SKIP.search(line):
                    continue
                plain = code(line)
                for expression, by in CHANGES:
                    for match in expression.finditer(plain):
                        if match[0] == "< " and "for (" in plain:
                            continue  # one seat too many in a loop over seats has nothing in it: no fault to notice
                        text = by(match) if callable(by) else by
                        found.append((file.relative_to(ROOT), number, line, line[:match.start()] + text + line[match.end():]))
    return found


def run(command, **options):
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", **options)


def prepare():
    COPY.mkdir(parents=True, exist_ok=True)
    for folder in ("src", "tests", "db", "reports", "packaging"):
        if (ROOT / folder).exists():
            subprocess.run(["rsync", "-a", "--delete", f"{ROOT / folder}/", f"{COPY / folder}/"], check=True)
    shutil.copy2(ROOT / "CMakeLists.txt", COPY)
    subprocess.run(["cmake", "-S", COPY, "-B", BUILD, "-G", "Ninja", "-DTAFEL_APP=OFF", "-DCMAKE_BUILD_TYPE=Debug", "-DCMAKE_CXX_FLAGS=-O1 -g0 -w"],
                   check=True, stdout=subprocess.DEVNULL)
    subprocess.run(["ninja", "-C", BUILD, *PROGRAMS], check=True, stdout=subprocess.DEVNULL)


PROGRAMS = ["cases_test", "core_test", "properties_test"]


def noticed():
    """What noticed the mutant: the compiler, a test program, time; None: nothing did."""
    if run(["ninja", "-C", str(BUILD), *PROGRAMS]).returncode != 0:
        return "compiler"
    for program in PROGRAMS:
        binary = BUILD / "bin" / program
        try:
            if run([str(binary), "--gtest_brief=1", "--gtest_fail_fast"], timeout=PATIENCE, cwd=BUILD).returncode != 0:
                return program
        except subprocess.TimeoutExpired:
            return "time"
    return None


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    prepare()
    drawn = mutants()
    print(f"{len(drawn)} mutants are possible; {min(count, len(drawn))} are tried", flush=True)
    random.Random(seed).shuffle(drawn)
    by, missed, tried = {}, [], 0
    for file, number, before, after in drawn[:count]:
        place = COPY / file
        lines = place.read_text(encoding="utf-8").split("\n")
        assert lines[number] == before
        whole = place.read_text(encoding="utf-8")
        lines[number] = after
        place.write_text("\n".join(lines), encoding="utf-8")
        started = time.time()
        by_what = noticed()
        place.write_text(whole, encoding="utf-8")
        tried += by_what != "compiler"
        by[by_what] = by.get(by_what, 0) + 1
        if by_what is None:
            missed.append((file, number, after))
            print(f"missed  {file}:{number + 1}\n  - {before.strip()}\n  + {after.strip()}  ({time.time() - started:.0f} s)", flush=True)
    rate = (tried - len(missed)) / tried if tried else 0.0
    print(f"{tried} mutants ran, {tried - len(missed)} were noticed: {rate:.1%} (goal {GOAL:.0%}); by {by}")
    return 0 if rate >= GOAL else 1


if __name__ == "__main__":
    sys.exit(main())
