import { checkScreen } from '../support/check-screen.ts';
import { PlayerSite } from '../support/player-site.ts';
import { Sandbox } from '../support/sandbox.ts';
import { StaffPanel } from '../support/staff-panel.ts';
import { expect, test } from '../support/watch.ts';

const PORT = Number(process.env.E2E_PORT ?? 3700);
const STAFF_SITE = `http://staff.localhost:${PORT + 2}`;

test('staff see what a submission would come to, and what it would under another limit', { tag: '@desktop' }, async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const sandbox = Sandbox.beside(baseURL, request);
  const { username } = await new PlayerSite(page).arriveByCall('50.00', sandbox);
  const contest = await sandbox.reportContest('football', [['1x2', { '1': '2.50', x: '3.20', '2': '3.00' }]]);

  const staff = await browser.newPage();
  const panel = new StaffPanel(staff, STAFF_SITE);
  await panel.open();
  await panel.signIn('super');
  await staff.goto(`${STAFF_SITE}/betting?view=what-if`);
  await expect(staff.getByText('Elige una selección y un importe para ver qué pasaría.')).toBeVisible();
  await checkScreen(staff, 'what-if-empty');

  // The question: who, on what, how much.
  await staff.getByRole('combobox', { name: 'Jugador', exact: true }).fill(username);
  await staff.getByRole('option', { name: new RegExp(username) }).click();
  await staff.getByRole('combobox', { name: 'Evento', exact: true }).fill(contest.home);
  await staff.getByRole('option', { name: new RegExp(contest.home) }).click();
  await staff.getByRole('button', { name: new RegExp(`^${contest.home} 2\\.50`) }).click();
  const now = staff.getByRole('region', { name: 'Ahora' });
  await expect(now).toContainText('Se acepta.');
  await expect(now).toContainText('25.00');
  await staff.getByRole('textbox', { name: 'Apuesta en USD' }).fill('60');
  await expect(now).toContainText('Se rechaza (605).');
  await staff.getByRole('textbox', { name: 'Apuesta en USD' }).fill('20');
  await expect(now).toContainText('Se acepta.');

  // Another largest stake, as if it were so: nothing is set.
  await now.getByRole('button', { name: 'Simular otro valor: Apuesta máxima' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Importe en USD' }).fill('12');
  await checkScreen(staff, 'what-if-suppose');
  await dialog.getByRole('button', { name: 'Ver qué pasaría' }).click();
  const otherwise = staff.getByRole('region', { name: 'Con los cambios' });
  await expect(otherwise).toContainText('Se rechaza (619).');
  await expect(otherwise).toContainText('Se aceptaría con 12.00');
  await expect(now).toContainText('Se acepta.');
  await checkScreen(staff, 'what-if');

  // The question is in the address, and leads to the change in truth, filled in.
  await staff.reload();
  await expect(otherwise).toContainText('Se rechaza (619).');
  await expect(staff.getByText(contest.home).first()).toBeVisible();
  await staff.getByRole('button', { name: 'Aplicar de verdad' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Apuesta máxima' })).toHaveValue('12');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await staff.close();
});
