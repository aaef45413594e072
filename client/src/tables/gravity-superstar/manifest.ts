import type { Manifest } from '../../catalogue/manifest.ts';

export const manifest: Manifest = {
  minutes: 20,
  ages: { from: 7, to: 0 },
  practice: 'puzzles',
  opponents: 1,
  loadRules: async () => (await import('#games/gravity-superstar')).gravitySuperstar,
};
