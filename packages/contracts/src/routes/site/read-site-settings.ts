import * as z from 'zod';
import { route } from '../../route.ts';
import { amountText, intIn } from '../../wire.ts';

const bounds = z.object({ min: amountText, max: amountText });
const passwordSettings = z.object({
  active: z.boolean(),
  min_length: intIn(),
  digits: z.object({ amount: intIn() }),
  letters: z.object({ amount: intIn(), uppercase: intIn(), lowercase: intIn() }),
  special_characters: z.object({ amount: intIn() }),
});
/** Currencies with a rate in the settings (specification 1, section 3). */
export const RATE_CURRENCIES = ['USD', 'RUB', 'BYR', 'UAH', 'KZT', 'AZN', 'FUN', 'TMT', 'TRY', 'EUR'] as const;

const level = z.object({ from: amountText, to: amountText });

export const readSiteSettings = route({
  name: 'site.read-settings',
  host: 'player',
  method: 'GET',
  path: '/api/site/settings',
  wire: 'standard',
  summary:
    'What the site runs on: languages, currencies, rates, limits in the currency of the reader, betting rules, password policy, social links, deposit levels.',
  answer: z.object({
    /** Default language. */
    lang: z.enum(['es', 'en', 'pt']),
    languages: z.array(z.enum(['es', 'en', 'pt'])),
    /** Currencies that a sign-up may choose, the default first; FUN is never among them. */
    currencies: z.array(z.string()),
    /** Origin of the betting frame, for guests too. */
    sportsbook_url: z.string(),
    /** Default theme where neither the player nor their system has chosen (semantics D1). */
    theme: z.enum(['dark', 'light']),
    /** Least age of a player, in years. */
    adult_age: intIn(),
    username: z.object({ min: intIn(), max: intIn() }),
    /**
     * Units of each currency for one US dollar, as staff set them; null while they have set none. (Specification 1, section 3;
     * semantics D67)
     */
    inbet_kf: z.object(
      Object.fromEntries(RATE_CURRENCIES.map((code) => [code, z.string().nullable()])) as Record<
        (typeof RATE_CURRENCIES)[number],
        z.ZodNullable<z.ZodString>
      >,
    ),
    limits: z.object({
      /** Currency of the amounts: the reader's; a guest's is the default of the site. */
      currency: z.string(),
      payment: z.object({ withdrawal: bounds, top_up: bounds }),
      bonus: z.object({
        cashback_bet: amountText,
        cashback_payment: amountText,
        max_bonus_size: amountText,
        /** In hundredths of a percent of the deposit; a client divides by 100. */
        max_bonus_percent: intIn(),
        registration_bonus: amountText,
        max_bet_count: intIn(),
        min_coef: amountText,
      }),
      bets: z.object({ default: amountText, max: amountText, min: amountText }),
      /** Odds; -1 is no limit of its own (specification 1, section 9). */
      freebet: z.object({ min_single_coef: amountText, max_single_coef: amountText, min_express_coef: amountText }),
    }),
    /** Settings of the operator that differ from the rule book: bets on a match that a side gives up. */
    betting_rules: z.object({ retirement: z.enum(['returned', 'point', 'set']) }),
    password_settings: z.object({ player: passwordSettings, agent: passwordSettings }),
    social_settings: z.object({
      agent: z.object({ telegram: z.string() }),
      player: z.object({ twitter: z.string(), facebook: z.string(), instagram: z.string() }),
    }),
    deposit_level_settings: z.object({ bronze: level, silver: level, gold: level, platinum: level, diamond: level }),
  }),
  refusals: [],
});
