/** Which page is on the screen, and what may lie over any page. */

import { Starfield } from '../art/starfield.tsx';
import { Banner } from '../look/banner.tsx';
import { Button } from '../look/button.tsx';
import { install } from '../look/icons.ts';
import { Toasts } from '../look/toast.tsx';
import { isUpdateReady, takeUpdate } from '../offline/updates.ts';
import { Home } from '../pages/home/home.tsx';
import { followLink, route } from '../router/router.ts';
import type { Route } from '../router/routes.ts';
import { loadPageWords } from '../words/pages.ts';
import { shell } from '../words/shell.ts';
import { Failure } from './failure.tsx';
import { later } from './later.tsx';
import { dismiss, notices } from './notices.ts';

const GamePage = later(async () => {
  const [page] = await Promise.all([import('../pages/game/game-page.tsx'), loadPageWords()]);
  return page.GamePage;
});
const RulesPage = later(async () => {
  const [page] = await Promise.all([import('../pages/rules/rules-page.tsx'), loadPageWords()]);
  return page.RulesPage;
});
const LearningPage = later(async () => {
  const [page] = await Promise.all([import('../pages/learning/learning-page.tsx'), loadPageWords()]);
  return page.LearningPage;
});
const NewTablePage = later(async () => {
  const [page] = await Promise.all([import('../pages/new-table/new-table-page.tsx'), loadPageWords()]);
  return page.NewTablePage;
});
const MatchPage = later(async () => {
  const [page] = await Promise.all([import('../pages/table/match-page.tsx'), loadPageWords()]);
  return page.MatchPage;
});
const TablePage = later(async () => {
  const [page] = await Promise.all([import('../pages/table/table-page.tsx'), loadPageWords()]);
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

export function App() {
  const now = route.value;
  // Nothing may come between a player and a running match: an update waits for another page.
  const mayUpdate = isUpdateReady.value && now.page !== 'match' && now.page !== 'table' && now.page !== 'learning';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: links inside stay links; this only spares a reload
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser turns Enter on a link into a click
    <div class="app" onClick={followLink}>
      {mayUpdate ? (
        <Banner icon={install} action={<Button onPress={takeUpdate}>{shell.say('update')}</Button>}>
          {shell.say('update-ready')}
        </Banner>
      ) : null}
      <Starfield />
      <PageOf route={now} />
      <Toasts messages={notices.value} dismissLabel={shell.say('close')} onDismiss={dismiss} />
    </div>
  );
}

function PageOf({ route: now }: { readonly route: Route }) {
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
