/** Which page belongs to an address, and what it needs before it is shown. */

import type { VNode } from 'preact';
import { loadRules } from '../catalogue/rules.ts';
import type { Title } from '../catalogue/titles.ts';
import { Home } from '../pages/home/home.tsx';
import { type Route, routeOf } from '../router/routes.ts';
import { loadLearning, type WayToLearn } from '../tables/learning-registry.ts';
import { loadRuleChapters } from '../tables/rules-registry.ts';
import { voiceOf } from '../tables/voices.ts';
import { characters } from '../words/characters.ts';
import { loadPageWords } from '../words/pages.ts';
import { Failure } from './failure.tsx';
import { type Later, later } from './later.tsx';

type OfGame = { readonly game: Title };
type OfLearning = OfGame & { readonly way: WayToLearn };

const ofGame = ({ game }: OfGame): string => game;

const GamePage = later(async ({ game }: OfGame) => {
  const [page] = await Promise.all([import('../pages/game/game-page.tsx'), loadPageWords(), voiceOf(game).load()]);
  return page.GamePage;
}, ofGame);
const RulesPage = later(async ({ game }: OfGame) => {
  const [page, chapters] = await Promise.all([
    import('../pages/rules/rules-page.tsx'),
    loadRuleChapters(game),
    loadPageWords(),
    voiceOf(game).load(),
  ]);
  return page.rulesPageWith(chapters);
}, ofGame);
const LearningPage = later<OfLearning>(
  async ({ game, way }) => {
    const [learning] = await Promise.all([loadLearning(game, way), loadPageWords()]);
    const Learning = learning ?? (() => <Failure kind="nowhere" />);
    return () => <Learning />;
  },
  ({ game, way }) => `${game}/${way}`,
);
const NewTablePage = later(async ({ game }: OfGame) => {
  const voice = voiceOf(game);
  const [page, rules] = await Promise.all([
    import('../pages/new-table/new-table-page.tsx'),
    loadRules(game),
    loadPageWords(),
    characters.load(),
    voice.load(),
    voice.loadPictures(),
  ]);
  return page.newTablePageWith(rules);
}, ofGame);
const MatchPage = later(async () => {
  const [page] = await Promise.all([import('../pages/table/match-page.tsx'), loadPageWords()]);
  return page.MatchPage;
});
const TablePage = later(async () => {
  const [page] = await Promise.all([import('../pages/table/table-page.tsx'), loadPageWords(), characters.load()]);
  return page.TablePage;
});
const ScreenPage = later(async () => {
  const [page] = await Promise.all([import('../pages/screen/screen-page.tsx'), loadPageWords()]);
  return page.ScreenPage;
});
const JoinPage = later(async () => {
  const [page] = await Promise.all([import('../pages/join/join-page.tsx'), loadPageWords()]);
  return page.JoinPage;
});
const DevicePage = later(async () => {
  const [page] = await Promise.all([import('../pages/device/device-page.tsx'), loadPageWords()]);
  return page.DevicePage;
});
const ReplayPage = later(async () => {
  const [page] = await Promise.all([import('../pages/replay/replay-page.tsx'), loadPageWords()]);
  return page.ReplayPage;
});
const SettingsPage = later(async () => {
  const [page] = await Promise.all([import('../pages/settings/settings-page.tsx'), loadPageWords()]);
  return page.SettingsPage;
});
const AboutPage = later(async () => {
  const [page] = await Promise.all([import('../pages/about/about-page.tsx'), loadPageWords()]);
  return page.AboutPage;
});
const GalleryPage = later(async () => (await import('../pages/gallery/gallery.tsx')).Gallery);

export function pageOf(now: Route): VNode {
  switch (now.page) {
    case 'home':
      return <Home />;
    case 'game':
      return <GamePage key={now.game} game={now.game} />;
    case 'rules':
      return <RulesPage key={now.game} game={now.game} />;
    case 'learning':
      return <LearningPage key={`${now.game}/${now.way}`} game={now.game} way={now.way} />;
    case 'new-table':
      return <NewTablePage key={now.game} game={now.game} />;
    case 'match':
      return <MatchPage key={now.match} match={now.match} />;
    case 'replay':
      return <ReplayPage key={now.match} source={{ match: now.match }} />;
    case 'table':
      return <TablePage key={now.table} table={now.table} />;
    case 'screen':
      return <ScreenPage key={now.table} table={now.table} />;
    case 'recording':
      return <ReplayPage key={now.table} source={{ table: now.table }} />;
    case 'join':
      return <JoinPage key={now.code} code={now.code} />;
    case 'device':
      return <DevicePage key={now.code} code={now.code} />;
    case 'settings':
      return <SettingsPage />;
    case 'about':
      return <AboutPage />;
    case 'gallery':
      return <GalleryPage />;
    case 'nowhere':
      return <Failure kind="nowhere" />;
  }
}

const isLater = (type: VNode['type']): type is Later<object> => typeof type === 'function' && 'prepare' in type;

/** Fetches what a page needs before anybody is there. */
export async function preparePage(now: Route): Promise<void> {
  const { type, props } = pageOf(now);
  if (isLater(type)) await type.prepare(props);
}

/** Whoever points at a link or tabs to it will probably follow it. */
export function prepareLink(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link !== null && link.origin === location.origin) void preparePage(routeOf(link.pathname));
}
