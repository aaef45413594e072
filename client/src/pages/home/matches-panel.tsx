import { COVERS } from '../../catalogue/titles.ts';
import { Sign } from '../../look/icon.tsx';
import { onward, play } from '../../look/icons.ts';
import { ShapeBadge } from '../../look/shape-badge.tsx';
import { shell } from '../../words/shell.ts';
import { Emblem } from '../emblem.tsx';
import type { Ongoing } from './ongoing.ts';

/** Matches to go on with; the one that waits for you glows. */
export function MatchesPanel({ matches }: { readonly matches: readonly Ongoing[] }) {
  const { say } = shell;
  return (
    <section class="dock-panel matches" aria-labelledby="matches-title">
      <h2 class="dock-title" id="matches-title">
        {say('your-matches')}
      </h2>
      <ul class="strip">
        {matches.map((match) => (
          <li key={match.address} class="strip-item">
            <a class="match-row" href={match.address} data-yours={match.isYours ? '' : undefined}>
              <Emblem game={match.game} />
              <span class="match-words">
                <span class="match-name">{COVERS[match.game].name}</span>
                <span class="match-seats">
                  {Array.from({ length: match.seats }, (_, seat) => (
                    <ShapeBadge key={seat} seat={seat} size={14} />
                  ))}
                  <span class={match.isYours ? 'match-turn' : 'soft'}>
                    {say(match.isYours ? 'your-turn' : 'goes-on')}
                  </span>
                </span>
              </span>
              <Sign of={match.isYours ? play : onward} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
