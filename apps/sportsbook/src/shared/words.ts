import type { MarketKind } from '@ordago/contracts';
import { INTL_LOCALES } from '@ordago/i18n';
import { useLocale, useT } from '@ordago/i18n/react';
import { useMemo } from 'react';

/** What names an outcome: its market, its line and the two sides. */
export interface OutcomeParts {
  readonly kind: MarketKind;
  readonly line: string | null;
  readonly outcome: string;
  readonly home: string;
  readonly away: string;
}

/** Names of markets and outcomes in the reader's language. What a later server adds is shown by its own key. */
export function useWords() {
  const t = useT('sportsbook');
  return useMemo(
    () => ({
      market: (kind: MarketKind) => (t.has(`market.kind.${kind}`) ? t(`market.kind.${kind}`) : kind),
      /** The outcome as a slip or a bet names it, understood without its market: "Barcelona", "Más de 2.5". */
      outcome: ({ outcome, line, home, away }: OutcomeParts): string => {
        switch (outcome) {
          case '1':
            return home;
          case '2':
            return away;
          case 'x':
            return t('outcome.x');
          case '1x':
            return t('outcome.1x', { home });
          case '12':
            return t('outcome.12', { home, away });
          case 'x2':
            return t('outcome.x2', { away });
          case 'over':
            return t('outcome.over', { line: line ?? '' });
          case 'under':
            return t('outcome.under', { line: line ?? '' });
          case 'yes':
            return t('outcome.yes');
          case 'no':
            return t('outcome.no');
          default:
            return outcome;
        }
      },
    }),
    [t],
  );
}

/** Areas that are no country of the standard, with names of our own. */
const AREAS = ['world', 'eu', 'gb-eng', 'gb-sct', 'gb-wls', 'gb-nir'] as const;

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
