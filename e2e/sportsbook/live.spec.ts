import { checkScreen } from '../support/check-screen.ts';
import { PlayerSite } from '../support/player-site.ts';
import { SportFrame } from '../support/sport-frame.ts';
import { expect, test } from '../support/watch.ts';

test('a match in play is watched, bet on and found in my bets', async ({ page }) => {
  // The operator lets bets in play wait, and matches pause by themselves.
  test.setTimeout(300_000);
  const site = new PlayerSite(page);
  await site.arriveWith('50');
  const sport = new SportFrame(page);
  await sport.open();
  await sport.openLive();

  // The page marks the simulation as such, and shows the state of each match.
  const mark = sport.frame.locator('.simulated-mark').filter({ visible: true }).first();
  await expect(mark).toContainText('Simulado');
  await expect(sport.frame.getByText(/^\d\d:\d\d$/).first()).toBeVisible({ timeout: 60_000 });
  await checkScreen(page, 'live-board');
  // A price that moves shows where to.
  await expect(sport.frame.locator('.odds-button[data-move] .odds-button-arrow').first()).toBeAttached({
    timeout: 100_000,
  });

  const match = await sport.pickLive();
  await sport.openSlip();
  await sport.acceptAnyPrice();
  await sport.stake('10');
  const code = await sport.placeLive();
  await checkScreen(page, 'live-receipt');
  await sport.closeReceipt();
  await sport.openBets('Todas');
  await expect(sport.bet(code)).toContainText(match.home);
  await expect(sport.bet(code).getByRole('heading')).toHaveText('Simple · en vivo');
  await checkScreen(page, 'live-bet');
});
