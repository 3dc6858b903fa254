import { parseAmount } from '@ordago/kernel';
import { amountIn, expectAmount } from './support/amounts.ts';
import { SlotFrame } from './support/casino-game.ts';
import { look } from './support/look.ts';
import { newVisitor, PlayerSite } from './support/player-site.ts';
import { expect, test } from './support/watch.ts';

const units = (text: string) => parseAmount(text) ?? 0n;

test('a player signs up, deposits and plays, and every balance agrees', async ({ page }) => {
  test.setTimeout(240_000);
  const visitor = newVisitor();
  const site = new PlayerSite(page);

  await test.step('a guest sees the casino', async () => {
    await site.openLobby();
    await look(page, '01-lobby-guest');
  });

  await test.step('and signs up in two steps', async () => {
    await site.openSignUp();
    await look(page, '02-sign-up-account');
    await site.fillAccount(visitor);
    await site.goToPerson();
    await site.fillPerson(visitor);
    await look(page, '03-sign-up-person');
    await site.register();
    await expectAmount(site.balance, 0n);
    await look(page, '04-lobby-player');
  });

  await test.step('deposits by papara at the payment service', async () => {
    await site.openDeposit();
    await site.fillPayment('200', { 'Nombre completo': 'Lucía Herrera' });
    await look(page, '05-deposit');
    await site.dialog.getByRole('button', { name: /Depositar 200.00/ }).click();
    await expect(page.getByRole('heading', { name: 'Pago' })).toBeVisible();
    await look(page, '06-payment-page');
    await page.getByRole('button', { name: 'Pagar' }).click();
    await expect(site.dialog.getByText('Depósito acreditado')).toBeVisible();
    await expectAmount(site.factOfDialog('Saldo principal'), units('200'));
    await look(page, '07-deposit-done');
    await site.dialog.getByRole('button', { name: 'Seguir jugando' }).click();
    await expectAmount(site.balance, units('200'));
  });

  await test.step('finds a slot and plays two spins', async () => {
    await site.search('toro de');
    await look(page, '08-search');
    await site.dialog.getByRole('link', { name: /Toro de Jade/ }).click();
    const slot = new SlotFrame(page, 'Toro de Jade');
    await expectAmount(slot.balance, units('200'));
    await look(page, '09-game');
    let payouts = 0n;
    for (let spin = 0; spin < 2; spin += 1) payouts += await slot.spin();
    const left = units('200') - units('2') + payouts;
    await expectAmount(slot.balance, left);
    await expectAmount(site.balance, left);
    await look(page, '10-game-played');
  });
});
