import { parseAmount } from '@ordago/kernel';
import { expectAmount } from '../support/amounts.ts';
import { checkScreen } from '../support/check-screen.ts';
import { pick } from '../support/choice.ts';
import { PlayerSite } from '../support/player-site.ts';
import { type FedContest, Sandbox } from '../support/sandbox.ts';
import { SportFrame } from '../support/sport-frame.ts';
import { expect, test } from '../support/watch.ts';

test('a system with a banker shows of each leg how it counted, one of an interrupted match among them', async ({
  page,
  request,
  baseURL,
}) => {
  const sandbox = Sandbox.beside(baseURL, request);
  const site = new PlayerSite(page);
  await site.arriveByCall('50', sandbox);
  const report = (home: string, beside?: FedContest) =>
    sandbox.reportContest('football', [['1x2', { 1: home, x: '3.20', 2: '4.10' }]], { beside });
  const banker = await report('2.10');
  const stopped = await report('3.00', banker);
  const lost = await report('1.50', banker);

  const sport = new SportFrame(page);
  const { slip } = sport;
  await sport.openLeague(banker.league);
  for (const { home } of [banker, stopped, lost]) await sport.choose(home);
  await sport.openSlip();
  await slip.getByRole('radio', { name: 'Sistema' }).check();
  await pick(slip.getByRole('combobox', { name: 'Sistema' }), '2 de 3 · 3 apuestas');
  await slip.getByRole('button', { name: `Fija: ${banker.home}` }).click();
  await expect(slip.getByRole('combobox', { name: 'Sistema' })).toContainText('2 de 3 · 2 apuestas');
  await sport.stake('10');
  // Half of it on 2.10 × 3.00, half on 2.10 × 1.50.
  await expect(slip).toContainText('47.25\u00a0USD');
  await checkScreen(page, 'system-slip');
  const code = await sport.place();
  await sport.closeReceipt();

  await sandbox.reportScore(banker, [2, 1]);
  await sandbox.reportScore(stopped, [0, 1], { playedMinutes: 66 });
  await sandbox.reportScore(lost, [0, 2]);
  await sport.openBets('Liquidadas');
  const bet = sport.bet(code);
  await expect(bet).toHaveAccessibleName(`2 de 3 · 2 apuestas ${code}`);
  const leg = ({ home }: FedContest) => bet.getByRole('listitem').filter({ hasText: home });
  await expect(leg(banker)).toContainText('Fija');
  await expect(leg(banker)).toContainText('Ganada');
  await expect(leg(stopped)).toContainText('Se jugaron 66 minutos de los 70 necesarios');
  await expect(leg(stopped)).toContainText(/3\.00\s*1\.00/);
  const rule = leg(stopped).getByRole('link', { name: 'Ver la regla' });
  await expect(rule).toHaveAttribute('href', /\/rules\/bets-on-[a-z-]+#formats$/);
  await expect(leg(lost)).toContainText('Perdida');
  // Half of the stake at 2.10 × 1.00, the other half is lost with its leg.
  await expect(bet).toContainText('= 10.50\u00a0USD');
  await checkScreen(page, 'system-settled');
  await expectAmount(site.balance, parseAmount('50.50') ?? 0n);
});

test('a bet on a match that was put off waits, and shows for how long', { tag: '@desktop' }, async ({
  page,
  request,
  baseURL,
}) => {
  const sandbox = Sandbox.beside(baseURL, request);
  await new PlayerSite(page).arriveByCall('50.00', sandbox);
  const contest = await sandbox.reportContest('football', [['1x2', { '1': '2.50', x: '3.20', '2': '3.00' }]]);
  const sport = new SportFrame(page);
  await sport.openLeague(contest.league);
  await sport.choose(contest.home);
  await sport.openSlip();
  await sport.stake('10');
  const code = await sport.place();
  await sport.closeReceipt();
  await sandbox.reportPostponed(contest);
  await sport.openBets('Abiertas');
  await expect(sport.bet(code)).toContainText('El partido se aplazó; la apuesta sigue en juego');
  await checkScreen(page, 'bet-on-match-put-off');
});
