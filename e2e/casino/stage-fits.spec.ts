import type { Frame, Page } from '@playwright/test';
import { GAMES } from '../../apps/originals/src/games/games.ts';
import { PlayerSite } from '../support/player-site.ts';
import { Sandbox } from '../support/sandbox.ts';
import { expect, test } from '../support/watch.ts';

/** Sizes of screens that every stage fits; those that are touched have larger targets. */
const SIZES = [
  { width: 1280, height: 720, isTouched: false },
  { width: 1366, height: 768, isTouched: false },
  { width: 1440, height: 900, isTouched: false },
  { width: 768, height: 1024, isTouched: true },
  { width: 390, height: 844, isTouched: true },
] as const;
/** Least edge of a target on a screen that is touched, in px. */
const TARGET_MIN = 44;
/**
 * Places of boards that are as large as the board allows: fourteen rows of a roulette cloth, and forty numbers, on a phone.
 */
const SMALL_PLACES = '.roulette-cloth button, .keno-cell';

interface Faults {
  /** Scrollers inside of the frame. */
  readonly scrollers: readonly string[];
  /** Controls that are cut off or lie outside of the frame. */
  readonly clipped: readonly string[];
  /** Controls that something else lies over. */
  readonly covered: readonly string[];
  readonly small: readonly string[];
}
const NONE: Faults = { scrollers: [], clipped: [], covered: [], small: [] };

/** What is wrong with the geometry of a stage, as it is drawn now. */
function faultsOf(frame: Frame, targetMin: number): Promise<Faults> {
  return frame.evaluate(
    ({ targetMin: least, smallPlaces }) => {
      const nameOf = (element: Element) =>
        `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 30) ?? ''}`.trim();
      const isScroller = (element: Element) => {
        const { overflowY, overflowX } = getComputedStyle(element);
        const tall = /auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
        const wide = /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
        return tall || wide;
      };
      const root = document.documentElement;
      const scrollers = [...document.querySelectorAll('.stage *')].filter(isScroller).map(nameOf);
      if (root.scrollHeight > root.clientHeight + 1) scrollers.push(`page ${root.scrollHeight}/${root.clientHeight}`);
      if (root.scrollWidth > root.clientWidth + 1) scrollers.push(`page is ${root.scrollWidth} wide`);
      const clipped: string[] = [];
      const covered: string[] = [];
      const small: string[] = [];
      for (const control of document.querySelectorAll<HTMLElement>('.stage :is(button, input)')) {
        const { left, top, right, bottom, width, height } = control.getBoundingClientRect();
        if (width === 0 || control.closest('.sr-only')) continue;
        const isInside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
        if (!isInside || control.scrollWidth > control.clientWidth + 1) clipped.push(nameOf(control));
        const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const isSeen =
          seen !== null && (control.contains(seen) || seen.contains(control) || seen.closest('label') !== null);
        if (isInside && !isSeen) covered.push(`${nameOf(control)} under ${seen === null ? 'nothing' : nameOf(seen)}`);
        const isBox = control.matches('[type="checkbox"], [type="range"]');
        if (!isBox && !control.matches(smallPlaces) && (width < least || height < least)) {
          small.push(`${nameOf(control)} ${Math.round(width)}×${Math.round(height)}`);
        }
      }
      return { scrollers, clipped, covered, small };
    },
    { targetMin, smallPlaces: SMALL_PLACES },
  );
}

async function stageOf(page: Page, name: string): Promise<Frame> {
  const element = page.locator(`iframe[title="Juego: ${name}"]`);
  const frame = await (await element.elementHandle({ timeout: 30_000 }))?.contentFrame();
  if (!frame) throw new Error(`${name} has no frame`);
  await frame.locator('.stage-go').first().waitFor({ timeout: 30_000 });
  return frame;
}

for (const { id, name } of GAMES) {
  test(`the stage of ${name} fits every screen`, { tag: '@desktop' }, async ({ page, request, baseURL }) => {
    await new PlayerSite(page).arriveByCall('20.00', Sandbox.beside(baseURL, request));
    await page.goto(`/casino/game/originals/${id}`);
    for (const { isTouched, ...size } of SIZES) {
      await page.setViewportSize(size);
      const frame = await stageOf(page, name);
      const at = `${size.width}x${size.height}`;
      await expect
        .poll(() => faultsOf(frame, isTouched ? TARGET_MIN : 0), { message: at, timeout: 10_000 })
        .toEqual(NONE);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), at).toBe(true);
    }
  });
}

test('the check of stages sees what is small, covered, cut off, and scrolls', { tag: '@desktop' }, async ({
  page,
  request,
  baseURL,
}) => {
  await new PlayerSite(page).arriveByCall('20.00', Sandbox.beside(baseURL, request));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/casino/game/originals/dice');
  const frame = await stageOf(page, 'Dados');
  await expect.poll(() => faultsOf(frame, TARGET_MIN)).toEqual(NONE);
  await frame.addStyleTag({
    content: `.stage-go { min-height: 20px; height: 20px } .stage-key { margin-left: -60px }
      .stage-segments { position: relative } .stage-segments::after { content: ''; position: absolute; inset: 0; z-index: 9 }
      .stage-fields { height: 100px; overflow: auto }`,
  });
  const faults = await faultsOf(frame, TARGET_MIN);
  for (const [kind, found] of Object.entries(faults)) expect(found, kind).not.toEqual([]);
});
