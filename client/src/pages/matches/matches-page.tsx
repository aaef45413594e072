/** One's matches: what is going on, what is finished, and how it went, by game and by person. */

import { useState } from 'preact/hooks';
import { Waiting } from '../../app/later.tsx';
import { Page } from '../../app/page.tsx';
import { Banner } from '../../look/banner.tsx';
import { Button } from '../../look/button.tsx';
import { IconButton } from '../../look/icon-button.tsx';
import { cross, down, folder, offline } from '../../look/icons.ts';
import { addressOf } from '../../router/routes.ts';
import { people } from '../../words/people.ts';
import { replays } from '../../words/replays.ts';
import { shell } from '../../words/shell.ts';
import { EmptyLog } from './empty-log.tsx';
import { GameCards } from './game-cards.tsx';
import { GoingRow } from './going-row.tsx';
import { HandOverPanel } from './hand-over-panel.tsx';
import './matches-page.css';
import { MatchRow } from './match-row.tsx';
import { RecordPanel } from './record-panel.tsx';
import { ScorePanel } from './score-panel.tsx';
import { EVERYTHING, type Filter, type OwnMatches, useOwnMatches } from './use-own-matches.ts';

const { say } = people;

export function MatchesPage() {
  const [filter, setFilter] = useState<Filter>(EVERYTHING);
  const own = useOwnMatches(filter);
  if (own === null) return <Waiting />;
  const isEmpty = own.going.length === 0 && own.list.length === 0 && filter === EVERYTHING;
  return (
    <Page
      title={shell.say('my-matches')}
      back={addressOf.home}
      width="wide"
      aside={<IconButton icon={folder} label={replays.say('open')} href={addressOf.open} />}
    >
      {own.isOffline ? <Banner icon={offline}>{say('matches.offline')}</Banner> : null}
      {isEmpty ? <EmptyLog /> : <Logbook own={own} filter={filter} onFilter={setFilter} />}
    </Page>
  );
}

interface LogbookProps {
  readonly own: OwnMatches;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

function Logbook({ own, filter, onFilter }: LogbookProps) {
  const chosen = own.figures.find(({ game }) => game === filter.game);
  return (
    <div class="logbook">
      {own.going.length === 0 ? null : (
        <section class="log-going" aria-labelledby="log-going">
          <h2 class="log-title" id="log-going">
            {say('matches.going')}
          </h2>
          <ul class="log-rows">
            {own.going.map((match) => (
              <GoingRow key={match.address} match={match} />
            ))}
          </ul>
        </section>
      )}
      <GameCards figures={own.figures} chosen={filter.game} onChoose={(game) => onFilter({ ...filter, game })} />
      {chosen === undefined ? null : <ScorePanel key={chosen.game} figures={chosen} />}
      <div class="log-finished">
        <header class="log-head">
          <h2 class="log-title">{say('matches.finished')}</h2>
          {filter.game === null && filter.person === null ? null : (
            <Button icon={cross} onPress={() => onFilter(EVERYTHING)}>
              {say('matches.all')}
            </Button>
          )}
        </header>
        {own.list.length === 0 ? <p class="soft">{say('matches.none')}</p> : null}
        <ul class="log-rows" aria-label={say('matches.finished')}>
          {own.list.map((match) => (
            <MatchRow key={match.id} match={match} />
          ))}
        </ul>
        {own.more === null ? null : (
          <Button icon={down} wide onPress={own.more}>
            {say('matches.more')}
          </Button>
        )}
      </div>
      <div class="log-beside">
        <RecordPanel
          people={own.people}
          chosen={filter.person}
          onChoose={(person) => onFilter({ ...filter, person })}
        />
        {own.isOffline || own.onlyHere.length === 0 ? null : (
          <HandOverPanel matches={own.onlyHere} onDone={own.again} />
        )}
      </div>
    </div>
  );
}
