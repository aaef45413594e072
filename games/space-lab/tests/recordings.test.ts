/** Whole matches, each named after what it shows, replayed to the exact end. */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseRecording, replay } from '#tabletop';
import type { Event } from '../src/events.ts';
import { spaceLab } from '../src/index.ts';
import type { State } from '../src/state.ts';

const folder = new URL('./recordings/', import.meta.url);
const names = readdirSync(folder).map((file) => file.replace(/\.json$/, ''));

interface Match {
  readonly state: State;
  readonly events: readonly Event[];
  readonly ended: object;
}

function replayed(name: string): Match & { readonly expected: unknown } {
  const file = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));
  const recording = parseRecording(file.recording, () => spaceLab);
  if (!recording.ok) throw new Error(recording.error);
  const events: Event[] = [];
  const played = replay(recording.value, () => '00', { told: (event) => events.push(event as Event) });
  if (!played.ok) throw new Error(`move ${played.move}: ${played.refusal.because}`);
  const { at, outcome } = played.match;
  const state = played.match.state as State;
  const ended = { ok: true, finished: outcome !== null, at, result: spaceLab.result(state), hash: played.match.hash() };
  return { state, events, ended, expected: file.expect };
}

describe('the exact end', () => {
  test.each(names.map((name) => [name]))('%s', (name) => {
    const { ended, expected } = replayed(name);
    expect(ended).toEqual(expected);
  });
});

const isType =
  (type: Event['type']) =>
  (event: Event): boolean =>
    event.type === type;
const reasons = ({ events }: Match): readonly string[] =>
  events.flatMap((event) => (event.type === 'end-called' || event.type === 'solo-ended' ? event.reasons : []));
const afterCall = ({ events }: Match): readonly Event[] => events.slice(events.findIndex(isType('end-called')));
const placesOnAfterCall = (match: Match): boolean => {
  const [call, ...later] = afterCall(match);
  return later.some((event) => event.type === 'card-placed' && call?.type === 'end-called' && event.seat === call.seat);
};
const beforeEnd = ({ events }: Match): string | undefined => events.at(-3)?.type;
const firsts = ({ state }: Match): number => {
  const { scores } = spaceLab.result(state);
  return scores.filter((score) => score === Math.max(...scores)).length;
};

/** How many Objectives the card that did most was worth. */
function mostValidatedByOneCard({ events }: Match): number {
  let most = 0;
  let count = 0;
  for (const event of events) {
    if (event.type === 'card-placed') count = 0;
    if (event.type === 'objective-validated') count++;
    most = Math.max(most, count);
  }
  return most;
}

describe('what each match shows', () => {
  test.each<[string, (match: Match) => unknown, unknown]>([
    ['tenth-card', reasons, ['tenth-card']],
    ['tenth-card-advanced-four-players', reasons, ['tenth-card']],
    ['tenth-card-advanced-four-players', ({ events }) => events.filter(isType('objective-passed')).length, 4],
    ['third-objective', reasons, ['third-objective']],
    ['third-objective', placesOnAfterCall, true],
    ['tenth-card-and-third-objective-at-once', reasons, ['tenth-card', 'third-objective']],
    ['last-places-used-and-declined', (match) => afterCall(match).some(isType('passed')), true],
    ['last-places-used-and-declined', (match) => afterCall(match).some(isType('card-placed')), true],
    ['tie-broken-by-projects', firsts, 2],
    ['tie-broken-by-projects', ({ state }) => spaceLab.outcome(state)?.winners.length, 1],
    ['shared-victory', ({ state }) => spaceLab.outcome(state)?.winners, [0, 1]],
    ['emptied-pile-reshuffled', ({ events }) => events.filter(isType('discard-reshuffled')).length, 2],
    [
      'emptied-project-pile',
      ({ events }) => events.some((e) => e.type === 'nothing-to-draw' && e.what === 'project'),
      true,
    ],
    ['one-card-validates-two-capsules', mostValidatedByOneCard, 2],
    ['solo-pile-empty-by-discard', (match) => [reasons(match), beforeEnd(match)], [['pile-empty'], 'cards-swept']],
    ['solo-pile-empty-by-reveal', (match) => [reasons(match), beforeEnd(match)], [['pile-empty'], 'cards-turned-up']],
    ['solo-seventeenth-card-from-a-position', reasons, ['seventeenth-card']],
    ['solo-sixth-objective', reasons, ['sixth-objective']],
  ])('%s (%#)', (name, shown, expected) => {
    expect(shown(replayed(name))).toEqual(expected);
  });

  test('every file is told about', () => {
    expect(names).toHaveLength(14);
  });
});
