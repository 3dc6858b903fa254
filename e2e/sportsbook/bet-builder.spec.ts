import type { Page } from '@playwright/test';
import { checkScreen } from '../support/check-screen.ts';
import { PlayerSite } from '../support/player-site.ts';
import { Sandbox } from '../support/sandbox.ts';
import { SportFrame } from '../support/sport-frame.ts';
import { expect, picture, test } from '../support/watch.ts';

interface Found {
  readonly id: string;
  readonly home: { readonly name: string };
  readonly away: { readonly name: string };
  readonly league: { readonly sport: string; readonly country: string };
}

/**
 * Football of the day after tomorrow that is priced here and sells a total of 1.5: it does not start while a test runs.
 * The totals that a match sells depend on the strength of its teams.
 */
async function findMatch(page: Page, origin: string): Promise<Found> {
  const from = new Date(Date.now() + 2 * 86_400_000).toISOString();
  const reply = await page.request.get(`${origin}/line/events?view=upcoming&from=${from}&count=60`);
  const { events } = (await reply.json()) as { events: Found[] };
  const football = events.filter(
    ({ league }) => league.sport === 'football' && !['simulated', 'world'].includes(league.country),
  );
  for (const match of football) {
    const whole = await page.request.get(`${origin}/line/events/${match.id}`);
    const { markets } = (await whole.json()) as { markets: { kind: string; specifier: string }[] };
    if (markets.some(({ kind, specifier }) => kind === 'total' && specifier === 'line=1.5')) return match;
  }
  throw new Error('the line holds no match that sells a total of 1.5');
}

test('a bet is built of selections of one match, bet on alone and in an express, and explained part by part', async ({
  page,
  request,
  baseURL,
}) => {
  test.slow();
  const site = new PlayerSite(page);
  const sandbox = Sandbox.beside(baseURL, request);
  await site.arriveWith('50');
  const match = await findMatch(page, `http://127.0.0.1:${Number(new URL(baseURL ?? '').port) + 1}`);
  const sport = new SportFrame(page);
  await sport.openAt(`/event/${match.id}`);
  const { frame, slip } = sport;
  await frame.getByRole('button', { name: 'Crear apuesta', exact: true }).click();
  const tray = frame.getByRole('region', { name: 'Crear apuesta' });
  await expect(tray).toContainText('Elige al menos 2 selecciones');

  const choose = (name: RegExp) => frame.getByRole('main').getByRole('button', { name }).first();
  await choose(new RegExp(`^${match.home.name}, Resultado final, cuota`)).click();
  await choose(/^Más de 1\.5, Más\/Menos de 1\.5 goles, cuota/).click();
  await expect(tray).toContainText('Cuota total');
  // A score that the chosen selections exclude is marked so, and cannot be pressed.
  const barred = choose(/^Menos de 1\.5, Más\/Menos de 1\.5 goles,.*No compatible con tu selección/);
  await expect(choose(/^X2, Doble oportunidad,|^Empate o .*, Doble oportunidad,/)).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(barred).toHaveCount(0);
  await picture(page, 'bet-builder');
  // So few markets that nothing lies half below the tray.
  await frame.getByRole('textbox', { name: 'Buscar en este partido' }).fill('doble oportunidad 2.ª');
  await frame.getByRole('main').evaluate((main) => main.ownerDocument.defaultView?.scrollTo(0, 0));
  await checkScreen(page, 'bet-builder-found');
  await tray.getByRole('button', { name: 'Agregar al cupón' }).click();
  await expect(tray.getByRole('button', { name: 'En el cupón' })).toBeVisible();

  await sport.openSlip();
  await expect(slip).toContainText('Crear apuesta');
  await expect(slip).toContainText('Más de 1.5');
  await sport.stake('4');
  const alone = await sport.place();
  await checkScreen(page, 'bet-builder-receipt');
  await sport.closeReceipt();

  // The same once more, beside another match.
  await tray.getByRole('button', { name: 'Agregar al cupón' }).click();
  await expect(tray.getByRole('button', { name: 'En el cupón' })).toBeVisible();
  await frame.getByRole('link', { name: 'Inicio', exact: true }).first().click();
  await frame.getByRole('navigation', { name: 'Día' }).getByRole('link').nth(3).click();
  await expect(sport.matches.first()).toBeVisible();
  const labels = await sport.matches.evaluateAll((groups) => groups.map((group) => group.getAttribute('aria-label')));
  await sport.pick(
    labels.findIndex((label) => !label?.includes(match.home.name)),
    'home',
  );
  await sport.openSlip();
  await sport.stake('2');
  await expect(slip).toContainText('Crear apuesta');
  const express = await sport.place();
  await sport.closeReceipt();

  await sandbox.reportResult({ home: match.home.name, away: match.away.name }, [2, 0]);
  await sport.openBets('Liquidadas');
  const bet = sport.bet(alone);
  await expect(bet).toContainText('Se cumplieron las 2 selecciones.');
  await expect(bet.getByRole('img', { name: 'Acertada' })).toHaveCount(2);
  await checkScreen(page, 'bet-builder-settled');
  await sport.openBets('Abiertas');
  await expect(sport.bet(express)).toContainText('Crear apuesta');
});
