#!/usr/bin/env python3
"""Follows all recipes of docs/extending.md in one copy of the project, builds it, and tests the result.

recipes_test.py SOURCE FOLDER [--if-changed]

SOURCE is the project. The copy and its build stay in FOLDER, so that the next run compiles only what has changed since.
The copy is built without the app. Each recipe names the files that it creates and its changes to other files. A file is an
error if its section of docs/extending.md has neither its name nor the words in "called"; more files than LIMITS allows are
also an error.

--if-changed does nothing if nothing has changed among docs/extending.md, tests/docs, and the files in the folders that the
recipes change: since the last success in FOLDER; without one, in the work tree and the last commit, as git has them. With
TAFEL_RECIPES=always in the environment, the test runs in any case.
"""
import hashlib
import json
import os
import re
import resource
import shutil
import subprocess
import sys
from pathlib import Path

PLAYERS = ["Anna", "Beat", "Cora", "Dani"]
LIMITS = {"A compendium game": 4, "A parameter of a power": 1, "A power's effect": 1, "A custom game": 5, "A measure": 6,
          "A family of games": 5}

# Heading -> created files (path -> example in tests/), changed files (path -> [(before, after)]), and the words of the section
# for files without a name ("called").
RECIPES = {
    "A compendium game": {
        "new": {"src/games/compendium/toy.cpp": "games/compendium/toy_game.cpp"},
        "called": {"src/games/compendium/toy.cpp": "src/games/compendium/NAME.cpp"},
        "change": {
            "src/games/compendium/games.h": [("peskac, bismarck;", "peskac, bismarck, toy;")],
            "src/games/compendium/games.cpp": [("&peskac, &bismarck}", "&peskac, &bismarck, &toy}")],
            "src/CMakeLists.txt": [("  games/compendium/bismarck.cpp\n",
                                    "  games/compendium/bismarck.cpp\n  games/compendium/toy.cpp\n")],
        },
    },
    "A house rule": {
        "called": {"src/games/compendium/toy.cpp": "the file of the game"},
        "change": {
            "src/games/eidex/clauses.cpp": [
                ("with the house rule exactly_100 = safe as below.",
                 "with the house rule exactly_100 = safe as below. The house rule limit sets another number."),
            ],
            "src/games/eidex/options.cpp": [
                ("    {.name = \"green_zone\",",
                 "    {.name = \"limit\",\n"
                 "        .label = {.de = \"Grenze\", .en = \"Limit\"},\n"
                 "        .lowest = 50,\n"
                 "        .byDefault = 100,\n"
                 "        .effect = {.de = \"ab so vielen Augen kein Punkt\", .en = \"no point from so many on\"},\n"
                 "        .form = OptionSpec::Form::Number},\n"
                 "    {.name = \"green_zone\","),
                ("        .highestInZone =",
                 "        .limit = match.option(optionNamed(specs, \"limit\"), deal),\n        .highestInZone ="),
            ],
            "src/games/eidex/options.h": [("    bool highestInZone", "    int limit = 100;\n    bool highestInZone")],
            "src/games/eidex/entry.cpp": [("facts.limit = m_count == 4 ? 81 : 100;",
                                           "facts.limit = m_count == 4 ? 81 : facts.options.limit;")],
            # The compendium game of the recipe before.
            "src/games/compendium/toy.cpp": [
                ("Each ace won brings 3.", "Each ace won brings 3, with the house rule dear_aces 6."),
                ("#include \"games/compendium/games.h\"\n",
                 "#include \"games/compendium/games.h\"\n#include \"games/compendium/scores.h\"\n"),
                ("constexpr Contract contracts[] = {\n",
                 "constexpr Text dearEffects[] = {\n"
                 "    {.de = \"3 je Ass\", .en = \"3 an ace\"},\n"
                 "    {.de = \"6 je Ass\", .en = \"6 an ace\"},\n"
                 "};\n"
                 "constexpr OptionSpec options[] = {\n"
                 "    {.name = \"dear_aces\",\n"
                 "        .label = {.de = \"Teure Asse\", .en = \"Dear aces\"},\n"
                 "        .words = flagWords,\n"
                 "        .effects = dearEffects,\n"
                 "        .form = OptionSpec::Form::Flag},\n"
                 "};\n"
                 "constexpr const OptionSpec& dearOption = optionNamed(options, \"dear_aces\");\n\n"
                 "DealScores acesWorth(const DealContext& context, const Contract& contract, const Facts& facts)\n"
                 "{\n"
                 "    DealScores worth{.because = {defaultReason(contract)}};\n"
                 "    for (Player player = 0; player < context.players(); ++player)\n"
                 "        worth.award[player] = (context.has(&dearOption) ? 6 : 3) * facts.count[player];\n"
                 "    return worth;\n"
                 "}\n\n"
                 "constexpr Contract contracts[] = {\n"),
                (".score = Each{3},", ".score = Special{acesWorth},"),
                ("    .clauses = clauses,\n", "    .clauses = clauses,\n    .options = options,\n"),
            ],
        },
    },
    "A difference between editions": {
        "called": {"src/games/eidex/powers/black_friday.cpp": "src/games/eidex/powers/NAME.cpp"},
        "change": {
            "src/games/eidex/powers/black_friday.cpp": [
                (".phases = PerEdition<Phases>::all({Phase::AfterPutDown}),",
                 ".phases = {.en1998 = {Phase::AfterPutDown}, .de1998 = {Phase::AfterPutDown}, "
                 ".web = {Phase::BeforeLead}},"),
            ],
        },
    },
    "A power's effect": {
        "called": {"src/games/eidex/powers/ultimo.cpp": "the power's own file"},
        "change": {
            "src/games/eidex/powers/ultimo.cpp": [
                ("} // namespace\n\nextern const Power ultimo;",
                 "void values(const DealInPlay&, const PowerUse& use, Values& values)\n"
                 "{\n"
                 "    if (use.suit)\n"
                 "        values.moveToRaven(*use.suit);\n"
                 "}\n\n"
                 "} // namespace\n\nextern const Power ultimo;"),
                ("    .trick = {", "    .cards = {.values = values},\n    .trick = {"),
            ],
        },
    },
    "A parameter of a power": {
        "called": {"src/games/eidex/powers/ultimo.cpp": "the power's file"},
        "change": {
            "src/games/eidex/powers/ultimo.cpp": [
                ("void whenUsed(",
                 "constexpr Parameter parameters[] = {{.key = \"suit\",\n"
                 "    .label = {.de = \"Farbe\", .en = \"suit\"},\n"
                 "    .question = {.de = \"welche Farbe?\", .en = \"which suit?\"},\n"
                 "    .kind = Parameter::Kind::Suit}};\n\n"
                 "void whenUsed("),
                ("    .clauses = clauses,\n", "    .clauses = clauses,\n    .parameters = parameters,\n"),
            ],
        },
    },
    "A custom game": {
        "new": {"tests/cases/own/own.twofold.json": "docs/recipes/own.twofold.json"},
        "called": {"tests/cases/own/own.twofold.json": "tests/cases/own"},
        "change": {
            "src/games/custom/file_keys.cpp": [
                ("    {.name = \"factor\",\n        .kind = Kind::Object,",
                 "    asked(flag(\"twofold\", [](const Owner& at, int value) { at.contract->rules.twofold = value == 1; },\n"
                 "        {\"Alles zählt doppelt\", \"All of it counts twice\"}), 7),\n"
                 "    {.name = \"factor\",\n        .kind = Kind::Object,"),
            ],
            "src/games/compendium/contract.h": [
                ("    bool rest = false; ///<",
                 "    bool twofold = false; ///< Of a custom game: what is measured counts twice.\n    bool rest = false; ///<")],
            "src/games/compendium/contract_score.cpp": [
                ("            measure();\n        if (all)\n",
                 "            measure();\n"
                 "        if (m_contract.twofold)\n"
                 "            eachPlayer(m_contract.clause, [&](Player player) -> std::pair<std::int64_t, Sentence> {\n"
                 "                const std::int64_t value = m_sums[player];\n"
                 "                return {value, {{\"Doppelt: {0} dazu\", \"Twice: {0} more\"}, {shown(value)}}};\n"
                 "            });\n"
                 "        if (all)\n"),
            ],
            "src/games/custom/description.cpp": [
                ("    parts.add(measured(game, contract, count));\n",
                 "    parts.add(measured(game, contract, count));\n"
                 "    if (contract.rules.twofold)\n"
                 "        parts.add(say({\"Alles zählt doppelt.\", \"All of it counts twice.\"}));\n"),
            ],
        },
    },
    "A measure": {
        "new": {"src/games/compendium/measures/first.cpp": "docs/recipes/first.cpp"},
        "called": {"src/games/compendium/measures/first.cpp": "a file in `src/games/compendium/measures/`"},
        "change": {
            "src/games/compendium/measures/measures.h": [
                ("&declarerMeasure, &pointsMeasure;", "&declarerMeasure, &pointsMeasure, &firstMeasure;"),
                ("&declarerMeasure, &pointsMeasure}", "&declarerMeasure, &pointsMeasure, &firstMeasure}"),
                ("Measure*, 12>", "Measure*, 13>"),
            ],
            "src/CMakeLists.txt": [("  games/compendium/measures/forecast.cpp\n",
                                    "  games/compendium/measures/first.cpp\n"
                                    "  games/compendium/measures/forecast.cpp\n")],
            "src/referee/contract_entry.h": [
                ("    std::optional<Declarer> declarer = {};\n",
                 "    std::optional<Declarer> declarer = {};\n    std::optional<Player> first = {};\n"),
                ("        visit(Key::Declarer, entry.declarer);\n",
                 "        visit(Key::Declarer, entry.declarer);\n        visit(Key::First, entry.first);\n"),
            ],
            "src/referee/keys.h": [
                ("    Declarer,\n    March,", "    Declarer,\n    First,\n    March,"),
                ("\"declarer\", \"march\"", "\"declarer\", \"first\", \"march\""),
            ],
            "src/document/deal_keys.h": [("    {Key::March, EntryForm::Both,",
                                          "    {Key::First, EntryForm::ScorePad, \"Who is out first.\"},\n"
                                          "    {Key::March, EntryForm::Both,")],
        },
    },
    "A family of games": {
        "new": {
            "src/games/tally/game.h": "docs/recipes/tally/game.h",
            "src/games/tally/game.cpp": "docs/recipes/tally/game.cpp",
            "tests/cases/tally.end.lowest.json": "docs/recipes/tally/tally.end.lowest.json",
        },
        "called": {"tests/cases/tally.end.lowest.json": "tests/cases/GAME.CLAUSE.json"},
        "change": {
            "src/games/games.cpp": [
                ("#include \"games/krass_kariert/game.h\"\n",
                 "#include \"games/krass_kariert/game.h\"\n#include \"games/tally/game.h\"\n"),
                ("&krass_kariert::game}", "&krass_kariert::game, &tally::game}"),
            ],
            "src/CMakeLists.txt": [("  games/krass_kariert/explanation.cpp\n",
                                    "  games/krass_kariert/explanation.cpp\n  games/tally/game.cpp\n")],
        },
    },
}

