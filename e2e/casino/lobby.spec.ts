import type { Locator, Page } from '@playwright/test';
import { arriveByCall } from '../support/newcomer.ts';
import { expect, expectAccessible, picture, test } from '../support/watch.ts';

const PASSWORD = 'Ordago-2026';

async function signIn(page: Page): Promise<void> {
  const reply = await page.request.post('/api/user/login', { data: { username: 'ana', password: PASSWORD } });
  expect((await reply.json()).status).toBe(0);
}

/** More games than the first batches hold and than are drawn at once. */
const GAMES_WALKED = 100;

const cards = (page: Page) => page.locator('main .game-card');
const cardLinks = (page: Page) => page.locator('main .game-card-link');

test.describe('the lobby', () => {
  test('keeps its filters in the address, shares them and finds them again', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/casino\?ct=slots$/);
    await expect(cards(page).first()).toBeVisible();
    await expectAccessible(page, 'the lobby');
    await picture(page, 'lobby');

    await page.getByRole('tab', { name: 'Todos', exact: true }).click();
    await page.getByRole('combobox', { name: 'Proveedor' }).click();
    await page.getByRole('combobox', { name: 'Buscar proveedor' }).fill('pragmatic p');
    await page.getByRole('option', { name: /Pragmatic Play/ }).click();
    await expectAccessible(page, 'the list of providers');
    await page.getByRole('button', { name: 'Mostrar juegos' }).click();
    await expect(page).toHaveURL(/[?&]sP=Pragmatic(\+|%20)Play/);
    await page.getByRole('combobox', { name: 'Ordenar' }).click();
    await page.getByRole('option', { name: 'De la Z a la A' }).click();
    await expect(page).toHaveURL(/[?&]sSo=z-a/);
    const first = await cardLinks(page).first().getByRole('img').getAttribute('alt');
    await expect(cardLinks(page).filter({ hasNotText: 'Pragmatic Play' })).toHaveCount(0);

    await page.reload();
    await expect(cardLinks(page).first().getByRole('img')).toHaveAttribute('alt', first ?? '');
    await page.goto('/casino?ct=bingo&sC=nothing&sSo=random&sF=7');
    await expect(page.getByRole('tab', { name: 'Todos', exact: true })).toHaveAttribute('aria-selected', 'true');
  });

  test('grows by batches, and Back returns to the same place', { tag: '@phone' }, async ({ page }) => {
    await signIn(page);
    await page.goto('/casino?ct=slots&sC=all');
    await expect(cards(page)).not.toHaveCount(0);
    const more = page.getByRole('button', { name: 'Cargar más' });
    // Enough for a grid that draws the cards in view alone.
    for (let batch = 0; batch < 6; batch += 1) await more.click();
    await expect.poll(() => gamesListed(page)).toBeGreaterThan(60);
    await restingPlace(page);
    const place = await placeInMiddle(page);
    expect(place).toBeGreaterThan(20);
    const game = page.locator(`main li[aria-posinset="${place}"]`);
    const name = await game.getByRole('img').getAttribute('alt');
    const before = await heightOf(game);
    await game.locator('.game-card-link').click();
    await expect(page).toHaveURL(/\/casino\/game\//);
    await page.goBack();
    await expect(page).toHaveURL(/sC=all/);
    await expect(game.getByRole('img')).toHaveAttribute('alt', name ?? '');
    await expect.poll(async () => Math.abs((await heightOf(game)) - before)).toBeLessThan(60);
    expect(await gamesListed(page)).toBeGreaterThan(60);
  });
});

