"""A search for any game in turns, with the rules asked over a pipe: `starboard engine GAME`.

    python3 search.py gravity-superstar --games 4          searches in seat 0, against somebody who moves at random

For each of its moves it imagines worlds that look like what it sees, tries the move there, lets everybody play on at
random for a while, and takes the move after which it stood best. All these lines go to the engine many at a time.
"""
import argparse, json, random, subprocess, threading


class Engine:
    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, lines):
        """An answer for each line. Written by a thread of its own: both ends of a pipe can be full at once."""
        text = "".join(json.dumps(line) + "\n" for line in lines)
        writer = threading.Thread(target=lambda: (self.process.stdin.write(text), self.process.stdin.flush()))
        writer.start()
        answers = [json.loads(self.process.stdout.readline()) for _ in lines]
        writer.join()
        for line, answer in zip(lines, answers):
            if "error" in answer:
                raise ValueError(f"{line}: {answer['error']}")
        return answers

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def whose(legal):
    """The seat that can move, with its moves; in a game in turns there is one until the end."""
    return next(((int(seat), moves) for seat, moves in legal["legal"].items() if moves), (None, []))


def search(engine, view, seat, moves, args, dice):
    tries = [{"move": move, "on": f"{index}.{world}"} for index, move in enumerate(moves) for world in range(args.worlds)]
    engine.ask([{"do": "imagine", "view": view, "seats": args.seats, "seed": dice.randrange(2**32), "on": t["on"]} for t in tries])
    engine.ask([{"do": "play", "seat": seat, "move": t["move"], "on": t["on"]} for t in tries])
    for _ in range(args.depth):
        legal = engine.ask([{"do": "legal", "on": t["on"]} for t in tries])
        going = [(t, *whose(answer)) for t, answer in zip(tries, legal)]
        engine.ask([{"do": "play", "seat": who, "move": dice.choice(able), "on": t["on"]} for t, who, able in going if able])
    worth = {}
    for t, answer in zip(tries, engine.ask([{"do": "result", "on": t["on"]} for t in tries])):
        scores = answer["result"]["scores"]
        lead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
        worth[json.dumps(t["move"])] = worth.get(json.dumps(t["move"]), 0) + lead
    return json.loads(max(worth, key=worth.get))


def play(engine, args, dice):
    engine.ask([{"do": "new", "seats": args.seats, "seed": dice.randrange(2**32)}])
    while True:
        seat, moves = whose(engine.ask([{"do": "legal"}])[0])
        if seat is None:
            return engine.ask([{"do": "result"}])[0]["outcome"]["winners"]
        move = dice.choice(moves)
        if seat == 0 and len(moves) > 1:
            [seen] = engine.ask([{"do": "view", "viewer": 0}])
            move = search(engine, seen["view"], 0, moves, args, dice)
        [told] = engine.ask([{"do": "play", "seat": seat, "move": move}])
        if "refused" in told:
            raise ValueError(f"{move}: {told['refused']}")


def main():
    read = argparse.ArgumentParser(description="A search over the pipe of `starboard engine`.")
    read.add_argument("game")
    read.add_argument("--command", default="starboard engine", help="how the engine is started")
    read.add_argument("--games", type=int, default=1)
    read.add_argument("--seats", type=int, default=2)
    read.add_argument("--worlds", type=int, default=3, help="imagined for each move")
    read.add_argument("--depth", type=int, default=4, help="moves at random after it")
    read.add_argument("--seed", type=int, default=1)
    args = read.parse_args()
    engine = Engine([*args.command.split(), args.game])
    dice = random.Random(args.seed)
    winners = [play(engine, args, dice) for _ in range(args.games)]
    engine.close()
    print(json.dumps({"games": args.games, "won": sum(0 in seats for seats in winners)}))


if __name__ == "__main__":
    main()
