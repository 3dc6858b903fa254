import { contestArguments, type LooseTranslator, sportWords } from '@ordago/i18n/market-words';
import { useT } from '@ordago/i18n/react';
import { useSelectionWords } from '@ordago/web-kit/bets';
import { RIVAL, WINNER, YOURS } from './what-if-report.ts';

const DRIVERS: readonly string[] = [YOURS, RIVAL, WINNER];

/** Names of markets and outcomes in the reader's contest of two sides of a sport, or of their driver's race. */
export function useMarketWords(sport: string) {
  const t = useT() as unknown as LooseTranslator;
  const words = useSelectionWords();
  const option = (key: string) => t(`rules.whatIf.option.${key}`, contestArguments(sport));
  const sides = sportWords(sport).isOfPlayers
    ? { home: option('first'), away: option('second'), sport }
    : { home: option('home'), away: option('away'), sport };
  return {
    isReady: words.isReady,
    market: ({ kind, specifier }: Named): string => {
      const named = specifier.replace(/^runner=(.*)$/, (_, key: string) => `runner=${option(key)}`);
      return words.market({ kind, specifier: named, ...sides });
    },
    outcome: ({ kind, specifier, outcome }: Named & { readonly outcome: string }): string => {
      if (DRIVERS.includes(outcome)) return option(outcome);
      if (kind === 'fight-round' && outcome === 'points') return t('markets.outcome.points');
      return words.outcome({ kind, specifier, outcome, ...sides });
    },
  };
}

interface Named {
  readonly kind: string;
  readonly specifier: string;
}
