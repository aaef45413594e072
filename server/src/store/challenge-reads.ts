/** Challenges, and what came of them by each who has a place; what is in `data` is the arena's own business. */

export interface ChallengeRecord {
  readonly id: string;
  /** Who made it; null: the house, or somebody who had themselves erased. */
  readonly guest: string | null;
  /** When it was made, in milliseconds since 1970. */
  readonly wall: number;
  readonly data: object;
}

/** Somebody's place in a challenge. */
export interface AttemptRecord {
  readonly id: string;
  readonly challenge: string;
  /** Null: somebody who had themselves erased. */
  readonly guest: string | null;
  readonly name: string;
  /** Raised by one with each change, so that none is lost to another that came at the same time. */
  readonly seq: number;
  /** When it was last changed, in milliseconds since 1970. */
  readonly wall: number;
  readonly data: object;
}

export interface ChallengeReads {
  challenge(id: string): Promise<ChallengeRecord | null>;
  attempt(challenge: string, guest: string): Promise<AttemptRecord | null>;
  /** The latest first. */
  attemptsAt(challenge: string, most: number): Promise<readonly AttemptRecord[]>;
  attemptsOf(guest: string, most: number): Promise<readonly AttemptRecord[]>;
}
