import { createContext } from 'preact';

/** Where a tutorial leads when it was opened at a table: back to it. Null where it stands by itself. */
export const LessonExit = createContext<(() => void) | null>(null);
