# Shared by the scripts. Sourced: . "$(dirname "$(readlink -f "$0")")/lib.sh"
root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")

# The fuzz targets that only read documents, which a short run of the tests builds.
parser_targets=(score_fuzz ask_fuzz judge_fuzz game_fuzz child_line_fuzz)

# The packages of some sections of packages.txt.
packages_of() {
  local section
  for section; do
    awk -v wanted="[$section]" '/^\[/ { inside = $1 == wanted; next } inside && NF && $1 !~ /^#/ { print $1 }' "$root/scripts/packages.txt"
  done | sort -u
}

# Installs missing packages of some sections without asking; reports it only on standard error.
need_packages() {
  local wanted missing as_root=() apt=(env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=120)
  wanted=$(packages_of "$@")
  # shellcheck disable=SC2086 # one word a package
  missing=$(comm -23 <(echo "$wanted") <(dpkg-query -W -f '${db:Status-Status} ${Package}\n' $wanted 2>/dev/null | sed -n 's/^installed //p' | sort -u))
  [ -n "$missing" ] || return 0
  missing=${missing//$'\n'/ }
  if [ "$(id -u)" != 0 ]; then
    if ! sudo -n true 2>/dev/null; then
      printf 'These packages are missing; install them and start again:\n  sudo apt-get install --no-install-recommends %s\n' "$missing" >&2
      exit 2
    fi
    as_root=(sudo -n)
  fi
  printf 'Installing: %s\n' "$missing" >&2
  { "${as_root[@]}" "${apt[@]}" update; } >&2 || exit 2
  case " $missing " in
    *" postgresql "*) # the tests start their own servers, so the package need not create one
      { "${as_root[@]}" "${apt[@]}" install -y --no-install-recommends postgresql-common \
        && "${as_root[@]}" sed -ri 's/^#?create_main_cluster .*/create_main_cluster = false/' /etc/postgresql-common/createcluster.conf; } >&2 || exit 2 ;;
  esac
  # shellcheck disable=SC2086
  "${as_root[@]}" "${apt[@]}" install -y --no-install-recommends $missing >&2 || exit 2
}

# Configures and builds a preset, or only some of its targets: build PRESET [TARGET …]. Prints nothing if all is up to date.
build() {
  local preset=$1 folder=$root/build/$1
  shift
  if [ ! -e "$folder/build.ninja" ] || [ "$root/CMakePresets.json" -nt "$folder/build.ninja" ]; then
    (cd "$root" && cmake --preset "$preset") >&2 || return
  fi
  ninja -C "$folder" -n "$@" 2>/dev/null | grep -q 'no work to do' || ninja -C "$folder" "$@" >&2
}

# Sets up programs to run without a display and apart from the user's own files.
without_screen() {
  scratch=$(mktemp -d)
  trap 'rm -rf "$scratch"' EXIT
  mkdir -m 700 "$scratch/run"
  unset DISPLAY WAYLAND_DISPLAY
  export HOME=$scratch XDG_RUNTIME_DIR=$scratch/run XDG_DATA_HOME=$scratch/data XDG_CONFIG_HOME=$scratch/config XDG_CACHE_HOME=$scratch/cache
  export QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software LC_ALL=C.UTF-8
}

# Runs a command in a window system of its own. Without -noreset, the X server restarts when the last program has ended, and the
# next one waits for it or does not find it.
in_window() {
  QT_QPA_PLATFORM=xcb xvfb-run -a -s '-screen 0 1280x800x24 -noreset' dbus-run-session -- "$@"
}
