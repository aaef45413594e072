/** How the evening went so far: who won what, as rows of little covers that grow; behind them the points. */

import { type Standing, standingsOf, type TableInfo, type TallyMatch } from '#protocol';
import { COVERS, isTitle, TITLES, type Title } from '../../catalogue/titles.ts';
import { Avatar } from '../../look/avatar.tsx';
import { Button } from '../../look/button.tsx';
import { Disclosure } from '../../look/disclosure.tsx';
import { Panel } from '../../look/panel.tsx';
import { numberWords } from '../../words/area.ts';
import { room } from '../../words/room.ts';
import { Emblem } from '../emblem.tsx';
import { faceAt } from './face-at.ts';
import './tally.css';

const { say } = room;

export interface TallyProps {
  readonly matches: readonly TallyMatch[];
  /** Whoever sits here now has the colour of their seat. */
  readonly table: TableInfo;
}

export function Tally({ matches, table }: TallyProps) {
  const standings = standingsOf(matches);
  return (
    <div class="tally">
      <ol class="tally-rows">
        {standings.map((standing) => (
          <TallyRow
            key={`${standing.guest} ${standing.name}`}
            standing={standing}
            won={wonBy(standing, matches)}
            face={faceAt(table, standing.guest, standing.name)}
          />
        ))}
      </ol>
    </div>
  );
}

export interface TallyPanelProps extends TallyProps {
  /** To the result of the last match. */
  readonly onResult: (() => void) | null;
}

export function TallyPanel({ matches, table, onResult }: TallyPanelProps) {
  return (
    <Panel
      title={say('tally.title')}
      aside={onResult === null ? undefined : <Button onPress={onResult}>{say('room.result')}</Button>}
      class="tally-panel"
    >
      <Tally matches={matches} table={table} />
      <Disclosure summary={say('tally.by-game')}>
        <PointsByGame matches={matches} />
      </Disclosure>
    </Panel>
  );
}

interface TallyRowProps {
  readonly standing: Standing;
  readonly won: readonly TallyMatch[];
  readonly face: ReturnType<typeof faceAt>;
}

function TallyRow({ standing: { name, wins }, won, face }: TallyRowProps) {
  return (
    <li class="tally-row" data-seat={face.seat}>
      <Avatar who="person" {...face} size="placed" />
      <span class="tally-name">{name}</span>
      <span class="tally-bar" aria-hidden="true">
        {won.map(({ id, game }) => (isTitle(game) ? <Emblem key={id} game={game} /> : null))}
      </span>
      <span class="tally-wins">
        <span class="number" aria-hidden="true">
          {numberWords(wins)}
        </span>
        <span class="spoken">{say('tally.wins', { wins })}</span>
      </span>
    </li>
  );
}

/** Points can't be added up across games: each has a column of its own. */
function PointsByGame({ matches }: { readonly matches: readonly TallyMatch[] }) {
  const games = TITLES.filter((title) => matches.some(({ game }) => game === title));
  return (
    <table class="tally-points">
      <caption class="spoken">{say('tally.by-game')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('tally.person')}</th>
          {games.map((game) => (
            <th key={game} scope="col">
              <GameHead game={game} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {standingsOf(matches).map((standing) => (
          <tr key={`${standing.guest} ${standing.name}`}>
            <th scope="row">{standing.name}</th>
            {games.map((game) => {
              const points = standing.games[game]?.points;
              return <td key={game}>{points === undefined ? '–' : numberWords(points)}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function GameHead({ game }: { readonly game: Title }) {
  return (
    <>
      <Emblem game={game} />
      <span class="spoken">{COVERS[game].name}</span>
    </>
  );
}

const wonBy = ({ guest, name }: Standing, matches: readonly TallyMatch[]): readonly TallyMatch[] =>
  matches.filter(({ players }) =>
    players.some((player) => player.won && player.guest === guest && player.name === name),
  );
