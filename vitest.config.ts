import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{tabletop,games,bots,protocol,server,client,cli,tools}/**/*.test.{ts,tsx}'],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // Two cores are the smallest machine this must be quick on.
    maxWorkers: 2,
  },
});
