#!/usr/bin/env python3
"""Finds dialect words in comments and documents and proposes the standard term. Code, text in backticks and text in
double quotes are ignored, because public names are frozen. `--self-test` proves that each pattern finds its example."""
import re
import sys
import tempfile
from pathlib import Path

# A pattern, the proposal, and an example. A space also matches a line break within a comment.
WORDS = [
    (r"anew", "again, from scratch", "starts anew"),
    (r"nought", "zero", "counts nought"),
    (r"stands? here|here stands?", "expected …, is", "A list stands here"),
    (r"^///?<? ?(?:Whoever|Who|Whose|Whom|What|Where)\b", "begin with a noun: the player who, a file that", "// Who leads"),
    (r"^///< (?:…|(?:[Oo]f|[Aa]nd|[Oo]r)\b)", "a complete noun phrase", "int a; ///< Of the game"),
    (r"^///.*\S \\(?:param|return|throws)\b", "a line of its own", "/// Reads it. \\return nothing"),
    (r"whoever", "the player who, anyone who", "whoever leads"),
    (r"(?<!there) (?:is|are) none", "does not exist, is not a", "if it is\n// none"),
    (r"upon", "after, on", "upon a tap"),
    (r"besides?", "next to; also; concurrently", "kept beside it"),
    (r"of one's own", "custom", "a game of one's own"),
    (r"hangs? on", "depends on", "hangs on the rank"),
    (r"ow(?:e|es|ed|ing)", "is pending, must still", "owes a chip"),
    (r"mend(?:s|ed|ing)?", "fix, repair", "mends it"),
    (r"reckon\w*", "calculate", "reckoned again"),
    (r"in (?:the )?place of", "instead of; replaces", "in the place of it"),
    (r"for good", "permanently", "goes for good"),
    (r"(?:is|are|was|were|be|been) told(?! apart)", "is notified, receives, gets", "is told of it"),
    (r"hears?|heard", "is notified, receives", "hears of it"),
    (r"comes? to(?! the)", "results in, adds up to; reaches", "comes to nothing"),
    (r"so (?:long|many)(?! as| that)", "the given number, `count`, `timeout`", "after so many"),
    (r", too[.;:)]", "also, before the verb", "moves it, too."),
    (r"(?:is|are|was|were|be|been) said", "is reported, entered, chosen, answered", "what was said"),
    (r"apart(?! from)", "quarantined; diverged", "kept apart"),
]

GAP = r"(?:[ ]|\s*\n(?:///?<? ?|# ?)?)"
QUOTED = r'"(?:\\.|[^"\\\n])*"'
SLASHES = re.compile(rf"//[^\n]*|/\*.*?\*/|{QUOTED}|(?<!\w)'(?:\\.|[^'\\\n])*'|`[^`]*`", re.S)
HASHES = re.compile(rf"""^ *\"\"\".*?\"\"\"|(?<!\S)\#[^\n]*|{QUOTED}|'[^'\n]*'""", re.S | re.M)


def compiled(pattern):
    pattern = pattern.replace(" ", GAP) if not pattern.startswith("^") else pattern
    return re.compile(pattern if pattern[0] in "^," else rf"\b(?:{pattern})\b", re.I if pattern[0] != "^" else re.M)


PATTERNS = [(compiled(pattern), proposal) for pattern, proposal, _ in WORDS]


def prose(path, text):
    """The comments of a source file, or a document without its examples and generated tables; with all line ends."""
    if path.suffix == ".md":
        return re.sub(r"^( *)```.*?^\1```|<!-- \w+: written by .*?<!-- end -->", lambda m: "\n" * m[0].count("\n"), text,
                      flags=re.S | re.M)
    kept, end = [], 0
    slashes = path.suffix in (".h", ".cpp", ".qml", ".js")
    for match in (SLASHES if slashes else HASHES).finditer(text):
        comment = match[0].startswith(("//", "/*") if slashes else ("#", '"""', " "))
        kept += ["\n" * text.count("\n", end, match.start()), match[0] if comment else "\n" * match[0].count("\n")]
        end = match.end()
    return "".join(kept)


def dialect(root):
    """All matches in the tree under `root`, as readable lines."""
    files = [file for folder in ("src", "qml", "pages", "scripts", "tests") for file in (root / folder).rglob("*")
             if file.suffix in (".h", ".cpp", ".qml", ".js", ".py", ".sh") or (folder == "scripts" and not file.suffix)]
    files += [*(root / "docs").glob("*.md"), *(root / "db").glob("*.md"), root / "README.md", root / "CONTRIBUTING.md"]
    found = []
    for file in sorted(files):
        path = file.relative_to(root).as_posix()
        if not file.is_file() or file.samefile(__file__):
            continue
        text = prose(file, file.read_text(encoding="utf-8"))
        text = re.sub(r'`[^`\n]*`|"[^"\n]*"', "``", text)
        for pattern, proposal in PATTERNS:
            found += [f"{path}:{text.count(chr(10), 0, match.start()) + 1}: {' '.join(match[0].split())}: {proposal}"
                      for match in pattern.finditer(text)]
    return found


def self_test():
    wrong = 0
    for pattern, proposal, example in WORDS:
        example = example if "//" in example and "\n" not in example else f"// {example}"
        for text, expected in ((example, 1), (example.replace("// ", '// "').replace("///< ", '///< "') + '"', 0)):
            with tempfile.TemporaryDirectory() as folder:
                Path(folder, "src").mkdir()
                Path(folder, "src", "a.cpp").write_text(text + "\n", encoding="utf-8")
                found = dialect(Path(folder))
            if "\n" not in text and len(found) != expected or (expected and not found):
                print(f"self-test: {text!r}: {found}, expected: {expected} of {pattern}")
                wrong += 1
    return wrong


if __name__ == "__main__":
    if sys.argv[1:] == ["--self-test"]:
        sys.exit(1 if self_test() else 0)
    lines = dialect(Path(__file__).resolve().parent.parent)
    print("\n".join(lines), end="\n" if lines else "")
    sys.exit(1 if lines else 0)
