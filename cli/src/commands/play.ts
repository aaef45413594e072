import { writeFile } from 'node:fs/promises';
import { createInterface, type Interface } from 'node:readline';
import { botFor } from '#bots';
import { type Game, isRealTime, LEVELS, type Level, type Seat, type Words } from '#tabletop';
import { type Command, Complaint, EXIT, readArgs, readWhole } from '../command.ts';
import { drawKey } from '../recordings.ts';
import { fits, gameNamed, optionsTyped } from '../tables.ts';
import { type Seated, TerminalMatch } from '../terminal/match.ts';
import type { Notation } from '../terminal/notation.ts';
import { loadNotation } from '../terminal/notations.ts';

const MOST_LISTED = 40;

export const playCommand: Command = {
  usage: 'play GAME [--players 2] [--bot expert]… [--options …] [--save FILE]',
  help: `A match in the terminal, in the game's notation. The people share the keyboard; bots take the last seats.

  --players  how many seats (2, or the game's least)
  --bot      a bot of this level, once for each: ${LEVELS.join(', ')} (all seats but the first: regular)
  --options  table options, as JSON or as name=value,name=value
  --save     writes the recording into this file when the match ends or is left

Type a move, or its number in the list. "moves" lists them, "help" explains the notation, "quit" leaves.
When several people can act at once, the seat comes first: "1: ready".`,

  async run(args) {
    const { values, positionals } = readArgs(
      args,
      {
        players: { type: 'string' },
        bot: { type: 'string', multiple: true },
        options: { type: 'string' },
        save: { type: 'string' },
      },
      { min: 1, max: 1 },
    );
    const game = gameNamed(positionals[0] as string);
    const bot = botFor(game.id);
    if (bot === null) throw new Complaint(`no bot plays ${game.id}`);
    const players = readWhole('players', values.players, { min: 1, max: 8 }) ?? Math.max(2, game.seats.min);
    fits(game, players);
    const seats = seatsFor(players, values.bot);
    const options = optionsTyped(game, values.options);
    const match = new TerminalMatch({ game, options, seats, bot, key: drawKey(), clock: () => performance.now() });
    const isFinished = await new Sitting(game, match, { seats, notation: await loadNotation(game.id) }).play();
    if (values.save !== undefined) await writeFile(values.save, `${JSON.stringify(match.recording())}\n`);
    return isFinished ? EXIT.fine : EXIT.badInput;
  },
};

function seatsFor(players: number, typed: readonly string[] | undefined): readonly Seated[] {
  const levels = typed ?? Array.from({ length: players - 1 }, () => 'regular');
  if (levels.length > players) throw new Complaint(`${levels.length} bots don't fit into ${players} seats`);
  return Array.from({ length: players }, (_, seat) => {
    const level = levels[seat - (players - levels.length)];
    if (level === undefined) return { name: `Seat ${seat}`, bot: null };
    const known = LEVELS.find((name): name is Level => name === level);
    if (known === undefined) throw new Complaint(`no bot "${level}"; there are: ${LEVELS.join(', ')}`);
    return { name: `Seat ${seat}`, bot: known };
  });
}

/** What is shown and typed until the match ends or somebody leaves. */
class Sitting {
  readonly #game: Game;
  readonly #match: TerminalMatch;
  readonly #notation: Notation<Words>;
  readonly #people: readonly Seat[];
  #shown = '';

  constructor(
    game: Game,
    match: TerminalMatch,
    { seats, notation }: { readonly seats: readonly Seated[]; readonly notation: Notation<Words> },
  ) {
    this.#game = game;
    this.#match = match;
    this.#notation = notation;
    this.#people = seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  }

  /** Whether the match came to its end. */
  async play(): Promise<boolean> {
    const lines = createInterface({ input: process.stdin });
    const typed = new Typed(lines);
    try {
      for (;;) {
        const wait = this.#match.catchUp();
        this.#show();
        if (this.#match.isOver) return this.#say(`Over: ${JSON.stringify(this.#game.result(this.#match.state))}`);
        const line = await typed.next(wait);
        if (line === null || line === 'quit') return !this.#say('The match was left before its end.');
        if (line !== undefined && line !== '') this.#answer(line);
      }
    } finally {
      lines.close();
    }
  }

  #say(text: string): true {
    process.stdout.write(`${text}\n`);
    return true;
  }

  /** Only when something has changed: a real-time match wakes up often. */
  #show(): void {
    const seats = isRealTime(this.#game) ? this.#people : this.#match.peopleToMove;
    const shown = seats.map((seat) => `— Seat ${seat} —\n${this.#notation.show(this.#viewOf(seat))}`).join('\n');
    if (shown === this.#shown || shown === '') return;
    this.#shown = shown;
    this.#say(shown);
  }

  #viewOf(seat: Seat): Words['View'] {
    return this.#game.view(this.#match.state, seat);
  }

  #answer(line: string): void {
    if (line === 'help') return void this.#say(this.#notation.help);
    const { seat, text } = this.#addressed(line);
    if (seat === undefined) return void this.#say('Nobody sits there.');
    const moves = this.#movesOf(seat);
    if (text === 'moves') return void this.#say(this.#listed(moves));
    const move = /^\d+$/.test(text) ? moves[Number(text) - 1] : this.#notation.read(text);
    if (move === undefined || move === null) return void this.#say(`"${text}" is not a move; try "moves" or "help"`);
    const refusal = this.#match.play(seat, move);
    if (refusal !== null) this.#say(`Refused: ${refusal.because} (${refusal.rule})`);
  }

  #addressed(line: string): { readonly seat: Seat | undefined; readonly text: string } {
    const named = /^(\d+):\s*(.*)$/.exec(line);
    if (named === null) return { seat: this.#match.peopleToMove[0] ?? this.#people[0], text: line };
    return { seat: this.#people.find((seat) => seat === Number(named[1])), text: named[2] ?? '' };
  }

  #movesOf(seat: Seat): readonly Words['Move'][] {
    return this.#game.legalMoves(this.#viewOf(seat)).flatMap((offer) => [...this.#game.offers.all(offer)]);
  }

  #listed(moves: readonly Words['Move'][]): string {
    const lines = moves.slice(0, MOST_LISTED).map((move, index) => `${index + 1}  ${this.#notation.write(move)}`);
    if (moves.length > MOST_LISTED) lines.push(`… and ${moves.length - MOST_LISTED} more`);
    return lines.join('\n');
  }
}

/** Lines as they are typed; null once there are no more. */
class Typed {
  readonly #lines: string[] = [];
  #isClosed = false;
  #wake: () => void = () => undefined;

  constructor(lines: Interface) {
    lines.on('line', (line) => {
      this.#lines.push(line.trim());
      this.#wake();
    });
    lines.on('close', () => {
      this.#isClosed = true;
      this.#wake();
    });
  }

  /** Undefined when the time was up first. */
  async next(wait: number | null): Promise<string | null | undefined> {
    if (this.#lines.length === 0 && !this.#isClosed) {
      await new Promise<void>((resolve) => {
        const timer = wait === null ? undefined : setTimeout(resolve, wait);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    return this.#lines.shift() ?? (this.#isClosed ? null : undefined);
  }
}
