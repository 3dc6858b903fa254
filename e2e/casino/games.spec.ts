import { parseAmount } from '@ordago/kernel';
import type { Locator, Page } from '@playwright/test';
import { amountIn, expectAmount } from '../support/amounts.ts';
import { checkScreen } from '../support/check-screen.ts';
import { GameFrame } from '../support/game-frame.ts';
import { PlayerSite } from '../support/player-site.ts';
import { Sandbox } from '../support/sandbox.ts';
import { expect, test } from '../support/watch.ts';

interface Game {
  readonly name: string;
  readonly at: string;
  readonly choose?: readonly (string | RegExp)[];
  readonly check?: string;
  readonly action: string;
}

/** A game of each form: where it is, what is chosen, and the one action. Each round stakes 1.00. */
const GAMES: readonly (Game & { readonly tag: '@desktop' | '@phone' })[] = [
  {
    name: 'Ruleta Sevilla',
    at: 'evolutionlive/ruleta-sevilla',
    choose: [/^Rojo/],
    action: 'Girar',
    tag: '@desktop',
  },
  {
    name: 'Bacará Cádiz',
    at: 'evolutionlive/bacara-cadiz',
    choose: [/^Jugador/],
    action: 'Repartir',
    tag: '@phone',
  },
  { name: 'Blackjack Granada', at: 'evolutionlive/blackjack-granada', action: 'Repartir', tag: '@desktop' },
  {
    name: 'Sic Bo Salamanca',
    at: 'evolutionlive/sic-bo-salamanca',
    choose: [/^Grande/],
    action: 'Tirar',
    tag: '@phone',
  },
  {
    name: 'Carreras de Caballos Sevilla',
    at: 'goldenrace/gr-carreras-de-caballos-sevilla',
    choose: [/Tormenta: Gana/],
    action: 'Empezar la carrera',
    tag: '@desktop',
  },
  {
    name: 'Liga Virtual Sevilla',
    at: 'goldenrace/gr-liga-virtual-sevilla',
    choose: [/^Empate/],
    action: 'Jugar el partido',
    tag: '@phone',
  },
  { name: 'Bingo Keno Ronda', at: 'fbm/fbm-ronda', choose: ['Elegir al azar'], action: 'Sortear', tag: '@desktop' },
  {
    name: 'Cohete Sevilla',
    at: 'spribe/spribe-sevilla',
    check: 'Cobro automático',
    action: 'Despegar',
    tag: '@phone',
  },
];
const DICE: Game = { name: 'Dados', at: 'originals/dice', action: 'Tirar' };

const units = (text: string) => parseAmount(text) ?? 0n;

/** Plays one round with money, and finds it in the history, right to the cent; returns its row there. */
async function playToHistory(page: Page, sandbox: Sandbox, { name, at, ...round }: Game): Promise<Locator> {
  const site = new PlayerSite(page);
  await site.arriveByCall('50.00', sandbox);
  await page.goto(`/casino/game/${at}`);
  const net = (await new GameFrame(page, name).play(round)) - units('1');
  await expectAmount(site.balance, units('50') + net);
  // An element that a click scrolled under the header cannot be pressed.
  await page.evaluate(() => scrollTo(0, 0));
  await checkScreen(page, `game-${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`);

  await page.goto('/profile/casino-history');
  const table = page.getByRole('table', { name: 'Historial de juegos' });
  const row = table.getByRole('row', { name: new RegExp(name) });
  expect(await amountIn(row.getByRole('cell', { name: / USD$/ }))).toBe(net);
  return row;
}

for (const { tag, ...game } of GAMES) {
  test(`${game.name} is played, and its history row is right to the cent`, { tag }, async ({
    page,
    request,
    baseURL,
  }) => {
    await playToHistory(page, Sandbox.beside(baseURL, request), game);
  });
}

test('the dice are played, and the proof of the round is one click away, with nothing to paste', async ({
  page,
  request,
  baseURL,
}) => {
  const row = await playToHistory(page, Sandbox.beside(baseURL, request), DICE);
  await row.click();
  await checkScreen(page, 'game-round-detail');
  await page.getByRole('link', { name: 'Verificar esta ronda' }).click();
  await expect(page.getByRole('heading', { name: 'Verificar una ronda' })).toBeVisible();
  await expect(page.getByLabel('Semilla del servidor (hash)')).toHaveValue(/^[0-9a-f]{64}$/);
  await expect(page.getByLabel('Objetivo')).toHaveValue(/^\d+\.\d\d$/);
  await checkScreen(page, 'game-verifier');
});

test('the wheel is seen when it turns, from wherever on the table one plays', { tag: '@phone' }, async ({
  page,
  request,
  baseURL,
}) => {
  // Only the rest is shown where less motion is wanted.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await new PlayerSite(page).arriveByCall('20.00', Sandbox.beside(baseURL, request));
  await page.goto('/casino/game/evolutionlive/ruleta-sevilla');
  const { frame } = new GameFrame(page, 'Ruleta Sevilla');
  const wheel = frame.locator('.roulette-wheel');
  const column = frame.getByRole('button', { name: /^3\.ª columna/ });
  await column.scrollIntoViewIfNeeded({ timeout: 30_000 });
  await column.click();
  await frame.getByRole('button', { name: /^Girar/ }).click();
  await expect(wheel).toBeInViewport({ ratio: 0.9 });
  const rotor = wheel.locator('[data-part="rotor"]');
  const before = await rotor.getAttribute('transform');
  await expect(rotor).not.toHaveAttribute('transform', before ?? '');
  await expect(frame.locator('.roulette-places')).toHaveAttribute('data-turning', 'false');
});
