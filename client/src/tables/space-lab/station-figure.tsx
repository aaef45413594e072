/** A station to look at, with the first cards of the tutorial. */

import { useMemo } from 'preact/hooks';
import { layoutFor, spaceLab } from '#games/space-lab';
import { YOU } from '../../learning/lesson-match.ts';
import { ruleWords } from './rule-words.ts';
import { Station } from './station.tsx';
import { matchOf } from './tutorial/scenes.ts';

const { say: rule } = ruleWords;

export function StationFigure() {
  const view = useMemo(() => spaceLab.view(matchOf('early').state, YOU), []);
  const seat = view.seats[YOU];
  if (seat === undefined) return null;
  return (
    <Station
      seat={seat}
      layout={layoutFor(view.seats.length)}
      label={rule('station.picture')}
      of={YOU}
      kind="small"
      piles={view.validations}
    />
  );
}
