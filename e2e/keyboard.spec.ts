import type { Locator, Page } from '@playwright/test';
import { PlayerSite } from './support/player-site.ts';
import { Sandbox } from './support/sandbox.ts';
import { expect, test } from './support/watch.ts';

/** Presses the keys of a list of tabs, from its first one. */
async function walk(tabs: Locator): Promise<void> {
  const first = tabs.first();
  const last = tabs.last();
  await first.focus();
  await first.press('End');
  await expect(last).toBeFocused();
  await last.press('ArrowRight');
  await expect(first).toBeFocused();
  await first.press('ArrowLeft');
  await expect(last).toBeFocused();
  await last.press('Home');
  await expect(first).toBeFocused();
}

/** From now on counts the pictures in which nothing has the focus. */
async function watchFocus(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const watched = { lost: 0 };
    Object.assign(window, { watched });
    const watchFrame = () => {
      if (document.activeElement === document.body) watched.lost += 1;
      requestAnimationFrame(watchFrame);
    };
    watchFrame();
  });
  return () => page.evaluate(() => (window as never as { watched: { lost: number } }).watched.lost);
}

test('tabs are walked with the arrow keys, Home and End', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/casino?modal=sign-in');
  await walk(page.getByRole('dialog').getByRole('tab'));
  await page.goto('/casino/lobby');
  await walk(page.getByRole('tablist', { name: 'Categorías' }).getByRole('tab'));
});

test('between deposit and withdrawal the focus stays in the dialog', { tag: '@desktop' }, async ({
  page,
  request,
  baseURL,
}) => {
  await new PlayerSite(page).arriveByCall('50', Sandbox.beside(baseURL, request));
  await page.goto('/casino?modal=deposit');
  const dialog = page.getByRole('dialog');
  const tabs = dialog.getByRole('tab');
  await expect(dialog.getByRole('button', { name: /^Depositar/ })).toBeVisible();
  await tabs.first().focus();
  const lost = await watchFocus(page);
  await page.keyboard.press('ArrowRight');
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  await expect(dialog.getByRole('button', { name: /^Retirar/ })).toBeVisible();
  await expect(tabs.last()).toBeFocused();
  expect(await lost(), 'pictures without a focus').toBe(0);
  await walk(tabs);
});
