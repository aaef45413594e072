import { defineArea } from './area.ts';
import { house } from './house.ts';
import type { PagesKey } from './pages/en.ts';
import { turns } from './turns.ts';

/** What the pages behind the first screen say. */
export const pages = defineArea<PagesKey>('pages');

/** What every page behind the first screen needs before it is shown. */
export async function loadPageWords(): Promise<void> {
  await Promise.all([pages.load(), house.load(), turns.load()]);
}
