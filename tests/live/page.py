"""Shared tests of the pages for every browser."""
import os
import sys
import time

programs, pictures = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else None
failed, begin = [], time.monotonic()
PATIENCE = 20 # s, enough for a busy machine


def beside(name):
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), name), encoding="utf-8") as source:
        return source.read()


LOOKS = beside("render_checks.js")
AXE = beside("axe.min.js") # axe-core 4.10.3
LISTEN = """
    window.__faults = []
    addEventListener('error', event => __faults.push(String(event.error?.stack ?? event.message)))
    addEventListener('unhandledrejection', event => __faults.push(String(event.reason?.stack ?? event.reason)))
    addEventListener('securitypolicyviolation', event => __faults.push('policy: ' + event.violatedDirective + ' ' + event.blockedURI))"""


def step(text):
    print(f"{time.monotonic() - begin:6.2f} s  {text}", flush=True)


def expect(good, text):
    if not good:
        failed.append(text)
        print(f"FAIL: {text}", flush=True)


def finish():
    print("\n".join(f"FAIL: {what}" for what in failed))
    sys.exit(bool(failed))


class Page:
    """A page in any browser, which provides `run(script, *arguments)`, `later(script)` (whose last argument is a
    callback), and `photo(name)`."""

    def text(self, css):
        return self.run("return document.querySelector(arguments[0])?.innerText ?? ''", css)

    def shown(self, css):
        return self.run("const e = document.querySelector(arguments[0]); return Boolean(e && e.checkVisibility())", css)

    def middle(self, css, text=None):
        """The middle of an element once it no longer moves; fails if there is no such element."""
        point, before, end = self.place(css, text), None, time.monotonic() + PATIENCE
        while (not point or point != before) and time.monotonic() < end:
            time.sleep(0.02)
            point, before = self.place(css, text), point
        expect(point, f"nothing to tap: {css} {text or ''}")
        return point

    def place(self, css, text):
        return self.run("""
            const all = [...document.querySelectorAll(arguments[0])].filter(e => e.checkVisibility() && (!arguments[1] || e.innerText.includes(arguments[1])))
            if (!all.length) return null
            all[0].scrollIntoView({block: 'center'})
            const box = all[0].getBoundingClientRect()
            return {x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2)}""", css, text)

    def looks(self, name):
        """Checks names, roles, target sizes, contrast, truncation, and overflow, and saves a picture."""
        for fault in self.run(LOOKS + "; return looks()"):
            expect(False, f"{name}: {fault}")
        found = self.later(AXE + """; const done = arguments[arguments.length - 1]
            axe.run({resultTypes: ['violations']}).then(result => done(result.violations.map(each => each.id + ': ' + each.nodes.map(node => node.target).join(' '))),
            fault => done([String(fault)]))""")
        for fault in found:
            expect(False, f"{name}: axe {fault}")
        if pictures:
            os.makedirs(pictures, exist_ok=True)
            self.photo(name)
