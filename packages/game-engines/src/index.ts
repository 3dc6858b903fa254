export { basisPointsOf } from './fraction.ts';
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
export type { PayTable, SlotDefinition, SlotScatter, SlotVolatility, SymbolLetter } from './slot/definition.ts';
export { exactMaths, exactRtp, type SlotMaths } from './slot/maths.ts';
export { SLOTS, slotByKey } from './slot/registry.ts';
export { type LineWin, type ScatterWin, type SlotRound, type SpinOutcome, settleStops, spin } from './slot/spin.ts';
