import { expect, test } from 'vitest';
import { Outbox, readLetter } from './outbox.ts';

/** What each line is told, in order; anything else that is said is told to all of them. */
function toldBy(outbox: Outbox, lines: readonly number[]): ReadonlyMap<number, readonly string[]> {
  const { items, texts } = readLetter(outbox.letter('here'));
  const told = new Map(lines.map((line) => [line, [] as string[]]));
  let at = 0;
  for (const [kind, body, , length] of items as [string, unknown, number, number][]) {
    const text = kind === 'frame' ? texts.slice(at, at + length) : kind;
    if (kind === 'frame') at += length;
    for (const line of kind === 'frame' ? (body as number[]) : lines) told.get(line)?.push(text);
  }
  return told;
}

test('a frame that several lines get is in a letter once', () => {
  const outbox = new Outbox();
  for (const line of [1, 2, 3]) outbox.frame(line, 'größer', 0);
  const { items, texts } = readLetter(outbox.letter('here'));
  expect([items, texts]).toEqual([[['frame', [1, 2, 3], 0, 6]], 'größer']);
  expect(outbox.isEmpty).toBe(true);
});

test('each line is told everything in order, and as often as it was said', () => {
  const outbox = new Outbox();
  outbox.frame(1, 'a', 0);
  outbox.frame(2, 'b', 0);
  outbox.frame(1, 'b', 0);
  outbox.frame(1, 'a', 0);
  outbox.frame(1, 'a', 0);
  outbox.say('close', null);
  outbox.frame(2, 'a', 0);
  const told = toldBy(outbox, [1, 2]);
  expect(told.get(1)).toEqual(['a', 'b', 'a', 'a', 'close']);
  expect(told.get(2)).toEqual(['b', 'close', 'a']);
});

test('what is held for another while is another frame, and the next letter begins anew', () => {
  const outbox = new Outbox();
  outbox.frame(1, 'a', 0);
  outbox.frame(2, 'a', 30);
  expect(readLetter(outbox.letter('here'))).toMatchObject({ number: 1, items: [{}, {}], texts: 'aa' });
  outbox.frame(2, 'a', 30);
  expect(readLetter(outbox.letter('here'))).toMatchObject({ number: 2, items: [['frame', [2], 30, 1]], texts: 'a' });
});
