/** How a TV becomes one of the room: its address, the code it shows, and what it may show. */

import { useState } from 'preact/hooks';
import type { TableInfo } from '#protocol';
import { Button } from '../../look/button.tsx';
import { CodeField } from '../../look/code.tsx';
import { bigScreen, cross } from '../../look/icons.ts';
import { CODE_LENGTH } from '../../look/table-code.ts';
import { Toggle } from '../../look/toggle.tsx';
import { addressOf } from '../../router/routes.ts';
import { publicHost } from '../../server/public-origin.ts';
import { pairScreen } from '../../server/screen-api.ts';
import { room } from '../../words/room.ts';
import { houseWords } from '../table/refusals.ts';
import { askSaid } from './ask-said.ts';
import './screens-panel.css';

const { say } = room;

/** For the host alone. */
export function ScreensPanel({ table }: { readonly table: TableInfo }) {
  const count = table.room.screens.length;
  return (
    <div class="screens">
      {count === 0 ? null : (
        <>
          <p class="screens-there" role="status">
            {say('tv.connected', { count })}
          </p>
          <Toggle
            label={say('host.hide')}
            detail={say('host.hide.hint')}
            on={table.settings.codeHidden}
            onChange={(codeHidden) => void askSaid(table.id, 'settings', { codeHidden })}
          />
          <Button icon={cross} onPress={() => void askSaid(table.id, 'screens/forget', {})}>
            {say('tv.forget')}
          </Button>
        </>
      )}
      <p>{say('tv.open')}</p>
      <p class="screens-address">{`${publicHost()}${addressOf.tv}`}</p>
      <Typing table={table} />
      <a class="screens-here" href={addressOf.screen(table.id)} target="_blank" rel="noopener">
        {say('tv.here')}
      </a>
    </div>
  );
}

function Typing({ table }: { readonly table: TableInfo }) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const pair = async (): Promise<void> => {
    if (isBusy || code.length < CODE_LENGTH) return;
    setBusy(true);
    const answer = await pairScreen(table.id, code);
    setBusy(false);
    // That it is there now is said above.
    if (answer.ok) setCode('');
    else setProblem(answer.because === 'no-such-screen' ? say('tv.no-such-screen') : houseWords(answer.because));
  };
  return (
    <div class="screens-typing">
      <p>{say('tv.type')}</p>
      <CodeField
        label={say('tv.code')}
        value={code}
        problem={problem}
        onInput={(next) => {
          setCode(next);
          setProblem(null);
        }}
        onSubmit={() => void pair()}
      />
      <Button
        kind="second"
        icon={bigScreen}
        busy={isBusy}
        blocked={code.length < CODE_LENGTH ? '' : null}
        label={say('tv.pair')}
        onPress={() => void pair()}
      >
        {say('tv.pair')}
      </Button>
    </div>
  );
}
