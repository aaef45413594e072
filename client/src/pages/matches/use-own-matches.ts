import { useEffect, useState } from 'preact/hooks';
import type { GameFigures, PersonInfo, PlayedMatch } from '#protocol';
import { finishedHere } from '../../local/outcomes.ts';
import type { StoredMatch } from '../../local/stored-matches.ts';
import type { Answer } from '../../server/api.ts';
import { finishedMatches, ownFigures, peopleMet } from '../../server/people-api.ts';
import { playerName } from '../../settings/settings.ts';
import { type Ongoing, ongoingMatches } from '../home/ongoing.ts';
import { type Figures, figuresWith, listed, type Played, playedHere } from './own-matches.ts';

const PAGE = 20;
const MOST_GOING = 30;

export interface Filter {
  readonly game: string | null;
  readonly person: string | null;
}

export const EVERYTHING: Filter = { game: null, person: null };

/** What does not depend on the filter. */
interface Known {
  readonly going: readonly Ongoing[];
  readonly stored: readonly StoredMatch[];
  readonly figures: readonly GameFigures[];
  readonly people: readonly PersonInfo[];
  readonly isOffline: boolean;
}

/** The pages of the list that have come from the server. */
interface Come {
  readonly filter: Filter;
  readonly matches: readonly PlayedMatch[];
  readonly next: string | null;
}

export interface OwnMatches {
  readonly going: readonly Ongoing[];
  readonly figures: readonly Figures[];
  readonly people: readonly PersonInfo[];
  readonly isOffline: boolean;
  /** As many as are wanted so far. */
  readonly list: readonly Played[];
  /** Null: this is all. */
  readonly more: (() => void) | null;
  /** On this device and nowhere else. */
  readonly onlyHere: readonly StoredMatch[];
  /** Asks for everything anew. */
  readonly again: () => void;
}

const valueOr = <T>(answer: Answer<T>, otherwise: T): T => (answer.ok ? answer.value : otherwise);

async function known(): Promise<Known> {
  const [going, stored, figures, people] = await Promise.all([
    ongoingMatches(MOST_GOING),
    finishedHere().catch(() => []),
    ownFigures(),
    peopleMet(),
  ]);
  const isOffline = !figures.ok && figures.because === 'offline';
  return { going, stored, isOffline, figures: valueOr(figures, []), people: valueOr(people, []) };
}

/** Null until what is on the device and what the server says have come. */
export function useOwnMatches(filter: Filter): OwnMatches | null {
  const [all, setAll] = useState<Known | null>(null);
  const [come, setCome] = useState<Come | null>(null);
  const [most, setMost] = useState(PAGE);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isGone = false;
    void known().then((found) => isGone || setAll(found));
    return () => {
      isGone = true;
    };
  }, [round]);
  useEffect(() => {
    let isGone = false;
    setMost(PAGE);
    void finishedMatches(filter).then((answer) => {
      if (!isGone) setCome({ filter, ...valueOr(answer, { matches: [], next: null }) });
    });
    return () => {
      isGone = true;
    };
  }, [filter, round]);
  if (all === null || come === null) return null;

  const onlyHere = all.stored.filter(({ handedTo }) => handedTo === undefined || all.isOffline);
  const here = onlyHere.flatMap((match) => playedHere(match, playerName.value) ?? []);
  const fitting = here.filter(({ game }) => filter.person === null && (filter.game === null || filter.game === game));
  const whole = listed({ served: come.matches, hasOlder: come.next !== null, here: fitting });
  const fetchNext = async (from: string): Promise<void> => {
    const answer = await finishedMatches({ ...come.filter, from });
    if (!answer.ok) return;
    setCome((now) =>
      now === come ? { ...come, ...answer.value, matches: [...come.matches, ...answer.value.matches] } : now,
    );
  };
  const more = (): void => {
    setMost(most + PAGE);
    if (come.next !== null && whole.length < most + PAGE) void fetchNext(come.next);
  };
  return {
    ...{ going: all.going, people: all.people, isOffline: all.isOffline, onlyHere },
    figures: figuresWith(all.figures, here),
    list: whole.slice(0, most),
    more: whole.length > most || come.next !== null ? more : null,
    again: () => setRound(round + 1),
  };
}
