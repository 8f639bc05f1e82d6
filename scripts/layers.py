#!/usr/bin/env python3
"""Checks the layers of src/: who includes whom, who may write a card out, who builds a deal in play, that only the
games name a game, a power or a contract, and that no text from outside is interpreted as markup.
`--self-test` proves that each rule catches its fault, and that its pattern still finds what it allows: a pattern for a
name that is gone would guard nothing."""
import re
import sys
import tempfile
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

REFEREE = ["referee", "cards", "rulebook", "base"]
DOCUMENT = ["document", "games", *REFEREE]
HISTORY = ["history", "rating", "tournament", *DOCUMENT]
LOG = ["history/log", "history/storage", *DOCUMENT]
PROJECTIONS = ["history/projections", "rating", "tournament", *LOG]
TABLE = ["history/.", *PROJECTIONS]         # a folder with "/.": only the files directly in it
SEARCH = ["search", "games", *REFEREE]
BELOW_APP = ["archive", "codes", "live/addresses.h", "live/child_line.h", "live/rate_limiter.h", # of its child process
             "report", "phrases", "search", *HISTORY]
ON_HISTORY = ["app/open_history", "app/phrases", *BELOW_APP]
ON_SESSION = ["app/session", *ON_HISTORY]

# A layer, and the layers that it may include in addition to itself; the longest name that fits a path is its layer.
# A name without a suffix covers everything below it.
MAY_INCLUDE = {
    "base": [],
    "codes": [],                            # secrets and QR codes: knows no game
    "cards": ["base"],
    "rulebook": ["base"],
    "rating": [],                           # ratings from places: knows no game
    "tournament": ["base"],                 # draws and standings: knows no game
    "referee": REFEREE,
    "games": REFEREE,                       # games/games.cpp and games/dispute know the families
    "games/eidex/powers": ["games/eidex/power.h", *REFEREE],
    "games/custom": ["games/compendium", *REFEREE], # its tables use the vocabulary of the compendium
    "document": DOCUMENT,
    "search": SEARCH,
    "history/storage": DOCUMENT,            # the file: knows no event
    "history/log": LOG,
    "history/projections": PROJECTIONS,     # tables derived from the log
    "history": PROJECTIONS,                 # matches at the table, and History itself
    "history/people": TABLE,
    "history/tournaments": TABLE,
    "history/statistics": ["history/people", *TABLE],
    "history/recovery": TABLE,
    "history/exchange": ["history/people", *TABLE],
    "phrases": HISTORY,
    "report": ["phrases", *HISTORY],
    "live": ["codes", "report", "phrases", "search", *HISTORY],
    "archive": HISTORY,
    "cli": ["archive", "report", "phrases", "search", *HISTORY],
    "app": ["app", *BELOW_APP],             # main.cpp
    "app/phrases": BELOW_APP,
    "app/prompt": ["app/phrases", *BELOW_APP],
    "app/charts": ["app/open_history/saved_files.h", "app/phrases", *BELOW_APP],
    "app/open_history": ["app/phrases", *BELOW_APP],
    "app/pad": ["app/prompt", *ON_HISTORY],
    "app/live": ["app/pad", *ON_HISTORY],
    "app/club": ON_HISTORY,
    # The session creates the models that live as long as the app.
    "app/session": ["app/club/club_archive.h", "app/live/sharing.h", "app/pad/score_pad.h", *ON_HISTORY],
    "app/settings": ON_SESSION,
    "app/report": ON_SESSION,
    "app/people": ["app/pad", "app/settings", *ON_SESSION],
    "app/custom": ["app/pad", *ON_SESSION],
    "app/new_match": ["app/custom", "app/pad", "app/people", "app/prompt", *ON_SESSION],
    "app/history": ["app/pad", "app/prompt", *ON_SESSION],
    "app/recorder": ["app/pad", "app/prompt", *ON_SESSION],
    "app/referee": ["app/pad", "app/prompt", *ON_SESSION],
    "app/rulebook": ["app/pad", *ON_SESSION],
    "app/tournament": ["app/club", "app/new_match", "app/pad", "app/people", *ON_SESSION],
}

