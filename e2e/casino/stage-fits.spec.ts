import type { Frame, Page } from '@playwright/test';
import { GAMES } from '../../apps/originals/src/games/games.ts';
import { PlayerSite } from '../support/player-site.ts';
import { Sandbox } from '../support/sandbox.ts';
import { faultsOf, NO_FAULTS } from '../support/stage-faults.ts';
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
async function stageOf(page: Page, name: string): Promise<Frame> {
  const element = page.locator(`iframe[title="Juego: ${name}"]`);
  const frame = await (await element.elementHandle({ timeout: 30_000 }))?.contentFrame();
  if (!frame) throw new Error(`${name} has no frame`);
  await frame.locator('.stage-go').first().waitFor({ timeout: 30_000 });
  return frame;
}

/** Chooses what a round needs, and plays it to its end or to the first decision. */
async function playOne(frame: Frame): Promise<void> {
  const go = frame.locator('.stage-go').first();
  if (await go.isDisabled()) await frame.locator('.stage-board button').first().click();
  await go.click();
  await expect(frame.locator('.stage-results li, .stage-actions, [data-cash-out="true"]').first()).toBeVisible();
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
        .toEqual(NO_FAULTS);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), at).toBe(true);
    }
    // A crash takes bets only now and then; its other states are those of `crash-game.test.tsx`.
    if (id === 'crash') return;
    const frame = await stageOf(page, name);
    await playOne(frame);
    for (const size of [SIZES[4], SIZES[1]]) {
      await page.setViewportSize(size);
      await expect
        .poll(() => faultsOf(frame, size.isTouched ? TARGET_MIN : 0), { message: 'a round', timeout: 10_000 })
        .toEqual(NO_FAULTS);
    }
  });
}

test('the message about a stake that is not covered fits every screen', { tag: '@desktop' }, async ({
  page,
  request,
  baseURL,
}) => {
  await new PlayerSite(page).arriveByCall('20.00', Sandbox.beside(baseURL, request));
  await page.goto('/casino/game/originals/dice');
  const frame = await stageOf(page, 'Dados');
  await frame.getByLabel('Apuesta', { exact: true }).fill('50');
  await frame.locator('.stage-go').click();
  for (const { isTouched, ...size } of SIZES) {
    await page.setViewportSize(size);
    await expect
      .poll(() => faultsOf(frame, isTouched ? TARGET_MIN : 0, '.stage-say'), { timeout: 10_000 })
      .toEqual(NO_FAULTS);
  }
});

test('the check of stages sees what is small, covered, cut off, and scrolls', { tag: '@desktop' }, async ({
  page,
  request,
  baseURL,
}) => {
  await new PlayerSite(page).arriveByCall('20.00', Sandbox.beside(baseURL, request));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/casino/game/originals/dice');
  const frame = await stageOf(page, 'Dados');
  await expect.poll(() => faultsOf(frame, TARGET_MIN)).toEqual(NO_FAULTS);
  await frame.addStyleTag({
    content: `.stage-go { min-height: 20px; height: 20px } .stage-key { margin-left: -60px }
      .stage-segments { position: relative } .stage-segments::after { content: ''; position: absolute; inset: 0; z-index: 9 }
      .stage-fields { height: 100px; overflow: auto }`,
  });
  const faults = await faultsOf(frame, TARGET_MIN);
  for (const [kind, found] of Object.entries(faults)) expect(found, kind).not.toEqual([]);
});
