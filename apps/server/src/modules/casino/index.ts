/** Public API of the casino: catalogue, launch, wallet calls of game providers, rounds and their histories. `docs/modules/casino.md`. */
export { type Casino, type CasinoOptions, createCasino } from './casino.ts';
export type { Artwork } from './catalogue/index.ts';
export { createSportsbookKeys, type LaunchAttempt, type LaunchCheck, type LinkKeys } from './launch/index.ts';
export type { ProviderWatch } from './providers/index.ts';
export { nameIn } from './shared/domain/game.ts';
export type { GameProvider } from './shared/ports/game-provider.ts';
export type { PlayerDirectory } from './shared/ports/player-directory.ts';
export type { BonusTerms } from './wallet/index.ts';
