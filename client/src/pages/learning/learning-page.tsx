/** A game's tutorial or its practice: whatever the game brings fills the page. */

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Failure } from '../../app/failure.tsx';
import { Waiting } from '../../app/later.tsx';
import type { Title } from '../../catalogue/titles.ts';
import { loadLearning, type WayToLearn } from '../../tables/learning-registry.ts';

export function LearningPage({ game, way }: { readonly game: Title; readonly way: WayToLearn }) {
  const [loaded, setLoaded] = useState<{ readonly is: ComponentType | null } | 'failed' | null>(null);
  useEffect(() => {
    loadLearning(game, way).then(
      (is) => setLoaded({ is }),
      () => setLoaded('failed'),
    );
  }, [game, way]);
  if (loaded === null) return <Waiting />;
  if (loaded === 'failed') return <Failure kind="offline" />;
  return loaded.is === null ? <Failure kind="nowhere" /> : <loaded.is />;
}
