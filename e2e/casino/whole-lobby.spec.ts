import { type Catalogue, openCatalogue } from '@ordago/catalogue-search';
import { readCatalogue } from '@ordago/contracts';
import type { APIRequestContext, Page } from '@playwright/test';
import { SlowConnection } from '../support/slow-network.ts';
import { expect, test } from '../support/watch.ts';

/** Games that the sandbox brings at least. */
const GAMES_MIN = 2_000;
/** Batches that come by scrolling alone; the button brings the others, which is the same and does not wait. */
const BY_SCROLLING = 8;
const BATCH = 10;
/** Black, 3 by 4 pixels. Drawings would do, but each is a document of its own in Chromium, and thousands of them slow it down. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAMAAAAECAAAAABuRtrbAAAAC0lEQVR4nGNgQAUAABAAATm9j2UAAAAASUVORK5CYII=',
  'base64',
);

test('the whole lobby is scrolled: every card of every batch is drawn, in the order of the catalogue', {
  tag: '@desktop',
}, async ({ page, request }) => {
  test.setTimeout(480_000);
  const expected = await namesOf(request);
  expect(expected.length).toBeGreaterThanOrEqual(GAMES_MIN);
  // To paint thousands of pictures takes minutes of two processors; what is looked at is that each of them is asked for and shown.
  await page.route('**/art/**', (route) => route.fulfill({ contentType: 'image/png', body: PICTURE }));
  await page.goto('/casino/all-games');
  await expect.poll(() => gamesListed(page)).toBeGreaterThanOrEqual(BATCH);
  const first = await gamesListed(page);

  await test.step('batches come by scrolling', async () => {
    await expect
      .poll(
        async () => {
          await page.mouse.wheel(0, 2_000);
          return gamesListed(page);
        },
        { timeout: 60_000 },
      )
      .toBeGreaterThanOrEqual(first + BY_SCROLLING * BATCH);
  });

  await test.step('and by the button, to the last one', async () => {
    const more = page.getByRole('button', { name: 'Cargar más' });
    await page.evaluate(async () => {
      const buttonOf = () =>
        [...document.querySelectorAll<HTMLButtonElement>('main button')].find(
          ({ textContent }) => textContent === 'Cargar más',
        );
      for (let button = buttonOf(); button; button = buttonOf()) {
        button.click();
        await new Promise(requestAnimationFrame);
      }
    });
    await expect(more).toHaveCount(0);
    expect(await gamesListed(page)).toBe(expected.length);
  });

  await test.step('no place of the list stays empty, wherever it is looked at', async () => {
    // A high window: fewer stops for the same cards.
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 2_400 });
    const drawn = await readWholeGrid(page);
    expect(drawn.gaps, 'heights at which the list had no card or no picture in view').toEqual([]);
    expect(drawn.names.length).toBe(expected.length);
    expect(drawn.names).toEqual(expected);
    await expect(page.locator('main .skeleton')).toHaveCount(0);
  });
});

test('who returns sees the first row from the browser’s own store, while the catalogue never answers', {
  tag: '@desktop',
}, async ({ browser, baseURL, contextOptions }) => {
  const connection = await SlowConnection.open(baseURL ?? '', readCatalogue.path);
  const context = await browser.newContext({ ...contextOptions, locale: 'es-MX', serviceWorkers: 'block' });
  try {
    const firstVisit = await context.newPage();
    await firstVisit.goto(`${connection.origin}/casino/all-games`);
    const card = 'main li[aria-posinset="1"] img';
    const name = await firstVisit.locator(card).getAttribute('alt');
    expect(connection.passed).toBe(1);
    await firstVisit.close();

    connection.hold();
    const return_ = await context.newPage();
    await return_.goto(`${connection.origin}/casino/all-games`);
    await expect(return_.locator(card)).toHaveAttribute('alt', name ?? '');
    await expect(return_.locator('main li[aria-posinset]')).not.toHaveCount(0);
    expect(connection.passed, 'answers that the return waited for').toBe(1);
  } finally {
    await context.close();
    await connection.close();
  }
});

/** Public games, in the order of the catalogue. */
async function namesOf(request: APIRequestContext): Promise<string[]> {
  const catalogue = openCatalogue(await (await request.get(readCatalogue.path)).text());
  expect(catalogue, 'a catalogue of this version').toBeTruthy();
  const { size, query } = catalogue as Catalogue;
  const pages = Math.ceil(size / 1_000);
  return Array.from({ length: pages }, (_, page) => query({ offset: page * 1_000, limit: 1_000 }).games)
    .flat()
    .map(({ gameName }) => gameName);
}

/** Number of games that the list holds, drawn or not. */
async function gamesListed(page: Page): Promise<number> {
  return Number(await page.locator('main li[aria-setsize]').first().getAttribute('aria-setsize'));
}

interface WholeGrid {
  /** Names by their place in the list. */
  readonly names: readonly string[];
  /** Heights of the page at which a row in view was not filled. */
  readonly gaps: readonly string[];
}

/** Walks down the list by less than a window at a time, and notes what is in view at each stop. */
function readWholeGrid(page: Page): Promise<WholeGrid> {
  return page.evaluate(async () => {
    const names: string[] = [];
    const gaps: string[] = [];
    const grid = document.querySelector('main ul:has(> li[aria-posinset])');
    const nextFrame = () => new Promise(requestAnimationFrame);
    const cards = () => [...document.querySelectorAll('main li[aria-posinset]')];
    // The visible part of the list lies between its drawn cards, and each card in view has its picture.
    const isWhole = () => {
      const whole = grid?.getBoundingClientRect() ?? new DOMRect();
      const drawn = cards().map((card) => ({ box: card.getBoundingClientRect(), image: card.querySelector('img') }));
      const from = Math.min(...drawn.map(({ box }) => box.top));
      const to = Math.max(...drawn.map(({ box }) => box.bottom));
      const isCovered = from <= Math.max(0, whole.top) && to >= Math.min(innerHeight, whole.bottom) - 1;
      const seen = drawn.filter(({ box }) => box.bottom > 0 && box.top < innerHeight);
      return isCovered && seen.every(({ image }) => (image?.naturalWidth ?? 0) > 0);
    };
    for (let top = 0; ; top += innerHeight * 0.8) {
      scrollTo(0, top);
      for (let frame = 0; frame < 300 && (frame < 2 || !isWhole()); frame += 1) await nextFrame();
      if (!isWhole()) gaps.push(`${Math.round(top)}`);
      for (const card of cards()) {
        const hasLink = card.querySelector('a.game-card-link') !== null;
        names[Number(card.getAttribute('aria-posinset')) - 1] = (hasLink && card.querySelector('img')?.alt) || '';
      }
      if (scrollY + innerHeight >= document.documentElement.scrollHeight - 1) break;
    }
    return { names, gaps };
  });
}
