import { defineConfig } from 'vitest/config';

/** Pure tests and tests on a real PostgreSQL share one run; browser tests live in `e2e/`. */
export default defineConfig({
  test: {
    pool: 'forks',
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/*/src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
