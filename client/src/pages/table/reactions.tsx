import { useEffect, useState } from 'preact/hooks';
import { PHRASES, REACTIONS } from '#protocol';
import type { Host, Reaction } from '../../host/host.ts';
import { Button } from '../../look/button.tsx';
import { type HouseKey, house } from '../../words/house.ts';
import { pages } from '../../words/pages.ts';

const { say } = pages;

const LASTS = 4_000;

/** What can be said: players are eight and up, so there are phrases instead of free text. */
const SAYINGS = [...PHRASES, ...REACTIONS] as const;

export function Phrases({ host }: { readonly host: Host }) {
  return (
    <section>
      <h3 class="table-heading">{say('table.say')}</h3>
      <div class="phrases">
        {SAYINGS.map((saying) => (
          <Button key={saying} onPress={() => host.react(saying)}>
            {house.say(`saying.${saying}`)}
          </Button>
        ))}
      </div>
    </section>
  );
}

interface Bubble extends Reaction {
  readonly id: number;
}

/** What others say, for a moment. */
export function Reactions({ host }: { readonly host: Host }) {
  const [bubbles, setBubbles] = useState<readonly Bubble[]>([]);
  useEffect(() => {
    let count = 0;
    return host.onReaction((reaction) => {
      const bubble = { ...reaction, id: count++ };
      setBubbles((before) => [...before, bubble]);
      setTimeout(() => setBubbles((before) => before.filter((other) => other.id !== bubble.id)), LASTS);
    });
  }, [host]);
  return (
    <div class="bubbles" role="status" aria-live="polite">
      {bubbles.map(({ id, seat, reaction }) => {
        const key = `saying.${reaction}`;
        const words = house.has(key) ? house.say(key as HouseKey) : reaction;
        return (
          <p key={id} class="bubble" data-seat={seat}>
            {say('table.somebody-says', { name: host.seats.value[seat]?.name ?? '', words })}
          </p>
        );
      })}
    </div>
  );
}
