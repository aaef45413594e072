import { useEffect, useState } from 'preact/hooks';
import type { PersonInfo } from '#protocol';
import { FacePicture } from '../../art/face.tsx';
import { Sign } from '../../look/icon.tsx';
import { check, invite as inviteSign } from '../../look/icons.ts';
import { peopleMet } from '../../server/people-api.ts';
import { people } from '../../words/people.ts';
import { faceOf } from '../face-of.ts';
import { inviteSaid } from '../people/invite.ts';
import './invite-known.css';

const { say } = people;

const MOST = 12;

/** Those one knows, who is here first: a tap brings the invitation to where they are. */
export function InviteKnown({ table }: { readonly table: string }) {
  const [known, setKnown] = useState<readonly PersonInfo[]>([]);
  const [invited, setInvited] = useState<readonly string[]>([]);
  useEffect(() => {
    void peopleMet().then((answer) => {
      const agreed = answer.ok
        ? answer.value.filter(({ isPresent, isBlocked }) => isPresent !== null && !isBlocked)
        : [];
      setKnown(agreed.toSorted((one, other) => Number(other.isPresent) - Number(one.isPresent)).slice(0, MOST));
    });
  }, []);
  if (known.length === 0) return null;
  const invite = async (person: PersonInfo): Promise<void> => {
    if (await inviteSaid(table, person)) setInvited([...invited, person.id]);
  };
  return (
    <ul class="invite-known" aria-label={say('people.invite.here')}>
      {known.map((person) => (
        <li key={person.id}>
          <button
            type="button"
            class="invite-person"
            data-here={person.isPresent === true ? '' : undefined}
            aria-label={say('people.invite.label', { name: person.name })}
            aria-disabled={invited.includes(person.id) ? 'true' : undefined}
            onClick={() => invited.includes(person.id) || void invite(person)}
          >
            <FacePicture {...faceOf(person.id)} who="person" size={32} />
            <span class="invite-name">{person.name}</span>
            <Sign of={invited.includes(person.id) ? check : inviteSign} size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
