/** Playing alone, where a game is made for that: one press, what to reach, what was reached. */

import { useEffect, useState } from 'preact/hooks';
import { notify } from '../../app/notices.ts';
import type { Title } from '../../catalogue/titles.ts';
import { playAlone } from '../../local/play-alone.ts';
import { Button } from '../../look/button.tsx';
import { person } from '../../look/icons.ts';
import { Panel } from '../../look/panel.tsx';
import { go } from '../../router/router.ts';
import { type AloneWay, canPlayAlone, loadAloneWay } from '../../tables/alone-registry.ts';
import { pages } from '../../words/pages.ts';
import { shell } from '../../words/shell.ts';

export function AlonePanel({ game }: { readonly game: Title }) {
  const [way, setWay] = useState<AloneWay | null>(null);
  useEffect(() => {
    // Without the network, and never loaded before: the ways to play with others are still there.
    if (canPlayAlone(game)) loadAloneWay(game).then(setWay, () => undefined);
  }, [game]);
  if (way === null) return null;
  const start = (): void => {
    playAlone(game).then(go, () => notify(shell.say('cannot-start'), 'bad'));
  };
  const { Scale } = way;
  return (
    <Panel title={way.name()}>
      <div class="game-alone">
        <Button kind="second" size="large" icon={person} onPress={start}>
          {pages.say('game.alone')}
        </Button>
        <Scale />
      </div>
    </Panel>
  );
}
