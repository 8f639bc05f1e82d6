#!/usr/bin/env python3
"""privacy.py PROGRAMS: during a whole evening, a phone asks the referee about its hand. Nothing of it, not even that
somebody asked, appears in the history, in other pages or streams, in a line to the app, or on standard error."""
import json
import os
import random
import re
import sys
import threading
import time

from table import KEY, Table

programs = sys.argv[1]
table = Table(programs)
failed = []
CORA = 2
# Middle cards of different suits, so that a list of all cards never has two of them in a row.
HANDS = [["S8", "H10", "LJ", "R9"], ["R10", "S9", "H8", "LQ"], ["LJ", "R8", "S10", "H9"], ["H10", "L8", "RJ", "S9"]]


def expect(good, text):
    if not good:
        failed.append(text)


class Stream:
    """An event stream from a separate address; stores every received byte."""

    def __init__(self, query, number):
        self.query, self.received, self.source = query, b"", f"127.0.1.{number}"
        self.open()

    def open(self):
        self.socket = table.connect(timeout=60, source=self.source)
        self.socket.sendall(table.head("GET", f"/{KEY}/events?{self.query}"))
        threading.Thread(target=self.read, args=(self.socket,), daemon=True).start()

    def read(self, socket):
        try:
            while chunk := socket.recv(65536):
                self.received += chunk
        except OSError:
            pass

    def state(self):
        """The last complete state."""
        states = re.findall(rb"data: (.*)\n\n", self.received)
        return json.loads(states[-1]) if states else {}


def until(good, what):
    end = time.monotonic() + 10
    while not good():
        if time.monotonic() > end:
            expect(False, f"waited for {what}")
            return
        time.sleep(0.01)


def said_of(hand, text):
    """Whether the text has two cards of the hand close to each other."""
    cards = b"|".join(card.encode() for card in hand)
    return re.search(rb"\b(" + cards + rb")\b.{1,12}\b(?!\1\b)(" + cards + rb")\b", text, re.S)


def files():
    found = {}
    for name in sorted(os.listdir(table.folder.name)):
        with open(os.path.join(table.folder.name, name), "rb") as file:
            found[name] = file.read()
    return found


def all_there_is():
    """Everything that a question must not change: the history (except the reader marks in shared memory), pages, and streams."""
    return {"the history": {name: text for name, text in files().items() if not name.endswith("-shm")},
            "a page": [table.ask(table.head("GET", f"/{KEY}/{path}"), source="127.0.2.1") for path in ("?lang=de", "?lang=en", "board?lang=en", "course.svg?lang=en")],
            "another page's stream": [other.state() for other in others], "the asker's own stream": cora.state()}


def sit(seat):
    status, answer = table.post(f"/{KEY}/say", {"kind": "seat", "seat": seat})
    expect(status == 200, f"no seat: {status}")
    table.give(table.heard("seat-asked"))
    return json.loads(answer.partition(b"\r\n\r\n")[2])["phone"]


def ask(path, document, wanted):
    time.sleep(0.12) # the rate limit of a seat
    body = document if isinstance(document, bytes) else json.dumps(document).encode()
    head = table.head("POST", f"/{KEY}/{path}?lang=en", Content_Type="application/json", Content_Length=len(body), Authorization="Bearer " + phones[CORA])
    status, answer = table.ask(head + body, source="127.0.0.9")
    expect(status == wanted, f"{path} {body[:300]}: {status} {answer[-300:]}")
    return answer


def all_questions(hand):
    """Every way to ask, including invalid requests."""
    trick = [["/trick", "H7"], ["/trick", "R7"]]
    whole = {"said": [*trick, *(["/hand", card] for card in hand), ["/card", hand[0]]]}
    expect(b'"verdict"' in ask("dispute", whole, 200), "no verdict")
    ask("dispute", {"said": [*trick, ["/card", hand[0]], ["/deciding/0", 1]]}, 200)
    ask("dispute", {"said": [*whole["said"], ["/hand", "X9"]]}, 422)
    ask("dispute", {"said": [*whole["said"], ["/elsewhere", hand[1]]]}, 422)
    ask("dispute", json.dumps(whole).encode()[:-20], 422)
    ask("dispute", json.dumps(whole).encode() + b" " * 20000, 413)


phones = [sit(seat) for seat in range(3)]
cora = Stream(f"lang=de&phone={phones[CORA]}", 1)
others = [Stream(f"lang={language}&phone={phones[seat]}", 2 + seat) for seat, language in ((0, "de"), (1, "en"))]
others += [Stream("lang=de", 4), Stream("lang=en", 5), Stream("lang=en&board=1", 6)]
chance, errors, deals = random.Random(7), [], 0

while not cora.state().get("finished") and deals < 40:
    deals += 1
    table.count(deals, {"turned_up": "H9", "points": {}})
    until(lambda: cora.state().get("you", {}).get("count", {}).get("deal") == deals, f"deal {deals} on the phone")
    until(lambda: all(other.state() for other in others), "the first states")
    time.sleep(0.3)
    table.quiet()
    before = all_there_is()
    all_questions(HANDS[deals % len(HANDS)])
    time.sleep(0.3)
    after = all_there_is()
    for what, was in before.items():
        expect(was == after[what], f"deal {deals}: a question changes {what}")
    said = [line for line in table.quiet() if line["kind"] != "devices"]
    expect(not said, f"deal {deals}: the app hears of a question: {said}")

    # The deal goes on as usual: a phone enters numbers, and another one sometimes accepts the deal.
    points = [chance.randint(20, 60), chance.randint(20, 60)]
    status, _ = table.post(f"/{KEY}/say", {"kind": "count", "deal": deals, "path": "/points/Anna", "value": points[0]}, Authorization="Bearer " + phones[0])
    expect(status == 200 and table.heard("count")["value"] == points[0], "a phone cannot count")
    deal = {"turned_up": "H9", "points": {"Anna": points[0], "Beat": points[1]}}
    if deals % 3 == 0:
        table.write(propose=deal)
        table.tell("changed")
        until(lambda: "accept" in cora.state()["you"], "the question to accept")
        table.write(accept=1)
        table.tell("changed")
    else:
        table.enter(deal)
    if deals == 4:
        table.write(undo=True)
        table.tell("changed")
        table.enter(deal)
    until(lambda: cora.state()["finished"] or f"Partie {deals + 1}" in cora.state()["slate"], f"deal {deals + 1}")
    if deals == 2: # the server is killed with a hand in its memory, and restarts
        table.child.kill()
        errors.append(table.child.stderr.read())
        table.child.wait()
        table.start()
        table.share()
        for seat, secret in table.seats.items():
            table.tell("seat", seat=seat, phone=secret, state="given")
        for stream in (cora, *others):
            stream.open()
        until(lambda: cora.state().get("you", {}).get("now") == "seated", "the seat at the new child")

expect(cora.state().get("finished") and deals > 3, f"no whole evening: {deals} deals")
ask("dispute", {"said": [["/hand", card] for card in HANDS[0]]}, 409)
table.tell("stop")
expect(table.child.wait(10) == 0, "the child fell")
errors.append(table.child.stderr.read())
expect(not any(errors), f"a log: {errors}")
for hand in HANDS:
    for name, text in {**files(), **{stream.query: stream.received for stream in (cora, *others)}}.items():
        expect(not said_of(hand, text), f"a hand is in {name}: {said_of(hand, text)}")
print(f"{deals} deals, {sum(len(stream.received) for stream in (cora, *others))} bytes to six pages, {sum(map(len, files().values()))} bytes of history")
print("\n".join(f"FAIL: {what}" for what in failed))
sys.exit(bool(failed))
