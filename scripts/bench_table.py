#!/usr/bin/env python3
"""One table of figures from the results of Google Benchmark: each figure, its reference, their ratio, the goal.

bench_table.py [--write MARKDOWN] RESULTS.json …

With --write, the measured rows also replace those of the table between the marks in MARKDOWN (docs/figures.md).
"""
import datetime
import json
import os
import platform
import sys
from pathlib import Path

# name: the measurement, the reference, the value of the result, unit, goal of the ratio (figure by reference). Without a
# reference the goal applies to the figure itself.
FIGURES = [
    ("score-file", "score --jsonl, 10 MB of matches", "reference", "a program that only parses it (nlohmann)", "bytes_per_second", "MB/s", ">=", 3.3),
    ("score-file", "score --jsonl, 10 MB of matches", "in-place", "… in place (RapidJSON)", "bytes_per_second", "MB/s", ">=", 1.0),
    ("score-own", "score --jsonl, custom games", "reference", "a program that only parses it (nlohmann)", "bytes_per_second", "MB/s", ">=", 1.0),
    ("score-text", "the same in memory, one processor", "reference", "parsing it (nlohmann)", "bytes_per_second", "MB/s", ">=", 1.5),
    ("start-command-line", "score a small file, whole process", "reference", "a plain C++ program that prints it", "real_time", "ms", "<=", 1.4),
    ("enter-deal", "enter a deal, on disk", "reference", "the same rows in one bare transaction", "real_time", "µs", "<=", 1.5),
    ("enter-big", "enter a deal, 1,000,000 deals there", "reference", "the same in an empty history", "real_time", "µs", "<=", 1.2),
    ("undo-big", "undo it, 1,000,000 deals there", "reference", "the same in an empty history", "real_time", "µs", "<=", 1.2),
    ("import", "import matches of a club", "reference", "the same rows by bare statements", "items_per_second", "matches/s", ">=", 0.3),
    ("migrate", "from the first release, 1,000,000 deals", None, "the goal itself", "million", "s", "<=", 20),
    ("recover", "recover a history", "reference", "reading it and importing its matches", "real_time", "ms", "<=", 2.0),
    ("ratings", "rate 1,000,000 matches", None, "the goal itself", "million", "s", "<=", 2),
    ("ratings-again", "the ratings when they are kept", None, "the goal itself", "real_time", "ms", "<=", 1),
    ("history-list", "first page of 1,000,000 deals", "reference", "bare SQL", "real_time", "ms", "<=", 1.5),
    ("history-player", "the page of the most active player", "reference", "bare SQL", "real_time", "ms", "<=", 1.5),
    ("history-people", "the table of 400 people", "reference", "bare SQL", "real_time", "ms", "<=", 1.5),
    ("history-characters", "the table of the characters", "reference", "bare SQL", "real_time", "ms", "<=", 1.5),
    ("history-days", "people and characters of nine years", "reference", "bare SQL over the matches", "real_time", "ms", "<=", 1.0),
    ("history-contracts", "averages of a game's contracts", "reference", "bare SQL", "real_time", "ms", "<=", 1.5),
    ("history-search", "a search for two words", "reference", "bare SQL", "real_time", "ms", "<=", 1.5),
    ("legal-plain", "legal cards of 65,536 positions", "reference", "a bare function on bit masks", "real_time", "µs", "<=", 2.0),
    ("legal-powers", "the same under five powers each", "reference", "the same function, without powers", "real_time", "µs", "<=", 3.0),
    ("replay", "replay 500 recorded deals with powers", "reference", "a bare playout on bit masks", "real_time", "µs", "<=", 15.0),
    ("perft", "perft of depth 6", "reference", "the bare function", "items_per_second", "nodes/s", ">=", 0.1),
    ("safe-zone", "safe zones of four, three powers", None, "the goal itself", "real_time", "ms", "<=", 1),
    ("ask", "questions in a match of 30 deals", None, "the goal itself", "real_time", "ms", "<=", 1),
    ("phone-page", "a phone's page of 30 deals", None, "the goal itself", "real_time", "ms", "<=", 5),
    ("live-update", "a deal entered to 99 % of 500 watchers", None, "the goal itself", "real_time", "ms", "<=", 20),
    ("live-update", "memory of the live server with them", None, "the goal itself", "memory", "MB", "<=", 12),
    ("live-start", "start of the live server", None, "the goal itself", "real_time", "ms", "<=", 10),
    ("live-tap", "tap to new frame, 50 watchers", "reference", "the same, nothing shared", "real_time", "ms", "<=", 1.1),
    ("archive-first", "first exchange of 1,000,000 deals", "reference", "a bare COPY into the same keys", "items_per_second", "entries/s", ">=", 0.5),
    ("archive-first", "memory of that exchange", None, "the goal itself", "memory", "MB", "<=", 64),
    ("archive-deal", "a deal on another tablet, 95 %", None, "the goal itself", "real_time", "ms", "<=", 200),
    ("archive-connected", "enter a deal, archive connected", "reference", "without an archive", "real_time", "µs", "<=", 1.1),
    ("archive-frozen", "enter a deal, its server frozen", "reference", "without an archive", "real_time", "µs", "<=", 1.1),
    ("archive-gone", "enter a deal, its server gone", "reference", "without an archive", "real_time", "µs", "<=", 1.1),
    ("folder-first", "first exchange in a folder, 1,000,000 deals", "reference", "copying its files and checking them", "items_per_second", "entries/s", ">=", 0.5),
    ("folder-nothing", "an exchange in a folder, nothing new", None, "the goal itself", "real_time", "ms", "<=", 10),
    ("erase", "erase a member, 1,000,000 deals there", None, "the goal itself", "real_time", "s", "<=", 1),
    ("erase-folder", "… from this tablet's files in a folder", None, "the goal itself", "real_time", "s", "<=", 1),
    ("erase-other", "… on another tablet, by the folder", None, "the goal itself", "real_time", "s", "<=", 1),
    ("erase-database", "… on another tablet, by a database", None, "the goal itself", "real_time", "s", "<=", 1),
    ("start-app", "app to first pixels", "reference", "bare window with a chart", "real_time", "ms", "<=", 1.2),
    ("start-app", "app to first pixels", "kiriki", "kiriki", "real_time", "ms", "<=", 1.0),
    ("start-app", "memory of the app", "reference", "bare window with a chart", "memory", "MB", "<=", 1.2),
    ("start-app", "memory of the app", "kiriki", "kiriki", "memory", "MB", "<=", 1.0),
    ("start-history", "app with 1,000,000 deals", "reference", "the same with an empty history", "real_time", "ms", "<=", 1.2),
    ("pan", "frame of a pan, 10,000 points a line", "reference", "the same with 1,000", "real_time", "ms", "<=", 1.5),
    ("open-pad", "open the pad, 40 contracts", None, "the goal itself", "real_time", "ms", "<=", 100),
    ("tap", "tap to new frame, score pad", "reference", "tap on a bare page", "real_time", "ms", "<=", 1.4),
]

