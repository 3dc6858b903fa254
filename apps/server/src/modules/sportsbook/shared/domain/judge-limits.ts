import {
  type Currency,
  type Factor,
  floorToCent,
  formatAmount,
  type Refusal,
  type RefusalParams,
  refuse,
  type Units,
} from '@ordago/kernel';

/** Limits 629 to 658 (semantics D52): kind × line × scope. A test compares this list with the contracts' names. */
export type LimitKind = 'max-bet' | 'bet-total' | 'max-payout';
export type LimitLine = 'usual' | 'live';
export type LimitScope = 'bet' | 'event' | 'tourney' | 'user' | 'sport';
export type LimitName = `limit-${LimitKind}-${LimitLine}-${LimitScope}`;

/** A limit that holds for a slip, in the slip's currency. */
export interface ActiveLimit {
  /** Its row; below zero for a supposed one. */
  readonly id: string;
  readonly kind: LimitKind;
  readonly scope: LimitScope;
  /** The event, league, player or sport that it is about; null for the bet itself. */
  readonly target: string | null;
  /** Selection of the slip that belongs to the target; null for the bet itself and its player. */
  readonly selection: string | null;
  /** Null where it is set in dollars and no rate is known. */
  readonly amount: Units | null;
  /** Sum that counts against it already. */
  readonly used: Units;
  /** The league whose lock its sum needs; null where the locks that every bet takes are enough. */
  readonly lock: string | null;
  /** True of the liability of an event, which limits what the operator can lose. (Default: no, a payout is limited) */
  readonly isLiability?: boolean;
}

/** Limits of every bet of a currency; amounts in its ledger units. */
export interface OperatorLimits {
  readonly currency: Currency;
  readonly stakeMin: Units;
  readonly stakeMax: Units;
  /** Largest payout of one bet. */
  readonly payoutMax: Units;
  /** Largest payout that the law of the market allows; null where it sets none. */
  readonly legalPayoutMax: Units | null;
}

/** A bet as limits weigh it; amounts in units of its currency. */
export interface LimitedBet {
  readonly limits: OperatorLimits;
  readonly line: LimitLine;
  readonly stake: Units;
  /** Payout of a unit of stake. */
  readonly factor: Factor;
  readonly potentialPayout: Units;
  /** True if the operator staked: then the whole payout is its loss. */
  readonly isFree: boolean;
}

export type LimitRefusal =
  | LimitName
  | 'stake-above-maximum'
  | 'legal-maximum-payout'
  | 'minimum-above-maximum'
  | 'money-rate-missing';

/** Stake as weighed against one limit. */
export interface WeighedLimit {
  /** By which it refuses. */
  readonly name: LimitRefusal;
  /** Limit set by staff; null for that of every bet of the currency. */
  readonly limit: ActiveLimit | null;
  readonly amount: Units;
  readonly used: Units;
  /** Remaining amount. */
  readonly room: Units;
  /** Amount that the text of the refusal names. */
  readonly max: Units;
  /** The largest stake that it leaves; null where it bounds none, as for a bet that the operator cannot lose on. */
  readonly stakeMax: Units | null;
  readonly isPassed: boolean;
}

/**
 * Judges a stake by every limit that holds for it. The one that leaves the least stake is named, with that stake
 * (`stake_max`); where it is below the smallest stake, nothing can be bet. Sums are those of the snapshot: the stake is
 * judged once more under the lock (`sportsbook.stake_limits_refusal`).
 */
export function judgeLimits(bet: LimitedBet, current: readonly ActiveLimit[]): Refusal<LimitRefusal> | null {
  if (current.some(({ amount }) => amount === null)) return refuse('money-rate-missing');
  const passed = weighLimits(bet, current).filter(({ isPassed }) => isPassed);
  if (passed.length === 0) return null;
  const least = passed.reduce((a, b) => (leftBy(a) <= leftBy(b) ? a : b));
  const selection = least.limit?.selection ?? null;
  const about: RefusalParams = selection === null ? {} : { selection };
  if (leftBy(least) < bet.limits.stakeMin) return refuse('minimum-above-maximum', { ...about, limit: least.name });
  return refuse(least.name, { ...about, max: limitText(least.max, bet), stake_max: limitText(leftBy(least), bet) });
}

