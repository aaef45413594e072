import type { Event } from '#games/space-lab';
import type { Told } from '../../host/host.ts';
import type { NameOf } from '../game-table.ts';
import { sentenceOf } from './sentences.ts';
import { say } from './words.ts';

const SHOWN = 3;

/** The last things that happened, newest first; the menu has them all. */
export function JustNow({ log, nameOf }: { readonly log: readonly Told[]; readonly nameOf: NameOf }) {
  const sentences: string[] = [];
  for (let at = log.length - 1; at >= 0 && sentences.length < SHOWN; at--) {
    const event = log[at]?.event as Event | undefined;
    const sentence = event === undefined ? null : sentenceOf(event, nameOf);
    if (sentence !== null) sentences.push(sentence);
  }
  return (
    <section class="lab-now">
      <h2 class="lab-heading">{say('just-now')}</h2>
      <ol>
        {sentences.map((sentence, at) => (
          <li key={log.length - at}>{sentence}</li>
        ))}
      </ol>
    </section>
  );
}
