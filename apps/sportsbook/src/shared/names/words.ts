import type { MarketKind } from '@ordago/contracts';
import { INTL_LOCALES } from '@ordago/i18n';
import {
  type LooseTranslator,
  marketName,
  type NamedMarket,
  type NamedOutcome,
  outcomeName,
} from '@ordago/i18n/market-words';
import { useLoadBundle, useLocale, useT } from '@ordago/i18n/react';
import { useEffect, useMemo } from 'react';

/** Parts of an outcome's name: its market, its specifier, and the two sides. */
export interface OutcomeParts extends NamedOutcome {
  readonly kind: MarketKind;
}

/**
 * Names of markets and outcomes in the reader's language, by the catalogue's texts, which come after the first paint. What
 * a later server adds is shown by its own key.
 */
export function useWords() {
  const t = useT() as unknown as LooseTranslator;
  const load = useLoadBundle();
  useEffect(() => {
    if (!t.has('markets.kind.1x2')) void load('markets');
  }, [t, load]);
  return useMemo(
    () => ({
      market: (market: NamedMarket): string => marketName(t, market) ?? plainName(t, market.kind),
      /** The outcome as a slip or a bet names it, understood without its market: "Barcelona", "Más de 2.5". */
      outcome: (parts: OutcomeParts): string => outcomeName(t, parts),
    }),
    [t],
  );
}

/** The main kinds have a plain name until the catalogue's texts have arrived. */
function plainName(t: LooseTranslator, kind: MarketKind): string {
  const key = `sportsbook.market.kind.${kind}`;
  return t.has(key) ? t(key) : kind;
}

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
