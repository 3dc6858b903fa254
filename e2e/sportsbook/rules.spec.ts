import { checkScreen } from '../support/check-screen.ts';
import { expect, settled, test } from '../support/watch.ts';

test('the rule book: a sport is found, read, and asked what if', { tag: '@desktop' }, async ({ page, faults }) => {
  await page.goto('/rules');
  await expect(page.getByRole('heading', { level: 1, name: 'Reglas deportivas' })).toBeVisible();
  await expect(page.locator('.rules-tile')).toHaveCount(60);
  await checkScreen(page, 'rules');

  await page.getByLabel('Busca un deporte o un tema').fill('futbol');
  await page.getByRole('link', { name: 'Fútbol', exact: true }).click();
  await expect(page).toHaveURL(/\/rules\/bets-on-football$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Fútbol: reglas de apuestas' })).toBeVisible();

  const answer = page.locator('.rules-verdict').first();
  await expect(answer).toContainText('Se jugaron 69 minutos de los 70 necesarios');
  await expect(answer).toContainText('1000.00');
  await page.getByLabel('Minutos jugados').fill('70');
  await expect(answer).toContainText('2300.00');
  await checkScreen(page, 'rules-football');

  const every = page.getByRole('region', { name: 'Todos los mercados' });
  await page.getByLabel('Minutos jugados').fill('69');
  await expect(every.getByRole('listitem').filter({ hasText: 'Resultado final' }).first()).toContainText('Devuelta');
  await page.getByRole('combobox', { name: 'Qué pasó' }).click();
  await page.getByRole('option', { name: 'Se disputó hasta el final' }).click();
  await every.getByLabel('Busca un mercado').fill('descanso/final');
  await expect(every.getByText('Local · Local').first()).toBeVisible();
  await page.getByLabel('Al descanso: local').fill('3');
  await expect(page.getByText('Más que al final')).toBeVisible();
  await expect(every.getByRole('alert')).toContainText('se contradicen');
  await page.getByLabel('Al descanso: local').fill('0');
  await page.getByLabel('Minuto del primer gol').fill('46');
  await expect(every.getByText('Empate · Local').first()).toBeVisible();
  await every.getByLabel('Busca un mercado').fill('nada de eso');
  await expect(every.getByText('Ningún mercado se llama así.')).toBeVisible();

  await page.getByRole('link', { name: 'Texto sencillo, para imprimir' }).click();
  await expect(page).toHaveURL(/\/rules\/old\/bets-on-football$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Fútbol: reglas de apuestas' })).toBeVisible();
  await checkScreen(page, 'rules-football-plain');
  await page.getByRole('link', { name: 'Volver al artículo' }).click();
  await expect(page).toHaveURL(/\/rules\/bets-on-football$/);

  await page.goto('/rules/bets-on-auto-racing');
  const bets = page.locator('.rules-verdict');
  await expect(bets).toHaveCount(4);
  await expect(bets.nth(2)).toContainText('Ganada');
  await page.getByLabel('Vueltas que dio, de 50').fill('44');
  await expect(bets.nth(2)).toContainText('Perdida');

  for (const path of ['/rules/bets-on-nothing', '/rules/old/bets-on-nothing']) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByText('No hay un artículo con esta dirección.')).toBeVisible();
    // The browser reports the status of the page as well.
    expect(faults.splice(0).filter((fault) => !(fault.includes('404') && fault.endsWith(`${path})`)))).toEqual([]);
  }
});

test('every sport has its article in the old presentation as well, with the sentences of the new one', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const slug of ['tennis', 'table-soccer', 'virtual-football-cup']) {
    await page.goto(`/rules/bets-on-${slug}`);
    const sentences = page.locator('.rules-statements li > span, .rules-outcomes li');
    await settled(page);
    await expect(sentences.first()).toBeVisible();
    const reported = await sentences.allInnerTexts();
    await page.goto(`/rules/old/bets-on-${slug}`);
    await expect(page.locator('.rules-plain')).toBeVisible();
    for (const sentence of reported) await expect(page.locator('.rules-plain')).toContainText(sentence);
  }
});

test('the articles are accessible in the light theme', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/rules');
  await expect(page.locator('.rules-tile')).toHaveCount(60);
  await checkScreen(page, 'rules-light');
  await page.goto('/rules/bets-on-wrestling');
  await expect(page.getByRole('heading', { level: 1, name: 'Lucha: reglas de apuestas' })).toBeVisible();
  await checkScreen(page, 'rules-wrestling-light');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the rules are read, from the list to a sport and on to a notion', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/rules');
    await expect(page).toHaveTitle('Reglas deportivas · Ordago');
    await page.getByRole('link', { name: 'Tenis', exact: true }).click();
    await expect(page).toHaveTitle('Tenis: reglas de apuestas · Ordago');
    await expect(page.getByText('Cada apuesta conserva la regla que valía al hacerla.')).toBeVisible();
    await page.getByRole('link', { name: /^Líneas asiáticas/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Líneas asiáticas' })).toBeVisible();
    await expect(page.getByText('155.00')).toBeVisible();
  });
});
