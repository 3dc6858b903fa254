import type { PlaySession } from '@ordago/contracts/play';
import { BOUGHT_ROUND, type Engine, type EngineKind, isEngineRefusal } from '@ordago/game-engines';
import { floorDiv, formatAmount, parseAmount, type Units } from '@ordago/kernel';

/** Smallest and largest stake of a round, in ledger units: 0.10 and 1,000.00. */
export const STAKE_MIN: Units = 10_000n;
export const STAKE_MAX: Units = 100_000_000n;
/** The most that one round may pay, in ledger units: 1,000,000.00, which every operator pays without asking. */
export const PAYOUT_MAX: Units = 100_000_000_000n;
/** Stakes that a screen offers, as far as its game takes them. */
const STAKE_STEPS = ['0.10', '0.20', '0.50', '1.00', '2.00', '5.00', '10.00', '20.00', '50.00', '100.00'];

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

/** Games of stakes to come whose best outcome does not depend on what was chosen. */
const ONE_TABLE: ReadonlySet<EngineKind> = new Set(['blackjack', 'three-card-poker', 'casino-holdem']);

/**
 * Stakes that a session offers. Every round of a slot has the same best outcome, so that none of its steps is offered and
 * then refused; the price of a bought round has a limit of its own. Other games limit by choice.
 */
export function stakesOf(engine: Engine): PlaySession['stakes'] {
  const max = engine.kind === 'slot' ? (maxOf(engine, engine.modes()[0]) ?? STAKE_MAX) : STAKE_MAX;
  const boughtMax = engine.kind === 'slot' ? maxOf(engine, BOUGHT_ROUND) : null;
  return {
    min: formatAmount(STAKE_MIN),
    max: formatAmount(max),
    steps: STAKE_STEPS.filter((step) => (parseAmount(step) ?? 0n) <= max),
    ...(boughtMax === null ? {} : { boughtMax: formatAmount(boughtMax) }),
  };
}

function maxOf(engine: Engine, input: unknown): Units | null {
  const choice = engine.readChoice(input, STAKE_MAX);
  return isEngineRefusal(choice) ? null : stakeMaxOf(engine, choice);
}

function bestOf(engine: Engine, choice: object) {
  const declared = engine.form === 'one-shot' ? engine.payoutMaxHundredthsOf?.(choice) : undefined;
  if (declared !== undefined) return { numerator: BigInt(declared), denominator: 100n };
  if (ONE_TABLE.has(engine.kind)) return { numerator: BigInt(engine.payoutMaxHundredths), denominator: 100n };
  return engine.mathsOf(choice).payoutMax;
}
