/** A recording somebody saved is shown again: read on this device, with or without a server. */

import { useState } from 'preact/hooks';
import { Page } from '../../app/page.tsx';
import { Button } from '../../look/button.tsx';
import { film } from '../../look/icons.ts';
import { type FileProblem, readFile } from '../../replay/files.ts';
import { addressOf } from '../../router/routes.ts';
import { replays } from '../../words/replays.ts';
import { ReplayPage } from '../replay/replay-page.tsx';
import './open-page.css';

const { say } = replays;

export function OpenPage() {
  const [opened, setOpened] = useState<object | null>(null);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [isOver, setOver] = useState(false);

  const open = async (file: File | undefined): Promise<void> => {
    setOver(false);
    if (file === undefined) return;
    const read = await readFile(file);
    setProblem(read.ok ? null : read.because);
    if (read.ok) setOpened(read.json);
  };
  if (opened !== null) {
    return (
      <ReplayPage
        source={{ file: opened }}
        onUnreadable={() => {
          setOpened(null);
          setProblem('bad');
        }}
      />
    );
  }
  return (
    <Page title={say('open.title')} back={addressOf.matches}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: whatever is dropped here can be chosen with the button inside */}
      <div
        class="open-drop"
        data-over={isOver ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          void open(event.dataTransfer?.files[0]);
        }}
      >
        <p>{say('open.hint')}</p>
        <FileButton onFile={(file) => void open(file)} />
        <p class="open-problem" role="alert">
          {problem === null ? null : say(`open.${problem}`)}
        </p>
      </div>
    </Page>
  );
}

function FileButton({ onFile }: { readonly onFile: (file: File | undefined) => void }) {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  return (
    <>
      <Button kind="primary" size="large" icon={film} onPress={() => input?.click()}>
        {say('open.choose')}
      </Button>
      <input
        ref={setInput}
        class="open-file"
        type="file"
        accept=".json,application/json"
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ currentTarget }) => {
          onFile(currentTarget.files?.[0]);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
