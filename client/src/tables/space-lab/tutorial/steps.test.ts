import { expect, test } from 'vitest';
import { type Move, previewPlacement, spaceLab } from '#games/space-lab';
import { YOU } from '../../../learning/lesson-match.ts';
import { NOTHING, type Plan } from '../plan.ts';
import { matchOf, PARTNER, SCENES, type SceneName } from './scenes.ts';
import { STEPS, stepAfter } from './steps.ts';

/** A lesson as it is played: each own move must be the one its step asks for. */
function lessonIn(scene: SceneName) {
  const match = matchOf(scene);
  const play = (by: number, move: Move): void => expect(match.play({ at: 0, by, move })).toBeNull();
  const partner: Move[] = [...SCENES[scene].partner];
  const now = (plan: Plan = NOTHING) => ({ view: spaceLab.view(match.state, YOU), plan });
  return {
    match,
    now,
    keyAfter: (step: number, plan?: Plan): string | undefined => STEPS[stepAfter(step, scene, now(plan))]?.key,
    play(step: number, move: Move): void {
      expect({ move, isWanted: STEPS[step]?.isWanted(move) }).toEqual({ move, isWanted: true });
      play(YOU, move);
      while (spaceLab.view(match.state, YOU).turn === PARTNER && partner.length > 0) {
        play(PARTNER, partner.shift() as Move);
      }
    },
  };
}

const STAR: Move = { type: 'place', card: 'red-02', slot: 't2', pay: ['gold-02', 'green-08'] };

test('each thing done leads to the next step, from the first look to a turn that is ended', () => {
  const { keyAfter, play, now } = lessonIn('early');
  expect(keyAfter(0)).toBe('station');
  expect(keyAfter(1)).toBe('reveal');
  play(1, { type: 'reveal' });
  expect(keyAfter(1)).toBe('keep');
  play(2, { type: 'keep', agency: 'gold' });
  expect(keyAfter(2)).toBe('recruit');
  play(3, { type: 'recruit', agency: 'green' });
  expect(keyAfter(3)).toBe('card');
  expect(now().view.hand).toHaveLength(5);
  expect(keyAfter(4, { kind: 'place', card: 'red-02', slot: null, pay: [] })).toBe('slot');
  expect(keyAfter(5, { kind: 'place', card: 'red-02', slot: 't2', pay: [] })).toBe('place');
  play(6, STAR);
  expect(keyAfter(6)).toBe('project');
  play(7, { type: 'keepProject', project: 'mars-1' });
  expect(keyAfter(7)).toBe('end');
  play(8, { type: 'end' });
  expect(keyAfter(8)).toBe('tenth');
});

test('the card to place brings what the coach says: points, two Projects to choose from, and the Objective', () => {
  const { play, now } = lessonIn('early');
  play(1, { type: 'reveal' });
  play(2, { type: 'keep', agency: 'gold' });
  play(3, { type: 'recruit', agency: 'green' });
  expect(previewPlacement(now().view, STAR)).toMatchObject({
    projects: [{ count: 2 }, { count: 1 }],
    validations: [{ capsule: 'R', tile: { points: 5, bonus: 'project' } }],
    scoreChange: 9,
  });
});

test('the tenth card wins a technician’s points and brings the end, and the partner places once more', () => {
  const { keyAfter, play, now, match } = lessonIn('late');
  const last: Move = { type: 'place', card: 'red-12', slot: 'b0', pay: [] };
  expect(previewPlacement(now().view, last)).toMatchObject({ earnsTechnician: true, bringsEnd: true });
  play(9, last);
  expect(match.state.phase).toBe('over');
  expect(keyAfter(9)).toBe('score');
});

test('the hint leads from card to slot to button, wherever one has strayed', () => {
  const { now } = lessonIn('early');
  const place = STEPS.find(({ key }) => key === 'place');
  expect(place?.hint(now())).toEqual({ on: 'card', card: 'red-02' });
  expect(place?.hint(now({ kind: 'place', card: 'red-02', slot: 'm3', pay: [] }))).toEqual({ on: 'slot', slot: 't2' });
  expect(place?.hint(now({ kind: 'place', card: 'red-02', slot: 't2', pay: [] }))).toEqual({ on: 'confirm' });
});
