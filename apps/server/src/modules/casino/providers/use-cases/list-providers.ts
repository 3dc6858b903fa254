import type { ProviderHealth } from '../domain/provider-health.ts';
import type { ProviderStore } from '../repository/providers.repository.ts';

/** How every provider that is plugged in does, by name. */
export type ListProviders = () => Promise<readonly ProviderHealth[]>;

export function createListProviders(store: ProviderStore, plugged: ReadonlySet<string>): ListProviders {
  return async () => (await store.health()).filter(({ name }) => plugged.has(name));
}
