/** What links given to others begin with: how the server is called from outside, however this page was asked for. */

import { type ReadonlySignal, signal } from '@preact/signals';
import type { HouseInfo } from '#protocol';
import { ask } from './api.ts';

const origin = signal(location.origin);
let asked: Promise<string> | null = null;

/** Asked for once, with the first link; this page's own without a server. */
export function askedOrigin(): Promise<string> {
  asked ??= ask<HouseInfo>('GET', '/house').then((answer) => {
    if (answer.ok && answer.value.publicUrl !== null) origin.value = answer.value.publicUrl;
    return origin.value;
  });
  return asked;
}

/** For whatever shows a link: it is drawn anew once the answer is there. */
export const publicOrigin: Pick<ReadonlySignal<string>, 'value'> = {
  get value() {
    void askedOrigin();
    return origin.value;
  },
};

export const publicHost = (): string => new URL(publicOrigin.value).host;
