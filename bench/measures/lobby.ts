import { createRequire } from 'node:module';
import type { Browser, Page } from '@playwright/test';
import { ensureChromium } from '../../tools/chromium.mjs';
import { type Figure, reading } from '../harness/figures.ts';
import {
  noteFirstRow,
  noteInteractions,
  type PlainCard,
  scrollFrames,
  showAllBatches,
  showPlainList,
} from '../harness/lobby-page.ts';
import { type Product, startProduct } from '../harness/product.ts';
import { pairedRatio, spreadOf } from '../harness/statistics.ts';
import type { Scale } from './scale.ts';

const GAMES_MIN = 2_000;
/** As slow as a phone of the middle class. */
const CPU_SLOWER = 4;
/** A fast flick: so many pixels a frame, for so many frames. */
const FLICK = { frames: 90, step: 70 };
/** To paint pictures without a graphics card is slow work: more rounds would take a quarter of an hour. */
const ROUNDS_MAX = 3;
const FRAME_MS = 1_000 / 60;
const TYPED = 'ruleta';

interface Scrolled {
  readonly longestMs: number;
  /** Frames that did not come in their time, of all that should have come. */
  readonly dropped: number;
}

/** The lobby in Chromium, its processor four times slower: first row, scrolling beside a list drawn whole, typing. */
export async function measureLobby(scale: Scale): Promise<Figure[]> {
  const executablePath = ensureChromium();
  if (!executablePath) throw new Error('the lobby is measured in Chromium, and none was found');
  const product = await startProduct(GAMES_MIN);
  // Not bundled: it finds its own files beside its code.
  const { chromium } = createRequire(import.meta.url)('@playwright/test') as typeof import('@playwright/test');
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  try {
    const rounds = Math.min(scale.rounds, ROUNDS_MAX);
    return [
      ...(await measureFirstRow(browser, product, rounds)),
      ...(await measureScrolling(browser, product, rounds)),
      await measureTyping(browser, product),
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function measureFirstRow(browser: Browser, { origin }: Product, rounds: number): Promise<Figure[]> {
  const cold: number[] = [];
  const back: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext();
    for (const times of [cold, back]) {
      const page = await context.newPage();
      await slowDown(page);
      await page.addInitScript(noteFirstRow);
      await page.goto(`${origin}/casino?ct=slots`);
      await page.waitForFunction(() => 'firstRow' in window, null, { timeout: 120_000 });
      times.push(await page.evaluate(() => (window as unknown as { firstRow: number }).firstRow));
      await page.close();
    }
    await context.close();
  }
  const what = 'lobby, first row';
  return [
    { goal: 'lobby', what: `${what}: first visit`, unit: 'ms', value: spreadOf(cold) },
    { goal: 'lobby', what: `${what}: on return, from the browser's store`, unit: 'ms', value: spreadOf(back) },
    { goal: 'lobby', what: `${what}: return vs first visit`, unit: 'x', value: pairedRatio(back, cold) },
  ];
}

async function measureScrolling(browser: Browser, product: Product, rounds: number): Promise<Figure[]> {
  const ours = await openList(browser, product);
  const plain = await openList(browser, product);
  const { batches, longestMs } = await ours.evaluate(showAllBatches);
  const parts = await ours.locator('main ul:has(> li[aria-posinset]) *').count();
  const cards = cardsOf(product);
  const allParts = await plain.evaluate(showPlainList, cards);
  const runs = { ours: [] as Scrolled[], plain: [] as Scrolled[] };
  // The first round brings the pictures and does not count.
  for (let round = -1; round < rounds; round += 1) {
    for (const name of round % 2 === 0 ? (['ours', 'plain'] as const) : (['plain', 'ours'] as const)) {
      const run = await scrolled(name === 'ours' ? ours : plain);
      if (round >= 0) runs[name].push(run);
    }
  }
  await ours.context().close();
  await plain.context().close();
  const of = (name: keyof typeof runs, field: keyof Scrolled) => runs[name].map((run) => run[field]);
  const what = `lobby, ${cards.length} games`;
  return [
    { goal: 'lobby', what: `${what}: longest of ${batches} batches`, unit: 'ms', value: reading(longestMs) },
    { goal: 'lobby', what: `${what}: elements, ours vs all drawn`, unit: 'x', value: reading(parts / allParts) },
    { goal: 'lobby', what: `${what}: longest frame`, unit: 'ms', value: spreadOf(of('ours', 'longestMs')) },
    { goal: 'lobby', what: `${what}: longest frame, all drawn`, unit: 'ms', value: spreadOf(of('plain', 'longestMs')) },
    { goal: 'lobby', what: `${what}: longest frame vs all drawn`, unit: 'x', value: ratioOf(runs, 'longestMs') },
    { goal: 'lobby', what: `${what}: frames dropped`, unit: '%', value: spreadOf(of('ours', 'dropped')) },
    { goal: 'lobby', what: `${what}: frames dropped, all drawn`, unit: '%', value: spreadOf(of('plain', 'dropped')) },
  ];
}

function ratioOf(runs: Record<'ours' | 'plain', readonly Scrolled[]>, field: keyof Scrolled) {
  return pairedRatio(
    runs.ours.map((run) => run[field]),
    runs.plain.map((run) => run[field]),
  );
}

async function openList(browser: Browser, { origin }: Product): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${origin}/casino/all-games`);
  await page.locator('main li[aria-posinset]').first().waitFor();
  return page;
}

async function scrolled(page: Page): Promise<Scrolled> {
  await page.bringToFront();
  await slowDown(page);
  const taken = await page.evaluate(scrollFrames, FLICK);
  const due = taken.reduce((sum, ms) => sum + Math.max(1, Math.round(ms / FRAME_MS)), 0);
  return { longestMs: Math.max(...taken), dropped: (100 * (due - taken.length)) / due };
}

/** The longest time from a key to the picture that shows it, while a name is typed into the search. */
async function measureTyping(browser: Browser, { origin }: Product): Promise<Figure> {
  const page = await browser.newPage();
  await page.goto(`${origin}/casino`);
  await page.locator('main .game-card').first().waitFor();
  await page.keyboard.press('/');
  await page.getByRole('searchbox').waitFor();
  await slowDown(page);
  await page.evaluate(noteInteractions);
  await page.getByRole('searchbox').pressSequentially(TYPED, { delay: 120 });
  // The search waits half a second for the next key, and what it finds is drawn then.
  await page.waitForTimeout(3_000);
  const taken = await page.evaluate(() => (window as unknown as { interactions: number[] }).interactions);
  await page.close();
  // Quicker than the shortest that Chromium reports: within a frame.
  return {
    goal: 'lobby',
    what: 'search, longest key to picture (INP)',
    unit: 'ms',
    value: reading(Math.max(16, ...taken)),
  };
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
}

function cardsOf({ catalogue }: Product): PlainCard[] {
  const pages = Array.from({ length: Math.ceil(catalogue.size / 1_000) }, (_, page) => page * 1_000);
  const games = pages.flatMap((offset) => catalogue.query({ offset, limit: 1_000 }).games);
  return games.map(({ gameName, imageUrl }) => ({ name: gameName, picture: imageUrl }));
}
