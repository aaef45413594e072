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
  return <TallyRows matches={matches} table={table} standings={standingsOf(matches)} games={[]} />;
}

/** How close together they are on a big screen, with or without points, so that as many fit as there are. */
const SPACINGS = [
  { upTo: { tall: 6, low: 5 }, spacing: 'wide', hasPoints: true },
  { upTo: { tall: 8, low: 7 }, spacing: 'close', hasPoints: true },
  { upTo: { tall: 14, low: 12 }, spacing: 'lines', hasPoints: false },
] as const;

/** Of more people than fit, those who won most. `height`: low where there is one line more below it. */
export function BigTally({ matches, table, height }: TallyProps & { readonly height: 'tall' | 'low' }) {
  const standings = standingsOf(matches);
  const fits = SPACINGS.find(({ upTo }) => standings.length <= upTo[height]) ?? SPACINGS[2];
  return (
    <TallyRows
      matches={matches}
      table={table}
      standings={standings.slice(0, fits.upTo[height])}
      games={fits.hasPoints ? gamesIn(matches) : []}
      spacing={fits.spacing}
    />
  );
}

interface TallyRowsProps extends TallyProps {
  readonly standings: readonly Standing[];
  /** Those whose points are shown. */
  readonly games: readonly Title[];
  readonly spacing?: (typeof SPACINGS)[number]['spacing'];
}

function TallyRows({ matches, table, standings, games, spacing }: TallyRowsProps) {
  return (
    <div class="tally">
      <ol class="tally-rows" data-spacing={spacing}>
        {standings.map((standing) => (
          <TallyRow
            key={`${standing.guest} ${standing.name}`}
            standing={standing}
            won={wonBy(standing, matches)}
            games={games}
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
  readonly games: readonly Title[];
  readonly face: ReturnType<typeof faceAt>;
}

function TallyRow({ standing, won, games, face }: TallyRowProps) {
  const { name, wins } = standing;
  return (
    <li class="tally-row" data-seat={face.seat} data-pointed={games.length > 0 ? '' : undefined}>
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
      {games.length === 0 ? null : (
        <span class="tally-games">
          {games.map((game) => (
            <span key={game} class="tally-game">
              <GameHead game={game} /> <span>{pointsIn(standing, game)}</span>
            </span>
          ))}
        </span>
      )}
    </li>
  );
}

const gamesIn = (matches: readonly TallyMatch[]): readonly Title[] =>
  TITLES.filter((title) => matches.some(({ game }) => game === title));

/** Whoever has not played a game has no points in it, not even none. */
function pointsIn({ games }: Standing, game: Title): string {
  const points = games[game]?.points;
  return points === undefined ? '–' : numberWords(points);
}

/** Points can't be added up across games: each has a column of its own. */
function PointsByGame({ matches }: { readonly matches: readonly TallyMatch[] }) {
  const games = gamesIn(matches);
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
            {games.map((game) => (
              <td key={game}>{pointsIn(standing, game)}</td>
            ))}
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
