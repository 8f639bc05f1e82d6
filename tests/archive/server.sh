#!/usr/bin/env bash
# A PostgreSQL server for tests, in a temporary folder, on a Unix socket only. Root runs it as `nobody`, because
# initdb and postgres refuse root.
#   folder=$(server.sh new); server.sh start FOLDER ['-c fsync=on …']; server.sh kill|freeze|thaw|stop|remove FOLDER
# Connect with: host=FOLDER dbname=postgres user=owner
set -euo pipefail
bin=$(printf '%s\n' /usr/lib/postgresql/*/bin | sort -V | tail -1) # Debian keeps initdb and pg_ctl out of PATH
as=(env -i PATH="$bin:/usr/bin:/bin" LC_ALL=C.UTF-8 HOME=/nonexistent)
[ "$(id -u)" != 0 ] || as=(setpriv --reuid=nobody --regid=nogroup --clear-groups "${as[@]}")
folder=${2:-}
cd / # `nobody` may not have access to the current folder

# Sends a signal to the server, and to all processes that it has started, which lead separate process groups. One of
# these may have ended by itself.
signal() {
  local server children
  server=$(head -1 "$folder/data/postmaster.pid")
  mapfile -t children < <(ps -o pid= --ppid "$server" | tr -d ' ')
  kill "-$1" "$server"
  kill "-$1" "${children[@]}" 2>/dev/null || true
}

case ${1:?new, start, kill, freeze, thaw, stop or remove} in
  new)
    folder=$(mktemp -d /tmp/pg.XXXXXX) # short: the path of a socket has 107 bytes
    [ "$(id -u)" != 0 ] || chown nobody:nogroup "$folder"
    "${as[@]}" initdb -D "$folder/data" -U owner -A trust -E UTF8 --no-instructions --no-sync >"$folder/initdb.log" 2>&1
    echo "$folder" ;;
  start)
    shift 2
    # Without fsync, which suits tests that kill processes but not measurements.
    options="-c fsync=off -c listen_addresses='' -c unix_socket_directories='$folder' $*"
    for _ in 1 2 3 4 5 6 7 8 9 10; do # after a kill, the last backend may still be there for a moment
      "${as[@]}" pg_ctl -D "$folder/data" -l "$folder/log" -s -w -t 60 -o "$options" start >/dev/null 2>&1 && exit
      sleep 0.3
    done
    tail -3 "$folder/log" >&2
    exit 1 ;;
  kill) signal KILL 2>/dev/null || true ;; # it may already have ended
  freeze) signal STOP ;;
  thaw) signal CONT ;;
  stop) "${as[@]}" pg_ctl -D "$folder/data" -s -m fast stop ;;
  remove)
    "${as[@]}" pg_ctl -D "$folder/data" -s -m immediate stop 2>/dev/null || true
    rm -rf --one-file-system "$folder" ;;
esac
