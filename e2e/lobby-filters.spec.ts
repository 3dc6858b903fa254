import type { Page } from '@playwright/test';
import { expect, expectAccessible, picture, test } from './support/watch.ts';

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
  const active = visitor.getByRole('list', { name: 'Filtros en uso' });
  await active.getByRole('button', { name: /^Giros gratis/ }).click();
  await expect(visitor).not.toHaveURL(/sFt=/);
  await expect.poll(() => count(visitor)).toBeGreaterThan(total);
  await visitor.goto('/casino?sFt=gold&sB=9');
  await expect(active).toBeHidden();
  await expect(visitor.getByRole('tab', { name: 'Todos', exact: true })).toHaveAttribute('aria-selected', 'true');
  await other.close();
});

test('the page of a game says what its maker declares: the least bet and the largest win', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/casino/game/originals/roulette');
  const facts = page.getByRole('region', { name: 'Sobre el juego' });
  await expect(facts.getByText('×36 la apuesta')).toBeVisible();
  await expect(facts.getByText(/^0\.10\s[A-Z]{3}$/)).toBeVisible();
});
