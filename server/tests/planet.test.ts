import { afterEach, expect, test } from 'vitest';
import { drawPlanet, gravitySuperstar, planetSetup, type View } from '#games/gravity-superstar';
import { spaceLab } from '#games/space-lab';
import { parseRecording, quickChance, replay } from '#tabletop';
import { connect, gather, type Seated, start } from '../trials/company.ts';
import { Guest } from '../trials/guest.ts';
import { shelfOf, type TrialServer, temporaryFolder, trialServer, until } from '../trials/running.ts';

const shelf = shelfOf([gravitySuperstar, spaceLab]);
const planet = drawPlanet(quickChance(3));
const viewOf = ({ player }: Seated): View => player.seen.get(0)?.view as View;

let server: TrialServer;
afterEach(() => server.end());

test('a match is played on the planet that was laid, also after a restart, and its recording has it', async () => {
  const data = temporaryFolder();
  server = await trialServer({ shelf, data });
  const gathered = await gather(server, 2, { game: 'gravity-superstar', seats: 2, planet });
  await start(gathered);
  const [ada] = gathered.people as [Seated];
  const { tiles, openDoor } = planetSetup(planet, 2);
  const given = gravitySuperstar.parseSetup({ tiles, openDoor }, { options: { end: 'normal' }, seatCount: 2 });
  if (!given.ok) throw new Error(given.error);
  const board = gravitySuperstar.setup({ options: { end: 'normal' }, seatCount: 2 }, quickChance(1), given.value).board;
  expect(viewOf(ada).board).toEqual(board);
  // Whoever comes in first has moved the open door on.
  const { pawn } = viewOf(ada).players[viewOf(ada).first] ?? {};
  expect(pawn?.cell).toBe(board.doors[openDoor]);
  const before = viewOf(ada);
  gathered.leave();
  const { port } = server;
  await server.close();
  server = await trialServer({ shelf, data, port });
  const again = connect(server, ada.guest, gathered.table.id);
  await until('the match goes on', () => again.player.seen.has(0));
  expect(viewOf(again)).toEqual(before);
  await ada.guest.must(`/api/tables/${gathered.table.id}/close`, {});
  const match = again.player.table?.match?.id ?? '';
  const { json } = await ada.guest.ask('GET', `/api/matches/${match}`);
  const { recording } = json as unknown as { readonly recording: { readonly setup: object } };
  expect(recording.setup).toEqual({ tiles, openDoor });
  const read = parseRecording(recording, (id, version) => shelf.rules(id, version));
  if (!read.ok) throw new Error(read.error);
  const replayed = replay(read.value, () => '');
  expect(replayed.ok && gravitySuperstar.view(replayed.match.state as never, 0)).toEqual(before);
});

test('what is no planet is refused, and so is one in another game', async () => {
  server = await trialServer({ shelf });
  const ada = await Guest.arrive(server.base, 'Ada');
  const ask = async (body: object) => (await ada.ask('POST', '/api/tables', body)).json;
  expect(await ask({ game: 'gravity-superstar', planet: { ...planet, open: 9 } })).toMatchObject({
    because: 'bad-planet',
    detail: expect.stringContaining('open'),
  });
  expect(await ask({ game: 'gravity-superstar', planet: { ...planet, hands: [['long']] } })).toMatchObject({
    because: 'bad-planet',
  });
  expect(await ask({ game: 'gravity-superstar', planet: 'round' })).toMatchObject({ because: 'not-understood' });
  expect(await ask({ game: 'space-lab', planet })).toMatchObject({ because: 'not-in-this-game' });
});
