import type { Instant } from '@ordago/kernel';
import type { ProvidersRepository } from '../../providers/index.ts';
import { alsoClosedBy } from '../../shared/domain/closures.ts';
import { type GameProvider, hasFailed, type ListedGame } from '../../shared/ports/game-provider.ts';
import { listedIn, listedPlace } from '../domain/curated-lists.ts';
import { newAmong } from '../domain/new-games.ts';
import { type CategoryRules, suggestFeatures, suggestTabs } from '../domain/suggest-tabs.ts';
import type { CatalogueRepository, GameToStore } from '../repository/catalogue.repository.ts';

export interface SyncParts {
  readonly providers: readonly GameProvider[];
  readonly catalogue: CatalogueRepository;
  readonly health: ProvidersRepository;
  /** Rules that derive a category from a figure. */
  readonly rules: CategoryRules;
  readonly log: { warn(facts: object, message: string): void; info(facts: object, message: string): void };
}

/** Result of a synchronisation: games written by provider, and the providers that gave no list. */
export interface SyncResult {
  readonly touched: Readonly<Record<string, number>>;
  readonly failed: readonly string[];
}

export type SyncCatalogue = (at: Instant) => Promise<SyncResult>;

/**
 * Makes the catalogue what the providers list (architecture 3.11). A provider that cannot be had keeps its games as they
 * were; rows of another shape are counted in its health row and logged, and the usable ones are used. Games of a provider that is not
 * plugged in any more leave the catalogue, and come back with it.
 */
export function createSyncCatalogue({ providers, ...parts }: SyncParts): SyncCatalogue {
  return async (at) => {
    const unplugged = await parts.catalogue.dropUnplugged(
      providers.map(({ name }) => name),
      at,
    );
    if (unplugged > 0)
      parts.log.info({ games: unplugged }, 'games of providers that are not plugged in left the catalogue');
    const results = await Promise.all(providers.map((provider) => syncOne(provider, parts, at)));
    // A provider of many names that cannot be had is one line of the log, not a hundred.
    for (const [reason, names] of namesByFailure(results)) parts.log.warn({ providers: names, reason }, 'no game list');
    return {
      touched: Object.fromEntries(results.map(({ name, touched }) => [name, touched ?? 0])),
      failed: results.filter(({ touched }) => touched === null).map(({ name }) => name),
    };
  };
}

interface Synced {
  readonly name: string;
  /** Rows written; null when there was no list. */
  readonly touched: number | null;
  /** Reason why there was none. */
  readonly failure: string | null;
}

function namesByFailure(results: readonly Synced[]): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const { name, failure } of results) {
    if (failure !== null) names.set(failure, [...(names.get(failure) ?? []), name]);
  }
  return names;
}

async function syncOne(
  provider: GameProvider,
  { catalogue, health, rules, log }: Omit<SyncParts, 'providers'>,
  at: Instant,
): Promise<Synced> {
  const { name } = provider;
  await health.register(name, provider.routeProvider);
  const list = await provider.list();
  if (hasFailed(list)) {
    await health.reportSync(name, { rowsUnusable: 0, firstFault: null, failure: list.reason }, at);
    return { name, touched: null, failure: `${list.failed}: ${list.reason}` };
  }
  const { mismatched, firstFault } = list;
  if (mismatched > 0) log.warn({ provider: name, mismatched, firstFault }, 'rows of another shape in a game list');
  const isNew = newAmong(await catalogue.addedAt(name), { now: at, newDays: rules.newDays });
  const games = list.games.map((game) => filed(game, { provider, isNew: isNew(game), rules }));
  const touched = await catalogue.storeList(name, games, at);
  await health.reportSync(name, { rowsUnusable: mismatched, firstFault, failure: null }, at);
  if (touched > 0) log.info({ provider: name, games: games.length, touched }, 'game list synchronised');
  return { name, touched, failure: null };
}

/** A listed game with what is suggested for it. */
function filed(
  { releasedAt: _, ...game }: ListedGame,
  { provider, isNew, rules }: { provider: GameProvider; isNew: boolean; rules: CategoryRules },
): GameToStore {
  const listed = { provider: provider.name, gameId: game.gameId };
  const features = suggestFeatures(game.name, game.features);
  const hints = [...(game.hints ?? []), ...listedIn(listed)];
  const tab = suggestTabs({ ...game, features, hints, isNew }, rules);
  return {
    ...game,
    details: { ...game.details, ...(isNew && { isNew }) },
    suggestedTab: tab,
    suggestedFeatures: features,
    suggestedPlace: listedPlace(listed),
    alsoClosedBy: alsoClosedBy({ ...game, routeProvider: provider.routeProvider, tab }),
  };
}
