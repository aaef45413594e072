import { expect, test } from 'vitest';
import { CELLS, PLANETS, spaceBowl, type Throw } from '#games/space-bowl';
import { PLANET_RADIUS } from '../src/art/bowl/planets.ts';
import { countedPoints, runningScores } from '../src/tables/space-bowl/ending.ts';
import { pastRound } from '../src/tables/space-bowl/past-round.ts';
import { canDo, situationOf } from '../src/tables/space-bowl/standing.ts';
import { lyingPieces } from '../src/tables/space-bowl/wells.ts';
import { type BowlMatch, bowlMatch, type Playing } from './bowl-match.ts';

const everybodyReady = ({ state, play }: Playing): void => {
  for (let seat = 0; seat < state.seatCount; seat++) play(seat, { type: 'ready' });
};

/** Grace calls and is wrong until she has nothing left to lose; Ada follows and is right wherever there is a card. */
const wholeMatch = (): BowlMatch =>
  bowlMatch({ seats: 3 }, (playing) => {
    const { state, play } = playing;
    while (state.winners === null) {
      playing.throw();
      const { valid, hopeless } = playing.found();
      play(1, { type: 'go' });
      play(1, { type: 'place', position: hopeless });
      if (valid[0] !== undefined) {
        play(0, { type: 'follow' });
        play(0, { type: 'place', position: valid[0] });
      }
      everybodyReady(playing);
    }
  });

test('the rows of the pad add up to the scores, seat by seat, and the course ends there', () => {
  const { state, events } = wholeMatch();
  const result = spaceBowl.result(state);
  const rows = countedPoints(result, events);
  const sums = result.scores.map((_, seat) => rows.reduce((sum, { of }) => sum + (of[seat] ?? 0), 0));
  expect(sums).toEqual(result.scores);
  expect(rows.map(({ key }) => key)).toContain('pad.floor');
  const course = runningScores(result, [4, 4, 4]);
  expect(course).toHaveLength(result.rounds.length + 1);
  expect(course.at(-1)).toEqual(result.scores);
});

test('an uncovered round is shown on the galaxy as it lay, remembered or not', () => {
  let during: readonly (number | null)[] = [];
  const { state } = bowlMatch({ seats: 3 }, (playing) => {
    playing.throw();
    during = playing.view(0).galaxy;
    const { valid, hopeless } = playing.found();
    playing.play(1, { type: 'go' });
    playing.play(1, { type: 'place', position: hopeless });
    playing.play(0, { type: 'follow' });
    playing.play(0, { type: 'place', position: valid[0] ?? hopeless });
    everybodyReady(playing);
  });
  const view = spaceBowl.view(state, 0);
  expect(view.lastReveal?.found).toBe(true);
  expect(view.galaxy).not.toEqual(during);
  expect(pastRound(view, [], null)?.ground.galaxy).toEqual(during);
  expect(pastRound(view, [], during)?.ground.galaxy).toEqual(during);
});

test('what nobody saw leaves out what somebody pointed at', () => {
  const { state } = bowlMatch({ seats: 3 }, (playing) => {
    playing.throw();
    const { valid, hopeless } = playing.found();
    playing.play(0, { type: 'go' });
    playing.play(0, { type: 'place', position: valid[0] ?? hopeless });
    everybodyReady(playing);
  });
  const view = spaceBowl.view(state, 0);
  const past = pastRound(view, [], null);
  const [token] = view.lastReveal?.tokens ?? [];
  expect(past?.unseen.valid).toEqual(view.lastReveal?.valid.filter((position) => position !== token?.position));
});

test.each([
  ['before the throw, the captain', 'throw', 0, null],
  ['before the throw, the others', 'waiting', 1, null],
  ['after it', 'search', 1, []],
  ['when another called', 'follow', 1, [[0, 'go']]],
  ['when oneself called', 'choose', 0, [[0, 'go']]],
  ['when another called doom', 'doubt', 1, [[0, 'doom']]],
  ['when oneself did', 'red', 0, [[0, 'doom']]],
  ['when ready', 'done', 1, [[1, 'ready']]],
] as const)('%s: %s', (_when, situation, seat, played) => {
  const { state } = bowlMatch({ seats: 3, setup: { captain: 0 } }, (playing) => {
    if (played === null) return;
    playing.throw();
    for (const [by, type] of played) playing.play(by, { type });
  });
  const view = spaceBowl.view(state, seat);
  expect(situationOf(view, canDo(spaceBowl.legalMoves(view)))).toBe(situation);
});

test.each([1, 2, 3, 4, 5])('%i marbles in one well lie side by side', (count) => {
  const marbles = Object.fromEntries(PLANETS.slice(0, count).map((planet) => [planet, 'n']));
  const thrown: Throw = { destination: 'c', marbles, blackHole: null };
  const lying = lyingPieces(thrown).flatMap((piece) =>
    piece.name === 'destination' || piece.name === 'blackHole'
      ? []
      : [{ ...piece, radius: (PLANET_RADIUS[piece.name] * piece.size) / 44 }],
  );
  expect(lying).toHaveLength(count);
  for (const [at, one] of lying.entries()) {
    for (const other of lying.slice(at + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.radius + other.radius);
  }
});

test('every piece of a throw lies in its own well', () => {
  const marbles = Object.fromEntries(PLANETS.slice(0, 5).map((planet, at) => [planet, CELLS[at]]));
  const pieces = lyingPieces({ destination: 'se', marbles, blackHole: 's' });
  expect(pieces.map(({ name }) => name)).toEqual([...PLANETS.slice(0, 5), 'blackHole', 'destination']);
});
