/** Which page belongs to an address, and what it needs before it is shown. */

import type { ComponentType, VNode } from 'preact';
import { loadRules } from '../catalogue/rules.ts';
import type { Title } from '../catalogue/titles.ts';
import { Home } from '../pages/home/home.tsx';
import { type Route, routeOf } from '../router/routes.ts';
import { loadLearning, type WayToLearn } from '../tables/learning-registry.ts';
import { loadRuleChapters } from '../tables/rules-registry.ts';
import { voiceOf } from '../tables/voices.ts';
import { loadTeacher, teaching } from '../teaching/teacher.ts';
import type { Area } from '../words/area.ts';
import { challenges } from '../words/challenges.ts';
import { learning } from '../words/learning.ts';
import { notices } from '../words/notices.ts';
import { loadPageWords } from '../words/pages.ts';
import { people } from '../words/people.ts';
import { replays } from '../words/replays.ts';
import { returning } from '../words/returning.ts';
import { room } from '../words/room.ts';
import { slow } from '../words/slow.ts';
import { status } from '../words/status.ts';
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
  ]);
  return page.rulesPageWith(chapters);
}, ofGame);
const LearningPage = later<OfLearning>(
  async ({ game, way }) => {
    const [learning] = await Promise.all([loadLearning(game, way), loadPageWords()]);
    const Learning = learning ?? (() => <Failure kind="nowhere" />);
    if (way !== 'tutorial') return () => <Learning />;
    const [{ withGoal }, teacher] = await Promise.all([import('../teaching/goal-first.tsx'), loadTeacher(game)]);
    return teacher === null ? () => <Learning /> : withGoal(game, teacher, Learning);
  },
  ({ game, way }) => `${game}/${way}`,
);
const NewTablePage = later(async ({ game }: OfGame) => {
  const voice = voiceOf(game);
  const [page, rules] = await Promise.all([
    import('../pages/new-table/new-table-page.tsx'),
    loadRules(game),
    loadPageWords(),
    slow.load(),
    voice.load(),
    voice.loadPictures(),
  ]);
  return page.newTablePageWith(rules);
}, ofGame);
/** A page that needs nothing but its words. */
const page = <Props extends object>(load: () => Promise<ComponentType<Props>>, ...words: readonly Area<never>[]) =>
  later<Props>(async () => {
    const [loaded] = await Promise.all([load(), loadPageWords(), ...words.map((area) => area.load())]);
    return loaded;
  });
const MatchPage = page(async () => (await import('../pages/table/match-page.tsx')).MatchPage, replays);
const TablePage = page(
  async () => (await import('../pages/table/table-page.tsx')).TablePage,
  teaching,
  people,
  room,
  notices,
  replays,
  slow,
  returning,
);
const TvPage = page(async () => (await import('../pages/tv/tv-page.tsx')).TvPage, room, slow);
const PairPage = page(async () => (await import('../pages/tv/pair-page.tsx')).PairPage, room);
const JoinPage = page(async () => (await import('../pages/join/join-page.tsx')).JoinPage);
const DevicePage = page(async () => (await import('../pages/device/device-page.tsx')).DevicePage);
const ReplayPage = page(async () => (await import('../pages/replay/replay-page.tsx')).ReplayPage, replays);
const ForksPage = page(async () => (await import('../pages/forks/forks-page.tsx')).ForksPage, replays);
const OpenPage = page(async () => (await import('../pages/open/open-page.tsx')).OpenPage, replays);
const SettingsPage = page(
  async () => (await import('../pages/settings/settings-page.tsx')).SettingsPage,
  teaching,
  people,
);
const MatchesPage = page(async () => (await import('../pages/matches/matches-page.tsx')).MatchesPage, people, replays);
const PeoplePage = page(async () => (await import('../pages/people/people-page.tsx')).PeoplePage, people);
const MePage = page(async () => (await import('../pages/me/me-page.tsx')).MePage, notices, people, slow);
const ReturnPage = page(async () => (await import('../pages/return/return-page.tsx')).ReturnPage, people);
const ChallengesPage = page(
  async () => (await import('../pages/challenges/challenges-page.tsx')).ChallengesPage,
  challenges,
  people,
);
const ChallengePage = page(
  async () => (await import('../pages/challenges/challenge-page.tsx')).ChallengePage,
  challenges,
  learning,
);
const ChallengeRoundPage = page(
  async () => (await import('../pages/challenges/round-page.tsx')).ChallengeRoundPage,
  challenges,
  learning,
  replays,
);
const AboutPage = page(async () => (await import('../pages/about/about-page.tsx')).AboutPage);
const NoticesPage = page(async () => (await import('../pages/notices/notices-page.tsx')).NoticesPage, notices);
const StatusPage = page(async () => (await import('../pages/status/status-page.tsx')).StatusPage, status, people);

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
      return <TvPage key={now.table} table={now.table} />;
    case 'tv':
      return <TvPage />;
    case 'pair':
      return <PairPage key={now.code} code={now.code} />;
    case 'recording':
      return <ReplayPage key={now.table} source={{ table: now.table }} />;
    case 'join':
      return <JoinPage key={now.code} code={now.code} />;
    case 'device':
      return <DevicePage key={now.code} code={now.code} />;
    case 'settings':
      return <SettingsPage />;
    case 'matches':
      return <MatchesPage />;
    case 'people':
      return <PeoplePage />;
    case 'me':
      return <MePage />;
    case 'return':
      return <ReturnPage />;
    case 'embed':
      return <ReplayPage key={now.table} source={{ table: now.table }} isEmbedded />;
    case 'open':
      return <OpenPage />;
    case 'challenges':
      return <ChallengesPage />;
    case 'challenge':
      return <ChallengePage key={now.challenge} id={now.challenge} />;
    case 'challenge-round':
      return <ChallengeRoundPage key={`${now.challenge}/${now.round}`} id={now.challenge} round={now.round} />;
    case 'about':
      return <AboutPage />;
    case 'notices':
      return <NoticesPage />;
    case 'status':
      return <StatusPage />;
    case 'forks':
      return <ForksPage key={now.table} match={now.table} />;
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
