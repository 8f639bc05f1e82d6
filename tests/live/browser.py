#!/usr/bin/env python3
"""browser.py PROGRAMS [FOLDER [PART …]]: phones and boards in a real Chromium, with real touches; saves pictures to FOLDER.
Without a PART it runs all; each has a test of its own (live.cmake).

Exit status 77 if there is no Chromium."""
import http.server
import json
import os
import signal
import subprocess
import sys
import threading
import time

from page import LISTEN, PATIENCE, Page, beside, expect, finish, pictures, programs, step
from table import KEY, MATCH, Table

if not os.path.exists("/usr/bin/chromedriver"):
    sys.exit(77)
from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait

WINDOWS = ((1920, 1080), (1280, 577), (1366, 650), (1920, 937)) # a full screen, and windows with the bars of a browser
ALL_IT_KNOWS = "return JSON.stringify(state) + JSON.stringify(localStorage)"


class Browser(Page):
    """A phone of 390×844 with touch, or a screen. The name tafel.test makes the context insecure, as it is at a table."""

    def __init__(self, table, language="de", dark=False, size=None, phone=(390, 844)):
        self.table = table
        options = Options()
        options.binary_location = "/usr/bin/chromium"
        for switch in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--disable-background-networking",
                       "--disable-component-update", f"--lang={language}", "--host-resolver-rules=MAP tafel.test 127.0.0.1"):
            options.add_argument(switch)
        options.add_experimental_option("prefs", {"intl.accept_languages": language})
        if not size:
            options.add_experimental_option("mobileEmulation", {"deviceMetrics": {"width": phone[0], "height": phone[1], "pixelRatio": 2.0, "touch": True, "mobile": True}})
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=options)
        if size:
            self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": size[0], "height": size[1], "deviceScaleFactor": 1, "mobile": False})
        if dark:
            self.dark(True)
        self.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": LISTEN + """
            window.__asked = []
            window.__late = 0 // milliseconds that an answer of the server takes longer
            window.__busy = 0 // answers that are waited for
            window.__since = performance.now() // when something happened last
            for (const input of ['pointerdown', 'pointerup', 'keydown']) addEventListener(input, () => { window.__since = performance.now() }, true)
            const fetched = window.fetch
            window.fetch = async (path, what) => {
              window.__busy += 1
              if (window.__late) await new Promise(done => setTimeout(done, window.__late))
              const answer = await fetched(path, what).finally(() => { window.__busy -= 1; window.__since = performance.now() })
              if (path.startsWith('dispute') && answer.ok) __asked.push(await answer.clone().json())
              return answer
            }"""})
        self.wait = WebDriverWait(self.driver, PATIENCE, poll_frequency=0.02)

    def dark(self, on):
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": "dark" if on else "light"}]})

    def open(self, path=f"/{KEY}/"):
        self.driver.get(self.table.address(path, "tafel.test"))
        return self

    def at(self, css):
        return self.driver.find_element(By.CSS_SELECTOR, css)

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def later(self, script):
        return self.driver.execute_async_script(script)

    def photo(self, name):
        self.driver.save_screenshot(os.path.join(pictures, f"{name}.png"))

    def quiet(self):
        """Waits until every answer has arrived and the page has drawn it, including updates held back under a finger."""
        self.wait.until(lambda _: self.run("return window.__busy === 0 && performance.now() - window.__since > 350"))

    def until(self, css, part=None, what=None):
        try:
            self.wait.until(lambda _: self.shown(css) and (part is None or part in self.text(css)))
        except Exception:
            expect(False, f"{what or css}: waited for {part!r}, there is {self.text(css)[:300]!r}")

    def holds(self, condition, what):
        """Waits until the condition holds."""
        try:
            self.wait.until(lambda _: self.run("return " + condition))
        except Exception:
            expect(False, what)

    def gone(self, css):
        try:
            self.wait.until(lambda _: not self.shown(css))
        except Exception:
            expect(False, f"{css} is still shown")

    def tap(self, css, text=None):
        """A real touch at the middle, which goes to the topmost element."""
        point = self.middle(css, text)
        if point:
            self.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
            self.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def hold(self, css):
        """A long press."""
        point = self.driver.execute_script("const box = document.querySelector(arguments[0]).getBoundingClientRect(); return {x: box.x + box.width / 2, y: box.y + box.height / 2}", css)
        self.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        time.sleep(0.6)
        self.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def hidden(self, is_):
        """Simulates a phone that sleeps or wakes."""
        self.driver.execute_script("Object.defineProperty(document, 'hidden', {value: arguments[0], configurable: true}); document.dispatchEvent(new Event('visibilitychange'))", is_)

    def keys(self, digits):
        for digit in digits:
            self.tap("#keys button", digit)

    def in_sight(self, css, name):
        """Checks that the element can be tapped without scrolling and that nothing covers it."""
        fault = self.run("""
            const all = [...document.querySelectorAll(arguments[0])].filter(e => e.checkVisibility())
            if (!all.length) return 'is not there'
            const box = all[0].getBoundingClientRect(), at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
            if (box.top < 0 || box.bottom > innerHeight) return `lies at ${Math.round(box.top)} to ${Math.round(box.bottom)} of ${innerHeight}`
            return at && (all[0].contains(at) || at.contains(all[0])) ? '' : `lies below ${at?.outerHTML.slice(0, 60)}`""", css)
        expect(not fault, f"{name}: {css} {fault}")

    def say(self, path, *answer, of="#asking"):
        """Taps an answer once it is there."""
        what = f"{of} [data-tap='{json.dumps([path, *answer], separators=(',', ':'))}']"
        self.until(what)
        self.quiet()
        self.tap(what)

    def done(self):
        """Closes the open prompt and shows the verdict again."""
        self.quiet()
        while self.shown("#ask-form .pick > button"):
            self.tap("#ask-form .pick > button")
            self.quiet()

    def like_judge(self, least):
        """Everything that the phone has shown so far equals the answer of `tafelrichter judge` for the same document."""
        asked = [each for each in self.run("return window.__asked") if "document" in each]
        expect(len(asked) >= least, f"{len(asked)} of {least} were asked")
        for each in asked:
            judged = json.loads(subprocess.run([os.path.join(programs, "tafelrichter"), "judge", "--lang", self.run("return language"), "-"],
                                               input=json.dumps(each["document"]), capture_output=True, text=True, timeout=10, check=False).stdout)
            expect(agree(each, judged), f"{json.dumps(each)} in place of {judged}")

    def close(self, lost=False):
        faults = self.driver.execute_script("return window.__faults ?? []")
        faults += [one["message"] for one in self.driver.get_log("browser") if one["level"] == "SEVERE"
                   and not (lost and ("ERR_" in one["message"])) and "status of 4" not in one["message"]]
        expect(not faults, f"faults of the page: {faults}")
        self.driver.quit()


def agree(shown, judged):
    """Whether the ruling on the phone equals the verdict on its document."""
    ruling, document = shown["ruling"], shown["document"]
    verdict = ruling.get("verdict")
    if "error" in judged: # a document cannot have a power without all its parameters
        return verdict is None or judged["error"]["where"].startswith(("/may/", "/powers/"))
    if "allowed" in judged:
        acting = [player for player in judged["order"] if any(use["by"] == player and allowed for use, allowed in zip(document["may"], judged["allowed"]))]
        first = ("yes" if acting else "no") if len(document["may"]) == 1 else (acting or ["no"])[0]
        clauses = {reason["clause"] for because in judged["because"] for reason in because}
        return verdict == first and {reason["clause"] for reason in ruling["reasons"]} <= clauses
    if "hand" not in document:
        return verdict in (judged.get("winner"), None)
    parts = {part.get("path"): part["items"] for part in shown["facts"]}
    marked = [item for item in parts.get("/hand", []) if "mark" in item and "card" in item]
    if any((item["mark"] == "yes") != (item["card"] in judged["legal"]) for item in marked):
        return False
    if "/card" in parts and verdict: # the card in question comes first
        return (verdict == "yes") == (document["hand"][0] in judged["legal"])
    return verdict in ("yes", "no", "any", None, judged.get("must"), judged.get("winner"))


def sit(phone, table, seat):
    phone.until("#seats button")
    phone.tap("#seats button", ["Anna", "Beat", "Cora"][seat])
    asked = table.heard("seat-asked")
    phone.until("#asks")
    card = phone.driver.execute_script("return document.querySelector('#asked-card').dataset.card")
    expect(card == asked["card"], f"the phone shows {card}, the tablet {asked['card']}")
    table.give(asked)
    phone.until("#tabs")
    return asked["phone"]


def phones():
    table = Table(programs)
    anna = Browser(table).open()
    anna.until("[data-net='on']")
    step("a phone is connected")
    expect(anna.driver.execute_script("return [innerWidth, navigator.maxTouchPoints > 0, matchMedia('(pointer: coarse)').matches, isSecureContext]") == [390, True, True, False],
           "not a phone at a table")
    size = anna.driver.execute_script("return performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'))"
                                      ".filter(e => !e.name.includes('events')).reduce((sum, e) => sum + e.transferSize, 0)")
    expect(0 < size <= 100_000, f"the page has {size} bytes")
    step(f"the page with everything: {size} bytes")
    anna.looks("phone-who-de")

    told = time.monotonic()
    table.enter({"turned_up": "H9", "points": {"Anna": 59, "Beat": 80}})
    anna.until("#slate", "Partie 2")
    step(f"a deal is seen {1000 * (time.monotonic() - told):.0f} ms after it was entered")
    anna.until("#deals", "1")
    anna.tap("#deals summary")
    anna.until("#deals .why", "59")
    anna.looks("phone-deals-de")

    sit(anna, table, 0)
    step("a seat is taken")
    beat = Browser(table, "en", dark=True).open()
    sit(beat, table, 1)
    cora = Browser(table).open()
    anna.holds("document.querySelectorAll('#seats button:disabled').length === 2", "taken seats can be tapped")
    sit(cora, table, 2)
    cora.looks("phone-slate-de")
    beat.looks("phone-slate-en-dark")
    cora.driver.refresh()
    cora.until("#tabs", what="a seat after a reload")

    # Three phones enter counts.
    draft = {"turned_up": "RK", "points": {}}
    fields = []
    names = ["Anna", "Beat", "Cora"]

    def arrived(seat):
        count = table.heard("count")
        expect(count["seat"] == seat and count["deal"] == 2 and count["path"] == f"/points/{names[seat]}", f"count: {count}")
        draft["points"][names[seat]] = count["value"]
        fields[:] = [field for field in fields if field["seat"] != seat] + [{"path": count["path"], "seat": seat, "from": "phone", "at": "21:33"}]
        table.count(2, draft, fields)
        table.tell("answer", seat=seat, deal=2, path=count["path"], state="filled")
        return count["value"]

    table.count(2, draft)
    for phone in (anna, beat, cora):
        phone.tap("[data-tab='count']")
        phone.until("#keys")
    cora.keys("10−+15+") # a second sign takes the place of the first
    cora.until("#fields", "25")
    expect(cora.run("return document.querySelector('#send').disabled"), "a sum without its last number can be sent")
    cora.keys("18")
    cora.until("#fields", "43")
    cora.looks("phone-count-de")
    cora.tap("#send")
    expect(arrived(2) == 43, "10 + 15 + 18 is 43")
    anna.until("#others", "hat gesendet")
    expect("43" not in anna.text("#others"), "a number is shown before the own one was sent")
    anna.keys("18")
    anna.tap("#send")
    arrived(0)
    anna.until("#others", "43")
    beat.keys("95")
    beat.tap("#send")
    arrived(1)
    anna.until("#others .note-ask", "156", "a sum that does not fit")
    beat.looks("phone-misfit-en-dark")
    table.count(2, draft, fields, recount=[2])
    cora.until("#recount")
    cora.until("#stay")
    cora.looks("phone-recount-de")
    cora.tap("#by-cards")
    for card in ("H10", "RJ", "LA", "L10"):
        cora.tap(f"#pile [data-card='{card}']")
    cora.until("#pile-sum", "51")
    cora.tap("#last-trick")
    cora.until("#pile-sum", "56")
    cora.looks("phone-pile-de")
    cora.tap("#by-number")
    cora.keys([])
    cora.driver.execute_script("document.querySelectorAll('#keys .fn')[0].click()")
    cora.keys("4")
    cora.tap("#send")
    expect(arrived(2) == 44, "recounted: 44")
    cora.wait.until(lambda _: not cora.shown("#others .note-ask")) # the numbers add up to 157
    step("three phones have counted")

    # The referee desk on a phone.
    table.quiet()
    known = [other.driver.execute_script(ALL_IT_KNOWS) for other in (anna, beat)]
    cora.tap("[data-tab='ask']")
    # Taps a trick, a card, and the one question that decides.
    cora.say("/trick")
    for card in ("H7", "RJ"):
        cora.say("/trick", card)
    cora.say("/card", "R8")
    cora.until("#verdict .hangs")
    cora.until("#ask-form", "Hast du etwas anderes als Raben?")
    cora.looks("phone-ask-one-de")
    cora.say("/deciding/0", 0)
    cora.until("#verdict .verdict", "Ja")
    cora.until("#verdict", "Jass")
    cora.say("/deciding/0", 1)
    cora.until("#verdict .verdict", "Nein")
    cora.looks("phone-ask-one-no-de")
    # The whole hand also gives an answer.
    cora.say("/whole", 1)
    for card in ("H10", "LA"):
        cora.say("/hand", card)
    cora.looks("phone-ask-grid-de")
    cora.done()
    cora.until("#ask-form .card.yes")
    cora.looks("phone-ask-de")
    cora.say("/card", "R8")
    cora.until("#verdict .verdict", "Nein")
    cora.say("/card", "H10")
    cora.until("#verdict .verdict", "Ja")
    cora.until("#verdict ol .source", "Jass")
    # Opens the rule that decided and a related rule; the way back keeps everything that was tapped.
    cora.tap("#verdict ol .source")
    cora.until("#rules-one h1")
    cora.looks("phone-rule-de")
    cora.tap("#rules-one [data-rule]")
    cora.tap("#rules-back")
    cora.tap("#rules-back")
    cora.until("#verdict .verdict", "Ja")
    cora.tap("#asking .open-rules")
    cora.until("#rules-list [data-rule]")
    cora.looks("phone-rules-de")
    cora.driver.find_element("css selector", "#rules-search").send_keys("untertrumpfn")
    cora.holds("[1, 2, 3].includes(document.querySelectorAll('#rules-list [data-rule]').length)", "the search leaves out what does not fit")
    cora.until("#rules-list", "Untertrumpfen")
    cora.tap("#rules-back")
    cora.say("/powers", 2)
    cora.done()
    cora.until("#verdict .verdict", "Nein") # a ten is not a small card
    captions = "return [...document.querySelectorAll('#ask-form [data-part=\"/trick\"] figcaption')].map(each => each.textContent)"
    before = cora.run(captions)
    cora.say("/question", 1)
    cora.until("#ask-form figure:nth-of-type(3) figcaption", "Cora") # the trick now includes the card in question
    expect(len(before) == 3 and cora.run(captions) == before, f"a trick changes hands with the question: {before}, {cora.run(captions)}")
    cora.say("/trick")
    cora.say("/trick", "H10", of=".grid") # another card
    cora.say("/trick", "S9", of=".grid")
    cora.until("#verdict .verdict", "gewinnt")
    cora.looks("phone-ask-winner-de")
    cora.say("/question", 2)
    cora.say("/phase", 5)
    cora.until("#verdict .verdict", "Cora")
    cora.looks("phone-ask-power-de")
    cora.like_judge(4)
    # A tap covers the hand. Afterwards only a long press shows it. Another tab and a hidden page also cover it.
    cora.tap("#cover")
    cora.until("#covered")
    cora.looks("phone-covered-de")
    cora.tap("#show")
    time.sleep(0.7)
    expect(cora.shown("#covered"), "a short tap shows the hand")
    cora.hold("#show")
    cora.until("#asking")
    cora.tap("[data-tab='watch']")
    cora.tap("[data-tab='ask']")
    cora.until("#covered")
    cora.hold("#show")
    cora.until("#asking")
    cora.hidden(True)
    cora.hidden(False)
    cora.until("#covered")
    cora.hold("#show")
    cora.until("#asking")
    # The page also covers the hand while a finger is still on it, as when the user swipes to another app.
    cora.run("document.body.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}))")
    cora.hidden(True)
    expect(cora.shown("#covered") and not cora.shown("#asking"), "a finger keeps the hand in sight")
    cora.hidden(False)
    cora.run("document.body.dispatchEvent(new PointerEvent('pointercancel', {bubbles: true}))")
    cora.hold("#show")
    cora.until("#asking")
    time.sleep(20.5) # without a touch
    cora.until("#covered")
    cora.hold("#show")
    cora.until("#ask-form .card")
    for other, before in zip((anna, beat), known):
        expect(other.driver.execute_script(ALL_IT_KNOWS) == before, "another phone learns of a question")
    table.share(rights=["count", "accept"])
    cora.until("#ask-off", "An diesem Tisch fragt man laut")
    cora.looks("phone-ask-off-de")
    table.share()
    cora.until("#ask-form .card")
    expect(not any(line["kind"] != "devices" for line in table.quiet()), "the app was told of a question")
    for name in os.listdir(table.folder.name): # the history, its log, and all other files
        with open(os.path.join(table.folder.name, name), "rb") as file:
            expect(b"H10" not in file.read(), f"a hand stands in {name}")
    step("the referee was asked")

    # The deal is entered, and the next one waits for acceptance.
    table.enter({**draft, "points": draft["points"]})
    table.tell("answer", seat=2, deal=2, path="/points/Cora", state="entered", value=44)
    table.count(3, {"turned_up": "S9", "points": {}})
    cora.gone("#ask-form .card") # the hand ends with its deal
    cora.until("#ask-form .plus")
    cora.tap("[data-tab='count']")
    cora.until("#answer", "44")
    cora.holds("(document.querySelector('#fields b')?.innerText ?? '') === ''", "a number of the last deal stands in this one")
    table.write(propose={"turned_up": "S9", "points": {"Anna": 60, "Beat": 79}})
    table.share(writer=0)
    cora.until("#accept", "Partie 3 annehmen?")
    expect(not anna.shown("#accept"), "who wrote the deal is asked to accept it")
    time.sleep(0.5)
    cora.looks("phone-accept-de")
    beat.until("#accept", "Accept deal 3?")
    beat.tap("#say-no")
    beat.until("#why-no")
    beat.looks("phone-why-no-en-dark")
    beat.at("#right-number").send_keys("81")
    beat.tap("[data-reason='number']")
    refused = table.heard("refuse")
    expect(refused == {"kind": "refuse", "seat": 1, "deal": 3, "reason": "81"}, f"refused: {refused}")
    cora.tap("#say-yes")
    expect(table.heard("accept") == {"kind": "accept", "seat": 2, "deal": 3}, "accepted")
    table.write(accept=2)
    table.tell("changed")
    cora.gone("#accept")
    cora.tap("[data-tab='watch']")
    cora.until("#slate", "Partie 4")
    step("a deal was refused and accepted")

    # A phone that wakes is up to date within a second and does not need a new request.
    cora.hidden(True)
    table.enter({"turned_up": "H9", "points": {"Anna": 59, "Beat": 80}})
    time.sleep(0.3)
    expect("Partie 4" in cora.text("#slate"), "a page that nobody sees follows")
    woken = time.monotonic()
    cora.hidden(False)
    cora.until("#slate", "Partie 5")
    cora.until("#tabs")
    expect(time.monotonic() - woken < (5 if os.environ.get("TAFEL_SANITIZED") else 1), "a phone that wakes waits")
    step(f"awake {1000 * (time.monotonic() - woken):.0f} ms after it woke")

    # The sharing process is killed and restarted.
    table.child.kill()
    table.child.wait()
    cora.until("#lost")
    cora.looks("phone-lost-de")
    table.start()
    table.share()
    for seat, secret in table.seats.items():
        table.tell("seat", seat=seat, phone=secret, state="given")
    told = time.monotonic()
    cora.until("[data-net='on']")
    cora.until("#tabs", what="a seat after a new child")
    step(f"back {1000 * (time.monotonic() - told):.0f} ms after the new start")

    for scale in (1.5, 2.0):
        cora.driver.execute_script("document.documentElement.style.fontSize = arguments[0]", f"{112.5 * scale}%")
        for tab in ("watch", "count", "ask"):
            cora.tap(f"[data-tab='{tab}']")
            time.sleep(0.1)
            cora.looks(f"phone-{tab}-{int(scale * 100)}")
    table.tell("stop")
    for phone in (anna, beat, cora):
        phone.until("#stopped")
    cora.driver.execute_script("document.documentElement.style.fontSize = ''")
    cora.looks("phone-stopped-de")
    expect(cora.driver.execute_script("return localStorage.length") == 0, "something stays on the phone")
    table.child.wait(5)
    expect(table.child.stderr.read() == "", "the server writes a log")
    for phone in (anna, beat, cora):
        phone.close(lost=True)
    step("stopped")


def plain():
    """Without JavaScript, the page shows the same and says that it reloads itself."""
    table = Table(programs)
    table.enter({"turned_up": "H9", "points": {"Anna": 59, "Beat": 80}})
    phone = Browser(table, "en")
    phone.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    phone.open()
    source = phone.driver.page_source
    expect("Deal 2" in source and "Anna 59 · Beat 80 · Cora 18 = 157" in source, "without JavaScript there is no standing")
    expect('http-equiv="refresh"' in source, "without JavaScript the page stands still")
    if pictures:
        phone.driver.save_screenshot(os.path.join(pictures, "phone-plain-en.png"))
    phone.driver.quit()
    typed = Browser(table, "en").open("/")
    for card in ("RJ", "H9"):
        typed.tap(f"[data-card='{card}']")
    typed.tap("#back") # deletes the last card
    for card in ("H10", "S7"):
        typed.tap(f"[data-card='{card}']")
    typed.until("#fault", "three cards")
    typed.looks("phone-cards-en")
    for card in ("RJ", "H10", "S6"):
        typed.tap(f"[data-card='{card}']")
    typed.until("#slate", "Anna")
    typed.close()
    table.close()
    step("a page without JavaScript, a typed address")


def boards():
    table = Table(programs)
    for _ in range(2):
        table.enter({"turned_up": "H9", "points": {"Anna": 59, "Beat": 80}})
    for width, height in (*WINDOWS, (1280, 720)):
        board = Browser(table, size=(width, height)).open(f"/{KEY}/board?lang=de")
        board.until(".board", "Partie 3")
        board.looks(f"board-match-{width}x{height}")
        if height == 720:
            table.enter({"turned_up": "H9", "points": {"Anna": 59, "Beat": 80}})
            board.until(".board", "Partie 4")
        board.close()
    people = ["Hanna", "Cora", "Ivo", "Anna", "Gökhan", "Beat", "Käthi", "Livia", "Dani", "Eva", "Jan", "Fritz", "Wilhelmine-Charlotte von und zu"]
    name = "Dienstagsrunde"
    tables = json.loads(table.write(tournament=name, setup={**MATCH, "players": ["A", "B", "C"], "characters": {}, "options": {"target": 2}}, people=people))
    for number, seats in enumerate(tables[:3]):
        table.write(open={"format": "tafelrichter/1", "game": "cosmic-eidex", "edition": "web", "players": seats, "tournament": name, "options": {"target": 2}, "deals": []})
        for _ in range(number):
            points = [59, 80] if len(seats) == 3 else [40, 60, 50]
            table.write(enter={"turned_up": "H9", "points": dict(zip(seats, points))})
    table.tell("sharing", key=KEY, tournament=name)
    for width, height in WINDOWS:
        board = Browser(table, "en", size=(width, height)).open(f"/{KEY}/board?lang=en")
        board.until(".board.tournament", "Table 4")
        board.until(".board .pages", "1–12 of 13", "thirteen names take two pages")
        board.looks(f"board-tournament-{width}x{height}")
        board.close()
    table.close()
    step("the boards")


def sizes():
    """On small and usual phones, all targets are large enough (`looks`), and the next targets are in sight."""
    for size, language in (((360, 640), "de"), ((390, 844), "en")):
        def see(page, name, *targets):
            for target in targets:
                page.in_sight(target, f"{name}-{size[0]}")
            page.looks(f"size-{name}-{size[0]}-{language}")

        table = Table(programs)
        table.enter({"turned_up": "H9", "points": {"Anna": 59, "Beat": 80}})
        typed = Browser(table, language, phone=size).open("/")
        see(typed, "cards", "[data-card='HA']", "#back")
        top = typed.run("return document.querySelector('.grid').getBoundingClientRect().top")
        for card in ("RJ", "H10", "S7"):
            typed.tap(f"[data-card='{card}']")
        typed.until("#fault")
        expect(typed.run("return document.querySelector('#fault').getBoundingClientRect().bottom <= innerHeight"), "the fault is out of sight")
        expect(typed.run("scrollTo(0, 0); return document.querySelector('.grid').getBoundingClientRect().top") == top, "a wrong card pushes the grid down")
        typed.close()
        phone = Browser(table, language, phone=size).open()
        phone.until("#seats button")
        see(phone, "who", "#seats button")
        phone.tap("#seats button", "Cora")
        asked = table.heard("seat-asked")
        phone.until("#asks")
        phone.run("scrollTo(0, 0)")
        expect("Cora" in phone.text("#asks h1"), "whose Yes is not said")
        see(phone, "asks", "#asked-card", "#never-mind")
        table.give(asked)
        phone.until("#tabs")
        see(phone, "slate", "[data-tab='count']")
        # A number, then a sum that is wrong, then a recount.
        table.count(2, {"turned_up": "RK", "points": {"Anna": 18, "Beat": 95}})
        phone.tap("[data-tab='count']")
        phone.until("#keys")
        phone.run("scrollTo(0, 0)")
        above = phone.run("return document.querySelector('footer').getBoundingClientRect().top")
        phone.keys("61")
        phone.run("scrollTo(0, 0)")
        expect(phone.run("return document.querySelector('footer').getBoundingClientRect().top") == above, "a button appears over the keys")
        see(phone, "count", "#send", "#keys .wide")
        phone.tap("#send")
        table.heard("count")
        fields = [{"path": "/points/Cora", "seat": 2, "from": "phone", "at": "21:33"}]
        table.count(2, {"turned_up": "RK", "points": {"Anna": 18, "Beat": 95, "Cora": 61}}, fields, recount=[2])
        phone.until("#others .note-ask")
        phone.run("scrollTo(0, 0)")
        see(phone, "recount", "#stay")
        phone.tap("#by-cards")
        phone.tap("#pile [data-card='HA']")
        phone.run("scrollTo(0, 0)")
        see(phone, "pile", "#send", "#pile [data-card='HK']")
        # The referee desk.
        phone.tap("[data-tab='ask']")
        phone.say("/trick")
        phone.until("#ask-form .grid")
        see(phone, "ask-trick", "#ask-form .grid .card", "#ask-form .grid .card:nth-of-type(9)")
        for card in ("H7", "RJ"):
            phone.say("/trick", card)
        phone.say("/card", "R8")
        phone.until("#ask-form [data-tap*='/deciding/0']")
        phone.quiet()
        see(phone, "ask-back", "#ask-form [data-tap*='/deciding/0']")
        phone.say("/deciding/0", 1)
        phone.until("#verdict .verdict")
        phone.quiet()
        see(phone, "ask-verdict", "#verdict .verdict", "#cover")
        phone.tap("#cover")
        see(phone, "covered", "#show")
        phone.hold("#show")
        phone.until("#asking")
        expect(phone.run("return document.querySelector('#ask-questions button').getAttribute('aria-pressed')") == "true", "the finger that shows the hand taps another question")
        # A deal waits for acceptance.
        table.write(propose={"turned_up": "S9", "points": {"Anna": 60, "Beat": 79}})
        table.tell("changed")
        phone.until("#accept")
        time.sleep(0.5)
        see(phone, "accept", "#say-yes", "#say-no")
        phone.tap("#say-no")
        phone.until("#why-no")
        see(phone, "why-no", "[data-reason='number']")
        phone.close()
        table.close()
    step("sizes")


class NothingHere(http.server.BaseHTTPRequestHandler):
    """Another program at the same address, without any page."""

    def do_GET(self):
        self.send_error(404)

    def log_message(self, *_):
        pass


def silence():
    """The server hangs, is replaced, returns, and ends: a phone and a board show it and recover."""
    table = Table(programs)
    table.enter({"turned_up": "H9", "points": {"Anna": 59, "Beat": 80}})
    phone = Browser(table).open()
    board = Browser(table, "en", size=(1280, 720)).open(f"/{KEY}/board?lang=en")
    sit(phone, table, 1)
    board.until(".board", "Deal 2")
    os.kill(table.child.pid, signal.SIGSTOP)
    silent = time.monotonic()
    for page, words in ((phone, "Keine Verbindung"), (board, "as of " + time.strftime("%H:"))):
        while not page.shown("#lost") and time.monotonic() - silent < 22:
            time.sleep(0.1)
        expect(words in page.text("#lost"), f"nothing is said of a silent server after {time.monotonic() - silent:.0f} s: {page.text('#lost')!r}")
        page.looks("silent-" + ("phone-de" if page is phone else "board-en"))
    step(f"a silent server is noticed {time.monotonic() - silent:.1f} s after its last word")
    os.kill(table.child.pid, signal.SIGCONT)
    for page in (phone, board):
        page.gone("#lost")
    step("it speaks again")

    # The server is killed, and for a while another program answers at its address.
    table.child.kill()
    table.child.wait()
    other = http.server.ThreadingHTTPServer((table.host, table.port), NothingHere)
    threading.Thread(target=other.serve_forever, daemon=True).start()
    phone.until("#stopped", "Diese Adresse wird nicht mehr geteilt")
    board.until(".board", "This address is no longer shared")
    for page in (phone, board):
        expect("Anna" not in page.run("return document.body.innerHTML"), "a name stays")
        page.looks("ended-" + ("phone-de" if page is phone else "board-en"))
    other.shutdown()
    other.server_close()
    table.start()
    table.share()
    for seat, secret in table.seats.items():
        table.tell("seat", seat=seat, phone=secret, state="given")
    phone.until("#slate", "Partie 2")
    phone.until("#tabs", what="its seat")
    board.until(".board", "Deal 2")
    step("the old address is back")

    table.tell("stop")
    phone.until("#stopped", "Das Tablet teilt nicht mehr")
    board.until(".board", "The tablet has stopped sharing")
    for page in (phone, board):
        expect("Anna" not in page.run("return document.body.innerHTML"), "a name stays after the end")
    board.looks("stopped-board-en")
    phone.close(lost=True)
    board.close(lost=True)
    table.child.wait(5)
    step("the sharing has ended")


def games():
    """Numbers and disputes in a game of contracts and in a game of combinations."""
    four = ["Anna", "Beat", "Cora", "Dani"]
    table = Table(programs, {"format": "tafelrichter/1", "game": "quodlibet", "players": four, "deals": []})
    phone = Browser(table, "en", dark=True).open()
    phone.until("#seats button")
    phone.tap("#seats button", "Dani")
    table.give(table.heard("seat-asked"))
    table.count(1, {"contract": "minus"})
    phone.until("#tabs")
    phone.looks("phone-quodlibet-en-dark")
    phone.tap("[data-tab='count']")
    phone.until("#fields", "Tricks")
    phone.keys("3")
    phone.looks("phone-count-quodlibet-en-dark")
    phone.tap("#send")
    count = table.heard("count")
    expect(count["seat"] == 3 and count["value"] == 3 and count["path"].startswith("/count"), f"count: {count}")
    phone.tap("[data-tab='ask']")
    phone.say("/trick")
    for card in ("CK", "C9", "CA"):
        phone.say("/trick", card)
    phone.say("/card", "H7")
    phone.until("#ask-form", "Do you hold any clubs?")
    phone.say("/deciding/0", 1)
    phone.until("#verdict .verdict", "No")
    phone.say("/deciding/0", 0)
    phone.until("#verdict .verdict", "Yes")
    phone.looks("phone-ask-one-en-dark")
    phone.say("/whole", 1)
    for card in ("CJ", "SA"):
        phone.say("/hand", card)
    phone.done()
    phone.say("/card", "H7")
    phone.until("#verdict .verdict", "No")
    phone.say("/card", "CJ")
    phone.until("#verdict .verdict", "Yes")
    phone.like_judge(2)
    phone.looks("phone-ask-quodlibet-en-dark")
    phone.close()
    table.close()
    table = Table(programs, {"format": "tafelrichter/1", "game": "krass-kariert", "players": four, "deals": []})
    phone = Browser(table).open()
    phone.until("#seats button")
    phone.tap("#seats button", "Beat")
    table.give(table.heard("seat-asked"))
    table.count(1, {})
    phone.until("#tabs")
    phone.tap("[data-tab='ask']")
    phone.say("/cards")
    phone.say("/keys/table", 7)
    for card in (8, 9, 3, 8):
        phone.say("/keys/hand", card)
    phone.looks("phone-ask-keys-de")
    phone.done()
    phone.until("#verdict", "Spielbar")
    faces = phone.run("return [...document.querySelectorAll('#verdict [data-part] button')].map(each => each.textContent)")
    expect("8 9Zweierstrasse 9" in faces, f"what may be played: {faces}")
    phone.looks("phone-ask-krass-de")
    phone.like_judge(1)
    phone.close()
    table.close()
    step("other games")


def own():
    """A custom game is counted, but the phone does not offer the referee desk, because its play is not judged."""
    game = {"format": "tafelrichter-game/1", "id": "tally", "name": "Tally", "players": [3], "wins": "most",
            "contracts": [{"id": "deal", "name": "Deal", "clause": "As typed.", "measure": "points"}]}
    table = Table(programs)
    phone = Browser(table, "en").open()
    sit(phone, table, 1)
    phone.tap("[data-tab='ask']")
    phone.until("#ask-form .pick")
    table.match = table.write(open={"format": "tafelrichter/1", "game": "own", "own_game": game, "players": ["Anna", "Beat", "Cora"], "deals": []})
    table.share()
    table.count(1, {})
    phone.until("#slate", "Tally")
    phone.until("#watch", what="the tab that is no more gives way")
    expect(not phone.shown("[data-tab='ask']"), "a game that is not judged can be asked about")
    phone.tap("[data-tab='count']")
    phone.keys("41")
    phone.looks("phone-count-own-en")
    phone.tap("#send")
    expect(table.heard("count") == {"kind": "count", "seat": 1, "deal": 1, "path": "/points/Beat", "value": 41}, "points of a custom game")
    table.match = table.write(open=MATCH)
    table.share()
    phone.until("[data-tab='ask']")
    phone.close()
    table.close()
    step("a custom game")


def powers():
    """Cards that lie face down, and powers that name two cards or melds."""
    match = {**MATCH, "characters": {"Anna": "RA", "Beat": "S10", "Cora": "S6"}}
    table = Table(programs, match)
    phone = Browser(table, "en").open()
    phone.until("#seats button")
    phone.tap("#seats button", "Cora")
    table.give(table.heard("seat-asked"))
    table.count(1, {"turned_up": "S9"})
    phone.until("#tabs")
    phone.tap("[data-tab='ask']")
    phone.say("/trick")
    phone.say("/trick", "H7")
    phone.say("/trick", -1)
    phone.say("/card", "LA")
    phone.until("#ask-form [data-tap*='/deciding/0']")
    expect(phone.run("return document.querySelectorAll('#ask-form .card.back').length") == 1, "no card lies face down")
    phone.looks("phone-ask-face-down-en")
    phone.say("/deciding/0", 1)
    phone.until("#verdict .verdict", "No")
    phone.say("/question", 2)
    phone.say("/phase", 5)
    for seat, key, cards in ((1, "melds", ("LK", "LQ", "LJ")), (0, "cards", ("LK", "LQ"))):
        phone.say("/may", seat)
        phone.quiet()
        place = phone.run("return __asked.at(-1).document.may.findIndex(use => use.by === arguments[0])", ["Anna", "Beat", "Cora"][seat])
        if not phone.shown(f"[data-tap='[\"/may/{place}/{key}\"]']"):
            phone.say(f"/may/{place}")
        phone.say(f"/may/{place}/{key}")
        for card in cards:
            phone.say(f"/may/{place}/{key}", card, of=".grid")
        phone.looks(f"phone-ask-{key}-en")
        phone.done()
        phone.holds(f"JSON.stringify(__asked.at(-1).document?.may ?? []).includes('{json.dumps(list(cards), separators=(',', ':'))}')", f"{cards} is not asked about")
    phone.until("#verdict > *")
    phone.like_judge(3)
    phone.close()
    table.close()
    step("powers with cards")


def asked_there(phone, case):
    """Enters a case of disputes.json by taps on the phone and returns the document that the referee receives."""
    question = case.get("question", "play")
    answer = case.get("then", question)

    def pick(path, cards):
        """Taps cards on the grid; one path may open the next one by itself."""
        if cards and not phone.shown(f"#ask-form .grid [data-tap^='[\"{path}\"']"):
            phone.done()
            phone.say(path)
        for card in cards:
            phone.say(path, -1 if card is None else card, of=".pick")

    def numbers(name, cards):
        for card in cards:
            number = {"X": 13, "stop": 14, "redraw": 15}.get(card.partition("=")[0]) or int(card)
            phone.say(f"/keys/{name}", number)
            if "=" in card:
                phone.say("/keys/call", int(card.partition("=")[2]))

    def name(at, named):
        """Names the parameters of a power: the index of an option, a number, or cards."""
        for key, value in named.items():
            path = f"{at}/{key}"
            phone.quiet()
            if isinstance(value, list):
                phone.say(path)
                for card in value:
                    phone.say(path, card, of=".grid")
                phone.quiet()
                if phone.shown("#ask-form .grid"): # the prompt may close itself when it is complete
                    phone.tap("#ask-form .pick > button")
            elif phone.shown(f"input[data-path='{path}']"):
                type_in(path, value)
            else:
                phone.tap(f"[data-part='{path}'] .options button:nth-of-type({value + 1})")

    def type_in(path, value):
        """Types a number while the answer to an earlier tap arrives."""
        phone.run("window.__late = 300")
        phone.tap(f"input[data-path='{path}']")
        for key in f"{value}\t":
            ActionChains(phone.driver).send_keys(key).perform()
            time.sleep(0.3)
        phone.run("window.__late = 0")

    def use(path, power):
        phone.done()
        place = phone.run("return (__asked.at(-1).facts.find(part => part.path === arguments[0]).items).filter(item => item.on).length", path)
        phone.say(path, power["seat"])
        name(f"{path}/{place}", power.get("named", {}))
        phone.done()

    if "choose" in case:
        phone.quiet()
        phone.tap("#ask-form .pick button", case["choose"].capitalize())
    if "turned" in case:
        phone.say("/turned_up", case["turned"])
    if "trump" in case:
        phone.quiet()
        phone.tap("#ask-form .pick button", {"C": "clubs", "S": "spades", "H": "hearts", "D": "diamonds"}[case["trump"]])
    for power in case.get("uses", []):
        use("/powers", power)
    if question != "play":
        phone.say("/question", {"winner": 1, "power": 2}[question])
    if "phase" in case:
        phone.say("/phase", PHASES.index(case["phase"]))
        if case.get("named"):
            phone.say("/may/0")
            name("/may/0", case["named"])
            phone.done()
        for power in case.get("others", []):
            use("/may", power)
    if case["match"]["game"] == "krass-kariert":
        phone.say("/cards")
        numbers("table", case.get("table", []))
        numbers("hand", case["hand"])
    else:
        pick("/trick", case.get("trick", []))
        if question == "play" and "trick" in case:
            phone.done()
            phone.say("/whole", 1)
        pick("/laid", case.get("laid", case.get("series", [])))
        pick("/gone", case.get("gone", []))
        for end in ("up", "down"):
            if end in case:
                pick(f"/row/{end}", [case[end]])
        pick("/hand", case.get("hand", []))
    phone.done()
    if "lead" in case:
        phone.say("/trick")
        phone.say("/lead", case["match"]["players"].index(case["lead"]))
        phone.done()
    for path, value in case.get("say", {}).items():
        phone.quiet()
        if phone.shown(f"input[data-path='/{path}']"):
            type_in(f"/{path}", value)
        else:
            phone.say(f"/{path}", value)
    if "asked" in case:
        phone.say("/card", case["asked"])
    if answer != question:
        phone.say("/question", 1)
    phone.quiet()
    return phone.run("return __asked.at(-1).document")


PHASES = ["after-deal", "before-put-down", "put-down", "after-put-down", "before-lead", "in-trick", "trick-award", "after-trick", "game-end"]


def disputes():
    """The same taps make the same document on a phone and on the tablet (tests/games/dispute/disputes_test.cpp)."""
    table = phone = secret = None
    for name, case in json.loads(beside("disputes.json")).items():
        seat = case.get("seat", 1)
        if not table:
            table = Table(programs, case["match"])
            phone = Browser(table, "en").open()
            phone.until("#seats button")
            phone.tap("#seats button", case["match"]["players"][seat])
            asked = table.heard("seat-asked")
            secret = asked["phone"]
            table.give(asked)
            phone.until("#tabs")
            phone.tap("[data-tab='ask']")
        else:
            phone.done()
            if phone.shown("#ask-questions button"):
                phone.say("/question", 0)
            phone.quiet()
            phone.tap("#ask-clear")
            table.match = table.write(open=case["match"])
            table.share()
            table.tell("seat", seat=seat, phone=secret, state="given")
        draft = case.get("draft", {})
        table.count(1, draft)
        phone.run("window.__asked.splice(0, window.__asked.length - 1)")
        phone.wait.until(lambda _: phone.run("return state.you?.now === 'seated' && state.you.seat === arguments[0] && state.seats.map(each => each.name).join() === arguments[1].join()", seat, case["match"]["players"]))
        phone.quiet()
        try:
            document = asked_there(phone, case)
        except Exception as fault:
            document = {"fault": str(fault)[:200]}
        expect(document == case["document"], f"{name}: {json.dumps(document)}")
        phone.like_judge(1)
    phone.close()
    table.close()
    step("disputes")


for part in (phones, plain, games, own, powers, boards, disputes, silence, sizes):
    if part.__name__ in sys.argv[3:] or not sys.argv[3:]:
        part()
finish()
