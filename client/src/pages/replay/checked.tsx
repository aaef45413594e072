/** What checking a match found: each thing with what it was compared with, and what nobody here can know. */

import type { Verification } from '#tabletop';
import { Dialog } from '../../look/dialog.tsx';
import { Sign } from '../../look/icon.tsx';
import { check, cross, type Icon, question } from '../../look/icons.ts';
import type { Found } from '../../replay/found.ts';
import type { Opened } from '../../replay/messages.ts';
import { listWords } from '../../words/area.ts';
import { type ReplaysKey, replays } from '../../words/replays.ts';
import { shell } from '../../words/shell.ts';
import './checked.css';

const { say } = replays;

type Mark = 'right' | 'open' | 'wrong';

interface Line {
  readonly mark: Mark;
  readonly words: string;
}

const MARKS: Readonly<Record<Mark, Icon>> = { right: check, open: question, wrong: cross };

interface CheckedProps {
  readonly verification: Verification | null;
  readonly opened: Opened;
  readonly found: Pick<Found, 'keptBy'>;
  readonly onClose: () => void;
}

export function Checked({ verification, opened, found, onClose }: CheckedProps) {
  return (
    <Dialog open={verification !== null} title={say('check')} closeLabel={shell.say('close')} onClose={onClose}>
      {verification === null ? null : (
        <div class="checked" data-ok={verification.ok ? '' : undefined}>
          <p class="checked-verdict" role="status">
            {say(verification.ok ? 'check.good' : 'check.bad')}
          </p>
          <ul class="checked-lines">
            {linesOf(verification, opened, found).map(({ mark, words }) => (
              <li key={words} data-mark={mark}>
                <Sign of={MARKS[mark]} />
                <span>{words}</span>
              </li>
            ))}
          </ul>
          {verification.ok ? <p class="checked-hash soft">{say('check.hash', { hash: verification.hash })}</p> : null}
        </div>
      )}
    </Dialog>
  );
}

const WRONG: Readonly<Record<Exclude<FaultOf, 'move-refused'>, ReplaysKey>> = {
  'secret-does-not-match-commitment': 'check.chance.secret',
  'key-does-not-follow-from-secret': 'check.chance.key',
  'other-commitment-than-shown': 'check.seal.other',
  'other-beginning-than-shown': 'check.seal.beginning',
  'contribution-left-out': 'check.bytes.left-out',
  'contribution-changed': 'check.bytes.changed',
};

type FaultOf = Extract<Verification, { ok: false }>['because'];

export function linesOf(
  verification: Verification,
  { players, isAnew }: Pick<Opened, 'players' | 'isAnew'>,
  { keptBy }: Pick<Found, 'keptBy'>,
): readonly Line[] {
  if (!verification.ok) {
    const { because, move = 0 } = verification;
    if (because === 'move-refused') {
      return [{ mark: 'wrong', words: say('check.moves.refused', { move: move + 1 }) }];
    }
    return [
      { mark: 'right', words: say('check.moves') },
      { mark: 'wrong', words: say(WRONG[because]) },
    ];
  }
  const { chance, commitment, contributed, unknown } = verification;
  const lines: Line[] = [{ mark: 'right', words: say('check.moves') }];
  if (isAnew) lines.push({ mark: 'open', words: say('check.anew') });
  if (chance === 'unused') return [...lines, { mark: 'right', words: say('check.chance.unused') }];
  if (chance === 'unproven') return [...lines, { mark: 'open', words: say('check.chance.device') }];
  if (commitment === null) lines.push({ mark: 'open', words: say('check.seal.none') });
  else if (keptBy === 'file') lines.push({ mark: 'right', words: say('check.seal.file') });
  else if (commitment === 'during-play') lines.push({ mark: 'open', words: say('check.seal.during') });
  else lines.push({ mark: 'right', words: say('check.seal.before') });
  if (contributed.length > 0) {
    lines.push({ mark: 'right', words: say(keptBy === 'file' ? 'check.bytes.file' : 'check.bytes') });
  }
  if (unknown.length > 0) {
    const names = listWords(unknown.map((seat) => players[seat]?.name ?? ''));
    lines.push({ mark: 'open', words: say('check.bytes.others', { names, count: unknown.length }) });
  }
  return lines;
}
