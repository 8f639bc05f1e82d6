#!/usr/bin/env python3
"""firefox.py PROGRAMS [FOLDER]: the pages in a real Firefox, with real touches; saves pictures to FOLDER.

It uses Marionette directly, because Debian 12 has no geckodriver. Exit status 77 if there is no Firefox."""
import base64
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time

from page import LISTEN, PATIENCE, Page, expect, finish, pictures, programs, step
from table import KEY, Table

if not shutil.which("firefox-esr"):
    sys.exit(77)

# Firefox loads nothing from the network, and touches are real touch events.
SETTINGS = {"marionette.port": 0, "intl.accept_languages": "de", "dom.w3c_touch_events.enabled": 1, "browser.shell.checkDefaultBrowser": False,
            "datareporting.policy.dataSubmissionEnabled": False, "app.update.disabledForTesting": True, "network.captive-portal-service.enabled": False,
            "network.connectivity-service.enabled": False, "services.settings.server": "data:,", "extensions.update.enabled": False}


class Firefox(Page):
    """A window as wide as a phone or a screen."""

    def __init__(self, table, size=(390, 844), **settings):
        self.table, self.count = table, 0
        self.folder = tempfile.TemporaryDirectory()
        with open(os.path.join(self.folder.name, "user.js"), "w", encoding="utf-8") as file:
            for name, value in (SETTINGS | settings).items():
                file.write(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n")
        self.process = subprocess.Popen(["firefox-esr", "--headless", "--marionette", "--remote-allow-system-access", "--no-remote", "--profile", self.folder.name],
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env={**os.environ, "HOME": self.folder.name})
        port, end = os.path.join(self.folder.name, "MarionetteActivePort"), time.monotonic() + 60
        while not (os.path.exists(port) and os.path.getsize(port)) and time.monotonic() < end:
            time.sleep(0.05)
        with open(port, encoding="utf-8") as file:
            self.socket = socket.create_connection(("127.0.0.1", int(file.read())), timeout=60)
        self.lines = self.socket.makefile("rb")
        self.receive()
        self.call("WebDriver:NewSession", capabilities={})
        self.call("WebDriver:SetWindowRect", width=max(500, size[0]), height=size[1] + 200)
        # A window is at least 500 pixels wide and has a header, so the page itself gets the requested size.
        self.call("Marionette:SetContext", value="chrome")
        self.run("const all = gBrowser.selectedBrowser.style; all.minWidth = all.maxWidth = arguments[0] + 'px'; all.minHeight = all.maxHeight = arguments[1] + 'px'", *size)
        self.call("Marionette:SetContext", value="content")

    def receive(self):
        size = b""
        while (letter := self.lines.read(1)) != b":":
            assert letter, "Firefox is gone"
            size += letter
        return json.loads(self.lines.read(int(size)))

    def call(self, command, **parameters):
        self.count += 1
        message = json.dumps([0, self.count, command, parameters]).encode()
        self.socket.sendall(str(len(message)).encode() + b":" + message)
        _, _, fault, result = self.receive()
        assert not fault, f"{command}: {fault}"
        return result

    def run(self, script, *arguments):
        return self.call("WebDriver:ExecuteScript", script=script, args=list(arguments)).get("value")

    def open(self, path=f"/{KEY}/"):
        self.call("WebDriver:Navigate", url=self.table.address(path))
        self.run(LISTEN)
        return self

    def until(self, css, part=None, seconds=PATIENCE):
        end = time.monotonic() + seconds
        while not (self.shown(css) and (part is None or part in self.text(css))):
            if time.monotonic() > end:
                return expect(False, f"{css}: waited for {part!r}, there is {self.text(css)[:300]!r}")
            time.sleep(0.02)

    def tap(self, css, text=None):
        """A real touch at the middle, which goes to the topmost element."""
        point = self.middle(css, text)
        if point:
            self.call("WebDriver:PerformActions", actions=[{"type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"}, "actions": [
                {"type": "pointerMove", "duration": 0, **point}, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]}])

    def later(self, script):
        return self.call("WebDriver:ExecuteAsyncScript", args=[], script=script)["value"]

    def photo(self, name):
        with open(os.path.join(pictures, f"firefox-{name}.png"), "wb") as file:
            file.write(base64.b64decode(self.call("WebDriver:TakeScreenshot", full=False)["value"]))

    def close(self):
        faults = self.run("return window.__faults ?? []")
        expect(not faults, f"faults of the page: {faults}")
        self.call("Marionette:Quit", flags=["eForceQuit"])
        self.process.wait(20)
        self.folder.cleanup()


def phone():
    table = Table(programs)
    one = Firefox(table).open()
    one.until("[data-net='on']")
    expect(one.run("return innerWidth") == 390, "not as wide as a phone")
    step("connected")
    one.looks("who")
    told = time.monotonic()
    table.enter({"turned_up": "H9", "points": {"Anna": 59, "Beat": 80}})
    one.until("#slate", "Partie 2")
    step(f"a deal is seen {1000 * (time.monotonic() - told):.0f} ms after it was entered")
    one.tap("#deals summary")
    one.until("#deals .why", "59")
    one.tap("#seats button", "Cora")
    table.give(table.heard("seat-asked"))
    one.until("#tabs")
    one.call("WebDriver:Refresh")
    one.until("#tabs")
    one.looks("slate")
    table.count(2, {"turned_up": "S9", "points": {}})
    one.tap("[data-tab='count']")
    one.until("#keys")
    for digit in "43":
        one.tap("#keys button", digit)
    one.looks("count")
    one.tap("#send")
    count = table.heard("count")
    expect(count["value"] == 43 and count["path"] == "/points/Cora", f"count: {count}")
    step("counted")
    one.tap("[data-tab='ask']")
    one.until("#ask-form .plus")
    one.tap("#ask-form .plus")
    for path, card in (("/trick", "H7"), ("/trick", "SJ"), ("/card", "S8")):
        place = f".grid [data-tap='[\"{path}\",\"{card}\"]']"
        one.until(place)
        one.tap(place)
    one.until("#verdict .hangs")
    one.tap("#ask-form [data-tap='[\"/deciding/0\",0]']")
    one.until("#verdict .verdict", "Ja")
    one.looks("ask")
    step("asked")
    table.child.kill()
    table.child.wait()
    one.until("#lost")
    table.start()
    table.share()
    for seat, secret in table.seats.items():
        table.tell("seat", seat=seat, phone=secret, state="given")
    told = time.monotonic()
    one.until("[data-net='on']")
    step(f"back {1000 * (time.monotonic() - told):.0f} ms after the new start")
    table.tell("stop")
    one.until("#stopped")
    one.close()


def board():
    table = Table(programs)
    for _ in range(2):
        table.enter({"turned_up": "H9", "points": {"Anna": 59, "Beat": 80}})
    one = Firefox(table, size=(1920, 1080)).open(f"/{KEY}/board?lang=de")
    one.until(".board", "Partie 3")
    one.looks("board")
    table.enter({"turned_up": "H9", "points": {"Anna": 59, "Beat": 80}})
    one.until(".board", "Partie 4")
    one.close()
    table.close()
    step("the board")


phone()
board()
finish()
