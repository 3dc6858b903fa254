import type { Frame, Page } from '@playwright/test';
import { SportFrame } from '../support/sport-frame.ts';
import { expect, test } from '../support/watch.ts';

/** The document inside the betting frame. */
function inside(page: Page): Frame {
  const frame = page.frames().find((known) => known.parentFrame() === page.mainFrame());
  if (!frame) throw new Error('no betting frame');
  return frame;
}

/** From now on counts what each of both pages is asked to print, in place of printing it. */
async function countPrints(page: Page): Promise<() => Promise<number[]>> {
  const both = [page.mainFrame(), inside(page)];
  for (const frame of both) {
    await frame.evaluate(() => {
      const counted = { prints: 0 };
      Object.assign(window, { counted, print: () => (counted.prints += 1) });
    });
  }
  const read = (frame: Frame) =>
    frame.evaluate(() => (window as never as { counted: { prints: number } }).counted.prints);
  return () => Promise.all(both.map(read));
}

test('the keys that print are for the page in the frame, wherever the focus is', { tag: '@desktop' }, async ({
  page,
}) => {
  const sport = new SportFrame(page);
  await sport.openAt('/results');
  const counted = await countPrints(page);
  await page.getByRole('banner').getByRole('button').first().focus();
  await page.keyboard.press('Control+p');
  await expect.poll(counted).toEqual([0, 1]);
  await sport.frame.getByRole('main').getByRole('link').first().focus();
  await page.keyboard.press('Control+p');
  await expect.poll(counted).toEqual([0, 2]);
});

test('a print that the keys did not ask for has the whole page of the frame', { tag: '@desktop' }, async ({ page }) => {
  const sport = new SportFrame(page);
  await sport.openAt('/upcoming');
  await expect(sport.matches.nth(12)).toBeVisible();
  const stage = page.locator('iframe[title="Apuestas deportivas"]');
  const seen = (await stage.boundingBox())?.height ?? 0;
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'Ir al contenido' })).toBeHidden();
  await expect.poll(async () => (await stage.boundingBox())?.height ?? 0).toBeGreaterThan(seen);
  await expect
    .poll(() => inside(page).evaluate(() => document.documentElement.scrollHeight - window.innerHeight))
    .toBeLessThanOrEqual(0);
});
