/** A first match on this device is held until its player is ready: no clock runs, no bot moves. */

import { effect } from '@preact/signals';
import type { Title } from '../catalogue/titles.ts';
import type { TableHost } from '../host/table-host.ts';
import { storedMatches } from '../local/stored-matches.ts';
import { reach, stageOf } from './memory.ts';

/** As soon as the table answers; returns what stops watching. */
export function holdUntilReady(host: TableHost): () => void {
  let hasHeld = false;
  return effect(() => {
    const game = host.game.value;
    if (game === null || host.table.value?.phase !== 'playing' || host.ours.value.length === 0) return;
    if (stageOf(game) === 'ready') {
      if (hasHeld) host.pause(false);
      hasHeld = false;
      return;
    }
    if (!hasHeld) void recognise(game);
    hasHeld = true;
    if (!host.isPaused.value) host.pause(true);
  });
}

/** Whoever has moved in a match of this game before is not asked. */
async function recognise(game: Title): Promise<void> {
  const matches = await storedMatches().catch(() => []);
  const hasPlayed = matches.some(
    ({ game: of, people, recording }) => of === game && recording.moves.some(({ by }) => people.includes(by)),
  );
  if (hasPlayed) reach(game, 'ready');
}
