import { amountIn, unitsIn } from '../support/amounts.ts';
import { checkScreen } from '../support/check-screen.ts';
import { pick } from '../support/choice.ts';
import { PlayerSite } from '../support/player-site.ts';
import { SportFrame } from '../support/sport-frame.ts';
import { StaffPanel } from '../support/staff-panel.ts';
import { expect, noteFaults, test } from '../support/watch.ts';

const PORT = Number(process.env.E2E_PORT ?? 3700);
const STAFF_SITE = `http://staff.localhost:${PORT + 2}`;

test('a limit that staff set refuses a bet, and taken back lets it pass', { tag: '@phone' }, async ({
  page,
  browser,
  faults,
}) => {
  // Two people with a browser each: more than other tests do.
  test.slow();
  const site = new PlayerSite(page);
  const { username } = await site.arriveWith('50');
  const sport = new SportFrame(page);
  await sport.open();
  await sport.pick(3, 'home');
  await sport.openSlip();
  await sport.stake('8');

  const context = await browser.newContext({ viewport: page.viewportSize() });
  const staffPage = await context.newPage();
  noteFaults(staffPage, faults);
  const staff = new StaffPanel(staffPage, STAFF_SITE);
  await staff.open();
  await staff.signIn('super');
  await staffPage.goto(`${STAFF_SITE}/betting`);
  await expect(staffPage.getByRole('heading', { level: 1, name: 'Reglas de apuesta' })).toBeVisible();
  await checkScreen(staffPage, 'betting-limits');

  await staffPage.getByRole('button', { name: 'Nuevo límite' }).click();
  const dialog = staffPage.getByRole('dialog');
  await pick(dialog.getByRole('combobox', { name: 'Se aplica a' }), 'Cada jugador');
  await dialog.getByRole('combobox', { name: 'Jugador', exact: true }).fill(username);
  await staffPage.getByRole('option', { name: new RegExp(username) }).click();
  await dialog.getByLabel('Importe en USD').fill('5');
  await expect(dialog).toContainText(`Una apuesta prepartido, solo para ${username}`);
  await expect(dialog).toContainText('código 632');
  await checkScreen(staffPage, 'betting-limit');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(staffPage.getByText(/^Límite 632 guardado: 5\.00.USD\.$/)).toBeVisible();
  const row = staffPage.getByRole('row').filter({ hasText: username });
  await expect(row).toBeVisible();

  // The player submits the bet: refused, with the sentence of the limit and its code.
  const refused = page.waitForResponse((answer) => answer.url().endsWith('/line/bets'));
  await sport.slip.getByRole('button', { name: /^Apostar \d/ }).click();
  expect(await (await refused).json()).toMatchObject({ code: 632 });
  await expect(sport.slip).toContainText(/La apuesta máxima antes del partido en tu cuenta es 5\.00.USD/);
  await checkScreen(page, 'betting-refused');
  // The browser calls the answer of a refusal an error of the page; this one was asked for.
  expect(faults.splice(0).every((fault) => /422.*\/line\/bets/.test(fault))).toBe(true);

  await staffPage.getByRole('button', { name: 'Deshacer' }).first().click();
  await expect(staffPage.getByText('Cambio deshecho.')).toBeVisible();
  await expect(row).toBeHidden();
  // A stake that a limit refused is not offered again until it is typed anew.
  await sport.stake('7');
  await sport.stake('8');
  // Beside the button of the bet is the one that corrects the stake.
  await sport.slip.getByRole('button', { name: /^Apostar 8\.00.USD$/ }).click();
  await expect(sport.slip.getByRole('heading', { name: 'Recibo' })).toBeVisible();
  await expect.poll(() => amountIn(site.balance)).toBe(unitsIn('42.00'));

  // Both acts are in the list of changes, with who did them.
  await staffPage.goto(`${STAFF_SITE}/betting?view=changes`);
  const changes = staffPage.getByRole('row').filter({ hasText: username });
  await expect(changes).toHaveCount(2);
  await expect(changes.first()).toContainText('super');
  await checkScreen(staffPage, 'betting-changes');
  for (const view of ['exposures', 'rules', 'currencies', 'settings', 'cash-out']) {
    await staffPage.goto(`${STAFF_SITE}/betting?view=${view}`);
    await staffPage.waitForLoadState('networkidle');
    await checkScreen(staffPage, `betting-${view}`);
  }
  await context.close();
});
