/** Gives one's seat up, once it was confirmed. */

import { useState } from 'preact/hooks';
import type { TableHost } from '../../host/table-host.ts';
import { Button } from '../../look/button.tsx';
import { go } from '../../router/router.ts';
import { addressOf } from '../../router/routes.ts';
import { pages } from '../../words/pages.ts';

const { say } = pages;

export interface GivingUpProps {
  readonly host: TableHost;
  /** The seat is given up, and what goes on can be seen. */
  readonly onClose: () => void;
}

export function GivingUp({ host, onClose }: GivingUpProps) {
  const [isLeaving, setLeaving] = useState(false);
  const leave = async (): Promise<void> => {
    await host.leave();
    // With others the match goes on, and whoever left may look on, or come back.
    if (host.isHere) go(addressOf.home);
    else onClose();
  };
  if (!isLeaving) {
    return (
      <Button kind="quiet" onPress={() => setLeaving(true)}>
        {say('table.leave')}
      </Button>
    );
  }
  return (
    <div class="table-leave" role="alert">
      <p>{say(host.isHere ? 'table.leave.sure-local' : 'table.leave.sure')}</p>
      <Button kind="danger" settles onPress={() => void leave()}>
        {say('table.leave.yes')}
      </Button>
      <Button onPress={() => setLeaving(false)}>{say('table.leave.no')}</Button>
    </div>
  );
}
