import type { Manifest } from '../../catalogue/manifest.ts';

export const manifest: Manifest = {
  minutes: 20,
  ages: { from: 8, to: 99 },
  practice: 'practice',
  opponents: 1,
  loadRules: async () => (await import('#games/space-builder')).spaceBuilder,
  earlier: { 1: async () => (await import('#games/space-builder/versions/1')).default },
};
