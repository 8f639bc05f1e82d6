#!/usr/bin/env python3
"""hostile.py PROGRAMS: requests that no browser sends. Each case gets its answer, and an honest phone is always served.

TAFEL_HOSTILE=100000 in the environment sets the number of mutated requests; the default is 2,000."""
import os
import random
import subprocess
import sys
import time

from table import KEY, Table

programs = sys.argv[1]
table = Table(programs, options=("--connections", "1200", "--per-address", "1150"))
failed = []


def expect(good, text):
    if not good:
        failed.append(text)


def case(name, wanted, status, *_):
    expect(status == wanted, f"{name}: {status} in place of {wanted}")


def flood(name, wanted, head, chunk, limit):
    """Sends `head`, then `chunk` again and again, and counts the bytes that the server reads."""
    sent, answer = 0, b""
    with table.connect() as one:
        try:
            one.sendall(head)
            while sent < limit:
                sent += one.send(chunk)
        except OSError as fault:
            answer = type(fault).__name__.encode()
        try:
            answer = one.recv(200) or answer
        except OSError:
            pass
    first = answer.splitlines()[0].decode(errors="replace") if answer else "closed"
    print(f"{name}: {first}; {sent / 1e6:.2f} MB taken; memory {table.memory()} kB; an honest page {table.honest():.1f} ms")
    expect(f" {wanted} " in first, f"{name}: {first} in place of {wanted}")
    expect(sent < 20_000_000, f"{name}: {sent} bytes taken")


