/** One's own name, to be changed anywhere: on the first page, in a seat, in the middle of a match. */

import { useEffect, useState } from 'preact/hooks';
import { Button } from '../look/button.tsx';
import { Dialog } from '../look/dialog.tsx';
import { TextField } from '../look/field.tsx';
import { addressOf } from '../router/routes.ts';
import { chooseName, LONGEST_NAME, playerName } from '../settings/settings.ts';
import { shell } from '../words/shell.ts';

const { say } = shell;

/** Why this can't be one's name here; null: it can. */
export type Objection = (name: string) => string | null;

export const objectionTo: Objection = (name) => (name.trim() === '' ? say('name-first') : null);

export interface NameFieldProps {
  readonly value: string;
  readonly problem: string | null;
  readonly onInput: (name: string) => void;
  readonly onKeep: () => void;
}

export function NameField({ value, problem, onInput, onKeep }: NameFieldProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onKeep();
      }}
    >
      <TextField
        label={say('your-name')}
        quietLabel
        value={value}
        problem={problem}
        maxLength={LONGEST_NAME}
        autocomplete="nickname"
        onInput={onInput}
      />
    </form>
  );
}

export interface NameDialogProps {
  readonly open: boolean;
  /** What the place has against a name. */
  readonly objection?: Objection | undefined;
  /** Kept under this word. */
  readonly keepWord?: string | undefined;
  readonly onClose: () => void;
  readonly onKept?: (() => void) | undefined;
  /** Where nobody has sat down yet: whoever was here before can be themselves again. */
  readonly leadsBack?: boolean | undefined;
}

export function NameDialog({
  open,
  objection = objectionTo,
  keepWord = say('keep'),
  onClose,
  onKept,
  leadsBack = false,
}: NameDialogProps) {
  const [draft, setDraft] = useState('');
  useEffect(() => {
    if (open) setDraft(playerName.peek());
  }, [open]);
  const problem = objectionTo(draft) ?? objection(draft.trim());
  const keep = (): void => {
    if (problem !== null) return;
    chooseName(draft.trim());
    onClose();
    onKept?.();
  };
  return (
    <Dialog
      open={open}
      title={say('your-name')}
      closeLabel={say('close')}
      onClose={onClose}
      actions={
        <>
          {leadsBack ? <Button href={addressOf.return}>{say('been-here')}</Button> : null}
          <Button kind="primary" blocked={problem} onPress={keep}>
            {keepWord}
          </Button>
        </>
      }
    >
      <NameField value={draft} problem={problem} onInput={setDraft} onKeep={keep} />
    </Dialog>
  );
}
