import { checkScreen } from '../support/check-screen.ts';
import { PlayerSite } from '../support/player-site.ts';
import { Sandbox } from '../support/sandbox.ts';
import { SportFrame } from '../support/sport-frame.ts';
import { expect, test } from '../support/watch.ts';

test('a tennis match has sets, games and the names of its players', { tag: '@phone' }, async ({
  page,
  request,
  baseURL,
}) => {
  const sandbox = Sandbox.beside(baseURL, request);
  const even = { over: '1.85', under: '1.85' };
  const match = await sandbox.reportContest('tennis', [
    ['match-winner', { 1: '1.70', 2: '2.05' }],
    ['draw-no-bet period=1', { 1: '1.75', 2: '1.95' }],
    ['total period=2|line=9.5', even],
    ['points-total line=21.5', even],
    ['team-total side=home|line=1.5', even],
    ['handicap line=-1.5', { 1: '2.40', 2: '1.55' }],
  ]);
  const sport = new SportFrame(page);
  await sport.openLeague(match.league);
  const { frame } = sport;
  await frame
    .getByRole('link', { name: new RegExp(`^${match.home} contra`) })
    .first()
    .click();
  const tabs = frame.getByRole('group', { name: 'Tipo de mercado' });
  await expect(tabs.getByRole('button', { name: 'Juegos', exact: true })).toBeVisible();
  await expect(tabs.getByRole('button', { name: 'Sets', exact: true })).toBeVisible();
  await tabs.getByRole('button', { name: 'Todos' }).click();
  const main = frame.getByRole('main');
  for (const name of ['Ganador del partido', 'Ganador 1.er set', 'Más/Menos de juegos, 2.º set', 'Hándicap de sets'])
    await expect(main.getByRole('heading', { name })).toBeVisible();
  await expect(main.getByRole('heading', { name: `Más/Menos de sets: ${match.home}` })).toBeVisible();
  await expect(main).not.toContainText(/mitad|prórroga|empate|Local|Visitante|Goles/i);
  // Each side's handicap is written at its own price.
  await expect(
    main.getByRole('button', { name: new RegExp(`^${match.away} \\(\\+1\\.5\\), Hándicap de sets`) }),
  ).toContainText('+1.5');
  await checkScreen(page, 'tennis-event');
  await frame.getByRole('textbox', { name: 'Buscar en este partido' }).fill('juegos');
  await expect(main.getByRole('heading', { name: 'Más/Menos de juegos, 2.º set' })).toBeVisible();
});

test('a settled leg says why in one sentence, and leads to its rule', async ({ page, request, baseURL }) => {
  const sandbox = Sandbox.beside(baseURL, request);
  await new PlayerSite(page).arriveByCall('50', sandbox);
  const match = await sandbox.reportContest('football', [['1x2', { 1: '2.10', x: '3.20', 2: '4.10' }]]);
  const sport = new SportFrame(page);
  await sport.openLeague(match.league);
  await sport.choose(match.home);
  await sport.openSlip();
  await sport.stake('10');
  const code = await sport.place();
  await expect(sport.slip).toContainText('Resultado final · ');
  await sport.closeReceipt();
  await sandbox.reportScore(match, [1, 1]);
  await sport.openBets('Liquidadas');
  const bet = sport.bet(code);
  await expect(bet).toContainText(`Terminó 1–1; necesitabas ${match.home}.`);
  await checkScreen(page, 'settled-reason');
  await bet.getByRole('link', { name: 'Ver la regla' }).click();
  await expect(page).toHaveURL(/\/rules\/bets-on-football#[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('fútbol', { ignoreCase: true });
  // The section that decided is one of the article.
  await expect(page.locator(new URL(page.url()).hash)).toBeAttached();
});

test('on a phone the leagues have a page, and the slip keeps odds and payout in view', { tag: '@phone' }, async ({
  page,
  request,
  baseURL,
}) => {
  const sandbox = Sandbox.beside(baseURL, request);
  await new PlayerSite(page).arriveByCall('50', sandbox);
  const first = await sandbox.reportContest('football', [['1x2', { 1: '2.10', x: '3.20', 2: '4.10' }]]);
  const beside = () =>
    sandbox.reportContest('football', [['1x2', { 1: '2.00', x: '3.20', 2: '4.10' }]], { beside: first });
  const others = [await beside(), await beside()];
  const sport = new SportFrame(page);
  const { frame, slip } = sport;
  await sport.openLeague(first.league);
  if (await frame.getByRole('button', { name: 'Todas las secciones' }).isVisible()) {
    await frame.getByRole('button', { name: 'Todas las secciones' }).click();
    await frame.getByRole('link', { name: 'Deportes y ligas' }).click();
    await expect(frame.getByRole('heading', { level: 1, name: 'Deportes y ligas' })).toBeVisible();
    await checkScreen(page, 'leagues-page');
    await frame.getByRole('link', { name: new RegExp(`^${first.league}`) }).click();
    await expect(frame.getByRole('heading', { level: 1, name: first.league })).toBeVisible();
  }
  for (const { home } of [first, ...others]) await sport.choose(home);
  await sport.openSlip();
  await sport.stake('10');
  await expect(slip.getByText('Cuota total')).toBeInViewport();
  await expect(slip.getByText('Pago posible')).toBeInViewport();
  await expect(slip.getByRole('button', { name: /^Apostar 10\.00/ })).toBeInViewport();
  await checkScreen(page, 'slip-sums');
});
