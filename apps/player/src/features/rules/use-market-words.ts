import { type LooseTranslator, signedLine } from '@ordago/i18n/market-words';
import { useT } from '@ordago/i18n/react';
import { useSelectionWords } from '@ordago/web-kit/bets';
import { RIVAL, WINNER, YOURS } from './what-if-report.ts';

const DRIVERS: readonly string[] = [YOURS, RIVAL, WINNER];

/** Names of markets and outcomes in the reader's contest of a first and a second side, or of their driver's race. */
export function useMarketWords() {
  const t = useT() as unknown as LooseTranslator;
  const words = useSelectionWords();
  const option = (key: string) => t(`rules.whatIf.option.${key}`);
  return {
    isReady: words.isReady,
    market: ({ kind, specifier }: Named): string => {
      const named = specifier.replace(/^runner=(.*)$/, (_, key: string) => `runner=${option(key)}`);
      const line = /line=(-?[\d.]+)/.exec(named)?.[1];
      const signed = kind.includes('handicap') && line !== undefined ? signedLine(Number(line)) : line;
      return words.market({ kind, specifier: named.replace(/line=[^|]*/, `line=${signed ?? ''}`) });
    },
    outcome: ({ kind, specifier, outcome }: Named & { readonly outcome: string }): string => {
      if (DRIVERS.includes(outcome)) return option(outcome);
      if (kind === 'fight-round' && outcome === 'points') return t('markets.outcome.points');
      return words.outcome({ kind, specifier, outcome, home: option('home'), away: option('away') });
    },
  };
}

interface Named {
  readonly kind: string;
  readonly specifier: string;
}