# A program that prints the rules of a custom game, as only the screens show them.
DESCRIBE = "\nadd_executable(describe docs/recipes/describe.cpp)\ntarget_link_libraries(describe PRIVATE tafel_core)\n"

# A contract of the new game that uses the new measure; the recipe does not include it.
RACE = [
    ("constexpr const Clause* clauses[] = {&acesClause, &lastClause, &runClause};",
     "constexpr Clause raceClause{\n"
     "    .id = \"toy.race\",\n"
     "    .text = {.de = \"Wer zuerst fertig ist, bekommt 4.\", .en = \"The first one out gets 4.\"},\n"
     "    .section = section(\"Toy\"),\n"
     "};\n"
     "constexpr const Clause* clauses[] = {&acesClause, &lastClause, &runClause, &raceClause};\n\n"
     "DealScores race(const DealContext&, const Contract&, const Facts& facts)\n"
     "{\n"
     "    DealScores scores;\n"
     "    scores.award[*facts.entered.first] = 4;\n"
     "    return scores;\n"
     "}"),
    ("        .score = ByPlace{{4, 2, 0, 0}},\n"
     "        .layout = {.kind = Layout::Kind::Rows, .start = Rank::Queen},\n"
     "        .tricks = false},\n",
     "        .score = ByPlace{{4, 2, 0, 0}},\n"
     "        .layout = {.kind = Layout::Kind::Rows, .start = Rank::Queen},\n"
     "        .tricks = false},\n"
     "    {.id = \"race\",\n"
     "        .name = {.de = \"Wettlauf\", .en = \"Race\"},\n"
     "        .line = {.de = \"4\", .en = \"4\"},\n"
     "        .clause = &raceClause,\n"
     "        .measure = Key::First,\n"
     "        .score = Special{race},\n"
     "        .tricks = false},\n"),
]


