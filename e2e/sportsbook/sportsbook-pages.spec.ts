import { readFile } from 'node:fs/promises';
import { parseAmount } from '@ordago/kernel';
import { expectAmount } from '../support/amounts.ts';
import { checkScreen } from '../support/check-screen.ts';
import { pick } from '../support/choice.ts';
import { bringAnswers, denyFrameStorage, loseAnswers, reloadFrame } from '../support/lost-answer.ts';
import { PlayerSite } from '../support/player-site.ts';
import { Sandbox } from '../support/sandbox.ts';
import { SportFrame } from '../support/sport-frame.ts';
import { expect, test } from '../support/watch.ts';

const units = (text: string) => parseAmount(text) ?? 0n;
/** A day of the reader in figures, as Spanish writes it: `21/11/2026`. */
const written = (day: string) => day.split('-').reverse().join('/');

test('a match is found, kept, and followed beside another', async ({ page, request, baseURL }) => {
  test.setTimeout(240_000);
  // Settings of a player follow the account; a browser may close its storage to a frame.
  await new PlayerSite(page).arriveByCall('50', Sandbox.beside(baseURL, request));
  const sport = new SportFrame(page);
  const { frame } = sport;
  await sport.openAt('/upcoming');
  await expect(frame.getByRole('heading', { level: 1, name: 'Próximos partidos' })).toBeVisible();
  const hours = frame.getByRole('navigation', { name: 'Empiezan en' });
  await hours.getByRole('link', { name: '24 h' }).click();
  await expect(hours.getByRole('link', { name: '24 h' })).toHaveAttribute('aria-current', 'page');
  await hours.getByRole('link', { name: 'Todos' }).click();
  // Simulated events have no league table.
  const played = sport.matches.and(frame.locator(':not([aria-label*=" SIM"])'));
  const match = (await played.nth(3).getAttribute('aria-label')) ?? '';
  const [home = '', away = ''] = match.split(' contra ');
  await checkScreen(page, 'sport-upcoming');

  await test.step('by a part of its name, without accents', async () => {
    await sport.openAt('/search');
    await expect(frame.getByText('Escribe al menos tres letras')).toBeVisible();
    await frame.getByRole('searchbox').fill(
      home
        .normalize('NFKD')
        .replace(/[\u0300-\u036f]/g, '')
        .slice(0, 7),
    );
    await expect(frame.getByRole('link', { name: match, exact: true }).first()).toBeVisible();
    await checkScreen(page, 'sport-search');
    await frame.getByRole('searchbox').fill('zzqqxxkk');
    await expect(frame.getByText('No encontramos «zzqqxxkk».')).toBeVisible();
    await frame.getByRole('searchbox').fill(away);
    await frame.getByRole('button', { name: `Agregar ${match} a favoritos` }).click();
  });

  await test.step('it waits among the favourites, also after a reload', async () => {
    await sport.openAt('/favourites');
    await expect(frame.getByRole('link', { name: match, exact: true })).toBeVisible();
    await checkScreen(page, 'sport-favourites');
    await frame.getByRole('button', { name: `Quitar ${match} de favoritos` }).click();
    await expect(frame.getByText('Todavía no tienes favoritos.')).toBeVisible();
  });

  await test.step('the calendar counts the days of its week', () => readCalendar(sport));

  await test.step('its page has the table of the league; from there it is followed beside another', async () => {
    await sport.openAt(`/search?q=${encodeURIComponent(home)}`);
    await frame.getByRole('link', { name: match, exact: true }).first().click();
    await expect(frame.getByRole('heading', { name: 'Estadísticas' })).toBeVisible();
    await expect(frame.getByRole('table').first()).toContainText(home);
    // No market above lies half below the bar then.
    await frame
      .getByRole('heading', { name: 'Estadísticas' })
      .evaluate((one) => one.scrollIntoView({ block: 'start' }));
    await checkScreen(page, 'sport-statistics');
    await frame.getByRole('link', { name: 'Ver en vista múltiple' }).click();
    await expect(frame.getByRole('region', { name: match })).toBeVisible();
    await frame.getByRole('button', { name: 'Agregar partido' }).click();
    await frame.getByRole('dialog').getByRole('listitem').getByRole('button').first().click();
    await expect(frame.getByRole('region', { name: / contra / })).toHaveCount(2);
    await checkScreen(page, 'sport-multi');
    await frame.getByRole('button', { name: `Quitar ${match}` }).click();
    await expect(frame.getByRole('region', { name: match })).toBeHidden();
  });
});

