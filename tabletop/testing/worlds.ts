/** Two worlds: change only what a viewer may not know, and nothing that reaches that viewer may change. */

import {
  type Chance,
  type Game,
  type Input,
  isRealTime,
  seatsOf,
  throughText,
  type Viewer,
  viewersOf,
  type Words,
} from '#tabletop';
import type { Ledger } from './ledger.ts';
import { difference } from './plain.ts';
import type { Moment } from './random-match.ts';
import type { OtherWorld, Trial } from './trial.ts';

export function compareWorlds<W extends Words>(
  trial: Trial<W>,
  moment: Moment<W>,
  chance: Chance,
  ledger: Ledger,
): void {
  for (const viewer of viewersOf(moment.table.seatCount)) {
    const other = trial.otherWorld(trial.game.copy(moment.state), viewer, chance);
    if (other === null) continue;
    if (withoutChance(other.state) !== withoutChance(moment.state)) ledger.countWorld();
    const found =
      inSight(trial.game, moment.state, other.state, viewer) ??
      inTurns(trial.game, moment, other.state) ??
      inRefusals(trial, moment, other, viewer, chance) ??
      inWhatComes(trial.game, moment, other, viewer);
    if (found !== null) ledger.breach('two worlds look the same', `${viewer}: ${found}`);
  }
}

const withoutChance = (state: object): string => JSON.stringify({ ...state, chance: null });

function inSight<W extends Words>(game: Game<W>, one: W['State'], two: W['State'], viewer: Viewer): string | null {
  const view = game.view(one, viewer);
  const legal = JSON.stringify(game.legalMoves(view));
  const otherView = game.view(two, viewer);
  const [text, otherText] = [JSON.stringify(view), JSON.stringify(otherView)];
  if (text !== otherText) return `the view differs: ${difference(text, otherText)}`;
  // Once more from the text, so that nothing can be smuggled along beside it.
  for (const offered of [game.legalMoves(otherView), game.legalMoves(throughText(view))]) {
    const otherLegal = JSON.stringify(offered);
    if (legal !== otherLegal) return `the legal moves differ: ${difference(legal, otherLegal)}`;
  }
  return null;
}

/** Whose turn it is is shown to everybody, wherever a match is waited for: in lists, on clocks, when somebody is idle. */
function inTurns<W extends Words>(game: Game<W>, { state, table }: Moment<W>, other: W['State']): string | null {
  if (isRealTime(game)) return null;
  const [one, two] = [state, other].map((world) =>
    seatsOf(table.seatCount)
      .filter((seat) => game.legalMoves(game.view(world, seat)).length > 0)
      .join(', '),
  );
  return one === two ? null : `who can move differs: ${one} here and ${two} there`;
}

/** A refusal is an answer too. */
function inRefusals<W extends Words>(
  trial: Trial<W>,
  moment: Moment<W>,
  other: OtherWorld<W>,
  viewer: Viewer,
  chance: Chance,
): string | null {
  if (viewer === 'spectator') return null;
  const { game } = trial;
  const move = game.parseMove(trial.anyMove(moment.table, chance));
  if (move === null) return null;
  const input = { at: moment.now, by: viewer, move };
  const [one, two] = [moment.state, other.state].map((state) => {
    const refusal = game.play(game.copy(state), input, () => undefined);
    return refusal === null ? 'accepted' : JSON.stringify(refusal);
  });
  return one === two ? null : `${JSON.stringify(move)} is ${one} here and ${two} there`;
}

function inWhatComes<W extends Words>(
  game: Game<W>,
  moment: Moment<W>,
  other: OtherWorld<W>,
  viewer: Viewer,
): string | null {
  if (moment.next === null) return null;
  const translated = other.translate(moment.next);
  if (translated === null) return null;
  const here = game.copy(moment.state);
  const there = game.copy(other.state);
  const seen = seenDuring(game, here, moment.next, viewer);
  const otherSeen = seenDuring(game, there, translated, viewer);
  if (seen !== otherSeen) return `the events differ: ${difference(seen, otherSeen)}`;
  const found = inSight(game, here, there, viewer);
  return found === null ? null : `after ${JSON.stringify(moment.next)}: ${found}`;
}

function seenDuring<W extends Words>(
  game: Game<W>,
  state: W['State'],
  input: Input<W['Move']>,
  viewer: Viewer,
): string {
  const events: (W['Event'] | null)[] = [];
  const refusal = game.play(state, input, (event) => events.push(game.eventFor(event, viewer)));
  const refused = refusal === null || input.by === viewer ? refusal : 'refused';
  return JSON.stringify([refused, events.filter((event) => event !== null)]);
}
