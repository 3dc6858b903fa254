import { PlayerSite } from '../support/player-site.ts';
import { Sandbox } from '../support/sandbox.ts';
import { SportFrame } from '../support/sport-frame.ts';
import { expect, test } from '../support/watch.ts';

/** The narrowest phone that is sold. */
const NARROW = { width: 360, height: 740 };

/** Names of sides that an edge cuts. */
async function cutNames(sport: SportFrame): Promise<string[]> {
  return sport.frame.locator('.team-line > span, .virtual-side > span, .virtual-team > span').evaluateAll((names) =>
    names
      .filter((name) => name.clientWidth > 0 || name.scrollWidth > 0)
      .filter((name) => name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight + 1)
      .map((name) => name.textContent ?? ''),
  );
}

/** Words of the names on a scoreboard that take two lines. */
async function brokenWords(sport: SportFrame): Promise<string[]> {
  return sport.frame.locator('.scoreboard-side strong, .multi-sides strong').evaluateAll((names) =>
    names.flatMap((name) => {
      const [text] = name.childNodes;
      const words = [...(name.textContent ?? '').matchAll(/\S+/g)];
      return words.flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text as Text, index);
        range.setEnd(text as Text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
      });
    }),
  );
}

/** Widths of a frame from the narrowest phone to a laptop, in px. */
const WIDTHS = [320, 360, 390, 768, 1024, 1280, 1440];

/**
 * Texts that their boxes cut, or whose words are broken over two lines: prices and lines, outcomes, tabs, leagues of the tree, the
 * button of the slip. Tabs of a phone are a strip that is swiped.
 */
async function cutTexts(sport: SportFrame): Promise<string[]> {
  return sport.frame.locator('body').evaluate((body) => {
    const seen = (selector: string) =>
      [...body.querySelectorAll<HTMLElement>(selector)].filter((one) => one.getClientRects().length > 0);
    const found: string[] = [];
    const note = (what: string, one: HTMLElement) => found.push(`${what}: ${one.textContent.replaceAll('\n', ' ')}`);
    for (const one of seen('.odds-button-name, .tree-name, .market-name, .place > button, .ladder-line')) {
      const isCut = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
      if (isCut && getComputedStyle(one).display !== 'inline') note('cut', one);
    }
    const isWithin = (inner: DOMRect, outer: DOMRect) => inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
    for (const one of seen('.odds-button-odds, .board-line, .ladder-line')) {
      const box = one.closest('.odds-button, .board-row, .ladder-row') ?? one;
      if (!isWithin(one.getBoundingClientRect(), box.getBoundingClientRect())) note('beyond its box', one);
    }
    for (const one of seen('.odds-button-name')) {
      const [text] = one.childNodes;
      if (text?.nodeType !== Node.TEXT_NODE) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) note(`broken word ${word}`, one);
      }
    }
    if (document.documentElement.scrollWidth > innerWidth)
      found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    return found;
  });
}

/** Tabs that lie beyond their strip; on a phone it is swiped. */
async function lostTabs(sport: SportFrame): Promise<string[]> {
  return sport.frame.locator('.market-tab').evaluateAll((tabs) =>
    tabs.flatMap((tab) => {
      const strip = tab.parentElement?.getBoundingClientRect();
      const { left, right } = tab.getBoundingClientRect();
      const isLost = innerWidth >= 720 && strip && (left < strip.left - 1 || right > strip.right + 1);
      return isLost ? [`tab beyond the strip: ${tab.textContent}`] : [];
    }),
  );
}

test('at no width are prices, outcomes, tabs, leagues or the button of the slip cut', { tag: '@desktop' }, async ({
  page,
  request,
  baseURL,
}) => {
  await new PlayerSite(page).arriveByCall('50', Sandbox.beside(baseURL, request));
  const sport = new SportFrame(page);
  await sport.openAt('');
  await sport.open();
  for (const match of [0, 1, 2]) await sport.pick(match, 'home');
  await sport.openSlip();
  await sport.stake('15.55');
  await sport.slip.getByRole('radio', { name: 'Simple' }).check();
  await expect(sport.slip.getByRole('button', { name: /· 3 apuestas/ })).toBeVisible();
  const cut: Record<string, string[]> = {};
  const measure = async (name: string) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const found = [...(await cutTexts(sport)), ...(await lostTabs(sport))];
      if (found.length > 0) cut[`${name} at ${width}`] = [...new Set(found)];
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  };
  await measure('board');
  await sport.frame.locator('.board-more').first().click();
  await expect(sport.frame.locator('.market-tab').first()).toBeVisible();
  for (const tab of ['Todos', 'Mitades']) {
    await sport.frame.getByRole('button', { name: tab, exact: true }).click();
    await measure(tab);
  }
  expect(cut).toEqual({});
});

test('on the narrowest phone no name of a side is cut', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize(NARROW);
  const sport = new SportFrame(page);
  await sport.openAt('');
  await sport.openLeague('Premier League');
  await expect(sport.frame.getByText('West Bromwich Albion').first()).toBeVisible();
  expect(await cutNames(sport)).toEqual([]);
  await sport.frame.getByText('West Bromwich Albion').first().click();
  await expect(sport.frame.locator('.scoreboard-side').first()).toBeVisible();
  expect(await brokenWords(sport)).toEqual([]);
  await sport.frame.getByRole('link', { name: 'Ver en vista múltiple' }).click();
  await expect(sport.frame.locator('.multi-sides').first()).toBeVisible();
  expect(await brokenWords(sport)).toEqual([]);
  await sport.openAt('/results');
  await expect(sport.frame.locator('.team-line').first()).toBeVisible();
  expect(await cutNames(sport)).toEqual([]);
  await sport.openAt('/virtual/cup');
  await expect(sport.frame.locator('.virtual-side').first()).toBeVisible();
  expect(await cutNames(sport)).toEqual([]);
});
