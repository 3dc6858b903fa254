import type { Pool } from 'pg';
import type { Module } from '../../../platform/module.ts';
import type { GameProvider } from '../shared/ports/game-provider.ts';
import type { ProviderWatch } from './ports/provider-watch.ts';
import { createProvidersRepository, type ProvidersRepository } from './repository/providers.repository.ts';
import { listProvidersRoute } from './routes/list-providers.route.ts';
import { validateProviderRoute } from './routes/validate-provider.route.ts';
import { createListProviders } from './use-cases/list-providers.ts';
import { createValidateProvider } from './use-cases/validate-provider.ts';
import { watchProvider } from './use-cases/watch-provider.ts';

/** Providers: which are plugged in, and their health. */
export type { ProviderWatch } from './ports/provider-watch.ts';
export type { ProvidersRepository } from './repository/providers.repository.ts';

export interface ProviderParts {
  readonly pool: Pool;
  readonly providers: readonly GameProvider[];
  readonly watch: ProviderWatch;
}

export interface Providers extends Pick<Module, 'routes'> {
  /** Providers with their calls timed and counted. */
  readonly plugged: readonly GameProvider[];
  readonly health: ProvidersRepository;
}

/** Creates the providers' register and its routes; the calls of each provider are watched from here on. */
export function createProviders({ pool, providers, watch }: ProviderParts): Providers {
  const plugged = providers.map((provider) => watchProvider(provider, watch));
  const health = createProvidersRepository(pool);
  const names = new Set(plugged.map(({ name }) => name));
  return {
    plugged,
    health,
    routes: [
      listProvidersRoute(createListProviders(health, names)),
      validateProviderRoute(createValidateProvider(plugged)),
    ],
  };
}
