/**
 * Moves and stations as text, for terminals and tests.
 *
 *   arrange gold-gold-red red-red-blue blue-blue-green · hand-on gold-gold-red · reveal · keep gold · recruit red
 *   place red-10 m1 < green-14 · project mars-1 · end · pass
 */

import type { LabId, ObjectiveId } from './components.ts';
import { type Move, parseMove } from './moves.ts';
import { layoutOf } from './station.ts';

const OBJECTIVE = 'objective-';

const shortened = (objective: ObjectiveId): string => objective.replace(OBJECTIVE, '');
const lengthened = (text: string): ObjectiveId => `${OBJECTIVE}${text}`;

export function writeMove(move: Move): string {
  switch (move.type) {
    case 'passObjective':
      return `hand-on ${shortened(move.objective)}`;
    case 'arrange':
      return `arrange ${move.objectives.map(shortened).join(' ')}`;
    case 'keep':
    case 'recruit':
      return `${move.type} ${move.agency}`;
    case 'place':
      return [`place ${move.card} ${move.slot}`, ...(move.pay.length > 0 ? ['<', ...move.pay] : [])].join(' ');
    case 'keepProject':
      return `project ${move.project}`;
    default:
      return move.type;
  }
}

/** Null for what is not a move. */
export function readMove(text: string): Move | null {
  const [type, ...words] = text.trim().split(/\s+/);
  switch (type) {
    case 'hand-on':
      return words.length === 1 ? parseMove({ type: 'passObjective', objective: lengthened(words[0] ?? '') }) : null;
    case 'arrange':
      return parseMove({ type, objectives: words.map(lengthened) });
    case 'keep':
    case 'recruit':
      return words.length === 1 ? parseMove({ type, agency: words[0] }) : null;
    case 'place':
      return readPlace(words);
    case 'project':
      return words.length === 1 ? parseMove({ type: 'keepProject', project: words[0] }) : null;
    default:
      return words.length === 0 ? parseMove({ type }) : null;
  }
}

function readPlace([card, slot, arrow, ...pay]: readonly string[]): Move | null {
  const isPaidRight = arrow === undefined || (arrow === '<' && pay.length > 0);
  return isPaidRight ? parseMove({ type: 'place', card, slot, pay }) : null;
}

const FREE = '.';

/** Row by row, `.` for a free slot: "red-01 . . / . . gold-02 . / . . ." */
export function writeStation(station: readonly (LabId | null)[]): string {
  const { rowOf } = layoutOf(station);
  let text = '';
  for (const [slot, card] of station.entries()) {
    const gap = rowOf[slot] === rowOf[slot - 1] ? ' ' : ' / ';
    text += `${slot === 0 ? '' : gap}${card ?? FREE}`;
  }
  return text;
}
