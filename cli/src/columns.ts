/** Rows for people's eyes: each column as wide as its widest cell. */

type Cell = string | number | null;

export function inColumns(names: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [names, ...rows.map((row) => row.map((cell) => (cell === null || cell === '' ? '–' : String(cell))))];
  const widths = names.map((_, column) => Math.max(...lines.map((line) => [...(line[column] ?? '')].length)));
  const padded = (line: readonly string[]): string =>
    line.map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - [...cell].length)).join('  ');
  return `${lines.map((line) => padded(line).trimEnd()).join('\n')}\n`;
}

/** To the minute, as everywhere the same. */
export const moment = (millis: number | null): string =>
  millis === null ? '' : new Date(millis).toISOString().slice(0, 16).replace('T', ' ');
