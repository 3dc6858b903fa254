import { parseAmount } from '@ordago/kernel';
import { expectAmount } from '../support/amounts.ts';
import { checkScreen } from '../support/check-screen.ts';
import { PlayerSite } from '../support/player-site.ts';
import { expect, test } from '../support/watch.ts';

/** The sportsbooks of others, where each begins on the site, and a page of it that its address opens. */
const BOOKS = [
  { name: 'BetConstruct', at: '/sport/bc', place: '/sport/bc/laliga', heading: 'Próximos' },
  { name: 'Digitain', at: '/sport/digitain', place: '/sport/digitain/betHistory', heading: 'Mis apuestas' },
  { name: 'GR8', at: '/sport/gr8', place: '/sport/gr8/results', heading: 'Resultados' },
] as const;

const units = (text: string) => parseAmount(text) ?? 0n;

test('the sportsbooks of others open in their frames, and a bet in one is in the history to the cent', {
  tag: '@desktop',
}, async ({ page }) => {
  test.setTimeout(240_000);
  const site = new PlayerSite(page);
  const frameOf = (name: string) => page.frameLocator(`iframe[title="Apuestas deportivas de ${name}"]`);

  await test.step('a guest is asked to sign in: by the frame itself, or before there is one', async () => {
    await page.goto('/sport/bc');
    await frameOf('BetConstruct').getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(site.dialog).toBeVisible();
    await page.goto('/sport/gr8');
    await expect(page.getByText('Inicia sesión para abrir esta casa de apuestas')).toBeVisible();
  });

  await site.arriveWith('50');

  for (const { name, at, place, heading } of BOOKS) {
    await test.step(`${name} opens, knows who is here, and its address is a place in it`, async () => {
      await page.goto(at);
      const frame = frameOf(name);
      await expect(frame.locator('#balance')).toHaveText('50.00 USD');
      await expect(frame.getByRole('article').first()).toBeVisible();
      await checkScreen(page, `sportsbook-${name.toLowerCase()}`);
      await frame.getByRole('link', { name: 'Calendario' }).click();
      await expect(page).toHaveURL(new RegExp(`${at}/calendar$`));
      await page.goto(place);
      await expect(frame.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    });
  }

  await test.step('a bet in the frame of Digitain takes its stake at once', async () => {
    await page.goto('/sport/digitain/line');
    const frame = frameOf('Digitain');
    await expect(frame.locator('#balance')).toHaveText('50.00 USD');
    const match = frame.getByRole('article').last();
    const title = (await match.getAttribute('aria-label')) ?? '';
    await match.getByRole('button').nth(2).click();
    await frame.getByLabel(/^Importe/).fill('12.50');
    await frame.getByRole('button', { name: 'Apostar' }).click();
    await expect(frame.getByText(/^Apuesta aceptada/)).toBeVisible();
    await expectAmount(site.balance, units('37.50'));
    await checkScreen(page, 'sportsbook-bet');

    await page.goto('/profile/bets');
    const row = page
      .getByRole('table', { name: 'Historial de apuestas' })
      .getByRole('row', { name: new RegExp(title) });
    await expect(row).toContainText('Digitain');
    await expect(row).toContainText('Abierta');
    await row.click();
    await expect(page.getByText('1X2', { exact: false }).first()).toBeVisible();
    await checkScreen(page, 'bet-history');
  });
});