def fail(text):
    sys.exit(f"recipes_test.py: {text}")


def sections(markdown):
    """The text of each section, by heading."""
    parts = re.split(r"^## (.+)\n", markdown, flags=re.M)
    return dict(zip(parts[1::2], parts[2::2]))


class Copy:
    """The project with the changes of the recipes, which are written by `build`."""

    def __init__(self, source, folder):
        self.source, self.folder, self.root = source, folder, folder / "copy"
        self.texts = {}  # path -> text of the files that differ from the project

    def text(self, path):
        return self.texts[path] if path in self.texts else (self.source / path).read_text(encoding="utf-8")

    def change(self, path, changes):
        code = self.text(path)
        for before, after in changes:
            if code.count(before) != 1:
                fail(f"{path}: a recipe in RECIPES changes this text, which is there {code.count(before)} times: {before!r}")
            code = code.replace(before, after)
        self.texts[path] = code

    def follow(self, heading, recipe, text):
        """Applies a recipe and returns the files that it touches."""
        for path, example in recipe.get("new", {}).items():
            self.texts[path] = (self.source / "tests" / example).read_text(encoding="utf-8")
        for path, changes in recipe["change"].items():
            self.change(path, changes)
        touched = [*recipe.get("new", {}), *recipe["change"]]
        words = " ".join(text.split())
        for path in touched:
            if not any(name in words for name in (path, Path(path).name, recipe.get("called", {}).get(path, path))):
                fail(f"{heading}: docs/extending.md does not name {path}")
        return touched

    def write(self):
        """Writes the files that differ from those of the run before: ninja goes by their times."""
        wanted = {path: text.encode() for path, text in self.texts.items()}
        for folder, inside, files in os.walk(self.source):
            inside[:] = [name for name in inside if name not in ("build", ".git", "__pycache__")]
            for file in map(Path(folder).joinpath, files):
                wanted.setdefault(str(file.relative_to(self.source)), file)
        for folder, _, files in os.walk(self.root):
            for file in map(Path(folder).joinpath, files):
                if str(file.relative_to(self.root)) not in wanted:
                    file.unlink()
        for path, content in wanted.items():
            content = content if isinstance(content, bytes) else content.read_bytes()
            if not (self.root / path).is_file() or (self.root / path).read_bytes() != content:
                (self.root / path).parent.mkdir(parents=True, exist_ok=True)
                (self.root / path).write_bytes(content)

    def build(self):
        self.write()
        published = self.folder / "published"
        shutil.rmtree(published, ignore_errors=True)
        shutil.copytree(self.root / "src/document/schemas", published)
        shutil.copy(self.root / "docs/own-games.md", published)
        # Clang needs little more than half the time of GCC for this.
        flags = ["-DCMAKE_CXX_COMPILER=clang++", "-DCMAKE_BUILD_TYPE=Debug", "-DCMAKE_CXX_FLAGS_DEBUG=-O0",
                 "-DTAFEL_APP=OFF", "-DTAFEL_WERROR=ON", "-DCMAKE_DISABLE_FIND_PACKAGE_Qt6=ON",
                 "-DCMAKE_EXE_LINKER_FLAGS=-fuse-ld=lld"]
        log = []
        for command in (["cmake", "-G", "Ninja", "-S", self.root, "-B", self.folder / "build", *flags],
                        ["ninja", "-C", self.folder / "build", "tafelrichter", "make_schemas", "describe"],
                        [self.folder / "build/bin/make_schemas", published, published / "own-games.md"]):
            ran = subprocess.run(["nice", "-n", "19", *command], capture_output=True, text=True) # other tests run at the same time
            log.append(ran.stdout + ran.stderr)
            if ran.returncode != 0:
                fail("the copy does not build:\n" + "\n".join(log)[-6000:])
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        print(f"built in {used.ru_utime + used.ru_stime:.0f} processor-seconds")

    def run(self, *words, document=None, program="tafelrichter"):
        """Returns the output of a program of the copy, parsed if it is JSON."""
        if document is not None:
            file = self.folder / "document.json"
            file.write_text(json.dumps(document), encoding="utf-8")
            words = (*words, str(file))
        ran = subprocess.run([self.folder / "build/bin" / program, *words], capture_output=True, text=True)
        text = ran.stdout + ran.stderr
        try:
            return json.loads(ran.stdout)
        except ValueError:
            return text

    def schema(self, name):
        return (self.folder / "published" / f"{name}.schema.json").read_text(encoding="utf-8")


