/** What somebody keeps for themselves about this table: saved by itself, on all their devices, for nobody else. */

import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { NOTE_LENGTH } from '#protocol';
import { Dialog } from '../../look/dialog.tsx';
import { keepNote, noteAbout } from '../../server/returning-api.ts';
import { returning } from '../../words/returning.ts';
import './notes-sheet.css';

const { say } = returning;

/** So long after the last key it is sent. */
const REST_MILLIS = 800;
/** With so few left it is said. */
const FEW_LEFT = 200;

type State = 'loading' | 'saved' | 'saving' | 'lost';

export interface NotesProps {
  readonly table: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function NotesSheet({ table, open, onClose }: NotesProps) {
  return (
    <Dialog open={open} title={say('notes.title')} kind="sheet" closeLabel={say('plan.close')} onClose={onClose}>
      {open ? <Notes table={table} /> : null}
    </Dialog>
  );
}

function Notes({ table }: { readonly table: string }) {
  const id = useId();
  const [text, setText] = useState('');
  const [state, setState] = useState<State>('loading');
  /** Not sent yet; null: everything is. */
  const unsent = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const send = async (): Promise<void> => {
    clearTimeout(timer.current);
    const sent = unsent.current;
    if (sent === null) return;
    unsent.current = null;
    const answer = await keepNote(table, sent);
    if (answer.ok) {
      setState((before) => (unsent.current === null ? 'saved' : before));
      return;
    }
    unsent.current ??= sent;
    setState('lost');
  };
  useEffect(() => {
    void noteAbout(table).then((answer) => {
      if (answer.ok) setText(answer.value.text);
      setState(answer.ok ? 'saved' : 'lost');
    });
    // Whoever closes it has written it.
    return () => void send();
  }, [table]);
  const left = NOTE_LENGTH - text.length;
  return (
    <div class="notes">
      <label class="notes-label soft" for={id}>
        {say('notes.label')}
      </label>
      <textarea
        id={id}
        class="field-input notes-text"
        value={text}
        maxLength={NOTE_LENGTH}
        disabled={state === 'loading'}
        aria-describedby={`${id}-state`}
        onInput={(event) => {
          const next = event.currentTarget.value;
          setText(next);
          setState('saving');
          unsent.current = next;
          clearTimeout(timer.current);
          timer.current = setTimeout(() => void send(), REST_MILLIS);
        }}
        onBlur={() => void send()}
      />
      <p class="notes-state" id={`${id}-state`} role="status" data-state={state}>
        {say(`notes.${state}`)}
        {left < FEW_LEFT ? <span class="notes-left">{say('notes.left', { left })}</span> : null}
      </p>
    </div>
  );
}
