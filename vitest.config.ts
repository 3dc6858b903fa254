import { defineConfig } from 'vitest/config';

/** Tests that meet a real PostgreSQL. Everything else runs without one, in the project `unit`. */
const DATABASE_TESTS = [
  'apps/server/src/**/*.test.ts',
  'apps/sandbox/src/**/*.test.ts',
  'apps/originals/src/**/*.test.ts',
  'bench/**/*.test.ts',
  'tools/{postgres,run}/**/*.test.ts',
];

/** `npx vitest run --project unit` or `--project database`; browser tests live in `e2e/`. */
export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/*/src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', ...DATABASE_TESTS],
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          pool: 'forks',
          include: DATABASE_TESTS,
          exclude: ['**/node_modules/**', '**/dist/**'],
          globalSetup: ['packages/testing/src/global-setup.ts'],
        },
      },
    ],
  },
});
