import { type CatalogueGame, encodeCatalogue, openCatalogue, PAGE_MAX } from '@ordago/catalogue-search';
import { readCatalogue } from '@ordago/contracts';
import type { Page } from '@playwright/test';

/** The page gets the lobby's file with its games as they are changed here; everything else is the server's own. */
export async function changeCatalogue(
  page: Page,
  change: (games: readonly CatalogueGame[]) => readonly CatalogueGame[],
): Promise<void> {
  await page.route(`**${readCatalogue.path}`, async (route) => {
    const games = everyGame(await (await route.fetch()).text());
    await route.fulfill({ contentType: 'application/json', body: encodeCatalogue(change(games)) });
  });
}

function everyGame(text: string): readonly CatalogueGame[] {
  const catalogue = openCatalogue(text);
  if (!catalogue) throw new Error('the catalogue is of another version');
  const offsets = Array.from({ length: Math.ceil(catalogue.size / PAGE_MAX) }, (_, page) => page * PAGE_MAX);
  return offsets.flatMap((offset) => catalogue.query({ offset, limit: PAGE_MAX }).games);
}
