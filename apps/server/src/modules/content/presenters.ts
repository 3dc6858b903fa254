import { amountNumber } from '@ordago/contracts';
import { formatOdds, odds, type Units } from '@ordago/kernel';
import { type Bounds, DEPOSIT_LEVELS, type DepositLevel, type SiteSettings } from './domain/site-settings.ts';

/** The settings object of the specification (1, section 3), in the spelling of its wire. */
export function presentSettings(settings: SiteSettings, sportsbookUrl: string) {
  const { limits, passwords, social } = settings;
  return {
    lang: settings.lang,
    languages: [...settings.languages],
    currencies: [...settings.currencies].filter((code) => code !== 'FUN'),
    sportsbook_url: sportsbookUrl,
    theme: settings.theme,
    adult_age: settings.adultAge,
    username: settings.username,
    limits: {
      payment: { withdrawal: presentBounds(limits.payment.withdrawal), top_up: presentBounds(limits.payment.topUp) },
      bonus: presentBonus(limits.bonus),
      bets: {
        default: amountNumber(limits.bets.default),
        max: amountNumber(limits.bets.max),
        min: amountNumber(limits.bets.min),
      },
      freebet: {
        min_single_coef: presentOdds(limits.freebet.minSingleCoef),
        max_single_coef: presentOdds(limits.freebet.maxSingleCoef),
        min_express_coef: presentOdds(limits.freebet.minExpressCoef),
      },
    },
    betting_rules: { retirement: limits.retirement },
    password_settings: passwords,
    social_settings: social,
    deposit_level_settings: presentLevels(settings.depositLevels),
  };
}

function presentBonus(bonus: SiteSettings['limits']['bonus']) {
  return {
    cashback_bet: amountNumber(bonus.cashbackBet),
    cashback_payment: amountNumber(bonus.cashbackPayment),
    max_bonus_size: amountNumber(bonus.maxBonusSize),
    max_bonus_percent: bonus.maxBonusPercent,
    registration_bonus: amountNumber(bonus.registrationBonus),
    max_bet_count: bonus.maxBetCount,
    min_coef: presentOdds(bonus.minCoef),
  };
}

function presentBounds({ min, max }: Bounds) {
  return { min: amountNumber(min), max: amountNumber(max) };
}

/** Returns the odds; -1 means that no bound is set (specification 1, section 9). */
function presentOdds(thousandths: number | null): string {
  return thousandths === null ? '-1' : formatOdds(odds(thousandths));
}

function presentLevels(levels: SiteSettings['depositLevels']) {
  const shown = (units: { from: Units; to: Units }) => ({ from: amountNumber(units.from), to: amountNumber(units.to) });
  const entries = DEPOSIT_LEVELS.map((level) => [level, shown(levels[level])] as const);
  return Object.fromEntries(entries) as Record<DepositLevel, ReturnType<typeof shown>>;
}
