import { useState } from 'preact/hooks';
import { FacePicture } from '../../art/face.tsx';
import { Sign } from '../../look/icon.tsx';
import { pen } from '../../look/icons.ts';
import { playerName } from '../../settings/settings.ts';
import { shell } from '../../words/shell.ts';
import { NameDialog } from '../name-dialog.tsx';

/** Who plays: a name was suggested, and can be changed any time. */
export function NameChip() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="name-chip" onClick={() => setOpen(true)}>
        <span class="spoken">{shell.say('your-name')}: </span>
        <FacePicture who="person" look={0} seat={0} size={34} />
        <span class="name-letters">{playerName.value}</span>
        <Sign of={pen} size={15} />
      </button>
      <NameDialog open={isOpen} leadsBack onClose={() => setOpen(false)} />
    </>
  );
}
