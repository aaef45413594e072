import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ToClient } from '#protocol';
import { type Gathered, gather, type Seated } from '../trials/company.ts';
import { type TrialServer, trialServer, until } from '../trials/running.ts';

let server: TrialServer;
let gathered: Gathered;
beforeAll(async () => {
  server = await trialServer();
  gathered = await gather(server, 1, { game: 'space-bowl', seats: 2 });
});
afterAll(async () => {
  gathered.leave();
  await server.end();
});

const textOf = (message: ToClient | undefined): string | null =>
  message?.type === 'said' && message.what.kind === 'text' ? message.what.text : null;

// Around the lengths at which a frame's head grows: 126 and 65,536 bytes, with and without letters of several bytes.
test.each([0, 1, 40, 41, 42, 43, 44, 45, 46, 1_000, 32_000, 65_440, 65_450, 65_460, 80_000])(
  'a text of %i letters arrives as it was sent',
  async (length) => {
    const table = await server.hall.table(gathered.table.id);
    const { heard } = gathered.people[0] as Seated;
    for (const text of ['x'.repeat(length), 'é✦'.repeat(length / 2)]) {
      heard.length = 0;
      table.company.send({ type: 'said', seat: 0, name: 'Ada', what: { kind: 'text', text } });
      table.company.send({ type: 'said', seat: 0, name: 'Ada', what: { kind: 'text', text: 'the next' } });
      await until('both frames', () => heard.length === 2);
      expect(heard.map(textOf)).toEqual([text, 'the next']);
    }
  },
);
