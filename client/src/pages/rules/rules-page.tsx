/** The rules of a game in our own words, with pictures. */

import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { Page } from '../../app/page.tsx';
import { COVERS, type Title } from '../../catalogue/titles.ts';
import { Button } from '../../look/button.tsx';
import { play } from '../../look/icons.ts';
import { addressOf } from '../../router/routes.ts';
import { ChapterOrder, chapterTurns } from '../../tables/chapter-turns.ts';
import { pages } from '../../words/pages.ts';
import { Emblem } from '../emblem.tsx';
import './rules-page.css';

const { say } = pages;

export function rulesPageWith(Chapters: ComponentType): ComponentType<RulesPageProps> {
  return ({ game }: RulesPageProps) => <RulesPage game={game} Chapters={Chapters} />;
}

/** The chapters alone, wherever they are read. */
export function RulesText({ Chapters }: { readonly Chapters: ComponentType }) {
  const [turns] = useState(chapterTurns);
  return (
    <ChapterOrder.Provider value={turns}>
      <Chapters />
    </ChapterOrder.Provider>
  );
}

interface RulesPageProps {
  readonly game: Title;
}

function RulesPage({ game, Chapters }: RulesPageProps & { readonly Chapters: ComponentType }) {
  const { name } = COVERS[game];
  return (
    <Page title={say('rules.of', { name })} emblem={<Emblem game={game} />} back={addressOf.game(game)}>
      <article class="rules">
        <RulesText Chapters={Chapters} />
        <Button kind="primary" icon={play} href={addressOf.game(game)}>
          {say('rules.play')}
        </Button>
      </article>
    </Page>
  );
}
