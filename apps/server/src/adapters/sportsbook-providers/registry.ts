import type { Clock } from '@ordago/kernel';
import type { Gr8Claims, SecretOf } from '@ordago/provider-protocols';
import type { GameProvider } from '../../modules/casino/shared/ports/game-provider.ts';
import { betconstruct } from './betconstruct/adapter.ts';
import { digitain } from './digitain/adapter.ts';
import { gr8 } from './gr8/adapter.ts';
import { inHouseSportsbook } from './house/adapter.ts';

/** Settings of every sportsbook. */
export interface SportsbookSettings {
  /** Address of each frame as browsers see it. */
  readonly frames: Readonly<Record<'house' | 'betconstruct' | 'digitain' | 'gr8', string>>;
  readonly secretOf: SecretOf;
  /** Returns whether another sportsbook is plugged in: a key is asked for only from these. */
  readonly isPlugged: (name: string) => boolean;
  readonly clock: Clock;
  /** Issuer of GR8's links: the player site. */
  readonly issuer: string;
  readonly signLink: (claims: Gr8Claims) => Promise<string>;
}

/** The sportsbooks that can be embedded: ours, and those of the three of specification 2, section 7, that are plugged in. */
export function sportsbookProviders(settings: SportsbookSettings): readonly GameProvider[] {
  const { frames, secretOf, clock, issuer, signLink, isPlugged } = settings;
  const optionsOf = (name: 'betconstruct' | 'digitain' | 'gr8') => ({ frameUrl: frames[name], secret: secretOf(name) });
  return [
    inHouseSportsbook({ frameUrl: frames.house }),
    ...(isPlugged('betconstruct') ? [betconstruct(optionsOf('betconstruct'))] : []),
    ...(isPlugged('digitain') ? [digitain(optionsOf('digitain'))] : []),
    ...(isPlugged('gr8') ? [gr8({ ...optionsOf('gr8'), clock, issuer, signLink })] : []),
  ];
}
