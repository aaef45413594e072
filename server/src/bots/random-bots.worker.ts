import { parentPort } from 'node:worker_threads';
import { GAMES } from '#games';
import type { Game } from '#tabletop';
import { randomDecision } from './random-bots.ts';
import type { Answer, Question } from './worker-runner.ts';

const games: { readonly [id: string]: Game } = GAMES;

parentPort?.on('message', ({ id, game, view, asked }: Question) => {
  parentPort?.postMessage(answerTo(id, () => decision(game, view, asked)));
});

function decision(id: string, view: object, asked: Question['asked']) {
  const game = games[id];
  if (game === undefined) throw new Error(`no game "${id}"`);
  return randomDecision(game, view, asked);
}

function answerTo(id: number, decide: () => ReturnType<typeof decision>): Answer {
  try {
    return { id, decision: decide() };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
