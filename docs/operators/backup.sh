#!/bin/sh
# backup.sh FOLDER: a copy of everything, named after the day; the newest fourteen stay.
set -eu
file="$1/starboard-$(date +%F).sqlite"
# One that is not whole never has the name of one that is.
rm -f "$file.part"
node "$(dirname "$0")/../../cli/starboard.mjs" backup "$file.part"
mv "$file.part" "$file"
ls -1 "$1"/starboard-*.sqlite | sort -r | tail -n +15 | xargs -r rm --
