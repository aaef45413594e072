/** What everybody did in a round that was put together, and what of it counted. Pure. */

import type { ComposedRound } from '#protocol';
import type { Millis, Stamped } from '#tabletop';

/**
 * What became of a press of somebody alone among the others. `searched`: a card after another's doom, without a word.
 * `against`: doom after another's go. `late`: after the countdown, or after the end.
 */
export type Deed = 'called' | 'followed' | 'doomed' | 'searched' | 'against' | 'late' | 'finished';

export interface Mark {
  readonly at: Millis;
  /** Null: a step on the way, as a building or a card that was chosen. */
  readonly deed: Deed | null;
  readonly counts: boolean;
}

export interface Track {
  /** The press that mattered; null: there was none. */
  readonly main: { readonly at: Millis; readonly deed: Deed } | null;
  readonly marks: readonly Mark[];
}

type Composed = Pick<ComposedRound, 'runs' | 'recording'>;

const typeOf = ({ move }: Stamped): string => String((move as { readonly type?: unknown }).type);

const CALLS: readonly string[] = ['go', 'doom'];
const MAIN: readonly string[] = [...CALLS, 'finish'];

export const endOf = ({ recording }: Pick<Composed, 'recording'>): Millis => recording.until ?? 0;

/** By seat. */
export function tracksOf({ runs, recording }: Composed): readonly Track[] {
  const call = recording.moves.find((entry) => CALLS.includes(typeOf(entry)));
  const first = call === undefined ? null : typeOf(call);
  return runs.map((run, seat) => {
    const own = recording.moves.filter(({ by }) => by === seat);
    const marks = run.map((press): Mark => {
      const type = typeOf(press);
      const made = own.find(({ at, move }) => at === press.at && [type, 'follow'].includes(typeOf({ at, move })));
      if (!MAIN.includes(type)) return { at: press.at, deed: null, counts: made !== undefined };
      const deed = made === undefined ? unheard(type, first, own) : deedOf(type, typeOf(made));
      const isLate = deed === 'late' || press.at > endOf({ recording });
      return { at: press.at, deed: isLate ? 'late' : deed, counts: !isLate && deed !== 'against' };
    });
    const main = marks.find(({ deed }) => deed !== null);
    return { main: main === undefined || main.deed === null ? null : { at: main.at, deed: main.deed }, marks };
  });
}

function deedOf(pressed: string, made: string): Deed {
  if (pressed === 'finish') return 'finished';
  if (pressed === 'doom') return 'doomed';
  return made === 'follow' ? 'followed' : 'called';
}

/** A press that nobody would have heard. */
function unheard(pressed: string, first: string | null, own: readonly Stamped[]): Deed {
  if (pressed === 'doom' && first === 'go') return 'against';
  const hasPlaced = own.some((entry) => typeOf(entry) === 'place');
  return pressed === 'go' && first === 'doom' && hasPlaced ? 'searched' : 'late';
}
