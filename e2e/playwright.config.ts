import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';

/** Ports of the product under test; far from the ones that a person uses. */
const PORT = Number(process.env.E2E_PORT ?? 3700);
const DATA_DIR = path.resolve(import.meta.dirname, '../test-results/data');

/**
 * Browser tests run against the whole product, started as a person starts it. One worker: two cores carry one browser
 * and one product. Pictures of the screens lie in `test-results/screens`.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/traces',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    colorScheme: 'dark',
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost , EXCLUDE *.localhost',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } },
  ],
  webServer: {
    command: 'node e2e/support/start-fresh.mjs',
    cwd: path.resolve(import.meta.dirname, '..'),
    url: `http://127.0.0.1:${PORT}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: { PORT: String(PORT), DATA_DIR, APP_ENV: 'test', LOG_LEVEL: 'warn' },
  },
});
