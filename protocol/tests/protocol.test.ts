import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isDeeperThan, patchBetween, patched, Shown, understand, viewHash } from '#protocol';

const key = 'abcdefgh12';

describe('understanding a frame', () => {
  test.each([
    [{ type: 'join', version: 1, table: 't' }],
    [{ type: 'join', version: 1, table: 't', seen: [{ viewer: 'spectator', stream: 's', seq: 3 }] }],
    [{ type: 'move', key, seat: 0, move: { type: 'go' } }],
    [{ type: 'move', key, seat: 0, move: null, pressed: 12.5 }],
    [{ type: 'undo', key, seat: 1 }],
    [{ type: 'legal', seat: 2 }],
    [{ type: 'sync', sent: 1 }],
    [{ type: 'say', what: { kind: 'phrase', phrase: 'hello' } }],
    [{ type: 'say', what: { kind: 'text', text: 'hi there' } }],
    [{ type: 'refresh', viewer: 0 }],
    [{ type: 'check', seen: [{ viewer: 0, stream: 's', seq: 3 }] }],
    [{ type: 'contribute', seat: 0, commitment: 'a'.repeat(64), bytes: '0f'.repeat(16) }],
  ])('%j is understood as it was said', (message) => {
    expect(understand(JSON.stringify(message))).toEqual({ ok: true, message });
  });

  test.each([
    ['not JSON', '{', 'not-understood', null],
    ['no message', 'null', 'not-understood', null],
    ['an unknown type', '{"type":"hack"}', 'not-understood', null],
    ['an unknown key', `{"type":"undo","key":"${key}","seat":0,"more":1}`, 'not-understood', key],
    ['__proto__', `{"type":"undo","key":"${key}","seat":0,"__proto__":{"seat":1}}`, 'not-understood', key],
    ['a seat that is no number', `{"type":"undo","key":"${key}","seat":"0"}`, 'not-understood', key],
    ['a huge seat', `{"type":"undo","key":"${key}","seat":1e308}`, 'not-understood', key],
    ['a missing field', `{"type":"undo","key":"${key}"}`, 'not-understood', key],
    ['a key that is no key', '{"type":"undo","key":"a b","seat":0}', 'not-understood', null],
    ['half a character', '{"type":"say","what":{"kind":"text","text":"\\ud800"}}', 'not-understood', null],
    ['text that turns direction', '{"type":"say","what":{"kind":"text","text":"a\\u202eb"}}', 'not-understood', null],
    ['too deep', `{"type":"move","move":${'['.repeat(9)}${']'.repeat(9)}}`, 'too-deep', null],
    ['too big', `{"type":"move","move":"${'x'.repeat(5000)}"}`, 'too-big', null],
  ])('%s', (_name, frame, because, named) => {
    expect(understand(frame)).toEqual({ ok: false, because, key: named });
  });

  test('brackets inside text are no depth', () => {
    expect(isDeeperThan('{"a":"[[[[\\"[["}', 1)).toBe(false);
    expect(isDeeperThan('{"a":[1]}', 1)).toBe(true);
  });
});

const trees = fc.object({ maxDepth: 4, withNullPrototype: false }).map((tree) => JSON.parse(JSON.stringify(tree)));

describe('patches', () => {
  test('any view becomes any other', () => {
    fc.assert(
      fc.property(trees, trees, (before, after) => {
        const patch = patchBetween(before, after);
        const sent = JSON.parse(JSON.stringify(patch));
        expect(patched(before, sent)).toEqual(after);
        expect(viewHash(patched(before, sent))).toBe(viewHash(after));
      }),
      { numRuns: 2_000, seed: 1 },
    );
  });

  test('what is shown has the hash of the view, however it came to be', () => {
    fc.assert(
      fc.property(fc.array(trees, { minLength: 1, maxLength: 6 }), fc.nat(), (views, pick) => {
        const shown = new Shown({});
        let held: object = {};
        for (const [index, view] of views.entries()) {
          // Mostly like the one before, as views are.
          const keys = Object.keys(held);
          const next = index % 2 === 0 ? view : { ...structuredClone(held), [keys[pick % keys.length] ?? 'new']: view };
          held = patched(held, JSON.parse(JSON.stringify(shown.turnTo(next))));
          expect(held).toEqual(next);
          expect(shown.hash).toBe(viewHash(next));
          // To the letter: the order of its keys tells nothing of what was shown before.
          expect(JSON.stringify(shown.view)).toBe(JSON.stringify(next));
        }
      }),
      { numRuns: 2_000, seed: 1 },
    );
  });

  test('equal views need none, and what is untouched is shared', () => {
    const before = { a: { b: [1, 2, 3] }, c: { d: 1, e: 2, f: 3 } };
    expect(patchBetween(before, structuredClone(before))).toBeNull();
    const patch = patchBetween(before, { a: { b: [1, 2, 3] }, c: { d: 1, e: 5, f: 3 } });
    expect(patch).toEqual({ in: { c: { set: { e: 5 } } } });
    expect(patched(before, patch).a).toBe(before.a);
  });

  test.each([
    ['a list that grows', [1, 2], [1, 2, 3], { length: 3, set: { 2: 3 } }],
    ['a list that shrinks', [1, 2, 3], [1, 2], { length: 2 }],
    ['a key that goes', { a: 1, b: 2 }, { a: 1 }, { cut: ['b'] }],
  ])('%s', (_name, before, after, patch) => {
    expect(patchBetween(before, after)).toEqual(patch);
  });
});

describe('view hashes', () => {
  test('do not depend on the order of keys', () => {
    expect(viewHash({ a: 1, b: [true, null] })).toBe(viewHash({ b: [true, null], a: 1 }));
  });

  test('differ for different views', () => {
    const views = [
      {},
      [],
      null,
      0,
      1,
      -1,
      '',
      '0',
      { a: 1 },
      { a: '1' },
      { b: 1 },
      [1],
      [[1]],
      [1, 2],
      [2, 1],
      1.5,
      true,
      false,
    ];
    expect(new Set(views.map(viewHash)).size).toBe(views.length);
  });

  test('are those of docs/protocol.md', () => {
    const docs = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8');
    expect(docs).toContain(`\`{}\` → \`${viewHash({})}\``);
    expect(docs).toContain(`\`{"a":[1,"x",null,true,2.5]}\` → \`${viewHash({ a: [1, 'x', null, true, 2.5] })}\``);
  });
});
