import { type Instant, isRefusal, type PlayerId, type Refusal, refuse } from '@ordago/kernel';
import type { MoneyCommand } from '../../../ledger/index.ts';
import { isEachWay } from '../../shared/domain/each-way.ts';
import { isCumulative } from '../../shared/domain/judge-limits.ts';
import type { BettingRules, Slip, StakeLimits, StakeTerms } from '../../shared/domain/slip.ts';
import type { FreeBets } from '../../shared/ports/free-bets.ts';
import { isPlayed, type JudgedSlip, judgeSlip } from '../domain/judge-slip.ts';
import type { OfferRepository } from '../repository/offer.repository.ts';
import type { TopExpressesRepository } from '../repository/top-expresses.repository.ts';
import { type Payer, payerOf } from './pay-stake.ts';
import type { ReadSlipContext, SlipContext } from './read-slip-context.ts';

export interface JudgeParts {
  readonly offer: Pick<OfferRepository, 'hasEvent'>;
  readonly topExpresses: Pick<TopExpressesRepository, 'findTopExpress'>;
  readonly readSlipContext: ReadSlipContext;
  readonly freeBets: Pick<FreeBets, 'find'>;
  readonly stakeTerms: StakeTerms;
}

/** A slip as it is submitted. */
export interface BetSubmission {
  readonly slip: Slip;
  readonly player: PlayerId;
  readonly at: Instant;
  /** The score at which each leg in play was submitted, leg by leg; null before a submission has waited. */
  readonly scores: readonly (string | null)[] | null;
}

/** A submission that nothing refuses before the lock: it goes to the ledger, which judges it again under its locks. */
export interface JudgedSubmission {
  readonly judged: JudgedSlip;
  readonly payer: Payer;
  readonly context: SlipContext;
  /** The score at which each leg in play is submitted; null for any other leg. */
  readonly scores: readonly (string | null)[];
  /** Delay in seconds before a bet in play is judged again; null for one that is placed at once. */
  readonly waitS: number | null;
  readonly payload: MoneyCommand['payload'];
}

/**
 * Judges a submission by all that can be read without a lock. Placing continues from here; a what-if question of staff
 * ends here.
 *
 * @refuses what `judgeSlip` refuses, top-express-not-found, top-express-incomplete, currency-unacceptable,
 * event-not-found, free-bet-not-found, validation-failed (another stake than the amount of the free bet)
 */
export async function judgeSubmission(
  { offer, topExpresses, readSlipContext, freeBets, stakeTerms }: JudgeParts,
  { slip, player, at, scores }: BetSubmission,
): Promise<JudgedSubmission | Refusal> {
  const context = await readSlipContext({ player, selections: slip.legs.map((leg) => leg.selection), at });
  if (context.stakes === null) return refuse('currency-unacceptable');
  const payer = await payerOf(freeBets.find, { slip, player, context, at });
  if (isRefusal(payer)) return payer;
  const isFeatured = slip.topExpress === undefined ? null : await judgeTopExpress(topExpresses, slip, at);
  const judged =
    isFeatured ?? judgeSlip(slip, context.offer, context.stakes, bettingRulesOf(context, payer, stakeTerms));
  if (isRefusal(judged)) return inFull(offer, slip, judged);
  const submittedAt = judged.legs.map((leg, place) => (isPlayed(leg) ? (scores?.[place] ?? leg.score) : null));
  const { liveDelayS } = context.settings;
  const waitS = judged.line === 'live' && liveDelayS > 0 && scores === null ? liveDelayS : null;
  const payload = payloadOf({ slip, judged, limits: context.stakes, context, payer, submittedAt: submittedAt });
  return { judged, payer, context, scores: submittedAt, waitS, payload };
}

/** Returns the rules by which a slip is judged, beside itself and the offer. */
function bettingRulesOf({ settings, limits, rules }: SlipContext, { funding }: Payer, terms: StakeTerms): BettingRules {
  return { settings, limits, rules, funding, terms };
}

/** A featured express is bet on as it is offered, or not at all. */
async function judgeTopExpress(
  expresses: JudgeParts['topExpresses'],
  slip: Slip,
  at: Instant,
): Promise<Refusal | null> {
  const offered = await expresses.findTopExpress(slip.topExpress ?? '', at);
  if (offered === null) return refuse('top-express-not-found');
  const wanted = slip.legs.map(({ selection }) => selection);
  const isWhole =
    slip.kind === 'express' && wanted.length === offered.length && offered.every((id) => wanted.includes(id));
  return isWhole ? null : refuse('top-express-incomplete', { selections: offered.join(',') });
}

/** A leg whose selection is unknown names its event, where that is unknown too. */
async function inFull(offer: JudgeParts['offer'], slip: Slip, { also, ...refused }: Refusal): Promise<Refusal> {
  const event = refused.name === 'selection-unknown' ? slip.legs[Number(refused.params.leg)]?.event : undefined;
  const isGone = event !== undefined && !(await offer.hasEvent(event));
  return {
    ...(isGone ? refuse('event-not-found', refused.params) : refused),
    ...(also && { also: await Promise.all(also.map((other) => inFull(offer, slip, other))) }),
  };
}

function payloadOf(parts: {
  slip: Slip;
  judged: JudgedSlip;
  limits: StakeLimits;
  context: SlipContext;
  payer: Payer;
  submittedAt: JudgedSubmission['scores'];
}): MoneyCommand['payload'] {
  const { slip, judged, limits, context, payer, submittedAt } = parts;
  const isFeatured = slip.topExpress !== undefined;
  const caps = capsOf(context, payer.funding);
  return {
    wallet: payer.wallet,
    kind: slip.kind,
    currency: limits.currency,
    stake: String(slip.stake),
    // A free bet is as large as it was awarded.
    stake_min: String(slip.freeBet === undefined ? limits.stakeMin : 0n),
    free_bet: slip.freeBet,
    potential: String(judged.potentialPayout),
    liability_max: String(limits.liabilityMax),
    selections: judged.legs.map((leg) => leg.selection),
    odds: judged.legs.map((leg) => String(leg.odds)),
    sizes: slip.system?.sizes,
    bankers: slip.system?.bankers,
    each_way: isEachWay(slip) ? judged.legs.map(({ eachWay }) => ({ ...eachWay })) : undefined,
    live: judged.line === 'live' ? submittedAt : undefined,
    gap_s: caps?.gap_s,
    same_max: caps?.same_max,
    is_bonus: caps?.is_bonus,
    bonus_max: caps?.bonus_max,
    // A featured express is checked to be still on offer under the lock, with the limits.
    caps: caps?.caps ?? (isFeatured ? [] : undefined),
    top_express: slip.topExpress,
  };
}

/** The limits that only the lock can judge, and the terms of bonus money; null for a bet without any, which is not checked for them. */
function capsOf({ limits, settings: { betGapS, sameBetMax, bonusBetsMax } }: SlipContext, funding: Payer['funding']) {
  const isBonus = funding === 'grant';
  const bonusMax = isBonus ? bonusBetsMax : null;
  const caps = limits.filter(isCumulative).map(({ kind, scope, target, selection, amount }) => ({
    kind,
    scope,
    target,
    amount: String(amount),
    ...(selection === null ? {} : { selection }),
  }));
  if (caps.length === 0 && betGapS === 0 && sameBetMax === null && !isBonus) return null;
  return {
    caps,
    gap_s: betGapS > 0 ? betGapS : undefined,
    same_max: sameBetMax ?? undefined,
    is_bonus: isBonus || undefined,
    bonus_max: bonusMax ?? undefined,
  };
}
