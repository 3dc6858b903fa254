import { look } from './support/look.ts';
import { expect, test } from './support/watch.ts';

test('the rule book: a sport is found, read, and asked what if', async ({ page }) => {
  await page.goto('/rules');
  await expect(page.getByRole('heading', { level: 1, name: 'Reglas deportivas' })).toBeVisible();
  await expect(page.locator('.rules-tile')).toHaveCount(48);
  await look(page, 'rules');

  await page.getByLabel('Busca un deporte').fill('futbol');
  await page.getByRole('link', { name: 'Fútbol', exact: true }).click();
  await expect(page).toHaveURL(/\/rules\/bets-on-football$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Fútbol: reglas de apuestas' })).toBeVisible();

  const answer = page.locator('.rules-verdict').first();
  await expect(answer).toContainText('Se jugaron 69 minutos de los 70 necesarios');
  await expect(answer).toContainText('1000.00');
  await page.getByLabel('Minutos jugados').fill('70');
  await expect(answer).toContainText('2300.00');
  await look(page, 'rules-football');

  await page.goto('/rules/bets-on-auto-racing');
  const bets = page.locator('.rules-verdict');
  await expect(bets).toHaveCount(4);
  await expect(bets.nth(2)).toContainText('Ganada');
  await page.getByLabel('Vueltas que dio, de 50').fill('44');
  await expect(bets.nth(2)).toContainText('Perdida');

  await page.goto('/rules/bets-on-nothing');
  await expect(page.getByText('No hay un artículo para este deporte.')).toBeVisible();
});

test('the articles stand in the light theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/rules');
  await expect(page.locator('.rules-tile')).toHaveCount(48);
  await look(page, 'rules-light');
  await page.goto('/rules/bets-on-wrestling');
  await expect(page.getByRole('heading', { level: 1, name: 'Lucha: reglas de apuestas' })).toBeVisible();
  await look(page, 'rules-wrestling-light');
});
