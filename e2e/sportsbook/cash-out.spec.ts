import type { Locator } from '@playwright/test';
import { checkScreen } from '../support/check-screen.ts';
import { PlayerSite } from '../support/player-site.ts';
import { SportFrame } from '../support/sport-frame.ts';
import { expect, test } from '../support/watch.ts';

const cents = (value: number) => Math.floor(value * 100 + 1e-6) / 100;
const sellFor = (value: number) => new RegExp(`^Cash out: ${value.toFixed(2).replace('.', '\\.')}`);

/** The amount on a button that sells. */
async function amountOn(button: Locator): Promise<number> {
  await expect(button).toHaveText(/\d+\.\d\d/);
  return Number(/\d+\.\d\d/.exec((await button.textContent()) ?? '')?.[0]);
}

test('a bet is sold in part, left with a rule, and sold whole', async ({ page }) => {
  const site = new PlayerSite(page);
  await site.arriveWith('50');

  const sport = new SportFrame(page);
  await sport.open();
  await sport.pick(2, 'home');
  await sport.openSlip();
  await sport.stake('10');
  const code = await sport.place();
  await sport.closeReceipt();
  await sport.openBets('Abiertas');

  const bet = sport.bet(code);
  const dialog = sport.frame.getByRole('dialog');
  // A price that did not move is worth less than the stake, by the market's margin and the operator's.
  const whole = await amountOn(bet.getByRole('button', { name: /^Cash out:/ }));
  expect(whole).toBeGreaterThan(8);
  expect(whole).toBeLessThan(9.5);
  await bet.getByRole('button', { name: /^Cash out:/ }).click();
  await expect(dialog.getByRole('button', { name: sellFor(whole) })).toBeEnabled();
  await checkScreen(page, 'cash-out-whole');
  await dialog.getByRole('radio', { name: 'Una parte' }).click();
  await dialog.getByRole('button', { name: '75 %' }).click();
  const part = cents(whole * 0.75);
  await expect(dialog.getByRole('button', { name: sellFor(part) })).toBeEnabled();
  await checkScreen(page, 'cash-out-part');
  await dialog.getByRole('button', { name: sellFor(part) }).click();
  await expect(dialog).toContainText(`Cobraste una parte: ${part.toFixed(2)}`);
  await dialog.getByRole('button', { name: 'Entendido' }).click();
  await expect(bet).toContainText(`7.50 USD cobrados por ${part.toFixed(2)} USD`);

  const rest = await amountOn(bet.getByRole('button', { name: /^Cash out:/ }));
  await bet.getByRole('button', { name: sellFor(rest) }).click();
  await dialog.getByRole('switch', { name: 'Cash out automático' }).click();
  await dialog.getByRole('textbox', { name: 'Cobrar si llega a' }).fill('2.51');
  await dialog.getByRole('button', { name: 'Activar' }).click();
  await expect(dialog.getByRole('button', { name: /Se cobrará al llegar a 2\.51/ })).toBeVisible();
  await checkScreen(page, 'cash-out-rule');
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await checkScreen(page, 'cash-out-bet');

  await bet.getByRole('button', { name: sellFor(rest) }).click();
  await dialog.getByRole('button', { name: sellFor(rest) }).click();
  await expect(dialog).toContainText(`Cobraste ${rest.toFixed(2)}`);
  await checkScreen(page, 'cash-out-done');
  await dialog.getByRole('button', { name: 'Entendido' }).click();
  await sport.openBets('Liquidadas');
  await expect(bet).toContainText(`Cash out: ${(part + rest).toFixed(2)}`);
  await checkScreen(page, 'cash-out-history');
});
