import { useEffect, useState } from 'preact/hooks';
import { Waiting } from '../../app/later.tsx';
import { LocalHost } from '../../local/local-host.ts';
import { pages } from '../../words/pages.ts';
import { PlayArea } from './play-area.tsx';

/** A match inside this browser. */
export function MatchPage({ match }: { readonly match: string }) {
  const [host, setHost] = useState<LocalHost | null>(null);
  useEffect(() => {
    const opened = new LocalHost(match);
    setHost(opened);
    return () => opened.close();
  }, [match]);
  return host === null ? <Waiting /> : <PlayArea host={host} detail={pages.say('table.on-this-device')} />;
}
