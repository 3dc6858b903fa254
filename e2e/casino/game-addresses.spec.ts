import { launchGame, PLATFORMS } from '@ordago/contracts';
import { parseAmount } from '@ordago/kernel';
import type { Page } from '@playwright/test';
import { amountIn, expectAmount } from '../support/amounts.ts';
import { changeCatalogue } from '../support/catalogue-file.ts';
import { checkScreen } from '../support/check-screen.ts';
import { GameFrame } from '../support/game-frame.ts';
import { arriveByCall } from '../support/newcomer.ts';
import { PlayerSite } from '../support/player-site.ts';
import { Sandbox } from '../support/sandbox.ts';
import { expect, test } from '../support/watch.ts';

const units = (text: string) => parseAmount(text) ?? 0n;

test('the horses are found by their category, run, and are paid to the cent', { tag: '@desktop' }, async ({
  page,
  request,
  baseURL,
}) => {
  const site = new PlayerSite(page);
  await site.arriveByCall('20.00', Sandbox.beside(baseURL, request));
  await page.goto('/casino?ct=slots');
  await page.getByRole('tab', { name: 'Caballos' }).click();
  const cards = page.locator('main .game-card-link');
  await expect(cards).toHaveCount(1);
  await cards.click();
  await expect(page).toHaveURL(/\/casino\/game\/universalrace\/horse-races/);
  const races = new GameFrame(page, 'Carreras de Caballos');
  const paid = await races.play({ choose: [/Tormenta: Gana/], action: 'Empezar la carrera' });
  await expectAmount(site.balance, units('19') + paid);
  await checkScreen(page, 'game-universal-race');
  await page.goto('/profile/casino-history');
  const row = page
    .getByRole('table', { name: 'Historial de juegos' })
    .getByRole('row', { name: /Carreras de Caballos/ });
  expect(await amountIn(row.getByRole('cell', { name: / USD$/ }))).toBe(paid - units('1'));
});

/** The variant of a game that is opened while something is done: for a desktop or for a phone. */
async function openedBy(page: Page, act: () => Promise<unknown>): Promise<unknown> {
  const [asked] = await Promise.all([page.waitForRequest(`**${launchGame.path}`), act()]);
  return asked.postDataJSON().platform;
}

test('a game in two versions opens in that of the device, and in the other one at its second address', async ({
  page,
  isMobile,
}) => {
  const base = isMobile ? '/m/casino' : '/casino';
  const [own, other] = isMobile ? [PLATFORMS.mobile, PLATFORMS.desktop] : [PLATFORMS.desktop, PLATFORMS.mobile];
  const words = ['Ver la versión de escritorio', 'Ver la versión móvil'];
  const [toOther = '', back = ''] = isMobile ? words : words.toReversed();
  await arriveByCall(page);
  await page.goto('/casino?sRP=slotegrator&sS=ancla del desierto');
  const card = page.locator('main .game-card-link').first();
  expect(await openedBy(page, () => card.click())).toBe(own);
  await expect(page).toHaveURL(new RegExp(`${base}/game/slotegrator/`));
  await expect(page.locator('iframe.game-frame')).toBeVisible();
  expect(await openedBy(page, () => page.getByRole('link', { name: toOther }).click())).toBe(other);
  await expect(page).toHaveURL(new RegExp(`${base}/game2/slotegrator/`));
  await expect(page.locator('iframe.game-frame')).toBeVisible();
  // The address alone opens it as well.
  expect(await openedBy(page, () => page.reload())).toBe(other);
  expect(await openedBy(page, () => page.getByRole('link', { name: back }).click())).toBe(own);
  await page.getByRole('button', { name: 'Salir del juego' }).click();
  await expect(page).toHaveURL(/\/casino\?.*sRP=slotegrator/);
});

test('the mobile base shows the same game on every device', { tag: '@desktop' }, async ({ page }) => {
  await arriveByCall(page);
  await page.goto('/m/casino/game/pragmaticrgs/vs-jaguar-de-jade');
  await expect(page.getByRole('heading', { level: 1, name: 'Jaguar de Jade' })).toBeVisible();
  await expect(page.locator('iframe.game-frame')).toBeVisible();
});

test('a game whose name is markup is shown by that name, and nothing of it runs', { tag: '@desktop' }, async ({
  page,
}) => {
  const name = '<img src=x onerror="window.ran=1"><b>Jaguar</b><script>window.ran=1</script>';
  await changeCatalogue(page, (games) =>
    games.map((game) => (game.gameId === 'vs-jaguar-de-jade' ? { ...game, gameName: name, provider: name } : game)),
  );
  await arriveByCall(page);
  const harmless = async () =>
    expect(
      await page.evaluate(() => ['ran' in window, document.querySelectorAll('img[src="x"], main b > script').length]),
    ).toEqual([false, 0]);
  await page.goto('/casino?sS=jaguar');
  const card = page.locator('main .game-card').filter({ has: page.getByRole('img', { name, exact: true }) });
  await expect(card).toHaveCount(1);
  await expect(card.locator('.game-card-meta')).toContainText(name);
  await harmless();
  await card.locator('.game-card-link').click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await expect(page.locator('iframe.game-frame')).toHaveAttribute('title', `Juego: ${name}`);
  await harmless();
});
