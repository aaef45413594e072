/** The laws every game keeps, and that the random matches they were tried in had everything in them. */

import { expect, test } from 'vitest';
import type { Game } from '#tabletop';
import { breachesOf, type LawReport } from '#tabletop/testing';
import {
  type Event,
  type Options,
  type Setup,
  type SpaceBowlWords,
  type State,
  spaceBowl,
  TRACK_END,
} from '../src/index.ts';
import { anyMove, otherWorld, pace } from './other-world.ts';

const IS_LONG = process.env.LAWS === 'long';
const MATCHES = IS_LONG ? 2_000 : 12;
const TIMEOUT = IS_LONG ? 7_200_000 : 600_000;

/** What must have happened for the laws to have been tried. */
const KINDS = [
  'round-began',
  'round-began, top card turned up',
  'thrown by the captain',
  'thrown by the table',
  'called go',
  'called doom',
  'followed go',
  'followed doom',
  'followed doom, withdrawing a choice',
  'joker-laid',
  'joker-laid, which follows',
  'chosen',
  'chosen after zero',
  'said-ready',
  'zero',
  'zero, everybody ready',
  'revealed go, found',
  'revealed go, not found',
  'revealed go, found, but nothing by the caller',
  'revealed doom, found',
  'revealed doom, not found',
  'fell-silent',
  'fell-silent, everybody ready',
  'captain-changed',
  'card-won from the galaxy',
  'card-won from infinity',
  'galaxy-filled',
  'card-left',
  'match-ended at the end of the track',
  'match-ended at the end of infinity',
];

function kindOf(event: Event, before: State): string {
  switch (event.type) {
    case 'round-began':
      return event.turnedUp ? 'round-began, top card turned up' : 'round-began';
    case 'thrown':
      return event.by === null ? 'thrown by the table' : 'thrown by the captain';
    case 'called':
      return `called ${event.call}`;
    case 'followed':
      return `followed ${before.round.call?.kind}${
        before.choices.some(({ seat }) => seat === event.by) ? ', withdrawing a choice' : ''
      }`;
    case 'joker-laid':
      return event.follows ? 'joker-laid, which follows' : 'joker-laid';
    case 'chosen':
      return before.round.phase === 'placing' ? 'chosen after zero' : 'chosen';
    case 'zero':
    case 'fell-silent':
      return event.early ? `${event.type}, everybody ready` : event.type;
    case 'revealed':
      return kindOfReveal(event);
    case 'card-won':
      return `card-won from ${event.from === null ? 'infinity' : 'the galaxy'}`;
    case 'match-ended':
      return `match-ended at the end of ${event.scores.some((score) => score >= TRACK_END) ? 'the track' : 'infinity'}`;
    default:
      return event.type;
  }
}

function kindOfReveal({ reveal }: Event & { readonly type: 'revealed' }): string {
  const { call, found, tokens } = reveal;
  const isNowhere = tokens.some(({ seat, position }) => seat === call.caller && position === null);
  const kind = `revealed ${call.kind}, ${found ? 'found' : 'not found'}`;
  return found && isNowhere ? `${kind}, but nothing by the caller` : kind;
}

/** The game with its events named in more detail, for the laws to count. */
interface NamedWords extends Omit<SpaceBowlWords, 'Event'> {
  readonly Event: { readonly type: string; readonly told: Event };
}

/** Random players seldom get to the end of the track from its beginning: learners begin in the middle of a match. */
function nearTheEnd({ options, seatCount }: { options: Options; seatCount: number }): Setup | null {
  const scores = Array.from({ length: seatCount }, () => 14);
  const middle = spaceBowl.parseSetup({ scores }, { options, seatCount });
  return middle.ok ? middle.value : null;
}

const namingEvents: Game<NamedWords> = {
  ...spaceBowl,
  setup: ({ options, seatCount }, chance) =>
    spaceBowl.setup({ options, seatCount }, chance, options.learner ? nearTheEnd({ options, seatCount }) : null),
  parseSetup: (json, { options, seatCount }) => spaceBowl.parseSetup(json, { options, seatCount }),
  play: (state, input, tell) => {
    const before = spaceBowl.copy(state);
    return spaceBowl.play(state, input, (told) => tell({ type: kindOf(told, before), told }));
  },
  eventFor: (event, viewer) => {
    const told = spaceBowl.eventFor(event.told, viewer);
    return told === null ? null : { type: told.type, told };
  },
};

test(
  '[SECRET-1] [SECRET-2] the laws hold at every number of players, with any options',
  () => {
    const report: LawReport = breachesOf<NamedWords>({
      game: namingEvents,
      matches: MATCHES,
      seed: 2_026,
      pace,
      otherWorld,
      anyMove,
    });
    expect(report.breaches).toEqual([]);
    expect(report.matches).toBe(7 * MATCHES);
    expect(report.refused).toBeGreaterThan(1_000);
    expect(report.worlds).toBeGreaterThan(1_000);
    expect([...report.events.keys()].sort()).toEqual([...KINDS].sort());
    if (IS_LONG) {
      const { matches, inputs, refused, worlds } = report;
      console.log({ matches, inputs, refused, worlds }, Object.fromEntries([...report.events].sort()));
    }
  },
  TIMEOUT,
);
