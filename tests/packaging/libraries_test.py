#!/usr/bin/env python3
"""The settings name each library that the build uses, with its licence, and ours: libraries_test.py SOURCE"""
import re
import sys
from pathlib import Path

# As the build calls it: as people call it.
NAMES = {"fmt": "{fmt}", "qrcodegen": "QR Code generator", "libpq": "libpq", "utf8proc": "utf8proc", "nettle": "Nettle",
         "sodium": "libsodium", "tl-expected": "expected", "RapidJSON": "RapidJSON", "Qt6": "Qt", "SQLiteCpp": "SQLiteCpp"}
TOOLS = {"Threads", "PkgConfig"} # of the system or the build
WITHOUT_A_CALL = ["SQLite", "Boost", "Qt Charts", "Lato"] # headers, or used by another library

source = Path(sys.argv[1])
calls = re.compile(r"\b(?:find_package\((\S+)|find_library\((\w+)_library|pkg_check_modules\((\w+))")
used = {next(name for name in found if name)
        for file in [source / "CMakeLists.txt", *(source / "src").rglob("CMakeLists.txt"), source / "qml/CMakeLists.txt"]
        for found in calls.findall(file.read_text(encoding="utf-8"))} - TOOLS
about = (source / "qml/SettingsScreen.qml").read_text(encoding="utf-8")
wrong = [f"a library without a name: {name}" for name in sorted(used - NAMES.keys())]
wrong += [f"not used any more: {name}" for name in sorted(NAMES.keys() - used)]
wrong += [f"About does not name {name} with its licence" for name in [*NAMES.values(), *WITHOUT_A_CALL]
          if not re.search(rf"(?<!\w){re.escape(name)} \([^)]+\)", about)]
if "GNU General Public License, version 3 or later" not in about:
    wrong.append("About does not name our licence")
print("\n".join(wrong), end="\n" if wrong else "")
sys.exit(bool(wrong))
