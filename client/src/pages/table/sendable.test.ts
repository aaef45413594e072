import { expect, test } from 'vitest';
import { understand } from '#protocol';
import { sendable } from './sendable.ts';

const sent = (text: string) => understand(JSON.stringify({ type: 'say', what: { kind: 'text', text } }));

test.each([
  ['Hello', 'Hello'],
  ['  two\n lines\t', 'two lines'],
  ['a\u200b\u202eb', 'a b'],
  ['👩‍🚀 flies', '👩‍🚀 flies'],
  [' \u2060 ', ''],
])('%j is sent as %j', (typed, text) => {
  expect(sendable(typed)).toBe(text);
});

test('what the protocol refuses as typed it takes as sent', () => {
  const typed = 'look\u202e here\u0007';
  expect(sent(typed)).toMatchObject({ ok: false });
  expect(sent(sendable(typed))).toMatchObject({ ok: true, message: { what: { text: 'look here' } } });
});
