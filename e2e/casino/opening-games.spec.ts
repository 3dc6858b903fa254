import { parseAmount } from '@ordago/kernel';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAmount } from '../support/amounts.ts';
import { changeCatalogue } from '../support/catalogue-file.ts';
import { arriveByCall } from '../support/newcomer.ts';
import { PlayerSite } from '../support/player-site.ts';
import { Sandbox } from '../support/sandbox.ts';
import { StaffPanel } from '../support/staff-panel.ts';
import { expect, expectAccessible, picture, test } from '../support/watch.ts';

const PORT = Number(process.env.E2E_PORT ?? 3700);
const STAFF_SITE = `http://staff.localhost:${PORT + 2}`;
const PASSWORD = 'Ordago-2026';
const units = (text: string) => parseAmount(text) ?? 0n;
const cardLinks = (page: Page) => page.locator('main .game-card-link');

interface AdminGame {
  readonly id: string;
  readonly name: string;
}

/** Decisions of a superadmin, through the calls of the back office. */
class StaffCalls {
  private readonly lifts: string[] = [];

  private constructor(private readonly calls: APIRequestContext) {}

  static async open(calls: APIRequestContext): Promise<StaffCalls> {
    const staff = new StaffCalls(calls);
    await staff.call('POST', '/api/staff/login', { username: 'super', password: PASSWORD });
    return staff;
  }

  private async call(method: 'GET' | 'POST', path: string, data?: object) {
    // Names below `localhost` are resolved by browsers alone.
    const headers = { origin: STAFF_SITE };
    const reply = await this.calls.fetch(`http://127.0.0.1:${PORT + 2}${path}`, { method, data, headers });
    const body = await reply.json();
    expect(body.status, `${path}: ${JSON.stringify(body)}`).toBe(0);
    return body.result;
  }

  async game(search: string): Promise<AdminGame> {
    const { games } = await this.call('GET', `/api/staff/casino/catalogue?search=${encodeURIComponent(search)}`);
    expect(games.length, search).toBeGreaterThan(0);
    return games[0];
  }

  async replace(game: AdminGame, replacement: AdminGame | null): Promise<void> {
    const body = { tab: null, place: null, replacement: replacement?.id ?? null };
    await this.call('POST', `/api/staff/casino/catalogue/${game.id}`, body);
  }

  async close(closure: { provider: string; player: string }): Promise<void> {
    const { id } = await this.call('POST', '/api/staff/casino/closures', { ...closure, reason: 'Prueba' });
    this.lifts.push(id);
  }

  /** The path of a link that shows hidden providers. */
  async signHiddenRoute(): Promise<string> {
    const { pathname, search } = new URL((await this.call('POST', '/api/staff/casino/hidden_route')).url);
    return pathname + search;
  }

  async openAgain(): Promise<void> {
    for (const id of this.lifts.splice(0)) await this.call('POST', `/api/staff/casino/closures/${id}/lift`);
  }
}

const JAGUAR = '/casino/game/pragmaticrgs/vs-jaguar-de-jade';

test('a guest sees the game with sign-up first, practises, and is asked for an account for money', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(JAGUAR);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Juega Jaguar de Jade con tu cuenta' })).toBeVisible();
  // The page offers the ways in by itself.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const ways = main.locator('.game-guest').locator('button, a');
  await expect(ways).toHaveText(['Crear cuenta', 'Probar en demo', 'Ya tengo cuenta']);
  await picture(page, 'game-guest');
  await expectAccessible(page, 'the game of a guest');
  await main.getByRole('link', { name: 'Probar en demo' }).click();
  await expect(page).toHaveURL(/[?&]demo=1/);
  await expect(page.getByText('Modo demo · saldo ficticio')).toBeVisible();
  await expect(page.locator('iframe.game-frame')).toBeVisible();
  await picture(page, 'practice');
  await page.getByRole('link', { name: 'Jugar con dinero real' }).click();
  await main.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByRole('dialog').getByLabel('Número de teléfono')).toBeVisible();
  await page.keyboard.press('Escape');
  await main.getByRole('button', { name: 'Ya tengo cuenta' }).click();
  await expect(page.getByRole('dialog', { name: 'Iniciar sesión' })).toBeVisible();
});

