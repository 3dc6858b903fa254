import { checkScreen } from '../support/check-screen.ts';
import { PlayerSite } from '../support/player-site.ts';
import { Sandbox } from '../support/sandbox.ts';
import { SportFrame } from '../support/sport-frame.ts';
import { expect, test } from '../support/watch.ts';

const RUNNERS = ['ana', 'bea', 'coral', 'dora', 'elsa', 'fina', 'gema', 'hilda'];

test('a bet each way shows both of its halves, and how each came out', async ({ page, request, baseURL }) => {
  const sandbox = Sandbox.beside(baseURL, request);
  const race = await sandbox.reportContest('auto-racing', [
    ['race-winner', Object.fromEntries(RUNNERS.map((runner, place) => [runner, `${4 + place}.00`]))],
  ]);
  await new PlayerSite(page).arriveWith('50');
  const sport = new SportFrame(page);
  await sport.openLeague(race.league);
  await sport.frame.getByRole('link', { name: race.home, exact: true }).first().click();
  await expect(sport.frame.getByText('También a ganador y colocado: 1/5 de la cuota, 3 lugares')).toBeVisible();
  await checkScreen(page, 'each-way-event');

  await sport.choose('Bea');
  await sport.openSlip();
  await sport.stake('10.01');
  await sport.slip.getByRole('checkbox', { name: /^Apostar a ganador y colocado/ }).check();
  await expect(sport.slip).toContainText('El importe es el total: la mitad va a ganador y la otra mitad a colocado.');
  // Half of it at 5.00, half at 1 + 4 / 5; the cent is floored once.
  await expect(sport.slip).toContainText('5.005\u00a0USD × 5.00');
  await expect(sport.slip).toContainText('5.005\u00a0USD × 1.80');
  await expect(sport.slip).toContainText('34.03\u00a0USD');
  await checkScreen(page, 'each-way-slip');
  const code = await sport.place();
  await expect(sport.slip).toContainText('Simple · ganador y colocado');
  await expect(sport.slip).toContainText('34.03\u00a0USD');
  await checkScreen(page, 'each-way-receipt');
  await sport.closeReceipt();

  await sandbox.reportRace(race, ['ana', 'bea', ...RUNNERS.slice(2)]);
  await sport.openBets('Liquidadas');
  const bet = sport.bet(code);
  await expect(bet).toContainText('Ganador: Perdida (× 0.00)');
  await expect(bet).toContainText('Colocado (1/5, 3 lugares): Ganada (× 1.80)');
  await expect(bet).toContainText('Terminó en el puesto 2');
  await expect(bet).toContainText('= 9.00\u00a0USD');
  await checkScreen(page, 'each-way-settled');

  await bet.getByRole('link', { name: race.home }).click();
  const order = sport.frame.getByRole('region', { name: 'Clasificación final' }).getByRole('row');
  await expect(order.nth(1)).toContainText(/1\.º\s*Ana\s*4\.00/);
  await expect(order).toHaveCount(1 + RUNNERS.length);
  await expect(sport.frame.getByRole('region', { name: 'Cómo se resolvió cada mercado' })).toContainText(
    /Ana\s*Ganada/,
  );
  await checkScreen(page, 'race-result');
});
