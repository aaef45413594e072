/** Cards are painted before they are turned up, whenever the page has a moment. */

import { COMPONENTS } from '#games/space-lab';
import { cardSheet } from '../../art/lab/pieces.tsx';
import { bitmapOf, loadFigures } from '../../art/painter.ts';
import { theme } from '../../settings/settings.ts';
import { letterOf } from './words.ts';

const KINDS = ['full', 'small'] as const;
/** Milliseconds: a page that is asked for more than this now has something better to do. */
const ENOUGH = 6;

let isBegun = false;

/** Resolves as soon as the first card could be painted; the others follow by and by. Words must be there. */
export async function prepareCards(): Promise<void> {
  // Without the face, numbers come in another one: no reason not to play.
  await loadFigures().catch(() => undefined);
  if (isBegun) return;
  isBegun = true;
  const left = COMPONENTS.lab.flatMap((card) => KINDS.map((kind) => ({ card, kind })));
  const paint = (moment: IdleDeadline): void => {
    do {
      const next = left.pop();
      if (next === undefined) return;
      bitmapOf(cardSheet(next.card, next.kind, letterOf(next.card.specialty)), theme.peek());
    } while (moment.timeRemaining() > ENOUGH);
    whenIdle(paint);
  };
  whenIdle(paint);
}

/** Where a browser has no idle moments to give, cards are painted when they come. */
const whenIdle = (work: IdleRequestCallback): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
};
