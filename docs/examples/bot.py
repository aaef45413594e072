"""A player for Starboard in plain Python: sits down, plays, tells how it ended. All four games, over http and https.

    python3 bot.py http://127.0.0.1:4000 gravity-superstar     opens a table and plays both seats
    python3 bot.py https://games.example join CODE             sits down at somebody's table
    python3 bot.py https://games.example --token TOKEN         waits until hosts give it seats, by its name, and plays there

It moves at random, but for Space Builder, where it builds what the plan shows: `choose` is the place for your own ideas.
"""
import argparse, base64, http.client, json, os, queue, random, socket, ssl, struct, sys, threading, time
from urllib.parse import urlparse

FOR_GOOD = {4000, 4001, 4006, 4007}  # closing codes after which there is nothing to come back to
PASSING = ("one-moment", "too-many-messages")  # refusals of somebody who comes again
SILENCE = 30  # seconds after which a line that says nothing is asked; one that doesn't answer for as long again is dead
BASE_PLACE = 6  # of the nine places of a board of Space Builder, where nothing is built


def choose(view, moves):
    """What to do, given all that the seat sees and its legal moves (of very many, 200). It may take its time."""
    if "plan" in view and view["phase"] == "building":
        return build(view)
    kind = random.choice(sorted({move["type"] for move in moves}))
    return random.choice([move for move in moves if move["type"] == kind])


def build(view):
    """Space Builder: the first building that does not stand as the plan shows it, once that is turned back."""
    seat, plan = view["viewer"], view["plan"]
    stands = {placed["building"]: placed for placed in view["boards"][seat]}
    for shown in plan["buildings"]:
        row, column = divmod(shown["place"], 3)
        for _ in range(plan["turned"]):
            row, column = 2 - column, row
        place = row * 3 + column
        wanted = {"building": shown["building"], "face": shown["face"], "turn": (shown["turn"] - plan["turned"]) % 4,
                  "plot": place if place < BASE_PLACE else place - 1}
        if shown["building"] in view["held"][seat] and stands.get(shown["building"]) != wanted:
            return {"type": "build", **wanted}
    return {"type": "finish"}


def patched(before, patch):
    """A view after what changed in it: docs/protocol.md, Keeping up."""
    if patch is None:
        return before
    after = dict(enumerate(before) if isinstance(before, list) else before)
    key = (lambda text: int(text)) if isinstance(before, list) else (lambda text: text)
    for gone in patch.get("cut", []):
        after.pop(key(gone), None)
    after.update({key(name): value for name, value in patch.get("set", {}).items()})
    after.update({key(name): patched(after.get(key(name), {}), inner) for name, inner in patch.get("in", {}).items()})
    return [after.get(index) for index in range(patch.get("length", len(before)))] if isinstance(before, list) else after


class House:
    """A server, and who we are there."""

    def __init__(self, url, token=None):
        self.url, self.cookie, self.token = urlparse(url), None, token
        self.tls = ssl.create_default_context() if self.url.scheme == "https" else None  # SSL_CERT_FILE adds your own
        self.host, self.port = self.url.hostname, self.url.port or (443 if self.tls else 80)
        self.allowed, self.lock = 0, threading.Lock()

    def me(self):
        return {"Authorization": f"Bearer {self.token}"} if self.token else {"Cookie": self.cookie} if self.cookie else {}

    def ask(self, method, path, body=None):
        kind = http.client.HTTPSConnection if self.tls else http.client.HTTPConnection
        line = kind(self.host, self.port, **({"context": self.tls} if self.tls else {}))
        line.request(method, path, None if body is None else json.dumps(body), {"Content-Type": "application/json", **self.me()})
        answer = line.getresponse()
        self.cookie = (answer.getheader("Set-Cookie") or self.cookie or "").split(";")[0]
        found = json.loads(answer.read())
        if answer.status >= 300:
            sys.exit(f"{method} {path}: {found}")
        return found

    def pace(self):
        """More than 20 messages a second of one person, at all tables together, are refused: 15 is what we take."""
        with self.lock:
            self.allowed = max(self.allowed, time.monotonic() - 1) + 1 / 15
            wait = self.allowed - time.monotonic()
        time.sleep(max(0, wait))


