import { afterEach, expect, test } from 'vitest';
import { anyLegalMove } from '#bots';
import { gravitySuperstar } from '#games/gravity-superstar';
import { spaceBuilder } from '#games/space-builder';
import { spaceLab, type View } from '#games/space-lab';
import type { OwnRoom, TableInfo } from '#protocol';
import type { BotRunner } from '../src/bots/runner.ts';
import { waitingFor } from '../src/tables/slow.ts';
import { answerTo, type Gathered, gather, type Seated, start } from '../trials/company.ts';
import { ManualClock } from '../trials/manual-clock.ts';
import { shelfOf, type TrialServer, trialServer, until } from '../trials/running.ts';

const AN_HOUR = 3_600_000;
const A_DAY = 24 * AN_HOUR;
const plain = anyLegalMove(spaceLab);
const bots: BotRunner = {
  decide: async (_game, view, asked) => plain.decide(view as View, asked),
  close: async () => undefined,
};

let server: TrialServer;
let clock: ManualClock;
afterEach(() => server.end());

async function open(asked: object): Promise<Gathered> {
  clock = new ManualClock();
  server = await trialServer({
    ...{ bots, startClock: () => clock, shelf: shelfOf([spaceLab, gravitySuperstar, spaceBuilder]) },
  });
  return gather(server, 2, { seats: 2, ...asked });
}

const SLOW = { overDays: { hours: 72, addedHours: null, late: 'remind' } } as const;
const viewOf = ({ player }: Seated): View => [...player.seen.values()][0]?.view as View;
const turnsAt = ({ player }: Seated): TableInfo['turns'] => player.table?.turns;

test('at a slow table everybody who can move is told until when, by the calendar', async () => {
  const gathered = await open({ game: 'space-lab', ...SLOW });
  expect(gathered.table.settings).toMatchObject({ awaySeconds: null, idleSeconds: null, turnSeconds: null });
  await start(gathered);
  const [one, other] = gathered.people as [Seated, Seated];
  const begun = clock.wall();
  await until('both lay out', () => turnsAt(one)?.length === 2);
  const turn = { since: begun, until: begun + 3 * A_DAY, isLate: false };
  expect(turnsAt(one)).toEqual([
    { seat: 0, ...turn },
    { seat: 1, ...turn },
  ]);
  clock.pass(AN_HOUR);
  await answerTo(one, one.player.move(0, { type: 'arrange', objectives: viewOf(one).objectives }));
  await until('one of them waits', () => turnsAt(other)?.length === 1);
  const guest = (await other.guest.must('/api/me', undefined)).id as unknown as string;
  expect(waitingFor(server.hall.register, guest)).toEqual([
    { table: gathered.table.id, game: 'space-lab', seat: 1, ...turn },
  ]);
  const [room] = (await other.guest.must('/api/me/tables', undefined)) as unknown as readonly OwnRoom[];
  expect(room?.turn).toEqual({ seat: 1, ...turn });
  gathered.leave();
});

test('a game against the clock is not played over days', async () => {
  await expect(open({ game: 'space-builder', ...SLOW })).rejects.toThrow('only-in-turns');
});
