/** Watches the ways out of the rules: clocks, dice, timers, the network, the console. */

type Way = { readonly owner: object; readonly name: string; readonly label: string };

const WAYS: readonly Way[] = [
  { owner: Date, name: 'now', label: 'Date.now' },
  { owner: Math, name: 'random', label: 'Math.random' },
  ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'fetch', 'structuredClone'].map((name) => ({
    owner: globalThis,
    name,
    label: name,
  })),
  ...['performance', 'crypto', 'console'].flatMap((name) => waysInto(name)),
];

function waysInto(name: string): readonly Way[] {
  const owner = (globalThis as unknown as { readonly [name: string]: object | undefined })[name];
  if (owner === undefined) return [];
  const methods = ['now', 'getRandomValues', 'randomUUID', 'log', 'info', 'warn', 'error', 'debug'];
  return methods
    .filter((method) => method in owner)
    .map((method) => ({ owner, name: method, label: `${name}.${method}` }));
}

/** Runs `work` and reports every way out that was taken meanwhile. `work` must be synchronous. */
export function whileWatchingOutside<T>(report: (way: string) => void, work: () => T): T {
  const undo: (() => void)[] = [];
  for (const { owner, name, label } of WAYS) {
    const original = Reflect.get(owner, name) as (...given: unknown[]) => unknown;
    if (typeof original !== 'function') continue;
    const watched = function (this: unknown, ...given: unknown[]): unknown {
      report(label);
      return original.apply(this === undefined ? owner : this, given);
    };
    const before = Object.getOwnPropertyDescriptor(owner, name);
    Object.defineProperty(owner, name, { value: watched, configurable: true, writable: true });
    undo.push(() => {
      if (before === undefined) Reflect.deleteProperty(owner, name);
      else Object.defineProperty(owner, name, before);
    });
  }
  undo.push(watchDate(report));
  try {
    return work();
  } finally {
    for (const restore of undo.reverse()) restore();
  }
}

/** `new Date()` and `Date()` read the clock too. */
function watchDate(report: (way: string) => void): () => void {
  const original = globalThis.Date;
  globalThis.Date = new Proxy(original, {
    construct(target, given: unknown[]) {
      report('new Date');
      return Reflect.construct(target, given) as object;
    },
    apply(target, self, given: unknown[]) {
      report('Date()');
      return Reflect.apply(target, self, given);
    },
  });
  return () => {
    globalThis.Date = original;
  };
}
