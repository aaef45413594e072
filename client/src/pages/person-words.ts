import { SOMEBODY } from '#protocol';
import type { Opened } from '../replay/messages.ts';
import { pages } from '../words/pages.ts';

/** A name as it is read; whoever had themselves erased is somebody. */
export const personWords = (name: string): string => (name === SOMEBODY ? pages.say('somebody') : name);

/** A recording in which everybody has a name to be read by. */
export const named = (opened: Opened): Opened => ({
  ...opened,
  players: opened.players.map((player) => ({ ...player, name: personWords(player.name) })),
});
