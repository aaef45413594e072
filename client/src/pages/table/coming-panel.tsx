import { Page } from '../../app/page.tsx';
import { COVERS, type Title } from '../../catalogue/titles.ts';
import { Button } from '../../look/button.tsx';
import { addressOf } from '../../router/routes.ts';
import { pages } from '../../words/pages.ts';
import { Emblem } from '../emblem.tsx';

const { say } = pages;

/** A game whose board is still being drawn. */
export function ComingPanel({ game }: { readonly game: Title }) {
  const { name } = COVERS[game];
  return (
    <Page title={name} emblem={<Emblem game={game} />} back={addressOf.home}>
      <div class="failure">
        <h2>{say('coming.title')}</h2>
        <p class="failure-words">{say('coming', { name })}</p>
        <Button kind="primary" href={addressOf.home}>
          {say('coming.others')}
        </Button>
      </div>
    </Page>
  );
}
