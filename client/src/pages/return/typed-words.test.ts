import { expect, test } from 'vitest';
import { wordsIn } from './typed-words.ts';

const WORDS = ['comet', 'river', 'lamp'];

test.each([
  'comet river lamp',
  '  Comet, RIVER,lamp. ',
  '1. comet\n2. river\n3. lamp\n',
  'comet – river – lamp',
  '1) Comet 2) River 3) Lamp',
])('%j is three words', (typed) => expect(wordsIn(typed)).toEqual(WORDS));

test('nothing but blanks is no word', () => expect(wordsIn(' \n ,. ')).toEqual([]));