async function readCalendar(sport: SportFrame): Promise<void> {
  const { frame, page } = sport;
  await sport.openAt('/calendar');
  await frame.getByRole('button', { name: 'Semana siguiente' }).click();
  const days = frame.getByRole('navigation', { name: 'Día' }).getByRole('link');
  await expect(days.filter({ hasText: /[1-9]\d* partido/ }).first()).toBeVisible();
  await days
    .filter({ hasText: /[1-9]\d* partido/ })
    .first()
    .click();
  await expect(sport.matches.first()).toBeVisible();
  await frame.getByRole('radio', { name: 'Semana' }).check();
  await expect(page).toHaveURL(/span=week/);
  await checkScreen(page, 'sport-calendar');
}

test('results are found by league and by a day typed as the reader writes it', { tag: '@desktop' }, async ({
  page,
}) => {
  const sport = new SportFrame(page);
  const { frame } = sport;
  await sport.openAt('/results');
  const results = frame
    .getByRole('main')
    .getByRole('link')
    .filter({ hasText: /\d:\d\d/ });
  await expect(results.first()).toBeVisible();
  const day = await page.evaluate(() => new Date(Date.now() - 86_400_000).toLocaleDateString('en-CA'));
  const field = frame.getByRole('textbox', { name: 'Fecha' });
  await field.fill('31/02/2026');
  await field.press('Enter');
  await expect(frame.getByText('Escribe una fecha, por ejemplo 21/11/2026.')).toBeVisible();
  await field.fill(written(day));
  await field.press('Enter');
  await expect(page).toHaveURL(new RegExp(`day=${day}`));
  await expect(frame.getByRole('heading', { name: 'Últimos' })).toBeAttached();
  await expect(results.first()).toBeVisible();
  const leagues = frame.getByRole('heading', { level: 3 });
  // Two countries have a Bundesliga.
  const chosen = leagues.filter({ hasNotText: 'Bundesliga' }).first();
  const league = ((await chosen.getByRole('link').getAttribute('href')) ?? '').split('/').at(-1) ?? '';
  const name = (await chosen.locator('.league-name').textContent()) ?? '';
  await pick(frame.getByRole('combobox', { name: 'Liga' }), new RegExp(`^${name}( ·|$)`));
  await expect(page).toHaveURL(new RegExp(`league=${league}`));
  await expect(leagues).toHaveCount(1);
  await expect(results.first()).toBeVisible();
  await checkScreen(page, 'sport-results');
});

test('bets are filtered, saved as a file, shared and bet again, in the odds of the reader', {
  tag: '@desktop',
}, async ({ page, request, baseURL }) => {
  test.setTimeout(240_000);
  const sandbox = Sandbox.beside(baseURL, request);
  const site = new PlayerSite(page);
  await site.arriveByCall('50', sandbox);
  const match = await sandbox.reportContest('football', [['1x2', { 1: '2.00', x: '3.00', 2: '4.00' }]]);
  const sport = new SportFrame(page);
  const { frame } = sport;

  await test.step('the format of odds holds wherever odds are', async () => {
    await sport.openAt('/settings');
    await frame.getByRole('radio', { name: /^Fraccional/ }).check();
    await checkScreen(page, 'sport-settings');
    await sport.openLeague(match.league);
    await expect(sport.price(match.home)).toContainText('1/1');
  });

  await sport.choose(match.home);
  await sport.openSlip();
  await sport.stake('10');
  const code = await sport.place();
  await sport.closeReceipt();
  await expectAmount(site.balance, units('40'));

  await test.step('bets by status and by day, and as a file', async () => {
    await sport.openAt('/bets');
    await expect(sport.bet(code)).toContainText('1/1');
    const day = await page.evaluate(() => new Date().toLocaleDateString('en-CA'));
    await frame.getByRole('textbox', { name: 'Desde' }).fill(written(day));
    await frame.getByRole('textbox', { name: 'Desde' }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`from=${day}`));
    await expect(sport.bet(code)).toBeVisible();
    await checkScreen(page, 'sport-bets');
    const file = page.waitForEvent('download');
    await frame.getByRole('button', { name: 'Descargar CSV' }).click();
    const text = await readFile(await (await file).path(), 'utf8');
    expect(text).toContain(`${code},Simple,`);
    expect(text).toContain(`${match.home} – ${match.away}`);
    await pick(frame.getByRole('combobox', { name: 'Estado' }), 'Perdidas');
    await expect(frame.getByText('Ninguna apuesta con estos filtros.')).toBeVisible();
    await frame.getByRole('button', { name: 'Borrar filtros' }).click();
    await expect(sport.bet(code)).toBeVisible();
  });

  await test.step('on paper they are on white, without what can only be clicked', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(sport.bet(code)).toBeVisible();
    await expect(sport.bet(code).getByRole('button', { name: 'Compartir' })).toBeHidden();
    await expect(page.locator('iframe.sport-frame')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.emulateMedia({ media: null });
  });

  await test.step('the same bet once more', async () => {
    await sport.bet(code).getByRole('button', { name: 'Repetir' }).click();
    await expect(frame.getByText('1 selección está en tu cupón.')).toBeVisible();
    await sport.openSlip();
    await expect(sport.slip).toContainText(match.home);
  });

  await test.step('whoever has the link sees the selections and takes them into their slip', () => share(sport, code));
  await test.step('the site writes the odds of the bet as the sportsbook does', async () => {
    await page.goto('/profile/bets');
    await page.getByRole('row', { name: new RegExp(match.home) }).click();
    await expect(page.getByText('1/1', { exact: true })).toBeVisible();
  });
});

