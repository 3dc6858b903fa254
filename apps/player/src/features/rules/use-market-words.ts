import { type LooseTranslator, marketName, outcomeName, signedLine } from '@ordago/i18n/market-words';
import { useLoadBundle, useT } from '@ordago/i18n/react';
import { useEffect } from 'react';
import { RIVAL, WINNER, YOURS } from './what-if-report.ts';

const DRIVERS: readonly string[] = [YOURS, RIVAL, WINNER];

/** Names of markets and outcomes in the reader's contest of a first and a second side, or of their driver's race. */
export function useMarketWords() {
  const t = useT() as unknown as LooseTranslator;
  const load = useLoadBundle();
  const isReady = t.has('markets.kind.1x2') && t.has('sportsbook.outcome.x');
  useEffect(() => {
    if (!isReady) void Promise.all([load('markets'), load('sportsbook')]);
  }, [isReady, load]);
  const option = (key: string) => t(`rules.whatIf.option.${key}`);
  return {
    isReady,
    market: ({ kind, specifier }: Named): string => {
      const named = specifier.replace(/^runner=(.*)$/, (_, key: string) => `runner=${option(key)}`);
      const line = /line=(-?[\d.]+)/.exec(named)?.[1];
      const signed = kind.includes('handicap') && line !== undefined ? signedLine(Number(line)) : line;
      return marketName(t, { kind, specifier: named.replace(/line=[^|]*/, `line=${signed ?? ''}`) }) ?? kind;
    },
    outcome: ({ kind, specifier, outcome }: Named & { readonly outcome: string }): string => {
      if (DRIVERS.includes(outcome)) return option(outcome);
      if (kind === 'fight-round' && outcome === 'points') return t('markets.outcome.points');
      return outcomeName(t, { kind, specifier, outcome, home: option('home'), away: option('away') });
    },
  };
}

interface Named {
  readonly kind: string;
  readonly specifier: string;
}
