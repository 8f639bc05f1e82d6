#!/usr/bin/env python3
"""Writes the seeds of the fuzzers: seeds.py CASES FOLDER. Each target gets a folder of files made from tests/cases;
`words.dict` has the keys, names, and numbers of the documents."""
import hashlib
import json
import random
import shutil
import sys
from pathlib import Path

# Inputs that no case has: limits of machine words, deep nesting, invalid characters, and the headers of other formats.
NASTY = ["2147483647", "-2147483648", "9223372036854775808", "1e9", "-0", "0.5", "[[[[", "{\"a\":", "\\u0000", "\\ud800", "\x7f",
         "\ufeff", "\n", "\r\n", "null", "{\"format\":\"tafelrichter-matches/1\",\"matches\":1}\n", "SQLite format 3\0"]

# Messages between phones and the app.
LIVE = [{"kind": "seat", "seat": 1}, {"kind": "leave"}, {"kind": "count", "deal": 1, "path": "/points/Cora", "value": 43},
        {"kind": "stays", "deal": 1, "path": "/points/Cora", "value": 43}, {"kind": "accept", "deal": 1}, {"kind": "refuse", "deal": 1, "reason": "54"},
        {"kind": "sharing", "key": "abcdefghijklmnopqrstuA", "rights": ["count"], "cards": ["RJ", "H10", "S6"], "writer": 0}, {"kind": "changed"}, {"kind": "ping"},
        {"kind": "form", "deal": 1, "draft": {"turned_up": "S9", "points": {"Anna": 18}}, "fields": [{"path": "/points/Anna", "seat": 0, "from": "phone", "at": "21:33"}], "recount": [0]},
        {"kind": "seat", "seat": 1, "phone": "abcdefghijklmnopqrstuA", "state": "given"}, {"kind": "stop"},
        {"kind": "answer", "seat": 2, "deal": 1, "path": "/points/Cora", "state": "entered", "value": 44}]


# Messages from the server to the app.
CHILD = [{"kind": "listening", "address": "192.0.2.1", "port": 4736}, {"kind": "seat-asked", "seat": 1, "phone": "abcdefghijklmnopqrstuA", "card": "L7"},
         {"kind": "seat-left", "seat": 1, "phone": "abcdefghijklmnopqrstuA"}, {"kind": "count", "seat": 2, "deal": 1, "path": "/points/Cora", "value": 43},
         {"kind": "count", "seat": 2, "deal": 1, "path": "/points/Cora"}, {"kind": "stays", "seat": 2, "deal": 1, "path": "/points/Cora", "value": 43},
         {"kind": "accept", "seat": 0, "deal": 1}, {"kind": "refuse", "seat": 0, "deal": 1, "reason": "54"}, {"kind": "pong"},
         {"kind": "devices", "watching": 3, "seated": [0, 2], "boards": 1}, {"kind": "trouble", "code": "line", "text": {"de": "x", "en": "x"}}]


def words_in(value, words):
    if isinstance(value, dict):
        for key, each in value.items():
            words.add(key)
            words_in(each, words)
    elif isinstance(value, list):
        for each in value:
            words_in(each, words)
    elif isinstance(value, str) and len(value) <= 40:
        words.add(value)
    elif isinstance(value, int):
        words.add(str(value))


def mistyped(document, names, at=""):
    """Each (location, document) with one name, as a value or a key, replaced by an unknown one; a location has no list indexes."""
    if isinstance(document, str) and document in names:
        yield at, "Nobody"
    elif isinstance(document, list):
        for index, each in enumerate(document):
            for place, changed in mistyped(each, names, at + "/-"):
                yield place, document[:index] + [changed] + document[index + 1:]
    elif isinstance(document, dict):
        for key, each in document.items():
            if key in names:
                yield at + "/*", {"Nobody" if other == key else other: value for other, value in document.items()}
            for place, changed in mistyped(each, names, f"{at}/{'*' if key in names else key}"):
                yield place, {**document, key: changed}


def typos(documents):
    """One document for each location where a deal may have a name."""
    seen = {}
    for text in documents:
        try:
            document = json.loads(text)
            names = [each for each in document["players"] if isinstance(each, str)]
        except (ValueError, KeyError, TypeError):
            continue
        for place, deals in mistyped(document.get("deals"), names):
            without_id = {key: value for key, value in document.items() if key != "id"}
            seen.setdefault((str(document.get("game")), place), {**without_id, "deals": deals})
    return [json.dumps(each, ensure_ascii=False, separators=(",", ":")) for each in seen.values()]


def quoted(word):
    return "".join(chr(byte) if 32 <= byte < 127 and byte not in b'"\\' else f"\\x{byte:02x}" for byte in word.encode("utf-8", "surrogatepass"))


def main():
    cases, folder = Path(sys.argv[1]), Path(sys.argv[2])
    documents, words = {"score": [], "judge": [], "game": []}, set()
    games = {file.name.removesuffix(".game.json"): json.loads(file.read_text(encoding="utf-8"))
             for file in sorted((cases.parents[1] / "src/app/custom/patterns").glob("*.game.json"))}
    documents["game"] += [json.dumps(each, ensure_ascii=False, separators=(",", ":")) for each in games.values()]
    for file in sorted([*cases.glob("*.json"), *cases.glob("own/*.json")]):
        for case in json.loads(file.read_text(encoding="utf-8")):
            document = case["document"]
            if isinstance(document, dict) and isinstance(document.get("own_game"), str):
                document["own_game"] = games[document["own_game"]]
            if not isinstance(document, str):
                words_in(document, words)
                document = json.dumps(document, ensure_ascii=False, separators=(",", ":"))
            documents[case["kind"] if case["kind"] in documents else "score"].append(document)
    if not documents["score"] or not documents["judge"]:
        sys.exit("no documents")
    chance = random.Random(7)  # the same seeds every time
    score = documents["score"] + typos(documents["score"])
    seeds = {
        "score_fuzz": score,
        "ask_fuzz": score[::2],
        "judge_fuzz": documents["judge"],
        "game_fuzz": documents["game"],
        "perft_fuzz": [each for each in score if '"log"' in each],
        "import_fuzz": score[::5] + typos(documents["score"]) + ["\n".join(chance.sample([each for each in score if "\n" not in each], 6)) for _ in range(60)],
        "replay_fuzz": [bytes(chance.randrange(256) for _ in range(chance.choice([40, 200, 600]))) for _ in range(300)],
        "search_fuzz": sorted(words)[::3],
        "live_fuzz": documents["judge"][::7] + [json.dumps(each) for each in LIVE],
        "child_line_fuzz": [json.dumps(each) for each in CHILD],
    }
    for name, files in seeds.items():
        shutil.rmtree(folder / name, ignore_errors=True)
        (folder / name).mkdir(parents=True, exist_ok=True)
        for each in files:
            each = each.encode() if isinstance(each, str) else each
            (folder / name / hashlib.sha1(each).hexdigest()[:16]).write_bytes(each)
    lines = [f'"{quoted(word)}"' for word in sorted(words) if word] + [f'"{quoted(word)}"' for word in NASTY]
    (folder / "words.dict").write_text("\n".join(lines) + "\n")
    print(f"{sum(map(len, seeds.values()))} seeds, {len(lines)} words")


if __name__ == "__main__":
    main()
