import { StaffPanel } from '../support/staff-panel.ts';
import { expect, expectAccessible, picture, test } from '../support/watch.ts';

const PORT = Number(process.env.E2E_PORT ?? 3700);
const PLAYER_SITE = `http://localhost:${PORT}`;
const STAFF_SITE = `http://staff.localhost:${PORT + 2}`;
const PASSWORD = 'Ordago-2026';

test('staff approve a withdrawal and follow its money', { tag: '@desktop' }, async ({ page, browser }) => {
  // A player of the demo asks for a withdrawal.
  const player = await browser.newContext({ baseURL: PLAYER_SITE });
  const headers = { origin: PLAYER_SITE };
  await player.request.post('/api/user/login', {
    headers,
    data: { username: 'demo', password: PASSWORD },
  });
  const asked = await player.request.post('/xpay/withdrawal/init', {
    headers: { ...headers, 'idempotency-key': `deposit-${Date.now()}` },
    data: { amount: '25.00', full_name: 'Demo', payment_method: 'papara', iban: 'TR330006100519786457841326' },
  });
  expect(asked.ok(), await asked.text()).toBe(true);
  const id = String((await asked.json()).result.withdrawal_id);
  await player.close();

  await page.goto(`${STAFF_SITE}/withdrawals`);
  await expect(page.getByRole('heading', { name: 'Panel del equipo' })).toBeVisible();
  await picture(page, 'staff-sign-in');
  await expectAccessible(page, 'the sign-in page of the back office');
  await page.getByLabel('Nombre de usuario').fill('super');
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar al panel' }).click();
  await new StaffPanel(page, STAFF_SITE).openSections();

  await page.goto(`${STAFF_SITE}/withdrawals?id=${id}`);
  await expect(page.getByRole('region', { name: 'Decisión' })).toBeVisible();
  await picture(page, 'staff-withdrawals');
  await expectAccessible(page, 'the queue of withdrawals');
  await page.getByRole('button', { name: 'Aprobar el pago' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('25.00');
  await expect(dialog).toContainText('TR33…1326');
  await dialog.getByRole('button', { name: 'Aprobar el pago' }).click();
  await expect(page.getByText('Retiro aprobado')).toBeVisible();

  await page.goto(`${STAFF_SITE}/transfers?code=1500`);
  await expect(page.getByRole('cell', { name: /Retiro pendiente/ }).first()).toBeVisible();
  for (const name of ['transfers?', 'players', 'bets', 'deposits', 'books']) {
    await page.goto(`${STAFF_SITE}/${name}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await picture(page, `staff-${name.replace('?', '')}`);
    await expectAccessible(page, name);
  }
  await page.goto(`${STAFF_SITE}/players`);
  await page.getByRole('link', { name: /demo/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'demo' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await picture(page, 'staff-player');
  await expectAccessible(page, 'the file of a player');
});
