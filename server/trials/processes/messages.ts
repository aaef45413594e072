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
  /** Planted: what is accepted is kept in memory for a while before it is stored. */
  readonly unsynced?: boolean;
  /** Time stands still: nothing happens but by what is sent. */
  readonly still?: boolean;
}
