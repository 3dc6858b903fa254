import { type BodyOf, type placeBet, playerBetView } from '@ordago/contracts';
import {
  combinationsOf,
  eachWayFactor,
  type Factor,
  formatAmount,
  formatOdds,
  parseOdds,
  placedFactor,
  product,
  type Refusal,
  refuse,
  systemFactor,
  toIso,
  wonFactor,
} from '@ordago/kernel';
import { rulePlaceOf } from '@ordago/sport-rules';
import type { PlacedBet, PlacedLeg } from '../shared/domain/placed-bet.ts';
import type { Slip, SlipLeg } from '../shared/domain/slip.ts';
import { betCodeOf } from './domain/bet-code.ts';
import { isCombinationLeg } from './domain/combination-legs.ts';
import type { PlayerSettings } from './repository/player-choices.repository.ts';

/** Reads a slip as it was sent. Prices that no price list could hold name the leg at fault. */
export function readSlip(body: Omit<BodyOf<typeof placeBet>, 'key'>): Slip | Refusal<'validation-failed'> {
  const legs: SlipLeg[] = [];
  for (const { selection, odds, event, live, each_way: eachWay } of body.legs) {
    const price = parseOdds(odds);
    if (price === null) return refuse('validation-failed', { field: `legs.${legs.length}.odds` });
    // Its parts are looked up in the event.
    if (isCombinationLeg({ selection }) && event === undefined)
      return refuse('validation-failed', { field: `legs.${legs.length}.event` });
    // In the order in which a digest reads it.
    legs.push({ ...(eachWay && { eachWay: readTerms(eachWay) }), event, isLive: live, odds: price, selection });
  }
  const { kind, system = null, stake, accept, top_express: topExpress, free_bet: freeBet } = body;
  return { accept, freeBet, kind, legs, stake, system, topExpress };
}

function readTerms({ divisor, places }: { divisor: number; places: number }) {
  return { divisor, places };
}

/** Bet as the player's wire has it: amounts and odds as decimal texts, instants in ISO 8601. */
export function presentBet(bet: PlacedBet) {
  return {
    id: bet.id,
    code: betCodeOf(bet.id),
    kind: bet.kind,
    currency: bet.currency,
    status: bet.status,
    system: presentSystem(bet),
    paid_with: bet.paidWith,
    is_stake_returned: bet.isStakeReturned,
    is_live: bet.isLive,
    stake: formatAmount(bet.stake),
    odds: productText(bet),
    potential_payout: formatAmount(bet.potentialPayout),
    payout: bet.payout === null ? null : formatAmount(bet.payout),
    rest_stake: formatAmount(bet.restStake),
    rest_potential_payout: formatAmount(bet.restPotential),
    sales: bet.sales.map(({ stake, value, cause, at }) => ({
      stake: formatAmount(stake),
      value: formatAmount(value),
      cause,
      at: toIso(at),
    })),
    cash_out_rule: bet.rule && { value: formatAmount(bet.rule.value), set_at: toIso(bet.rule.setAt) },
    status_code: playerBetView.codeOf(bet.status),
    placed_at: toIso(bet.placedAt),
    settled_at: bet.settledAt === null ? null : toIso(bet.settledAt),
    legs: bet.legs.map(presentLeg),
  };
}

/** Presents a bet to other people: its selections and its state; no player, code or amount. */
export function presentSharedBet(bet: PlacedBet) {
  const { kind, system, odds, status, legs } = presentBet(bet);
  return { kind, system, odds, status, legs };
}

function presentSystem({ system, legs }: PlacedBet) {
  if (system === null) return null;
  const { sizes, bankers } = system;
  return { sizes: [...sizes], bankers: [...bankers], combinations: combinationsOf(legs.length, system) };
}

function presentLeg(leg: PlacedLeg) {
  const { event, selection, home, away, league, leagueId, country, sport, market, specifier, outcome, name } = leg;
  const { score, figure, status, factor, why } = leg;
  return {
    event,
    selection,
    home,
    away,
    league,
    league_id: leagueId,
    country,
    sport,
    market,
    specifier,
    outcome,
    name,
    score,
    figure,
    status,
    factor,
    why,
    rule: why === null || status === 'open' ? null : rulePlaceOf({ status, why }),
    starts_at: toIso(leg.startsAt),
    odds: formatOdds(leg.odds),
    each_way: presentEachWay(leg),
  };
}

/** The terms of a leg each way, what its place half pays, and how both halves settled; absent for a leg to win. */
function presentEachWay({ eachWay, odds, parts }: PlacedLeg) {
  if (eachWay === undefined) return undefined;
  const { win, place, why } = parts ?? {};
  const { divisor, places } = eachWay;
  const settled = win && place ? { win: { ...win }, place: { ...place, why: why ?? null } } : null;
  return { divisor, places, odds: hundredthsText(placedFactor(odds, eachWay)), settled };
}

/** Payout of a unit of stake when every leg wins, cut to two decimals for display; the payout uses the exact one. */
function productText({ legs, system }: PlacedBet): string {
  const factors = legs.map(({ odds }) => wonFactor(odds));
  const placed = legs.flatMap(({ odds, eachWay }) => (eachWay ? [placedFactor(odds, eachWay)] : []));
  if (placed.length > 0) return hundredthsText(eachWayFactor(factors, placed));
  return hundredthsText(system === null ? product(factors) : systemFactor(factors, system));
}

function hundredthsText({ numerator, denominator }: Factor): string {
  const hundredths = (numerator * 100n) / denominator;
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}

export function presentSettings({ oddsFormat, quickStake, quickConfirms }: PlayerSettings) {
  return {
    odds_format: oddsFormat,
    quick_stake: quickStake === null ? null : formatAmount(quickStake),
    quick_confirms: quickConfirms,
  };
}
