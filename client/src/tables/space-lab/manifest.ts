import type { Manifest } from '../../catalogue/manifest.ts';

export const manifest: Manifest = {
  minutes: 20,
  ages: { from: 10, to: 0 },
  practice: 'practice',
  opponents: 1,
  loadRules: async () => (await import('#games/space-lab')).spaceLab,
};
