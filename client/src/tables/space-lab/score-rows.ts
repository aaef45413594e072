import { projectCard, type ScoreLine } from '#games/space-lab';

/** A line of the score sheet, with how many of a kind it stands for. */
export interface Row {
  readonly line: ScoreLine;
  readonly count: number;
}

/** Projects of a kind are worth something together; everything else has a row of its own. */
export function rowsOf(lines: readonly ScoreLine[]): readonly Row[] {
  const rows: Row[] = [];
  for (const line of lines) {
    const at = rows.findIndex((row) => isOfOneKind(row.line, line));
    const row = rows[at];
    if (row === undefined) rows.push({ line, count: 1 });
    else rows[at] = { line: { ...row.line, points: row.line.points + line.points }, count: row.count + 1 };
  }
  return rows;
}

/** Telescopes look for different agencies. */
function isOfOneKind(one: ScoreLine, other: ScoreLine): boolean {
  if (one.kind !== 'projects' || other.kind !== 'projects') return false;
  const [first, second] = [projectCard(one.id), projectCard(other.id)];
  return first.kind === second.kind && first.agency === second.agency;
}