test('a guest reads that a game is closed, and is offered nothing that would be refused', { tag: '@desktop' }, async ({
  page,
}) => {
  // Closed for this browser alone: the server is shared by all tests.
  await page.route('**/api/casino/blocked*', async (route) => {
    const reply = await route.fetch();
    const body = await reply.json();
    await route.fulfill({
      response: reply,
      json: { ...body, result: { ...body.result, providers: ['pragmaticrgs'] } },
    });
  });
  await page.goto(JAGUAR);
  const main = page.getByRole('main');
  await expect(
    main.getByText('Los juegos de este proveedor no están disponibles para ti. Elige otro proveedor.'),
  ).toBeVisible();
  await expect(main.getByRole('link', { name: 'Ver otros juegos' })).toBeVisible();
  for (const offer of ['Crear cuenta', 'Ya tengo cuenta', 'Probar en demo'])
    await expect(main.getByText(offer)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await picture(page, 'closed-to-guests');
  await expectAccessible(page, 'a closed game');
});

test('a closed game is neither shown nor opened, and its replacement opens in its place', { tag: '@desktop' }, async ({
  page,
  playwright,
  faults,
}) => {
  const calls = await playwright.request.newContext();
  const staff = await StaffCalls.open(calls);
  const { id: player } = await arriveByCall(page);
  const closed = await staff.game('Jaguar de Jade');
  const other = await staff.game('Laguna Azul');
  try {
    await page.goto('/casino?sRP=pragmaticrgs');
    await expect(cardLinks(page)).not.toHaveCount(0);
    await staff.close({ provider: 'pragmatic-rgs', player });
    await page.reload();
    await expect(page.getByText('No encontramos resultados.', { exact: false })).toBeVisible();
    await page.goto(JAGUAR);
    await expectRefused(page, faults);
    await picture(page, 'closed-game');
    await staff.replace(closed, other);
    await page.goto(JAGUAR);
    await expectInItsPlace(page);
    await picture(page, 'replaced-game');
  } finally {
    await staff.replace(closed, null);
    await staff.openAgain();
    await calls.dispose();
  }
});

test('a game that left the list opens what staff named in its place, and without that shows why not', {
  tag: '@desktop',
}, async ({ page, playwright, faults }) => {
  const calls = await playwright.request.newContext();
  const staff = await StaffCalls.open(calls);
  const { id: player } = await arriveByCall(page);
  const gone = await staff.game('Jaguar de Jade');
  const other = await staff.game('Laguna Azul');
  await changeCatalogue(page, (games) => games.filter(({ id }) => id !== gone.id));
  try {
    await staff.close({ provider: 'pragmatic-rgs', player });
    await page.goto(JAGUAR);
    await expectRefused(page, faults);
    await staff.replace(gone, other);
    await page.reload();
    await expectInItsPlace(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Laguna Azul' })).toBeVisible();
    await picture(page, 'gone-game');
  } finally {
    await staff.replace(gone, null);
    await staff.openAgain();
    await calls.dispose();
  }
});

test('a guest follows a signed link, signs in at a hidden game, plays it, and is led back to the link', {
  tag: '@desktop',
}, async ({ page, playwright }) => {
  const calls = await playwright.request.newContext();
  const link = await (await StaffCalls.open(calls)).signHiddenRoute();
  await calls.dispose();
  const { username, password } = await arriveByCall(page);
  await page.context().clearCookies();
  await page.goto('/casino?sRP=pragmaticf');
  await expect(page.getByText('No encontramos resultados.', { exact: false })).toBeVisible();
  const lobby = `${link}&sRP=pragmaticf`;
  await page.goto(lobby);
  await cardLinks(page).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Usuario' }).click();
  await dialog.getByLabel('Nombre de usuario').fill(username);
  await dialog.getByLabel('Contraseña', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/\/casino\/game\/pragmaticf\/.*[?&]hiddenRoute=/);
  await expect(page.locator('iframe.game-frame')).toBeVisible();
  await page.getByRole('button', { name: 'Salir del juego' }).click();
  await expect(page).toHaveURL((url) => url.pathname + url.search === lobby);
  await expect(cardLinks(page)).not.toHaveCount(0);
});

test('every address of the lobby shows what it is named for, and every filter stays in it', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/casino/crash');
  await expect(page.getByRole('tab', { name: 'Crash' })).toHaveAttribute('aria-selected', 'true');
  await page.goto('/casino/provider-games');
  await expect(page).toHaveURL(/\/casino\/providers$/);
  await page.goto('/casino/all-games?sV=high&sR=95&sD=1&sSo=a-z&hiddenRoute=1.none');
  await expect(cardLinks(page)).not.toHaveCount(0);
  const active = page.getByRole('list', { name: 'Filtros activos' });
  for (const name of ['Volatilidad Alta', 'RTP desde 95 %', 'Con modo demo']) {
    await expect(active.getByRole('button', { name })).toBeVisible();
  }
  await page.getByRole('button', { name: /^Filtros/ }).click();
  const panel = page.getByRole('dialog', { name: 'Filtros' });
  await expect(panel.getByRole('button', { name: 'Alta', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page, 'the filters');
  await panel.getByRole('button', { name: 'Alta', exact: true }).click();
  await panel.getByRole('button', { name: 'Baja', exact: true }).click();
  await panel.getByRole('button', { name: /^Ver / }).click();
  await expect(page).toHaveURL(
    /\/casino\/all-games\?(?=.*sV=low)(?=.*sR=95)(?=.*sD=1)(?=.*sSo=a-z)(?=.*hiddenRoute=1\.none)/,
  );
  await page.goto('/casino/search');
  await expect(page.getByText('Escribe el nombre de un juego.')).toBeVisible();
  await page.getByRole('main').getByRole('searchbox').fill('bogota');
  await expect(page).toHaveURL(/sS=bogota/);
  await expect(page.getByRole('img', { name: 'Ruleta Bogotá' })).toBeVisible();
});

test('the first row of a returning visit is painted from the browser’s own copy', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/casino?ct=slots');
  await expect(cardLinks(page).first()).toBeVisible();
  await page.reload();
  await expect(cardLinks(page).first()).toBeVisible();
  const sent = await page.evaluate(() => {
    const [first] = performance.getEntriesByName(new URL('/api/casino/catalogue', location.href).href);
    return (first as PerformanceResourceTiming).transferSize;
  });
  expect(sent).toBe(0);
});

test('staff see what is suggested for a game, decide otherwise, and read what the lists changed', {
  tag: '@desktop',
}, async ({ page, isMobile }) => {
  // A decision stays: each size takes a game of its own.
  const name = isMobile ? 'Laguna Azul' : 'Oro del Corsario';
  await page.goto(`${STAFF_SITE}/casino`);
  await page.getByLabel('Nombre de usuario').fill('super');
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar al panel' }).click();
  await page.getByLabel('Nombre o clave del proveedor').fill(name);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Sugeridas');
  await picture(page, 'staff-casino');
  await expectAccessible(page, 'the catalogue of the back office');
  await row.getByRole('button', { name: 'Ajustar' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Animales', { exact: true }).check();
  await picture(page, 'staff-casino-decision');
  await expectAccessible(page, 'the decision about a game');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(row).toContainText('Del equipo');
  await page.getByRole('link', { name: 'Cierres' }).click();
  await expect(page.getByText('No hay nada cerrado.')).toBeVisible();
  await picture(page, 'staff-casino-closures');
  await page.getByRole('link', { name: 'Cambios de los proveedores' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'amatic' })).toBeVisible();
  await picture(page, 'staff-casino-changes');
  await expectAccessible(page, 'the changes of the lists');
});

test('a win above the cap of its provider waits in the back office, is approved, and is paid when the provider asks again', {
  tag: '@desktop',
}, async ({ page, request, baseURL }) => {
  const sandbox = Sandbox.beside(baseURL, request);
  const site = new PlayerSite(page);
  const { username } = await site.arriveByCall('20.00', sandbox);
  await page.goto('/casino/game/evoplay/5001');
  await expect(page.locator('iframe.game-frame')).toBeVisible();
  const round = { player: username, game: '5001', round: `high-${username}` };
  const bet = { ...round, action: 'bet', transaction: `${username}-bet`, amount: '1.00' };
  const win = { ...round, action: 'win', transaction: `${username}-win`, amount: '1000000.01' };
  await sandbox.callWallet('evoplay', bet);
  await sandbox.callWallet('evoplay', win);
  await expectAmount(site.balance, units('19'));

  const staff = await page.context().newPage();
  await staff.goto(`${STAFF_SITE}/casino?view=parked`);
  await staff.getByLabel('Nombre de usuario').fill('super');
  await staff.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await staff.getByRole('button', { name: 'Entrar al panel' }).click();
  const sections = await new StaffPanel(staff, STAFF_SITE).openSections();
  await sections.getByRole('link', { name: /^Catálogo de juegos/ }).click();
  await staff.getByRole('link', { name: 'Ganancias retenidas' }).click();
  const row = staff.getByRole('row').filter({ hasText: username });
  await expect(row).toContainText('Supera el tope');
  await picture(staff, 'staff-parked-wins');
  await expectAccessible(staff, 'the wins that wait');
  await row.getByRole('button', { name: 'Liberar' }).click();
  await expectAccessible(staff, 'the question before a win is let through');
  await staff.getByRole('dialog').getByRole('button', { name: 'Liberar' }).click();
  await expect(staff.getByText('Liberada. Se paga cuando el proveedor la vuelva a pedir.')).toBeVisible();
  await expect(row).toHaveCount(0);
  await staff.close();

  await sandbox.callWallet('evoplay', win);
  await expectAmount(site.balance, units('1000019.01'));
});

/** Expects a page that shows the game as closed, and the refusal of the launch alone in the console. */
async function expectRefused(page: Page, faults: string[]): Promise<void> {
  await expect(page.getByRole('link', { name: 'Ver otros juegos' })).toBeVisible();
  await expect.poll(() => faults.length).toBeGreaterThan(0);
  expect(faults.splice(0).filter((fault) => !fault.includes('/api/casino/launch'))).toEqual([]);
}

async function expectInItsPlace(page: Page): Promise<void> {
  await expect(page.getByText('Abrimos «Laguna Azul» en su lugar.')).toBeVisible();
  await expect(page.locator('iframe.game-frame')).toBeVisible();
}
