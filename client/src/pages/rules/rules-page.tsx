/** The rules of a game in our own words, with pictures. */

import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { Page } from '../../app/page.tsx';
import { COVERS, type Title } from '../../catalogue/titles.ts';
import { Button } from '../../look/button.tsx';
import { play } from '../../look/icons.ts';
import { addressOf } from '../../router/routes.ts';
import { ChapterOrder, chapterTurns } from '../../tables/chapter-turns.ts';
import { voiceOf } from '../../tables/voices.ts';
import { pages } from '../../words/pages.ts';
import { Emblem } from '../emblem.tsx';
import './rules-page.css';

const { say } = pages;

/** `Chapters`: null where there are none yet. */
export function rulesPageWith(Chapters: ComponentType | null): ComponentType<RulesPageProps> {
  return ({ game }: RulesPageProps) => <RulesPage game={game} Chapters={Chapters} />;
}

interface RulesPageProps {
  readonly game: Title;
}

function RulesPage({ game, Chapters }: RulesPageProps & { readonly Chapters: ComponentType | null }) {
  const { name } = COVERS[game];
  const [turns] = useState(chapterTurns);
  return (
    <Page title={say('rules.of', { name })} emblem={<Emblem game={game} />} back={addressOf.game(game)}>
      <article class="rules">
        {Chapters === null ? (
          <>
            <p class="rules-lead">{voiceOf(game).about()}</p>
            <p>{say('rules.coming')}</p>
          </>
        ) : (
          <ChapterOrder.Provider value={turns}>
            <Chapters />
          </ChapterOrder.Provider>
        )}
        <Button kind="primary" icon={play} href={addressOf.game(game)}>
          {say('rules.play')}
        </Button>
      </article>
    </Page>
  );
}