def expect(what, found, wanted):
    if found != wanted:
        fail(f"{what}: {found!r} in place of {wanted!r}")
    print(f"{what}: {json.dumps(found, ensure_ascii=False)}")


def contains(what, text, part):
    text = text if isinstance(text, str) else json.dumps(text, ensure_ascii=False)
    if part not in text:
        fail(f"{what}: no {part!r} in {text[:2000]}")
    print(f"{what}: {part}")


def match(game, deals, players=PLAYERS, **more):
    return {"format": "tafelrichter/1", "game": game, "players": players, **more, "deals": deals}


TOY = [{"contract": "aces", "count": dict(zip(PLAYERS, [1, 3, 0, 0]))},
       {"contract": "last", "winners": {"4": "Cora"}},
       {"contract": "run", "out": ["Dani", "Anna", "Beat", "Cora"]},
       {"contract": "race", "first": "Dani"}]


def try_game(copy):
    result = copy.run("score", document=match("toy", TOY[:3]))
    expect("the new game is scored", result["deals"][2]["total"], dict(zip(PLAYERS, [5, 9, -5, 4])))
    contains("what is next is asked", copy.run("ask", document=match("toy", TOY[:1])), "Last")
    contains("its rules are found", copy.run("rules", "each", "ace", "won", "--lang", "en"), "toy.aces")
    history = str(copy.folder / "history.db")
    copy.run("import", "--db", history, document=match("toy", TOY, started="2026-11-20T19:30:00Z"))
    contains("it is imported and listed", copy.run("history", "--db", history), "Toy")
    contains("the schema has it", copy.schema("match"), '"toy"')


