#!/usr/bin/env bash
# Installs a build into a temporary prefix, moves it to another location, and uses it from there:
# install_test.sh CMAKE BUILD VERSION
set -euo pipefail
cmake=$1 build=$2 version=$3
here=$(dirname "$(readlink -f "$0")")
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir -m 700 "$scratch/run"
export HOME=$scratch XDG_RUNTIME_DIR=$scratch/run XDG_DATA_HOME=$scratch/data XDG_CONFIG_HOME=$scratch/config \
  XDG_CACHE_HOME=$scratch/cache LC_ALL=C.UTF-8
unset DISPLAY WAYLAND_DISPLAY
"$cmake" --install "$build" --prefix "$scratch/first" >/dev/null
mv "$scratch/first" "$scratch/moved"
"$here/use_installed.sh" "$scratch/moved" "$version"