# External headers that only some layers may include. `cli` reaches JSON through document/json.h.
RESERVED = [
    (r"Q\w+(/\w+)?$", "Qt", ["app", "report/pdf.cpp", "report/svg_text_object.h", "report/svg_text_object.cpp", "report/page_breaks.cpp"]),
    (r"(sqlite3|SQLiteCpp)\b", "SQLite", ["history", "search"]),
    (r"boost/", "Boost", ["live/server.cpp"]),
    (r"qrcodegen/", "qrcodegen", ["codes/modules.cpp"]),
    (r"rapidjson/", "RapidJSON", ["document", "history"]),
    (r"utf8proc\.h", "utf8proc", ["base"]),
    (r"nettle/", "nettle", ["document", "history/log/erased_names.cpp"]),
    (r"libpq-fe\.h", "libpq", ["archive/archive_connection.cpp"]),
    (r"sodium(/\w+)?\.h", "libsodium", ["archive/folder_encryption.cpp"]),
]

# A card in the source asks for a power by its name. The core asks for the effect of a power instead: a field or a hook
# of `Power`. A power names its own character; only these files name other cards.
WRITE_CARDS = [
    "games/eidex/powers/jackpot.cpp",       # the sevens that take the pot
    "games/eidex/facts.h",                  # the two cards of Schwarzpeter, which a deal in numbers names too
]

# Only the code that builds the deal in play asks what a power changes in it: then a verdict, an answer and a replay
# always use the same cards.
BUILD_DEAL = "games/eidex/play_state.cpp"

# A sentence has both languages side by side, and one function chooses: `Text::in`.
LANGUAGES = "base/text.h"
BRANCH = re.compile(r"\bLanguage::(German|English)( \?|$)")

CARD = re.compile(r'(?<!\.card = )"\w+"_card\b')
SHAPES = re.compile(r"(\.|->)(trick\.alterTrick|use\.happens)\(")
# Each family of games is a layer that knows no other one, unless MAY_INCLUDE says what it may include.
FAMILY = re.compile(r"games/(?!dispute/)\w+(?=/)")
INCLUDE = re.compile(r'\s*#\s*include\s*(["<])([^">]+)[">]')


def lies_in(path, folder):
    if folder.endswith("/."):
        return path.rpartition("/")[0] == folder[:-2]
    return path == folder or path.startswith(folder + "/")


def layer_of(path):
    family = FAMILY.match(path)
    named = [*MAY_INCLUDE, *([family[0]] if family else [])]
    return max((layer for layer in named if lies_in(path, layer)), key=len, default=None)


def order():
    """The layers of the app from below. Raises CycleError if two of them may include each other."""
    app = {layer: may for layer, may in MAY_INCLUDE.items() if layer.startswith("app/")}
    below = {layer: {layer_of(each) for each in may} & app.keys() - {layer} for layer, may in app.items()}
    return list(TopologicalSorter(below).static_order())


def against_the_direction(layer, target):
    """The name of the layer that may not be included; None if it may."""
    other = layer_of(target)
    if other is None:
        return f"{target} (not a path from src/)"
    if other == layer or (layer == "games" and lies_in(other, "games")):
        return None
    may = MAY_INCLUDE.get(layer, REFEREE)
    if any(lies_in(target, allowed) for allowed in may):
        return None
    # For a layer that lists part of another one, the message names the file.
    partly = any(allowed.startswith(other + "/") for allowed in may)
    return target if partly else other + "/"


