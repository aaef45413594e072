/**
 * What this device was shown and added before a match: the commitment to the server's secret, and its own bytes. Kept
 * before it is said, so that a server can be held to it whatever happens afterwards.
 */

import type { MessageTo, TableInfo, ToClient } from '#protocol';
import type { Keepsake, Seat } from '#tabletop';
import { keepOnDevice, keptList } from '../settings/device-store.ts';
import { randomHex } from './random-hex.ts';

interface KeptOfMatch extends Keepsake {
  readonly match: string;
}

const STORED_UNDER = 'starboard.keepsakes';
const CONTRIBUTED_BYTES = 16;
/** Some hundred bytes each. */
const MOST = 400;

const isKept = (json: unknown): json is KeptOfMatch =>
  typeof json === 'object' &&
  json !== null &&
  ['match', 'commitment', 'shown', 'contributions'].every((name) => Object.hasOwn(json, name));

const keptHere = (): readonly KeptOfMatch[] => keptList(STORED_UNDER, isKept);

function keep(kept: KeptOfMatch): void {
  const others = keptHere().filter(({ match }) => match !== kept.match);
  keepOnDevice(STORED_UNDER, [...others, kept].slice(-MOST));
}

/** Null where this device was not there. */
export function keepsakeOf(match: string): Keepsake | null {
  const found = keptHere().find((kept) => kept.match === match);
  if (found === undefined) return null;
  const { match: _match, ...kept } = found;
  return kept;
}

/** The first commitment that a table shows for a match counts; whatever it says later is held against it. */
export function keepShown({ match, seats, phase, fork }: TableInfo): void {
  if (match === null || match.commitment === '' || match.outcome !== null || keepsakeOf(match.id) !== null) return;
  const shown = phase === 'open' || phase === 'starting' ? 'before-play' : 'during-play';
  // Where a match goes on from is shown until it does.
  const from = fork === undefined ? null : { after: fork.moves, at: fork.at };
  keep({
    ...{ match: match.id, commitment: match.commitment, shown, contributions: seats.map(() => null) },
    ...(shown === 'before-play' ? { from } : {}),
  });
}

type Wanted = Extract<ToClient, { type: 'contribution-wanted' }>;

/** Asked twice for the same match a device says the same twice: nobody gets to draw again. */
export function contributionsTo(
  { commitment, seats }: Omit<Wanted, 'type'>,
  table: TableInfo | null,
): readonly Omit<MessageTo<'contribute'>, 'type'>[] {
  const match = table?.match?.id;
  const kept = match === undefined ? null : keepsakeOf(match);
  const bytesOf = (seat: Seat): string =>
    (kept?.commitment === commitment ? kept.contributions[seat] : null) ?? randomHex(CONTRIBUTED_BYTES);
  const mine = seats.map((seat) => ({ seat, commitment, bytes: bytesOf(seat) }));
  if (match !== undefined && kept !== null && table !== null) {
    const contributions = table.seats.map(
      (_, seat) => mine.find((one) => one.seat === seat)?.bytes ?? kept.contributions[seat] ?? null,
    );
    keep({ match, ...kept, contributions });
  }
  return mine;
}
