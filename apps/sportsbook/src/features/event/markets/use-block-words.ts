import type { Selection, SportEvent } from '@ordago/contracts';
import { type LooseTranslator, ladderName, signedLine, specifierFields } from '@ordago/i18n/market-words';
import { useT } from '@ordago/i18n/react';
import { useSelectionWords } from '@ordago/web-kit/bets';
import { useMemo } from 'react';
import type { MarketBlock } from './market-groups.ts';

/** Names of blocks, of the columns and rows of ladders, and of outcomes listed under their market's name. */
export function useBlockWords(event: SportEvent) {
  const t = useT() as unknown as LooseTranslator;
  const words = useSelectionWords();
  return useMemo(() => {
    const sides = { home: event.home.name, away: event.away.name, sport: event.league.sport };
    return {
      title: (block: MarketBlock): string =>
        (block.layout === 'ladder' ? ladderName(t, { ...block.markets[0], ...sides }) : null) ??
        words.market({ ...block.markets[0], ...sides }),
      /** Heads of the columns of a ladder: over and under, or the sides. */
      column: (outcome: string): string => {
        if (outcome === '1') return sides.home;
        if (outcome === '2') return sides.away;
        if (outcome === 'x') return t('sportsbook.outcome.x');
        const key = `markets.outcome.${outcome}`;
        return t.has(key) ? t(key) : outcome;
      },
      /** The line of a row: a handicap is the one of the first side. */
      line: ({ kind }: MarketBlock, specifier: string): string => {
        const { line = '' } = specifierFields(specifier);
        return kind.includes('handicap') ? signedLine(Number(line)) : line;
      },
      /** The handicap of the outcome that is bet on; undefined where the row names the line of all of them. */
      ownLine: ({ kind }: MarketBlock, specifier: string, outcome: string): string | undefined => {
        if (!kind.includes('handicap')) return undefined;
        const line = Number(specifierFields(specifier).line);
        return signedLine(outcome === '2' ? -line : line);
      },
      /** An outcome where the market is named above it. */
      outcome: ({ kind }: MarketBlock, specifier: string, { outcome, name }: Selection): string => {
        const key = `markets.outcome.${outcome}`;
        if (kind === 'both-score' && t.has(key)) return t(key);
        // Three prices side by side leave no space for names.
        if (kind === 'double-chance' || kind.endsWith('1x2')) return outcome.toUpperCase();
        if (kind === 'first-goal-time' && outcome !== 'none') return `${outcome}′`;
        return words.outcome({ kind, specifier, outcome, ...sides, ...(name === undefined ? {} : { name }) });
      },
    };
  }, [t, words, event.home.name, event.away.name, event.league.sport]);
}
