import { createContext, useContext } from 'react';
import { useLocale as useIntlLocale, useTranslations } from 'use-intl/react';
import type { OddsFormat } from '../format/odds.ts';
import { type Locale, resolveLocale } from '../locale.ts';
import type { Bundle } from '../messages.ts';

/** Preferences of this reader, beside the language. */
export interface Reading {
  readonly oddsFormat: OddsFormat;
  readonly timeZone: string | undefined;
  readonly areAmountsHidden: boolean;
  readonly setLocale: (locale: Locale) => Promise<void>;
  readonly loadBundle: (bundle: Bundle) => Promise<void>;
}

export const ReadingContext = createContext<Reading>({
  oddsFormat: 'decimal',
  timeZone: undefined,
  areAmountsHidden: false,
  setLocale: async () => undefined,
  loadBundle: async () => undefined,
});

/** Texts of a bundle by typed key: `const t = useT('player'); t('wallet.deposit.submit')`. */
export const useT = useTranslations;

/** The language in use. */
export function useLocale(): Locale {
  return resolveLocale(useIntlLocale());
}

/** Changes the language: loads its texts first, so that nothing flickers. */
export function useSetLocale(): (locale: Locale) => Promise<void> {
  return useContext(ReadingContext).setLocale;
}

/** Brings one more bundle, for texts that the first paint does not need (`errors`, `transfers`). */
export function useLoadBundle(): (bundle: Bundle) => Promise<void> {
  return useContext(ReadingContext).loadBundle;
}

/** The player's odds format, for inputs and labels; screens show odds with `<OddsText>`. */
export function useOddsFormat(): OddsFormat {
  return useContext(ReadingContext).oddsFormat;
}

/** The reader's zone: the one given to the provider, else the machine's. */
export function zoneOf(timeZone: string | undefined): string {
  return timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}
