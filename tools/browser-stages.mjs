import { ensureChromium } from './chromium.mjs';

/** Projects of `e2e/playwright.config.ts`, one per screen size: those of `npm test`, and those of `npm run verify -- browser`. */
export const TEST_PROJECTS = { desktop: 'desktop', phone: 'phone' };
export const VERIFY_PROJECTS = { desktop: 'desktop-rest', phone: 'phone-rest' };

/**
 * Stages that walk a project of each size, side by side, on what is built now. The browser is looked for before anything
 * runs: without one the process ends at once and not after ten minutes.
 * @param {{ desktop: string, phone: string }} projects
 * @returns {import('./stages.mjs').Stage[]}
 */
export function browserStages({ desktop, phone }) {
  const chromium = ensureChromium();
  if (!chromium) process.exit(1);
  // Each size has a product and ports of its own, so that neither meets what the other one changes.
  const e2e = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'];
  return [
    { name: 'build', args: ['tools/build.mjs', '--stale'] },
    {
      name: `e2e ${phone}`,
      track: 'phone',
      args: [...e2e, `--project=${phone}`],
      env: { CHROMIUM_PATH: chromium, E2E_PORT: '3900' },
    },
    { name: `e2e ${desktop}`, args: [...e2e, `--project=${desktop}`], env: { CHROMIUM_PATH: chromium } },
  ];
}
