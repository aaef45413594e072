/** Each game's other worlds, as its own laws deal them. */

import { type GravitySuperstar, gravitySuperstar } from '#games/gravity-superstar';
import { type SpaceBowlWords, spaceBowl } from '#games/space-bowl';
import { type SpaceBuilderWords, spaceBuilder } from '#games/space-builder';
import { type SpaceLabWords, spaceLab } from '#games/space-lab';
import { pick } from '#tabletop';
import {
  anyMove as anyGravityMove,
  otherWorld as otherGravity,
} from '../../games/gravity-superstar/tests/other-world.ts';
import { humanPace } from '../../games/space-bowl/tests/human-pace.ts';
import { otherWorld as otherBowl } from '../../games/space-bowl/tests/other-world.ts';
import { otherWorld as otherBuilder } from '../../games/space-builder/tests/other-world.ts';
import { otherWorld as otherLab } from '../../games/space-lab/tests/other-world.ts';
import { type LeakReport, type LeakRequest, type LeakTrial, runLeaks } from './leaks.ts';

const bowl: LeakTrial<SpaceBowlWords> = {
  game: spaceBowl,
  otherWorld: otherBowl,
  pace: humanPace,
  anyMove: (_table, chance) =>
    pick(chance, [
      { type: 'go' },
      { type: 'follow' },
      { type: 'place', position: 'A1' },
      { type: 'joker', position: 'B2' },
    ]),
};

const builder: LeakTrial<SpaceBuilderWords> = {
  game: spaceBuilder,
  otherWorld: otherBuilder,
  anyMove: (_table, chance) =>
    pick(chance, [
      { type: 'finish' },
      { type: 'takeBack', building: 2 },
      { type: 'unlock', building: 5 },
      { type: 'ready' },
    ]),
};

const lab: LeakTrial<SpaceLabWords> = {
  game: spaceLab,
  otherWorld: otherLab,
  anyMove: (_table, chance) => pick(chance, [{ type: 'pass' }, { type: 'end' }, { type: 'take', card: 1 }]),
};

const gravity: LeakTrial<GravitySuperstar> = {
  game: gravitySuperstar,
  otherWorld: otherGravity,
  anyMove: anyGravityMove,
};

export const LEAK_TRIALS: { readonly [game: string]: (request: LeakRequest) => Promise<LeakReport> } = {
  'space-bowl': (request) => runLeaks(bowl, request),
  'space-builder': (request) => runLeaks(builder, request),
  'gravity-superstar': (request) => runLeaks(gravity, request),
  'space-lab': (request) => runLeaks(lab, request),
};
