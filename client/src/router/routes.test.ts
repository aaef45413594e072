import { expect, test } from 'vitest';
import { addressOf, routeOf } from './routes.ts';

test.each([
  ['/', { page: 'home' }],
  ['/settings', { page: 'settings' }],
  ['/matches', { page: 'matches' }],
  ['/people', { page: 'people' }],
  ['/me', { page: 'me' }],
  ['/return', { page: 'return' }],
  ['/LUMO', { page: 'join', code: 'LUMO' }],
  ['/lumo?from=qr', { page: 'join', code: 'LUMO' }],
  ['/games/space-lab', { page: 'game', game: 'space-lab' }],
  ['/games/space-lab/rules', { page: 'rules', game: 'space-lab' }],
  ['/games/space-lab/new', { page: 'new-table', game: 'space-lab' }],
  ['/games/chess', { page: 'nowhere' }],
  ['/games/__proto__', { page: 'nowhere' }],
  ['/play/abc/replay', { page: 'replay', match: 'abc' }],
  ['/tables/xyz/screen', { page: 'screen', table: 'xyz' }],
  ['/tables/xyz/replay', { page: 'recording', table: 'xyz' }],
  ['/challenges', { page: 'challenges' }],
  ['/challenges/aB_c-9', { page: 'challenge', challenge: 'aB_c-9' }],
  ['/challenges/aB_c-9/10', { page: 'challenge-round', challenge: 'aB_c-9', round: 9 }],
  ['/challenges/aB_c-9/0', { page: 'nowhere' }],
  ['/tv', { page: 'tv' }],
  ['/tv/lumok', { page: 'pair', code: 'LUMOK' }],
  ['/tv/lumok/more', { page: 'nowhere' }],
  ['/tv/12345', { page: 'nowhere' }],
  ['/device/aB_c-9', { page: 'device', code: 'aB_c-9' }],
  ['/device/aB_c-9/more', { page: 'nowhere' }],
  ['/tables/a b', { page: 'nowhere' }],
  ['/lumok', { page: 'join', code: 'LUMOK' }],
  ['/lumoko', { page: 'nowhere' }],
  ['/play/abc/replay/more', { page: 'nowhere' }],
])('%s', (address, route) => {
  expect(routeOf(address)).toEqual(route);
});

test('addresses lead back to their pages', () => {
  expect(routeOf(addressOf.match('m1'))).toEqual({ page: 'match', match: 'm1' });
  expect(routeOf(addressOf.code('LUMO'))).toEqual({ page: 'join', code: 'LUMO' });
  expect(routeOf(addressOf.device('aB_c-9'))).toEqual({ page: 'device', code: 'aB_c-9' });
  expect(routeOf(addressOf.recording('t1'))).toEqual({ page: 'recording', table: 't1' });
});
