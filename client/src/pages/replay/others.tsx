/** Who else played a match of the server, for those who sat there: what one can do about somebody has no end. */

import { Dialog } from '../../look/dialog.tsx';
import type { Found } from '../../replay/found.ts';
import type { Opened } from '../../replay/messages.ts';
import { people } from '../../words/people.ts';
import { shell } from '../../words/shell.ts';
import { type Neighbour, NeighbourList } from '../manners/neighbours.tsx';

/** People in the seats of other devices; none for whoever was not there: the server would not know them either. */
export function othersIn({ served, kept, keptBy }: Found, { players }: Opened): readonly Neighbour[] {
  const isOurs = (seat: number): boolean => (kept?.contributions[seat] ?? null) !== null;
  if (served === null || keptBy !== 'device' || !players.some((_, seat) => isOurs(seat))) return [];
  return players.flatMap(({ name, bot }, seat) =>
    bot !== undefined || isOurs(seat) ? [] : [{ seat, name, whom: { match: served, seat } }],
  );
}

interface OthersDialogProps {
  readonly isOpen: boolean;
  readonly others: readonly Neighbour[];
  readonly onClose: () => void;
}

export function OthersDialog({ isOpen, others, onClose }: OthersDialogProps) {
  return (
    <Dialog open={isOpen} title={people.say('manners.others')} closeLabel={shell.say('close')} onClose={onClose}>
      {isOpen ? <NeighbourList neighbours={others} /> : null}
    </Dialog>
  );
}
