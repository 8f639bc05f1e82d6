#!/usr/bin/env python3
# Formats the cases of tests/cases for reading: "why" comes first, and a deal takes one line of up to 160 characters, or several
# full lines. --check changes nothing and fails if a file is not formatted.
import json
import pathlib
import sys

WIDTH = 160
FIRST = ["why", "name", "kind"]  # then the document, then the expected answer
LAST = ["expect", "words"]
ONE_A_LINE = {"illegal", "because", "turns"}  # one element per line if they do not fit into one line; deals always


class Number(str):
    """Keeps the spelling of the number: 1.0 is not 1."""


def value_of(text):
    return json.loads(text, object_pairs_hook=lambda pairs: ("object", pairs), parse_int=Number, parse_float=Number)


def flat(value):
    if isinstance(value, Number):
        return str(value)
    if isinstance(value, tuple):
        return "{" + ", ".join(f"{json.dumps(key, ensure_ascii=False)}: {flat(each)}" for key, each in value[1]) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(flat(each) for each in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def members(value):
    if isinstance(value, tuple):
        return [(f"{json.dumps(key, ensure_ascii=False)}: ", key, each) for key, each in value[1]]
    return [("", None, each) for each in value]


def lines(value, indent, room, lists=False, start=""):
    """The lines of a value, the first one behind `start`. `room`: the number of characters after the last one."""
    whole = start + flat(value)
    if not lists and indent + len(whole) + room <= WIDTH or not isinstance(value, (tuple, list)) or not value:
        return [whole]
    opening, closing = "{}" if isinstance(value, tuple) else "[]"
    result, filling, parts = [], start + opening, members(value)
    for number, (label, key, each) in enumerate(parts):
        last = number == len(parts) - 1
        after = room + 1 if last else 1
        whole = label + flat(each)
        below = (isinstance(each, list) and len(each) > 1
                 and (key == "deals" or key in ONE_A_LINE and indent + 1 + len(whole) + after > WIDTH))
        opens = filling in (start + opening, " ")
        if not below and indent + len(filling) + (0 if opens else 1) + len(whole) + after <= WIDTH and not (lists and number):
            filling += ("" if opens else " ") + whole
        elif below or indent + 1 + len(whole) + after > WIDTH:
            if not opens:
                result.append(filling)
                filling = " "
            inner = lines(each, indent + len(filling), after, below, label)
            result.append(filling + inner[0])
            result += [" " * len(filling) + line for line in inner[1:-1]]
            filling = " " * len(filling) + inner[-1] if len(inner) > 1 else result.pop()
        else:
            result.append(filling)
            filling = " " + whole
        filling += closing if last else ","
    return result + [filling]


def laid_out(text):
    cases = []
    for _, pairs in value_of(text):
        place = {key: number for number, key in enumerate(FIRST)} | {key: 100 + number for number, key in enumerate(LAST)}
        ordered = sorted(pairs, key=lambda pair: place.get(pair[0], 50))
        parts = []
        for number, (key, each) in enumerate(ordered):
            after = 2 if number == len(ordered) - 1 else 1
            inner = lines(each, 2, after, False, f'"{key}": ')
            if parts and key in FIRST and len(parts[-1]) + len(inner[0]) + 4 <= WIDTH and key != FIRST[0] and len(parts) == 2:
                parts[-1] += " " + inner[0]
            else:
                parts += inner
            parts[-1] += "" if number == len(ordered) - 1 else ","
        cases.append(" {" + "\n  ".join(parts) + "}")
    return "[\n" + ",\n".join(cases) + "\n]\n"


def main():
    folder = pathlib.Path(__file__).resolve().parent.parent / "tests" / "cases"
    status = 0
    for file in sorted([*folder.glob("*.json"), *folder.glob("own/*.json")]):
        before = file.read_text()
        after = laid_out(before)
        assert sorted(map(str, map(sorted_pairs, value_of(before)))) == sorted(map(str, map(sorted_pairs, value_of(after)))), file
        if before == after:
            continue
        if "--check" in sys.argv:
            print(f"{file.name} is not formatted; run scripts/format-cases.py")
            status = 1
        else:
            file.write_text(after)
    return status


def sorted_pairs(case):
    return sorted(case[1], key=lambda pair: pair[0])


if __name__ == "__main__":
    sys.exit(main())
