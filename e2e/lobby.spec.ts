import type { Page } from '@playwright/test';
import { expect, expectAccessible, picture, test } from './support/watch.ts';

const PASSWORD = 'Ordago-2026';

async function signIn(page: Page, username = 'ana'): Promise<void> {
  const reply = await page.request.post('/api/user/login', { data: { username, password: PASSWORD } });
  expect((await reply.json()).status).toBe(0);
}

const cards = (page: Page) => page.locator('main .game-card');
const cardLinks = (page: Page) => page.locator('main .game-card-link');

test.describe('the lobby', () => {
  test('keeps its filters in the address, shares them and finds them again', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/casino\?ct=slots$/);
    await expect(cards(page).first()).toBeVisible();
    await expectAccessible(page, 'the lobby');
    await picture(page, 'lobby');

    await page.getByRole('tab', { name: 'Todos', exact: true }).click();
    await page.getByRole('combobox', { name: 'Proveedor' }).selectOption('Pragmatic Play');
    await expect(page).toHaveURL(/[?&]sP=Pragmatic(\+|%20)Play/);
    await page.getByRole('combobox', { name: 'Orden' }).selectOption('z-a');
    await expect(page).toHaveURL(/[?&]sSo=z-a/);
    const first = await cardLinks(page).first().getByRole('img').getAttribute('alt');
    await expect(page.getByText('60 juegos')).toBeVisible();

    await page.reload();
    await expect(cardLinks(page).first().getByRole('img')).toHaveAttribute('alt', first ?? '');
    await page.goto('/casino?ct=bingo&sC=nothing&sSo=random&sF=7');
    await expect(page.getByRole('tab', { name: 'Todos', exact: true })).toHaveAttribute('aria-selected', 'true');
  });

  test('grows by batches, and Back returns to the same place', async ({ page }) => {
    await signIn(page);
    await page.goto('/casino?ct=slots&sC=all');
    await expect(cards(page)).not.toHaveCount(0);
    const more = page.getByRole('button', { name: 'Cargar más' });
    for (let batch = 0; batch < 4; batch += 1) await more.click();
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(40);
    const game = cardLinks(page).nth(30);
    // The grid is virtual: a card may be drawn anew while the page moves.
    await expect(() => game.scrollIntoViewIfNeeded({ timeout: 2_000 })).toPass();
    const before = await restingPlace(page);
    expect(before).toBeGreaterThan(200);
    await game.click();
    await expect(page).toHaveURL(/\/casino\/game\//);
    await page.goBack();
    await expect(page).toHaveURL(/sC=all/);
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(40);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 60);
  });
});

test.describe('a player', () => {
  test('finds a game without its accents and with a typo, from three characters on', async ({ page }) => {
    await page.goto('/casino');
    await expect(cards(page).first()).toBeVisible();
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog');
    const field = dialog.getByRole('searchbox');
    await expect(dialog.getByText('Escribe el nombre de un juego.')).toBeVisible();
    await field.fill('bo');
    await expect(dialog.getByText('La búsqueda necesita al menos 3 caracteres.')).toBeVisible();
    await field.fill('bogota');
    await expect(dialog.getByRole('img', { name: 'Ruleta Bogotá' })).toBeVisible();
    await expectAccessible(page, 'the search');
    await picture(page, 'search');
    await field.fill('bogtoa');
    await expect(dialog.getByText('Ningún juego se llama «bogtoa».', { exact: false })).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Buscar en' }).selectOption('virtual');
    await expect(dialog.getByText('No encontramos resultados.', { exact: false })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  test('keeps favourites for a player and asks a guest to sign in', async ({ page }) => {
    await page.goto('/casino?sC=all');
    const heart = page.getByRole('button', { name: /^Agregar .* a favoritos$/ }).first();
    await heart.click({ force: true });
    await expect(page.getByText('Inicia sesión para guardar tus favoritos.')).toBeVisible();
    await signIn(page, 'luis');
    await page.reload();
    await heart.click({ force: true });
    await expect(page.getByText('Agregado a favoritos.')).toBeVisible();
    await page.goto('/casino/favorites');
    await expect(cards(page)).toHaveCount(1);
    await page
      .getByRole('button', { name: /^Quitar .* de favoritos$/ })
      .first()
      .click();
    await expect(page.getByText('Guarda aquí los juegos que más te gustan.')).toBeVisible();
  });
});

test.describe('a game', () => {
  test('asks a guest to sign in and opens after that', async ({ page }) => {
    await page.goto('/casino?ct=slots');
    await cardLinks(page).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('tab', { name: 'Usuario' }).click();
    await dialog.getByLabel('Nombre de usuario').fill('ana');
    await dialog.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Entrar' }).click();
    await expect(page).toHaveURL(/\/casino\/game\//);
    await expect(page.locator('iframe.game-frame')).toBeVisible();
  });

  test('opens in a frame that cannot move the page, with the figures of the session', async ({ page }) => {
    await signIn(page);
    await page.goto('/casino?ct=slots&sC=all');
    await cardLinks(page).first().click();
    const frame = page.locator('iframe.game-frame');
    await expect(frame).toBeVisible();
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
    await expect(page.getByText('Tiempo de sesión')).toBeVisible();
    await expect(page.locator('.game-figure dd', { hasText: /^0\.00\s[A-Z]{3}$/ })).toBeVisible();
    await picture(page, 'game');
    await page.getByRole('button', { name: 'Salir del juego' }).click();
    await expect(page).toHaveURL(/\/casino\?ct=slots&sC=all$/);
  });

  test('says so when no game has the address', async ({ page }) => {
    await page.goto('/casino/game/pragmaticrgs/no-such-game');
    await expect(page.getByText('Este juego ya no está en el casino')).toBeVisible();
  });
});

test.describe('the sports', () => {
  test('stand in their frame, and the address follows them', async ({ page }) => {
    await page.goto('/sport');
    const frame = page.frameLocator('iframe.sport-frame');
    await expect(page.locator('iframe.sport-frame')).toHaveAttribute('data-ready', 'true');
    await frame.getByRole('link', { name: 'Resultados' }).first().click();
    await expect(page).toHaveURL(/\/sport\/results/);
    await page.goBack();
    await expect(page).toHaveURL(/\/sport$/);
    await picture(page, 'sport');
  });
});

/** Where the page stands once it has stopped moving. */
function restingPlace(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let last = -1;
        let frames = 0;
        const look = () => {
          frames = window.scrollY === last ? frames + 1 : 0;
          last = window.scrollY;
          if (frames >= 15) resolve(last);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}
