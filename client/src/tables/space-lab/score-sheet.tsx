import {
  type Board,
  boardOf,
  type LabId,
  SCORE_KINDS,
  type ScoreLine,
  type SeatView,
  scoreSheet,
} from '#games/space-lab';
import { SpecialtyPicture, TilePicture } from '../../art/lab/pieces.tsx';
import { Dialog } from '../../look/dialog.tsx';
import { Disclosure } from '../../look/disclosure.tsx';
import { shell } from '../../words/shell.ts';
import { Card, ProjectSign } from './card.tsx';
import { Discards } from './discards.tsx';
import { type Row, rowsOf } from './score-rows.ts';
import { capsuleWords, cardWords, projectName, say, slotWords } from './words.ts';
import './score-sheet.css';

/** Where each point comes from. */
function lineWords({ kind, id, slot, capsule }: ScoreLine): string {
  switch (kind) {
    case 'lab':
      return cardWords(id);
    case 'validations':
      return capsule === null ? '' : capsuleWords(capsule);
    case 'technicians':
      return slot === null ? '' : say('score.technician', { slot: slotWords(slot) });
    case 'projects':
      return projectName(id);
  }
}

function rowWords({ line, count }: Row): string {
  return count === 1 ? lineWords(line) : say('project.kind-count', { project: lineWords(line), count });
}

/** What brought them, as small as a stamp. */
function LinePicture({ line: { kind, id, points } }: { readonly line: ScoreLine }) {
  return (
    <span class="lab-sheet-picture" data-on={kind === 'projects' || kind === 'technicians' ? 'paper' : undefined}>
      {kind === 'lab' ? (
        <Card id={id} kind="small" width="34px" />
      ) : kind === 'projects' ? (
        <ProjectSign id={id} size={26} />
      ) : kind === 'validations' ? (
        <TilePicture points={points} size={30} />
      ) : (
        <SpecialtyPicture specialty="technician" size={26} />
      )}
    </span>
  );
}

/** The sheet of one seat: every thing and its points, with sums that add up. */
export function ScoreTable({ board }: { readonly board: Board }) {
  const lines = scoreSheet(board);
  const sum = (some: readonly ScoreLine[]): number => some.reduce((points, line) => points + line.points, 0);
  return (
    <table class="lab-sheet">
      {SCORE_KINDS.map((kind) => {
        const own = lines.filter((line) => line.kind === kind);
        return (
          <tbody key={kind}>
            <tr class="lab-sheet-kind">
              <th scope="rowgroup">{say(`score.kind.${kind}`)}</th>
              <td class="number">{sum(own)}</td>
            </tr>
            {rowsOf(own).map((row, at) => (
              <tr key={`${row.line.id}${at}`}>
                <th scope="row">
                  <span class="lab-sheet-line">
                    <LinePicture line={row.line} />
                    {rowWords(row)}
                  </span>
                </th>
                <td class="number">{row.line.points}</td>
              </tr>
            ))}
          </tbody>
        );
      })}
      <tfoot>
        <tr>
          <th scope="row">{say('score.total')}</th>
          <td class="number">{sum(lines)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

export interface ScoreDialogProps {
  /** What was discarded, where there is something to look at. */
  readonly discard: readonly LabId[];
  readonly seat: SeatView;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function ScoreDialog({ seat, discard, open, onClose }: ScoreDialogProps) {
  return (
    <Dialog open={open} title={say('score.title')} kind="sheet" closeLabel={shell.say('close')} onClose={onClose}>
      <ScoreTable board={boardOf(seat)} />
      <div class="lab-sheet-more">
        <Disclosure summary={say('discards')}>{open ? <Discards cards={discard} /> : null}</Disclosure>
      </div>
    </Dialog>
  );
}
