/** The draw and its proof, as the rooms of this module know them. */
export { serverSeedOf } from '@ordago/fairness';
export {
  replayVirtualMatch,
  VIRTUAL_ROUNDS,
  VIRTUAL_TEAMS,
  virtualClientSeed,
  virtualProofQuery,
} from '@ordago/game-engines';
