import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { gameFacts } from './client/build/game-facts.ts';
import { plant } from './server/trials/plant.ts';

/**
 * Nothing depends on how long a test takes: these are against tests that hang, each about five times what the longest
 * of its kind needs while ten others want the same two cores. What is meant to take long says so itself.
 */
const RULES_TIMEOUT = 600_000;
/** Servers are started, killed and started again. */
const SERVER_TIMEOUT = 600_000;
const PATIENCE = Number(process.env.PATIENCE ?? 300_000);
const BROWSER_TIMEOUT = 5 * PATIENCE;

const tests = (...folders: readonly string[]): string[] => folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`);

/** Files that take longest; begun last, one of them would keep a worker busy while the others have nothing left. */
const LONG = /\/(leaks|starving-[a-z]+|full-disk|new-game|pages|space-lab|[\w-]+-(table|match|matches))\.test\.ts$/;

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const [long, short] = [true, false].map((isLong) =>
      files.filter(({ moduleId }) => LONG.test(moduleId) === isLong),
    ) as [TestSpecification[], TestSpecification[]];
    return [...(await super.sort(long)), ...(await super.sort(short))];
  }
}

/** The stages of `npm test`, quickest first. */
export default defineConfig({
  define: gameFacts,
  // With a guard taken away, where a test is to show that it would notice.
  plugins: [{ name: 'planted', enforce: 'pre', transform: (code, id) => plant(id, code) }],
  test: {
    // Two cores are the smallest machine this must be quick on.
    maxWorkers: 2,
    sequence: { sequencer: LongFirst },
    // Files that follow one another in a worker share what they have imported, and the browser.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: tests('tabletop', 'games', 'bots', 'protocol'),
          testTimeout: RULES_TIMEOUT,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: tests('server', 'cli', 'tools'),
          testTimeout: SERVER_TIMEOUT,
          hookTimeout: SERVER_TIMEOUT,
          // Much of its time is spent waiting for processes to start, fill and end.
          maxWorkers: 5,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: tests('client'),
          globalSetup: 'client/tests/global-set-up.ts',
          testTimeout: BROWSER_TIMEOUT,
          hookTimeout: BROWSER_TIMEOUT,
          // Its own second is not enough for a page on a busy machine.
          expect: { poll: { timeout: PATIENCE } },
          // A third of its time is spent waiting for frames.
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
