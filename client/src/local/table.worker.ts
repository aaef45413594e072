/** A table of this device, spoken with over lines as a server's table is. */

import {
  type HouseRefusal,
  listedMoves,
  type MessageTo,
  PROTOCOL_VERSION,
  type ToClient,
  type ToServer,
  understand,
} from '#protocol';
import type { Game, Seat, Viewer } from '#tabletop';
import { type Device, OWNER } from './device-match.ts';
import { type Asked, RunningMatch } from './running-match.worker.ts';
import type { StoredMatch } from './stored-matches.ts';

/** The way to a page: of this tab, or of another. */
export interface DeviceLine {
  send(frame: string): void;
}

const say = (line: DeviceLine, message: ToClient): void => line.send(JSON.stringify(message));

export class DeviceTable {
  readonly #stored: StoredMatch;
  readonly #device: Device;
  readonly #running: RunningMatch;
  readonly #viewers: readonly Viewer[];
  readonly #joined = new Set<DeviceLine>();
  readonly #lookers = new Set<DeviceLine>();

  constructor(game: Game, stored: StoredMatch, device: Device) {
    this.#stored = stored;
    this.#device = device;
    this.#viewers = stored.people.length === 0 ? ['spectator'] : stored.people;
    const joined = this.#joined;
    this.#running = new RunningMatch(game, stored, device, {
      viewers: this.#viewers,
      get areThere() {
        return joined.size > 0;
      },
      send: (frame) => this.#sendToAll(frame),
    });
  }

  /** Whether somebody looks that way. */
  see(line: DeviceLine, isSeen: boolean): void {
    if (isSeen) this.#lookers.add(line);
    else this.#lookers.delete(line);
    this.#running.watch(this.#lookers.size > 0);
  }

  part(line: DeviceLine): void {
    this.#joined.delete(line);
    this.see(line, false);
  }

  hear(line: DeviceLine, frame: string): void {
    const understood = understand(frame);
    const refuse = (key: string | null, because: HouseRefusal): void =>
      say(line, { type: 'refused', key, because, rule: null });
    if (!understood.ok) {
      refuse(understood.key, understood.because);
      return;
    }
    const { message } = understood;
    const because = message.type === 'join' ? this.#join(line, message) : this.#answer(line, message);
    if (because !== null) refuse('key' in message ? message.key : null, because);
  }

  #join(line: DeviceLine, { version, table, seen }: MessageTo<'join'>): HouseRefusal | null {
    if (version !== PROTOCOL_VERSION) return 'other-version';
    if (this.#joined.has(line)) return 'already-joined';
    if (table !== this.#stored.id) return 'no-such-table';
    this.#joined.add(line);
    const { info } = this.#running;
    const clock = this.#device.clock.now();
    say(line, { type: 'welcome', version, clock, you: OWNER, viewers: this.#viewers, table: info });
    this.#showMissed(line, seen);
    return null;
  }

  #answer(line: DeviceLine, message: Exclude<ToServer, MessageTo<'join'>>): HouseRefusal | null {
    if (!this.#joined.has(line)) return 'join-first';
    switch (message.type) {
      case 'move':
      case 'undo':
      case 'step-back':
      case 'legal':
        return this.#refusalFor(message.seat) ?? this.#act(line, message);
      case 'refresh':
        if (!this.#viewers.includes(message.viewer)) return 'not-your-seat';
        this.#show(line, message.viewer, null);
        return null;
      case 'check':
        this.#showMissed(line, message.seen);
        return null;
      case 'sync':
        say(line, { type: 'clock', sent: message.sent, clock: this.#device.clock.now() });
        return null;
      case 'pause':
        this.#running.pause(message.isPaused);
        return null;
      case 'contribute':
        return this.#stored.people.includes(message.seat) ? 'too-late-to-contribute' : 'not-your-seat';
      case 'told':
        return this.#running.match.outcome === null ? null : 'no-match-running';
      case 'seen':
        if (this.#running.match.outcome !== null) return 'no-match-running';
        this.#running.looking.saw(OWNER, message.at);
        return null;
      case 'here':
        return null;
      case 'attend':
        return 'not-a-bot';
      case 'plan':
        return 'can-not-be-planned';
      case 'forget-plan':
        return 'no-such-plan';
      case 'go-on':
        return 'only-a-screen-may';
      case 'say':
        return this.#pass(message);
    }
  }

  #refusalFor(seat: Seat): HouseRefusal | null {
    const { seatCount, outcome } = this.#running.match;
    if (seat >= seatCount) return 'no-such-seat';
    if (!this.#stored.people.includes(seat)) return 'not-your-seat';
    return outcome === null ? null : 'no-match-running';
  }

  #act(line: DeviceLine, message: MessageTo<'move' | 'undo' | 'step-back' | 'legal'>): null {
    const { match, streams, outbox } = this.#running;
    const answer = (told: ToClient): void => say(line, told);
    if (message.type === 'legal') {
      const { seat } = message;
      const listed = listedMoves(match.game, match.game.view(match.state, seat));
      outbox.after(null, () => answer({ type: 'legal', seat, seq: streams.seqFor(seat), ...listed }));
      return null;
    }
    const asked: Asked = { seat: message.seat, key: message.key, answer };
    if (message.type === 'move') this.#running.move(asked, message.move, message.pressed);
    else this.#running.undo(asked, message.type === 'step-back');
    return null;
  }

  #pass({ what }: MessageTo<'say'>): HouseRefusal | null {
    const [seat] = this.#stored.people;
    if (seat === undefined) return 'not-your-seat';
    if (what.kind === 'text') return 'no-free-text-here';
    const told: ToClient = { type: 'said', seat, name: this.#stored.recording.players[seat]?.name ?? '', what };
    this.#sendToAll(JSON.stringify(told));
    return null;
  }

  #showMissed(line: DeviceLine, seen: MessageTo<'check'>['seen'] = []): void {
    for (const viewer of this.#viewers) this.#show(line, viewer, seen.find((one) => one.viewer === viewer) ?? null);
  }

  /** What this viewer missed, or everything if that can't be told any more. */
  #show(line: DeviceLine, viewer: Viewer, seen: { readonly stream: string; readonly seq: number } | null): void {
    const { match, streams, outbox } = this.#running;
    const missed = seen === null ? null : streams.missed(viewer, seen);
    const frames = missed ?? [streams.whole(match.state, viewer)];
    outbox.after(null, () => {
      for (const frame of frames) line.send(frame);
    });
  }

  #sendToAll(frame: string): void {
    for (const line of this.#joined) line.send(frame);
  }
}
