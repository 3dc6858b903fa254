import { parseAmount } from '@ordago/kernel';
import { amountIn, expectAmount } from '../support/amounts.ts';
import { checkScreen } from '../support/check-screen.ts';
import { GameFrame } from '../support/game-frame.ts';
import { PlayerSite } from '../support/player-site.ts';
import { Sandbox } from '../support/sandbox.ts';
import { expect, test } from '../support/watch.ts';

/**
 * A game of each form: where it is, what is chosen, and the one action. Each round stakes 1.00. The forms take turns between
 * the two sizes, so that a run meets each of them once, and the dice, whose round is proved, twice.
 */
const GAMES = [
  { name: 'Ruleta Sevilla', at: 'evolutionlive/ruleta-sevilla', choose: [/^Rojo/], action: 'Girar' },
  { name: 'Bacará Cádiz', at: 'evolutionlive/bacara-cadiz', choose: [/^Jugador/], action: 'Repartir' },
  { name: 'Blackjack Granada', at: 'evolutionlive/blackjack-granada', action: 'Repartir' },
  { name: 'Sic Bo Salamanca', at: 'evolutionlive/sic-bo-salamanca', choose: [/^Grande/], action: 'Tirar' },
  {
    name: 'Carreras de Caballos Sevilla',
    at: 'goldenrace/gr-carreras-de-caballos-sevilla',
    choose: [/Tormenta: Gana/],
    action: 'Dar la salida',
  },
  {
    name: 'Liga Virtual Sevilla',
    at: 'goldenrace/gr-liga-virtual-sevilla',
    choose: [/^Empate/],
    action: 'Jugar el partido',
  },
  { name: 'Bingo Keno Ronda', at: 'fbm/fbm-ronda', choose: ['Elegir por mí'], action: 'Sortear' },
  { name: 'Cohete Sevilla', at: 'spribe/spribe-sevilla', check: 'Cobro automático', action: 'Despegar' },
  { name: 'Dados', at: 'originals/dice', action: 'Tirar' },
] as const;

const units = (text: string) => parseAmount(text) ?? 0n;

test('a game of each form is played, and its history row is right to the cent', async ({ page }, { project }) => {
  test.setTimeout(240_000);
  const site = new PlayerSite(page);
  await site.arriveWith('50');
  let balance = units('50');
  await expectAmount(site.balance, balance);

  const nets = new Map<string, bigint>();
  const isOurs = (index: number) => (index % 2 === 0) === (project.name === 'desktop');
  for (const { name, at, ...round } of GAMES.filter((game, index) => game.name === 'Dados' || isOurs(index))) {
    await test.step(name, async () => {
      await page.goto(`/casino/game/${at}`);
      const paid = await new GameFrame(page, name).play(round);
      nets.set(name, paid - units('1'));
      balance += paid - units('1');
      await expectAmount(site.balance, balance);
      // An element that a press scrolled under the header cannot be pressed.
      await page.evaluate(() => scrollTo(0, 0));
      await checkScreen(page, `game-${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`);
    });
  }

  await page.goto('/profile/casino-history');
  const table = page.getByRole('table', { name: 'Historial de juegos' });
  for (const [name, net] of nets) {
    const row = table.getByRole('row', { name: new RegExp(name) });
    expect(await amountIn(row.getByRole('cell', { name: / USD$/ })), name).toBe(net);
  }

  // The proof of the dice is a press away, with nothing to paste.
  await table.getByRole('row', { name: /^Dados/ }).click();
  await checkScreen(page, 'game-round-detail');
  await page.getByRole('link', { name: 'Comprobar esta ronda' }).click();
  await expect(page.getByRole('heading', { name: 'Comprobar una ronda' })).toBeVisible();
  await expect(page.getByLabel('Huella prometida')).toHaveValue(/^[0-9a-f]{64}$/);
  await expect(page.getByLabel('Objetivo')).toHaveValue(/^\d+\.\d\d$/);
  await checkScreen(page, 'game-verifier');
});

test('the wheel is seen when it turns, from wherever on the table one plays @phone', async ({
  page,
  request,
  baseURL,
}) => {
  await new PlayerSite(page).arriveByCall('20.00', Sandbox.beside(baseURL, request));
  await page.goto('/casino/game/evolutionlive/ruleta-sevilla');
  const { frame } = new GameFrame(page, 'Ruleta Sevilla');
  const wheel = frame.locator('.wheel-rim');
  // The last of the fields lies below the numbers.
  await frame.getByRole('button', { name: /^3\.ª columna/ }).click({ timeout: 30_000 });
  await expect(wheel).not.toBeInViewport();
  await frame.getByRole('button', { name: 'Girar', exact: true }).click();
  await expect(wheel).toBeInViewport({ ratio: 0.9 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