/** Weighs a stake against every limit that holds for it; one without a rate for its currency weighs as nothing left. */
export function weighLimits(bet: LimitedBet, current: readonly ActiveLimit[]): readonly WeighedLimit[] {
  return [...operatorLimits(bet), ...current.map((limit) => weigh(bet, limit))];
}

/**
 * Returns true if the sum of a limit is known only under the lock: it includes what others, or other requests of the
 * player, add meanwhile.
 */
export function isCumulative({ kind, scope }: Pick<ActiveLimit, 'kind' | 'scope'>): boolean {
  return kind === 'bet-total' || (kind === 'max-payout' && scope !== 'bet');
}

/** Returns the limits of every bet of the currency. */
function operatorLimits({ limits, stake, potentialPayout, factor, line }: LimitedBet): WeighedLimit[] {
  const { stakeMax, payoutMax, legalPayoutMax } = limits;
  const of = (name: LimitRefusal, amount: Units, isPassed: boolean, left: Units): WeighedLimit => ({
    name,
    limit: null,
    amount,
    used: 0n,
    room: amount,
    max: amount,
    stakeMax: left,
    isPassed,
  });
  const ofPayout = (name: LimitRefusal, max: Units) => of(name, max, potentialPayout > max, stakeFor(max, factor));
  return [
    of('stake-above-maximum', stakeMax, stake > stakeMax, stakeMax),
    ...(legalPayoutMax === null ? [] : [ofPayout('legal-maximum-payout', legalPayoutMax)]),
    ofPayout(`limit-max-payout-${line}-bet`, payoutMax),
  ];
}

function weigh(bet: LimitedBet, limit: ActiveLimit): WeighedLimit {
  const { kind, scope, used } = limit;
  const { stake, factor, potentialPayout } = bet;
  const amount = limit.amount ?? 0n;
  const room = amount > used ? amount - used : 0n;
  const of = { name: `limit-${kind}-${bet.line}-${scope}`, limit, amount, used, room } as const;
  if (kind !== 'max-payout') return { ...of, max: amount, stakeMax: floorToCent(room), isPassed: stake > room };
  if (limit.isLiability === true && !bet.isFree) return { ...of, ...weighLoss(bet, room) };
  const isPassed = potentialPayout > room;
  return { ...of, max: room, stakeMax: factor.numerator <= 0n ? null : stakeFor(room, factor), isPassed };
}

/** Weighs what the operator can lose on a bet; the text names the payout at the stake that fits, as `sportsbook.liability_refusal`. */
function weighLoss({ stake, factor, potentialPayout }: LimitedBet, room: Units) {
  const isPassed = potentialPayout - stake > room;
  const { numerator, denominator } = factor;
  const growth = { numerator: numerator - denominator, denominator };
  if (growth.numerator <= 0n) return { max: room, stakeMax: null, isPassed };
  const stakeMax = stakeFor(room, growth);
  return { max: floorToCent((stakeMax * numerator) / denominator), stakeMax, isPassed };
}

/** The stake that a passed limit leaves. */
function leftBy({ stakeMax }: WeighedLimit): Units {
  return stakeMax ?? 0n;
}

/** The largest stake in whole cents that pays at most so much. */
function stakeFor(paid: Units, { numerator, denominator }: Factor): Units {
  return floorToCent((paid * denominator) / numerator);
}

/** `120.50 USD`, as parameters of refusals are written. */
export function limitText(units: Units, { limits: { currency } }: LimitedBet): string {
  return `${formatAmount(units)} ${currency}`;
}
