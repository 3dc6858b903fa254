import type { Page } from '@playwright/test';
import { expect, expectAccessible, picture, test } from '../support/watch.ts';

const found = (page: Page) => page.getByRole('main').getByText(/^[\d\s]+ juegos$/);
const count = async (page: Page) => Number((await found(page).textContent())?.replaceAll(/\D/g, ''));

test('games are filtered by a feature and a least bet, and the address shows another browser the same', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/casino?ct=slots');
  await page.getByRole('button', { name: /^Filtros/ }).click();
  const panel = page.getByRole('dialog', { name: 'Filtros' });
  await expect(panel.getByRole('heading', { name: 'Filtros' })).toBeFocused();
  await panel.getByRole('button', { name: /^Giros gratis/ }).click();
  await panel.getByRole('button', { name: /^Hasta 0\.10/ }).click();
  await expectAccessible(page, 'the filters');
  await picture(page, 'casino-filters');
  await panel.getByRole('button', { name: /^Ver [\d\s]+ juegos$/ }).click();
  await expect(page).toHaveURL(/(?=.*sFt=freespins)(?=.*sB=[A-Z]{3}0\.10)(?=.*ct=slots)/);
  await expect(panel).toBeHidden();
  const total = await count(page);
  expect(total).toBeGreaterThan(0);
  const first = await page.locator('main .game-card img').first().getAttribute('alt');

  const other = await browser.newContext({ baseURL });
  const visitor = await other.newPage();
  await visitor.goto(page.url());
  await expect.poll(() => count(visitor)).toBe(total);
  await expect(visitor.locator('main .game-card img').first()).toHaveAttribute('alt', first ?? '');
  const active = visitor.getByRole('list', { name: 'Filtros activos' });
  await active.getByRole('button', { name: /^Giros gratis/ }).click();
  await expect(visitor).not.toHaveURL(/sFt=/);
  await expect.poll(() => count(visitor)).toBeGreaterThan(total);
  await visitor.goto('/casino?sFt=gold&sB=9');
  await expect(active).toBeHidden();
  await expect(visitor.getByRole('tab', { name: 'Todos', exact: true })).toHaveAttribute('aria-selected', 'true');
  await other.close();
});

test('a part of the casino is a category of the address too, and the search forgets a category that it does not have', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/casino?ct=slots&sC=slotmachines');
  const total = await expect
    .poll(() => count(page))
    .toBeGreaterThan(0)
    .then(() => count(page));
  await page.goto('/casino?sC=slots');
  await expect.poll(() => count(page)).toBe(total);
  await expect(page.getByRole('tab', { name: 'Tragamonedas', exact: true })).toHaveAttribute('aria-selected', 'true');

  await page.goto('/casino?modal=search&find=ronda&within=nowhere');
  const categories = page.getByRole('combobox', { name: 'Buscar en' });
  await expect(categories).toHaveText(/Todo$/);
  await expect(page).not.toHaveURL(/within=/);
  await categories.click();
  await expect(page.getByRole('option', { name: 'Compra de bono' })).toHaveCount(1);
  await page.getByRole('option', { name: 'Shows en vivo' }).click();
  await expect(page.getByRole('dialog').getByText(/^[\d\s]+ juegos$/)).toBeVisible();
  await expect(page).toHaveURL(/within=gameshows/);

  // The filter of the address is shown on the page, and can be removed there.
  await page.getByRole('link', { name: 'Ver en el casino' }).click();
  const active = page.getByRole('list', { name: 'Filtros activos' });
  const narrowed = await count(page);
  await active.getByRole('button', { name: /^Shows en vivo/ }).click();
  await expect(page).not.toHaveURL(/sC=/);
  await expect.poll(() => count(page)).toBeGreaterThan(narrowed);
});

test('the page of a game shows what its maker declares: the minimum bet and the largest win', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/casino/game/originals/roulette');
  const facts = page.getByRole('region', { name: 'Sobre el juego' });
  await expect(facts.getByText('36 veces la apuesta')).toBeVisible();
  await expect(facts.getByText(/^0\.10\s[A-Z]{3}$/)).toBeVisible();
});