def try_measure(copy):
    result = copy.run("score", document=match("toy", TOY))
    expect("the new measure is scored", result["deals"][3]["award"], dict(zip(PLAYERS, [0, 0, 0, 4])))
    contains("it is asked", copy.run("ask", document=match("toy", TOY[:3])), "Who is out first?")
    contains("the schema has its key", copy.schema("match"), "Who is out first.")


def holds(found, wanted):
    """Whether the answer has everything that a case expects, as in tests/document/cases_test.cpp."""
    if isinstance(wanted, dict):
        return isinstance(found, dict) and all(key in found and holds(found[key], each) for key, each in wanted.items())
    if isinstance(wanted, list):
        return isinstance(found, list) and len(found) == len(wanted) and all(map(holds, found, wanted))
    return found == wanted


def try_cases(copy, path):
    """Returns the documents of the cases, and what the program answers."""
    cases = json.loads(copy.text(path))
    answers = [copy.run("score", "--lang", "en", document=case["document"]) for case in cases]
    for case, answer in zip(cases, answers):
        if not holds(answer, case["expect"]):
            fail(f"the case {case['name']}: {answer}")
        print(f"the case {case['name']}: {case['why']}")
    return [(case["document"], answer) for case, answer in zip(cases, answers)]


def try_family(copy):
    try_cases(copy, "tests/cases/tally.end.lowest.json")
    three, deal = PLAYERS[:3], {"points": {"Anna": 10, "Beat": 20}}
    contains("it asks for the rest", copy.run("ask", document=match("tally", [deal], three)), "/points/Cora")
    contains("its rules are found", copy.run("rules", "lowest", "total", "wins", "--lang", "en"), "tally.end.lowest")
    position = {"format": "tafelrichter-position/1", "game": "tally", "players": three, "hand": []}
    contains("it is not judged", copy.run("judge", document=position), "it only scores it")
    history = str(copy.folder / "tally.db")
    deals = [{"points": dict(zip(three, numbers))} for numbers in ([1, 2, 3], [4, 5, 6], [7, 8, 9])]
    copy.run("import", "--db", history, document=match("tally", deals, three, started="2026-11-20T19:30:00Z"))
    contains("it is imported and listed", copy.run("history", "--db", history), "Tally")
    contains("the schema has it", copy.schema("match"), '"tally"')