async function share(sport: SportFrame, code: string): Promise<void> {
  const { frame, page } = sport;
  await sport.openAt('/bets?show=all');
  await sport.bet(code).getByRole('button', { name: 'Compartir' }).click();
  const dialog = frame.getByRole('dialog');
  const link = await dialog.getByRole('textbox', { name: 'Compartir' }).inputValue();
  await expect(dialog.getByRole('img')).toBeVisible();
  await checkScreen(page, 'sport-share');
  await page.goto(new URL(link).pathname);
  await expect(frame.getByRole('heading', { level: 1, name: 'Apuesta compartida' })).toBeVisible();
  await expect(frame.getByRole('main')).not.toContainText(code);
  await frame.getByRole('button', { name: 'Agregar a mi cupón' }).click();
  await expect(frame.getByText('1 selección está en tu cupón.')).toBeVisible();
}

test('a price that moves is marked, and the slip asks as the player chose', async ({ page, request, baseURL }) => {
  const sandbox = Sandbox.beside(baseURL, request);
  const site = new PlayerSite(page);
  await site.arriveByCall('50', sandbox);
  const match = await sandbox.reportContest('football', [['1x2', { 1: '2.00', x: '3.00', 2: '4.00' }]]);
  const sport = new SportFrame(page);
  const { frame, slip } = sport;
  const move = (home: string) => sandbox.reportPrices(match, [['1x2', { 1: home, x: '3.00', 2: '4.00' }]]);
  await sport.openLeague(match.league);
  await sport.choose(match.home);
  const moves = await sport.watchMoves();

  await move('2.20');
  await expect.poll(moves).toContainEqual('up 2.20');
  await expect(sport.price(match.home)).toHaveAccessibleName(/cuota 2\.20$/);
  await sport.openSlip();
  await sport.stake('10');
  await expect(slip).toContainText('La cuota subió de 2.00 a 2.20.');
  await expect(slip).not.toContainText('No se cobró nada');
  // The payout is counted from the price of now.
  await expect(slip).toContainText('22.00');
  await expect(slip.getByRole('button', { name: /^Aceptar y apostar 10\.00/ })).toBeEnabled();
  // Announced once, and politely: nothing on a board of moving prices is spoken.
  await expect(frame.getByRole('status').filter({ hasText: 'La cuota subió de 2.00 a 2.20.' })).toHaveCount(1);
  await checkScreen(page, 'sport-price-up');
  await slip.getByRole('button', { name: 'Aceptar 2.20' }).click();
  await expect(slip).not.toContainText('La cuota subió');

  await slip.getByRole('radio', { name: 'Solo mejores' }).check();
  await move('2.40');
  await expect(slip).toContainText('2.40');
  await expect(slip).not.toContainText('La cuota subió');
  await move('1.90');
  await expect.poll(moves).toContainEqual('down 1.90');
  await expect(slip).toContainText('La cuota bajó de 2.20 a 1.90.');
  await checkScreen(page, 'sport-price-down');
  await slip.getByRole('radio', { name: 'Todas' }).check();
  await expect(slip).not.toContainText('La cuota bajó');
  const code = await sport.place();
  await sport.closeReceipt();
  await sport.openBets('Abiertas');
  await expect(sport.bet(code)).toContainText('1.90');
});

