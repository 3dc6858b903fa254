import { look } from './support/look.ts';
import { PlayerSite } from './support/player-site.ts';
import { Sandbox } from './support/sandbox.ts';
import { SportFrame } from './support/sport-frame.ts';
import { expect, test } from './support/watch.ts';

test('a bet on an interrupted match comes back, and says why', async ({ page, request, baseURL }) => {
  const sandbox = new Sandbox(request, `http://127.0.0.1:${Number(new URL(baseURL ?? '').port) + 100}`);
  const site = new PlayerSite(page);
  await site.arriveWith('50');

  const sport = new SportFrame(page);
  await sport.open();
  const match = await sport.pick(0, 'home');
  await sport.openSlip();
  await sport.stake('10');
  const code = await sport.place();
  await sport.closeReceipt();

  await sandbox.tellResult(match, [2, 1], { playedMinutes: 66 });
  await sport.openBets('Liquidadas');
  await expect(sport.bet(code)).toContainText('Se jugaron 66 minutos de los 70 necesarios');
  await look(page, 'bet-on-interrupted-match');
});

test('a bet on a match that was put off waits, and says for how long', async ({ page, request, baseURL }) => {
  const sandbox = Sandbox.beside(baseURL, request);
  await new PlayerSite(page).arriveByCall('50.00', sandbox);
  const contest = await sandbox.tellContest('football', [['1x2', { '1': '2.50', x: '3.20', '2': '3.00' }]]);
  const sport = new SportFrame(page);
  await sport.openLeague(contest.league);
  await sport.choose(contest.home);
  await sport.openSlip();
  await sport.stake('10');
  const code = await sport.place();
  await sport.closeReceipt();
  await sandbox.tellPutOff(contest);
  await sport.openBets('Abiertas');
  await expect(sport.bet(code)).toContainText('El partido se aplazó; la apuesta sigue siendo válida');
  await look(page, 'bet-on-match-put-off');
});
