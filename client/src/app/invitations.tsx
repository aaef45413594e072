/** A calm line across the top, on any page: somebody invites one, or would like to know one. */

import { COVERS, isTitle } from '../catalogue/titles.ts';
import { Banner } from '../look/banner.tsx';
import { Button } from '../look/button.tsx';
import { IconButton } from '../look/icon-button.tsx';
import { cross, invite, person as personSign } from '../look/icons.ts';
import { sitDown } from '../pages/join/sit-down.ts';
import { houseWords } from '../pages/table/refusals.ts';
import { go } from '../router/router.ts';
import { addressOf } from '../router/routes.ts';
import { dealWith, dismissInvitation } from '../server/people-api.ts';
import { people } from '../words/people.ts';
import { news, putOff } from './news.ts';
import { notify } from './notices.ts';

export { followNews } from './news-feed.ts';

const { say } = people;

const putAside = (id: string): void => {
  putOff.value = new Set([...putOff.peek(), id]);
};

async function add(id: string): Promise<void> {
  const answer = await dealWith(id, 'add');
  putAside(id);
  if (!answer.ok) notify(houseWords(answer.because), 'bad');
}

/** One thing at a time. */
export function Invitations() {
  const { invitations, asking } = news.value;
  const invitation = invitations.find(({ id }) => !putOff.value.has(id));
  const asker = asking.find(({ id }) => !putOff.value.has(id));
  if (invitation !== undefined) {
    const { id, from, table, game } = invitation;
    const dismiss = (): void => {
      putAside(id);
      void dismissInvitation(id).then((answer) => {
        if (answer.ok) news.value = answer.value;
      });
    };
    const words = { name: from.name, game: isTitle(game) ? COVERS[game].name : game };
    return (
      <Line icon={invite} words={say('notice.invitation', words)} onDismiss={dismiss}>
        <Button
          kind="second"
          onPress={() => {
            dismiss();
            void sitDown(table).then(() => go(addressOf.table(table)));
          }}
        >
          {say('notice.join')}
        </Button>
      </Line>
    );
  }
  if (asker === undefined) return null;
  return (
    <Line icon={personSign} words={say('notice.asking', { name: asker.name })} onDismiss={() => putAside(asker.id)}>
      <Button label={say('people.add.label', { name: asker.name })} onPress={() => void add(asker.id)}>
        {say('people.add')}
      </Button>
    </Line>
  );
}

interface LineProps {
  readonly icon: typeof invite;
  readonly words: string;
  readonly children: preact.ComponentChildren;
  readonly onDismiss: () => void;
}

function Line({ icon, words, children, onDismiss }: LineProps) {
  return (
    <Banner
      icon={icon}
      action={
        <>
          {children}
          <IconButton icon={cross} kind="bare" label={say('notice.not-now')} onPress={onDismiss} />
        </>
      }
    >
      {words}
    </Banner>
  );
}