def try_house_rule(copy):
    three = PLAYERS[:3]
    deal = {"turned_up": "S9", "points": {"Anna": 60, "Beat": 71}}
    usual = copy.run("score", document=match("cosmic-eidex", [deal], three))
    changed = copy.run("score", document=match("cosmic-eidex", [deal], three, options={"limit": 70}))
    if usual["deals"][0]["award"] == changed["deals"][0]["award"]:
        fail(f"the house rule of Cosmic Eidex changes nothing: {usual['deals'][0]}")
    contains("a clause names it", copy.run("rules", "house", "rule", "limit", "--lang", "en"), "eidex.award.exactly-100")
    print("the house rule of Cosmic Eidex:", usual["deals"][0]["award"], "becomes", changed["deals"][0]["award"])
    result = copy.run("score", document=match("toy", TOY[:1], options={"dear_aces": True}))
    expect("the house rule of the new game", result["deals"][0]["award"], dict(zip(PLAYERS, [6, 18, 0, 0])))


def try_editions(copy):
    allowed = {}
    for edition in ("de-1998", "web"):
        question = {"format": "tafelrichter-question/1", "game": "cosmic-eidex", "edition": edition,
                    "players": PLAYERS[:3], "turned_up": "S9", "powers": [], "phase": "before-lead",
                    "may": {"by": "Anna", "power": "black-friday", "suit": "S"}}
        allowed[edition] = copy.run("judge", document=question)["allowed"]
    expect("the editions differ", allowed, {"de-1998": False, "web": True})