class Line:
    """As much of RFC 6455 as a client needs. A thread reads, and answers pings at once however long we think."""

    def __init__(self, house):
        self.house, self.heard, self.writing, self.code = house, queue.Queue(), threading.Lock(), None
        stream = socket.create_connection((house.host, house.port), timeout=20)
        self.stream = house.tls.wrap_socket(stream, server_hostname=house.host) if house.tls else stream
        headers = {"Host": house.url.netloc, "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": 13,
                   "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(), **house.me()}
        self.stream.sendall(("GET /socket HTTP/1.1\r\n" + "".join(f"{k}: {v}\r\n" for k, v in headers.items()) + "\r\n").encode())
        self.file = self.stream.makefile("rb")
        if b" 101 " not in self.file.readline():
            raise OSError("the server did not open a socket")
        while self.file.readline() not in (b"\r\n", b""):
            pass
        self.stream.settimeout(None)
        self.last, self.asked = time.monotonic(), None
        threading.Thread(target=self.read, daemon=True).start()

    def write(self, data, opcode):
        size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack(">H", len(data))
        mask = os.urandom(4)
        with self.writing:
            self.stream.sendall(bytes([0x80 | opcode]) + size + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

    def say(self, message):
        self.house.pace()
        self.write(json.dumps(message).encode(), 1)

    def read(self):
        try:
            while len(head := self.file.read(2)) == 2:
                self.last, self.asked = time.monotonic(), None
                size = head[1] & 0x7F
                if size > 125:
                    size = int.from_bytes(self.file.read(2 if size == 126 else 8), "big")
                data, opcode = self.file.read(size), head[0] & 15
                if opcode == 1:
                    self.heard.put(json.loads(data))
                elif opcode == 9:
                    self.write(data, 10)
                elif opcode == 8:
                    self.code = int.from_bytes(data[:2], "big")
                    break
        except (OSError, ValueError):
            pass
        self.heard.put(None)  # the line is gone

    def next(self, seconds):
        """The next message, or None once the line is gone; queue.Empty: none in that time."""
        now, asked = time.monotonic(), self.asked
        if asked is not None and now - asked > SILENCE:
            self.close()  # a house that has vanished says no goodbye
        elif asked is None and now - self.last > SILENCE:
            self.asked = now
            self.write(b"", 9)
        return self.heard.get(timeout=seconds)

    def close(self):
        """Both ways: else it would stay open as long as somebody reads, and take a place at the table."""
        try:
            self.stream.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass  # it was gone before
        self.stream.close()


class Gone(Exception):
    """There is nothing left to do at this table."""


class Player:
    """Everything at one table, from sitting down to the end of the match."""

    def __init__(self, house, table, pause):
        self.house, self.table, self.pause = house, table, pause
        self.seats = {}  # by seat: what it sees, and what it waits for
        self.offset, self.moves, self.line, self.is_in = None, 0, None, False

    def play(self):
        """To the end of the match; a line that breaks is opened again, and goes on where it was."""
        tries = 0
        while True:
            try:
                self.line, self.is_in = Line(self.house), False
                seen = [{"viewer": seat, "stream": it["stream"], "seq": it["seq"]} for seat, it in self.seats.items()]
                self.line.say({"type": "join", "version": 1, "table": self.table, **({"seen": seen} if seen else {})})
                for it in self.seats.values():
                    it.update(asked=None, due=0)
                while (message := self.next()) is not None:
                    ended = self.hear(message)
                    tries = 0
                    if ended is not None:
                        return ended
            except Gone:
                return None
            except OSError as error:
                print(f"bot.py: {error}", file=sys.stderr)
            finally:
                if self.line:
                    self.line.close()
            if self.line and self.line.code in FOR_GOOD:
                return None
            tries += 1
            time.sleep(min(30, 2**tries / 2) * random.uniform(0.5, 1))

    def next(self):
        """The next message; meanwhile, once we are in, every seat that has something to think about asks what it can do."""
        while True:
            now = time.monotonic()
            for seat, it in self.seats.items() if self.is_in else ():
                is_lost = it["asked"] is not None and now - it["since"] > 10
                if (it["due"] is not None and now >= it["due"] and it["asked"] is None) or is_lost:
                    it.update(asked="legal", since=now, due=None)
                    self.line.say({"type": "legal", "seat": seat})
            try:
                return self.line.next(0.05)
            except queue.Empty:
                pass

    def think(self, seat, pause=None):
        self.seats[seat]["due"] = time.monotonic() + (self.pause if pause is None else pause)

    def hear(self, message):
        kind = message["type"]
        if kind in ("welcome", "table"):
            if self.house.token and message["viewers"] == ["spectator"]:  # its host has taken the seat away again
                raise Gone
            self.look(message["table"])
        if kind == "welcome":
            self.is_in = True
            self.line.say({"type": "sync", "sent": time.monotonic() * 1000})
        elif kind == "clock":  # so that the server knows when we pressed, and how long our line is
            now = time.monotonic() * 1000
            if self.offset is None:
                self.line.say({"type": "sync", "sent": now, "heard": message["clock"]})
            self.offset = message["clock"] + (now - message["sent"]) / 2 - now
        elif kind == "contribution-wanted":  # our part of the chance, so that nobody can have chosen it alone
            for seat in message["seats"]:
                self.line.say({"type": "contribute", "seat": seat, "commitment": message["commitment"], "bytes": os.urandom(16).hex()})
        elif kind in ("view", "update") and message["viewer"] != "spectator":
            self.follow(message)
        elif kind == "legal":
            self.move(message["seat"], message["moves"])
        elif kind == "accepted":
            self.moves += 1
            self.seats[message["seat"]]["asked"] = None
        elif kind == "refused":
            self.refused(message)
        elif kind == "ended":
            return {"moves": self.moves, "match": message["match"], "winners": message["outcome"]["winners"]}

    def look(self, table):
        """Where everybody is waited for to have been told, or to have seen what a round came to: we have."""
        for word, wait, left in (("told", "telling", "untold"), ("seen", "looking", "unseen")):
            waiting = (table["match"] or {}).get(wait)
            if waiting and any(seat in self.seats for seat in waiting[left]):
                self.line.say({"type": word, "at": waiting["at"]})

    def follow(self, message):
        seat, it = message["viewer"], self.seats.get(message["viewer"])
        if message["type"] == "view":
            self.seats[seat] = {"asked": None, "since": 0, **(it or {}), **{key: message[key] for key in ("stream", "seq", "view")}}
        elif it is None or message["seq"] > it["seq"] + 1:
            return self.line.say({"type": "refresh", "viewer": seat})
        elif message["seq"] == it["seq"] + 1:
            it.update(seq=message["seq"], view=patched(it["view"], message["patch"]))
        self.think(seat)

    def move(self, seat, moves):
        it = self.seats[seat]
        it["asked"] = None
        if not moves:  # nothing to do before the next update
            return
        it.update(asked=os.urandom(9).hex(), since=time.monotonic())
        pressed = {} if self.offset is None else {"pressed": time.monotonic() * 1000 + self.offset}
        self.line.say({"type": "move", "key": it["asked"], "seat": seat, "move": choose(it["view"], moves), **pressed})

    def refused(self, message):
        """With a key it was that move. Without one nobody knows which message it was: all are asked again, later."""
        if not self.is_in and message["because"] in PASSING:
            raise OSError(f"refused: {message['because']}")
        if not self.is_in:
            sys.exit(f"refused: {message['because']}")
        for seat, it in self.seats.items():
            if message["key"] in (None, it["asked"]):
                it["asked"] = None
                self.think(seat, 1 if message["rule"] is None else self.pause)


def attend(house, pause):
    """A bot with a name of its own, which `starboard bots add` has let in: each seat it is given is a thread of its own."""
    at_tables, tries, line = set(), 0, None
    while True:
        try:
            line = Line(house)
            line.say({"type": "attend", "version": 1})
            while True:
                try:
                    message = line.next(1)
                except queue.Empty:
                    continue
                if message is None:
                    break
                tries = 0
                if message["type"] == "refused":
                    sys.exit(f"refused: {message['because']}")
                print(json.dumps(message), flush=True)
                if message["type"] == "seat-offered" and message["table"] not in at_tables:
                    at_tables.add(message["table"])
                    threading.Thread(target=sit, args=(house, message["table"], pause, at_tables), daemon=True).start()
            if line.code in FOR_GOOD:
                sys.exit("nobody wants this bot any more")
        except OSError as error:
            print(f"bot.py: {error}", file=sys.stderr)
        if line:
            line.close()
        tries += 1
        time.sleep(min(30, 2**tries / 2) * random.uniform(0.5, 1))


def sit(house, table, pause, at_tables):
    """Match after match, as long as the table stands and lets it in."""
    left = f"left {table}"
    try:
        while (ended := Player(house, table, pause).play()) is not None:
            print(json.dumps(ended), flush=True)
    except SystemExit as refused:
        left += f": {refused}"
    finally:
        at_tables.discard(table)
        print(f"bot.py: {left}", file=sys.stderr, flush=True)


def main():
    read = argparse.ArgumentParser(description="A player for Starboard.")
    read.add_argument("url")
    read.add_argument("what", nargs="*", help="a game, or: join CODE-OR-TABLE")
    read.add_argument("--options", default="{}", help="of a new table, as JSON")
    read.add_argument("--pause", type=float, default=0.3, help="seconds before each move")
    read.add_argument("--token", help="of a bot with a name of its own")
    args = read.parse_args()
    house = House(args.url, args.token)
    if args.token:
        return attend(house, args.pause)
    house.ask("POST", "/api/guests", {"name": "Python bot"})
    if args.what[0] == "join":
        table = args.what[1]
        if len(table) == 5:
            table = house.ask("GET", f"/api/codes/{table}")["id"]
        house.ask("POST", f"/api/tables/{table}/sit", {})
    else:
        wanted = {"game": args.what[0], "people": ["Monty", "Python"], "start": True, "options": json.loads(args.options)}
        table = house.ask("POST", "/api/tables", wanted)["id"]
    ended = Player(house, table, args.pause).play()
    print(json.dumps(ended) if ended else "the table was closed")


if __name__ == "__main__":
    main()
