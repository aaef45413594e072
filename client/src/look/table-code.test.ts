import { expect, test } from 'vitest';
import { codeIn } from './table-code.ts';

test.each([
  ['lumo', 'LUMO', 'small letters'],
  [' L-u m o ', 'LUMO', 'blanks and dashes'],
  ['LU', 'LU', 'half a code'],
  ['lumokoma', 'LUMOK', 'no more than five letters'],
  ['lümo', 'LUMO', 'letters with accents'],
  ['https://starboard.example/t/lumok', 'LUMOK', 'a link'],
  ['https://starboard.example/t/lumo', 'LUMO', 'a link of an older table'],
  ['HTTPS://STARBOARD.EXAMPLE/LUMO/', 'LUMO', 'the link of a QR code'],
  ['https://starboard.example/?table=lumo', 'LUMO', 'a link with a question'],
  ['1234', '', 'no letters at all'],
])('%s is the code "%s": %s', (text, code) => {
  expect(codeIn(text)).toBe(code);
});
