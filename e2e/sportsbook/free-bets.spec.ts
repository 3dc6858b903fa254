import { checkScreen } from '../support/check-screen.ts';
import { PlayerSite } from '../support/player-site.ts';
import { Sandbox } from '../support/sandbox.ts';
import { SportFrame } from '../support/sport-frame.ts';
import { StaffPanel } from '../support/staff-panel.ts';
import { expect, test } from '../support/watch.ts';

const PORT = Number(process.env.E2E_PORT ?? 3700);
const STAFF_SITE = `http://staff.localhost:${PORT + 2}`;

test('a free bet is given, bet, and pays its winnings without the stake', { tag: '@phone' }, async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const sandbox = Sandbox.beside(baseURL, request);
  const site = new PlayerSite(page);
  const { username } = await site.arriveByCall('50.00', sandbox);
  const contest = await sandbox.reportContest('football', [['1x2', { '1': '2.50', x: '3.20', '2': '3.00' }]]);

  // Staff give one, confirm it, and see it in the list.
  const staff = await browser.newPage();
  const panel = new StaffPanel(staff, STAFF_SITE);
  await panel.open();
  await panel.signIn('super');
  await panel.openPlayer(username);
  await staff.getByRole('link', { name: 'Apuestas gratis' }).click();
  await staff.getByRole('button', { name: 'Dar apuesta gratis' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Importe/ }).fill('10');
  await dialog.getByRole('textbox', { name: /^Motivo/ }).fill('Disculpa por la espera');
  await checkScreen(staff, 'free-bet-award');
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(dialog).toContainText(`${username} recibe una apuesta gratis de 10.00`);
  await checkScreen(staff, 'free-bet-confirm');
  await dialog.getByRole('button', { name: 'Dar apuesta gratis' }).click();
  await expect(staff.getByText(/^Apuesta gratis de 10\.00\sUSD entregada/)).toBeVisible();
  await expect(staff.getByText('Disculpa por la espera')).toBeVisible();
  await checkScreen(staff, 'free-bets-of-player');

  // It is in the slip, with the amount that it has.
  const sport = new SportFrame(page);
  await sport.openLeague(contest.league);
  await sport.choose(contest.home);
  await sport.openSlip();
  const free = sport.slip.getByRole('radio', { name: /^Apuesta gratis de 10\.00/ });
  await free.check();
  await expect(sport.slip).toContainText('Se paga la ganancia, sin el importe');
  await expect(sport.slip).toContainText('15.00');
  await checkScreen(page, 'slip-with-free-bet');
  await sport.slip.getByRole('button', { name: /^Apostar gratis 10\.00/ }).click();
  await expect(sport.slip.getByRole('heading', { name: 'Recibo' })).toBeVisible();
  await expect(sport.slip.getByText('Apuesta gratis', { exact: true })).toBeVisible();
  await checkScreen(page, 'receipt-of-free-bet');
  await sport.closeReceipt();
  await expect(site.balance).toContainText('50.00');

  await sport.openBets('Abiertas');
  const bet = sport.frame.getByRole('article').first();
  await expect(bet).toContainText('Apuesta gratis');
  await expect(sport.frame.getByRole('region', { name: 'Tus apuestas gratis' })).toContainText(
    'No tienes apuestas gratis',
  );
  await checkScreen(page, 'bets-with-free-bet');

  await sandbox.reportScore(contest, [2, 0]);
  await sport.openBets('Liquidadas');
  await expect(sport.frame.getByRole('article').first()).toContainText('15.00');
  await expect(site.balance).toContainText('65.00');
  await checkScreen(page, 'free-bet-that-won');
  await staff.close();
});
