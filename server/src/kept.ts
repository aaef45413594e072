/** What commands ask of what a server keeps: in a folder, or in a database if there is an address of one. */

import { askDesk, askSharedDesk } from './moderation/ask-desk.ts';
import type { Deed } from './moderation/deeds.ts';
import { FolderPapers, type Papers } from './store/papers.ts';

export interface KeptIn {
  readonly data: string;
  /** Null: in the folder. */
  readonly store: string | null;
}

export const askKept = ({ data, store }: KeptIn, asked: Deed): Promise<unknown> =>
  store === null ? askDesk(data, asked) : askSharedDesk(data, store, asked);

export async function withPapers<T>({ data, store }: KeptIn, work: (papers: Papers) => Promise<T>): Promise<T> {
  if (store === null) return work(new FolderPapers(data));
  // Whoever keeps everything in a file need not load it.
  const { withPostgres } = await import('./store/postgres-papers.ts');
  return withPostgres(store, ({ papers }) => work(papers));
}
