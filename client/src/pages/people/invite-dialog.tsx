import { useEffect, useState } from 'preact/hooks';
import type { PersonInfo } from '#protocol';
import { COVERS, TITLES, type Title } from '../../catalogue/titles.ts';
import { Dialog } from '../../look/dialog.tsx';
import { go } from '../../router/router.ts';
import { addressOf } from '../../router/routes.ts';
import { people } from '../../words/people.ts';
import { shell } from '../../words/shell.ts';
import { Emblem } from '../emblem.tsx';
import { personWords } from '../person-words.ts';
import { inviteSaid, newTableFor, waitingTable } from './invite.ts';

const { say } = people;

interface InviteDialogProps {
  /** Null: nobody is to be invited. */
  readonly person: PersonInfo | null;
  readonly onClose: () => void;
}

/** To the table where one waits already, at once; else to a new one, of the game that is chosen. */
export function InviteDialog({ person, onClose }: InviteDialogProps) {
  const [isChoosing, setChoosing] = useState(false);
  useEffect(() => {
    setChoosing(false);
    if (person === null) return;
    let isGone = false;
    void waitingTable().then(async (table) => {
      if (isGone) return;
      if (table === null) return setChoosing(true);
      if (await inviteSaid(table.id, person)) go(addressOf.table(table.id));
      onClose();
    });
    return () => {
      isGone = true;
    };
  }, [person]);
  const choose = async (game: Title): Promise<void> => {
    const table = await newTableFor(game);
    if (table !== null && person !== null) await inviteSaid(table, person);
    onClose();
    if (table !== null) go(addressOf.table(table));
  };
  return (
    <Dialog
      open={person !== null && isChoosing}
      title={say('people.invite.title', { name: personWords(person?.name ?? '') })}
      closeLabel={shell.say('close')}
      onClose={onClose}
    >
      <ul class="met-games">
        {TITLES.map((title) => (
          <li key={title}>
            <button type="button" class="met-game" onClick={() => void choose(title)}>
              <Emblem game={title} />
              {COVERS[title].name}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
