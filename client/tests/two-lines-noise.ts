/** What nobody should say, or at another moment. */

export const NOISE: readonly (object | string)[] = [
  '{',
  '[]',
  '{"type":"dance"}',
  { type: 'join', version: 1, table: 'elsewhere' },
  { type: 'move', key: 'short', seat: 0, move: {} },
  { type: 'undo', key: 'long-enough', seat: 0, more: true },
  { type: 'say', what: { kind: 'phrase', phrase: 'hello' } },
  { type: 'say', what: { kind: 'text', text: 'hello' } },
  { type: 'told', at: 0 },
  { type: 'seen', at: 0 },
  { type: 'contribute', seat: 0, commitment: '0'.repeat(64), bytes: '0'.repeat(32) },
  { type: 'sync', sent: 1 },
];
