"""A table for the tests of the live server: a history, the server as a child process with its pipe, and a writer that
enters deals."""
import json
import os
import queue
import socket
import subprocess
import tempfile
import threading
import time

KEY = "abcdefghijklmnopqrstuA"
MATCH = {"format": "tafelrichter/1", "game": "cosmic-eidex", "edition": "web", "players": ["Anna", "Beat", "Cora"],
         "characters": {"Anna": "RJ", "Beat": "S7", "Cora": "H8"}, "deals": []}


class Table:
    def __init__(self, programs, match=MATCH, options=(), host="127.0.0.1", port=0, key=KEY):
        self.programs, self.options, self.host, self.key = programs, list(options), host, key
        self.folder = tempfile.TemporaryDirectory()
        self.history = os.path.join(self.folder.name, "history.db")
        self.writer = subprocess.Popen([os.path.join(programs, "live_writer"), self.history], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.match = self.write(open=match)
        self.seats, self.port, self.child, self.lines = {}, port, None, queue.Queue()
        self.form = None
        self.start()
        self.share()

    # ---- The history

    def write(self, **said):
        self.writer.stdin.write(json.dumps(said) + "\n")
        self.writer.stdin.flush()
        answer = self.writer.stdout.readline().strip()
        assert answer, "the history refuses it"
        return answer

    def enter(self, deal):
        self.write(enter=deal)
        self.tell("changed")

    # ---- The server

    def start(self):
        self.child = subprocess.Popen([os.path.join(self.programs, "tafelrichter-live"), "--history", self.history, "--app", "--host", "tafel.test",
                                       "--listen", f"{self.host}:{self.port}", *self.options],
                                      stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        threading.Thread(target=self.read, args=(self.child,), daemon=True).start()
        self.port = self.heard("listening")["port"]

    def read(self, child):
        for line in child.stdout:
            self.lines.put(json.loads(line))

    def tell(self, kind, **message):
        self.child.stdin.write(json.dumps({"kind": kind, **message}) + "\n")
        self.child.stdin.flush()

    def share(self, rights=("count", "ask", "accept"), **more):
        self.tell("sharing", key=self.key, match=self.match, rights=list(rights), cards=["RJ", "H10", "S6"], **more)

    def give(self, asked, state="given"):
        self.tell("seat", seat=asked["seat"], phone=asked["phone"], state=state)
        if state == "given":
            self.seats[asked["seat"]] = asked["phone"]

    def count(self, deal, draft, fields=(), recount=()):
        self.tell("form", deal=deal, draft=draft, fields=list(fields), recount=list(recount))

    def heard(self, kind, seconds=10):
        """Returns the next line of this kind and skips all others."""
        end = time.monotonic() + seconds
        while True:
            line = self.lines.get(timeout=max(0.01, end - time.monotonic()))
            if line["kind"] == kind:
                return line

    def quiet(self):
        """Returns all lines received until now."""
        said = []
        while not self.lines.empty():
            said.append(self.lines.get())
        return said

    def address(self, path="/", host=None):
        return f"http://{host or self.host}:{self.port}{path}"

    def memory(self):
        with open(f"/proc/{self.child.pid}/status", encoding="utf-8") as status:
            return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))

    def descriptors(self):
        return len(os.listdir(f"/proc/{self.child.pid}/fd"))

    # ---- Plain requests

    def connect(self, timeout=10, receive=None, source=None):
        one = socket.socket()
        if source:
            one.bind((source, 0))
        if receive:
            one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive)
        one.settimeout(timeout)
        one.connect((self.host, self.port))
        return one

    def head(self, method, path, **fields):
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.host}:{self.port}"]
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in fields.items()]
        return ("\r\n".join(lines) + "\r\n\r\n").encode()

    def ask(self, raw, timeout=10, source=None):
        """Sends these bytes and returns the status and the whole answer."""
        with self.connect(timeout, source=source) as one:
            try:
                one.sendall(raw)
                answer = b""
                while chunk := one.recv(65536):
                    answer += chunk
                    head, ends, body = answer.partition(b"\r\n\r\n")
                    length = [line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
                    if ends and length and len(body) >= int(length[0].split(b":")[1]):
                        break
            except OSError as fault:
                return type(fault).__name__, b""
        return (int(answer.split()[1]) if answer.startswith(b"HTTP/") else "closed"), answer

    def get(self, path, **fields):
        return self.ask(self.head("GET", path, **fields))

    def post(self, path, message, source=None, **fields):
        body = json.dumps(message).encode()
        return self.ask(self.head("POST", path, Content_Type="application/json", Content_Length=len(body), **fields) + body, source=source)

    def honest(self):
        """Returns the time in ms that an honest phone with a separate address waits for its page."""
        begin = time.monotonic()
        status, text = self.ask(self.head("GET", f"/{self.key}/"), source="127.0.0.2")
        assert status == 200 and b"Anna" in text, (status, text[:200])
        return 1000 * (time.monotonic() - begin)

    def close(self):
        for process in (self.child, self.writer):
            process.stdin.close()
            process.wait(10)
        self.folder.cleanup()
        return self.child.returncode
