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
  /** Transactions, for the store's share. */
  readonly commits: number;
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
}
