import { useState } from 'preact/hooks';
import { COVERS, type Title } from '../../catalogue/titles.ts';
import { Sign } from '../../look/icon.tsx';
import { onward, watch } from '../../look/icons.ts';
import { shell } from '../../words/shell.ts';
import { Emblem } from '../emblem.tsx';
import type { OpenTable } from './ongoing.ts';

/** Until there is something to watch, the game's emblem. */
function WatchedPicture({ game, address }: { readonly game: Title; readonly address: string }) {
  const [isThere, setThere] = useState(true);
  if (!isThere) return <Emblem game={game} />;
  return <img class="watch-picture" src={address} alt="" width={120} height={63} onError={() => setThere(false)} />;
}

/** Tables that anybody may join or watch. */
export function WatchPanel({ tables }: { readonly tables: readonly OpenTable[] }) {
  const { say } = shell;
  return (
    <section class="dock-panel watch" aria-labelledby="watch-title">
      <h2 class="dock-title" id="watch-title">
        {say('open-tables')}
      </h2>
      <ul class="strip">
        {tables.map((table) => (
          <li key={table.address} class="strip-item">
            <a class="match-row" href={table.address}>
              {table.picture === null ? (
                <Emblem game={table.game} />
              ) : (
                <WatchedPicture game={table.game} address={table.picture} />
              )}
              <span class="match-words">
                <span class="match-name">{COVERS[table.game].name}</span>
                <span class="soft">
                  {table.isRunning ? say('is-running') : say('seats-taken', { taken: table.taken, seats: table.seats })}
                </span>
              </span>
              {table.watching > 0 ? (
                <span class="match-seats soft">
                  <Sign of={watch} size={16} />
                  {table.watching}
                </span>
              ) : null}
              <Sign of={onward} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
