import { assert, type Instant, isRefusal, type PlayerId, type Refusal, refuse, type Units } from '@ordago/kernel';
import { type LimitedBet, limitText, type WeighedLimit, weighLimits } from '../../shared/domain/judge-limits.ts';
import type { Slip } from '../../shared/domain/slip.ts';
import type { Combinations } from '../../shared/ports/combinations.ts';
import { isPlayed, judgeForm, limitedBet } from '../domain/judge-slip.ts';
import type { BoundsRepository } from '../repository/bounds.repository.ts';
import { supposeCombinations } from './combinations/suppose-combinations.ts';
import { liabilityOfSlip } from './liability-of-slip.ts';
import type { ReadSlipContext } from './read-slip-context.ts';

export interface SlipBoundsParts {
  readonly readSlipContext: ReadSlipContext;
  readonly bounds: Pick<BoundsRepository, 'findOpenProfits'>;
  readonly combinations: Pick<Combinations, 'price'>;
}

/** Largest stake that a slip can be bet with, and the limit that leaves no more. */
export interface StakeBounds {
  readonly stakeMin: Units;
  /** 0 where less than the smallest stake is left. */
  readonly stakeMax: Units;
  /** Payout of the largest stake. */
  readonly payoutMax: Units;
  readonly binding: {
    readonly name: WeighedLimit['name'];
    /** Amount that the text of its refusal names, such as `50.00 USD`. */
    readonly max: string;
    /** Leg that it is about; null of the bet itself and its player. */
    readonly selection: string | null;
  };
}

/**
 * Reads what a slip may be bet with at most, by the limits that placing judges it by: one cent more is refused in the name of the one
 * that binds. What pays is the wallet in play; sums may be others by the time the bet is placed.
 *
 * @refuses currency-unacceptable, selection-unknown, money-rate-missing, a combination that has no price, and a slip that is no bet at
 * any stake
 */
export async function readSlipBounds(
  { readSlipContext, bounds, combinations }: SlipBoundsParts,
  { slip, player, at }: { readonly slip: Slip; readonly player: PlayerId; readonly at: Instant },
): Promise<StakeBounds | Refusal> {
  const supposed = await supposeCombinations(combinations, slip, at);
  if (isRefusal(supposed)) return supposed;
  const context = supposed.see(await readSlipContext({ player, selections: supposed.selections, at }));
  const { stakes, offer, settings, limits } = context;
  if (stakes === null) return refuse('currency-unacceptable');
  const funding = context.inPlay.kind;
  const shapeless = judgeForm(slip, settings);
  if (shapeless !== null) return shapeless;
  const legs = slip.legs.flatMap(({ selection }) => offer.find((one) => one.selection === selection) ?? []);
  if (legs.length < slip.legs.length) return refuse('selection-unknown');
  if (limits.some(({ amount }) => amount === null)) return refuse('money-rate-missing');
  const line = legs.some(isPlayed) ? 'live' : 'usual';
  const betOf = (stake: Units) => limitedBet({ ...slip, stake }, { legs, line }, stakes, funding);
  const all = [...limits, ...(await liabilityOfSlip(bounds, context, stakes))];
  return boundsOfBet(betOf, weighLimits(betOf(stakes.stakeMin), all), stakes.stakeMin);
}

function boundsOfBet(
  betOf: (stake: Units) => LimitedBet,
  weighed: readonly WeighedLimit[],
  stakeMin: Units,
): StakeBounds {
  const [first, ...others] = weighed.filter(({ stakeMax }) => stakeMax !== null);
  assert(first, 'the largest stake of the currency bounds every bet');
  const least = others.reduce((a, b) => ((b.stakeMax ?? 0n) < (a.stakeMax ?? 0n) ? b : a), first);
  const left = least.stakeMax ?? 0n;
  const stakeMax = left < stakeMin ? 0n : left;
  const bet = betOf(stakeMax);
  const binding = { name: least.name, max: limitText(least.max, bet), selection: least.limit?.selection ?? null };
  return { stakeMin, stakeMax, payoutMax: bet.potentialPayout, binding };
}
