import type { PersonInfo } from '#protocol';
import { FacePicture } from '../../art/face.tsx';
import { Button } from '../../look/button.tsx';
import { Sign } from '../../look/icon.tsx';
import { invite, more, plus } from '../../look/icons.ts';
import { Menu } from '../../look/menu.tsx';
import type { PersonDeed } from '../../server/people-api.ts';
import { people } from '../../words/people.ts';
import { faceOf } from '../face-of.ts';
import { recordLabel, recordWords } from '../matches/record-panel.tsx';
import { personWords } from '../person-words.ts';

const { say } = people;

interface PersonRowProps {
  readonly person: PersonInfo;
  readonly onDeed: (deed: PersonDeed) => void;
  readonly onInvite: () => void;
}

export function PersonRow({ person, onDeed, onInvite }: PersonRowProps) {
  const { id, isAdded, addsMe, isBlocked, isPresent, matches } = person;
  const name = personWords(person.name);
  return (
    <li class="met-person" data-here={isPresent === true ? '' : undefined}>
      <span class="met-face">
        <FacePicture {...faceOf(id)} who="person" size={44} />
      </span>
      <span class="met-words">
        <span class="met-name">{name}</span>
        <span class="met-state soft">{stateWords(person, name)}</span>
        {matches === 0 ? null : (
          <span class="met-record soft">
            <span aria-hidden="true">{recordWords(person)}</span>
            <span class="spoken">{recordLabel(person)}</span>
          </span>
        )}
      </span>
      <span class="met-ways">
        {isBlocked ? (
          <Button label={say('people.unblock.label', { name })} onPress={() => onDeed('unblock')}>
            {say('people.unblock')}
          </Button>
        ) : isAdded ? (
          addsMe ? (
            <Button
              kind={isPresent === true ? 'primary' : 'second'}
              icon={invite}
              label={say('people.invite.label', { name })}
              onPress={onInvite}
            >
              {say('people.invite')}
            </Button>
          ) : null
        ) : (
          <Button kind="second" icon={plus} label={say('people.add.label', { name })} onPress={() => onDeed('add')}>
            {say('people.add')}
          </Button>
        )}
        {isBlocked ? null : (
          <Menu
            kind="bare"
            label={say('people.more', { name })}
            items={[
              ...(isAdded ? [{ label: say('people.remove'), onChoose: () => onDeed('remove') }] : []),
              { label: say('people.block'), danger: true, onChoose: () => onDeed('block') },
            ]}
          >
            <Sign of={more} />
          </Menu>
        )}
      </span>
    </li>
  );
}

/** What is to be said of whether they are here; nothing where that isn't one's business. */
function stateWords({ isPresent, isAdded, addsMe, isBlocked }: PersonInfo, name: string): string | null {
  if (isBlocked) return null;
  if (isPresent !== null) return say(isPresent ? 'people.here' : 'people.away');
  return isAdded && !addsMe ? say('people.waiting', { name }) : null;
}
