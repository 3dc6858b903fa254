import { readdirSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, devices, type LaunchOptions } from '@playwright/test';

/** Ports of the product under test; far from the ones that a person uses. */
const PORT = Number(process.env.E2E_PORT ?? 3700);
const RESULTS = path.resolve(import.meta.dirname, `../test-results/at-${PORT}`);

/**
 * Chromium of phones draws a frame of another site in the process of its page, that of desktops in one of its own. A
 * desktop that plays a phone now and then gives a press on such a frame to the page around it, where it is lost.
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

/**
 * Journeys of every player are walked on both sizes. The rest is walked on the one where it is mostly done, files as named here
 * and single tests by their tag: the browsers take more of two processors than all other tests together.
 */
const ON_DESKTOP_ALONE = [
  'back-office',
  'betting-what-if',
  'featured-express',
  'free-bet-campaign',
  'keyboard',
  'opening-games',
  'print',
  'rules',
  'sportsbooks',
  'whole-lobby',
];
const ON_PHONE_ALONE = [
  'betting',
  'bonus-terms',
  'corners',
  'favourites',
  'free-bets',
  'lost-answer',
  'narrow',
  'virtual',
];

const FILES = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).map((file) =>
  path.basename(file),
);

/** Patterns of the files so named. A name without a file is refused: its file would run on both sizes unnoticed. */
function specs(names: readonly string[]): string[] {
  return names.map((name) => {
    if (!FILES.includes(`${name}.spec.ts`)) throw new Error(`no browser test is called ${name}.spec.ts`);
    return `**/${name}.spec.ts`;
  });
}

/**
 * Browser tests run against the whole product, started as a person starts it. One worker: the sizes run
 * side by side, each with a product of its own on its own port. Pictures of the screens lie in `test-results/screens`.
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
  projects: [
    {
      name: 'desktop',
      testIgnore: specs(ON_PHONE_ALONE),
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: specs(ON_DESKTOP_ALONE),
      grepInvert: /@desktop/,
      use: {
        ...devices['Pixel 7'],
        deviceScaleFactor: 1,
        viewport: { width: 390, height: 844 },
        launchOptions: launch(IN_PROCESS),
      },
    },
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