# name: the repeated operation, the growing quantity. The table has the cost of one operation.
GROWTH = [
    ("growth-score", "score a deal", "deals in the match"),
    ("growth-ask", "… for the questions about the next one", "deals in the match"),
    ("growth-enter", "enter the next deal", "deals in the match"),
    ("growth-correct", "judge a deal again, the first one corrected", "deals in the match"),
    ("growth-into", "enter a deal", "deals in the history"),
    ("growth-list", "the first page of the matches", "deals in the history"),
    ("growth-people", "the table of people", "deals in the history"),
    ("growth-open", "open the file", "deals in the history"),
    ("growth-rebuild", "make the rows of a deal again", "deals in the history"),
    ("growth-phones", "a deal to one of the phones", "phones"),
    ("growth-tablets", "a deal to one of the other tablets", "other tablets"),
]


def medians(files):
    """Medians by name, e.g. "score-file/ours"; a benchmark that failed has its message instead."""
    found = {}
    for file in files:
        with open(file, encoding="utf-8") as text:
            results = text.read()
        if results:  # Empty if the arguments name no program of this kind.
            for result in json.loads(results)["benchmarks"]:
                name = "/".join(result["run_name"].split("/")[:2])
                if result.get("error_occurred"):
                    found[name] = result["error_message"]
                elif result.get("aggregate_name") == "median":
                    found.setdefault(name, result)
    return found


def value(result, key):
    number = result[key]
    return number / 1e6 if key == "bytes_per_second" else number


