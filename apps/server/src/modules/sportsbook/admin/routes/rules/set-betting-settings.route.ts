import { BONUS_ODDS_MIN, FREE_BET_ODDS_MIN, setBettingSettings as setBettingSettingsContract } from '@ordago/contracts';
import { isRefusal, parseOdds, refuse } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../../../platform/http/bound-route.ts';
import { presentSettings } from '../../presenters.ts';
import type { BettingAdminParts } from '../../use-cases/betting-admin-parts.ts';
import { setBettingSettings } from '../../use-cases/set-betting-settings.ts';
import { orderOf } from '../order-of.ts';

/** Sets the settings of all bets. */
export function setBettingSettingsRoute(parts: BettingAdminParts): BoundRoute {
  return bind(setBettingSettingsContract, async ({ body, actor, ip, now }) => {
    const oddsMax = parseOdds(body.express_odds_max);
    const bonusMin = parseOdds(body.bonus_odds_min);
    if (oddsMax === null || oddsMax <= 1_000) return refuse('validation-failed', { field: 'express_odds_max' });
    if (bonusMin === null || bonusMin < BONUS_ODDS_MIN) return refuse('validation-failed', { field: 'bonus_odds_min' });
    const free = readFreeOdds(body);
    if (isRefusal(free)) return free;
    const row = { ...body, ...free, express_odds_max: oddsMax, bonus_odds_min: bonusMin };
    return { settings: presentSettings(await setBettingSettings(parts, row, orderOf({ actor, ip, now }))) };
  });
}

type FreeOddsField = 'free_single_odds_min' | 'free_single_odds_max' | 'free_express_odds_min';

/** Reads the odds of free bets; one that no price list could hold, one below 2.00, or a least above the most, names its field. */
function readFreeOdds(body: Readonly<Record<FreeOddsField, string | null>>) {
  const fields = ['free_single_odds_min', 'free_single_odds_max', 'free_express_odds_min'] as const;
  const wrong = fields.find((field) => body[field] !== null && (parseOdds(body[field]) ?? 0) < FREE_BET_ODDS_MIN);
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
