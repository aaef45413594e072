/** What a page and its worker say to one another beside the protocol's frames, and what two tabs with one match do. */

/** To the worker: frames as text, and what a socket would show by being there. */
export type ToWorker =
  | string
  | { readonly kind: 'open'; readonly id: string }
  | { readonly kind: 'seen'; readonly isSeen: boolean }
  | { readonly kind: 'close' };

/** From the worker: frames as text, and what becomes of the line itself. */
export type FromWorker =
  | string
  /** Somebody is there to be joined, for the first time or anew. */
  | { readonly kind: 'opened' }
  | { readonly kind: 'ended'; readonly because: 'gone' | 'broken' };

/** Between tabs: one of them has the table, the others pass on what their pages say and hear. */
export type AcrossTabs =
  /** Is anybody there? */
  | { readonly kind: 'hello'; readonly tab: string }
  /** The table is here: said to whoever asked, or to everybody when it has come. */
  | { readonly kind: 'here'; readonly to: string | 'everybody' }
  | { readonly kind: 'said'; readonly tab: string; readonly message: ToWorker }
  | { readonly kind: 'told'; readonly tab: string; readonly frame: string };
