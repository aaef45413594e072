#!/bin/sh
# From an empty Debian with Node 24 to Starboard over HTTPS, with a backup every night. Run as root, in a checkout:
#   NAME=games.example sh docs/operators/install.sh
# The same commands, with their reasons, are in docs/guides/run-a-server.md; a test runs them.
set -eu
# Where the files go, if not to this very machine.
ROOT="${ROOT:-}"

# What it needs
apt-get install -y --no-install-recommends nginx openssl

# The program
mkdir -p "$ROOT/opt/starboard/docs"
cp -R package.json package-lock.json .npmrc LICENSE NOTICE tabletop games bots protocol server cli "$ROOT/opt/starboard/"
cp -R docs/schemas docs/operators "$ROOT/opt/starboard/docs/"
node tools/run.mjs tools/build-client.ts
mkdir -p "$ROOT/opt/starboard/client/src" && cp -R client/dist "$ROOT/opt/starboard/client/"
cp -R client/src/art client/src/pictures client/src/tables "$ROOT/opt/starboard/client/src/"
(cd "$ROOT/opt/starboard" && npm install --omit=dev --omit=optional --ignore-scripts)

# Its settings
mkdir -p "$ROOT/etc/systemd/system"
printf '%s\n' "STARBOARD_PUBLIC_URL=https://$NAME" STARBOARD_TRUST_PROXY=127.0.0.1 > "$ROOT/etc/starboard.env"
chmod 600 "$ROOT/etc/starboard.env"

# The service
cp docs/operators/starboard.service docs/operators/starboard-backup.service docs/operators/starboard-backup.timer "$ROOT/etc/systemd/system/"
if [ -z "$ROOT" ]; then systemctl daemon-reload && systemctl enable --now starboard.service starboard-backup.timer; fi

# Its commands, for whoever looks after it
install -D -m 755 docs/operators/starboard.sh "$ROOT/usr/local/bin/starboard"

# A certificate: one's own to begin with, until certbot or your authority brings another
mkdir -p "$ROOT/etc/ssl/starboard"
openssl req -x509 -newkey rsa:2048 -nodes -days 90 -subj "/CN=$NAME" -addext "subjectAltName=DNS:$NAME" -keyout "$ROOT/etc/ssl/starboard/key.pem" -out "$ROOT/etc/ssl/starboard/cert.pem"
chmod 600 "$ROOT/etc/ssl/starboard/key.pem"

# HTTPS in front of it
mkdir -p "$ROOT/etc/nginx/sites-available" "$ROOT/etc/nginx/sites-enabled"
sed "s/games\.example/$NAME/g" docs/operators/nginx.conf > "$ROOT/etc/nginx/sites-available/starboard"
ln -sf ../sites-available/starboard "$ROOT/etc/nginx/sites-enabled/starboard"
if [ -z "$ROOT" ]; then nginx -t && systemctl reload-or-restart nginx; fi
