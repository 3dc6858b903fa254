import { formatAmount, formatOdds, type Instant, legFactor, type Odds, product, toIso } from '@ordago/kernel';
import { type FeaturedExpress, shownOdds, type TopExpress, type TopLeg } from '../betting/index.ts';
import type { LateResult, QuarantineRow } from '../feed/index.ts';
import { type AdminAction, IDENTITY } from './domain/admin-actions.ts';
import { summaryOf } from './domain/late-result.ts';
import type { ActRow, ExposureRow, PlayerExposureRow } from './repository/betting-overview.repository.ts';
import type { KeptStakes, SettingRow } from './use-cases/betting-admin-parts.ts';

/** Presents a message that was put aside, to staff. */
export function presentQuarantined({ eventKey, isPartial, isWhole, lastAt, decidedBy, at, ...row }: QuarantineRow) {
  const { id, feed, reason, message, bytes, times, state, body } = row;
  return {
    id,
    feed,
    reason,
    message,
    event: eventKey,
    is_partial: isPartial,
    bytes,
    is_whole: isWhole,
    times,
    state,
    body,
    at: toIso(at),
    last_at: toIso(lastAt),
    decided_by: decidedBy,
  };
}

/** Presents a result that came after the window of its contest, to staff. */
export function presentLateResult({ message, startsAt, reportedAt, decidedBy, ...row }: LateResult) {
  const { event, version, name, league, sport, bets, state } = row;
  return {
    event,
    version,
    name,
    league,
    sport,
    starts_at: toIso(startsAt),
    reported_at: toIso(reportedAt),
    ...summaryOf(message),
    bets,
    state,
    decided_by: decidedBy,
  };
}

/** Presents the settings of all bets, odds as decimal text. */
export function presentSettings(row: SettingRow) {
  return {
    bets_stopped: row.bets_stopped,
    live_stopped: row.live_stopped,
    live_delay_s: row.live_delay_s,
    bet_gap_s: row.bet_gap_s,
    same_bet_max: row.same_bet_max,
    express_legs_max: row.express_legs_max,
    builder_offered: row.builder_offered,
    builder_parts_max: row.builder_parts_max,
    builder_margin_bps: row.builder_margin_bps,
    builder_combinations_max: row.builder_combinations_max,
    combinations_max: row.combinations_max,
    bonus_express_legs_min: row.bonus_express_legs_min,
    bonus_percent_max: row.bonus_percent_max,
    bonus_bets_max: row.bonus_bets_max,
    express_odds_max: formatOdds(row.express_odds_max as Odds),
    bonus_odds_min: formatOdds(row.bonus_odds_min as Odds),
    free_single_odds_min: oddsText(row.free_single_odds_min),
    free_single_odds_max: oddsText(row.free_single_odds_max),
    free_express_odds_min: oddsText(row.free_express_odds_min),
    retirement: row.retirement,
  };
}

/** Presents the stakes of a currency. */
export function presentStakes(stakes: KeptStakes) {
  const { currency, stakeMin, stakeDefault, stakeMax, payoutMax, liabilityMax, legalPayoutMax, perUsd } = stakes;
  return {
    currency,
    min: formatAmount(stakeMin),
    default: formatAmount(stakeDefault),
    max: formatAmount(stakeMax),
    payout_max: formatAmount(payoutMax),
    liability_max: formatAmount(liabilityMax),
    per_usd: perUsd,
    is_rate_set: stakes.rateSetAt !== null,
    legal_payout_max: legalPayoutMax === null ? null : formatAmount(legalPayoutMax),
  };
}

function oddsText(thousandths: number | null): string | null {
  return thousandths === null ? null : formatOdds(thousandths as Odds);
}

/** Presents an event with an open liability, in per cent of its bound. */
export function presentExposure({
  startsAt,
  isLive,
  isStopped,
  isBarred,
  openProfit,
  liabilityMax,
  ...row
}: ExposureRow) {
  return {
    ...row,
    starts_at: toIso(startsAt),
    is_live: isLive,
    is_stopped: isStopped,
    is_barred: isBarred,
    open_profit: formatAmount(openProfit),
    liability_max: formatAmount(liabilityMax),
    percent: Number((openProfit * 100n) / liabilityMax),
  };
}