def faults(source):
    """All faults of the tree under `source`, as readable lines."""
    found = []
    for file in sorted([*source.rglob("*.h"), *source.rglob("*.cpp")]):
        path = file.relative_to(source).as_posix()
        layer = layer_of(path)
        if layer is None:
            found.append(f"src/{path}: no layer of this name; scripts/layers.py lists them")
            continue
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if CARD.search(line) and not any(lies_in(path, place) for place in WRITE_CARDS):
                found.append(f"src/{path}:{number}: {layer}/ may not name a card")
            if SHAPES.search(line) and path != BUILD_DEAL:
                found.append(f"src/{path}:{number}: only {BUILD_DEAL} may ask what a power makes of the deal")
            if BRANCH.search(line) and path != LANGUAGES:
                found.append(f"src/{path}:{number}: only {LANGUAGES} may choose a text by the language: use Text")
            include = INCLUDE.match(line)
            if not include:
                continue
            quote, target = include.groups()
            wrong = against_the_direction(layer, target) if quote == '"' and not is_reserved(target) else None
            for pattern, name, places in RESERVED:
                if re.match(pattern, target) and not any(lies_in(path, place) for place in places):
                    wrong = name
            if wrong:
                found.append(f"src/{path}:{number}: {layer}{'' if '.' in layer else '/'} may not include {wrong}")
    return found


# Ids of games, powers and contracts; everything outside games/ asks for them and names none. ORDINARY are also words of
# documents and screens.
ID = re.compile(r'\.id = "([a-z][a-z0-9-]*)",')
GAME = re.compile(r'(?:GameTable \w+\{\s*\.id =|\bid\(\) const override \{ return) "([a-z0-9-]+)"')
ORDINARY = {"character", "chips", "dealer", "last-trick", "minus", "open", "plus", "tricks"}


def named_outside_games(root):
    """Games, powers and contracts that a file outside games/ names, in any quotes."""
    games = root / "src" / "games"
    sources = [file.read_text(encoding="utf-8") for file in games.rglob("*.cpp")]
    ids = {name for text in sources for pattern in (GAME, ID) for name in pattern.findall(text)} - ORDINARY
    found = []
    for file in sorted(file for place in ("src", "qml", "pages") for file in (root / place).rglob("*.*")
                       if file.suffix in (".h", ".cpp", ".qml", ".js", ".html") and games not in file.parents):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            code = line.split("//")[0]
            for name in sorted({name for _, name in re.findall(r"""(["'`])([a-z][a-z0-9-]*)\1""", code)} & ids):
                found.append(f"{file.relative_to(root).as_posix()}:{number}: only games/ may know {name}")
    return found


# A delegate names the type of its row, so that qmllint knows the members: `required property personRow modelData`. The
# rows of these files are objects of JavaScript, maps, lists or texts.
UNTYPED_ROWS = {f"qml/{name}.qml" for name in [
    "FirstStartScreen", "HomeScreen", "SettingsScreen", "ShortcutsSheet", "contract/NumbersPanel", "controls/BarChart",
    "controls/CardGrid", "controls/ChartMenu", "controls/LineChart", "controls/NumberPad", "controls/SegmentedChoice",
    "custom/CustomCardsPanel", "match/AveragesSection", "new_match/GamePanel", "share/ShareBanners",
    # These have types already.
    "history/ChipFlow", "history/DisputesSection", "history/MatchesSection", "history/NumberTable", "history/PlayerPane",
    "history/PlayersSection", "history/RatingSection", "history/RatingsSection",
]}
UNTYPED_ROW = re.compile(r"\bproperty var modelData\b")


def untyped_rows(root):
    """Delegates that do not name the type of their row."""
    return [f"{path}:{number}: a delegate names the type of its row" for file in sorted((root / "qml").rglob("*.qml"))
            if (path := file.relative_to(root).as_posix()) not in UNTYPED_ROWS
            for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1) if UNTYPED_ROW.search(line)]


# Qt interprets a text that looks like markup unless the format is plain, and loads the pictures that it names. Names
# and notes come from files of other people: one file writes markup and escapes the inserted texts.
MARKS = "controls/MarkedText.qml"
# The types of Qt that interpret markup; a TextInput does not.
INTERPRETS = re.compile(r"( *)(?:[\w.]+: )?(?:component \w+: )?(Text|TextEdit|TextArea|Label|ToolTip|MarkedText) \{")
FORMAT = re.compile(r"\b[tT]extFormat\b")


