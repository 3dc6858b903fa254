import { type LooseTranslator, marketName, type NamedOutcome, outcomeName } from '@ordago/i18n/market-words';
import { useLoadBundle, useT } from '@ordago/i18n/react';
import { useEffect } from 'react';

/** Markets and selections as players read them; by their own keys until the words have arrived. */
export function useSelectionWords() {
  const t = useT() as unknown as LooseTranslator;
  const load = useLoadBundle();
  const isLoaded = t.has('sportsbook.outcome.x') && t.has('markets.kind.1x2');
  useEffect(() => {
    if (!isLoaded) for (const bundle of ['sportsbook', 'markets'] as const) void load(bundle);
  }, [isLoaded, load]);
  return {
    market: (market: { kind: string; specifier: string }) => (isLoaded ? marketName(t, market) : null) ?? market.kind,
    outcome: (parts: NamedOutcome) => (isLoaded ? outcomeName(t, parts) : parts.outcome.toUpperCase()),
  };
}

/** A match by its two sides; a contest of many by its name. */
export function contestOf({ home, away }: { home: string; away: string }): string {
  return away === '' ? home : `${home} – ${away}`;
}
