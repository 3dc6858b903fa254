import {
  type LooseTranslator,
  marketName,
  type NamedMarket,
  type NamedOutcome,
  outcomeName,
} from '@ordago/i18n/market-words';
import { useLoadBundle, useT } from '@ordago/i18n/react';
import { useEffect, useMemo } from 'react';

/** Bundles that name markets and outcomes, each with a text that it always has. */
const BUNDLES = { sportsbook: 'sportsbook.outcome.x', markets: 'markets.kind.1x2' } as const;

/**
 * Names of markets and selections in the reader's language. Their texts load when a screen names the first; until then,
 * and for what a later server adds, they are shown by their keys.
 */
export function useSelectionWords() {
  const t = useT() as unknown as LooseTranslator;
  const load = useLoadBundle();
  useEffect(() => {
    for (const bundle of ['sportsbook', 'markets'] as const) if (!t.has(BUNDLES[bundle])) void load(bundle);
  }, [t, load]);
  return useMemo(
    () => ({
      /** False until both bundles have arrived. */
      isReady: t.has(BUNDLES.sportsbook) && t.has(BUNDLES.markets),
      market: (market: NamedMarket): string => marketName(t, market) ?? plainName(t, market.kind),
      /** The outcome as a slip or a bet names it, understood without its market: "Barcelona", "Más de 2.5". */
      outcome: (named: NamedOutcome): string =>
        t.has(BUNDLES.sportsbook) ? outcomeName(t, named) : (named.name ?? named.outcome.toUpperCase()),
    }),
    [t],
  );
}

/** The main kinds have a plain name until the texts of the catalogue have arrived. */
function plainName(t: LooseTranslator, kind: string): string {
  const key = `sportsbook.market.kind.${kind}`;
  return t.has(key) ? t(key) : kind;
}
