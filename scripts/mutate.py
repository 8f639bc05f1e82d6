#!/usr/bin/env python3
"""Changes one operator or constant of the award and legality code at a time and counts the mutants that no test detects.

Draws COUNT mutants by --seed; the same seed draws the same ones. Works in build/mutants, on a copy of the tree; the
results are in build/mutants/results.tsv. Exit code 1 if the tests detect fewer than 95 %. Mutants without an observable
effect are listed with the reason in scripts/equivalent-mutants.txt and are counted separately.
"""
import argparse
import concurrent.futures
import hashlib
import os
import re
import resource
import shlex
import shutil
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "mutants"
COPY = FOLDER / "tree"
BUILD = COPY / "build" / "core"
RESULTS = FOLDER / "results.tsv"
EQUAL = ROOT / "scripts" / "equivalent-mutants.txt"
GOAL = 0.95

# The rules: legality and awards. Texts for people and readers of documents are not mutated.
# Custom games and disputes have no rules of their own.
FAMILIES = sorted({file.parent.name for file in ROOT.glob("src/games/*/*.cpp")} - {"custom", "dispute"})
SOURCES = ["src/referee/score.cpp", "src/referee/correction.cpp", "src/games/eidex/powers/*.cpp",
           *(f"src/games/{family}/*.cpp" for family in FAMILIES)]
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
    (re.compile(r"(?<=return )([01])(?=;)|(?<=[?:=<>] )([01])(?= :|;|\))"), lambda match: str(int(match[0]) + 1)),
]

SKIP = re.compile(r"^\s*(//|#|\*|\.(id|de|en|text|name|section|ruling|line|oneLine)\b)|fmt::format|\.de =|\.en =|template|constexpr Clause"
                  r"|static_assert|operator|\breserve\(")

# The tests in this order, the quick ones first, each with quick settings. ctest then runs the survivors.
PROGRAMS = ["cases_test", "core_test", "properties_test"]
QUICK = {"RC_PARAMS": "seed=7 max_success=25 noshrink=1", "TAFEL_SEEDS": "1"}
WHOLE = {"RC_PARAMS": "seed=7 max_success=300 noshrink=1"}
# The checks of the standard library replace the address sanitizer, which is slow and runs in scripts/test.
FLAGS = ["-O0", "-g0", "-w", "-D_GLIBCXX_ASSERTIONS"]
MEMORY = 3 << 30  # bytes; a mutant may ask for more and more
PATIENCE = 10     # times the duration on the unchanged source; a mutant may loop forever


def code(line):
    """The line with the insides of its strings and its comment blanked, so that nothing is changed there."""
    line = re.sub(r'"(\\.|[^"\\])*"', lambda match: '"' + "~" * (len(match[0]) - 2) + '"', line)
    return re.sub(r"//.*", lambda match: " " * len(match[0]), line)


class Mutant:
    def __init__(self, file, number, before, start, end, text):
        self.file, self.number, self.before = str(file), number, before
        self.after = before[:start] + text + before[end:]
        self.column = start

    def what(self):
        """The identity in the files: the line may move, but its text must not change."""
        return self.file, self.before.strip(), self.after.strip()

    def key(self):
        return *self.what(), self.number


def mutants(patterns):
    found = []
    for pattern in patterns:
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
                        if match[0] in ("< ", "0") and "for (" in plain:
                            continue  # an extra seat in a loop over seats is empty, and the first one is often known
                        text = by(match) if callable(by) else by
                        found.append(Mutant(file.relative_to(ROOT), number, line, match.start(), match.end(), text))
    return found


def equal_ones():
    """File, line, changed line and reason, separated by tabs; one mutant per line."""
    known = {}
    for line in EQUAL.read_text(encoding="utf-8").split("\n") if EQUAL.exists() else []:
        if line and not line.startswith("#"):
            file, before, after, why = line.split("\t")
            known[(file, before, after)] = why
    return known


def dead_rows():
    """The rows of the file whose line or change is gone, so that a new mutant like it would count as undetected."""
    possible = {mutant.what() for mutant in mutants(SOURCES)}
    return [row for row in equal_ones() if row not in possible]


def limits():
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


