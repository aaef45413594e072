/** What a trial's child process and its parent say to one another. */

export interface Ready {
  readonly type: 'ready';
  readonly port: number;
  readonly readyAfter: number;
}

export interface Used {
  readonly type: 'used';
  /** Processor time so far, in milliseconds. */
  readonly cpu: number;
  readonly memory: number;
  /** The longest the event loop stood still since it was last asked, in milliseconds. */
  readonly stall: number;
  /** Connections that are open, of any kind. */
  readonly connections: number;
  /** Transactions, for the store's share. */
  readonly commits: number;
  /** Those in memory. */
  readonly tables: readonly string[];
}

export interface EchoSetup {
  readonly pingsPerSecond: number;
}

export interface ServeRequest {
  readonly data: string;
  readonly port: number;
  /** Notes how much of the store is synced, for the power to be cut; `unsynced` plants that nothing is. */
  readonly sync?: 'noted' | 'unsynced';
  /** Time stands still: nothing happens but by what is sent. */
  readonly still?: boolean;
  /** With the limits of the house; else there are none. */
  readonly limited?: boolean;
  /** Addresses of proxies that are believed. */
  readonly trusts?: string;
  /** Its disk, and the rules, may take as long as they like. */
  readonly patient?: boolean;
  /** Planted: bots think in the order they are asked. */
  readonly botsInLine?: boolean;
  /** How long a request may take. */
  readonly requestMillis?: number | undefined;
  /** How far notices go. */
  readonly reach?: 'here';
  /** Planted: the store promises what it can't write, or hands out a long match all at once. */
  readonly store?: 'promises' | 'whole';
  /** The only game, instead of those of the house. */
  readonly game?: 'buzzer';
  /** Shares a house with others. */
  readonly cluster?: ClusterRequest;
}

export interface ClusterRequest {
  readonly postgres: string;
  readonly redis: string;
}

export interface HeldRequest {
  readonly data: string;
  readonly port: number;
  /** The built client. */
  readonly pages: string;
  /** How often it was started before on the same data: what it draws is never drawn twice. */
  readonly before: number;
  /** What the calendar shows at its start, in milliseconds since 1970. */
  readonly wall?: number;
}

/** Time has been moved on, and all that came of it is done. */
export interface Passed {
  readonly type: 'passed';
}

/** What opens the page of whoever looks after a held server. */
export const HELD_TOKEN = 'held-by-whoever-tests';
