import type { Locator } from '@playwright/test';

/** Opens a list of our own and picks the entry of a name. */
export async function pick(list: Locator, name: string | RegExp): Promise<void> {
  await list.click();
  // The list lies at the end of the page that holds the control, which may be a frame.
  await list
    .locator('xpath=ancestor::body')
    .getByRole('option', { name, exact: typeof name === 'string' })
    .click();
}
