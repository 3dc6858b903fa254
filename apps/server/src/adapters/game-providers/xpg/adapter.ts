import { XPG_LANGUAGES, XPG_LOBBY, type XpgLanguage, xpgLaunched, xpgProof } from '@ordago/provider-protocols';
import { type GameProvider, hasFailed, type ListedGame } from '../../../modules/casino/shared/ports/game-provider.ts';
import type { AdapterOptions } from '../adapter-options.ts';
import { signedCalls } from '../signed-calls.ts';
import { xpgDialect } from './dialect.ts';

/** Our operator id at XPG. */
const OPERATOR_ID = 'ordago';

export interface XpgOptions extends AdapterOptions {
  /**
   * True if the provider confirmed 3082 as the number of Spanish. Until it did, Spanish players are sent to the English
   * lobby, 2057, which is what the specification's table does (semantics D28). (Default: false)
   */
  readonly isSpanishConfirmed?: boolean;
}

/** The one entry: the provider lists nothing, its lobby holds the tables. */
const LOBBY: ListedGame = {
  gameId: XPG_LOBBY,
  name: 'XPG Live Lobby',
  studio: 'XPG',
  description: '',
  imageUrl: null,
  casinoType: 'live',
  rtp: null,
  volatility: null,
  hasDemo: false,
  hints: ['lobby'],
  details: { isLiveGame: true, isDefault: true },
  raw: JSON.stringify({ id: XPG_LOBBY, name: 'XPG Live Lobby' }),
};

/** XPG: a lobby of live tables that players roam between in one session. */
export function xpg(options: XpgOptions): GameProvider {
  const { isSpanishConfirmed = false } = options;
  const ask = signedCalls(xpgProof, options);
  return {
    name: 'xpg',
    routeProvider: 'xpg',
    roams: true,
    exchangesToken: true,
    wallet: xpgDialect({ secret: options.secret, operatorId: OPERATOR_ID }),
    list: async () => ({ games: [LOBBY], mismatched: 0, firstFault: null }),
    launch: async ({ token, player, currency, language, lobbyUrl }) => {
      const isSpoken = language in XPG_LANGUAGES && (language !== 'es' || isSpanishConfirmed);
      const spoken = isSpoken ? (language as XpgLanguage) : 'en';
      const who = { operatorId: OPERATOR_ID, login: player.id, nickname: player.name, currency, sessionToken: token };
      const how = { languageId: String(XPG_LANGUAGES[spoken]), exitUrl: lobbyUrl };
      const launched = await ask('lobby', { ...who, ...how }, xpgLaunched);
      return hasFailed(launched) ? launched : { url: launched.lobbyUrl };
    },
  };
}
