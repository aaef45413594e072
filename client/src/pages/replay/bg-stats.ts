/** A finished match for the app BG Stats, which keeps people's plays: by its own link, which only that app reads. */

import { fingerprint, type WrittenRecording } from '#tabletop';
import { COVERS } from '../../catalogue/titles.ts';
import type { Opened } from '../../replay/messages.ts';

const ADDRESS = 'https://app.bgstatsapp.com/createPlay.html';

export function bgStatsLink(opened: Opened, recording: WrittenRecording, ended: Date): string {
  const { players, outcome, lasted, game } = opened;
  const play = {
    sourceName: 'Starboard',
    sourcePlayId: nameOf(recording),
    // As that app reads it: by Greenwich, to the second.
    playDate: ended.toISOString().slice(0, 19).replace('T', ' '),
    durationMin: Math.max(1, Math.round(lasted / 60_000)),
    game: { name: COVERS[game].name, sourceGameId: game, highestWins: true, noPoints: false },
    players: players.map((player, seat) => ({
      name: player.name,
      sourcePlayerId: player.name,
      startPlayer: seat === 0,
      score: outcome?.scores[seat] ?? 0,
      winner: outcome?.winners.includes(seat) === true,
    })),
  };
  return `${ADDRESS}?data=${encodeURIComponent(JSON.stringify(play))}`;
}

/** The same match has the same one from a device, a server and a file, so that nobody keeps it twice; no other has it. */
const nameOf = ({ chance, moves }: WrittenRecording): string =>
  fingerprint(JSON.stringify([chance?.key ?? '', moves.map(({ at, by, move }) => [at, by, move])]));
