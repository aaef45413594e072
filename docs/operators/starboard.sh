#!/bin/sh
# /usr/local/bin/starboard: every command, for the server that starboard.service runs. As root: its folder is its own.
export STARBOARD_DATA="${STARBOARD_DATA:-/var/lib/starboard}"
exec /usr/bin/node /opt/starboard/cli/starboard.mjs "$@"
