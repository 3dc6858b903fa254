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

/** A bet as limits see it; amounts in units of its currency. */
export interface LimitedBet {
  readonly currency: Currency;
  readonly line: LimitLine;
  readonly stake: Units;
  /** What a unit of stake would pay. */
  readonly factor: Factor;
  readonly potentialPayout: Units;
  /** Whether the house staked: then all that it pays is its loss. */
  readonly isFree: boolean;
  readonly stakeMin: Units;
  readonly stakeMax: Units;
  readonly payoutMax: Units;
  /** Null where the law sets none. */
  readonly legalPayoutMax: Units | null;
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
export function judgeLimits(bet: LimitedBet, limits: readonly StandingLimit[]): Refusal<LimitRefusal> | null {
  if (limits.some(({ amount }) => amount === null)) return refuse('money-rate-missing');
  const passed = [...houseLimits(bet), ...limits.map((limit) => passedBy(bet, limit))].filter((one) => one !== null);
  const least = passed.reduce<Passed | null>((a, b) => (a !== null && a.stakeMax <= b.stakeMax ? a : b), null);
  if (least === null) return null;
  const about: RefusalParams = least.selection === null ? {} : { selection: least.selection };
  if (least.stakeMax < bet.stakeMin) return refuse('minimum-above-maximum', { ...about, limit: least.name });
  return refuse(least.name, { ...about, max: textOf(least.max, bet), stake_max: textOf(least.stakeMax, bet) });
}

/** The limits whose sums only the lock can tell: what others or the player's other presses add meanwhile counts. */
export function isCumulative({ kind, scope }: Pick<StandingLimit, 'kind' | 'scope'>): boolean {
  return kind === 'bet-total' || (kind === 'max-payout' && scope !== 'bet');
}

/** What holds for every bet of the currency. */
function houseLimits(bet: LimitedBet): (Passed | null)[] {
  const { stake, stakeMax, potentialPayout, payoutMax, legalPayoutMax, line } = bet;
  const passed = (name: LimitRefusal, max: Units): Passed => {
    return { name, max, stakeMax: stakeFor(max, bet.factor), selection: null };
  };
  return [
    stake > stakeMax ? { name: 'stake-above-maximum', max: stakeMax, stakeMax, selection: null } : null,
    legalPayoutMax !== null && potentialPayout > legalPayoutMax ? passed('legal-maximum-payout', legalPayoutMax) : null,
    potentialPayout > payoutMax ? passed(`limit-max-payout-${line}-bet`, payoutMax) : null,
  ];
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
function textOf(units: Units, { currency }: LimitedBet): string {
  return `${formatAmount(units)} ${currency}`;
}
