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

/** The limits of 629 to 658 (semantics D52): kind × line × scope. One list with the contracts' names; a test compares them. */
export type LimitKind = 'max-bet' | 'bet-total' | 'max-payout';
export type LimitLine = 'usual' | 'live';
export type LimitScope = 'bet' | 'event' | 'tourney' | 'user' | 'sport';
export type LimitName = `limit-${LimitKind}-${LimitLine}-${LimitScope}`;

/** A limit that holds for a slip, in the slip's currency. */
export interface StandingLimit {
  readonly kind: LimitKind;
  readonly scope: LimitScope;
  /** The event, league, player or sport that it is about; null for the bet itself. */
  readonly target: string | null;
  /** The selection by which it is; null for the bet itself and its player. */
  readonly selection: string | null;
  /** Null where it is set in dollars and no rate is known. */
  readonly amount: Units | null;
  /** What counts against it already. */
  readonly used: Units;
  /** The league whose lock its sum needs; null where the locks that every bet takes are enough. */
  readonly lock: string | null;
}

/** What holds for every bet of a currency; amounts in its ledger units. */
export interface HouseLimits {
  readonly currency: Currency;
  readonly stakeMin: Units;
  readonly stakeMax: Units;
  /** Largest payout of one bet. */
  readonly payoutMax: Units;
  /** Largest payout that the law of the market allows; null where it sets none. */
  readonly legalPayoutMax: Units | null;
}

/** A bet as limits see it; amounts in units of its currency. */
export interface LimitedBet {
  readonly limits: HouseLimits;
  readonly line: LimitLine;
  readonly stake: Units;
  /** What a unit of stake would pay. */
  readonly factor: Factor;
  readonly potentialPayout: Units;
  /** Whether the house staked: then all that it pays is its loss. */
  readonly isFree: boolean;
}

export type LimitRefusal =
  | LimitName
  | 'stake-above-maximum'
  | 'legal-maximum-payout'
  | 'minimum-above-maximum'
  | 'money-rate-missing';

/** A limit that is passed: what its sentence names, and the largest stake that it leaves. */
interface Passed {
  readonly name: LimitRefusal;
  readonly max: Units;
  readonly stakeMax: Units;
  readonly selection: string | null;
}

/**
 * Judges a stake by every limit that holds for it. The one that leaves the least stake is named, with that stake
 * (`stake_max`); where it is below the smallest stake, nothing can be bet. Sums are those of the look: what counts is
 * judged once more under the lock (`sportsbook.caps_refusal`).
 */
export function judgeLimits(bet: LimitedBet, standing: readonly StandingLimit[]): Refusal<LimitRefusal> | null {
  if (standing.some(({ amount }) => amount === null)) return refuse('money-rate-missing');
  const passed = [...houseLimits(bet), ...standing.flatMap((limit) => passedBy(bet, limit) ?? [])];
  if (passed.length === 0) return null;
  const least = passed.reduce((a, b) => (a.stakeMax <= b.stakeMax ? a : b));
  const about: RefusalParams = least.selection === null ? {} : { selection: least.selection };
  if (least.stakeMax < bet.limits.stakeMin) return refuse('minimum-above-maximum', { ...about, limit: least.name });
  return refuse(least.name, { ...about, max: textOf(least.max, bet), stake_max: textOf(least.stakeMax, bet) });
}

/** The limits whose sums only the lock can tell: what others or the player's other presses add meanwhile counts. */
export function isCumulative({ kind, scope }: Pick<StandingLimit, 'kind' | 'scope'>): boolean {
  return kind === 'bet-total' || (kind === 'max-payout' && scope !== 'bet');
}

/** What holds for every bet of the currency. */
function houseLimits({ limits, stake, potentialPayout, factor, line }: LimitedBet): Passed[] {
  const { stakeMax, payoutMax, legalPayoutMax } = limits;
  const passed: Passed[] = [];
  const pass = (name: LimitRefusal, max: Units) => {
    passed.push({ name, max, stakeMax: stakeFor(max, factor), selection: null });
  };
  if (stake > stakeMax) passed.push({ name: 'stake-above-maximum', max: stakeMax, stakeMax, selection: null });
  if (legalPayoutMax !== null && potentialPayout > legalPayoutMax) pass('legal-maximum-payout', legalPayoutMax);
  if (potentialPayout > payoutMax) pass(`limit-max-payout-${line}-bet`, payoutMax);
  return passed;
}

function passedBy(bet: LimitedBet, limit: StandingLimit): Passed | null {
  const { kind, scope, selection } = limit;
  const { stake, factor, potentialPayout } = bet;
  const amount = limit.amount ?? 0n;
  const room = amount > limit.used ? amount - limit.used : 0n;
  const name: LimitName = `limit-${kind}-${bet.line}-${scope}`;
  if (kind !== 'max-payout') {
    return stake > room ? { name, max: amount, stakeMax: floorToCent(room), selection } : null;
  }
  // A bet and a player are limited in what they are paid; an event, a league or a sport in what the house can lose on it.
  const isPaid = scope === 'bet' || scope === 'user';
  const isWhole = isPaid || bet.isFree;
  if ((isWhole ? potentialPayout : potentialPayout - stake) <= room) return null;
  const { numerator, denominator } = factor;
  const stakeMax = stakeFor(room, isWhole ? factor : { numerator: numerator - denominator, denominator });
  return { name, max: isPaid ? room : payoutFor(stakeMax, factor), stakeMax, selection };
}

/** The largest stake in whole cents that pays at most so much. */
function stakeFor(paid: Units, { numerator, denominator }: Factor): Units {
  return floorToCent((paid * denominator) / numerator);
}

function payoutFor(stake: Units, { numerator, denominator }: Factor): Units {
  return floorToCent((stake * numerator) / denominator);
}

/** `120.50 USD`, as parameters of refusals are written. */
function textOf(units: Units, { limits: { currency } }: LimitedBet): string {
  return `${formatAmount(units)} ${currency}`;
}
