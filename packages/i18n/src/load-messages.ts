import type { Locale } from './locale.ts';
import englishCommon from './locales/en/common.json';
import type { Bundle, Messages } from './messages.ts';

/** The texts that an app has loaded, by bundle. */
export type LoadedMessages = Partial<Messages>;

/** One chunk per language and bundle: nobody downloads a text that their app does not show. */
const FILES: Readonly<Record<Locale, Readonly<Record<Bundle, () => Promise<unknown>>>>> = {
  es: {
    common: () => import('./locales/es/common.json'),
    player: () => import('./locales/es/player.json'),
    sportsbook: () => import('./locales/es/sportsbook.json'),
    'back-office': () => import('./locales/es/back-office.json'),
    errors: () => import('./locales/es/errors.json'),
    transfers: () => import('./locales/es/transfers.json'),
    sandbox: () => import('./locales/es/sandbox.json'),
    game: () => import('./locales/es/game.json'),
    markets: () => import('./locales/es/markets.json'),
    fairness: () => import('./locales/es/fairness.json'),
    rules: () => import('./locales/es/rules.json'),
    verdicts: () => import('./locales/es/verdicts.json'),
  },
  en: {
    common: async () => ({ default: englishCommon }),
    player: () => import('./locales/en/player.json'),
    sportsbook: () => import('./locales/en/sportsbook.json'),
    'back-office': () => import('./locales/en/back-office.json'),
    errors: () => import('./locales/en/errors.json'),
    transfers: () => import('./locales/en/transfers.json'),
    sandbox: () => import('./locales/en/sandbox.json'),
    game: () => import('./locales/en/game.json'),
    markets: () => import('./locales/en/markets.json'),
    fairness: () => import('./locales/en/fairness.json'),
    rules: () => import('./locales/en/rules.json'),
    verdicts: () => import('./locales/en/verdicts.json'),
  },
  pt: {
    common: () => import('./locales/pt/common.json'),
    player: () => import('./locales/pt/player.json'),
    sportsbook: () => import('./locales/pt/sportsbook.json'),
    'back-office': () => import('./locales/pt/back-office.json'),
    errors: () => import('./locales/pt/errors.json'),
    transfers: () => import('./locales/pt/transfers.json'),
    sandbox: () => import('./locales/pt/sandbox.json'),
    game: () => import('./locales/pt/game.json'),
    markets: () => import('./locales/pt/markets.json'),
    fairness: () => import('./locales/pt/fairness.json'),
    rules: () => import('./locales/pt/rules.json'),
    verdicts: () => import('./locales/pt/verdicts.json'),
  },
};

/**
 * Loads the named bundles of a language. A bundle that does not arrive is taken from English, whose `common` is always
 * on board (specification 1, section 1), so that a lost chunk costs a language and never the screen.
 */
export async function loadMessages(locale: Locale, bundles: readonly Bundle[]): Promise<LoadedMessages> {
  const loaded = await Promise.all(bundles.map(async (bundle) => [bundle, await loadBundle(locale, bundle)] as const));
  return Object.fromEntries(loaded) as LoadedMessages;
}

async function loadBundle(locale: Locale, bundle: Bundle): Promise<unknown> {
  const file = await FILES[locale][bundle]().catch(() => FILES.en[bundle]());
  return (file as { default: unknown }).default;
}
