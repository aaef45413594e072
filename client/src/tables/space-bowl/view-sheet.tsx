/** How the board is shown, its keys, and who pressed when. */

import type { ComponentChildren } from 'preact';
import { Dialog } from '../../look/dialog.tsx';
import { Keycap } from '../../look/keycap.tsx';
import { Toggle } from '../../look/toggle.tsx';
import { shell } from '../../words/shell.ts';
import { useOver } from '../table-bar.tsx';
import { hasLetters, letters, oneTap } from './preferences.ts';
import { say } from './words.ts';
import './view-sheet.css';

export interface ViewSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly size: number;
  /** Whether somebody plays here. */
  readonly isPlayed: boolean;
  /** Who pressed when. */
  readonly children: ComponentChildren;
}

export function ViewSheet({ open, onClose, size, isPlayed, children }: ViewSheetProps) {
  useOver(open);
  return (
    <Dialog open={open} title={say('view')} kind="sheet" closeLabel={shell.say('close')} onClose={onClose}>
      <div class="bowl-sheet">
        <Toggle
          label={say('view.letters')}
          detail={say('view.letters.hint')}
          on={hasLetters(size)}
          onChange={(on) => {
            letters.value = on;
          }}
        />
        {isPlayed ? (
          <Toggle
            label={say('view.one-tap')}
            detail={say('view.one-tap.hint')}
            on={oneTap.value}
            onChange={(on) => {
              oneTap.value = on;
            }}
          />
        ) : null}
        {children}
        <section>
          <h3>{say('keys')}</h3>
          <dl class="bowl-keys">
            {KEYS.map(([keys, words]) => (
              <div key={words}>
                <dt>
                  {keys.map((key) => (
                    <Keycap key={key} always>
                      {key}
                    </Keycap>
                  ))}
                </dt>
                <dd>{say(words)}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Dialog>
  );
}

const KEYS = [
  [['T'], 'throw'],
  [['G'], 'go'],
  [['D'], 'doom'],
  [['F'], 'follow'],
  [['J'], 'joker'],
  [['←', '↑', '→', '↓'], 'key.walk'],
  [['Enter'], 'key.choose'],
  [['R'], 'key.ready'],
  [['C'], 'key.computer'],
  [['H'], 'key.seen'],
  [['L'], 'key.letters'],
  [['Esc'], 'key.escape'],
] as const;
