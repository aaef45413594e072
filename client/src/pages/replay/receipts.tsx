/** Who pressed when, as it was credited: of the round that is shown. */

import { useEffect, useState } from 'preact/hooks';
import type { StoredReceipt } from '#protocol';
import { Dialog } from '../../look/dialog.tsx';
import { ShapeBadge } from '../../look/shape-badge.tsx';
import type { Opened } from '../../replay/messages.ts';
import { type Press, pressesAt } from '../../replay/presses.ts';
import { receiptsOf } from '../../server/api.ts';
import type { GameTable } from '../../tables/game-table.ts';
import { numberWords } from '../../words/area.ts';
import { replays } from '../../words/replays.ts';
import { shell } from '../../words/shell.ts';
import './receipts.css';

const { say } = replays;

interface ReceiptsProps {
  readonly isOpen: boolean;
  readonly opened: Opened;
  readonly table: GameTable;
  /** Where more is known than the moment that counted. */
  readonly served: string | null;
  readonly moment: number;
  readonly onClose: () => void;
}

export function Receipts({ isOpen, opened, table, served, moment, onClose }: ReceiptsProps) {
  const [receipts, setReceipts] = useState<readonly StoredReceipt[]>([]);
  useEffect(() => {
    if (isOpen && served !== null) void receiptsOf(served).then(setReceipts);
  }, [isOpen, served]);
  const presses = pressesAt(opened.presses, moment);
  const first = presses[0];
  const nameOf = (seat: number): string => opened.players[seat]?.name ?? '';
  const wordsOf = ({ moment, seat }: Press): string => {
    const { at, events } = opened.moments[moment] ?? { at: 0, events: [] };
    const sentences = events.map((event) => table.sentence({ at, event }, nameOf, null));
    return sentences.find((sentence) => sentence !== null) ?? nameOf(seat);
  };
  return (
    <Dialog open={isOpen} title={say('receipts')} closeLabel={shell.say('close')} onClose={onClose}>
      <p class="soft">{say(presses.length === 0 ? 'receipts.none' : 'receipts.hint')}</p>
      <ol class="receipts">
        {presses.map((press) => (
          <li key={press.moment} class="receipt">
            <ShapeBadge seat={press.seat} />
            <span>
              {wordsOf(press)}
              {notesOn(receipts, press).map((note) => (
                <span key={note} class="soft receipt-note">
                  {note}
                </span>
              ))}
            </span>
            <span class="number">
              {say('receipts.at', { seconds: numberWords(press.after / 1_000, { minimumFractionDigits: 3 }) })}
              {first === undefined || first === press ? null : (
                <span class="soft receipt-note">{say('receipts.behind', { millis: press.at - first.at })}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

function notesOn(receipts: readonly StoredReceipt[], { at, seat, move }: Press): readonly string[] {
  const receipt = receipts.find((one) => one.at === at && one.seat === seat && one.move === move);
  if (receipt === undefined) return [];
  const { arrived, pressed, drawn, tooFast, likeProgram } = receipt;
  return [
    say('receipts.way', { millis: Math.round(arrived - pressed) }),
    ...(drawn ? [say('receipts.drawn')] : []),
    ...(tooFast ? [say('receipts.too-fast')] : []),
    ...(likeProgram ? [say('receipts.like-program')] : []),
  ];
}
