import { openCatalogue, PAGE_MAX } from '@ordago/catalogue-search';
import { readCatalogue } from '@ordago/contracts';
import { formatAmount, parseAmount } from '@ordago/kernel';
import type { FrameLocator, Page } from '@playwright/test';
import { amountIn, expectAmount } from '../support/amounts.ts';
import { addChangeRecorder, type Recorded } from '../support/change-recorder.ts';
import { PlayerSite } from '../support/player-site.ts';
import { Sandbox } from '../support/sandbox.ts';
import { expect, test } from '../support/watch.ts';

interface Original {
  /** Chosen before the round. */
  readonly choose?: readonly RegExp[];
  /** The one action, by the beginning of its name. */
  readonly action: RegExp;
  /** Moves of a round of several steps, in their order; one that is not offered is left out. */
  readonly moves?: readonly RegExp[];
}

/** Every game of ours by its id, with what a round of it takes. */
const ORIGINALS: Readonly<Record<string, Original>> = {
  crash: { action: /^Apostar en la próxima ronda/ },
  dice: { action: /^Tirar/ },
  limbo: { action: /^Jugar/ },
  mines: { action: /^Apostar/, moves: [/^Casilla 13/, /^Cobrar/] },
  plinko: { action: /^Soltar la bola/ },
  keno: { choose: [/^Elegir al azar/], action: /^Sortear/ },
  'slot-lagoon': { action: /^Girar/ },
  'slot-corsair': { action: /^Girar/ },
  'slot-jester': { action: /^Girar/ },
  'slot-trails': { action: /^Girar/ },
  'slot-market': { action: /^Girar/ },
  'slot-vault': { action: /^Girar/ },
  roulette: { choose: [/^Rojo/], action: /^Girar/ },
  blackjack: { action: /^Repartir/, moves: [/^Sin seguro/, /^Plantarse/] },
  'three-card-poker': { action: /^Repartir/, moves: [/^Retirarse/] },
  'casino-holdem': { action: /^Repartir/, moves: [/^Retirarse/] },
};
/** Longest round: a rocket may fly for minutes, and most fall before. */
const ROUND_MS_MAX = 90_000;

// Rounds are played as they are played: without motion there is no time in which the site could speak first.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const [id, original] of Object.entries(ORIGINALS)) {
  test(`the site does not tell how a round of ${id} ends before the game has shown it`, { tag: '@phone' }, async ({
    page,
    request,
    baseURL,
  }) => {
    test.slow();
    const site = new PlayerSite(page);
    await site.arriveByCall('50.00', Sandbox.beside(baseURL, request));
    await addChangeRecorder(page);
    await page.goto(`/casino/game/originals/${id}`);
    const frame = page.frameLocator('iframe.game-frame');
    await expect(page.locator('.game-figure dd').nth(1)).toHaveText(/^0\.00\s/, { timeout: 30_000 });
    for (const name of original.choose ?? []) await frame.getByRole('button', { name }).first().click();

    await playAndWatch(page, frame, original.action);
    for (const move of original.moves ?? []) {
      if (await isOffered(frame, move)) await playAndWatch(page, frame, move);
    }
    // In the end the truth is shown.
    const { result } = await (await page.request.get('/api/user/balance')).json();
    await expectAmount(site.balance, inCents(units(result.balance)));
    await expectAmount(page.locator('.game-figure dd').nth(1), inCents(units(result.balance) - units('50')));
  });
}

test('every game of ours is watched', { tag: '@phone' }, async ({ page }) => {
  const catalogue = openCatalogue(await (await page.request.get(readCatalogue.path)).text());
  const query = { routeProviders: ['originals'], withHidden: true, limit: PAGE_MAX };
  const ids = catalogue?.query(query).games.map(({ gameId }) => gameId) ?? [];
  expect(ids.toSorted()).toEqual(Object.keys(ORIGINALS).toSorted());
});

const units = (text: string) => parseAmount(text, { decimalsMax: 5 }) ?? 0n;
/** An amount as the product writes it: with the cents that are whole. */
const inCents = (amount: bigint) => (amount / 1_000n) * 1_000n;

/** Takes an action, and expects the stake alone to leave until the game has shown what came of it. */
async function playAndWatch(page: Page, frame: FrameLocator, name: RegExp): Promise<void> {
  const button = frame.getByRole('button', { name }).first();
  await expect(button).toBeEnabled({ timeout: ROUND_MS_MAX });
  const before = await figuresOf(page);
  await page.evaluate(() => window.recorder.start());
  await button.click();
  const recorded = await recordedRound(page);
  const staked = recorded.stakes.reduce((sum, stake) => sum + units(stake), 0n);
  const balance = formatAmount(before.balance - staked);
  const net = signedText(before.net - staked);
  // The header, the bar of a phone, the result of the session.
  const expected = staked === 0n ? [] : [balance, `${balance} USD`, `${net} USD`];
  const left = [formatAmount(before.balance), `${formatAmount(before.balance)} USD`].map((text) => `-${text}`);
  const seen = [...new Set(recorded.changes)].filter((text) => staked === 0n || !left.includes(text));
  expect(seen.toSorted()).toEqual([...new Set(expected)].toSorted());
}

/** An amount below a thousand, with its sign, as the product writes it. */
function signedText(amount: bigint): string {
  const text = formatAmount(amount < 0n ? -amount : amount);
  return `${amount === 0n ? '' : amount < 0n ? '\u2212' : '+'}${text}`;
}

async function recordedRound(page: Page): Promise<Recorded> {
  await expect(async () => {
    const { stakes, shown } = await page.evaluate(() => window.recorder.read());
    expect([stakes.length > 0, shown]).toEqual([true, stakes.length]);
  }).toPass({ timeout: ROUND_MS_MAX });
  return page.evaluate(() => window.recorder.read());
}

async function figuresOf(page: Page): Promise<{ balance: bigint; net: bigint }> {
  const balance = await amountIn(new PlayerSite(page).balance);
  return { balance, net: await amountIn(page.locator('.game-figure dd').nth(1)) };
}

async function isOffered(frame: FrameLocator, move: RegExp): Promise<boolean> {
  const button = frame.getByRole('button', { name: move }).first();
  return (await button.isVisible()) && (await button.isEnabled());
}
