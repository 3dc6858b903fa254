import { amountIn, unitsIn } from '../support/amounts.ts';
import { checkScreen } from '../support/check-screen.ts';
import { bringAnswers, denyFrameStorage, loseAnswers, reloadFrame } from '../support/lost-answer.ts';
import { PlayerSite } from '../support/player-site.ts';
import { Sandbox } from '../support/sandbox.ts';
import { SportFrame } from '../support/sport-frame.ts';
import { expect, test } from '../support/watch.ts';

test('a slip whose answer was lost is placed once, also where the frame keeps nothing', { tag: '@phone' }, async ({
  page,
  request,
  baseURL,
  faults,
}) => {
  const site = new PlayerSite(page);
  await site.arriveByCall('50', Sandbox.beside(baseURL, request));
  await denyFrameStorage(page);
  const sport = new SportFrame(page);
  await sport.openAt('');
  await sport.open();
  const picks = [await sport.pick(1, 'home'), await sport.pick(3, 'home')];
  await sport.openSlip();
  await sport.stake('5');
  await loseAnswers(page);
  await sport.slip.getByRole('button', { name: /^Apostar 5\.00/ }).click();
  await expect(sport.slip).toContainText('Se cortó la conexión y no sabemos si se aceptó.');
  await bringAnswers(page);

  // The frame is loaded anew: the slip, which its address opens on a phone, has its legs again, and nothing but the same call can
  // be sent.
  await reloadFrame(page);
  await expect(sport.slip.getByRole('button', { name: 'Enviar de nuevo' })).toBeVisible();
  for (const { home } of picks) await expect(sport.slip).toContainText(home);
  await expect(sport.slip).toContainText('la misma apuesta nunca se hace dos veces');
  await expect(sport.slip.getByRole('button', { name: /^Apostar/ })).toHaveCount(0);
  await checkScreen(page, 'slip-unsure');
  await sport.slip.getByRole('button', { name: 'Enviar de nuevo' }).click();
  await expect(sport.slip.getByRole('heading', { name: 'Recibo' })).toBeVisible();
  await expect.poll(() => amountIn(site.balance)).toBe(unitsIn('45.00'));
  await sport.closeReceipt();
  await sport.openBets('Abiertas');
  await expect(sport.frame.getByRole('article')).toHaveCount(1);
  // The failed call was cut off on purpose.
  faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('/line/bets')));
});
