#!/usr/bin/env bash
# Uses an installed Tafelrichter as a user would: use_installed.sh PREFIX VERSION. Everything must come from PREFIX; the caller
# sets HOME and the XDG folders to a temporary location.
set -euo pipefail
prefix=$(realpath "$1") version=$2
program=$prefix/bin/tafelrichter
work=$(mktemp -d)
app=
trap '[ -z "$app" ] || kill $app 2>/dev/null || true; rm -rf "$work"' EXIT
cd "$work"
check() { printf -- '-- %s\n' "$1"; shift; "$@" || { echo "Failed: $*" >&2; exit 1; }; }

check 'tells its version' test "$("$program" --version)" = "$version"
cat >evening.tafel.json <<'MATCH'
{"format": "tafelrichter/1", "game": "cosmic-eidex", "players": ["Anna", "Beat", "Cora"],
 "deals": [{"turned_up": "S9", "points": {"Anna": 60, "Beat": 71}}]}
MATCH
"$program" score evening.tafel.json >result.json
check 'scores a match' grep -q '"total":{"Anna":0,"Beat":1,"Cora":1}' <(tr -d ' \n' <result.json)
"$program" rules Raben Bube --lang de >rules.txt
check 'finds a rule in German' grep -q 'eidex\.' rules.txt
check 'imports a match' "$program" --db club.db import evening.tafel.json
"$program" --db club.db report player --player Anna --format html -o anna.html
check 'fills the template of a report' grep -q 'Anna' anna.html

# The server starts, takes any port of this machine, and ends on request.
"$program" --db club.db live --listen 127.0.0.1:0 >address.txt 2>live.txt &
live=$!
for ((tenths = 0; tenths < 50; ++tenths)); do
  if [ -s address.txt ]; then break; fi
  sleep 0.1
done
check 'the live server says its address' grep -q '^http://127\.0\.0\.1:' address.txt
kill $live
wait $live || true
check 'the live server has nothing to complain of' test ! -s live.txt

if [ -e "$prefix/libexec/tafelrichter/tafelrichter-app" ]; then
  "$program" --db club.db report player --player Anna --format pdf -o anna.pdf
  check 'prints a report' grep -q '^%PDF' anna.pdf
  check 'prints without noise' test -z "$(env -u XDG_RUNTIME_DIR "$program" --db club.db report player --player Anna --format pdf -o again.pdf 2>&1)"
  # Opens the app as the desktop entry does. The match is in the history once the app has read the file.
  export QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software
  "$program" --db app.db open evening.tafel.json 2>app.txt &
  app=$!
  for ((tenths = 0; tenths < 300; ++tenths)); do
    if "$program" --db app.db history 2>/dev/null | grep -q Cora; then break; fi
    sleep 0.1
  done
  "$program" --db app.db history >history.txt 2>&1 || true
  check 'the app opens the file' grep -q Cora history.txt
  check 'the app is still there' kill -0 $app
  kill $app
  wait $app || true
  check 'the app has nothing to complain of' test ! -s app.txt || { cat app.txt >&2; exit 1; }
  for libexec in tafelrichter-app tafelrichter-pdf; do
    check "$libexec helps without a display" grep -q '^Usage: ' <(env -u QT_QPA_PLATFORM -u XDG_RUNTIME_DIR "$prefix/libexec/tafelrichter/$libexec" --help 2>&1)
    check "$libexec finds its libraries" bash -c "! ldd '$prefix/libexec/tafelrichter/$libexec' | grep 'not found'"
  done
fi

# Every name in the desktop files leads to an existing file.
share=$prefix/share
entry=$share/applications/tafelrichter.desktop
value() { sed -n "s/^$1=//p" "$entry"; }
check 'the entry starts the program' test -x "$prefix/bin/$(value Exec | cut -d' ' -f1)"
check 'the entry hands over a file' test "$(value Exec)" = 'tafelrichter open %f'
check 'the icon is there' test -s "$share/icons/hicolor/scalable/apps/$(value Icon).svg"
type=$(value MimeType) && type=${type%;}
check 'the type has a pattern' grep -q "<mime-type type=\"$type\">" "$share/mime/packages/tafelrichter.xml"
check 'the pattern is *.tafel.json' grep -q '<glob pattern="\*\.tafel\.json"' "$share/mime/packages/tafelrichter.xml"
info=$(echo "$share"/metainfo/*.Tafelrichter.metainfo.xml)
check 'the description is named as its id' grep -q "<id>$(basename "$info" .metainfo.xml)</id>" "$info"
check 'the description names the entry' grep -q '<launchable type="desktop-id">tafelrichter.desktop<' "$info"
check 'the description names the type' grep -q "<mediatype>$type<" "$info"
check 'the description names this version' grep -q "<release version=\"$version\"" "$info"

# The manual and the completion contain every command.
zcat "$share/man/man1/tafelrichter.1.gz" >manual
check 'the manual is of this version' grep -q "Tafelrichter ${version%.*}\"" manual
completed() { # completes a line whose last word is unfinished
  PATH=$prefix/bin:$PATH bash -c '. "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _tafelrichter
    printf "%s\n" "${COMPREPLY[@]}"' bash "$share/bash-completion/completions/tafelrichter" tafelrichter "$@"
}
commands=$("$program" --help | sed -n '/^Commands:/,/^$/ s/^  \([a-z][a-z-]*\).*/\1/p')
check 'there are commands' test "$(wc -w <<<"$commands")" -ge 12
for command in $commands; do
  check "the manual has $command" grep -Eq "^\.B[IR]* .*\b$command\b" <(sed -n '/^\.SH COMMANDS/,/^\.SH EXIT/p' manual)
  check "the completion has $command" grep -qx -- "$command" <(completed "${command:0:2}")
done
check 'completes re' grep -qx report <(completed re)
check 'completes only what begins so' test -z "$(completed re | grep -v '^re')"
check 'completes options' grep -qx -- --clause <(completed rules --)
check 'completes languages' test "$(completed --lang d)" = de
check 'completes kinds of report' grep -qx season <(completed report s)
check 'completes people' grep -qx Anna <(completed --db club.db stats --player A)
check 'completes games' grep -qx herzeln <(completed rules --game h)
check 'completes files' grep -qx evening.tafel.json <(completed score even)
