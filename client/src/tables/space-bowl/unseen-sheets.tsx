/** At the end: the valid cards of each round that nobody pointed at. */

import type { Event } from '#games/space-bowl';
import type { Told } from '../../host/host.ts';
import { listWords } from '../../words/area.ts';
import type { Ending } from '../game-table.ts';
import { MiniGalaxy } from './mini-galaxy.tsx';
import { story } from './story-words.ts';
import './uncovered.css';

type Round = { readonly number: number; readonly positions: Extract<Event, { type: 'revealed' }>['reveal']['valid'] };

export function unseenSheets(events: readonly Told['event'][]): NonNullable<Ending['sheets']> {
  const rounds = unseenIn(events as readonly Event[]);
  if (rounds.length === 0) return [];
  return [
    {
      title: story.say('sheet.unseen'),
      content: (
        <ul class="unseen-rounds">
          {rounds.map(({ number, positions }) => (
            <li key={number}>
              {positions.map((position) => (
                <MiniGalaxy key={position} size={positions.some(isFar) ? 6 : 5} card={position} joker={null} />
              ))}
              <span>{story.say('sheet.round', { round: number, cards: listWords(positions) })}</span>
            </li>
          ))}
        </ul>
      ),
    },
  ];
}

const isFar = (position: string): boolean => position.startsWith('F') || position.endsWith('6');

function unseenIn(events: readonly Event[]): readonly Round[] {
  let number = 0;
  return events.flatMap((event) => {
    if (event.type === 'round-began') number = event.round;
    if (event.type !== 'revealed') return [];
    const { valid, tokens } = event.reveal;
    const positions = valid.filter((position) => !tokens.some((token) => token.position === position));
    return positions.length === 0 ? [] : [{ number, positions }];
  });
}
