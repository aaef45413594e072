import type { StoredMatch } from './stored-matches.ts';

/** Opened, looked at and left again: after this long nobody comes back to it. */
const FORGOTTEN = 24 * 3_600_000;
/** More finished matches than these would make every look at the device's own slow. */
export const MOST_FINISHED = 200;

/** Matches in which nobody at this device has ever moved, and the oldest of very many: they would only pile up. */
export function noLongerKept(matches: readonly StoredMatch[], now: number): readonly StoredMatch[] {
  const finished = matches.filter(({ isFinished }) => isFinished);
  const latestFirst = finished.toSorted((one, other) => endOf(other) - endOf(one));
  const neverPlayed = matches.filter(
    ({ isFinished, touchedAt, people, recording }) =>
      !isFinished && now - touchedAt > FORGOTTEN && !recording.moves.some(({ by }) => people.includes(by)),
  );
  return [...neverPlayed, ...latestFirst.slice(MOST_FINISHED)];
}

/** When it ended, as far as that is known. */
export const endOf = ({ finishedAt, touchedAt }: StoredMatch): number => finishedAt ?? touchedAt;
