import type { Instant } from '@ordago/kernel';
import { suggestTabs } from '../domain/suggest-tabs.ts';
import { type GameProvider, hasFailed } from '../ports/game-provider.ts';
import type { CatalogueStore } from '../repository/catalogue.repository.ts';

export interface SyncParts {
  readonly providers: readonly GameProvider[];
  readonly catalogue: CatalogueStore;
  readonly log: { warn(facts: object, message: string): void; info(facts: object, message: string): void };
}

/** What a synchronisation did: games written by provider, and the providers that gave no list. */
export interface SyncResult {
  readonly touched: Readonly<Record<string, number>>;
  readonly failed: readonly string[];
}

export type SyncCatalogue = (at: Instant) => Promise<SyncResult>;

/**
 * Makes the catalogue what the providers list (architecture 3.11). A provider that cannot be had keeps its games as they
 * were; rows of another shape are counted in its health row and logged, the others are used.
 */
export function createSyncCatalogue({ providers, catalogue, log }: SyncParts): SyncCatalogue {
  return async (at) => {
    const results = await Promise.all(providers.map((provider) => syncOne(provider, { catalogue, log }, at)));
    return {
      touched: Object.fromEntries(results.map(({ name, touched }) => [name, touched ?? 0])),
      failed: results.filter(({ touched }) => touched === null).map(({ name }) => name),
    };
  };
}

async function syncOne(
  provider: GameProvider,
  { catalogue, log }: Omit<SyncParts, 'providers'>,
  at: Instant,
): Promise<{ name: string; touched: number | null }> {
  const { name } = provider;
  await catalogue.registerProvider(name, provider.routeProvider);
  const list = await provider.list();
  if (hasFailed(list)) {
    log.warn({ provider: name, failure: list.failed, reason: list.reason }, 'no game list');
    await catalogue.reportSync(name, { rowsUnusable: 0, firstFault: null, failure: list.reason }, at);
    return { name, touched: null };
  }
  const { unusable, firstFault } = list;
  if (unusable > 0) log.warn({ provider: name, unusable, firstFault }, 'rows of another shape in a game list');
  const games = list.games.map((game) => ({ ...game, suggestedTab: suggestTabs(game.name, game.casinoType) }));
  const touched = await catalogue.storeList(name, games, at);
  await catalogue.reportSync(name, { rowsUnusable: unusable, firstFault, failure: null }, at);
  log.info({ provider: name, games: games.length, touched }, 'game list synchronised');
  return { name, touched };
}
