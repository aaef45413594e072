/** Everybody's moments side by side, one line of time for each, and where the replay is. */

import type { ComposedRound } from '#protocol';
import type { Millis } from '#tabletop';
import type { Title } from '../../catalogue/titles.ts';
import { endOf, type Track, tracksOf } from '../../challenges/moments.ts';
import { tenths } from '../../learning/seconds.ts';
import { ShapeBadge } from '../../look/shape-badge.tsx';
import { challenges as words } from '../../words/challenges.ts';
import './moments-strip.css';

const { say } = words;
/** What comes long after the end is at the edge: the round itself must stay to be read. */
const MOST_BEYOND = 1.5;

interface MomentsProps {
  readonly game: Title;
  readonly composed: ComposedRound;
  readonly names: readonly string[];
  readonly at: Millis;
}

export function Moments({ game, composed, names, at }: MomentsProps) {
  const tracks = tracksOf(composed);
  const endedAt = endOf(composed);
  const last = Math.max(endedAt, ...tracks.flatMap(({ marks }) => marks.map((mark) => mark.at)));
  const whole = Math.max(1, Math.min(last, endedAt * MOST_BEYOND));
  const percent = (moment: Millis): string => `${(100 * Math.min(moment, whole)) / whole}%`;
  return (
    <section
      class="moments"
      aria-label={say('moments.title')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: eight lines scroll inside themselves on a low screen
      tabIndex={0}
    >
      <ol class="moments-tracks" style={{ '--end': percent(endedAt), '--now': percent(at) }}>
        {tracks.map((track, seat) => (
          <li key={seat} class="moments-track" data-seat={seat}>
            <span class="moments-name" aria-hidden="true">
              <ShapeBadge seat={seat} size={14} />
              <span>{names[seat]}</span>
            </span>
            <span class="moments-line" aria-hidden="true">
              {track.marks.map((mark, index) => (
                <span
                  key={index}
                  class="moments-mark"
                  data-deed={mark.deed ?? 'step'}
                  data-idle={mark.counts ? undefined : ''}
                  data-past={mark.at <= at ? '' : undefined}
                  style={{ left: percent(mark.at) }}
                />
              ))}
            </span>
            <span class="moments-words">{trackWords(game, track, names[seat] ?? '')}</span>
          </li>
        ))}
      </ol>
      <p class="moments-end soft">{say('moments.end', { seconds: tenths(endedAt) })}</p>
    </section>
  );
}

function trackWords(game: Title, { main }: Track, name: string): string {
  if (main !== null) return say(`moments.${main.deed}`, { name, seconds: tenths(main.at) });
  return game === 'space-builder' ? say('moments.stopped', { name }) : say('moments.silent', { name });
}
