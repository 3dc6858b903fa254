import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  process.env.CHROMIUM_PATH ?? '',
  // Without windows it takes less of the processors than the whole browser.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const INSTRUCTION = `The browser tests need Chromium, and none was found.
  Debian, Ubuntu:  sudo apt-get install chromium
  elsewhere:       set CHROMIUM_PATH to a Chromium or Chrome
To run the other tests without it: E2E=skip npm test`;

/**
 * The browser of the browser tests; root on Debian gets it installed.
 * @returns {string | null} null if there is none, after printing what to do
 */
export function ensureChromium() {
  const found = PLACES.find((place) => place !== '' && existsSync(place));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium…');
    apt('update', '-qq');
    for (const name of ['chromium-headless-shell', 'chromium']) {
      apt('install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation');
      if (existsSync(`/usr/bin/${name}`)) return `/usr/bin/${name}`;
    }
  }
  console.error(INSTRUCTION);
  return null;
}

/** @param {string[]} args */
function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
}
