export { exactBlackjackEdge } from './blackjack/strategy.ts';
export { bustOf, CRASH_MULTIPLE, crashMsUntil, crashMultipleAt } from './crash/crash.ts';
export {
  type Engine,
  type EngineFacts,
  type EngineKind,
  type EngineMaths,
  type EngineRefusal,
  edgeOf,
  isEngineRefusal,
  type Json,
  type OneShotEngine,
  type Round,
  type Shown,
  type SteppedEngine,
  type Volatility,
} from './engine.ts';
export {
  GOAL_WEIGHTS,
  VIRTUAL_COUNTED,
  VIRTUAL_TEAMS,
  type VirtualCounted,
  type VirtualTeam,
} from './football/league.ts';
export { LEAGUE_SEASONS, LEAGUE_WINS, leagueWinners } from './football/league-winner.ts';
export {
  cupPairings,
  leaguePairings,
  type PlayedPairing,
  VIRTUAL_ROUNDS,
  type VirtualCompetition,
  type VirtualPairing,
  type VirtualRound,
  virtualClientSeed,
  virtualOrder,
} from './football/virtual-competition.ts';
export { fixtureOf, footballOdds } from './football/virtual-football.ts';
export {
  VIRTUAL_WAYS,
  type VirtualCounts,
  type VirtualFixture,
  type VirtualMatch,
  virtualNoneWays,
  virtualOvertimeWays,
  virtualScoreWays,
} from './football/virtual-match.ts';
export {
  readVirtualProofQuery,
  replayVirtualMatch,
  type VirtualProof,
  type VirtualVerdict,
  verifyVirtualMatch,
  virtualProofQuery,
} from './football/virtual-proof.ts';
export { basisPointsOf } from './fraction.ts';
export { type LinkedProof, proofQuery, readProofQuery } from './proof-link.ts';
export { ENGINES, engineByKey } from './registry.ts';
export {
  exactRouletteRtp,
  isRouletteNumber,
  ROULETTE_FIELDS,
  ROULETTE_NUMBERS,
  type RouletteBet,
  type RouletteField,
  type RoulettePlace,
  type RouletteRound,
  returnOf,
  rouletteColour,
  settleRoulette,
  spinRoulette,
} from './roulette/roulette.ts';
export type {
  PayTable,
  SlotBuy,
  SlotDefinition,
  SlotJackpot,
  SlotScatter,
  SlotVolatility,
  SymbolLetter,
} from './slot/definition.ts';
export { featuresOf, type SlotFeature } from './slot/features.ts';
export { exactMaths, exactRtp, type SlotMaths } from './slot/maths.ts';
export { SLOTS, slotByKey } from './slot/registry.ts';
export { BOUGHT_ROUND } from './slot/slot-engine.ts';
export { type LineWin, type ScatterWin, type SlotRound, type SpinOutcome, settleStops, spin } from './slot/spin.ts';
export {
  drawsOf,
  type RoundProof,
  type RoundScript,
  type RoundVerdict,
  replayMoves,
  replayRound,
  verifyRound,
} from './verify.ts';
