import { useState } from 'preact/hooks';
import { FacePicture } from '../../art/face.tsx';
import { Button } from '../../look/button.tsx';
import { Dialog } from '../../look/dialog.tsx';
import { TextField } from '../../look/field.tsx';
import { Sign } from '../../look/icon.tsx';
import { pen } from '../../look/icons.ts';
import { LONGEST_NAME, playerName } from '../../settings/settings.ts';
import { shell } from '../../words/shell.ts';

/** Who plays: a name was suggested, and can be changed any time. */
export function NameChip() {
  const { say } = shell;
  const [draft, setDraft] = useState<string | null>(null);
  const keep = (): void => {
    const name = draft?.trim() ?? '';
    if (name !== '') playerName.value = name;
    setDraft(null);
  };
  return (
    <>
      <button type="button" class="name-chip" onClick={() => setDraft(playerName.peek())}>
        <span class="spoken">{say('your-name')}: </span>
        <FacePicture who="person" look={0} seat={0} size={34} />
        <span class="name-letters">{playerName.value}</span>
        <Sign of={pen} size={15} />
      </button>
      <Dialog
        open={draft !== null}
        title={say('your-name')}
        closeLabel={say('close')}
        onClose={() => setDraft(null)}
        actions={
          <Button kind="primary" onPress={keep}>
            {say('keep')}
          </Button>
        }
      >
        <form
          onSubmit={(event) => {
            event.preventDefault();
            keep();
          }}
        >
          <TextField
            label={say('your-name')}
            quietLabel
            value={draft ?? ''}
            maxLength={LONGEST_NAME}
            autocomplete="nickname"
            onInput={setDraft}
          />
        </form>
      </Dialog>
    </>
  );
}