say = f"/{KEY}/say"
page = table.honest() # the first page, whose cache stays in memory
before = table.memory()
print(f"before: memory {before} kB, page {page:.1f} ms")
flood("header of 10 MB", 431, b"GET / HTTP/1.1\r\nX-Long: ", b"a" * 65536, 10_000_000)
flood("a million short headers", 431, b"GET / HTTP/1.1\r\n", b"A: b\r\n" * 1000, 6_000_000)
flood("body of 1 GB, announced", 413, table.head("POST", say, Content_Type="application/json", Content_Length=1 << 30), b"x" * 65536, 1 << 30)
flood("body of 1 GB, chunked", 413, table.head("POST", say, Content_Type="application/json", Transfer_Encoding="chunked"), b"10000\r\n" + b"x" * 65536 + b"\r\n", 1 << 30)
json_head = {"Content_Type": "application/json"}
case("two lengths", 400, *table.ask(table.head("POST", say, **json_head)[:-2] + b"Content-Length: 3\r\nContent-Length: 5\r\n\r\nabcde"))
case("length and chunked", 400, *table.ask(table.head("POST", say, Content_Length=3, Transfer_Encoding="chunked") + b"0\r\n\r\n"))
case("negative length", 400, *table.ask(table.head("POST", say, Content_Length=-1)))
case("no HTTP", 400, *table.ask(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(200) + b"\r\n\r\n"))
case("space before the colon", 400, *table.ask(b"GET / HTTP/1.1\r\nHost : x\r\n\r\n"))
case("NUL in the path", 400, *table.ask(b"GET /\0 HTTP/1.1\nHost: x\n\n"))
case("two hosts", 400, *table.ask(f"GET / HTTP/1.1\r\nHost: {table.host}:{table.port}\r\nHost: evil\r\n\r\n".encode()))
case("no host", 400, *table.ask(b"GET / HTTP/1.1\r\n\r\n"))
case("another host", 421, *table.ask(b"GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n"))
case("another origin", 403, *table.get(f"/{KEY}/", Origin="http://evil.example"))
case("a form of another site", 415, *table.ask(table.head("POST", say, Content_Type="text/plain", Content_Length=9) + b'{"tap":1}'))
case("a guessed key", 404, *table.get("/aaaaaaaaaaaaaaaaaaaaaa/"))
case("a path out of the folder", 404, *table.get("/../../etc/passwd"))
for length, status in ((4096, 400), (4097, 413), (16384, 413)):
    body = b"x" * length
    case(f"{length} bytes", status, *table.ask(table.head("POST", say, Content_Length=length, **json_head) + body))
    pieces = b"400\r\n" + b"x" * 1024 + b"\r\n"
    case(f"{length} bytes in pieces", status, *table.ask(table.head("POST", say, Transfer_Encoding="chunked", **json_head) + pieces * (length // 1024)
                                                         + (b"1\r\nx\r\n" if length % 1024 else b"") + b"0\r\n\r\n"))
case("a huge question", 413, *table.ask(table.head("POST", f"/{KEY}/dispute", Content_Length=16385, **json_head) + b"x" * 16385))
case("a deep document", 400, *table.ask(table.head("POST", say, Content_Length=4000, **json_head) + b"[" * 4000))
case("not allowed to delete", 405, *table.ask(table.head("DELETE", f"/{KEY}/")))
status, answer = table.ask(table.head("POST", say, Content_Length=4097, **json_head))
case("4,097 bytes, announced only", 413, status)
guesses = sum(table.get(f"/{KEY[:-1]}{letter}/")[0] == 404 for letter in "BCDEFGHIJK")
expect(guesses == 10, "a guessed key was let in")

# One phone asks as fast as it can; another address still gets its page.
asked, refused, begin = 0, 0, time.monotonic()
with table.connect() as one:
    request = table.head("GET", "/nothing", Connection="keep-alive") * 20
    while time.monotonic() - begin < 2:
        one.sendall(request)
        got = b""
        while got.count(b"HTTP/1.1 ") < 20 or not got.endswith(b"\n"):
            got += one.recv(1 << 16)
        asked += 20
        refused += got.count(b"HTTP/1.1 429")
print(f"{asked / 2:.0f} requests a second from one phone, {refused} of {asked} refused")
expect(refused > asked * 0.5, "one phone may ask as often as it likes")
time.sleep(4)

# Mutated and truncated requests.
number, luck = int(os.environ.get("TAFEL_HOSTILE", "2000")), random.Random(7)
honest = [table.head("GET", f"/{KEY}/events"), table.head("GET", f"/{KEY}/board?lang=de"),
          table.head("POST", say, Content_Length=25, **json_head) + b'{"kind":"seat","seat": 1}']
descriptors = table.descriptors()
for _ in range(number):
    raw = bytearray(luck.choice(honest))
    for _ in range(luck.randint(1, 8)):
        raw[luck.randrange(len(raw))] = luck.randrange(256)
    try:
        with table.connect() as one:
            one.sendall(raw[: luck.randint(1, len(raw))])
    except OSError:
        pass
time.sleep(6)
print(f"{number} mutated requests: alive {table.child.poll() is None}, {table.descriptors()} descriptors, memory {table.memory()} kB, page {table.honest():.1f} ms")
expect(table.child.poll() is None, "the server is gone")
expect(table.descriptors() <= descriptors + 2, "connections are left over")

# A thousand phones send one byte a second, and five read nothing, while deals are entered.
deaf = []
for _ in range(5):
    one = table.connect(receive=2048)
    one.sendall(table.head("GET", f"/{KEY}/events"))
    deaf.append(one)
slow = {}
for _ in range(1000):
    one = table.connect()
    one.sendall(b"GET / HTTP/1.1\r\nX-")
    one.setblocking(False)
    slow[one.fileno()] = one
begin, first, pages = time.monotonic(), None, []
while slow and time.monotonic() - begin < 12:
    for fd, one in list(slow.items()):
        try:
            one.send(b"a")
            gone = one.recv(4096) == b""
        except BlockingIOError:
            gone = False
        except OSError:
            gone = True
        if gone:
            first = first or time.monotonic() - begin
            slow.pop(fd).close()
    table.write(**({"undo": True} if len(pages) % 2 else {"enter": {"turned_up": "H9", "points": {"Anna": 59, "Beat": 80}}}))
    table.tell("changed")
    pages.append(table.honest())
    time.sleep(0.7)
print(f"1,000 slow connections: {1000 - len(slow)} dropped, the first after {first or 0:.1f} s, all within {time.monotonic() - begin:.1f} s; "
      f"longest honest page {max(pages):.1f} ms; memory {table.memory()} kB")
expect(not slow, "slow connections live for ever")
expect(max(pages) < 500, "honest phones wait")
expect(table.memory() < before + 20_000, "memory grows") # the sanitizer keeps the memory of a thousand clients
for one in deaf:
    one.close()

# The server closes excess connections of one address; the app is not notified and the match continues.
small = Table(programs, options=("--per-address", "4"))
many = [small.connect() for _ in range(10)]
time.sleep(0.3)
closed = 0
for one in many:
    one.settimeout(0.1)
    try:
        closed += one.recv(1) == b""
    except TimeoutError:
        pass
    except OSError:
        closed += 1
expect(closed == 6, f"{closed} of 10 connections were closed, 6 are too many")
for one in many:
    one.close()
time.sleep(0.2)
small.honest()

# A used port, a foreign address, and bad usage each give an error message.
for options, status, word in ((("--listen", f"127.0.0.1:{small.port}"), 1, "port-taken"), (("--listen", "192.0.2.1:0"), 1, "address-taken"),
                              (("--listen", "nowhere"), 1, "address-taken"), (("--dance",), 2, "")):
    done = subprocess.run([os.path.join(programs, "tafelrichter-live"), "--history", small.history, "--app", *options], capture_output=True,
                          text=True, stdin=subprocess.DEVNULL, timeout=10, check=False)
    expect(done.returncode == status and word in done.stdout and done.stderr, f"{options}: {done.returncode} {done.stdout} {done.stderr}")
any_port = subprocess.run([os.path.join(programs, "tafelrichter-live"), "--history", small.history, "--app", "--listen", ":0"], capture_output=True,
                         text=True, stdin=subprocess.DEVNULL, timeout=10, check=False)
expect(any_port.returncode == 0 and "listening" in any_port.stdout or any_port.returncode == 3 and "no-address" in any_port.stdout, f"any port: {any_port}")
expect(small.close() == 0, "the end of the lines is not a clean end")

# After a kill and a restart by the app, the port and the key are the same.
port = table.port
table.child.kill()
table.child.wait()
table.start()
table.share()
table.honest()
expect(table.port == port, "another port after a new start")
expect(table.close() == 0, "the end of the lines is not a clean end")
print("\n".join(f"FAIL: {what}" for what in failed))
sys.exit(bool(failed))
