import { defineArea } from './area.ts';
import type { NoticesKey } from './notices/en.ts';

/** What is said about being told of one's turn. What the notices themselves say is in `server/src/notices/words`. */
export const notices = defineArea<NoticesKey>('notices');
