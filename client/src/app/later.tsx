/** Parts of the client that are loaded when they are first needed. */

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { shell } from '../words/shell.ts';
import { Failure } from './failure.tsx';

type Load<Props> = () => Promise<ComponentType<Props>>;

export function later<Props extends object>(load: Load<Props>): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function Later(props: Props) {
    const [Part, setPart] = useState<{ readonly is: ComponentType<Props> } | 'failed' | null>(
      loaded === null ? null : { is: loaded },
    );
    useEffect(() => {
      if (Part !== null) return;
      load().then(
        (part) => {
          loaded = part;
          setPart({ is: part });
        },
        () => setPart('failed'),
      );
    }, [Part]);
    if (Part === null) return <Waiting />;
    return Part === 'failed' ? <Failure kind="offline" /> : <Part.is {...props} />;
  };
}

export function Waiting() {
  return (
    <main class="waiting" aria-busy="true">
      <p class="soft waiting-words">{shell.say('loading')}</p>
    </main>
  );
}
