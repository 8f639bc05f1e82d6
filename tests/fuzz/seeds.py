#!/usr/bin/env python3
"""Writes the documents of tests/cases as files of their own, for a fuzzer to begin with: seeds.py CASES FOLDER"""
import hashlib
import json
import sys
from pathlib import Path


def main():
    cases, folder = Path(sys.argv[1]), Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for file in sorted(cases.glob("*.json")):
        for case in json.loads(file.read_text(encoding="utf-8")):
            document = case.get("document", case.get("text"))
            if document is None:
                continue
            text = document if isinstance(document, str) else json.dumps(document, ensure_ascii=False, separators=(",", ":"))
            (folder / hashlib.sha1(text.encode()).hexdigest()[:16]).write_text(text, encoding="utf-8")
            count += 1
    if count == 0:
        sys.exit("no documents")
    print(f"{count} documents")


if __name__ == "__main__":
    main()
