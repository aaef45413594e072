/** Matches of the smallest game there is, played to their end: for tests of what comes after. */

import { type Game, LiveMatch, type SeatInput, sealedChance, type WrittenRecording, writeRecording } from '#tabletop';
import { type BidState, type BidView, sealedBids } from '#tabletop/testing';
import { connect, type Gathered, type Seated, start } from './company.ts';
import type { Guest } from './guest.ts';
import { type TrialServer, until } from './running.ts';

const ROUNDS = 3;

export const bidViewOf = ({ player }: Seated, seat: number): BidView => player.seen.get(seat)?.view as BidView;

/** Everybody bids from where the match is until it is over; `rounds`: only so far. */
export async function playBids(gathered: Pick<Gathered, 'people'>, rounds = ROUNDS): Promise<void> {
  const { people } = gathered;
  const before = bidViewOf(people[0] as Seated, 0).shown.length / people.length;
  for (let round = before + 1; round <= rounds; round++) {
    for (const [seat, one] of people.entries()) {
      one.player.move(seat, { type: 'bid', card: bidViewOf(one, seat).hand[0] });
    }
    const shown = round * people.length;
    await until(`round ${round}`, () => people.every((one, seat) => bidViewOf(one, seat).shown.length === shown));
  }
  if (rounds < ROUNDS) return;
  await until('the end', () => people.every(({ player }) => player.table?.phase === 'finished'));
}

/** These people at a new table, in this order, all connected; nothing has begun yet. */
export async function seatAll(server: TrialServer, guests: readonly Guest[], asked: object = {}): Promise<Gathered> {
  const [host, ...others] = guests as readonly [Guest, ...Guest[]];
  const table = await host.must('/api/tables', { game: 'sealed-bids', seats: Math.max(2, guests.length), ...asked });
  for (const guest of others) await guest.must(`/api/tables/${table.id}/sit`, {});
  const people = guests.map((guest) => connect(server, guest, table.id));
  await until('everybody is here', () => people.every(({ player }) => player.table !== null));
  return { table, people, host, leave: () => void people.map(({ player }) => player.leave()) };
}

/** The same, with a match to its end; its id is returned. */
export async function playedBy(server: TrialServer, guests: readonly Guest[]): Promise<string> {
  const gathered = await seatAll(server, guests);
  await start(gathered);
  await playBids(gathered);
  const match = gathered.people[0]?.player.table?.match?.id ?? '';
  gathered.leave();
  return match;
}

/** A match between somebody and a bot on their own device, as the device writes it down. */
export function bidsOnDevice(name: string, seed: number): WrittenRecording {
  const key = seed.toString(16).padStart(2, '0').repeat(64);
  const options = { bidSeconds: null };
  const match = new LiveMatch(sealedBids as unknown as Game, { options, seatCount: 2, chance: sealedChance(key) });
  const moves: SeatInput<unknown>[] = [];
  for (let at = 1_000; match.outcome === null; at += 1_000) {
    const { hands } = match.state as unknown as BidState;
    const by = moves.length % 2;
    const input = { at, by, move: { type: 'bid', card: hands[by]?.[0] } };
    if (match.play(input) !== null) throw new Error('a legal move was refused');
    moves.push(input);
  }
  const players = [{ name }, { name: 'Robo', bot: 'rookie' }];
  return writeRecording(sealedBids as unknown as Game, { options, players, chance: { key }, moves });
}
