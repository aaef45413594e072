import { useEffect, useState } from 'preact/hooks';
import { Waiting } from '../../app/later.tsx';
import { TableHost } from '../../host/table-host.ts';
import { onThisDevice } from '../../local/worker-line.ts';
import { holdUntilReady } from '../../teaching/holding.ts';
import { pages } from '../../words/pages.ts';
import { PlayArea } from './play-area.tsx';

/** A match inside this browser. */
export function MatchPage({ match }: { readonly match: string }) {
  const [host, setHost] = useState<TableHost | null>(null);
  useEffect(() => {
    const opened = new TableHost(match, onThisDevice(match));
    const letGo = holdUntilReady(opened);
    setHost(opened);
    return () => {
      letGo();
      opened.close();
    };
  }, [match]);
  return host === null ? <Waiting /> : <PlayArea host={host} detail={pages.say('table.on-this-device')} />;
}
