/** Asks for news now and then, while somebody is known and looks. */

import { effect } from '@preact/signals';
import { route } from '../router/router.ts';
import { ownStanding } from '../server/api.ts';
import { lookElsewhere } from '../server/notices-api.ts';
import { latestNews } from '../server/people-api.ts';
import { noteTurnsWaiting } from '../slow/turns-waiting.ts';
import { house } from '../words/house.ts';
import { people } from '../words/people.ts';
import { shell } from '../words/shell.ts';
import { NO_NEWS, news } from './news.ts';
import { notify } from './notices.ts';

const EVERY = 15_000;

let timer: ReturnType<typeof setTimeout> | undefined;

async function ask(): Promise<void> {
  clearTimeout(timer);
  if (ownStanding.peek() !== 'known' || document.visibilityState !== 'visible') return;
  timer = setTimeout(() => void ask(), EVERY);
  const answer = await latestNews();
  if (!answer.ok) return;
  news.value = answer.value;
  noteTurnsWaiting(answer.value.turns);
}

/** Another device said so; a table says it with a page of its own. */
function noteSignOut(): void {
  const { page } = route.peek();
  if (page !== 'table' && page !== 'screen') notify(shell.say('failure.signed-out'));
}

/** With the words for what they say. */
export async function followNews(): Promise<void> {
  await Promise.all([people.load(), house.load()]);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && ownStanding.peek() === 'known') lookElsewhere();
    void ask();
  });
  effect(() => {
    const now = ownStanding.value;
    if (now === 'known') void ask();
    else news.value = NO_NEWS;
    if (now === 'signed-out') noteSignOut();
  });
}
