#!/usr/bin/env python3
"""restart.py PROGRAMS: `tafelrichter live` keeps its address across restarts and gives an error message for each
problem with its key."""
import os
import resource
import stat
import subprocess
import sys
import tempfile

from table import Table

programs = sys.argv[1]
failed = []
table = Table(programs)
home = tempfile.mkdtemp()
state = os.path.join(home, "state")
file = os.path.join(state, "tafelrichter", "live.key")


def expect(good, text):
    if not good:
        failed.append(text)


def start(*options, folder=state, lang="en"):
    """Returns the key of the printed address, the exit status if it ended by itself, and standard error."""
    program = subprocess.Popen([os.path.join(programs, "tafelrichter"), "live", "--db", table.history, "--lang", lang, "--listen", "127.0.0.1:0", *options],
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, "HOME": home, "XDG_STATE_HOME": folder})
    address = program.stdout.readline().strip()
    if address:
        program.terminate()
    said = program.communicate(timeout=10)[1]
    return address.rstrip("/").rpartition("/")[2], program.returncode, said


first, _, said = start()
expect(len(first) == 22 and said == "", f"no address: {first} {said}")
with open(file, encoding="ascii") as kept:
    expect(kept.read() == first + "\n", "the file does not keep the key")
for path, mode in ((file, 0o600), (os.path.dirname(file), 0o700)):
    expect(stat.S_IMODE(os.stat(path).st_mode) == mode, f"{path}: {os.stat(path).st_mode:o}")
os.chmod(file, 0o644)
expect(start()[0] == first, "another address after a restart")
expect(stat.S_IMODE(os.stat(file).st_mode) == 0o600, "others may read the key")
second = start("--new-key")[0]
expect(len(second) == 22 and second != first, "--new-key draws no other key")
expect(start()[0] == second, "the new key is not kept")
expect(os.listdir(os.path.dirname(file)) == ["live.key"], "something is left beside the key")

with open(file, "w", encoding="ascii") as kept:
    kept.write("half a k")
for lang, sentence in (("en", "live.key contains no key. Generate a new one with --new-key."), ("de", "live.key enthält keinen Schlüssel. Erzeuge mit --new-key einen neuen.")):
    key, status, said = start(lang=lang)
    expect(key == "" and status == 1 and sentence in said, f"a file without a key: {key} {status} {said}")
expect(len(start("--new-key")[0]) == 22, "a file without a key is not replaced")

# A folder that is not writable does not prevent sharing.
with open(os.path.join(home, "none"), "w", encoding="ascii"):
    pass
key, _, said = start(folder=os.path.join(home, "none"))
expect(len(key) == 22 and "cannot be saved, so the address will change at the next start" in said, f"a key that cannot be kept: {key} {said}")
# Without file descriptors the server cannot start, but this is not an error of the address. The sanitizers need some descriptors.
program = os.path.join(programs, "tafelrichter-live")
with open(program, "rb") as binary:
    sanitized = b"__ubsan_" in binary.read()
limit = lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (6, 6))
for lang, sentence in () if sanitized else (("en", "An unexpected error ended the program: "), ("de", "Ein unerwarteter Fehler hat das Programm beendet: ")):
    done = subprocess.run([program, "--history", table.history, "--listen", "127.0.0.1:0", "--lang", lang], preexec_fn=limit, capture_output=True, text=True,
                          timeout=10, check=False)
    expect(done.returncode == 70 and done.stdout == "" and done.stderr.startswith("tafelrichter-live: " + sentence) and done.stderr.count("\n") == 1, f"no descriptors: {done}")
expect(table.close() == 0, "the end of the lines is not a clean end")
print("\n".join(f"FAIL: {what}" for what in failed))
sys.exit(bool(failed))
