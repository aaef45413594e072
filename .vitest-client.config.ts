import { defineConfig } from 'vitest/config';
export default defineConfig({ root: '/work/wt/client', test: { include: ['client/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 120_000, maxWorkers: 2 } });
