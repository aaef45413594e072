import { COVERS } from '../../catalogue/titles.ts';
import { Sign } from '../../look/icon.tsx';
import { onward, play } from '../../look/icons.ts';
import { listWords } from '../../words/area.ts';
import { people } from '../../words/people.ts';
import { Emblem } from '../emblem.tsx';
import { type Ongoing, ongoingWords } from '../home/ongoing.ts';
import { personWords } from '../person-words.ts';

const { say } = people;

/** A match to go on with; the one that waits for you glows. */
export function GoingRow({ match }: { readonly match: Ongoing }) {
  const others = match.others.map(personWords);
  const isYours = match.state === 'your-turn';
  return (
    <li>
      <a class="log-row" href={match.address} data-yours={isYours ? '' : undefined}>
        <Emblem game={match.game} />
        <span class="log-words">
          <span class="log-name">{COVERS[match.game].name}</span>
          {others.length === 0 ? null : <span class="soft">{say('matches.with', { names: listWords(others) })}</span>}
        </span>
        <span class="log-state">{ongoingWords(match)}</span>
        <Sign of={isYours ? play : onward} />
      </a>
    </li>
  );
}
