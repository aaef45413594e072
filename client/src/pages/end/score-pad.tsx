import type { Player, Seat } from '#tabletop';
import { ShapeBadge } from '../../look/shape-badge.tsx';
import type { ScorePad } from '../../tables/game-table.ts';
import { numberWords } from '../../words/area.ts';
import { pages } from '../../words/pages.ts';
import './score-pad.css';

const { say } = pages;

/** Above this many, names give way to shapes. */
const MOST_NAMES = 5;

export interface ScorePadTableProps {
  readonly pad: ScorePad;
  readonly players: readonly Player[];
  /** Seats from the first to the last. */
  readonly rank: readonly Seat[];
  readonly winners: readonly Seat[];
}

/** Kinds of points down, players across in order of rank. */
export function ScorePadTable({ pad, players, rank, winners }: ScorePadTableProps) {
  const isMarked = (seat: Seat): string | undefined => (winners.includes(seat) ? '' : undefined);
  return (
    <section
      class="pad"
      data-surface="paper"
      data-many={rank.length > MOST_NAMES ? '' : undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: with long words the pad scrolls sideways inside itself
      tabIndex={0}
      aria-label={say('end.pad')}
    >
      <table class="pad-table">
        <thead>
          <tr>
            <th scope="col" class="pad-title">
              {say('end.pad')}
            </th>
            {rank.map((seat) => (
              <th key={seat} scope="col" data-wins={isMarked(seat)}>
                <ShapeBadge seat={seat} size={20} class="pad-shape" />
                <span class={rank.length > MOST_NAMES ? 'spoken' : 'pad-name'}>{players[seat]?.name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pad.rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              {rank.map((seat) => (
                <Points key={seat} value={row.of[seat] ?? null} wins={isMarked(seat)} />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{pad.totalLabel}</th>
            {rank.map((seat) => (
              <td key={seat} class="number" data-wins={isMarked(seat)}>
                {numberWords(pad.total[seat] ?? 0)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function Points({ value, wins }: { readonly value: number | null; readonly wins: string | undefined }) {
  return (
    <td data-wins={wins} data-loss={value !== null && value < 0 ? '' : undefined}>
      {value === null || value === 0 ? '–' : numberWords(value, { signDisplay: 'exceptZero' })}
    </td>
  );
}
