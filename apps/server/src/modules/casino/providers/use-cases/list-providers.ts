import type { ProviderHealth } from '../domain/provider-health.ts';
import type { ProvidersRepository } from '../repository/providers.repository.ts';

/** Lists the health of every provider that is plugged in, by name. */
export type ListProviders = () => Promise<readonly ProviderHealth[]>;

export function createListProviders(providers: ProvidersRepository, plugged: ReadonlySet<string>): ListProviders {
  return async () => (await providers.health()).filter(({ name }) => plugged.has(name));
}
