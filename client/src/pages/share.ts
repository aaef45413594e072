/** Gives a link to others: by the device's own sheet where there is one, else by the clipboard. */

import { copyText } from '../app/copy-text.ts';
import { notify } from '../app/notices.ts';
import { askedOrigin } from '../server/public-origin.ts';
import { pages } from '../words/pages.ts';

export async function shareLink(address: string): Promise<void> {
  const url = new URL(address, await askedOrigin()).href;
  if (navigator.share !== undefined) {
    // Closing the sheet without choosing is no failure.
    await navigator.share({ title: 'Starboard', url }).catch(() => undefined);
    return;
  }
  if (await copyText(url)) notify(pages.say('share.copied'), 'good');
  else notify(url);
}
