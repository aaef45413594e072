/** One person's search through one galaxy: what comes to mind, and when. The same again from the same dice. */

import type { Position } from '#games/space-bowl';
import { type Millis, type QuickChance, shuffle } from '#tabletop';
import { between, fraction, happens, humanTime } from '../dice.ts';
import type { Candidate } from './pattern.ts';
import { FORM, LANDED, type Skill, SPREAD } from './skill.ts';

/** Where a card would be right if the joker lay there. */
export interface JokerIdea {
  readonly at: Millis;
  readonly position: Position;
  readonly joker: Position;
}

/** All times count from the throw. */
export interface Search {
  /** A card that seems valid; null if none ever does. */
  readonly found: { readonly at: Millis; readonly position: Position } | null;
  /** In the order in which they came to mind. */
  readonly jokerIdeas: readonly JokerIdea[];
  /** When everything had been looked at once, twice, three times; the last may have been broken off. */
  readonly passes: readonly Millis[];
}

const PASSES = 3;

/** Patience differs from one round to the next. */
const PATIENCE = { least: 0.75, most: 1.25 } as const;

export function searchOf(candidates: readonly Candidate[], skill: Skill, dice: QuickChance): Search {
  const jokerIdeas: JokerIdea[] = [];
  const passes: Millis[] = [];
  const tempo = humanTime(dice, 1, FORM);
  const patience = LANDED + between(dice, PATIENCE.least, PATIENCE.most) * skill.patience;
  const earliest = LANDED + skill.least;
  let clock = LANDED + tempo * humanTime(dice, skill.reaction, SPREAD);
  for (let pass = 0; pass < PASSES; pass++) {
    for (const candidate of inGuidedOrder(candidates, skill.guidance, dice)) {
      const seen = inspected(candidate, skill, dice);
      clock += tempo * seen.took;
      if (clock > patience) return { found: null, jokerIdeas, passes: [...passes, Math.round(patience)] };
      if (seen.fails === 0) {
        const at = Math.max(earliest, clock + tempo * humanTime(dice, skill.press, SPREAD));
        return { found: { at: Math.round(at), position: candidate.position }, jokerIdeas, passes };
      }
      if (seen.fails !== 1 || seen.joker === null) continue;
      jokerIdeas.push({
        at: Math.round(Math.max(earliest, clock)),
        position: candidate.position,
        joker: seen.joker,
      });
    }
    passes.push(Math.round(Math.max(earliest, clock)));
  }
  return { found: null, jokerIdeas, passes };
}

/** Cards on which much is right catch the eye earlier, the more so the better somebody searches. */
function inGuidedOrder(candidates: readonly Candidate[], guidance: number, dice: QuickChance): readonly Candidate[] {
  const ranked = shuffle(dice, candidates.slice()).map((candidate) => {
    const right = candidate.relations.filter(({ holds }) => holds).length / Math.max(1, candidate.relations.length);
    return { candidate, rank: (1 - guidance) * fraction(dice) - guidance * right };
  });
  return ranked.sort((one, other) => one.rank - other.rank).map(({ candidate }) => candidate);
}

interface Seen {
  readonly took: number;
  readonly fails: number;
  readonly joker: Position | null;
}

/** Relation by relation, up to the first that fails; whoever thinks of the joker goes on to the second. */
function inspected({ relations }: Candidate, skill: Skill, dice: QuickChance): Seen {
  const most = happens(dice, skill.jokerSense) ? 2 : 1;
  let took = humanTime(dice, skill.look, SPREAD);
  let fails = 0;
  let joker: Position | null = null;
  for (const relation of shuffle(dice, relations.slice())) {
    // Outside the galaxy needs no second look.
    if (relation.on === null) return { took, fails: most + 1, joker: null };
    took += humanTime(dice, skill.relation, SPREAD);
    if (relation.holds ? !happens(dice, skill.miss) : happens(dice, skill.alarm)) continue;
    fails++;
    joker = relation.joker;
    if (fails === most) break;
  }
  // With one look only it is not known whether the rest was right.
  return { took, fails: fails === 1 && most === 1 ? 2 : fails, joker };
}
