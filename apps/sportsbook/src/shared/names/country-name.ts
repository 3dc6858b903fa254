import { INTL_LOCALES } from '@ordago/i18n';
import { useLocale, useT } from '@ordago/i18n/react';
import { useMemo } from 'react';

/** Areas that are no country of the standard, with names of our own. */
const AREAS = ['simulated', 'world', 'eu', 'gb-eng', 'gb-sct', 'gb-wls', 'gb-nir'] as const;

/** The name of a country or area in the reader's language. */
export function useCountryName(): (code: string) => string {
  const t = useT('sportsbook');
  const locale = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames([INTL_LOCALES[locale]], { type: 'region', fallback: 'code' });
    return (code) => {
      const area = AREAS.find((known) => known === code);
      if (area) return t(`country.${area}`);
      return /^[a-z]{2}$/.test(code) ? (names.of(code.toUpperCase()) ?? code) : code;
    };
  }, [t, locale]);
}