class Tree:
    """The unchanged build. A mutant is compiled alone and linked before the library, so its object replaces the original."""

    def __init__(self):
        COPY.mkdir(parents=True, exist_ok=True)
        for folder in ("src", "tests", "db", "reports", "packaging", "scripts"):
            subprocess.run(["rsync", "-a", "--delete", f"{ROOT / folder}/", f"{COPY / folder}/"], check=True)
        for file in ("CMakeLists.txt", "CMakePresets.json"):
            shutil.copy2(ROOT / file, COPY)
        linker = ["-DCMAKE_EXE_LINKER_FLAGS=-fuse-ld=lld"] if shutil.which("ld.lld") else []
        subprocess.run(["cmake", "--preset", "core", *linker], cwd=COPY, check=True, stdout=subprocess.DEVNULL)
        subprocess.run(["ninja", "-C", BUILD, *PROGRAMS], check=True, stdout=subprocess.DEVNULL)
        self.compiling = {}
        for line in self.commands("libtafel_core.a"):
            if source := re.search(rf" -c {re.escape(str(COPY))}/(src/\S+)$", line):
                self.compiling[source[1]] = shlex.split(line)[line.startswith("/usr/bin/ccache "):]
        self.linking = {}
        for program in PROGRAMS:
            last = self.commands(f"bin/{program}")[-1].removeprefix(": && ")
            self.linking[program] = shlex.split(last.split(" && ")[0])
        self.patience, self.without = {}, {}
        for settings in (QUICK, WHOLE):
            for program in PROGRAMS:
                if settings is WHOLE and program != "properties_test":
                    continue  # the others have no settings
                started = time.time()
                told = subprocess.run([BUILD / "bin" / program, "--gtest_brief=1"], cwd=BUILD, env={**os.environ, **settings}, capture_output=True,
                                      text=True, errors="replace")
                failing = sorted(set(re.findall(r"^\[  FAILED  \] (\S+?),? ", told.stdout, re.MULTILINE)))
                if told.returncode != 0 and not failing:
                    sys.exit(f"{program} fails on the unchanged source:\n{told.stdout}{told.stderr}")
                if failing:
                    print(f"{program} {settings}: without {' '.join(failing)}, which the unchanged source fails too", flush=True)
                self.without[program, settings is QUICK] = ":".join(failing)
                self.patience[program, settings is QUICK] = 10 + PATIENCE * (time.time() - started)

    def commands(self, target):
        wanted = next(line.split(":")[0] for line in
                      subprocess.run(["ninja", "-C", BUILD, "-t", "targets", "all"], check=True, capture_output=True, text=True).stdout.split("\n")
                      if line.split(":")[0].endswith(target))
        listed = subprocess.run(["ninja", "-C", BUILD, "-t", "commands", wanted], check=True, capture_output=True, text=True)
        return listed.stdout.strip().split("\n")

    def noticed(self, mutant, desk):
        """What detected the mutant: the compiler, a test program, or a timeout; "" if nothing did. `desk` is the worker's folder."""
        lines = (COPY / mutant.file).read_text(encoding="utf-8").split("\n")
        assert lines[mutant.number] == mutant.before
        lines[mutant.number] = mutant.after
        changed, made = desk / "mutant.cpp", desk / "mutant.o"
        changed.write_text("\n".join(lines), encoding="utf-8")
        command = list(self.compiling[mutant.file])
        command[command.index("-o") + 1] = str(made)
        command[-1:] = [*FLAGS, str(changed)]
        if subprocess.run(command, cwd=BUILD, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode != 0:
            return "compiler"
        for settings in (QUICK, WHOLE):
            for program in PROGRAMS:
                if settings is WHOLE and program != "properties_test":
                    continue  # the others have no settings
                binary = desk / program
                if settings is QUICK:
                    command = list(self.linking[program])
                    at = command.index("-o")
                    command[at:at + 2] = [str(made), "-o", str(binary)]
                    subprocess.run(command, cwd=BUILD, check=True)
                key = program, settings is QUICK
                if verdict := passes(binary, settings, self.without[key], self.patience[key]):
                    return verdict
        return ""


def passes(binary, settings, without, patience):
    """What detected the mutant; "" if the tests pass."""
    process = subprocess.Popen([binary, "--gtest_brief=1", "--gtest_fail_fast", f"--gtest_filter=-{without}"], cwd=BUILD, env={**os.environ, **settings}, preexec_fn=limits,
                               start_new_session=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        return binary.name if process.wait(patience) != 0 else ""
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        return "time"


def past():
    """The last result of each tested mutant."""
    results = {}
    for line in RESULTS.read_text(encoding="utf-8").split("\n") if RESULTS.exists() else []:
        if line:
            file, number, before, after, by = line.split("\t")
            results[(file, before, after, int(number))] = by
    return results


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("count", nargs="?", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--files", nargs="+", default=SOURCES, metavar="GLOB", help="of these sources only, e.g. 'src/games/eidex/award.cpp'")
    parser.add_argument("--resume", action="store_true", help="go on: what was noticed before is not tried again, what was missed is")
    parser.add_argument("--fresh", action="store_true", help="leave out of the draw what was ever tried")
    parser.add_argument("--missed", action="store_true", help="try again what was missed the last time, wherever it was drawn")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--check", action="store_true", help="only check that each row of equivalent-mutants.txt is still possible")
    asked = parser.parse_args()
    if asked.check:
        gone = dead_rows()
        for file, line, change in gone:
            print(f"{EQUAL.name}: {file} has no such change: {line} -> {change}")
        return 1 if gone else 0
    os.nice(10)

    drawn = mutants(asked.files)
    possible = len(drawn)
    before = past()
    if asked.fresh:
        drawn = [mutant for mutant in drawn if mutant.key() not in before]
    if asked.missed:
        drawn = [mutant for mutant in drawn if before.get(mutant.key()) == ""]
    # Sorted by a hash of each mutant, so that new mutants elsewhere do not change the draw.
    drawn.sort(key=lambda mutant: hashlib.sha256(repr((asked.seed, *mutant.what(), mutant.column)).encode()).digest())
    drawn = drawn[:asked.count]
    equal = equal_ones()
    todo = [mutant for mutant in drawn if mutant.what() not in equal and not (asked.resume and before.get(mutant.key()))]
    print(f"{possible} mutants are possible, {len(drawn)} are drawn, {len(todo)} are tried now", flush=True)

    tree = Tree()
    results = {mutant.key(): before[mutant.key()] for mutant in drawn if mutant.key() in before and mutant not in todo}
    writing = threading.Lock()
    desks = []

    def take_desk():
        with writing:
            desks.append(FOLDER / f"desk{len(desks)}")
            desks[-1].mkdir(exist_ok=True)
            threading.current_thread().desk = desks[-1]

    def attempt(mutant):
        started = time.time()
        by = tree.noticed(mutant, threading.current_thread().desk)
        with writing:
            results[mutant.key()] = by
            with RESULTS.open("a", encoding="utf-8") as file:
                file.write("\t".join([mutant.file, str(mutant.number), mutant.before.strip(), mutant.after.strip(), by]) + "\n")
            if not by:
                print(f"missed  {mutant.file}:{mutant.number + 1}\n  - {mutant.before.strip()}\n  + {mutant.after.strip()}"
                      f"  ({time.time() - started:.0f} s)", flush=True)

    with concurrent.futures.ThreadPoolExecutor(asked.jobs, initializer=take_desk) as workers:
        for done in concurrent.futures.as_completed([workers.submit(attempt, mutant) for mutant in todo]):
            done.result()

    by = {}
    for mutant in drawn:
        what = "equal" if mutant.what() in equal else results[mutant.key()]
        by[what] = by.get(what, 0) + 1
    tried = len(drawn) - by.get("equal", 0) - by.get("compiler", 0)
    noticed = tried - by.get("", 0)
    rate = noticed / tried if tried else 1.0
    print(f"{tried} mutants ran, {noticed} were noticed: {rate:.1%} (goal {GOAL:.0%}); {by.get('equal', 0)} that change nothing and "
          f"{by.get('compiler', 0)} that do not compile are left out; by { {what or 'nothing': count for what, count in sorted(by.items())} }")
    return 0 if rate >= GOAL else 1


if __name__ == "__main__":
    sys.exit(main())
