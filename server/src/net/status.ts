/** The state of the house, for whoever brings the operator's token. */

import type { FastifyInstance } from 'fastify';
import type { Status } from '../status.ts';
import { refuse } from '../tables/refused.ts';
import type { Api } from './api.ts';
import { askerOf } from './asked.ts';
import { brings } from './watching.ts';

export interface OperatorView {
  readonly status: Status;
  readonly token: string;
}

/** Where nobody holds a token there is no such page. */
export function addStatus(server: FastifyInstance, api: Api, view: OperatorView | null): void {
  server.get('/status', async (request) => {
    if (view === null) return refuse('not-found');
    const asker = askerOf(api, request);
    api.limits.mayGuess(asker);
    if (brings(view.token, request.headers)) return view.status.info();
    api.limits.countWrongGuess(asker);
    return refuse('wrong-token');
  });
}
