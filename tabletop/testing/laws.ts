/** The laws every game must keep, tried over random matches. */

import type { Words } from '#tabletop';
import type { LawReport, Trial } from './trial.ts';

export function breachesOf<W extends Words>(trial: Trial<W>): LawReport {
  throw new Error(`no laws yet for ${trial.game.id}`);
}
