import { defineConfig } from 'vitest/config';

/** Tests that meet a real PostgreSQL. Everything else runs without one, in the project `unit`. */
const DATABASE_TESTS = [
  'apps/server/src/**/*.test.ts',
  'apps/sandbox/src/**/*.test.ts',
  'apps/originals/src/**/*.test.ts',
  'bench/**/*.test.ts',
  'tools/{postgres,run}/**/*.test.ts',
];

/** Unit tests that `tools/check.mjs` runs too: `REGISTRIES=skip` leaves them to it. */
const REGISTRIES = ['packages/i18n/src/texts.test.ts', 'tools/{registries,docs}/**/*.test.ts'];

/** `npx vitest run --project unit` or `--project database`; browser tests live in `e2e/`. */
export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A worker that is busy with other work ends late.
    teardownTimeout: 120_000,
    // A test that waits for something fails by what never comes, not by a machine that is busy.
    expect: { poll: { timeout: 15_000 } },
    // The files of a worker share what they import: loading it anew for each took longer than most tests. A test that
    // changes something shared (a clock, a global, the environment) puts it back.
    isolate: false,
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          pool: 'threads',
          setupFiles: ['packages/testing/src/clear-screen.ts'],
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/*/src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          exclude: [
            '**/node_modules/**',
            '**/dist/**',
            ...DATABASE_TESTS,
            ...(process.env.REGISTRIES === 'skip' ? REGISTRIES : []),
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          pool: 'forks',
          include: DATABASE_TESTS,
          exclude: ['**/node_modules/**', '**/dist/**'],
          globalSetup: ['apps/server/test-support/database/global-setup.ts'],
        },
      },
    ],
  },
});