def try_power(copy):
    position = {"format": "tafelrichter-position/1", "game": "cosmic-eidex", "players": PLAYERS[:3], "turned_up": "S9",
                "trick": {"lead": "Anna", "cards": ["RJ", "R9", "SJ"]}, "hand": []}
    power = {"by": "Anna", "power": "ultimo", "suit": "S"}
    points = [copy.run("judge", document={**position, "powers": powers})["points"] for powers in ([], [power])]
    expect("the effect moves card points", points, [22, 36])
    contains("the parameter belongs to the power", copy.schema("match"),
             '"power": {"const": "ultimo"}, "suit": {"$ref": "#/definitions/suit"}')


def try_custom_game(copy):
    for document, result in try_cases(copy, "tests/cases/own/own.twofold.json"):
        deal = result["deals"][0]
        for player, award in deal["award"].items():
            expect(f"the reasons add up to the award of {player}",
                   sum(each["value"] for each in deal["because"] if each["player"] == player), award)
        contains("its rules say it", copy.run(document=document["own_game"], program="describe"), "All of it counts twice.")
    contains("the schema has it", copy.schema("game"), '"twofold"')
    contains("the documentation has it", (copy.folder / "published/own-games.md").read_text(encoding="utf-8"), "`twofold`")


def touched_paths():
    """What the recipes touch, as git names it: of a folder only its own files."""
    changed = {path for recipe in RECIPES.values() for path in recipe["change"]}
    return ["docs/extending.md", "tests/docs", "tests/games/compendium/toy_game.cpp",
            *sorted({f":(glob){Path(path).parent}/*" for path in changed})]


def digest(source):
    """The digest of the files at these paths."""
    files = []
    for path in touched_paths():
        folder = source / path.removeprefix(":(glob)").removesuffix("/*")
        files += [folder] if folder.is_file() else folder.glob("*" if path.startswith(":") else "**/*")
    all_bytes = hashlib.sha256()
    for file in sorted(file for file in files if file.is_file() and "__pycache__" not in file.parts):
        all_bytes.update(f"{file.relative_to(source)} {file.stat().st_size}\n".encode() + file.read_bytes())
    return all_bytes.hexdigest()


def has_changed(source, folder):
    if (folder / "success").is_file():
        return (folder / "success").read_text(encoding="utf-8") != digest(source)
    git = ["git", "-C", str(source)]
    work_tree = subprocess.run([*git, "status", "--porcelain", "--", *touched_paths()], capture_output=True, text=True)
    commit = subprocess.run([*git, "diff", "--quiet", "HEAD~1", "--", *touched_paths()], capture_output=True)
    return bool(work_tree.stdout) or commit.returncode == 1 # without git or an earlier commit, nothing is known to have changed


def main(source, folder, if_changed):
    if if_changed and os.environ.get("TAFEL_RECIPES") != "always" and not has_changed(source, folder):
        print("nothing that the recipes touch has changed")
        return
    (folder / "success").unlink(missing_ok=True)
    text = sections((source / "docs/extending.md").read_text(encoding="utf-8"))
    recipes = [heading for heading in text if heading.startswith("A ")]
    if sorted(recipes) != sorted(RECIPES):
        fail(f"docs/extending.md has the recipes {recipes}")
    copy = Copy(source, folder)
    for heading, recipe in RECIPES.items():
        touched = copy.follow(heading, recipe, text[heading])
        print(f"{heading}: {len(touched)} files")
        if len(touched) > LIMITS.get(heading, len(touched)):
            fail(f"{heading} touches {len(touched)} files: {touched}")
    copy.change("src/games/compendium/toy.cpp", RACE)
    copy.texts["tests/CMakeLists.txt"] = copy.text("tests/CMakeLists.txt") + DESCRIBE
    copy.build()
    for history in folder.glob("*.db*"):
        history.unlink()
    for attempt in (try_game, try_measure, try_house_rule, try_editions, try_power, try_custom_game, try_family):
        attempt(copy)
    (folder / "success").write_text(digest(source), encoding="utf-8")


if __name__ == "__main__":
    main(*(Path(path).resolve() for path in sys.argv[1:3]), "--if-changed" in sys.argv[3:])
