/** The draw and its proof, as the use-cases of this module import them. */
export { serverSeedOf } from '@ordago/fairness';
export {
  replayVirtualMatch,
  VIRTUAL_ROUNDS,
  VIRTUAL_TEAMS,
  virtualClientSeed,
  virtualProofQuery,
} from '@ordago/game-engines';
