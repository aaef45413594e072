/** On a device that knows nothing: the way back to being oneself. */

import { useState } from 'preact/hooks';
import type { FormerGuest, Recovered } from '#protocol';
import { notify } from '../../app/notices.ts';
import { Page } from '../../app/page.tsx';
import { FacePicture } from '../../art/face.tsx';
import { Button } from '../../look/button.tsx';
import { TextArea } from '../../look/field.tsx';
import { key } from '../../look/icons.ts';
import { go } from '../../router/router.ts';
import { addressOf } from '../../router/routes.ts';
import { becomeByWords, takeAlong } from '../../server/people-api.ts';
import { people } from '../../words/people.ts';
import { shell } from '../../words/shell.ts';
import { canHavePasskeys } from '../passkeys-here.ts';
import { houseWords } from '../table/refusals.ts';
import './return-page.css';
import { WORD_COUNT, wordsIn } from './typed-words.ts';

const { say } = people;

/** Longer than any twelve words. */
const LONGEST = 300;

export function ReturnPage() {
  const [back, setBack] = useState<Recovered | null>(null);
  const arrive = (who: Recovered): void => {
    setBack(who);
    if (who.former !== undefined) return;
    notify(say('return.done', { name: who.name }), 'good');
    go(addressOf.matches, 'replace');
  };
  return (
    <Page title={shell.say('been-here')} back={addressOf.home}>
      <div class="return">
        <FacePicture who="person" look={0} seat={0} size={120} />
        {back?.former === undefined ? <WaysIn onBack={arrive} /> : <Former name={back.name} former={back.former} />}
      </div>
    </Page>
  );
}

function WaysIn({ onBack }: { readonly onBack: (who: Recovered) => void }) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [passkeyProblem, setPasskeyProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState<'words' | 'passkey' | null>(null);
  const words = wordsIn(typed);
  const byWords = async (): Promise<void> => {
    if (busy !== null) return;
    if (words.length !== WORD_COUNT) return setProblem(say('return.too-few', { count: words.length }));
    setBusy('words');
    const answer = await becomeByWords(words.join(' '));
    setBusy(null);
    if (answer.ok) onBack(answer.value);
    else setProblem(houseWords(answer.because));
  };
  const byPasskey = async (): Promise<void> => {
    setBusy('passkey');
    const { becomeByPasskey } = await import('../../server/passkeys.ts');
    const answer = await becomeByPasskey();
    setBusy(null);
    if (answer.ok) onBack(answer.value);
    else setPasskeyProblem(answer.because === 'stopped' ? say('return.stopped') : houseWords(answer.because));
  };
  return (
    <>
      <p class="return-hint">{say('return.hint')}</p>
      {canHavePasskeys() ? (
        <>
          <Button kind="primary" size="large" icon={key} busy={busy === 'passkey'} onPress={() => void byPasskey()}>
            {say('return.passkey')}
          </Button>
          {passkeyProblem === null ? null : (
            <p class="return-problem" role="alert">
              {passkeyProblem}
            </p>
          )}
          <p class="return-or soft">{say('return.or')}</p>
        </>
      ) : null}
      <form
        class="return-words"
        onSubmit={(event) => {
          event.preventDefault();
          void byWords();
        }}
      >
        <TextArea
          label={say('return.words')}
          hint={words.length === 0 ? say('return.words.hint') : say('return.count', { count: words.length })}
          problem={problem}
          rows={3}
          maxLength={LONGEST}
          value={typed}
          onInput={(next) => {
            setTyped(next);
            setProblem(null);
          }}
          onEnter={() => void byWords()}
        />
        <Button kind={canHavePasskeys() ? 'second' : 'primary'} size="large" type="submit" busy={busy === 'words'}>
          {say('return.go')}
        </Button>
      </form>
      <p class="soft">{say('return.other')}</p>
    </>
  );
}

/** Whoever played here before was perhaps the same person. */
function Former({ name, former }: { readonly name: string; readonly former: FormerGuest }) {
  const [isBusy, setBusy] = useState(false);
  const take = async (): Promise<void> => {
    setBusy(true);
    const answer = await takeAlong(former.merge);
    notify(answer.ok ? say('former.done') : houseWords(answer.because), answer.ok ? 'good' : 'bad');
    go(addressOf.matches, 'replace');
  };
  return (
    <>
      <h2 class="return-done">{say('return.done', { name })}</h2>
      <p class="return-hint">{say('former.question', { matches: former.matches, former: former.name })}</p>
      <div class="return-ways">
        <Button kind="primary" busy={isBusy} onPress={() => void take()}>
          {say('former.yes')}
        </Button>
        <Button href={addressOf.matches}>{say('former.no')}</Button>
      </div>
    </>
  );
}
