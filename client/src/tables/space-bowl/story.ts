/** Every kind of event as a sentence for the log. */

import type { Event } from '#games/space-bowl';
import type { Seat } from '#tabletop';
import type { Cue } from '../../sound/notes.ts';
import { listWords } from '../../words/area.ts';
import type { NameOf } from '../game-table.ts';
import { sentencesOf } from '../sentences.ts';
import { signed } from './points.ts';
import { cardWords } from './sky-words.ts';
import { story } from './story-words.ts';

const { say } = story;

const by = (seat: Seat, nameOf: NameOf, you: Seat | null) => ({
  who: seat === you ? 'you' : 'other',
  name: nameOf(seat),
});

export const sentenceOf = sentencesOf<Event>({
  'round-began': ({ round, top, turnedUp }) =>
    turnedUp ? say('event.turned-up', { round, planets: cardWords(top) }) : say('event.round-began', { round }),
  thrown: (event, nameOf, you) =>
    say('event.thrown', event.by === null ? { who: 'table', name: '' } : by(event.by, nameOf, you)),
  called: (event, nameOf, you) => say(`event.called.${event.call}`, by(event.by, nameOf, you)),
  followed: (event, nameOf, you) => say('event.followed', by(event.by, nameOf, you)),
  'joker-laid': (event, nameOf, you) =>
    say(event.follows ? 'event.joker-follows' : 'event.joker-laid', {
      ...by(event.by, nameOf, you),
      position: event.position,
    }),
  // One's own, and secret: the board says it where only its owner hears.
  chosen: () => null,
  'said-ready': (event, nameOf, you) => say('event.ready', by(event.by, nameOf, you)),
  zero: ({ early }) => say(early ? 'event.zero-early' : 'event.zero'),
  revealed: ({ reveal }, nameOf) => {
    const results = reveal.changes.flatMap((points, seat) =>
      reveal.lines.some((line) => line.seat === seat)
        ? [say('event.result', { name: nameOf(seat), points: signed(points) })]
        : [],
    );
    return say(reveal.found ? 'event.found' : 'event.missed', { results: listWords(results) });
  },
  'fell-silent': ({ early }) => say(early ? 'event.silent-early' : 'event.silent'),
  'captain-changed': ({ to }, nameOf, you) => say('event.captain', by(to, nameOf, you)),
  'card-won': ({ from, ...event }, nameOf, you) =>
    from === null
      ? say('event.won.infinity', by(event.by, nameOf, you))
      : say('event.won.galaxy', { ...by(event.by, nameOf, you), position: from }),
  'galaxy-filled': ({ position, card }) => say('event.filled', { position, planets: cardWords(card) }),
  'card-left': () => null,
  'match-ended': ({ winners }, nameOf) =>
    say('event.ended', { names: listWords(winners.map(nameOf)), count: winners.length }),
});

export function cueOf(event: Event, you: Seat | null): Cue | null {
  switch (event.type) {
    case 'thrown':
      return 'marbles';
    case 'called':
      return event.call === 'go' ? 'shout' : 'wail';
    case 'followed':
    case 'joker-laid':
      return 'newcomer';
    case 'said-ready':
      return event.by === you ? 'ready' : null;
    case 'revealed':
      return 'reveal';
    case 'fell-silent':
      return 'take-back';
    case 'match-ended':
      return you !== null && event.winners.includes(you) ? 'won' : 'over';
    default:
      return null;
  }
}
