import { checkScreen } from '../support/check-screen.ts';
import { PlayerSite } from '../support/player-site.ts';
import { SportFrame } from '../support/sport-frame.ts';
import { expect, test } from '../support/watch.ts';

/** A round of the product under test lasts a minute; the slowest way is through the rest of one and the whole of the next. */
const ROUND_MS_MAX = 150_000;

test('a bet on a virtual match is placed while the round is open, settled by its draw, and the draw is checked', {
  tag: '@phone',
}, async ({ page }) => {
  test.setTimeout(420_000);
  const site = new PlayerSite(page);
  await site.arriveWith('50');
  const sport = new SportFrame(page);
  await page.goto('/sport/virtual');
  await expect(sport.frame.getByRole('heading', { level: 1, name: /Fútbol virtual/ })).toBeVisible();
  await expect(sport.frame.getByRole('table', { name: 'Clasificación' }).getByRole('row')).toHaveCount(17);

  await test.step('the round is waited for that has time enough left', async () => {
    const clock = sport.frame.getByText('Las apuestas cierran en').locator('xpath=following-sibling::time');
    const secondsLeft = async () => {
      const [minutes = 0, seconds = 0] =
        (await clock.textContent({ timeout: 1_000 }).catch(() => '0:00'))?.split(':').map(Number) ?? [];
      return 60 * minutes + seconds;
    };
    await expect.poll(secondsLeft, { timeout: ROUND_MS_MAX }).toBeGreaterThan(25);
    await checkScreen(page, 'virtual-open');
  });

  const pick = await sport.pick(0, 'home');
  await sport.openSlip();
  await sport.stake('5');
  const code = await sport.place();
  await sport.closeReceipt();

  const proof = sport.frame.getByRole('link', { name: `Verificar el sorteo de ${pick.home} – ${pick.away}` });
  await test.step('the match is played, and its result is among the last ones', async () => {
    await expect(proof).toBeVisible({ timeout: ROUND_MS_MAX });
    await checkScreen(page, 'virtual-results');
  });

  await test.step('anybody draws it again in the verifier of the site', async () => {
    await proof.click();
    await expect(page).toHaveURL(/\/fairness\/verify#virtual=league/);
    await expect(page.getByText('Coincide con el hash publicado.')).toBeVisible();
    await expect(page.getByText('Estos dos equipos se enfrentaron en ese partido de la jornada.')).toBeVisible();
    await expect(page.getByText('Es el marcador que se mostró.')).toBeVisible();
    await checkScreen(page, 'virtual-proof');
    await page.goBack();
  });

  await test.step('the bet is settled', async () => {
    await sport.openBets('Liquidadas');
    await expect(sport.bet(code)).toContainText(/Ganada|Perdida/);
    await checkScreen(page, 'virtual-bet');
  });

  await test.step('the cup has its tree', async () => {
    await page.goto('/sport/virtual/cup');
    await expect(sport.frame.getByRole('heading', { name: 'Cuadro de la copa' })).toBeVisible();
    await expect(sport.frame.getByRole('heading', { name: 'Octavos de final' }).first()).toBeVisible();
    await checkScreen(page, 'virtual-cup');
  });
});
