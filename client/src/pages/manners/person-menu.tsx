/** What one can do about somebody at the same table: not hear them, not sit with them, report them. */

import { useEffect, useState } from 'preact/hooks';
import type { Manners, Whom } from '#protocol';
import { notify } from '../../app/notices.ts';
import { Sign } from '../../look/icon.tsx';
import { more } from '../../look/icons.ts';
import { Menu } from '../../look/menu.tsx';
import { mannersTo } from '../../server/manners-api.ts';
import { people } from '../../words/people.ts';
import { houseWords } from '../table/refusals.ts';
import { ReportDialog } from './report-dialog.tsx';

const { say } = people;
const NONE: Manners = { isMuted: false, isBlocked: false };

interface PersonMenuProps {
  readonly whom: Whom;
  readonly name: string;
}

export function PersonMenu({ whom, name }: PersonMenuProps) {
  const [manners, setManners] = useState(NONE);
  const [isReporting, setReporting] = useState(false);
  const change = async (asked: Partial<Manners>): Promise<void> => {
    const answer = await mannersTo(whom, asked);
    if (answer.ok) setManners(answer.value);
    else if (Object.keys(asked).length > 0) notify(houseWords(answer.because), 'bad');
  };
  useEffect(() => void change({}), [JSON.stringify(whom)]);
  const { isMuted, isBlocked } = manners;
  return (
    <>
      <Menu
        kind="bare"
        label={say('people.more', { name })}
        items={[
          {
            label: say(isMuted ? 'manners.unmute' : 'manners.mute'),
            onChoose: () => void change({ isMuted: !isMuted }),
          },
          {
            label: say(isBlocked ? 'people.unblock' : 'people.block'),
            onChoose: () => void change({ isBlocked: !isBlocked }),
          },
          { label: say('report'), danger: true, onChoose: () => setReporting(true) },
        ]}
      >
        <Sign of={more} />
      </Menu>
      <ReportDialog whom={whom} name={name} open={isReporting} onClose={() => setReporting(false)} />
    </>
  );
}
