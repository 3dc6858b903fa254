import type { Engine, EngineKind } from '@ordago/game-engines';
import { floorDiv, type Units } from '@ordago/kernel';

/** Smallest and largest stake of a round, in ledger units: 0.10 and 1,000.00. */
export const STAKE_MIN: Units = 10_000n;
export const STAKE_MAX: Units = 100_000_000n;
/** The most that one round may pay, in ledger units: 1,000,000.00, which every operator pays without asking. */
export const PAYOUT_MAX: Units = 100_000_000_000n;
/** Stakes that a screen offers. */
export const STAKE_STEPS = ['0.10', '0.20', '0.50', '1.00', '2.00', '5.00', '10.00', '20.00', '50.00', '100.00'];

/**
 * The largest stake that a choice takes: the whole of its best outcome has to be payable. Games that pay out by
 * themselves at the cap (`mustPayOut`, crash) take every stake.
 */
export function stakeMaxOf(engine: Engine, choice: object): Units {
  if (engine.kind === 'mines' || engine.kind === 'crash') return STAKE_MAX;
  const { numerator, denominator } = bestOf(engine, choice);
  const payable = floorDiv(PAYOUT_MAX * denominator, numerator);
  return payable < STAKE_MAX ? payable : STAKE_MAX;
}

/** Games whose best outcome does not depend on what was chosen. */
const ONE_TABLE: ReadonlySet<EngineKind> = new Set(['slot', 'blackjack', 'three-card-poker', 'casino-holdem']);

function bestOf(engine: Engine, choice: object) {
  if (ONE_TABLE.has(engine.kind)) return { numerator: BigInt(engine.payoutMaxHundredths), denominator: 100n };
  return engine.mathsOf(choice).payoutMax;
}
