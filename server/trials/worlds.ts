/** Each game's other worlds, as its own laws deal them. */

import type { GameId } from '#games';
import { type GravitySuperstar, gravitySuperstar } from '#games/gravity-superstar';
import { type SpaceBowlWords, spaceBowl } from '#games/space-bowl';
import { type SpaceBuilderWords, spaceBuilder } from '#games/space-builder';
import { type SpaceLabWords, spaceLab } from '#games/space-lab';
import * as gravityWorlds from '../../games/gravity-superstar/tests/other-world.ts';
import { humanPace } from '../../games/space-bowl/tests/human-pace.ts';
import * as bowlWorlds from '../../games/space-bowl/tests/other-world.ts';
import * as builderWorlds from '../../games/space-builder/tests/other-world.ts';
import * as labWorlds from '../../games/space-lab/tests/other-world.ts';
import { type LeakReport, type LeakRequest, type LeakTrial, runLeaks } from './leaks.ts';

const bowl: LeakTrial<SpaceBowlWords> = { game: spaceBowl, pace: humanPace, ...bowlWorlds };
const builder: LeakTrial<SpaceBuilderWords> = { game: spaceBuilder, ...builderWorlds };
const lab: LeakTrial<SpaceLabWords> = { game: spaceLab, ...labWorlds };
const gravity: LeakTrial<GravitySuperstar> = { game: gravitySuperstar, ...gravityWorlds };

export const LEAK_TRIALS: Readonly<Record<GameId, (request: LeakRequest) => Promise<LeakReport>>> = {
  'space-bowl': (request) => runLeaks(bowl, request),
  'space-builder': (request) => runLeaks(builder, request),
  'gravity-superstar': (request) => runLeaks(gravity, request),
  'space-lab': (request) => runLeaks(lab, request),
};

/** How worlds are compared. */
export const LEAK_WAYS = [
  { worlds: 'dealt anew', time: 'stands' },
  { worlds: 'dealt anew', time: 'runs' },
  { worlds: 'acted or idle', time: 'runs' },
] as const satisfies readonly Pick<LeakRequest, 'worlds' | 'time'>[];
