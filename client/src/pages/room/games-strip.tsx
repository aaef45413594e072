/** The four games to choose from: a tap of the host chooses, a tap of anybody else proposes. */

import type { TableInfo } from '#protocol';
import { CoverPicture } from '../../art/cover.tsx';
import { COVERS, TITLES, type Title } from '../../catalogue/titles.ts';
import { Avatar } from '../../look/avatar.tsx';
import { listWords } from '../../words/area.ts';
import { room } from '../../words/room.ts';
import { faceAt } from './face-at.ts';
import './games-strip.css';

const { say } = room;

export interface GamesStripProps {
  readonly table: TableInfo;
  readonly you: string | null;
  readonly onChoose: (game: Title) => void;
  readonly onPropose: (game: Title | null) => void;
}

export function GamesStrip({ table, you, onChoose, onPropose }: GamesStripProps) {
  const isHost = table.host === you;
  const hostName = table.room.people.find(({ guest }) => guest === table.host)?.name ?? '';
  const own = table.room.proposals.find(({ guest }) => guest === you)?.game ?? null;
  return (
    <section class="games-strip" aria-labelledby="games-title">
      <h2 class="games-title" id="games-title">
        {say('games.title')}
      </h2>
      <ul class="games-list">
        {TITLES.map((game) => (
          <li key={game}>
            <GameTile
              table={table}
              game={game}
              isLit={isHost ? table.game === game : own === game}
              label={tileLabel(game, { isHost, isChosen: table.game === game, isProposed: own === game })}
              onPress={() => (isHost ? onChoose(game) : onPropose(own === game ? null : game))}
            />
          </li>
        ))}
      </ul>
      <p class="games-hint soft">{isHost ? say('games.hint.host') : say('games.hint.others', { name: hostName })}</p>
    </section>
  );
}

interface TileState {
  readonly isHost: boolean;
  readonly isChosen: boolean;
  readonly isProposed: boolean;
}

function tileLabel(game: Title, { isHost, isChosen, isProposed }: TileState): string {
  const { name } = COVERS[game];
  if (isHost) return say(isChosen ? 'games.chosen' : 'games.choose', { name });
  return say(isProposed ? 'games.take-back' : 'games.propose', { name });
}

interface GameTileProps {
  readonly table: TableInfo;
  readonly game: Title;
  readonly isLit: boolean;
  readonly label: string;
  readonly onPress: () => void;
}

function GameTile({ table, game, isLit, label, onPress }: GameTileProps) {
  const proposed = table.room.proposals.filter((proposal) => proposal.game === game).map(({ guest }) => guest);
  const people = table.room.people.filter(({ guest }) => proposed.includes(guest));
  const names = listWords(people.map(({ name }) => name));
  return (
    <button
      type="button"
      class="game-tile cover-moves"
      aria-pressed={isLit}
      data-chosen={table.game === game ? '' : undefined}
      onClick={onPress}
    >
      <span class="game-picture">
        <CoverPicture game={game} wide />
      </span>
      <span class="game-name" aria-hidden="true">
        {COVERS[game].name}
      </span>
      <span class="spoken">{label}</span>
      {people.length === 0 ? null : (
        <span class="game-wishes">
          {people.slice(0, 4).map(({ guest }) => (
            <Avatar key={guest} who="person" {...faceAt(table, guest)} size="placed" bare />
          ))}
          <span class="spoken">{say('games.proposed-by', { names, count: people.length })}</span>
        </span>
      )}
    </button>
  );
}
