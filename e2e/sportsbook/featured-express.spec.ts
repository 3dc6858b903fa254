import type { Page } from '@playwright/test';
import { amountIn, unitsIn } from '../support/amounts.ts';
import { checkScreen } from '../support/check-screen.ts';
import { PlayerSite } from '../support/player-site.ts';
import { SportFrame } from '../support/sport-frame.ts';
import { StaffPanel } from '../support/staff-panel.ts';
import { expect, noteFaults, test } from '../support/watch.ts';

const PORT = Number(process.env.E2E_PORT ?? 3700);
const STAFF_SITE = `http://staff.localhost:${PORT + 2}`;
const DAY_MS = 86_400_000;

interface Found {
  readonly id: string;
  readonly home: { readonly name: string };
  readonly away: { readonly name: string };
}

/** Matches of the day after tomorrow, none of one team with another: none of them starts while a test runs. */
async function matches(page: Page): Promise<Found[]> {
  const from = new Date(Date.now() + 2 * DAY_MS).toISOString();
  const reply = await page.request.get(`http://127.0.0.1:${PORT + 1}/line/events?view=upcoming&from=${from}&count=40`);
  const { events } = (await reply.json()) as { events: Found[] };
  const seen = new Set<string>();
  return events.filter(({ home, away }) => {
    if ([home.name, away.name].some((name) => seen.has(name))) return false;
    for (const { name } of [home, away]) seen.add(name);
    return away.name !== '';
  });
}

/** Places the express that the slip holds: the call names it. */
async function placeWhole(sport: SportFrame, name: string): Promise<void> {
  const { page, slip } = sport;
  await expect(slip.getByText(name)).toBeVisible();
  await sport.stake('4');
  await checkScreen(page, 'featured-slip');
  const call = page.waitForRequest((request) => request.url().endsWith('/line/bets'));
  await sport.place();
  expect((await call).postDataJSON()).toMatchObject({ kind: 'express', top_express: expect.stringMatching(/^\d+$/) });
}

/** Publishes an express of home wins in the back office. */
async function publish(staff: Page, name: string, events: readonly Found[]): Promise<void> {
  await staff.getByRole('button', { name: 'Nueva combinada' }).click();
  const dialog = staff.getByRole('dialog');
  for (const { id, home, away } of events) {
    const field = dialog.getByRole('combobox', { name: 'Evento' });
    await field.fill(id);
    await staff
      .getByRole('option', { name: `${home.name} – ${away.name}` })
      .first()
      .click();
    const event = dialog.getByRole('region', { name: `${home.name} – ${away.name}` });
    await event.getByRole('group').first().getByRole('button').first().click();
  }
  await expect(dialog.getByRole('heading', { name: `${events.length} selecciones` })).toBeVisible();
  await expect(dialog.getByRole('row').filter({ hasText: 'USD' })).toBeVisible();
  await dialog.getByLabel('Nombre').fill(name);
  await checkScreen(staff, 'featured-editor');
  await dialog.getByRole('button', { name: 'Publicar' }).click();
  await expect(staff.getByText(`Combinada de ${events.length} selecciones publicada.`)).toBeVisible();
}

test('a featured express is published, bet on as a whole, changed, and taken back', { tag: '@desktop' }, async ({
  page,
  browser,
  faults,
}) => {
  test.slow();
  const site = new PlayerSite(page);
  await site.arriveWith('50');
  const context = await browser.newContext({ viewport: page.viewportSize() });
  const staffPage = await context.newPage();
  noteFaults(staffPage, faults);
  const staff = new StaffPanel(staffPage, STAFF_SITE);
  await staff.open();
  await staff.signIn('super');
  await staffPage.goto(`${STAFF_SITE}/betting?view=expresses`);
  await expect(staffPage.getByRole('heading', { name: 'Combinadas', exact: true })).toBeVisible();
  const name = `La triple ${Date.now() % 100_000}`;
  const sport = new SportFrame(page);
  await sport.openAt('');
  await publish(staffPage, name, (await matches(page)).slice(0, 3));

  // The card comes by itself, without a reload of the page.
  const card = sport.frame.getByRole('article', { name });
  await expect(card).toBeVisible();
  await expect(card.getByRole('listitem')).toHaveCount(3);
  await checkScreen(page, 'featured-card');
  await card.getByRole('button', { name: /^Agregar al cupón: / }).click();
  await expect(card.getByRole('button', { name: /^En el cupón: / })).toHaveAttribute('aria-pressed', 'true');
  await sport.openSlip();
  await placeWhole(sport, name);
  await expect.poll(() => amountIn(site.balance)).toBe(unitsIn('46.00'));
  await sport.closeReceipt();

  // A leg less is another bet: the slip states it, and one click brings the leg back.
  await card.getByRole('button', { name: /^Agregar al cupón: / }).click();
  await sport.openSlip();
  await sport.slip
    .getByRole('button', { name: /^Quitar / })
    .first()
    .click();
  await expect(sport.slip.getByText(`Cambiaste ${name}: ahora es una apuesta normal.`)).toBeVisible();
  await checkScreen(page, 'featured-changed');
  await sport.slip.getByRole('button', { name: 'Recuperar la original' }).click();
  await expect(sport.slip.getByRole('button', { name: /^Quitar / })).toHaveCount(3);

  // Taken back while it waits in the slip: the button waits for a word, and the same bet goes on as an ordinary one.
  const row = staffPage.getByRole('row').filter({ hasText: name });
  await staffPage.reload();
  await expect(row).toContainText('4.00');
  await checkScreen(staffPage, 'featured-list');
  await row.getByRole('button', { name: 'Retirar' }).click();
  await expect(row).toContainText('Retirada');
  await expect(sport.slip.getByText(/Ya no se ofrece/)).toBeVisible();
  await expect(sport.slip.getByRole('button', { name: 'Elige cómo seguir' })).toBeDisabled();
  await checkScreen(page, 'featured-gone');
  await sport.slip.getByRole('button', { name: 'Seguir como combinada normal' }).click();
  await sport.stake('3');
  await sport.place();
  await expect.poll(() => amountIn(site.balance)).toBe(unitsIn('43.00'));

  // Offered again with one click, it counts the one bet that was on it.
  await staffPage.getByRole('button', { name: 'Deshacer' }).click();
  await expect(row).toContainText('En oferta');
  await row.getByRole('button', { name: 'Retirar' }).click();
  await expect(row).toContainText('Retirada');
  await context.close();
});