def row(found, figure):
    """The cells of a figure, and whether it is as good as it should be; None: it was not measured."""
    name, what, other, reference, key, unit, relation, goal = figure
    ours, theirs = found.get(f"{name}/ours"), found.get(f"{name}/{other}")
    if other is None and isinstance(ours, dict):
        good = value(ours, key) <= goal
        return [what, f"{value(ours, key):.3g} {unit}", f"{goal} {unit}", reference, f"{value(ours, key) / goal:.2f}", "<= 1", "yes" if good else "no"], good
    if ours is None and theirs is None:
        return None
    cells = [f"{result if isinstance(result, str) else '-' if result is None else f'{value(result, key):.3g} {unit}'}" for result in (ours, theirs)]
    if not isinstance(ours, dict) or not isinstance(theirs, dict):
        return [what, cells[0], cells[1], reference, "-", f"{relation} {goal}", "not measured"], False
    ratio = value(ours, key) / value(theirs, key)
    if goal is None:  # shown, but without a goal
        return [what, cells[0], cells[1], reference, f"{ratio:.2f}", "-", "-"], True
    good = ratio >= goal if relation == ">=" else ratio <= goal
    return [what, cells[0], cells[1], reference, f"{ratio:.2f}", f"{relation} {goal}", "yes" if good else "no"], good


def growth(found):
    """Rows of cells for each quantity that may grow: its size, and the cost of one operation."""
    rows = []
    for name, what, of in GROWTH:
        sizes = sorted(int(each.split("/")[1]) for each in found if each.startswith(f"{name}/"))
        for size in sizes:
            cost = found[f"{name}/{size}"]
            rows.append([what, f"{size:,} {of}", cost if isinstance(cost, str) else f"{1e6 / cost['items_per_second']:.3g} µs"])
            what = ""
    return rows


def machine():
    with open("/proc/cpuinfo", encoding="utf-8") as text:
        model = next((line.split(":")[1].strip() for line in text if line.startswith("model name")), platform.machine())
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 1e9
    return f"{model}, {os.cpu_count()} cores, {memory:.0f} GB, Linux {platform.release().split('-')[0]}, software rendering"


def show(head, rows):
    table = [head, *rows]
    widths = [max(map(len, column)) for column in zip(*table)]
    for number, cells in enumerate(table):
        print("  ".join(cell.ljust(width) for cell, width in zip(cells, widths)).rstrip())
        if number == 0:
            print("  ".join("-" * width for width in widths))


BEGIN, END = "<!-- written by scripts/bench --write -->\n", "<!-- end -->\n"
HEAD = ["figure", "value", "reference", "measured against", "ratio", "goal", "ok?"]


def write(file, measured):
    """Writes the table of all figures into a document: a figure that was not measured, or failed, keeps its row."""
    before, _, rest = file.read_text(encoding="utf-8").partition(BEGIN)
    old, end, after = rest.partition(END)
    if not end:
        sys.exit(f"bench_table.py: {file} has no lines {BEGIN.strip()} and {END.strip()}")
    rows = {}
    for line in old.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == len(HEAD) + 1:
            rows[cells[0], cells[3]] = cells
    for cells in measured:
        rows[cells[0], cells[3]] = [*cells, str(datetime.date.today())]
    table = [[*HEAD, "measured on"], ["---"] * (len(HEAD) + 1)]
    for _, what, _, reference, *_ in FIGURES:
        table.append(rows.get((what, reference), [what, "", "", reference, "", "", "not measured", ""]))
    lines = [f"| {' | '.join(cells)} |\n" for cells in table]
    file.write_text(before + BEGIN + "".join(lines) + END + after, encoding="utf-8")


def main():
    files = sys.argv[1:]
    document = Path(files[1]) if files[:1] == ["--write"] else None
    found = medians(files[2:] if document else files)
    rows = [each for each in (row(found, figure) for figure in FIGURES) if each]
    print(f"{datetime.date.today()}, {machine()}; medians")
    if rows:
        show(HEAD, [cells for cells, _ in rows])
    if document:
        write(document, [cells for cells, _ in rows if cells[-1] != "not measured"])
    if grown := growth(found):
        show(["what", "of how many", "one costs"], grown)
    return 0 if (rows or grown) and all(good for _, good in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
