import { UNIVERSAL_RACE_GAME, universalRaceEntered, universalRaceProof } from '@ordago/provider-protocols';
import { type GameProvider, hasFailed, type ListedGame } from '../../../modules/casino/shared/ports/game-provider.ts';
import type { AdapterOptions } from '../adapter-options.ts';
import { signedCalls } from '../signed-calls.ts';
import { universalRaceDialect } from './dialect.ts';

/** The one fixed entry: the provider has no list (specification 2, section 9). */
const HORSE_RACES: ListedGame = {
  gameId: UNIVERSAL_RACE_GAME,
  name: 'Carreras de Caballos',
  studio: 'Universal Race',
  description: '',
  imageUrl: null,
  casinoType: 'virtual',
  hints: ['events'],
  rtp: null,
  volatility: null,
  hasDemo: false,
  details: { isDefault: true },
  raw: JSON.stringify({ id: UNIVERSAL_RACE_GAME, name: 'Carreras de Caballos' }),
};

/** Universal Race: one programme of virtual horse races, entered by a login. */
export function universalRace(options: AdapterOptions): GameProvider {
  const ask = signedCalls(universalRaceProof, options);
  return {
    name: 'universal-race',
    routeProvider: 'universalrace',
    roams: false,
    exchangesToken: true,
    wallet: universalRaceDialect(options),
    list: async () => ({ games: [HORSE_RACES], mismatched: 0, firstFault: null }),
    launch: async ({ token, player, currency, language, isMobile, lobbyUrl }) => {
      const who = { token, player_id: player.id, player_name: player.name, currency };
      const how = { language, mobile: isMobile, lobby_url: lobbyUrl };
      const entered = await ask('login', { ...who, ...how }, universalRaceEntered);
      return hasFailed(entered) ? entered : { url: entered.game_url };
    },
  };
}
