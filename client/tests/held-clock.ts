/// <reference lib="dom" />

/**
 * Time as a program for the browser: it stands still until a test moves it on. It runs in a page before the page's own
 * scripts, and in front of the worker that runs a match.
 */

/** What a page with held time is asked. */
export interface HeldClock {
  /** Everything due on the way is done, in the workers first; then what came of it is drawn. */
  pass(millis: number): Promise<void>;
  /** What was pressed has been sent and answered, by the server or by the worker that runs the match, and is drawn. */
  hear(): Promise<void>;
  /** The same where nothing was pressed since all was drawn. */
  hearOn(): Promise<void>;
}

/** Taken as text: nothing in it may come from outside. */
function holdTime(): void {
  interface Timer {
    readonly at: number;
    readonly every: number | null;
    readonly call: () => void;
  }
  type Callback = (...given: unknown[]) => void;
  interface Asked {
    readonly heldClock?: { readonly now?: number; readonly pass?: number };
  }
  const scope = globalThis as unknown as {
    heldClock: HeldClock;
    setTimeout(call: Callback, millis?: number, ...given: unknown[]): number;
    setInterval(call: Callback, millis?: number, ...given: unknown[]): number;
    clearTimeout(id?: number): void;
    clearInterval(id?: number): void;
    postMessage(message: object): void;
    addEventListener(type: 'message', listener: (event: MessageEvent<Asked>) => void): void;
  };
  const KEPT = 'starboard.held-clock';
  const isPage = typeof document !== 'undefined';
  /** A page keeps its frames and what stands in for them; a match waits for nothing but time. */
  const shortest = isPage ? 250 : 1;
  const { setTimeout: soon, setInterval: often, clearTimeout: forget, clearInterval: forgetOften } = scope;
  const timers = new Map<number, Timer>();
  let ids = 1_000_000_000;
  let now = 0;

  /** Pages of one device share their time, and so do those that follow one another. */
  const kept = (): Storage | null => {
    try {
      return isPage ? localStorage : null;
    } catch {
      return null;
    }
  };
  now = Number(kept()?.getItem(KEPT) ?? 0);
  const setNow = (to: number): void => {
    now = to;
    kept()?.setItem(KEPT, String(to));
  };

  const hold = (call: Callback, millis: number, given: readonly unknown[], every: number | null): number => {
    timers.set(++ids, { at: now + millis, every, call: () => call(...given) });
    return ids;
  };
  scope.setTimeout = (call, millis = 0, ...given) =>
    millis < shortest ? soon.call(globalThis, call, millis, ...given) : hold(call, millis, given, null);
  scope.setInterval = (call, millis = 0, ...given) =>
    millis < shortest ? often.call(globalThis, call, millis, ...given) : hold(call, millis, given, millis);
  scope.clearTimeout = (id) => {
    if (id === undefined || !timers.delete(id)) forget.call(globalThis, id);
  };
  scope.clearInterval = (id) => {
    if (id === undefined || !timers.delete(id)) forgetOften.call(globalThis, id);
  };
  performance.now = () => now;
  // However busy the machine is, an answer is waited for.
  AbortSignal.timeout = () => new AbortController().signal;
  Object.defineProperty(performance, 'timeOrigin', { value: 1_800_000_000_000 });

  const turn = (): Promise<void> => new Promise((resolve) => soon.call(globalThis, () => resolve(), 0));
  const passHere = async (millis: number): Promise<void> => {
    await turn();
    const end = now + millis;
    for (;;) {
      const [next] = [...timers].filter(([, { at }]) => at <= end).sort(([, one], [, other]) => one.at - other.at);
      if (next === undefined) break;
      const [id, { at, every, call }] = next;
      if (every === null) timers.delete(id);
      else timers.set(id, { at: at + every, every, call });
      setNow(Math.max(now, at));
      call();
      await turn();
    }
    setNow(end);
    await turn();
  };

  if (!isPage) {
    scope.addEventListener('message', (event) => {
      const asked = event.data?.heldClock;
      if (asked === undefined) return;
      event.stopImmediatePropagation();
      if (asked.now !== undefined) now = asked.now;
      if (asked.pass !== undefined) void passHere(asked.pass).then(() => scope.postMessage({ heldClock: 'passed' }));
    });
    return;
  }

  const workers = new Map<Worker, () => void>();
  const OwnWorker = Worker;
  globalThis.Worker = class extends OwnWorker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      if (!String(address).includes('match.worker')) return;
      workers.set(this, () => undefined);
      this.addEventListener('message', (event: MessageEvent<{ readonly heldClock?: string } | undefined>) => {
        if (event.data?.heldClock === undefined) return;
        event.stopImmediatePropagation();
        workers.get(this)?.();
      });
      this.postMessage({ heldClock: { now } });
    }

    override terminate(): void {
      workers.get(this)?.();
      workers.delete(this);
      super.terminate();
    }
  };
  const passIn = (worker: Worker, millis: number): Promise<void> =>
    new Promise((resolve) => {
      workers.set(worker, resolve);
      worker.postMessage({ heldClock: { pass: millis } });
    });

  /** Each with its first word, before which nobody can be asked. */
  const sockets = new Map<WebSocket, Promise<unknown>>();
  const OwnSocket = WebSocket;
  globalThis.WebSocket = class extends OwnSocket {
    constructor(...given: ConstructorParameters<typeof WebSocket>) {
      super(...given);
      sockets.set(this, new Promise((resolve) => this.addEventListener('message', resolve, { once: true })));
      this.addEventListener('close', () => sockets.delete(this));
    }
  };
  /** Asked for the time a line answers after all it has said before; no page believes an answer from its future. */
  let askedAt = 8e12;
  const hearAll = (socket: WebSocket): Promise<void> =>
    new Promise((resolve) => {
      const sent = ++askedAt;
      const isHeard = new AbortController();
      const listen = (data: unknown): void => {
        // Whoever was not let in is refused an answer.
        if (typeof data === 'string' && !data.includes(String(sent)) && !data.includes('"join-first"')) return;
        isHeard.abort();
        resolve();
      };
      socket.addEventListener('close', () => listen(null), { signal: isHeard.signal });
      socket.addEventListener('message', ({ data }) => listen(data), { signal: isHeard.signal });
      void sockets.get(socket)?.then(() => socket.send(JSON.stringify({ type: 'sync', sent })));
    });
  let changes = 0;
  new MutationObserver(() => changes++).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  const frame = (): Promise<void> =>
    new Promise((resolve) => {
      requestAnimationFrame(() => soon.call(globalThis, () => resolve(), 0));
      // A page that is not looked at draws no frames; one that is may be late.
      soon.call(globalThis, () => resolve(), document.hidden ? 1_000 : 30_000);
    });
  /** Boards draw in several frames: this is over when two have changed nothing, or when one never comes to rest. */
  const drawn = async (): Promise<void> => {
    let before = changes;
    for (let frames = 0, still = 0; frames < 60 && still < 2; frames++) {
      await frame();
      still = changes === before ? still + 1 : 0;
      before = changes;
    }
  };

  scope.heldClock = {
    async pass(millis) {
      await Promise.all([...workers.keys()].map((worker) => passIn(worker, millis)));
      await passHere(millis);
      await drawn();
    },
    async hear() {
      await drawn();
      await scope.heldClock.hearOn();
    },
    async hearOn() {
      const open = [...sockets.keys()].filter(({ readyState }) => readyState === OwnSocket.OPEN);
      await Promise.all([...open.map(hearAll), ...[...workers.keys()].map((worker) => passIn(worker, 0))]);
      await drawn();
    },
  };
}

export const HELD_CLOCK = `(${holdTime})();`;
