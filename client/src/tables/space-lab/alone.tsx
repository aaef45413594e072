/** Space Lab alone, as its page shows it: the scale to reach, and the best scores on this device. */

import { BANDS_FROM } from '#games/space-lab';
import type { AloneWay } from '../alone-registry.ts';
import { bandName, bandReach, bandReached } from './bands.ts';
import { storedScores } from './best-alone.ts';
import { BestScores } from './best-scores.tsx';
import { story } from './story-words.ts';
import './alone.css';

export const aloneWay: AloneWay = { load: () => story.load(), name: () => story.say('alone.name'), Scale };

function Scale() {
  const scores = storedScores();
  const best = scores[0]?.points ?? null;
  return (
    <div class="lab-alone">
      <p class="soft">{story.say('alone.about')}</p>
      <BandScale points={best} />
      {scores.length === 0 ? null : (
        <>
          <h3 class="lab-alone-heading">{story.say('best.title')}</h3>
          <BestScores scores={scores} now={null} />
        </>
      )}
    </div>
  );
}

/** The five bands; the one that was reached is marked. */
export function BandScale({ points }: { readonly points: number | null }) {
  const reached = points === null ? null : bandReached(points);
  return (
    <ol class="lab-bands" aria-label={story.say('alone.scale')}>
      {[...BANDS_FROM.keys(), BANDS_FROM.length].map((band) => (
        <li key={band} aria-current={band === reached ? 'true' : undefined}>
          <strong class="number">{bandReach(band)}</strong>
          <span>{bandName(band)}</span>
        </li>
      ))}
    </ol>
  );
}