/** Presents the open bets of a player on a line. */
export function presentPlayerExposure({ stakes, potential, ...row }: PlayerExposureRow) {
  return { ...row, stakes: formatAmount(stakes), potential: formatAmount(potential) };
}

/**
 * Returns true if undoing the first change of an object removes it: limits, rules, terms each way and the cash-out terms of one sport do not
 * exist before it. All other settings have initial values that no change records, so that their first change cannot be undone.
 */
function beginsAsNothing(act: AdminAction, { sport }: ActRow['details']): boolean {
  return act === 'limit' || act === 'rule' || act === 'each-way' || (act === 'cash-out' && sport !== '*');
}

type Values = Readonly<Record<string, string | null>>;

/** Presents a change by staff: values before and after it. */
export function presentChange({
  id,
  at,
  by,
  act,
  details,
  before,
  isLatest,
  name,
}: ActRow & { readonly act: AdminAction }) {
  const then = before === null ? {} : valuesOf(act, before);
  const now = valuesOf(act, details);
  const about = IDENTITY.filter((field) => field in details).map((field) => [field, textOf(details[field])] as const);
  return {
    id,
    at: toIso(at),
    by,
    act,
    name,
    about: Object.fromEntries(about),
    fields: Object.entries(now)
      .map(([field, after]) => ({ name: field, before: then[field] ?? null, after }))
      .filter((field) => field.before !== field.after),
    is_undoable: isLatest && (before !== null || beginsAsNothing(act, details)),
  };
}

/** Returns the values of a setting after a line of the audit, as staff would write them. */
function valuesOf(act: AdminAction, details: ActRow['details']): Values {
  const fields = Object.entries(details).filter(([field]) => !IDENTITY.some((known) => known === field));
  const values = Object.fromEntries(fields.map(([field, value]) => [field, textOf(value)]));
  if (act === 'stakes') return stakesOf(values);
  for (const field of ['express_odds_max', 'bonus_odds_min']) {
    if (typeof details[field] === 'number') values[field] = formatOdds(details[field] as Odds);
  }
  return values;
}

/** The line holds the five rising amounts as one text. */
function stakesOf({ stakes = '', perUsd = null, legal = null }: Values): Values {
  const [min, usual, max, payout, liability] = (stakes ?? '').split(' ').map((text) => text || null);
  return {
    min: min ?? null,
    default: usual ?? null,
    max: max ?? null,
    payout_max: payout ?? null,
    liability_max: liability ?? null,
    legal_payout_max: legal,
    per_usd: perUsd,
  };
}

function textOf(value: string | number | boolean | null | undefined): string | null {
  return value === null || value === undefined ? null : String(value);
}

/** Presents a featured express to players. */
export function presentExpress({ id, name, shownUntil, legs }: TopExpress) {
  const starts = legs.map(({ startsAt }) => startsAt);
  const until = Math.min(...starts, ...(shownUntil === null ? [] : [shownUntil])) as Instant;
  return { id, name, until: toIso(until), legs: legs.map(presentLeg) };
}

/** Presents a featured express to staff, with the bets on it. */
export function presentFeaturedExpress({ id, name, state, bets, legs, turnover, ...express }: FeaturedExpress) {
  const { setAt, shownFrom, shownUntil, endedAt } = express;
  return {
    id,
    name,
    state,
    bets,
    set_at: toIso(setAt),
    shown_from: shownFrom && toIso(shownFrom),
    shown_until: shownUntil && toIso(shownUntil),
    ended_at: endedAt && toIso(endedAt),
    odds: formatOdds(shownOdds(product(legs.map(({ odds }) => legFactor({ result: 1, voidHalves: 0 }, odds))))),
    legs: legs.map(presentLeg),
    turnover: turnover.map(({ currency, stakes, openProfit }) => ({
      currency,
      stakes: formatAmount(stakes),
      open_profit: formatAmount(openProfit),
    })),
  };
}

function presentLeg({ startsAt, odds, marketId, isOpen, name, ...leg }: TopLeg) {
  return {
    ...leg,
    starts_at: toIso(startsAt),
    odds: formatOdds(odds),
    market_id: marketId,
    is_open: isOpen,
    ...(name !== null && { name }),
  };
}
