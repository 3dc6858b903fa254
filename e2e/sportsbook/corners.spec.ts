import type { Page } from '@playwright/test';
import { checkScreen } from '../support/check-screen.ts';
import { PlayerSite } from '../support/player-site.ts';
import { Sandbox } from '../support/sandbox.ts';
import { SportFrame } from '../support/sport-frame.ts';
import { expect, test } from '../support/watch.ts';

interface Found {
  readonly id: string;
  readonly league: { readonly country: string; readonly sport: string };
}

/** A simulated football match: one that is announced, where there is one, since nothing pauses it. */
async function simulatedFootball(page: Page): Promise<Found> {
  const line = `http://127.0.0.1:${Number(process.env.E2E_PORT ?? 3700) + 1}/line/events`;
  let found: Found | undefined;
  await expect(async () => {
    const lists = ['upcoming', 'live'].map(async (view) => {
      const { events } = await (await page.request.get(`${line}?view=${view}&count=100`)).json();
      return events as Found[];
    });
    const events = (await Promise.all(lists)).flat();
    found = events.find(({ league }) => league.country === 'simulated' && league.sport === 'football');
    expect(found, 'a simulated football match on the line').toBeDefined();
  }).toPass({ timeout: 90_000 });
  return found as Found;
}

test('a bet on the corners of a simulated match is found, placed, and listed', { tag: '@phone' }, async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(300_000);
  await new PlayerSite(page).arriveByCall('50', Sandbox.beside(baseURL, request));
  const { id } = await simulatedFootball(page);
  const sport = new SportFrame(page);
  await sport.openAt(`/event/${id}`);
  const { frame } = sport;
  await frame.getByRole('group', { name: 'Tipo de mercado' }).getByRole('button', { name: 'Córners' }).click();
  await expect(frame.getByRole('heading', { name: /^Córners/ }).first()).toBeVisible();
  await checkScreen(page, 'corner-markets');

  // A match in play pauses its markets now and then: a price is tapped once one is open.
  const open = frame.locator('.market .odds-button:not(.is-suspended)').first();
  await expect(async () => {
    await open.click({ timeout: 2_000 });
    await expect(frame.locator('.market [aria-pressed="true"]').first()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 90_000 });
  await sport.openSlip();
  await sport.acceptAnyPrice();
  await sport.stake('5');
  const code = await sport.placeLive();
  await sport.closeReceipt();
  await sport.openBets('Abiertas');
  await expect(sport.bet(code)).toContainText(/córners/i);
  await checkScreen(page, 'corner-bet');
});
