import {
  errorOf,
  type LimitName,
  listBetLimits,
  listBettingRules,
  readBettingSettings,
  setBetLimit,
  setBettingRule,
  setBettingSettings,
  setCurrencyStakes,
} from '@ordago/contracts';
import { formatAmount, formatOdds, type Instant, isRefusal, type Odds, parseOdds, refuse, toIso } from '@ordago/kernel';
import { type Actor, staffOf } from '../../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import type { AdminOrder } from '../../shared/use-cases/admin-line.ts';
import type { BetLimit, BettingAdmin, CurrencyStakes, SettingRow } from '../use-cases/betting-admin.ts';

/** The back office of bets, for staff. */
export function bettingAdminRoutes(rules: BettingAdmin): BoundRoute[] {
  return [...settingRoutes(rules), ...limitRoutes(rules), ...ruleRoutes(rules)];
}

function settingRoutes(rules: BettingAdmin): BoundRoute[] {
  return [
    bind(readBettingSettings, async () => ({
      settings: presentSettings(await rules.settings()),
      currencies: (await rules.currencies()).map(presentStakes),
    })),
    bind(setBettingSettings, async ({ body, actor, ip, now }) => {
      const oddsMax = parseOdds(body.express_odds_max);
      const bonusMin = parseOdds(body.bonus_odds_min);
      if (oddsMax === null || oddsMax <= 1_000) return refuse('validation-failed', { field: 'express_odds_max' });
      if (bonusMin === null) return refuse('validation-failed', { field: 'bonus_odds_min' });
      const free = readFreeOdds(body);
      if (isRefusal(free)) return free;
      const row = { ...body, ...free, express_odds_max: oddsMax, bonus_odds_min: bonusMin };
      return { settings: presentSettings(await rules.setSettings(row, orderOf({ actor, ip, now }))) };
    }),
    bind(setCurrencyStakes, async ({ params: { currency }, body, actor, ip, now }) => {
      const { min: stakeMin, default: stakeDefault, max: stakeMax, payout_max: payoutMax } = body;
      const { liability_max: liabilityMax, legal_payout_max: legalPayoutMax, per_usd: perUsd } = body;
      const stakes = { currency, stakeMin, stakeDefault, stakeMax, payoutMax, liabilityMax, legalPayoutMax, perUsd };
      return (await rules.setStakes(stakes, orderOf({ actor, ip, now }))) ?? { currency };
    }),
  ];
}

function limitRoutes(rules: BettingAdmin): BoundRoute[] {
  return [
    bind(listBetLimits, async ({ query: { scope = null, target = null, of, page, count: size } }) => {
      const { rows, ...found } = await rules.limits({ scope, target, of }, { page, size });
      const limits = rows.map(({ amount, setAt, ...limit }) => ({
        ...limit,
        code: codeOf(limit),
        amount: formatAmount(amount),
        set_at: toIso(setAt),
      }));
      return { limits, ...found };
    }),
    bind(setBetLimit, async ({ body: { amount, ...limit }, actor, ip, now }) => {
      const refused = await rules.setLimit(limit, amount, orderOf({ actor, ip, now }));
      return refused ?? { amount: amount === null ? null : formatAmount(amount) };
    }),
  ];
}

function ruleRoutes(rules: BettingAdmin): BoundRoute[] {
  return [
    bind(listBettingRules, async ({ query: { page, count: size } }) => {
      const { rows, ...found } = await rules.rules({ page, size });
      return { rules: rows.map(({ setAt, ...rule }) => ({ ...rule, set_at: toIso(setAt) })), ...found };
    }),
    bind(setBettingRule, async ({ body: { holds, ...rule }, actor, ip, now }) => {
      return (await rules.setRule(rule, holds, orderOf({ actor, ip, now }))) ?? { holds };
    }),
  ];
}

/** The code under which a bet meets the limit. */
function codeOf({ kind, line, scope }: Pick<BetLimit, 'kind' | 'line' | 'scope'>): number {
  const name: LimitName = `limit-${kind}-${line}-${scope}`;
  return errorOf(name).code;
}

type FreeOddsField = 'free_single_odds_min' | 'free_single_odds_max' | 'free_express_odds_min';

/** The odds of free bets; one that no price list could hold, or a least above the most, names its field. */
function readFreeOdds(body: Readonly<Record<FreeOddsField, string | null>>) {
  const fields = ['free_single_odds_min', 'free_single_odds_max', 'free_express_odds_min'] as const;
  const wrong = fields.find((field) => body[field] !== null && parseOdds(body[field]) === null);
  if (wrong !== undefined) return refuse('validation-failed', { field: wrong });
  const of = (field: FreeOddsField) => (body[field] === null ? null : parseOdds(body[field]));
  const least = of('free_single_odds_min');
  const most = of('free_single_odds_max');
  if (least !== null && most !== null && most < least)
    return refuse('validation-failed', { field: 'free_single_odds_max' });
  return {
    free_single_odds_min: least,
    free_single_odds_max: most,
    free_express_odds_min: of('free_express_odds_min'),
  };
}

function oddsText(thousandths: number | null): string | null {
  return thousandths === null ? null : formatOdds(thousandths as Odds);
}

function presentSettings(row: SettingRow) {
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

function presentStakes(stakes: CurrencyStakes) {
  const { currency, stakeMin, stakeDefault, stakeMax, payoutMax, liabilityMax, legalPayoutMax, perUsd } = stakes;
  return {
    currency,
    min: formatAmount(stakeMin),
    default: formatAmount(stakeDefault),
    max: formatAmount(stakeMax),
    payout_max: formatAmount(payoutMax),
    liability_max: formatAmount(liabilityMax),
    per_usd: perUsd,
    legal_payout_max: legalPayoutMax === null ? null : formatAmount(legalPayoutMax),
  };
}

/** Actor, address and instant of a decision. */
export function orderOf({ actor, ip, now }: { actor: Actor; ip: string; now: Instant }): AdminOrder {
  return { staff: staffOf(actor).staff, ip, now };
}
