import type { Frame, Page } from '@playwright/test';
import { PlayerSite } from './support/player-site.ts';
import { expect, test } from './support/watch.ts';

/** Layout shift that a page may cause while it loads. */
const SHIFT_MAX = 0.02;
const PASSWORD = 'Ordago-2026';

const PAGES = [
  ['/casino?ct=slots', 'Tragamonedas'],
  ['/casino', 'Casino'],
  ['/casino/all-games', 'Todos los juegos'],
  ['/casino/providers', 'Proveedores'],
  ['/casino/crash', 'Juegos crash'],
  ['/casino/game/originals/dice', 'Dados'],
  ['/rules', 'Reglas deportivas'],
  ['/rules/bets-on-football', 'Fútbol'],
  ['/fairness/verify', 'Verificar una ronda'],
  ['/profile/casino-history', 'Historial de juegos'],
  ['/profile/bets', 'Historial de apuestas'],
  ['/profile/transactions', 'Movimientos'],
  ['/profile/sessions', 'Sesiones'],
  ['/sport', 'Apuestas deportivas'],
  ['/sport/live', 'Apuestas deportivas'],
] as const;

test('every page has a title of its own, and stays where it is while it loads', async ({ page }) => {
  test.slow();
  await noteShifts(page);
  await signIn(page);
  for (const [address, title] of PAGES) {
    await page.goto(address);
    await expect(page).toHaveTitle(new RegExp(`${title}.* · Ordago$`));
    if (address.startsWith('/sport')) {
      const frame = page.frameLocator('.sport-frame');
      await expect(frame.locator('main h1')).toBeAttached();
      await expect(frame.locator('.outline')).toHaveCount(0);
    }
    await page.waitForLoadState('networkidle');
    for (const part of page.frames()) expect(await shiftOf(part), address).toBeLessThanOrEqual(SHIFT_MAX);
  }
});

test('the outline of a page is painted before any script, and gives way without a shift', async ({ page }) => {
  await noteShifts(page);
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto('/casino', { waitUntil: 'commit' });
  const outline = page.locator('.outline');
  await expect(outline.getByText('Cuatro palos, una mesa')).toBeVisible();
  const picture = outline.locator('img.slide-art');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
  const place = await picture.boundingBox();
  release();
  await expect(page.locator('main .game-card').first()).toBeVisible();
  await expect(outline).toHaveCount(0);
  expect(await page.locator('main img.slide-art').first().boundingBox()).toEqual(place);
  expect(await shiftOf(page)).toBeLessThanOrEqual(SHIFT_MAX);
});

test('the lobby shows no game twice, and games with reels alone among the slots', async ({ page }) => {
  for (const address of ['/casino?ct=slots', '/casino']) {
    await page.goto(address);
    await expect(page.locator('main .game-card').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    // A row is drawn once it comes near.
    for (const row of await page.locator('main section').all()) await row.scrollIntoViewIfNeeded();
    await expect(page.locator('main .carousel .skeleton')).toHaveCount(0);
    const links = await page
      .locator('main section .game-card-link')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    expect(links.length).toBeGreaterThan(40);
    expect(
      links.filter((link, place) => links.indexOf(link) !== place),
      address,
    ).toEqual([]);
  }
  await page.goto('/casino?ct=slots');
  const slots = page.getByRole('region', { name: 'Tragamonedas' });
  await expect(slots.getByRole('link', { name: /Ruleta|Blackjack|Plinko|Minas/ })).toHaveCount(0);
});

test('what the player chooses is no figure of the house', { tag: '@desktop' }, async ({ page }) => {
  await new PlayerSite(page).openLobby();
  await page.goto('/casino/game/originals/crash');
  await expect(page.getByText('Depende de tu elección')).toBeVisible();
  await page.goto('/casino/game/originals/roulette');
  await expect(page.getByText('97.30\u00a0%')).toBeVisible();
});

async function signIn(page: Page): Promise<void> {
  await page.goto('/casino?ct=slots&modal=sign-in');
  const dialog = page.getByRole('dialog', { name: 'Iniciar sesión' });
  await dialog.getByLabel('Número de teléfono').pressSequentially('luis');
  await dialog.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Entrar' }).click();
  await expect(dialog).toBeHidden();
}

/** Notes from the start of each page what moves without the reader. */
async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
        if (!entry.hadRecentInput) shifts.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function shiftOf(part: Page | Frame): Promise<number> {
  return part.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0));
}
