/** Timing receipts: who pressed what, how long after the throw, as it was credited. */

import type { Event } from '#games/space-bowl';
import type { Millis, Seat } from '#tabletop';
import { HelmetPicture } from '../../art/helmet-picture.tsx';
import type { PressReceipt, Told } from '../../host/host.ts';
import { numberWords } from '../../words/area.ts';
import { story } from './story-words.ts';
import type { NameOf } from './who.ts';

export interface Press {
  readonly seat: Seat | null;
  readonly words: string;
  /** Since the throw. */
  readonly after: Millis;
}

/** The presses of the round under way, or of the last one that was played. */
export function pressesIn(log: readonly Told[]): readonly Press[] {
  const from = log.findLastIndex(({ event }) => event.type === 'thrown');
  const thrown = log[from];
  if (thrown === undefined) return [];
  return log.slice(from).flatMap(({ at, event }) => {
    const press = pressOf(event as Event);
    return press === null ? [] : [{ ...press, after: at - thrown.at }];
  });
}

function pressOf(event: Event): Omit<Press, 'after'> | null {
  switch (event.type) {
    case 'thrown':
      return { seat: event.by, words: story.say('receipt.throw') };
    case 'called':
      return { seat: event.by, words: story.say(`receipt.${event.call}`) };
    case 'followed':
      return { seat: event.by, words: story.say('receipt.follow') };
    case 'joker-laid':
      return { seat: event.by, words: story.say('receipt.joker', { position: event.position }) };
    case 'said-ready':
      return { seat: event.by, words: story.say('receipt.ready') };
    case 'zero':
      return { seat: null, words: story.say('receipt.zero') };
    default:
      return null;
  }
}

/** On its way a press takes time: who sits far away is credited with it. */
function receiptWords({ arrived, pressed, drawn, tooFast = false, likeProgram = false }: PressReceipt): string {
  if (likeProgram) return story.say('receipt.like-program');
  if (tooFast) return story.say('receipt.too-fast');
  return drawn ? story.say('receipt.drawn') : story.say('receipt.arrived', { lead: Math.round(arrived - pressed) });
}

export interface PressesProps {
  readonly log: readonly Told[];
  /** How the presses that competed last were timed. */
  readonly receipts: readonly PressReceipt[];
  readonly nameOf: NameOf;
}

export function Presses({ log, receipts, nameOf }: PressesProps) {
  const presses = pressesIn(log);
  return (
    <section>
      <h3>{story.say('receipts')}</h3>
      <p class="soft">{story.say(presses.length === 0 ? 'receipts.none' : 'receipts.hint')}</p>
      <ol class="bowl-presses">
        {presses.map(({ seat, words, after }, at) => (
          <li key={at} class="bowl-press">
            {seat === null ? null : <HelmetPicture seat={seat} size={26} class="sticker" />}
            <span>
              <strong>{seat === null ? story.say('receipt.table') : nameOf(seat)}</strong> {words}
            </span>
            <span class="number">
              {story.say('receipt.at', { seconds: numberWords(after / 1000, { minimumFractionDigits: 3 }) })}
            </span>
          </li>
        ))}
      </ol>
      {receipts.length === 0 ? null : (
        <ul class="bowl-presses soft">
          {receipts.map((receipt, at) => (
            <li key={at} class="bowl-press">
              <HelmetPicture seat={receipt.seat} size={26} class="sticker" />
              <span>
                <strong>{nameOf(receipt.seat)}</strong> {receiptWords(receipt)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
