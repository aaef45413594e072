/** How it stands between oneself and each of the others; a press shows the matches with them alone. */

import type { PersonInfo } from '#protocol';
import { FacePicture } from '../../art/face.tsx';
import { Button } from '../../look/button.tsx';
import { people as peopleSign } from '../../look/icons.ts';
import { Panel } from '../../look/panel.tsx';
import { addressOf } from '../../router/routes.ts';
import { people as words } from '../../words/people.ts';
import { faceOf } from '../face-of.ts';
import { personWords } from '../person-words.ts';
import './record-panel.css';

const { say } = words;

/** The others are a press away. */
const MOST = 8;

interface RecordPanelProps {
  readonly people: readonly PersonInfo[];
  readonly chosen: string | null;
  readonly onChoose: (person: string | null) => void;
}

export function RecordPanel({ people, chosen, onChoose }: RecordPanelProps) {
  const met = people.filter(({ matches, isBlocked }) => matches > 0 && !isBlocked);
  const shown = met.filter(({ id }, at) => at < MOST || id === chosen);
  return (
    <Panel title={say('record.title')} class="log-record">
      {shown.length === 0 ? (
        <p class="soft">{say('people.empty')}</p>
      ) : (
        <ul class="record-rows">
          {shown.map((person) => (
            <li key={person.id}>
              <button
                type="button"
                class="record-row"
                aria-pressed={person.id === chosen}
                aria-label={`${say('record.filter', { name: personWords(person.name) })}. ${recordLabel(person)}`}
                onClick={() => onChoose(person.id === chosen ? null : person.id)}
              >
                <FacePicture {...faceOf(person.id)} who="person" size={36} />
                <span class="record-words">
                  <span class="record-score">{recordWords(person)}</span>
                  <span class="soft">{say('record.together', { matches: person.matches })}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <Button icon={peopleSign} href={addressOf.people}>
        {say('record.people')}
      </Button>
    </Panel>
  );
}

const valuesOf = ({ name, theirs, mine, matches }: PersonInfo) => ({ name: personWords(name), theirs, mine, matches });

export const recordWords = (person: PersonInfo): string => say('record.score', valuesOf(person));

export const recordLabel = (person: PersonInfo): string => say('record.label', valuesOf(person));
