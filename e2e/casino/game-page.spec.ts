import { parseAmount } from '@ordago/kernel';
import type { Frame, Page } from '@playwright/test';
import { expectAmount } from '../support/amounts.ts';
import { PlayerSite } from '../support/player-site.ts';
import { Sandbox } from '../support/sandbox.ts';
import { expect, expectAccessible, picture, test } from '../support/watch.ts';

const DICE = '/casino/game/originals/dice';
const units = (text: string) => parseAmount(text) ?? 0n;

/** Opens the dice with money; answers their frame, and how often the game was launched. */
async function openDice(page: Page, sandbox: Sandbox): Promise<{ frame: Frame; launches: () => number }> {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/casino/launch')) count += 1;
  });
  await new PlayerSite(page).arriveByCall('20.00', sandbox);
  await page.goto(DICE);
  await expect(page.locator('iframe.game-frame')).toHaveCSS('opacity', '1', { timeout: 30_000 });
  // Loaded is not ready: a game begins to report, and says that nothing of it is under way, once its session is open.
  await expect(page.locator('.game-stage')).toHaveAttribute('style', /--game-height: ?[1-9]/);
  const frame = page.frames().find((one) => one.parentFrame() === page.mainFrame());
  if (!frame) throw new Error('the game has no frame');
  return { frame, launches: () => count };
}

/** Edges of a piece of the page, in px. */
async function edgesOf(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not drawn`);
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
}

/** A message as a game of ours sends it: from its window, and its origin. */
const post = (frame: Frame, message: object) =>
  frame.evaluate((data) => parent.postMessage({ ordago: 1, ...data }, '*'), message);

test('the name of a game gives way to its figures, and the stage alone fills a wide window', {
  tag: '@desktop',
}, async ({ page, request, baseURL }) => {
  await openDice(page, Sandbox.beside(baseURL, request));
  for (const [width, height] of [
    [720, 1000],
    [768, 1024],
    [900, 800],
    [1099, 800],
    [1280, 720],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    const [title, figures, tools, stage, facts] = await Promise.all(
      ['.game-title', '.game-figures', '.game-tools', '.game-stage', '.game-facts'].map((part) => edgesOf(page, part)),
    );
    const at = `${width}x${height}`;
    expect(title?.right, at).toBeLessThanOrEqual(figures?.left ?? 0);
    expect(figures?.right, at).toBeLessThanOrEqual(tools?.left ?? 0);
    expect(stage?.bottom, at).toBeLessThanOrEqual(height);
    expect(facts?.top, at).toBeGreaterThanOrEqual(height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), at).toBe(width);
  }
});

test('one balance and one way to deposit are in view', async ({ page, isMobile, request, baseURL }) => {
  const { launches } = await openDice(page, Sandbox.beside(baseURL, request));
  const banner = page.getByRole('banner');
  await expect(banner).toBeVisible({ visible: !isMobile });
  await expect(page.locator('.bottom-bar')).toBeHidden();
  await expect(page.locator('.balance-text').filter({ visible: true })).toHaveCount(1);
  await expectAmount(new PlayerSite(page).balance, units('20'));
  const deposit = page.getByRole('button', { name: 'Depositar' }).filter({ visible: true });
  await expect(deposit).toHaveCount(1);
  await picture(page, 'game-page');
  await expectAccessible(page, 'the page of a game');
  await deposit.click();
  await expect(page.getByRole('dialog').getByLabel('Importe')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The wallet opened over the game, which stayed.
  expect(launches()).toBe(1);
});

test('a game of ours is painted in the theme of the site, and a change does not load it anew', {
  tag: '@desktop',
}, async ({ page, request, baseURL }) => {
  const { launches } = await openDice(page, Sandbox.beside(baseURL, request));
  const game = page.locator('iframe.game-frame');
  await expect(game).toHaveAttribute('src', /[?&]theme=dark(#|&|$)/);
  await page.getByRole('banner').getByRole('button', { name: /^Tema/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(game).toHaveAttribute('src', /[?&]theme=dark(#|&|$)/);
  expect(launches()).toBe(1);
});

test('the site follows the reports of the game in its frame, and of nobody else', { tag: '@desktop' }, async ({
  page,
  request,
  baseURL,
}) => {
  const { frame } = await openDice(page, Sandbox.beside(baseURL, request));
  const { balance } = new PlayerSite(page);
  const stage = page.locator('.game-stage');
  await post(frame, { type: 'height', height: 1_500 });
  await expect.poll(async () => (await stage.boundingBox())?.height).toBe(1_500);
  await post(frame, { type: 'round-begun', stake: '5.00' });
  await expectAmount(balance, units('15'));
  await expectAmount(page.locator('.game-figure dd').nth(1), -units('5'));
  // The page itself is another window, of another origin.
  await page.evaluate(() => postMessage({ ordago: 1, type: 'round-begun', stake: '5.00' }, '*'));
  await page.evaluate(() => postMessage({ ordago: 1, type: 'deposit' }, '*'));
  await post(frame, { type: 'round-shown' });
  // No round was played: the stake comes back once the server has said so.
  await expectAmount(balance, units('20'));
  await expectAmount(page.locator('.game-figure dd').nth(1), 0n);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await post(frame, { type: 'deposit' });
  await expect(page.getByRole('dialog').getByLabel('Importe')).toBeVisible();
});
