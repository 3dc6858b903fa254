/** Launch: a game is opened, by our call or on its provider's path, and free rounds are given at it. */
export { createLaunch, createSportsbookKeys } from './launch.ts';
export type { LaunchAttempt, LaunchCheck } from './ports/launch-check.ts';
export type { FreeRoundsApi } from './use-cases/free-rounds-parts.ts';
export type { LinkKeys } from './use-cases/link-key-parts.ts';
