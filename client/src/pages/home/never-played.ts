import type { StoredMatch } from '../../local/stored-matches.ts';

/** Opened, looked at and left again: after this long nobody comes back to it. */
const FORGOTTEN = 24 * 3_600_000;

/** Matches in which nobody at this device has ever moved: they would only pile up. */
export const neverPlayed = (matches: readonly StoredMatch[], now: number): readonly StoredMatch[] =>
  matches.filter(
    ({ isFinished, touchedAt, people, recording }) =>
      !isFinished && now - touchedAt > FORGOTTEN && !recording.moves.some(({ by }) => people.includes(by)),
  );
