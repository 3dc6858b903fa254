import { checkScreen } from '../support/check-screen.ts';
import { pick } from '../support/choice.ts';
import { PlayerSite } from '../support/player-site.ts';
import { Sandbox } from '../support/sandbox.ts';
import { StaffPanel } from '../support/staff-panel.ts';
import { expect, test } from '../support/watch.ts';

const PORT = Number(process.env.E2E_PORT ?? 3700);
const STAFF_SITE = `http://staff.localhost:${PORT + 2}`;

test('the same free bet is given to a list of players, and taken back', { tag: '@desktop' }, async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  test.slow();
  const sandbox = Sandbox.beside(baseURL, request);
  const { username } = await new PlayerSite(page).arriveByCall('20.00', sandbox);
  const otherPage = await browser.newPage();
  const other = await new PlayerSite(otherPage).arriveByCall('20.00', sandbox);
  await otherPage.close();

  const staff = await browser.newPage();
  const panel = new StaffPanel(staff, STAFF_SITE);
  await panel.open();
  await panel.signIn('super');
  await staff.goto(`${STAFF_SITE}/betting?view=campaigns`);
  const campaign = `prueba-${Date.now().toString(36)}`;
  const fill = async () => {
    await staff.getByRole('textbox', { name: /^Campaña/ }).fill(campaign);
    await pick(staff.getByRole('combobox', { name: 'Moneda' }), 'USD');
    // One is named twice, and one is nobody.
    await staff
      .getByRole('textbox', { name: /^Jugadores/ })
      .fill(`${username}\n${other.username}, ${username}\nnadie-de-aqui`);
    await staff.getByRole('textbox', { name: /^Importe/ }).fill('5');
    await staff.getByRole('textbox', { name: /^Motivo/ }).fill('Semana del derbi');
    await staff.getByRole('button', { name: 'Ver quién la recibe' }).click();
  };
  await fill();
  const entries = staff.getByRole('region', { name: 'Jugadores de la lista' });
  await expect(entries.getByRole('listitem')).toHaveCount(4);
  await expect(entries.getByRole('listitem').filter({ hasText: 'nadie-de-aqui' })).toContainText('Desconocido');
  await expect(entries.getByText('Repetido')).toHaveCount(1);
  await expect(entries.getByText('La recibe')).toHaveCount(2);
  await expect(staff.getByText('Si todos la usan, cuesta 10.00')).toBeVisible();
  await checkScreen(staff, 'campaign-preview');

  await staff.getByRole('button', { name: 'Dar a 2 jugadores' }).click();
  await expect(staff.getByText('2 jugadores recibieron la apuesta gratis.')).toBeVisible();
  await checkScreen(staff, 'campaign-given');
  await staff.getByRole('button', { name: 'Deshacer' }).click();
  await expect(staff.getByText('Retirada a 2 jugadores.')).toBeVisible();
  await staff.getByRole('button', { name: 'Deshacer' }).click();
  await expect(staff.getByText('Devuelta a 2 jugadores.')).toBeVisible();

  // The same campaign again gives nobody a second one.
  await staff.getByRole('button', { name: 'Otra campaña' }).click();
  await fill();
  await expect(entries.getByText('Ya la tiene')).toHaveCount(2);
  await expect(staff.getByRole('button', { name: /^Dar a/ })).toBeDisabled();
  await staff.goto(`${STAFF_SITE}/players`);
  await panel.openPlayer(username);
  await staff.getByRole('link', { name: 'Apuestas gratis' }).click();
  const award = staff.getByRole('row').filter({ hasText: 'Semana del derbi' });
  await expect(award).toHaveCount(1);
  await expect(award).toContainText('Disponible');
  await staff.close();
});
