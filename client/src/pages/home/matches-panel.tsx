import { useState } from 'preact/hooks';
import { COVERS } from '../../catalogue/titles.ts';
import { Button } from '../../look/button.tsx';
import { Dialog } from '../../look/dialog.tsx';
import { Sign } from '../../look/icon.tsx';
import { IconButton } from '../../look/icon-button.tsx';
import { cross, onward, play } from '../../look/icons.ts';
import { ShapeBadge } from '../../look/shape-badge.tsx';
import { shell } from '../../words/shell.ts';
import { Emblem } from '../emblem.tsx';
import { type Ongoing, ongoingWords } from './ongoing.ts';

interface MatchesPanelProps {
  readonly matches: readonly Ongoing[];
  readonly onRemoved: (match: Ongoing) => void;
}

/** Matches to go on with; the one that waits for you glows. */
export function MatchesPanel({ matches, onRemoved }: MatchesPanelProps) {
  const { say } = shell;
  const [asked, setAsked] = useState<Ongoing | null>(null);
  const remove = async (): Promise<void> => {
    await asked?.remove?.();
    if (asked !== null) onRemoved(asked);
    setAsked(null);
  };
  return (
    <section class="dock-panel matches" aria-labelledby="matches-title">
      <h2 class="dock-title" id="matches-title">
        {say('your-matches')}
      </h2>
      <ul class="strip">
        {matches.map((match) => (
          <li key={match.address} class="strip-item">
            <a class="match-row" href={match.address} data-yours={match.state === 'your-turn' ? '' : undefined}>
              <Emblem game={match.game} />
              <span class="match-words">
                <span class="match-name">{COVERS[match.game].name}</span>
                <span class="match-seats">
                  {Array.from({ length: match.seats }, (_, seat) => (
                    <ShapeBadge key={seat} seat={seat} size={14} />
                  ))}
                  <span class={match.state === 'your-turn' ? 'match-turn' : 'soft'}>{ongoingWords(match)}</span>
                </span>
              </span>
              <Sign of={match.state === 'your-turn' ? play : onward} />
            </a>
            {match.remove === null ? null : (
              <IconButton
                icon={cross}
                kind="bare"
                label={say('match.remove', { name: COVERS[match.game].name })}
                onPress={() => setAsked(match)}
              />
            )}
          </li>
        ))}
      </ul>
      <Dialog
        open={asked !== null}
        title={say('match.remove.title')}
        closeLabel={say('close')}
        onClose={() => setAsked(null)}
        actions={
          <Button kind="danger" onPress={() => void remove()}>
            {say('match.remove.yes')}
          </Button>
        }
      >
        <p>{say('match.remove.sure')}</p>
      </Dialog>
    </section>
  );
}
