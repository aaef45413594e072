/** Who won, and beside it where every point comes from. */

import type { ComponentChildren } from 'preact';
import type { Outcome } from '#tabletop';
import { COVERS, type Title } from '../../catalogue/titles.ts';
import type { TableHost } from '../../host/table-host.ts';
import type { GameTable } from '../../tables/game-table.ts';
import { rankedSeats } from '../end/end-view.tsx';
import { Podium } from '../end/podium.tsx';
import { ScorePadTable } from '../end/score-pad.tsx';
import { asTheyPlayed, endingOf, useOpened } from '../end/use-opened.ts';
import './lobby.css';

export interface ResultsProps {
  readonly host: TableHost;
  readonly title: Title;
  readonly board: GameTable;
  readonly outcome: Outcome;
  /** What the remote can do. */
  readonly children: ComponentChildren;
}

export function Results({ host, title, board, outcome, children }: ResultsProps) {
  const { opened } = useOpened(host);
  const pad = opened === null ? null : endingOf(board, opened).pad;
  return (
    <main class="tv-results">
      <h1 class="spoken">{COVERS[title].name}</h1>
      <Podium
        outcome={outcome}
        seats={asTheyPlayed(host.seats.value, opened)}
        isYou={() => false}
        points={pad?.total ?? outcome.scores}
      />
      {opened === null || pad === null ? null : (
        <ScorePadTable
          pad={pad}
          players={opened.players}
          rank={rankedSeats(pad.total, outcome)}
          winners={outcome.winners}
        />
      )}
      {children}
    </main>
  );
}
