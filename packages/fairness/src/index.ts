export {
  type ChainCheckpoint,
  type ChainGame,
  chainCheckpoints,
  chainDraws,
  hashBefore,
  hashOfGame,
  isGameOfChain,
} from './chain.ts';
export { dealDistinct, drawBelow, drawDistinct, drawScaled, shuffle } from './draws.ts';
export {
  CLIENT_SEED_LENGTH_MAX,
  commitmentOf,
  isClientSeed,
  isPromisedSeed,
  isServerSeed,
  type Seeds,
  serverSeedOf,
} from './seeds.ts';
export { DRAW_BYTES, type Draws, type FairDraws, fairDraws, ROUND_BYTES, roundBytes, secureDraws } from './stream.ts';