test.describe('a player', () => {
  test('finds a game without its accents and with a typo, from three characters on', { tag: '@desktop' }, async ({
    page,
  }) => {
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
    await field.fill('xqzwk');
    await expect(dialog.getByText('No encontramos resultados.', { exact: false })).toBeVisible();
    await field.fill('ruleta');
    const places = dialog.getByRole('list', { name: 'Categorías y proveedores encontrados' });
    await places.getByRole('link', { name: /^Ruleta.*Categoría/ }).click();
    await expect(page).toHaveURL(/\/casino\?sC=roulette$/);
    await page.keyboard.press('/');
    await dialog.getByRole('button', { name: 'ruleta' }).click();
    await expect(field).toHaveValue('ruleta');
    await expect(places).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  test('comes back from a game to the search it was opened from', { tag: '@phone' }, async ({ page }) => {
    await signIn(page);
    await page.goto('/casino');
    await expect(cards(page).first()).toBeVisible();
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill('rul');
    await dialog.getByRole('combobox', { name: 'Buscar en' }).click();
    await page.getByRole('option', { name: 'Casino en vivo' }).click();
    // The text comes into the address after a pause, before or after the category.
    const search = /[?&](?=.*within=live)(?=.*find=rul)/;
    await expect(page).toHaveURL(search);
    const game = dialog.locator('.game-card-link').first();
    await game.click();
    await expect(page).toHaveURL(/\/casino\/game\//);
    await page.getByRole('button', { name: 'Salir del juego' }).click();
    await expect(page).toHaveURL(search);
    await expect(dialog.getByRole('searchbox')).toHaveValue('rul');
    await expect(game).toBeVisible();
  });

  test('keeps favourites for a player and asks a guest to sign in', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/casino?sC=all');
    const heart = page.getByRole('button', { name: /^Agregar .* a favoritos$/ }).first();
    await heart.click({ force: true });
    await expect(page.getByText('Inicia sesión para guardar tus favoritos.')).toBeVisible();
    await arriveByCall(page);
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

test.describe('the keys of the grid', () => {
  test('walks over the games with the arrow keys, beyond what is drawn', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/casino?ct=slots&sC=all');
    const more = page.getByRole('button', { name: 'Cargar más' });
    await expect(more).toBeVisible();
    await cardLinks(page).first().focus();
    const place = () =>
      page.evaluate(() => Number(document.activeElement?.closest('li')?.getAttribute('aria-posinset')));
    await page.keyboard.press('ArrowRight');
    expect(await place()).toBe(2);
    await page.keyboard.press('ArrowDown');
    const below = await place();
    const columns = below - 2;
    expect(columns).toBe(await columnsDrawn(page));
    expect(columns).toBeGreaterThan(2);
    const rows = Math.ceil(GAMES_WALKED / columns);
    for (let row = 2; row <= rows; row += 1) {
      await page.keyboard.press('ArrowDown');
      await expect.poll(place).toBe(2 + columns * row);
    }
    await page.keyboard.press('End');
    await expect.poll(place).toBe(columns * (rows + 1));
  });
});

test.describe('a game', () => {
  test('asks a guest to sign in, opens after that, and leads back to where they were', async ({ page }) => {
    await page.goto('/casino?ct=slots&sC=all');
    await cardLinks(page).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('tab', { name: 'Usuario' }).click();
    await dialog.getByLabel('Nombre de usuario').fill('ana');
    await dialog.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Entrar' }).click();
    await expect(page).toHaveURL(/\/casino\/game\//);
    await expect(page.locator('iframe.game-frame')).toBeVisible();
    await page.getByRole('button', { name: 'Salir del juego' }).click();
    await expect(page).toHaveURL(/\/casino\?ct=slots&sC=all$/);
  });

  test('opens in a frame that cannot move the page, with the figures of the session', async ({ page }) => {
    await signIn(page);
    await page.goto('/casino?ct=slots&sC=all');
    await cardLinks(page).first().click();
    const frame = page.locator('iframe.game-frame');
    await expect(frame).toBeVisible();
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
    await expect(page.locator('.game-figure').getByText('Sesión', { exact: true })).toBeVisible();
    await expect(page.locator('.game-figure dd', { hasText: /^0\.00\s[A-Z]{3}$/ })).toBeVisible();
    await picture(page, 'game');
    await page.getByRole('button', { name: 'Salir del juego' }).click();
    await expect(page).toHaveURL(/\/casino\?ct=slots&sC=all$/);
  });

  test('shows that no game has the address', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/casino/game/pragmaticrgs/no-such-game');
    await expect(page.getByText('Este juego ya no está en el casino')).toBeVisible();
  });
});

test.describe('the sports', () => {
  test('are in their frame, and the address follows them', async ({ page }) => {
    await page.goto('/sport');
    const frame = page.frameLocator('iframe.sport-frame');
    await expect(page.locator('iframe.sport-frame')).toHaveAttribute('data-ready', 'true');
    await frame.getByRole('link', { name: 'Resultados' }).first().click();
    await expect(page).toHaveURL(/\/sport\/results/);
    await page.goBack();
    await expect(page).toHaveURL(/\/sport$/);
    await picture(page, 'sport');
  });

  for (const [place, title] of [
    ['calendar', 'Calendario'],
    ['live', 'En vivo'],
    ['multi', 'Vista múltiple'],
  ] as const) {
    test(`open at an address of their own: ${place}`, { tag: '@desktop' }, async ({ page }) => {
      await page.goto(`/sport/${place}`);
      const frame = page.frameLocator('iframe.sport-frame');
      await expect(frame.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/sport/${place}$`));
    });
  }
});

/** Number of games that the list holds, drawn or not. */
async function gamesListed(page: Page): Promise<number> {
  return Number(await page.locator('main li[aria-setsize]').first().getAttribute('aria-setsize'));
}

/** Number of cards side by side in the grid. */
function columnsDrawn(page: Page): Promise<number> {
  return page
    .locator('main ul:has(> li[aria-posinset])')
    .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
}

/** Index of the game of the list that is in the middle of the screen. */
function placeInMiddle(page: Page): Promise<number> {
  return page.evaluate(() => {
    for (let y = innerHeight / 2; y > 0; y -= 20) {
      // Between two cards is a gap.
      for (let x = innerWidth / 2; x > 0; x -= 20) {
        const card = document.elementFromPoint(x, y)?.closest('li[aria-posinset]');
        if (card) return Number(card.getAttribute('aria-posinset'));
      }
    }
    return 0;
  });
}

/** Distance of an element from the top of the screen. */
async function heightOf(place: Locator): Promise<number> {
  return (await place.boundingBox())?.y ?? Number.NaN;
}

/** Scroll position of the page once it has stopped moving. */
function restingPlace(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let last = -1;
        let frames = 0;
        const watchFrame = () => {
          frames = window.scrollY === last ? frames + 1 : 0;
          last = window.scrollY;
          if (frames >= 15) resolve(last);
          else requestAnimationFrame(watchFrame);
        };
        watchFrame();
      }),
  );
}
