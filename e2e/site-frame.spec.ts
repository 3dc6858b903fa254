import type { Page } from '@playwright/test';
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
] as const;

test('every page has a title of its own, and stays where it is while it loads', async ({ page }) => {
  test.slow();
  await noteShifts(page);
  await signIn(page);
  for (const [address, title] of PAGES) {
    await page.goto(address);
    await expect(page).toHaveTitle(new RegExp(`${title}.* · Ordago$`));
    await page.waitForLoadState('networkidle');
    expect(await shiftOf(page), address).toBeLessThanOrEqual(SHIFT_MAX);
  }
});

test('the lobby shows no game twice, and games with reels alone among the slots', async ({ page }) => {
  for (const address of ['/casino?ct=slots', '/casino']) {
    await page.goto(address);
    await expect(page.locator('main .game-card').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
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

async function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0));
}
