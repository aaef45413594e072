/** Parts of the client that are loaded when they are first needed, or a moment before. */

import type { ComponentType, FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { shell } from '../words/shell.ts';
import { Failure } from './failure.tsx';

/** Fetches a part together with all it shows at once, so that it comes up whole. */
type Load<Props> = (props: Props) => Promise<ComponentType<Props>>;

export interface Later<Props> extends FunctionComponent<Props> {
  /** Begins to fetch it; whether that works out is seen when it is shown. */
  prepare(props: Props): Promise<void>;
}

/** `nameOf`: what is fetched for each of these apart; without it, once for all. */
export function later<Props extends object>(
  load: Load<Props>,
  nameOf: (props: Props) => string = () => '',
): Later<Props> {
  const loaded = new Map<string, ComponentType<Props>>();
  const coming = new Map<string, Promise<ComponentType<Props>>>();
  const fetched = (props: Props): Promise<ComponentType<Props>> => {
    const name = nameOf(props);
    const before = coming.get(name);
    if (before !== undefined) return before;
    const promise = load(props);
    coming.set(name, promise);
    promise.then(
      (part) => loaded.set(name, part),
      // Next time it may work.
      () => coming.delete(name),
    );
    return promise;
  };
  function Part(props: Props) {
    const [hasFailed, setFailed] = useState(false);
    const [, setLoaded] = useState(false);
    const name = nameOf(props);
    const Loaded = loaded.get(name);
    useEffect(() => {
      if (Loaded === undefined)
        fetched(props).then(
          () => setLoaded(true),
          () => setFailed(true),
        );
    }, [Loaded, name]);
    if (Loaded !== undefined) return <Loaded {...props} />;
    return hasFailed ? <Failure kind="offline" /> : <Waiting />;
  }
  return Object.assign(Part, {
    prepare: (props: Props) =>
      fetched(props).then(
        () => undefined,
        () => undefined,
      ),
  });
}

export function Waiting() {
  return (
    <main class="waiting" aria-busy="true">
      <p class="soft waiting-words">{shell.say('loading')}</p>
    </main>
  );
}