test('a quick bet outlives a lost answer, and is placed once', { tag: '@phone' }, async ({
  page,
  request,
  baseURL,
  faults,
}) => {
  const sandbox = Sandbox.beside(baseURL, request);
  const site = new PlayerSite(page);
  await site.arriveByCall('50', sandbox);
  const match = await sandbox.reportContest('football', [['1x2', { 1: '2.00', x: '3.00', 2: '4.00' }]]);
  await denyFrameStorage(page);
  const sport = new SportFrame(page);
  const { frame } = sport;
  await sport.openAt('/settings');
  await frame.getByRole('textbox', { name: 'Importe de cada apuesta' }).fill('5');
  await frame.getByRole('switch', { name: 'Apostar con un toque' }).click();
  await expect(frame.getByRole('switch', { name: 'Apostar con un toque' })).toBeChecked();
  await sport.openLeague(match.league);

  await loseAnswers(page);
  await sport.price(match.home).click();
  const card = frame.getByRole('dialog', { name: 'Apuesta rápida' });
  await expect(card).toBeVisible();
  await checkScreen(page, 'sport-quick-bet');
  await card.getByRole('button', { name: 'Apostar 5.00 USD' }).click();
  await expect(card).toContainText('Se cortó la conexión y no sabemos si se aceptó.');
  await bringAnswers(page);
  await expect(card).toContainText('la misma apuesta nunca se hace dos veces');
  await checkScreen(page, 'sport-quick-bet-unsure');
  // The frame is loaded anew, without a storage of its own: the site gives it the same submission back.
  await reloadFrame(page);
  await expect(card).toContainText('la misma apuesta nunca se hace dos veces');
  await card.getByRole('button', { name: 'Enviar de nuevo' }).click();
  await expect(card).toContainText('Pago posible');
  await expectAmount(site.balance, units('45'));
  await card.getByRole('button', { name: 'Cerrar' }).click();
  await sport.openBets('Abiertas');
  await expect(frame.getByRole('article')).toHaveCount(1);
  // The failed call was cut off on purpose.
  faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('/line/bets')));
});

test('a race is a list of runners, the favourite first', { tag: '@phone' }, async ({ page, request, baseURL }) => {
  const sandbox = Sandbox.beside(baseURL, request);
  const site = new PlayerSite(page);
  await site.arriveByCall('50', sandbox);
  const runners = { rivas: '6.50', soler: '2.80', herrero: '3.40', tejada: '9.00', molina: '15.00', ibarra: '21.00' };
  const prices = { ...runners, quiroga: '34.00', lozano: '51.00' };
  const race = await sandbox.reportContest('auto-racing', [
    ['race-winner', prices],
    ['race-fastest-lap', prices],
  ]);
  const sport = new SportFrame(page);
  const { frame } = sport;
  await sport.openLeague(race.league);
  const listed = frame.getByRole('group', { name: race.home }).getByRole('button');
  await expect(listed).toHaveCount(6);
  await expect(listed.first()).toHaveAccessibleName(/^Soler, /);
  await expect(frame.getByText('contra')).toHaveCount(0);
  await checkScreen(page, 'sport-race-list');
  await frame.getByRole('link', { name: 'Ver los 8 participantes' }).click();
  await expect(frame.getByRole('heading', { level: 1, name: race.home })).toBeAttached();
  await expect(frame.getByRole('group', { name: 'Ganador de la carrera' }).getByRole('button')).toHaveCount(8);
  await checkScreen(page, 'sport-race');
  await sport.choose('Lozano');
  await sport.openSlip();
  await sport.stake('2');
  const code = await sport.place();
  await sport.closeReceipt();
  await sport.openBets('Abiertas');
  await expect(sport.bet(code)).toContainText('Lozano');
  await page.goto('/profile/bets');
  await expect(page.getByRole('row', { name: new RegExp(race.home) })).toBeVisible();
});
