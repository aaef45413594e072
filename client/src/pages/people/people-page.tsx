/** Whom one has played with: who they are to one, who is here, and what one can do about it. */

import { useEffect, useState } from 'preact/hooks';
import type { PersonInfo } from '#protocol';
import { Failure } from '../../app/failure.tsx';
import { Waiting } from '../../app/later.tsx';
import { news } from '../../app/news.ts';
import { notify } from '../../app/notices.ts';
import { Page } from '../../app/page.tsx';
import { FacePicture } from '../../art/face.tsx';
import { Button } from '../../look/button.tsx';
import { Dialog } from '../../look/dialog.tsx';
import { invite } from '../../look/icons.ts';
import { Panel } from '../../look/panel.tsx';
import { addressOf } from '../../router/routes.ts';
import { dealWith, type PersonDeed, peopleMet } from '../../server/people-api.ts';
import { people as words } from '../../words/people.ts';
import { shell } from '../../words/shell.ts';
import { personWords } from '../person-words.ts';
import { houseWords } from '../table/refusals.ts';
import { InviteDialog } from './invite-dialog.tsx';
import './people-page.css';
import { PersonRow } from './person-row.tsx';

const { say } = words;

const GROUPS = ['asking', 'known', 'played', 'blocked'] as const;
type Group = (typeof GROUPS)[number];

function groupOf({ isBlocked, isAdded, addsMe }: PersonInfo): Group {
  if (isBlocked) return 'blocked';
  if (isAdded && addsMe) return 'known';
  return addsMe ? 'asking' : 'played';
}

export function PeoplePage() {
  const [met, setMet] = useState<readonly PersonInfo[] | 'offline' | null>(null);
  const [blocking, setBlocking] = useState<PersonInfo | null>(null);
  const [inviting, setInviting] = useState<PersonInfo | null>(null);
  // Whoever adds one, comes or goes is told by the news.
  const latest = news.value;
  useEffect(() => {
    void peopleMet().then((answer) => {
      if (answer.ok) setMet(answer.value);
      else if (met === null) setMet(answer.because === 'offline' ? 'offline' : []);
    });
  }, [latest]);
  if (met === null) return <Waiting />;
  if (met === 'offline') return <Failure kind="offline" />;
  const act = async (person: PersonInfo, deed: PersonDeed): Promise<void> => {
    const answer = await dealWith(person.id, deed);
    setBlocking(null);
    if (!answer.ok) return notify(houseWords(answer.because), 'bad');
    setMet(met.map((one) => (one.id === person.id ? answer.value : one)));
    if (deed === 'add') notify(say('people.added', { name: personWords(person.name) }), 'good');
  };
  const deal = (person: PersonInfo, deed: PersonDeed): void => {
    if (deed === 'block') setBlocking(person);
    else void act(person, deed);
  };
  const name = personWords(blocking?.name ?? '');
  return (
    <Page title={say('people.title')} back={addressOf.home}>
      {met.length === 0 ? <Nobody /> : null}
      <div class="met">
        {GROUPS.map((group) => (
          <PeopleGroup
            key={group}
            group={group}
            people={met.filter((person) => groupOf(person) === group)}
            onDeed={deal}
            onInvite={setInviting}
          />
        ))}
      </div>
      <InviteDialog person={inviting} onClose={() => setInviting(null)} />
      <Dialog
        open={blocking !== null}
        title={say('people.block.title', { name })}
        closeLabel={shell.say('close')}
        onClose={() => setBlocking(null)}
        actions={
          <Button kind="danger" onPress={() => blocking !== null && void act(blocking, 'block')}>
            {say('people.block')}
          </Button>
        }
      >
        <p>{say('people.block.what', { name })}</p>
      </Dialog>
    </Page>
  );
}

interface PeopleGroupProps {
  readonly group: Group;
  readonly people: readonly PersonInfo[];
  readonly onDeed: (person: PersonInfo, deed: PersonDeed) => void;
  readonly onInvite: (person: PersonInfo) => void;
}

function PeopleGroup({ group, people, onDeed, onInvite }: PeopleGroupProps) {
  if (people.length === 0) return null;
  return (
    <Panel title={say(`people.${group}`)} class="met-group">
      {group === 'known' || group === 'played' ? <p class="soft">{say(`people.${group}.hint`)}</p> : null}
      <ul class="met-people">
        {people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            onDeed={(deed) => onDeed(person, deed)}
            onInvite={() => onInvite(person)}
          />
        ))}
      </ul>
    </Panel>
  );
}

function Nobody() {
  return (
    <div class="met-nobody">
      <span class="met-faces" aria-hidden="true">
        <FacePicture who="person" look={1} seat={1} size={110} />
        <FacePicture who="person" look={2} seat={2} size={110} />
      </span>
      <h2>{say('people.empty.title')}</h2>
      <p class="soft">{say('people.empty')}</p>
      <Button kind="primary" size="large" icon={invite} href={addressOf.home}>
        {say('matches.empty.play')}
      </Button>
    </div>
  );
}
