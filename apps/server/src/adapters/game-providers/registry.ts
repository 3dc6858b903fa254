import type { Clock } from '@ordago/kernel';
import type { SecretOf } from '@ordago/provider-protocols';
import type { GameProvider } from '../../modules/casino/shared/ports/game-provider.ts';
import type { AdapterOptions } from './adapter-options.ts';
import { aggregator } from './aggregator/adapter.ts';
import { AGGREGATED_PROVIDERS } from './aggregator/descriptors.ts';
import { amatic } from './amatic/adapter.ts';
import { evolution } from './evolution/adapter.ts';
import { evoplay } from './evoplay/adapter.ts';
import { ezugi } from './ezugi/adapter.ts';
import { goldenrace } from './goldenrace/adapter.ts';
import { habanero } from './habanero/adapter.ts';
import { jacktop } from './jacktop/adapter.ts';
import { outcomebets } from './outcomebets/adapter.ts';
import { pgsoft } from './pgsoft/adapter.ts';
import { popok, popokLive } from './popok/adapter.ts';
import { pragmaticLive } from './pragmatic-live/adapter.ts';
import { pragmaticRgs } from './pragmatic-rgs/adapter.ts';
import { slotegrator } from './slotegrator/adapter.ts';
import { tvbet } from './tvbet/adapter.ts';
import { universalRace } from './universal-race/adapter.ts';
import { upgaming } from './upgaming/adapter.ts';
import { vivo } from './vivo/adapter.ts';
import { xpg } from './xpg/adapter.ts';

/** Settings of every adapter. */
export interface GameProviderSettings {
  /** Addresses of a provider, by the adapter's name. */
  readonly addressOf: (name: string, folder: string) => { readonly url: string; readonly publicUrl: string };
  /** The key shared with a provider, by the adapter's name. */
  readonly secretOf: SecretOf;
  readonly clock: Clock;
  /** Returns whether a provider is plugged in, by its name. (Default: every one is) */
  readonly isPlugged?: (name: string) => boolean;
  /** True if XPG confirmed its number of Spanish, 3082. (Default: false) */
  readonly isXpgSpanishConfirmed?: boolean;
}

/** Every game provider that can be plugged in. A new one is a folder beside the others and a line here. */
const ADAPTERS: Readonly<Record<string, (options: AdapterOptions) => GameProvider>> = {
  'pragmatic-rgs': pragmaticRgs,
  evolution,
  slotegrator,
  amatic,
  evoplay,
  ezugi,
  goldenrace,
  habanero,
  jacktop,
  outcomebets,
  'universal-race': universalRace,
  upgaming,
  vivo,
  xpg,
  pgsoft,
  popok,
  'popok-live': popokLive,
  'pragmatic-live': pragmaticLive,
  tvbet,
};

/** Names of providers: the adapters, and every key that the aggregator serves. */
export const GAME_PROVIDER_NAMES: ReadonlySet<string> = new Set([
  ...Object.keys(ADAPTERS),
  ...AGGREGATED_PROVIDERS.map(({ key }) => key),
]);

export function gameProviders(settings: GameProviderSettings): readonly GameProvider[] {
  const { addressOf, secretOf, clock, isPlugged = () => true, isXpgSpanishConfirmed = false } = settings;
  const optionsOf = (name: string): AdapterOptions => ({
    ...addressOf(name, `/${name}`),
    clock,
    secret: secretOf(name),
  });
  const adapters = {
    ...ADAPTERS,
    xpg: (options: AdapterOptions) => xpg({ ...options, isSpanishConfirmed: isXpgSpanishConfirmed }),
  };
  const own = Object.entries(adapters).flatMap(([name, adapter]) =>
    isPlugged(name) ? [adapter(optionsOf(name))] : [],
  );
  const served = AGGREGATED_PROVIDERS.filter(({ key }) => isPlugged(key));
  return served.length === 0 ? own : [...own, ...aggregator(served, optionsOf('aggregator'))];
}

/**
 * Names under which the providers that are plugged in have their keys and addresses: those of adapters, the aggregator's once for
 * all that it serves.
 *
 * @param named - providers that are plugged in; null for all
 */
export function addressNames(named: readonly string[] | null): readonly string[] {
  const isPlugged = (name: string) => named === null || named.includes(name);
  const own = Object.keys(ADAPTERS).filter(isPlugged);
  return AGGREGATED_PROVIDERS.some(({ key }) => isPlugged(key)) ? [...own, 'aggregator'] : own;
}
