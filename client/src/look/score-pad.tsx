import { Sign } from './icon.tsx';
import type { Icon } from './icons.ts';
import { signed, totals } from './scores.ts';
import { ShapeBadge } from './shape-badge.tsx';
import './score-pad.css';

export type ScoreColumn = { readonly seat: number; readonly name: string; readonly won: boolean };

export type ScoreRow = {
  readonly label: string;
  readonly icon?: Icon | undefined;
  /** One for each column; null where this kind of points doesn't apply. */
  readonly points: readonly (number | null)[];
};

export type ScorePadProps = {
  readonly title: string;
  /** In order of rank. */
  readonly columns: readonly ScoreColumn[];
  readonly rows: readonly ScoreRow[];
  readonly totalLabel: string;
  /** "nothing", for an empty cell. */
  readonly noneLabel: string;
};

/** Paper, kinds of points down, players across. The last row is always the sum of what stands above it. */
export function ScorePad({ title, columns, rows, totalLabel, noneLabel }: ScorePadProps) {
  const crowded = columns.length > 5;
  return (
    <div class="score-pad" data-surface="paper" data-crowded={crowded ? '' : undefined}>
      <table>
        <caption class="spoken">{title}</caption>
        <thead>
          <tr>
            <th scope="col" class="score-title">
              {title}
            </th>
            {columns.map(({ seat, name, won }) => (
              <th key={seat} scope="col" data-won={won ? '' : undefined}>
                <ShapeBadge seat={seat} size={20} />
                <span class={crowded ? 'spoken' : 'score-name'}>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, icon, points }) => (
            <tr key={label}>
              <th scope="row">
                <span class="score-kind">
                  {icon === undefined ? null : <Sign of={icon} size={16} />}
                  {label}
                </span>
              </th>
              {columns.map(({ seat, won }, column) => {
                const worth = points[column] ?? null;
                return (
                  <td
                    key={seat}
                    data-won={won ? '' : undefined}
                    data-loss={worth !== null && worth < 0 ? '' : undefined}
                  >
                    {worth === null ? (
                      <>
                        <span aria-hidden="true">–</span>
                        <span class="spoken">{noneLabel}</span>
                      </>
                    ) : (
                      signed(worth)
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{totalLabel}</th>
            {totals(rows, columns.length).map((total, column) => (
              <td key={columns[column]?.seat} data-won={columns[column]?.won ? '' : undefined} class="number">
                {total}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
