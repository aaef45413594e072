/** Answers one question: what any worker does, wherever it runs. */

import type { TimeIsUp } from '../bot.ts';
import { botFor } from '../registry.ts';
import type { Answer, Question } from './messages.ts';

/** The longest any decision may take on a machine that is far too slow for its budget. */
export const HARD_CAP_MILLIS = 3_000;

/** A cap that starts now. `clock` counts milliseconds from whenever it likes. */
export function capFrom(clock: () => number, isCancelled: () => boolean): TimeIsUp {
  const end = clock() + HARD_CAP_MILLIS;
  return () => isCancelled() || clock() >= end;
}

export function answerTo({ id, game, view, asked }: Question, timeIsUp: TimeIsUp): Answer {
  const bot = botFor(game);
  if (bot === null) return { id, fault: `no bot plays ${game}` };
  try {
    return { id, decision: bot.decide(view, asked, timeIsUp) };
  } catch (error) {
    return { id, fault: error instanceof Error ? error.message : String(error) };
  }
}
