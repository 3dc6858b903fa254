import { checkScreen } from './support/check-screen.ts';
import { newVisitor, PlayerSite } from './support/player-site.ts';
import { SportFrame } from './support/sport-frame.ts';
import { expect, test } from './support/watch.ts';

test('the main screens are accessible in the light theme', async ({ page, isMobile }) => {
  const site = new PlayerSite(page);
  await site.openLobby();
  const menu = await site.openMenu();
  await menu.getByRole('button', { name: 'Tema: Claro' }).click();
  if (isMobile) await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await checkScreen(page, '31-light-lobby');

  const visitor = newVisitor();
  await site.openSignUp();
  await site.fillAccount(visitor);
  await checkScreen(page, '32-light-sign-up');
  await site.goToPerson();
  await site.fillPerson(visitor);
  await site.register();
  await site.openDeposit();
  await checkScreen(page, '33-light-deposit');
  await site.dialog.getByRole('button', { name: 'Cerrar ventana' }).click();

  const sport = new SportFrame(page);
  await sport.open();
  await expect(sport.frame.locator('html')).toHaveAttribute('data-theme', 'light');
  await sport.pick(0, 'home');
  await sport.openSlip();
  await checkScreen(page, '34-light-sport');
  await page.goto('/profile/transactions');
  await expect(page.getByRole('heading', { level: 1, name: 'Movimientos' })).toBeVisible();
  await checkScreen(page, '35-light-transactions');
});
