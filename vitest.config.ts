import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{tabletop,games,bots,protocol,server,cli,tools}/**/*.test.ts'],
    testTimeout: 120_000,
    // Two cores are the smallest machine this must be quick on.
    maxWorkers: 2,
  },
});
