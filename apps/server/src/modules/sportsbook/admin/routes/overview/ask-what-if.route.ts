import { askWhatIf as askWhatIfContract, type BodyOf, errorOf, type RefusalName } from '@ordago/contracts';
import {
  type Currency,
  formatAmount,
  formatOdds,
  idOf,
  isRefusal,
  type Odds,
  type PlayerId,
  parseOdds,
  type Refusal,
  refuse,
  toIso,
} from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../../../platform/http/bound-route.ts';
import type { AskWhatIf, LimitLeaf, Supposition, WhatIfOutcome } from '../../use-cases/ask-what-if.ts';

type Body = BodyOf<typeof askWhatIfContract>;

/** Routes of what-if questions, for staff; they write nothing. */
export function askWhatIfRoute(ask: AskWhatIf): BoundRoute {
  return bind(askWhatIfContract, async ({ body, now: at }) => {
    const { kind, system = null, stake, selections, pays, suppose } = body;
    const player = body.player === null ? null : idOf<PlayerId>(body.player);
    const currency = body.currency as Currency;
    const supposed = suppose === undefined ? null : readSupposition(suppose);
    if (supposed !== null && isRefusal(supposed)) return supposed;
    const found = await ask({ player, currency, kind, system, stake, selections, pays, supposed }, at);
    if (isRefusal(found)) return found;
    const { legs, now, otherwise, ...who } = found;
    return {
      ...who,
      legs: legs.map(({ startsAt, odds, isLive, score: _score, ...leg }) => ({
        ...leg,
        starts_at: toIso(startsAt),
        odds: formatOdds(odds),
        is_live: isLive,
      })),
      now: presentOutcome(now),
      otherwise: otherwise && presentOutcome(otherwise),
    };
  });
}

function readSupposition({
  limits,
  stakes,
  settings,
}: NonNullable<Body['suppose']>): Supposition | Refusal<'validation-failed'> {
  const { express_odds_max: oddsText, ...others } = settings;
  const oddsMax = oddsText === undefined ? undefined : parseOdds(oddsText);
  if (oddsMax === null) return refuse('validation-failed', { field: 'suppose.settings.express_odds_max' });
  const given = <T extends object>(fields: T): Partial<T> =>
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
  return {
    limits,
    stakes: given({
      stakeMin: stakes.min,
      stakeDefault: stakes.default,
      stakeMax: stakes.max,
      payoutMax: stakes.payout_max,
      liabilityMax: stakes.liability_max,
      legalPayoutMax: stakes.legal_payout_max,
    }) as Supposition['stakes'],
    settings: given({
      areBetsStopped: others.bets_stopped,
      areLiveBetsStopped: others.live_stopped,
      liveDelayS: others.live_delay_s,
      betGapS: others.bet_gap_s,
      sameBetMax: others.same_bet_max,
      expressLegsMax: others.express_legs_max,
      combinationsMax: others.combinations_max,
      expressOddsMax: oddsMax as Odds | undefined,
    }) as Supposition['settings'],
  };
}

function presentOutcome({ refusal, stakes, limits, stakeMax, ...outcome }: WhatIfOutcome) {
  return {
    refusal: refusal && {
      name: refusal.name,
      code: errorOf(refusal.name as RefusalName).code,
      params: Object.fromEntries(Object.entries(refusal.params).map(([name, value]) => [name, String(value)])),
    },
    wait_s: outcome.waitS,
    line: outcome.line,
    odds: outcome.odds,
    potential_payout: formatAmount(outcome.potentialPayout),
    stake: stakes && {
      min: formatAmount(stakes.stakeMin),
      suggested: formatAmount(suggested(stakes, stakeMax)),
      max: stakeMax === null ? null : formatAmount(stakeMax),
      payout_max: formatAmount(outcome.payoutMax),
    },
    limits: limits.map(presentLeaf),
    bounds: outcome.bounds.map((bound) => ({ ...bound, code: errorOf(bound.name).code })),
  };
}

/** Returns the stake a new slip begins with, within the limits. */
function suggested({ stakeMin, stakeDefault }: NonNullable<WhatIfOutcome['stakes']>, stakeMax: bigint | null): bigint {
  const most = stakeMax === null || stakeDefault < stakeMax ? stakeDefault : stakeMax;
  return most < stakeMin ? 0n : most;
}

function presentLeaf({ name, limit, set, about, stakeMax, ...leaf }: LimitLeaf) {
  return {
    name,
    code: errorOf(name).code,
    source: set !== null ? ('limit' as const) : leaf.isLiability ? ('liability' as const) : ('currency' as const),
    scope: limit?.scope ?? ('bet' as const),
    about: limit === null || limit.scope === 'bet' ? null : (about ?? limit.target),
    set: set && {
      kind: set.kind,
      line: set.line,
      scope: set.scope,
      target: set.target,
      currency: set.currency,
      amount: formatAmount(set.amount),
      is_supposed: set.id.startsWith('-'),
    },
    amount: limit !== null && limit.amount === null ? null : formatAmount(leaf.amount),
    used: formatAmount(leaf.used),
    room: formatAmount(leaf.room),
    stake_max: stakeMax === null ? null : formatAmount(stakeMax),
    is_passed: leaf.isPassed,
    is_binding: leaf.isBinding,
  };
}
