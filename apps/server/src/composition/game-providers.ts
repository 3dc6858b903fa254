import type { Clock } from '@ordago/kernel';
import { publicKeyOf, signGr8Token } from '@ordago/provider-protocols';
import type { Pool } from 'pg';
import { originals } from '../adapters/game-providers/originals/adapter.ts';
import { pictureScales } from '../adapters/game-providers/picture-scales.ts';
import { addressNames, GAME_PROVIDER_NAMES, gameProviders } from '../adapters/game-providers/registry.ts';
import { sportsbookProviders } from '../adapters/sportsbook-providers/registry.ts';
import { type CasinoOptions, createSportsbookKeys, type GameProvider, type LinkKeys } from '../modules/casino/index.ts';
import { type Config, SPORTSBOOKS } from '../platform/config/config.ts';
import { ConfigError } from '../platform/config/config-error.ts';
import type { ProviderAddress } from '../platform/config/third-parties.ts';

const OUR_OWN = 'originals';

/**
 * Everybody whose games are played here: our own, at an address of their own, and the others below one; those alone that
 * `GAME_PROVIDERS` names, where it names any. A key is asked for only from who is plugged in.
 */
export function createGameProviders(config: Config, clock: Clock): readonly GameProvider[] {
  const { secretOf, addressOf, gameProviders: named, xpgSpanish } = config;
  const known = new Set<string>([OUR_OWN, ...GAME_PROVIDER_NAMES, ...SPORTSBOOKS]);
  const unknown = named?.find((name) => !known.has(name));
  if (unknown !== undefined) throw new ConfigError(`GAME_PROVIDERS: there is no game provider "${unknown}"`);
  if (named?.length === 0) throw new ConfigError('GAME_PROVIDERS: it names no game provider');
  const isPlugged = (name: string) => named === null || named.includes(name);
  const others = { addressOf, secretOf, clock, isPlugged, isXpgSpanishConfirmed: xpgSpanish === '3082' };
  return [
    ...(isPlugged(OUR_OWN) ? [originals({ url: config.originalsUrl, secret: secretOf(OUR_OWN), clock })] : []),
    ...gameProviders(others),
  ];
}

/** Meter of the pictures of other providers' games, and their budget. */
export function createGamePictures(config: Config): CasinoOptions['pictures'] {
  return { scales: pictureScales(providerAddresses(config)), bytesMax: config.pictureBytesMax };
}

/** Addresses of the game providers that are plugged in, our own games apart. */
export function providerAddresses({ addressOf, gameProviders: named }: Config): readonly ProviderAddress[] {
  return addressNames(named).map((name) => addressOf(name, `/${name}`));
}

/** The keys that sign GR8's links. */
export function createLinkKeys(config: Config, pool: Pool): LinkKeys {
  return createSportsbookKeys({ pool, secret: config.secretOf('token'), publicKeyOf });
}

/** Every sportsbook in a frame: ours, and of the others those that `GAME_PROVIDERS` names, where it names any. */
export function createSportsbookProviders(config: Config, clock: Clock, linkKeys: LinkKeys): readonly GameProvider[] {
  const { secretOf, sportsbook, origins, gameProviders: named } = config;
  return sportsbookProviders({
    frames: sportsbook.frames,
    secretOf,
    clock,
    issuer: origins.player,
    isPlugged: (name) => named === null || named.includes(name),
    signLink: async (claims) => signGr8Token(claims, await linkKeys.signing(clock.now())),
  });
}
