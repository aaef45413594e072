/** Every connection there is, from the moment it is made: so many of one place, so many in all. */

import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Incidents } from '../incidents.ts';
import { Tally } from '../limits/counting.ts';
import { placeOf, type Visitors } from './visitors.ts';

/** Files, threads and whoever looks after the server need some too. */
const KEPT_DESCRIPTORS = 128;
/** However full it is, each place may have these while there are any at all. */
const ALWAYS = 8;
const MOST_CONNECTIONS = 16_384;

export class Doors {
  readonly #open = new Set<Socket>();
  readonly #byPlace = new Tally();
  readonly #most = Math.min(MOST_CONNECTIONS, descriptors() - KEPT_DESCRIPTORS);
  readonly #ofOnePlace: number;
  readonly #visitors: Visitors;
  readonly #incidents: Incidents;

  constructor(ofOnePlace: number, visitors: Visitors, incidents: Incidents) {
    this.#ofOnePlace = ofOnePlace;
    this.#visitors = visitors;
    this.#incidents = incidents;
  }

  listen(server: Server): void {
    server.maxConnections = this.#most;
    server.on('drop', () => this.#incidents.note('too-many-connections'));
    server.on('connection', (socket) => this.#enter(socket));
  }

  /** Whatever is half done: nobody is waited for any longer. */
  closeAll(): void {
    for (const socket of this.#open) socket.destroy();
  }

  #enter(socket: Socket): void {
    const remote = socket.remoteAddress ?? '';
    const place = placeOf(remote);
    // Behind a proxy all connections are the proxy's; those for whom it asks are counted one by one.
    const isCounted = !this.#visitors.isProxy(remote);
    if (isCounted && this.#byPlace.of(place) >= this.#shareOfOne()) {
      this.#incidents.note('too-many-connections-of-one-address', { place });
      socket.destroy();
      return;
    }
    this.#open.add(socket);
    if (isCounted) this.#byPlace.add(place);
    socket.once('close', () => {
      this.#open.delete(socket);
      if (isCounted) this.#byPlace.remove(place);
    });
  }

  /** Half of what is free, so that no few places together take everything. */
  #shareOfOne(): number {
    return Math.min(this.#ofOnePlace, Math.max(ALWAYS, (this.#most - this.#open.size) / 2));
  }
}

/** How many files and connections the system lets this process have. */
function descriptors(): number {
  try {
    const soft = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    return soft === undefined ? Number.POSITIVE_INFINITY : Number(soft);
  } catch {
    // Elsewhere than on Linux the system says no by itself.
    return Number.POSITIVE_INFINITY;
  }
}
