import { amountNumber, RATE_CURRENCIES } from '@ordago/contracts';
import { type Currency, formatOdds, odds, type Units } from '@ordago/kernel';
import { BASE_CURRENCY } from './domain/default-settings.ts';
import { type Bounds, DEPOSIT_LEVELS, type DepositLevel, type SiteSettings } from './domain/site-settings.ts';

/** The settings as one reader gets them: their limits are in the reader's currency. */
export interface ReaderSettings extends SiteSettings {
  readonly currency: Currency;
  /** Rates that staff set: units of a currency for one US dollar, as decimal texts. */
  readonly rates: ReadonlyMap<string, string>;
}

/** The settings object of the specification (1, section 3), in the spelling of its wire. */
export function presentSettings(settings: ReaderSettings, sportsbookUrl: string) {
  const { limits, passwords, social, rates } = settings;
  return {
    lang: settings.lang,
    languages: [...settings.languages],
    currencies: [...settings.currencies].filter((code) => code !== 'FUN'),
    sportsbook_url: sportsbookUrl,
    theme: settings.theme,
    adult_age: settings.adultAge,
    username: settings.username,
    inbet_kf: presentRates(rates),
    limits: {
      currency: settings.currency,
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

/** Rates of the ten currencies of the specification. Who has none is null: no rate is made up; the dollar is one of itself. */
function presentRates(rates: ReaderSettings['rates']) {
  const entries = RATE_CURRENCIES.map(
    (code) => [code, code === BASE_CURRENCY ? '1' : (rates.get(code) ?? null)] as const,
  );
  return Object.fromEntries(entries) as Record<(typeof RATE_CURRENCIES)[number], string | null>;
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
