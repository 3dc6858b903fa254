import { look } from '../support/check-screen.ts';
import { PlayerSite } from '../support/player-site.ts';
import { Sandbox } from '../support/sandbox.ts';
import { StaffPanel } from '../support/staff-panel.ts';
import { expect, test } from '../support/watch.ts';

const PORT = Number(process.env.E2E_PORT ?? 3700);
const STAFF_SITE = `http://staff.localhost:${PORT + 2}`;

test('the same free bet is given to a list of players, and taken back', async ({ page, browser, request, baseURL }) => {
  test.slow();
  const sandbox = Sandbox.beside(baseURL, request);
  const { username } = await new PlayerSite(page).arriveByCall('20.00', sandbox);
  const otherPage = await browser.newPage();
  const other = await new PlayerSite(otherPage).arriveByCall('20.00', sandbox);
  await otherPage.close();

  const desk = await browser.newPage();
  const panel = new StaffPanel(desk, STAFF_SITE);
  await panel.open();
  await panel.signIn('super');
  await desk.goto(`${STAFF_SITE}/desk?view=campaigns`);
  const campaign = `prueba-${Date.now().toString(36)}`;
  const fill = async () => {
    await desk.getByRole('textbox', { name: /^Campaña/ }).fill(campaign);
    await desk.getByLabel('Moneda').selectOption('USD');
    // One is named twice, and one is nobody.
    await desk
      .getByRole('textbox', { name: /^Jugadores/ })
      .fill(`${username}\n${other.username}, ${username}\nnadie-de-aqui`);
    await desk.getByRole('textbox', { name: /^Importe/ }).fill('5');
    await desk.getByRole('textbox', { name: /^Motivo/ }).fill('Semana del derbi');
    await desk.getByRole('button', { name: 'Ver quién la recibe' }).click();
  };
  await fill();
  const entries = desk.getByRole('region', { name: 'Jugadores de la lista' });
  await expect(entries.getByRole('listitem')).toHaveCount(4);
  await expect(entries.getByRole('listitem').filter({ hasText: 'nadie-de-aqui' })).toContainText('Desconocido');
  await expect(entries.getByText('Repetido')).toHaveCount(1);
  await expect(entries.getByText('La recibe')).toHaveCount(2);
  await expect(desk.getByText('Si todos la usan, cuesta 10.00')).toBeVisible();
  await look(desk, 'campaign-preview');

  await desk.getByRole('button', { name: 'Dar a 2 jugadores' }).click();
  await expect(desk.getByText('2 jugadores tienen la apuesta gratis.')).toBeVisible();
  await look(desk, 'campaign-given');
  await desk.getByRole('button', { name: 'Deshacer' }).click();
  await expect(desk.getByText('Retirada a 2 jugadores.')).toBeVisible();
  await desk.getByRole('button', { name: 'Deshacer' }).click();
  await expect(desk.getByText('Devuelta a 2 jugadores.')).toBeVisible();

  // The same campaign again gives nobody a second one.
  await desk.getByRole('button', { name: 'Otra campaña' }).click();
  await fill();
  await expect(entries.getByText('Ya la tiene')).toHaveCount(2);
  await expect(desk.getByRole('button', { name: /^Dar a/ })).toBeDisabled();
  await desk.goto(`${STAFF_SITE}/players`);
  await panel.openPlayer(username);
  await desk.getByRole('link', { name: 'Apuestas gratis' }).click();
  const award = desk.getByRole('row').filter({ hasText: 'Semana del derbi' });
  await expect(award).toHaveCount(1);
  await expect(award).toContainText('Disponible');
  await desk.close();
});
