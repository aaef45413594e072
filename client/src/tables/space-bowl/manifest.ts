import type { Manifest } from '../../catalogue/manifest.ts';

export const manifest: Manifest = {
  minutes: 30,
  ages: { from: 8, to: 0 },
  practice: 'practice',
  opponents: 1,
  loadRules: async () => (await import('#games/space-bowl')).spaceBowl,
};
