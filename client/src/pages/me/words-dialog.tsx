import { useRef } from 'preact/hooks';
import { notify } from '../../app/notices.ts';
import { Button } from '../../look/button.tsx';
import { Dialog } from '../../look/dialog.tsx';
import { check, copy } from '../../look/icons.ts';
import { people } from '../../words/people.ts';

const { say } = people;

interface WordsDialogProps {
  /** Null: there is nothing to show. */
  readonly words: readonly string[] | null;
  readonly onDone: () => void;
}

/** Twelve words on a sheet of paper, this once: only the answer closes it. */
export function WordsDialog({ words, onDone }: WordsDialogProps) {
  const list = useRef<HTMLOListElement>(null);
  const copyAll = async (): Promise<void> => {
    if (list.current !== null && (await copied(list.current))) notify(say('words.copied'), 'good');
  };
  return (
    <Dialog
      open={words !== null}
      title={say('words.dialog')}
      onClose={onDone}
      actions={
        <>
          <Button icon={copy} onPress={() => void copyAll()}>
            {say('words.copy')}
          </Button>
          <Button kind="primary" icon={check} settles onPress={onDone}>
            {say('words.done')}
          </Button>
        </>
      }
    >
      <p>{say('words.once')}</p>
      <ol class="twelve" data-surface="paper" ref={list}>
        {(words ?? []).map((word) => (
          <li key={word} class="twelve-word">
            {word}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

/** Over plain http browsers keep the clipboard to themselves, and copy what is selected; at worst it stays selected. */
async function copied(list: HTMLElement): Promise<boolean> {
  if (isSecureContext) {
    const words = [...list.children].map(({ textContent }) => textContent);
    return navigator.clipboard.writeText(words.join(' ')).then(
      () => true,
      () => false,
    );
  }
  getSelection()?.selectAllChildren(list);
  return document.execCommand('copy');
}
