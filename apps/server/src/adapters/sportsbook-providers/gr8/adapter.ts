import type { Clock } from '@ordago/kernel';
import { GR8_GAME, type Gr8Claims } from '@ordago/provider-protocols';
import type { GameProvider } from '../../../modules/casino/shared/ports/game-provider.ts';
import { frameEntry, type SportsbookOptions } from '../frame-entry.ts';
import { gr8Dialect } from './dialect.ts';

/** Time for which a link opens the frame, in seconds: as long as the token within it. */
const LINK_SECONDS = 60;

export interface Gr8Options extends SportsbookOptions {
  readonly clock: Clock;
  /** Issuer of the tokens: the player site. */
  readonly issuer: string;
  /** Signs the token of a link with the key of the hour. */
  readonly signLink: (claims: Gr8Claims) => Promise<string>;
}

/** GR8: the frame is entered by a link whose token we sign; it asks for our public keys to prove it. */
export function gr8({ frameUrl, secret, clock, issuer, signLink }: Gr8Options): GameProvider {
  return {
    name: 'gr8',
    routeProvider: 'gr8',
    exchangesToken: true,
    awardsFreeBets: true,
    ...frameEntry(GR8_GAME, 'GR8'),
    wallet: gr8Dialect({ secret }),
    launch: async ({ token: jti, player, currency, language: lang }) => {
      const iat = Math.floor(clock.now() / 1_000);
      const who = { sub: player.id, name: player.name, currency };
      const token = await signLink({ iss: issuer, aud: 'gr8', ...who, lang, jti, iat, exp: iat + LINK_SECONDS });
      return { url: `${frameUrl}?${new URLSearchParams({ token, lang })}`, facts: {} };
    },
  };
}