def interpreted(root):
    """Texts of the screens that could be interpreted as markup, and documents of Qt that could load something."""
    found = []
    for file in sorted((root / "qml").rglob("*.qml")):
        path = file.relative_to(root).as_posix()
        if path == "qml/" + MARKS:
            continue
        lines = file.read_text(encoding="utf-8").splitlines()
        for number, line in enumerate(lines, 1):
            if FORMAT.search(line) and line.strip() != "textFormat: Text.PlainText":
                found.append(f"{path}:{number}: only qml/{MARKS} may interpret markup")
            element = INTERPRETS.match(line)
            if not element:
                continue
            inside = element.group(1) + "    " # the files are formatted: members are indented by four more spaces
            end = next((at for at in range(number, len(lines)) if lines[at] == element.group(1) + "}"), len(lines))
            own = [each[len(inside):] for each in lines[number:end] if each.startswith(inside)]
            if element.group(2) == "MarkedText":
                if any(each.startswith("text:") for each in own):
                    found.append(f"{path}:{number}: a MarkedText takes parts")
            elif "textFormat: Text.PlainText" not in own:
                found.append(f"{path}:{number}: {element.group(2)} interprets markup: use TText")
    for file in sorted([*(root / "src").rglob("*.cpp"), *(root / "src").rglob("*.h")]):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if LOADS.search(line):
                path = file.relative_to(root).as_posix()
                found.append(f"{path}:{number}: interprets markup and loads what it names: use ReportDocument or TText")
    return found


# A line that could load something if it were not a ReportDocument.
LOADS = re.compile(r"\bnew QTextDocument\b|\bQTextDocument \w+[;({]|\b(QLabel|QMessageBox|setToolTip|QTextBrowser)\b")


def dead(root):
    """Rules that no file needs: patterns without a match where they are allowed, and names of files that are gone."""
    source = root / "src"

    def matches(pattern, places):
        """Whether a line below one of the places, or an include there, has the pattern."""
        files = [file for place in places for file in ([root / place] if (root / place).is_file() else (root / place).rglob("*.*"))]
        return any(pattern.search(line) for file in files if file.is_file()
                   for line in file.read_text(encoding="utf-8").splitlines())

    found = [f"{place} has no card: remove it from WRITE_CARDS" for place in WRITE_CARDS
             if not matches(CARD, [f"src/{place}"])]
    found += [f"{pattern.pattern} matches nothing in {place}" for pattern, place in
              ((SHAPES, f"src/{BUILD_DEAL}"), (BRANCH, f"src/{LANGUAGES}"), (FORMAT, f"qml/{MARKS}"), (INTERPRETS, "qml"),
               (GAME, "src/games"), (ID, "src/games")) if not matches(pattern, [place])]
    for calls in ("trick.alterTrick", "use.happens"): # each part of SHAPES
        if not matches(re.compile(rf"{re.escape(calls)}\("), [f"src/{BUILD_DEAL}"]):
            found.append(f"{calls} is not called in {BUILD_DEAL}")
    for pattern, name, places in RESERVED:
        for place in places:
            if not matches(re.compile(rf'#\s*include\s*["<]{pattern.removesuffix("$")}'), [f"src/{place}"]):
                found.append(f"{place} does not include {name}: remove it from RESERVED")
    known = {part.removesuffix("/.") for layer, may in MAY_INCLUDE.items() for part in (layer, *may)}
    found += [f"src/{part} does not exist: remove it from MAY_INCLUDE" for part in sorted(known) if not (source / part).exists()]
    return found


def is_reserved(target):
    return any(re.match(pattern, target) for pattern, _, _ in RESERVED)


