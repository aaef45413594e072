import { expect, test } from 'vitest';
import { tabTitle } from './tab-title.ts';

test.each([
  ['somebody else’s turn', 'space-lab', { of: 1, viewer: 0 }, 'Space Lab · Starboard'],
  ['one’s own turn', 'space-lab', { of: 0, viewer: 0 }, '● Your turn · Space Lab'],
  ['all at once', 'space-bowl', { of: null, viewer: 0 }, 'Space Bowl · Starboard'],
  ['only watching', 'gravity-superstar', { of: 2, viewer: 'spectator' }, 'Gravity Superstar · Starboard'],
] as const)('the tab says which match it is, and when it waits for you: %s', (_, title, turn, words) => {
  expect(tabTitle(title, turn, 'Your turn')).toBe(words);
});
