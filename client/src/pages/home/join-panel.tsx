import { useState } from 'preact/hooks';
import { Button } from '../../look/button.tsx';
import { CodeField } from '../../look/code.tsx';
import { isWholeCode } from '../../look/table-code.ts';
import { go } from '../../router/router.ts';
import { addressOf } from '../../router/routes.ts';
import { tableByCode } from '../../server/api.ts';
import { shell } from '../../words/shell.ts';

/** Five letters lead to a friend's table. */
export function JoinPanel() {
  const { say } = shell;
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isWhole = isWholeCode(code);
  const join = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const found = await tableByCode(code);
    setBusy(false);
    // The same way as behind the link: to a name if there is none yet, then to a seat.
    if (found.ok) go(addressOf.code(code));
    else
      setProblem(
        say(
          `join.${found.because === 'no-such-code' || found.because === 'too-many-guesses' ? found.because : 'offline'}`,
        ),
      );
  };
  return (
    <section class="dock-panel join" aria-labelledby="join-title">
      <h2 class="dock-title" id="join-title">
        {say('join.title')}
      </h2>
      <div class="join-row">
        <CodeField
          label={say('join.code')}
          value={code}
          problem={problem}
          onInput={(next) => {
            setCode(next);
            setProblem(null);
          }}
          onSubmit={() => void join()}
        />
        <Button
          kind="second"
          busy={isBusy}
          blocked={isWhole ? null : ''}
          label={isWhole ? undefined : `${say('join')}. ${say('join.hint')}`}
          class="join-button"
          onPress={() => void join()}
        >
          {say('join')}
        </Button>
      </div>
      {problem === null ? <p class="join-hint soft">{say('join.hint')}</p> : null}
    </section>
  );
}