# A file, its include or its statement, and the expected message ("": none).
SELF_TEST = [
    ("base/text.h", "<string>", ""),
    ("base/text.h", '"cards/card.h"', "base/ may not include cards/"),
    ("base/text.h", 'return language == Language::German ? de : en;', ""),
    ("report/table.cpp", 'return language == Language::German ? "de" : "en";',
     "only base/text.h may choose a text by the language: use Text"),
    ("cards/card.h", '"games/games.h"', "cards/ may not include games/"),
    ("cards/card.h", '"rulebook/clause.h"', "cards/ may not include rulebook/"),
    ("rulebook/clause.h", '"base/text.h"', ""),
    ("tournament/seating.h", '"base/text.h"', ""),
    ("tournament/seating.cpp", '"referee/match.h"', "tournament/ may not include referee/"),
    ("games/games.cpp", '"tournament/seating.h"', "games/ may not include tournament/"),
    ("history/history.cpp", '"tournament/seating.h"', ""),
    ("referee/score.h", '"cards/card.h"', ""),
    ("referee/score.cpp", '"games/games.h"', "referee/ may not include games/"),
    ("games/games.cpp", '"games/eidex/game.h"', ""),
    ("games/games.cpp", '"document/json.h"', "games/ may not include document/"),
    ("games/eidex/game.cpp", '"games/eidex/award.h"', ""),
    ("games/eidex/game.cpp", '"games/games.h"', "games/eidex/ may not include games/"),
    ("games/eidex/game.cpp", '"games/compendium/contract.h"', "games/eidex/ may not include games/compendium/"),
    ("games/compendium/lorum.cpp", '"games/krass_kariert/hand.h"', "games/compendium/ may not include games/krass_kariert/"),
    ("games/krass_kariert/game.cpp", '"games/eidex/power.h"', "games/krass_kariert/ may not include games/eidex/"),
    ("games/new_family/game.cpp", '"games/new_family/game.h"', ""),
    ("games/new_family/game.cpp", '"games/eidex/power.h"', "games/new_family/ may not include games/eidex/"),
    ("games/dispute/draft.cpp", '"games/krass_kariert/pack.h"', ""),
    ("games/eidex/powers/zombie.cpp", '"games/eidex/power.h"', ""),
    ("games/eidex/powers/zombie.cpp", '"referee/match.h"', ""),
    ("games/eidex/powers/zombie.cpp", '"games/eidex/award.h"', "games/eidex/powers/ may not include games/eidex/award.h"),
    ("document/document.cpp", '"games/eidex/power.h"', ""),
    ("document/document.cpp", '"history/history.h"', "document/ may not include history/"),
    ("history/history.cpp", '"document/document.h"', ""),
    ("history/history.cpp", '"report/page.h"', "history/ may not include report/"),
    ("history/history.cpp", '"history/projections/names.h"', ""),
    ("history/history.cpp", '"history/people/people.h"', "history/ may not include history/people/"),
    ("history/people/people.cpp", '"history/core.h"', ""),
    ("history/people/people.cpp", '"history/exchange/import.h"', "history/people/ may not include history/exchange/"),
    ("history/projections/names.cpp", '"history/core.h"', "history/projections/ may not include history/core.h"),
    ("history/storage/database.cpp", '"history/log/event_log.h"', "history/storage/ may not include history/log/"),
    ("report/page.cpp", '"history/history.h"', ""),
    ("report/page.cpp", '"phrases/deal.h"', ""),
    ("phrases/deal.cpp", '"history/history.h"', ""),
    ("phrases/deal.cpp", '"report/page.h"', "phrases/ may not include report/"),
    ("phrases/deal.cpp", "<QString>", "phrases/ may not include Qt"),
    ("cards/card_text.h", '"referee/match.h"', "cards/ may not include referee/"),
    ("referee/reason.cpp", '"cards/card_text.h"', ""),
    ("referee/reason.cpp", '"phrases/deal.h"', "referee/ may not include phrases/"),
    ("history/history.cpp", '"phrases/deal.h"', "history/ may not include phrases/"),
    ("report/page.cpp", '"cli/cli.h"', "report/ may not include cli/"),
    ("cli/score.cpp", '"document/json.h"', ""),
    ("cli/score.cpp", '"app/session/session.h"', "cli/ may not include app/session/"),
    ("search/query.cpp", '"games/eidex/power.h"', ""),
    ("search/query.cpp", "<SQLiteCpp/Database.h>", ""),
    ("search/query.cpp", '"document/document.h"', "search/ may not include document/"),
    ("history/history.cpp", '"search/clause_location.h"', "history/ may not include search/"),
    ("cli/rules.cpp", '"search/clause_location.h"', ""),
    ("app/session/session.cpp", '"history/history.h"', ""),
    ("app/session/session.cpp", '"app/pad/score_pad.h"', ""),
    ("app/session/session.cpp", '"app/referee/desk.h"', "app/session/ may not include app/referee/"),
    ("app/session/session.cpp", '"app/pad/views.h"', "app/session/ may not include app/pad/views.h"),
    ("app/pad/score_pad.cpp", '"app/open_history/open_history.h"', ""),
    ("app/pad/score_pad.cpp", '"app/session/session.h"', "app/pad/ may not include app/session/"),
    ("app/phrases/rows.cpp", '"app/pad/score_pad.h"', "app/phrases/ may not include app/pad/"),
    ("app/main.cpp", '"app/tournament/tournament_list.h"', ""),
    ("app/session/session.cpp", '"cli/cli.h"', "app/session/ may not include cli/"),
    ("app/session/session.cpp", '"live/http.h"', "app/session/ may not include live/http.h"),
    ("app/live/live_process.cpp", '"live/child_line.h"', ""),
    ("archive/sync.cpp", '"history/exchange/incoming_events.h"', ""),
    ("history/exchange/incoming_events.cpp", '"archive/sync.h"', "history/exchange/ may not include archive/"),
    ("archive/archive_connection.cpp", "<libpq-fe.h>", ""),
    ("archive/sync.cpp", "<libpq-fe.h>", "archive/ may not include libpq"),
    ("archive/folder_encryption.cpp", "<sodium.h>", ""),
    ("archive/folder.cpp", "<sodium.h>", "archive/ may not include libsodium"),
    ("cli/main.cpp", '"live/http.h"', "cli/ may not include live/"),
    ("live/pages.cpp", '"report/template.h"', ""),
    ("live/pages.cpp", '"cli/cli.h"', "live/ may not include cli/"),
    ("live/server.cpp", "<boost/asio.hpp>", ""),
    ("app/live/qr_code.cpp", '"codes/modules.h"', ""),
    ("app/live/qr_code.cpp", "<qrcodegen/qrcodegen.hpp>", "app/live/ may not include qrcodegen"),
    ("live/sharing.cpp", "<boost/asio.hpp>", "live/ may not include Boost"),
    ("app/session/session.cpp", '"session.h"', "app/session/ may not include session.h (not a path from src/)"),
    ("app/session/session.cpp", "<QString>", ""),
    ("report/pdf.cpp", "<QtGui/QPdfWriter>", ""),
    ("report/page.cpp", "<QString>", "report/ may not include Qt"),
    ("cli/main.cpp", "<QtCore/QString>", "cli/ may not include Qt"),
    ("history/storage/database.cpp", "<SQLiteCpp/Database.h>", ""),
    ("app/session/session.cpp", "<SQLiteCpp/Database.h>", "app/session/ may not include SQLite"),
    ("document/document.cpp", "<sqlite3.h>", "document/ may not include SQLite"),
    ("document/json.h", "<rapidjson/document.h>", ""),
    ("cli/score.cpp", '"rapidjson/document.h"', "cli/ may not include RapidJSON"),
    ("games/games.cpp", "<rapidjson/document.h>", "games/ may not include RapidJSON"),
    ("base/names.cpp", "<utf8proc.h>", ""),
    ("history/people/people.cpp", "<utf8proc.h>", "history/people/ may not include utf8proc"),
    ("games/eidex/judge.cpp", 'deal.declared("SJ"_card);', "games/eidex/ may not name a card"),
    ("document/trick_reader.cpp", 'use.power == "L10"_card;', "document/ may not name a card"),
    ("app/pad/score_pad.cpp", 'draft.declared("SA"_card);', "app/pad/ may not name a card"),
    ("games/eidex/judge.cpp", "declared(deal, &Power::facesDown);", ""),
    ("games/eidex/powers/zombie.cpp", 'const Power zombie{.card = "R8"_card};', ""),
    ("games/eidex/powers/zombie.cpp", 'deal.declared("S7"_card);', "games/eidex/powers/ may not name a card"),
    ("games/eidex/play_state.cpp", "power.trick.alterTrick(m_trick, use);", ""),
    ("games/eidex/judge.cpp", "power.trick.alterTrick(trick, use);",
     "only games/eidex/play_state.cpp may ask what a power makes of the deal"),
    ("games/eidex/replay.cpp", "power->use.happens(state, use);",
     "only games/eidex/play_state.cpp may ask what a power makes of the deal"),
    ("cards/card.h", 'constexpr Card operator""_card(const char* text, std::size_t length);', ""),
]


