export {
  addClosure,
  CLOSURE_ZONES,
  decideGame,
  liftClosure,
  listAdminGames,
  listCatalogueChanges,
  listClosures,
  listHighRollerFloors,
  setHighRollerFloor,
  signHiddenRoute,
} from './catalogue-admin.ts';
export * from './category-orders.ts';
export * from './favourite-folders.ts';
export {
  addFavourite,
  FAVOURITE_SEPARATOR,
  FAVOURITES_MAX,
  listFavourites,
  removeFavourite,
} from './favourites.ts';
export { launchGame } from './launch-game.ts';
export { HISTORY_PAGE_SIZE, listCasinoHistory, listSlotsBetHistory } from './list-casino-history.ts';
export { listGames, previewGames } from './list-games.ts';
export { listProviders } from './list-providers.ts';
export {
  listDailyWinnings,
  listRecentGames,
  listTrendingGames,
  listWinnings,
  readWinningsVisibility,
  setWinningsVisibility,
  TRENDING_MAX,
  WINNINGS_MAX,
} from './list-winnings.ts';
export { approveParkedWin, closeParkedWin, listParkedWins, PARK_REASONS, PARK_STATES } from './parked-wins.ts';
export { generateBetconstructToken } from './providers/generate-betconstruct-token.ts';
export { openGr8, readGr8Keys } from './providers/open-gr8.ts';
export type {
  GameOrder,
  OpenedGame,
  ProviderApi,
  ProviderList,
  ProviderOpening,
  ProviderRow,
} from './providers/provider-api.ts';
export { DIGITAIN_PROJECT_NAME, readDigitainToken } from './providers/read-digitain-token.ts';
export {
  PROVIDER_APIS,
  PROVIDER_CALLS,
  providerApis,
} from './providers/registry.ts';
export { readArt } from './read-art.ts';
export { readBlocklist, readBlocks } from './read-blocks.ts';
export { readCatalogue } from './read-catalogue.ts';
export { readLaunchPage } from './read-launch-page.ts';
export { readLivePlayers } from './read-live-players.ts';
export { readRound, readStaffRound, replayRound, replayStaffRound } from './read-round.ts';
export { readSessionPosition } from './read-session-position.ts';
export { receiveWalletCallback, receiveWalletMessage } from './receive-wallet-callback.ts';
export * from './shapes.ts';
export { validateProvider } from './validate-provider.ts';
