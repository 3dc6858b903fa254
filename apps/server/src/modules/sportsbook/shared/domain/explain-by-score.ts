import { type Market, type Phrase, readMarket, type Score } from '@ordago/sport-rules';
import type { MarketRef } from './market.ts';

/** Facts of a settled leg, as far as its event shows them. */
export interface ShownEvent {
  readonly status: string;
  readonly score: Score | null;
}

/**
 * Returns the reason of a settled leg for which none was kept, since the score explains it: how its match ended, or stood when it was
 * decided. A market that asks something else was settled as its supplier reported.
 */
export function explainByScore({ kind, specifier }: MarketRef, { status, score }: ShownEvent): Phrase {
  const market = readMarket(kind, specifier);
  if (market === null || score === null || !asksScore(market)) return { code: 'reported', params: {} };
  return { code: status === 'live' ? 'decided-at' : 'ended', params: { home: score.home, away: score.away } };
}

/** Returns true if the score of the whole match alone answers a market. */
function asksScore({ kind: { needs }, values }: Market): boolean {
  return (
    needs.includes('score') && !needs.includes('periods') && !needs.includes('goals') && values.period === undefined
  );
}
