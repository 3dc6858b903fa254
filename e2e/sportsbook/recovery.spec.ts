import type { Page } from '@playwright/test';
import { checkScreen } from '../support/check-screen.ts';
import { SportFrame } from '../support/sport-frame.ts';
import { expect, test } from '../support/watch.ts';

/** Faults of what was cut off on purpose. */
const CUT_OFF = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_ABORTED|WebSocket|Failed to (fetch|load)|404/;

/** Takes out of the console's errors those that this file causes. */
function forgive(faults: string[]): void {
  faults.splice(0, faults.length, ...faults.filter((fault) => !CUT_OFF.test(fault)));
}

/** Takes a file from the server, by the beginning of its name. */
async function loseChunk(page: Page, name: string): Promise<void> {
  await page.route(new RegExp(`/assets/${name}-[^/]+\\.js$`), (route) => route.fulfill({ status: 404, body: '' }));
}

/** Counts from now on how often the document of the sportsbook is loaded. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && /^http:\/\/sports\./.test(request.url())) loads += 1;
  });
  return () => loads;
}

test('a lost connection is said, closes the slip, and is over by itself', { tag: '@desktop' }, async ({
  page,
  context,
  faults,
}) => {
  const sport = new SportFrame(page);
  await sport.openAt('');
  await sport.open();
  const { home } = await sport.pick(0, 'home');
  await sport.openSlip();
  const line = sport.frame.getByRole('status').filter({ hasText: 'Sin conexión: datos de' });
  const button = sport.slip.getByRole('button', { name: 'Sin conexión' });
  await expect(line).toHaveCount(0);

  await context.setOffline(true);
  await expect(line).toContainText('No puedes apostar hasta que vuelva.');
  await expect(button).toBeDisabled();
  await expect(sport.matches.first().getByRole('button').first()).toHaveCSS('opacity', '0.7');
  // A page whose code has not come waits for it: nothing is taken away.
  await sport.frame.getByRole('link', { name: 'Resultados' }).first().click();
  await expect(sport.slip).toContainText(home);
  await checkScreen(page, 'sport-offline');

  await context.setOffline(false);
  await expect(line).toHaveCount(0);
  await expect(sport.frame.getByRole('heading', { level: 1, name: 'Resultados' })).toBeVisible();
  await expect(button).toHaveCount(0);
  await expect(sport.slip).toContainText(home);
  forgive(faults);
});

test('a part that the server has no more has the frame reload once, with its slip', { tag: '@desktop' }, async ({
  page,
  faults,
}) => {
  const sport = new SportFrame(page);
  await loseChunk(page, 'results-page');
  await sport.openAt('');
  await sport.open();
  const { home } = await sport.pick(0, 'home');
  const loads = countLoads(page);
  const link = sport.frame.getByRole('link', { name: 'Resultados' }).first();
  // To point at the link loads the page ahead: what is lost then costs no reload.
  const ahead = page.waitForResponse(/results-page-[^/]+\.js$/);
  await link.hover();
  await ahead;
  expect(loads()).toBe(0);
  await link.click();
  await expect(sport.frame.getByText('Algo salió mal.')).toBeVisible();
  await expect(sport.slip).toContainText(home);
  expect(loads()).toBe(1);
  forgive(faults);
});

test('a sportsbook that was not there is opened by itself once it is', { tag: '@desktop' }, async ({
  page,
  faults,
}) => {
  test.slow();
  const host = /^http:\/\/sports\./;
  await page.route(host, (route) => route.abort());
  await page.goto('/sport');
  await expect(page.getByText('Las apuestas deportivas no responden')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await page.unroute(host);
  await expect(new SportFrame(page).matches.first()).toBeVisible({ timeout: 45_000 });
  forgive(faults);
});
