#!/usr/bin/env python3
"""tablets.py PROGRAMS: two tablets share in one network, each at the default port. A used port gives an error
message."""
import json
import subprocess
import sys

from table import MATCH, Table

programs = sys.argv[1]
failed = []


def expect(good, text):
    if not good:
        failed.append(text)


def tablet(host, port, key, *names):
    table = Table(programs, {**MATCH, "players": names, "characters": {}}, host=host, port=port, key=key)
    table.names = [name.encode() for name in names]
    return table


def each_shows_its_own(when):
    for table, other in (tablets, tablets[::-1]):
        for path in ("/", "/board"):
            status, page = table.get(f"/{table.key}{path}")
            expect(status == 200 and all(name in page for name in table.names), f"{when}: {status}, not its own people at {table.host}{path}")
            expect(not any(name in page for name in other.names), f"{when}: people of the other table at {table.host}{path}")
            expect(table.get(f"/{other.key}{path}")[0] == 404, f"{when}: the key of the other tablet opens {table.host}{path}")
        status, _ = table.ask(f"GET /{table.key}/ HTTP/1.1\r\nHost: {other.host}:{other.port}\r\n\r\n".encode())
        expect(status == 421, f"{when}: {table.host} answers to the name of the other: {status}")


# Two addresses of this machine where nothing else listens, with the default port.
tablets = [tablet("127.47.36.1", 4736, "abcdefghijklmnopqrstuA", "Anna", "Beat", "Cora"), tablet("127.47.36.2", 4736, "zyxwvutsrqponmlkjihgfA", "Xaver", "Yara", "Zoe")]
each_shows_its_own("at first")

# A seat at one table is not valid at the other, and a deal of one changes nothing there.
anna, xaver = tablets
_, answer = anna.post(f"/{anna.key}/say", {"kind": "seat", "seat": 0})
phone = json.loads(answer.partition(b"\r\n\r\n")[2])["phone"]
anna.give(anna.heard("seat-asked"))
xaver.count(1, {"turned_up": "S9", "points": {}})
status, _ = xaver.post(f"/{xaver.key}/say", {"kind": "count", "deal": 1, "path": "/points/Xaver", "value": 41}, Authorization="Bearer " + phone)
expect(status == 403, f"a seat at one table counts at the other: {status}")
before = xaver.get(f"/{xaver.key}/?lang=en")[1]
anna.enter({"turned_up": "H9", "points": {"Anna": 59, "Beat": 80}})
anna.tell("dance") # the server answers this line after the previous one
anna.heard("trouble")
expect(b"Deal 2" in anna.get(f"/{anna.key}/?lang=en")[1], "the deal is not seen at its own table")
expect(xaver.get(f"/{xaver.key}/?lang=en")[1] == before, "a deal of one table changes the other")
each_shows_its_own("after a deal")

# A second program on the same tablet reports that its port is used.
taken = subprocess.run([f"{programs}/tafelrichter-live", "--history", xaver.history, "--listen", anna.host, "--lang", "de"],
                       capture_output=True, text=True, timeout=10, check=False)
expect(taken.returncode == 1 and taken.stdout == "" and "Der Port 4736 ist von einem andern Programm belegt." in taken.stderr, f"a port that is taken: {taken}")
beside = tablet(anna.host, 0, "mmmmmmmmmmmmmmmmmmmmmA", "Uli", "Vera", "Wim")
expect(beside.port != 4736 and b"Vera" in beside.get(f"/{beside.key}/")[1], "another port does not do")
expect(b"Vera" not in anna.get(f"/{anna.key}/")[1] and anna.get(f"/{beside.key}/")[0] == 404, "what runs beside it is seen")

for table in (*tablets, beside):
    expect(table.close() == 0, "a child fell")
print("\n".join(f"FAIL: {what}" for what in failed))
sys.exit(bool(failed))
