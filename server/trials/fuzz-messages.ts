/** Messages that nobody should send: not one of them may change anything. */

import fc from 'fast-check';
import { understand } from '#protocol';

export interface FuzzedTable {
  /** The one move that was made, as it was sent. */
  readonly done: string;
  readonly doneKey: string;
  /** A seat that has not moved. */
  readonly idle: number;
  /** Well formed moves that the rules refuse as things stand, each with its seat. */
  readonly refused: readonly { readonly seat: number; readonly move: object }[];
}

/** A frame, and whether it is the old move again: then the answer is that it was accepted. */
export interface Fuzzed {
  readonly frame: string | Buffer;
  readonly isReplay: boolean;
}

/** Values that have surprised programs before. */
const nasty = fc.oneof(
  fc.constantFrom<unknown>(null, true, -1, -0, 1e308, 2 ** 53, 0.1, '', '\ud800', '__proto__', 'constructor', [], {}),
  fc.constantFrom<unknown>({ __proto__: null }, { type: '__proto__' }, [[[]]], 'x'.repeat(2_000)),
  fc.double(),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.object({ maxDepth: 2, maxKeys: 3 }),
);

const garbage = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.json({ maxDepth: 12 }),
  fc.integer({ min: 9, max: 1_500 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
  fc
    .integer({ min: 9, max: 400 })
    .map((depth) => `{"type":"move","move":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`),
  fc.integer({ min: 4_097, max: 20_000 }).map((size) => JSON.stringify({ type: 'say', text: 'y'.repeat(size) })),
  fc.constantFrom(
    '{"type":"undo","key":"aaaaaaaa","seat":0,"__proto__":{"seat":1}}',
    '{"type":"move","key":"aaaaaaaa","seat":1e999,"move":{}}',
    '{"type":"join","version":1,"table":"\\ud800"}',
    '{"type":"say","what":{"kind":"text","text":"\\udfff"}}',
    '{"type":"move","type":"join"}',
    '',
    ' ',
    '\u0000',
  ),
  fc.uint8Array({ maxLength: 64 }).map((bytes) => Buffer.from(bytes)),
);

/** A message that would be understood, with one field wrong, one too many or one missing. */
const twistedOf = ({ doneKey, idle }: FuzzedTable) =>
  fc
    .tuple(
      fc.constantFrom<{ readonly [key: string]: unknown }>(
        { type: 'move', key: 'abcdefgh', seat: idle, move: {} },
        { type: 'move', key: 'abcdefgh', seat: idle, move: {}, judged: { match: 'another', hash: '0'.repeat(16) } },
        // With another key for the seat that moved this could be granted.
        { type: 'undo', key: doneKey, seat: idle },
        { type: 'contribute', seat: idle, commitment: 'a'.repeat(64), bytes: 'b'.repeat(32) },
        { type: 'say', what: { kind: 'text', text: 'not here' } },
        { type: 'join', version: 1, table: 'somewhere' },
        { type: 'seen', at: 0 },
        { type: 'step-back', key: 'abcdefgh', seat: idle },
        { type: 'pause', isPaused: true },
        { type: 'here' },
        { type: 'go-on', from: 'lobby' },
        { type: 'attend', version: 1 },
        { type: 'plan', key: 'abcdefgh', seat: idle, move: {}, judged: { match: 'another', hash: '0'.repeat(16) } },
        { type: 'forget-plan', key: 'abcdefgh', seat: idle },
      ),
      fc.nat(4),
      nasty,
      fc.constantFrom('twist', 'drop', 'add'),
    )
    .map(([message, which, value, how]) => {
      const keys = Object.keys(message);
      const name = keys[which % keys.length] as string;
      if (how === 'drop') {
        return JSON.stringify(Object.fromEntries(Object.entries(message).filter(([key]) => key !== name)));
      }
      return JSON.stringify({ ...message, [how === 'add' ? 'extra' : name]: value });
    })
    .filter((frame) => !isSilent(frame));

/** Where there is nothing to look at, and nobody was asked, it has no answer. */
function isSilent(frame: string): boolean {
  const understood = understand(frame);
  return understood.ok && ['seen', 'here'].includes(understood.message.type);
}

const key = fc.string({ minLength: 8, maxLength: 40, unit: fc.constantFrom(...'abcXYZ09_-') });

/** Well formed, and not allowed: seats that are not there, moves that are none. */
const senseless = fc.tuple(fc.nat(7), nasty, key).map(([seat, move, key]) => {
  const type = typeof move === 'string' ? move : 'no-such-move';
  return JSON.stringify({ type: 'move', key, seat, move: { type, extra: move } });
});

/** Moves of the game, at the wrong moment or in the wrong seat. */
const illegalOf = ({ refused }: FuzzedTable) =>
  fc
    .tuple(fc.constantFrom(...refused), key)
    .map(([{ seat, move }, key]) => JSON.stringify({ type: 'move', key, seat, move }));

/** The old key for something else, in any seat. */
const reusedOf = ({ doneKey, refused }: FuzzedTable) =>
  fc
    .constantFrom(...refused)
    .map(({ seat, move }) => JSON.stringify({ type: 'move', key: doneKey, seat, move: { ...move, again: true } }));

export function anythingAt(table: FuzzedTable): fc.Arbitrary<Fuzzed> {
  const bad = fc.oneof(garbage, twistedOf(table), senseless, illegalOf(table), reusedOf(table));
  return fc.oneof(
    { weight: 9, arbitrary: bad.map((frame) => ({ frame, isReplay: false })) },
    { weight: 1, arbitrary: fc.constant({ frame: table.done, isReplay: true }) },
  );
}
