import { unitsIn } from '../support/amounts.ts';
import { grantBonus } from '../support/books.ts';
import { checkScreen } from '../support/check-screen.ts';
import { arriveByCall } from '../support/newcomer.ts';
import { Sandbox } from '../support/sandbox.ts';
import { SportFrame } from '../support/sport-frame.ts';
import { expect, test } from '../support/watch.ts';

test('bonus money pays no bet below its odds, explains it in words, and pays one above them', {
  tag: '@phone',
}, async ({ page, request, baseURL, faults }) => {
  const sandbox = Sandbox.beside(baseURL, request);
  const { id } = await arriveByCall(page);
  await grantBonus(id, unitsIn('20.00'));
  const contest = await sandbox.reportContest('football', [['1x2', { '1': '1.20', x: '6.50', '2': '12.00' }]]);
  const sport = new SportFrame(page);
  await sport.openLeague(contest.league);
  await sport.choose(contest.home);
  await sport.openSlip();
  await expect(sport.slip).toContainText('Cuota de 1.80 o más.');
  await sport.stake('5');
  await sport.slip.getByRole('button', { name: /^Apostar \d/ }).click();
  await expect(sport.slip).toContainText(
    'Con bono la cuota debe ser de al menos 1.80. Elige otra o usa tu saldo principal.',
  );
  await expect(sport.slip.getByRole('heading', { name: 'Recibo' })).toBeHidden();
  await checkScreen(page, 'bonus-refused');
  // The browser calls a refusal an error of its own.
  await expect.poll(() => faults.splice(0)).toEqual([expect.stringContaining('422')]);

  // The same money pays what its terms allow.
  const cross = sport.slip.getByRole('button', { name: 'Cerrar el cupón' });
  if (await cross.isVisible()) await cross.click();
  await sport.choose('Empate');
  await sport.openSlip();
  await sport.stake('5');
  const code = await sport.place();
  await sport.closeReceipt();
  await sport.openBets('Abiertas');
  await expect(sport.bet(code)).toContainText('Con bono');
  await checkScreen(page, 'bonus-bet');
});
