import { expect, test } from 'vitest';
import { driftIn, readGlossary, type Said } from '../glossary.ts';

const GLOSSARY = readGlossary(`
# Glossary

## Space Lab

| français           | Deutsch    | English  | code word |
| ------------------ | ---------- | -------- | --------- |
| carte Lab          | Laborkarte | Lab card | \`lab\`   |
| recruter (prendre) | anwerben   | recruit  | \`r\`     |

## Never said

| game      | language | never               | but       |
| --------- | -------- | ------------------- | --------- |
| Space Lab | français | carte Labo, labos   | carte Lab |
`);

const said = (...texts: readonly string[]): readonly Said[] => [
  { chapter: 'Space Lab', language: 'fr', texts },
  { chapter: 'Space Lab', language: 'de', texts: ['Laborkarten', 'Jemanden anwerben'] },
];

test('words in brackets are not asked for, commas part banned words', () => {
  expect(GLOSSARY.terms.map(({ word }) => word)).toEqual(['carte Lab', 'Laborkarte', 'recruter', 'anwerben']);
  expect(GLOSSARY.banned.map(({ word }) => word)).toEqual(['carte Labo', 'labos']);
});

test('terms may have endings', () => {
  expect(driftIn(GLOSSARY, said('Trois cartes Lab', 'Il recrute'))).toEqual([]);
});

test('a term nobody says and a banned word somebody says are named', () => {
  expect(driftIn(GLOSSARY, said('Il recrute', 'Une carte Labo'))).toEqual([
    'Space Lab, fr: “carte Labo” instead of “carte Lab” in: une carte labo',
  ]);
  expect(driftIn(GLOSSARY, said('Une carte Lab'))).toEqual([
    'Space Lab, fr: nothing says “recruter”, which the glossary names.',
  ]);
});

test('a ban that leads to no term is named', () => {
  const glossary = { ...GLOSSARY, banned: [{ ...GLOSSARY.banned[0], instead: 'carte Laboratoire' }] };
  expect(driftIn(glossary as typeof GLOSSARY, said('Cartes Lab', 'Il recrute'))).toEqual([
    'Space Lab, fr: “carte Laboratoire” is no term of the glossary.',
  ]);
});

test('other games and other languages are not looked at', () => {
  const other: readonly Said[] = [{ chapter: 'Space Bowl', language: 'fr', texts: ['carte Labo'] }];
  expect(driftIn(GLOSSARY, other)).toEqual([]);
});
