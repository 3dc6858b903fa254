import { generateBetconstructToken } from './generate-betconstruct-token.ts';
import { listAmaticGames } from './list-amatic-games.ts';
import { listEvolutionGames } from './list-evolution-games.ts';
import { listEvoplayGames } from './list-evoplay-games.ts';
import { listEzugiTables } from './list-ezugi-tables.ts';
import { listGoldenraceGames } from './list-goldenrace-games.ts';
import { listHabaneroGames } from './list-habanero-games.ts';
import { listJacktopGames } from './list-jacktop-games.ts';
import { listOutcomebetsGames } from './list-outcomebets-games.ts';
import { listPgsoftGames } from './list-pgsoft-games.ts';
import { listPopokGames } from './list-popok-games.ts';
import { listPragmaticLiveGames } from './list-pragmatic-live-games.ts';
import { listPragmaticRgsGames } from './list-pragmatic-rgs-games.ts';
import { listSlotegratorGames } from './list-slotegrator-games.ts';
import { listTvbetGames } from './list-tvbet-games.ts';
import { listUpgamingGames } from './list-upgaming-games.ts';
import { listVivoTables } from './list-vivo-tables.ts';
import { openAmaticGame } from './open-amatic-game.ts';
import { openEvolutionFrame } from './open-evolution-frame.ts';
import { openEvoplayGame } from './open-evoplay-game.ts';
import { openEzugiTable } from './open-ezugi-table.ts';
import { openGoldenraceGame } from './open-goldenrace-game.ts';
import { openGr8 } from './open-gr8.ts';
import { openHabaneroGame } from './open-habanero-game.ts';
import { openJacktopGame } from './open-jacktop-game.ts';
import { openOutcomebetsGame } from './open-outcomebets-game.ts';
import { openPgsoftGame } from './open-pgsoft-game.ts';
import { openPragmaticLiveGame } from './open-pragmatic-live-game.ts';
import { openPragmaticRgsGame } from './open-pragmatic-rgs-game.ts';
import { openSlotegratorGame } from './open-slotegrator-game.ts';
import { openUniversalRace } from './open-universal-race.ts';
import { openUpgamingGame } from './open-upgaming-game.ts';
import { openVivoTable } from './open-vivo-table.ts';
import { openXpgLobby } from './open-xpg-lobby.ts';
import type { ProviderApi } from './provider-api.ts';
import { readDigitainToken } from './read-digitain-token.ts';
import { readPopokToken } from './read-popok-token.ts';
import { readTvbetToken } from './read-tvbet-token.ts';

/**
 * The list and launch paths of every provider (specification 2, section 7), by the adapter's name. Routes, policies and the
 * authorisation matrix walk this table: a new provider is its contract files and a line here.
 */
export const providerApis = {
  'pragmatic-rgs': { list: listPragmaticRgsGames, open: openPragmaticRgsGame },
  evolution: { list: listEvolutionGames, open: openEvolutionFrame },
  amatic: { list: listAmaticGames, open: openAmaticGame },
  evoplay: { list: listEvoplayGames, open: openEvoplayGame },
  ezugi: { list: listEzugiTables, open: openEzugiTable },
  slotegrator: { list: listSlotegratorGames, open: openSlotegratorGame },
  goldenrace: { list: listGoldenraceGames, open: openGoldenraceGame },
  habanero: { list: listHabaneroGames, open: openHabaneroGame },
  jacktop: { list: listJacktopGames, open: openJacktopGame },
  outcomebets: { list: listOutcomebetsGames, open: openOutcomebetsGame },
  'universal-race': { open: openUniversalRace },
  upgaming: { list: listUpgamingGames, open: openUpgamingGame },
  vivo: { list: listVivoTables, open: openVivoTable },
  xpg: { open: openXpgLobby },
  pgsoft: { list: listPgsoftGames, open: openPgsoftGame },
  popok: { providers: ['popok', 'popok-live'], list: listPopokGames, open: readPopokToken },
  'pragmatic-live': { list: listPragmaticLiveGames, open: openPragmaticLiveGame },
  tvbet: { list: listTvbetGames, open: readTvbetToken },
  // Sportsbooks in a frame: they list nothing.
  betconstruct: { open: generateBetconstructToken, isForSports: true },
  digitain: { open: readDigitainToken, isForSports: true },
  gr8: { open: openGr8, isForSports: true },
} as const satisfies Readonly<Record<string, ProviderApi>>;

/** The same as a list. */
export const PROVIDER_APIS: readonly ProviderApi[] = Object.entries<ProviderApi>(providerApis).map(([name, api]) => ({
  providers: [name],
  ...api,
}));

/** Names of the calls: which list, and which open. */
export const PROVIDER_CALLS = {
  list: PROVIDER_APIS.flatMap(({ list }) => (list ? [list.name] : [])),
  open: PROVIDER_APIS.map(({ open }) => open.name),
} as const;
