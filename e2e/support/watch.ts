import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Frame, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** The small form: each document that is looked at reads it anew. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A test that fails on whatever the browser's console calls an error, and can check a page with axe. */
export const test = base.extend<{ faults: string[] }>({
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      noteFaults(page, faults);
      await use(faults);
      expect(faults, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

/** Collects what the console of a page calls an error. */
export function noteFaults(page: Page, faults: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => faults.push(error.message));
}

/** WCAG 2.2 AA: no violations, neither in the page nor in a frame that is seen, each judged as a page of its own. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  await settled(page);
  const found: string[] = [];
  for (const frame of page.frames()) {
    if (frame === page.mainFrame() || (await isSeen(frame))) found.push(...(await violationsOf(frame)));
  }
  expect(found, `axe on ${name}`).toEqual([]);
}

/**
 * Waits until the screen has taken the place of what was written before, fonts and the images in view are there, and no animation
 * runs: a dialog that fades in has no contrast yet.
 */
export async function settled(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    await frame.waitForFunction(() => {
      const seen = [...document.images].filter((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        return right > left && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      });
      const isMoving = document.getAnimations().some((animation) => {
        const { iterations } = animation.effect?.getTiming() ?? {};
        // An animation that follows the scrolling of a strip counts as running all the while.
        const isByTime = animation.timeline === document.timeline;
        return isByTime && animation.playState === 'running' && iterations !== Number.POSITIVE_INFINITY;
      });
      // A page that was written before any script is not the screen yet.
      const isWritten = document.querySelector('.outline-written, .written-ways') !== null;
      return document.fonts.status === 'loaded' && !isMoving && !isWritten && seen.every((image) => image.complete);
    });
  }
}

async function isSeen(frame: Frame): Promise<boolean> {
  return (await frame.frameElement()).isVisible();
}

/** Rules of WCAG 2.2 AA, and violations alone: to name every piece that passed takes longer than to judge them all. */
const RULES: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
  iframes: false,
};

/** Documents without a violation, by what they hold, and the size and scheme they are painted in; which figures their texts show changes no verdict. */
const FAULTLESS = new Set<string>();

async function violationsOf(frame: Frame): Promise<string[]> {
  const shown = await frame.evaluate(() => {
    const html = document.documentElement.outerHTML;
    const scheme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
    return `${innerWidth}x${innerHeight} ${scheme} ${html.replaceAll(/>[^<]+</g, (text) => text.replaceAll(/\d/g, '0'))}`;
  });
  const key = createHash('sha256').update(shown).digest('hex');
  if (FAULTLESS.has(key)) return [];
  if (await frame.evaluate(() => !('axe' in window))) await frame.evaluate(AXE);
  const violations = await frame.evaluate(judge, RULES);
  if (violations.length === 0) FAULTLESS.add(key);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
}

/**
 * Judges a document. Behind the veil of a dialog the contrast of the page is that of the page without it, which takes the longest;
 * dialogs, and lists and menus that open from them, lie beside the page's root.
 */
async function judge(options: axe.RunOptions): Promise<axe.Result[]> {
  const { axe: checker } = window as unknown as { axe: typeof axe };
  if (document.querySelector('.dialog-popup') === null) return (await checker.run(document, options)).violations;
  const whole = await checker.run(document, { ...options, rules: { 'color-contrast': { enabled: false } } });
  const above = await checker.run({ exclude: [['#root']] }, { ...options, runOnly: ['color-contrast'] });
  return [...whole.violations, ...above.violations];
}

/** With `PICTURES=1`, saves a picture where a person can find it: `test-results/screens/<project>/<name>.png`. */
export async function picture(page: Page, name: string): Promise<void> {
  if (!process.env.PICTURES) return;
  await page.screenshot({ path: `test-results/screens/${test.info().project.name}/${name}.png` });
}

export { expect };
