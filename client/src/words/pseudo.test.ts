import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { pseudonymous } from './pseudo.ts';

test('text grows by two fifths, word by word, and what is filled in stays', () => {
  expect(pseudonymous({ a: 'Play now' })).toEqual({ a: 'Płáý~~ ñöw~' });
  const compiled = { a: compileMessage('{n, plural, one {# second} other {# seconds}} for {name}') };
  expect(pseudonymous(compiled as unknown as Record<string, string>)).toEqual({
    a: [['n', 'plural', { one: ['#', ' šéçöñđ~~~'], other: ['#', ' šéçöñđš~~~'] }], ' för~~ ', ['name']],
  });
});
