/** The rules of a game in our own words, with pictures. */

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Waiting } from '../../app/later.tsx';
import { Page } from '../../app/page.tsx';
import { COVERS, type Title } from '../../catalogue/titles.ts';
import { Button } from '../../look/button.tsx';
import { play } from '../../look/icons.ts';
import { addressOf } from '../../router/routes.ts';
import { loadRuleChapters } from '../../tables/rules-registry.ts';
import { voiceOf } from '../../tables/voices.ts';
import { pages } from '../../words/pages.ts';
import { Emblem } from '../emblem.tsx';
import './rules-page.css';

const { say } = pages;

export function RulesPage({ game }: { readonly game: Title }) {
  const [chapters, setChapters] = useState<{ readonly is: ComponentType | null } | null>(null);
  useEffect(() => {
    void Promise.all([loadRuleChapters(game), voiceOf(game).load()]).then(([is]) => setChapters({ is }));
  }, [game]);
  if (chapters === null) return <Waiting />;
  const { name } = COVERS[game];
  const Chapters = chapters.is;
  return (
    <Page title={say('rules.of', { name })} emblem={<Emblem game={game} />} back={addressOf.game(game)}>
      <article class="rules">
        {Chapters === null ? (
          <>
            <p class="rules-lead">{voiceOf(game).about()}</p>
            <p>{say('rules.coming')}</p>
          </>
        ) : (
          <Chapters />
        )}
        <Button kind="primary" icon={play} href={addressOf.game(game)}>
          {say('rules.play')}
        </Button>
      </article>
    </Page>
  );
}
