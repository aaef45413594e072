/** Which round it is, what is going on, and the time that is left to search. */

import type { ReadonlySignal } from '@preact/signals';
import type { View } from '#games/space-bowl';
import type { Millis } from '#tabletop';
import type { ClockNow } from '../../host/host.ts';
import { Sign } from '../../look/icon.tsx';
import { IconButton } from '../../look/icon-button.tsx';
import { clock as clockSign, history } from '../../look/icons.ts';
import { useSecondsLeft } from '../time-left.ts';
import type { PastRound } from './past-round.ts';
import { VariantSigns } from './variants.tsx';
import type { NameOf } from './who.ts';
import { say } from './words.ts';

export interface HeadProps {
  readonly view: View;
  readonly past: PastRound | null;
  readonly clock: ReadonlySignal<ClockNow>;
  readonly nameOf: NameOf;
  /** Whether there is a last round to look back at. */
  readonly hasLast: boolean;
  readonly onLast: () => void;
}

export function Head({ view, past, clock, nameOf, hasLast, onLast }: HeadProps) {
  const { round, rounds, infinity } = view;
  const of = rounds.length + infinity.left;
  const number = past === null ? rounds.length + 1 : rounds.length;
  const isSearching = round.phase === 'search' && round.deadline !== null;
  return (
    <div class="bowl-head">
      <div class="bowl-round">
        <span class="number" aria-hidden="true">
          {number}
          <small>/{of}</small>
        </span>
        <span class="spoken">{say('round', { round: number, of })}</span>
        {!hasLast || past !== null ? null : (
          <IconButton icon={history} label={say('last-round.open')} kind="bare" onPress={onLast} />
        )}
      </div>
      <VariantSigns options={view.options} />
      {isSearching ? <SearchClock clock={clock} until={round.deadline} /> : null}
      {isSearching ? null : (
        <p class="bowl-headline display" data-tone={toneOf(past)}>
          {headline(view, past, nameOf)}
        </p>
      )}
    </div>
  );
}

function SearchClock({ clock, until }: { readonly clock: ReadonlySignal<ClockNow>; readonly until: Millis | null }) {
  const left = useSecondsLeft(clock, until) ?? 0;
  return (
    <p class="bowl-clock number" role="timer" aria-label={say('seconds-left', { seconds: left })}>
      <Sign of={clockSign} size={18} />
      <span aria-hidden="true">
        {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
      </span>
    </p>
  );
}

export function headline({ round, viewer }: View, past: PastRound | null, nameOf: NameOf): string {
  if (past !== null) {
    if (past.reveal === null) return say('head.silent');
    if (past.reveal.found) return say('head.found');
    return say(past.reveal.call.kind === 'doom' ? 'head.doomed' : 'head.missed');
  }
  if (round.phase === 'placing') return say('head.placing');
  if (round.call === null) return say(round.phase === 'pause' ? 'head.first' : 'head.search');
  const { kind, caller } = round.call;
  return say(`head.${kind}`, { who: caller === viewer ? 'you' : 'other', name: nameOf(caller) });
}

const toneOf = (past: PastRound | null): string | undefined =>
  past === null ? undefined : past.reveal?.found === true ? 'found' : 'missed';
