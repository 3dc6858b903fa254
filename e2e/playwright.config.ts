import path from 'node:path';
import { defineConfig, devices, type LaunchOptions } from '@playwright/test';
import { ONE_SIZE_REASONS } from './one-size.ts';

/** Ports of the product under test; far from the ones that a person uses. */
const PORT = Number(process.env.E2E_PORT ?? 3700);
const RESULTS = path.resolve(import.meta.dirname, `../test-results/at-${PORT}`);

/**
 * Chromium of phones draws a frame of another site in the process of its page, that of desktops in one of its own. A
 * desktop that plays a phone now and then gives a click on such a frame to the page around it, where it is lost.
 */
const IN_PROCESS = '--disable-site-isolation-trials';

/**
 * Playwright's own list of what Chromium is to leave, and the pages of the address bar, which a Chromium with windows draws
 * beside every page of a test. Whole, since of two such lists Chromium obeys the last alone.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  // Playwright's.
  'AimEnabled',
  'LensOverlay',
  'MediaRouter',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'PreconnectToSearch',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'PaintHolding',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
];

function launch(...more: string[]): LaunchOptions {
  return {
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${DISABLED_FEATURES.join(',')}`,
      '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost , EXCLUDE *.localhost',
      ...more,
    ],
  };
}

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = {
  ...devices['Pixel 7'],
  deviceScaleFactor: 1,
  viewport: { width: 390, height: 844 },
  launchOptions: launch(IN_PROCESS),
};

/** Titles of the tests that one size alone has, which no project of the rest takes. */
const ONE_SIZE = Object.keys(ONE_SIZE_REASONS).map(
  (title) => new RegExp(title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')),
);

/**
 * Browser tests run against the whole product, started as a person starts it. One worker: the sizes run
 * side by side, each with a product of its own on its own port. With `PICTURES=1`, pictures of the screens lie in `test-results/screens`.
 */
export default defineConfig({
  testDir: '.',
  outputDir: `${RESULTS}/traces`,
  workers: 1,
  // A failed test is tried again; the list names it as flaky then. What comes after the first failure is traced: to
  // trace every test takes a good part of two processors, which the products and the other stages need.
  retries: 2,
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
    trace: 'on-first-retry',
    launchOptions: launch(),
  },
  // A test without a tag is walked on both sizes by `npm test`; one with a tag there on the size that it names, since
  // browsers take more of two processors than all other tests together, and on the other one by `npm run verify -- browser`.
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: DESKTOP },
    { name: 'phone', grepInvert: /@desktop/, use: PHONE },
    { name: 'desktop-rest', grep: /@phone/, grepInvert: ONE_SIZE, retries: 0, use: DESKTOP },
    { name: 'phone-rest', grep: /@desktop/, grepInvert: ONE_SIZE, retries: 0, use: PHONE },
  ],
  webServer: {
    command: 'node e2e/support/start-fresh.mjs',
    cwd: path.resolve(import.meta.dirname, '..'),
    url: `http://127.0.0.1:${PORT}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      PORT: String(PORT),
      DATA_DIR: `${RESULTS}/data`,
      APP_ENV: 'test',
      LOG_LEVEL: 'warn',
      // Shorter than the rule book's: a rehearsal may. Long enough for a slow machine to place a bet.
      VIRTUAL_ROUND_SECONDS: '60',
      VIRTUAL_BETTING_SECONDS: '42',
    },
  },
});
