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
