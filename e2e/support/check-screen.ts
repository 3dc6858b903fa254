import type { Page } from '@playwright/test';
import { expectAccessible, picture, settled } from './watch.ts';

/** Takes the picture of a screen once it no longer moves, and checks it with axe, frames included. */
export async function checkScreen(page: Page, name: string): Promise<void> {
  await settled(page);
  await picture(page, name);
  await expectAccessible(page, name);
}
