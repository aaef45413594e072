import { expect, test } from 'vitest';
import type { Told } from '../../host/host.ts';
import { logLines } from './log-lines.ts';

const told = (type: string, seat: number, byBot?: boolean): Told => ({
  at: 0,
  event: { type, seat } as Told['event'],
  ...(byBot === undefined ? {} : { byBot }),
});

test('what a bot did for somebody is named once, before all of it', () => {
  const log = [
    told('takes', 0),
    told('unsaid', 1, true),
    told('places', 1, true),
    told('keeps', 1, true),
    told('takes', 0),
    told('places', 2, true),
  ];
  const sentence = ({ event }: Told): string | null => (event.type === 'unsaid' ? null : event.type);
  expect(logLines(log, sentence, (seat) => `bot for ${seat}`)).toEqual([
    ...['takes', 'bot for 1', 'places', 'keeps', 'takes', 'bot for 2', 'places'],
  ]);
});