def self_test():
    wrong = 0
    for path, line, expected in SELF_TEST:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder, path)
            file.parent.mkdir(parents=True)
            file.write_text(f"// purpose\n{line if line.endswith(';') else '#include ' + line}\n", encoding="utf-8")
            found = faults(Path(folder))
        if found != ([f"src/{path}:2: {expected}"] if expected else []):
            print(f"self-test: {path} with {line}: {found}, expected: {expected or 'nothing'}")
            wrong += 1
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "util").mkdir()
        Path(folder, "util", "misc.h").touch()
        if len(faults(Path(folder))) != 1:
            print("self-test: a folder that is no layer was not named")
            wrong += 1
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        for path, row in {"qml/HomeScreen.qml": "var", "qml/PeopleScreen.qml": "var", "qml/pad/Pad.qml": "dealRow"}.items():
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            (root / path).write_text(f"required property {row} modelData\n", encoding="utf-8")
        if untyped_rows(root) != ["qml/PeopleScreen.qml:1: a delegate names the type of its row"]:
            print(f"self-test: rows without a type: {untyped_rows(root)}")
            wrong += 1
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        for path, text in {"src/games/compendium/lorum.cpp": 'GameTable lorum{ .id = "lorum", {.id = "no-queens",',
                           "src/games/new_family/game.cpp": 'std::string_view id() const override { return "new-game"; }',
                           "src/report/season.cpp": 'game == "new-game"',
                           "qml/pad/Pad.qml": 'x: contract === "no-queens"', "pages/phone.js": "if (game === 'lorum') // \"no-queens\"",
                           "qml/pad/Plain.qml": 'icon: "plus"'}.items():
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            (root / path).write_text(text + "\n", encoding="utf-8")
        if named_outside_games(root) != ["pages/phone.js:1: only games/ may know lorum",
                                         "qml/pad/Pad.qml:1: only games/ may know no-queens",
                                         "src/report/season.cpp:1: only games/ may know new-game"]:
            print(f"self-test: what is named outside games/: {named_outside_games(root)}")
            wrong += 1
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        for path, text in {"qml/" + MARKS: "    textFormat: Text.StyledText",
                           "qml/a.qml": "TText {\n    textFormat: Text.StyledText\n}",
                           "qml/b.qml": "Item {\n    Text {\n        text: name\n    }\n}",
                           "qml/c.qml": "Item {\n    Text {\n        text: name\n        textFormat: Text.PlainText\n    }\n}",
                           "qml/d.qml": "Item {\n    MarkedText {\n        text: name\n    }\n}",
                           "qml/e.qml": "Item {\n    MarkedText {\n        parts: [name]\n    }\n}",
                           "qml/f.qml": "TText {\n    textFormat: styled ? Text.RichText : Text.PlainText\n}",
                           "src/app/a.cpp": "    QTextDocument document;"}.items():
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            (root / path).write_text(text + "\n", encoding="utf-8")
        if [line.split(":")[0] for line in interpreted(root)] != ["qml/a.qml", "qml/b.qml", "qml/d.qml", "qml/f.qml", "src/app/a.cpp"]:
            print(f"self-test: texts that are interpreted: {interpreted(root)}")
            wrong += 1
    for line in dead(Path(__file__).resolve().parent.parent):
        print(f"self-test: {line}")
        wrong += 1
    try:
        order()
    except CycleError as error:
        print(f"self-test: these layers may include each other: {error.args[1]}")
        wrong += 1
    return wrong


if __name__ == "__main__":
    if sys.argv[1:] == ["--self-test"]:
        sys.exit(1 if self_test() else 0)
    project = Path(__file__).resolve().parent.parent
    lines = faults(project / "src") + named_outside_games(project) + untyped_rows(project) + interpreted(project)
    print("\n".join(lines), end="\n" if lines else "")
    sys.exit(1 if lines else 0)
