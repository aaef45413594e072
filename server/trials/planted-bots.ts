/** Bots with a fault, for trials that must find it. */

import { FairBots } from '../src/bots/fair-share.ts';

/** First come, first served: whoever asks for most gets most. */
export function plantBotsInLine(): void {
  const { shareOf } = FairBots.prototype;
  FairBots.prototype.shareOf = function inLine(this: FairBots) {
    return shareOf.call(this, 'everywhere', 'all');
  };
}
