"""A player for Starboard in plain Python: sits down, makes random legal moves, tells how it ended.

    python3 bot.py http://127.0.0.1:4000 gravity-superstar              opens a table and plays both seats
    python3 bot.py http://127.0.0.1:4000 join TABLE                     sits down at somebody's table
"""
import base64, http.client, json, os, random, socket, struct, sys, time
from urllib.parse import urlparse

base = urlparse(sys.argv[1])
cookie = ""
PAUSE = float(os.environ.get("PAUSE", "0.3"))  # more than 20 messages a second are refused


def ask(method, path, body=None):
    """One HTTP request; remembers the cookie that says who we are."""
    global cookie
    connection = http.client.HTTPConnection(base.hostname, base.port)
    headers = {"Content-Type": "application/json", **({"Cookie": cookie} if cookie else {})}
    connection.request(method, path, None if body is None else json.dumps(body), headers)
    answer = connection.getresponse()
    cookie = (answer.getheader("Set-Cookie") or cookie).split(";")[0]
    found = json.loads(answer.read())
    if answer.status >= 300:
        sys.exit(f"{method} {path}: {found}")
    return found


class Socket:
    """As much of RFC 6455 as a client needs: masked text out, text in, pings answered."""

    def __init__(self):
        self.stream = socket.create_connection((base.hostname, base.port))
        key = base64.b64encode(os.urandom(16)).decode()
        self.stream.sendall(
            f"GET /socket HTTP/1.1\r\nHost: {base.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n".encode())
        self.file = self.stream.makefile("rb")
        if b"101" not in self.file.readline():
            sys.exit("the server did not open a socket")
        while self.file.readline() != b"\r\n":
            pass

    def send(self, message, opcode=1):
        data = message if isinstance(message, bytes) else json.dumps(message).encode()
        size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack(">H", len(data))
        mask = os.urandom(4)
        self.stream.sendall(bytes([0x80 | opcode]) + size + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

    def messages(self):
        while True:
            head = self.file.read(2)
            if len(head) < 2:
                return
            size = head[1] & 0x7F
            if size > 125:
                size = int.from_bytes(self.file.read(2 if size == 126 else 8), "big")
            data = self.file.read(size)
            if head[0] & 15 == 9:
                self.send(data, 10)
            elif head[0] & 15 == 8:
                return
            elif head[0] & 15 == 1:
                yield json.loads(data)


ask("POST", "/api/guests", {"name": "Python bot"})
if sys.argv[2] == "join":
    table = ask("POST", f"/api/tables/{sys.argv[3]}/sit", {})
else:
    table = ask("POST", "/api/tables", {"game": sys.argv[2], "people": ["Monty", "Python"], "start": True})
line = Socket()
line.send({"type": "join", "version": 1, "table": table["id"]})
moves = 0
for message in line.messages():
    kind = message["type"]
    if kind == "contribution-wanted":  # our part of the chance, so that nobody can have chosen it alone
        for seat in message["seats"]:
            line.send({"type": "contribute", "seat": seat, "commitment": message["commitment"], "bytes": os.urandom(16).hex()})
    elif kind in ("view", "update") and message["viewer"] != "spectator":  # something changed: what can we do now?
        line.send({"type": "legal", "seat": message["viewer"]})
    elif kind == "legal" and message["moves"]:
        time.sleep(PAUSE)
        key = os.urandom(9).hex()
        line.send({"type": "move", "key": key, "seat": message["seat"], "move": random.choice(message["moves"])})
    elif kind == "accepted":
        moves += 1
    elif kind == "ended":
        print(json.dumps({"moves": moves, "match": message["match"], "winners": message["outcome"]["winners"]}))
        break
