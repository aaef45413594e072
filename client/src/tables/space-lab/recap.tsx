/** What the others did in their last turns, at a glance; in words for those who listen. */

import { memo } from 'preact/compat';
import { useMemo } from 'preact/hooks';
import type { View } from '#games/space-lab';
import { BackPicture, EmblemPicture } from '../../art/lab/pieces.tsx';
import type { SeatNow, Told } from '../../host/host.ts';
import { Sign } from '../../look/icon.tsx';
import { check, flag } from '../../look/icons.ts';
import { Named } from '../../look/named.tsx';
import { ShapeBadge } from '../../look/shape-badge.tsx';
import { turns } from '../../words/turns.ts';
import type { NameOf } from '../game-table.ts';
import { Card } from './card.tsx';
import { recapsFor, type TurnRecap } from './recap.ts';
import { sentenceOf } from './sentences.ts';
import { say } from './words.ts';
import './recap.css';

/** Worked out when the view or what was told is another. */
export const useRecaps = (view: View, log: readonly Told[]): readonly TurnRecap[] =>
  useMemo(() => recapsFor(view, log), [view, log]);

interface RecapsProps {
  readonly recaps: readonly TurnRecap[];
  readonly seats: readonly SeatNow[];
}

export const Recaps = memo(function Recaps({ recaps, seats }: RecapsProps) {
  const nameOf: NameOf = (of) => seats.find(({ seat }) => seat === of)?.name ?? '';
  return (
    <ul class="lab-recaps" aria-label={turns.say('just-now')} data-count={recaps.length}>
      {recaps.map((recap) => (
        <li key={recap.seat} class="lab-recap">
          <Named words={recapWords(recap, nameOf)}>
            <ShapeBadge seat={recap.seat} size={14} />
            <span class="lab-recap-name">{nameOf(recap.seat)}</span>
            <Deeds recap={recap} />
          </Named>
        </li>
      ))}
    </ul>
  );
});

/** Sentence by sentence: only what was done, and what it brought. */
export function recapWords(recap: TurnRecap, nameOf: NameOf): string {
  const told = recap.events.flatMap((event) =>
    event.type === 'action-ended' || event.type === 'cards-left-to-centre' || event.type === 'cards-paid'
      ? []
      : (sentenceOf(event, nameOf) ?? []),
  );
  const bot = recap.isByBot ? [turns.say('by-bot', { name: nameOf(recap.seat) })] : [];
  const gain = recap.gained > 0 ? [say('recap.gained', { points: recap.gained })] : [];
  return [...bot, ...told, ...gain].join(' ');
}

function Deeds({ recap }: { readonly recap: TurnRecap }) {
  const { isByBot, took, placed, validated, projects, drawn, hasPassed, hasCalled, gained } = recap;
  return (
    <span class="lab-deeds number">
      {isByBot ? <span class="lab-deed-bot">{say('recap.bot')}</span> : null}
      {took === null ? null : (
        <span class="lab-deed">
          +{took.count}
          <EmblemPicture agency={took.agency} size={18} />
        </span>
      )}
      {placed.map((card) => (
        <span key={card} class="lab-deed-card">
          <Card id={card} kind="tiny" />
        </span>
      ))}
      {drawn === 0 ? null : (
        <span class="lab-deed">
          +{drawn}
          <BackPicture of="lab" size={15} />
        </span>
      )}
      {projects === 0 ? null : (
        <span class="lab-deed">
          +{projects}
          <BackPicture of="project" size={15} />
        </span>
      )}
      {validated.map((points, at) => (
        <span key={at} class="lab-deed lab-deed-won">
          <Sign of={check} size={14} />
          {points}
        </span>
      ))}
      {hasCalled ? <Sign of={flag} size={15} /> : null}
      {hasPassed ? <span class="lab-deed-words">{say('recap.passed')}</span> : null}
      {gained === 0 ? null : <strong class="lab-deed-gained">{say('recap.plus', { points: gained })}</strong>}
    </span>
  );
}
