/** The two positions of the tutorial, played by the game's own rules, and what the partner does in them. */

import { type Move, type SpaceLabWords, spaceLab } from '#games/space-lab';
import { LiveMatch, quickChance } from '#tabletop';
import { YOU } from '../../../learning/lesson-match.ts';

export const PARTNER = 1;

const TABLE = { options: { advanced: false }, seatCount: 2 };

interface Scene {
  /** As a recording would write it. */
  readonly position: object;
  /** The partner's moves, one after another. */
  readonly partner: readonly Move[];
}

const OBJECTIVES = [
  ['objective-gold-gold-blue', 'objective-green-green-red', 'objective-red-red-gold'],
  ['objective-blue-blue-green', 'objective-gold-gold-green', 'objective-red-red-blue'],
];

export const SCENES = {
  /** Two cards lie in the station; at the right one red card is missing. */
  early: {
    position: {
      first: YOU,
      objectives: OBJECTIVES,
      stations: [{ m2: 'red-10', b2: 'gold-11' }, { m1: 'blue-08' }],
      hands: [['red-02'], ['green-06']],
      centre: ['green-02', 'green-08'],
      lab: ['gold-02', 'gold-15', 'blue-10', 'blue-07', 'blue-13', 'red-06', 'red-05', 'blue-03', 'green-03'],
      projects: ['mars-1', 'blackHoles-1', 'supernovae-1', 'mars-2', 'exoplanet-1'],
    },
    partner: [{ type: 'recruit', agency: 'blue' }, { type: 'reveal' }, { type: 'keep', agency: 'blue' }],
  },
  /** Nine cards lie in the station; below the left capsule a technician is missing. */
  late: {
    position: {
      first: YOU,
      objectives: OBJECTIVES,
      stations: [
        {
          t0: 'blue-07',
          t1: 'green-02',
          t2: 'red-02',
          m0: 'gold-15',
          m1: 'green-08',
          m2: 'red-10',
          m3: 'blue-10',
          b1: 'gold-08',
          b2: 'gold-11',
        },
        { t0: 'red-04', t1: 'green-06', m1: 'red-06', m3: 'gold-05', b0: 'blue-08' },
      ],
      hands: [['red-12'], ['blue-01']],
      owned: [
        {
          projects: ['blackHoles-1', 'supernovae-1', 'mars-1'],
          validations: [
            { pile: 'centre', points: 5 },
            { pile: 'right', points: 5 },
          ],
        },
        { projects: ['mars-2'], validations: [] },
      ],
      lab: ['red-05', 'blue-03', 'green-03'],
    },
    partner: [{ type: 'place', card: 'blue-01', slot: 'm2', pay: [] }],
  },
} satisfies Readonly<Record<string, Scene>>;

export type SceneName = keyof typeof SCENES;

export function matchOf(scene: SceneName): LiveMatch<SpaceLabWords> {
  const position = spaceLab.parseSetup(SCENES[scene].position, TABLE);
  if (!position.ok) throw new Error(position.error);
  return new LiveMatch(spaceLab, { ...TABLE, chance: quickChance(1), setup: position.value });
}
