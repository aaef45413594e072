/** Version 1, its events told by the names they have today: what a client words and shows is one list. */

import type { Game, Words } from '#tabletop';
import frozen from './1.js';

const NAMES: Readonly<Record<string, string>> = {
  planCameUp: 'plan-came-up',
  tookBack: 'took-back',
  roundEnded: 'round-ended',
  matchWon: 'match-won',
  matchAbandoned: 'match-abandoned',
};

const nameToday = (then: string): string => NAMES[then] ?? then;
const nameThen = (today: string): string => Object.keys(NAMES).find((then) => NAMES[then] === today) ?? today;

type Event = Words['Event'];

const toldToday = (event: Event): Event => ({ ...event, type: nameToday(event.type) });
const asTold = (event: Event): Event => ({ ...event, type: nameThen(event.type) });

const rules: Game = {
  ...frozen,
  pace: {
    ...frozen.pace,
    reveals: frozen.pace.reveals.map(nameToday),
    settles: frozen.pace.settles.map(nameToday),
  },
  play: (state, input, tell) => frozen.play(state, input, (event) => tell(toldToday(event))),
  eventFor(event, viewer) {
    const seen = frozen.eventFor(asTold(event), viewer);
    return seen === null ? null : toldToday(seen);
  },
};

export default rules;
