/** The first screen: four games, and whatever is already going on. */

import { useEffect, useState } from 'preact/hooks';
import { LanguageMenu } from '../../app/language-menu.tsx';
import { LogoPicture } from '../../art/logo-picture.tsx';
import { TITLES } from '../../catalogue/titles.ts';
import { IconButton } from '../../look/icon-button.tsx';
import { gear, history } from '../../look/icons.ts';
import { useMatches } from '../../look/use-matches.ts';
import { addressOf } from '../../router/routes.ts';
import { turnsWaiting } from '../../slow/turns-waiting.ts';
import { shell } from '../../words/shell.ts';
import { ChallengesPanel } from './challenges-panel.tsx';
import { GameCover } from './game-cover.tsx';
import './home.css';
import './dock.css';
import { JoinPanel } from './join-panel.tsx';
import { MatchesPanel } from './matches-panel.tsx';
import { NameChip } from './name-chip.tsx';
import { type Ongoing, type OpenTable, ongoingMatches, openTables } from './ongoing.ts';
import { WatchPanel } from './watch-panel.tsx';

/** The same width as in the style sheets of this page. */
const NARROW = '(max-width: 999px)';

export function Home() {
  const { say } = shell;
  const [ongoing, setOngoing] = useState<readonly Ongoing[]>([]);
  const [open, setOpen] = useState<readonly OpenTable[]>([]);
  useEffect(() => {
    let isGone = false;
    void ongoingMatches().then((found) => isGone || setOngoing(found));
    void openTables().then((found) => isGone || setOpen(found));
    return () => {
      isGone = true;
    };
  }, []);
  const waiting = turnsWaiting.value;
  useEffect(() => {
    document.title = waiting === 0 ? 'Starboard' : `(${waiting}) Starboard`;
  }, [waiting]);
  // What is seen first is read first: above the covers on a narrow screen, below them on a wide one.
  const isNarrow = useMatches(NARROW);
  const matches =
    ongoing.length === 0 ? null : (
      <MatchesPanel matches={ongoing} onRemoved={(gone) => setOngoing(ongoing.filter((match) => match !== gone))} />
    );
  return (
    <div class="home">
      <header class="home-bar">
        <p class="home-logo">
          <LogoPicture size={44} />
          Starboard
        </p>
        <div class="home-tools">
          <NameChip />
          <span class="home-counted">
            <IconButton
              icon={history}
              label={waiting === 0 ? say('my-matches') : say('my-matches.waiting', { count: waiting })}
              href={addressOf.matches}
            />
            {waiting === 0 ? null : (
              <span class="home-count number" aria-hidden="true">
                {waiting}
              </span>
            )}
          </span>
          <IconButton icon={gear} label={say('settings')} href={addressOf.settings} />
          <LanguageMenu />
        </div>
      </header>
      <main class="home-main" data-busy={ongoing.length > 0 ? '' : undefined}>
        <h1 class="home-question">{say('what-shall-we-play')}</h1>
        {isNarrow ? matches : null}
        <ul class="home-covers">
          {TITLES.map((title) => (
            <GameCover key={title} title={title} />
          ))}
        </ul>
        <div class="home-dock">
          <JoinPanel />
          {isNarrow ? null : matches}
          {open.length === 0 ? null : <WatchPanel tables={open} />}
          <ChallengesPanel />
        </div>
      </main>
    </div>
  );
}
