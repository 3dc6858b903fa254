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
