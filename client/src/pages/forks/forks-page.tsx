/** The family of a match: what went on from which moment of what, and how it ended. */

import { useEffect, useState } from 'preact/hooks';
import type { ForkTree } from '#protocol';
import { Failure } from '../../app/failure.tsx';
import { Waiting } from '../../app/later.tsx';
import { Page } from '../../app/page.tsx';
import { Sign } from '../../look/icon.tsx';
import { film } from '../../look/icons.ts';
import { addressOf } from '../../router/routes.ts';
import { forksOf } from '../../server/api.ts';
import { listWords } from '../../words/area.ts';
import { replays } from '../../words/replays.ts';
import { personWords } from '../person-words.ts';
import './forks-page.css';

const { say } = replays;

export function ForksPage({ match }: { readonly match: string }) {
  const [tree, setTree] = useState<ForkTree | 'gone' | null>(null);
  useEffect(() => {
    void forksOf(match).then((found) => setTree(found ?? 'gone'));
  }, [match]);
  if (tree === null) return <Waiting />;
  if (tree === 'gone') return <Failure kind="gone" />;
  return (
    <Page title={say('fork.tree.title')} back={addressOf.recording(match)}>
      <p class="soft">{say(tree.forks.length === 0 ? 'fork.tree.alone' : 'fork.tree.hint')}</p>
      <ul class="tree">
        <Branch tree={tree} chosen={match} />
      </ul>
    </Page>
  );
}

function Branch({ tree, chosen }: { readonly tree: ForkTree; readonly chosen: string }) {
  const { fork, outcome, isOver, players, forks } = tree;
  const where = fork === null ? say('fork.tree.root') : say('fork.tree.from', { moves: fork.moves });
  const words = (
    <>
      <strong>{listWords(players.map(({ name }) => personWords(name)))}</strong>
      <span class="soft">
        {where}
        {outcome === null ? '' : ` · ${outcome.scores.join(' – ')}`}
        {isOver ? '' : ` · ${say('fork.tree.running')}`}
      </span>
    </>
  );
  return (
    <li>
      {isOver ? (
        <a
          class="tree-match"
          href={addressOf.recording(tree.match)}
          aria-current={tree.match === chosen ? 'page' : undefined}
        >
          <Sign of={film} />
          <span class="tree-words">{words}</span>
        </a>
      ) : (
        <span class="tree-match">
          <span class="tree-words">{words}</span>
        </span>
      )}
      {forks.length === 0 ? null : (
        <ul class="tree">
          {forks.map((one) => (
            <Branch key={one.match} tree={one} chosen={chosen} />
          ))}
        </ul>
      )}
    </li>
  );
}
