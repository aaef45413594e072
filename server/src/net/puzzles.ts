/** Puzzles: whoever hands in a whole attempt learns what it won, and how the most could have been won. */

import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { answerTo } from '#games/gravity-superstar/answers';
import { judge, puzzleWith } from '#games/gravity-superstar/puzzles';
import { refuse } from '../tables/refused.ts';

/** Many times what any puzzle takes. */
const MOST_MOVES = 64;
const Attempt = v.strictObject({ moves: v.pipe(v.array(v.unknown()), v.maxLength(MOST_MOVES)) });

export function addPuzzles(server: FastifyInstance): void {
  server.post<{ Params: { id: string } }>('/puzzles/gravity-superstar/:id', async (request) => {
    const puzzle = puzzleWith(request.params.id) ?? refuse('not-found', 'there is no such puzzle');
    const judged = judge(puzzle, movesIn(request));
    if (!judged.ok) return refuse('not-understood', `move ${judged.move}: ${judged.because}`);
    return { points: judged.won, best: puzzle.best, line: answerTo(puzzle.id) ?? [] };
  });
}

function movesIn(request: FastifyRequest): readonly unknown[] {
  const read = v.safeParse(Attempt, request.body ?? {});
  if (!read.success) return refuse('not-understood', `wrong or unknown: moves, at most ${MOST_MOVES} of them`);
  return read.output.moves;
}
