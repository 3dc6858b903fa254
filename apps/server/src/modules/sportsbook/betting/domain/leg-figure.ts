import { readMarket, type Score } from '@ordago/sport-rules';
import { countedIn } from '../../shared/domain/explain-leg.ts';
import type { MarketRef } from '../../shared/domain/market.ts';
import type { LegFigure, LegWhy } from '../../shared/domain/placed-bet.ts';

/** State of a match in play, as far as its supplier reports it. */
export interface MatchProgress {
  readonly periods?: readonly Score[];
  readonly counts?: Readonly<Record<string, Score>> | null;
}

const FIGURES = ['figure', 'period-figure', 'points'];
const NOT_SHOWN = ['score', 'overtime', 'shoot_out'];

/** Returns the figure of a leg: of a settled one that which settled it, of an open one that of now. Null where it is the score. */
export function legFigureOf(
  { kind, specifier }: MarketRef,
  known: { readonly why: LegWhy | null; readonly progress: MatchProgress | null },
): LegFigure | null {
  return settledFigure(known.why) ?? presentFigure({ kind, specifier }, known.progress);
}

function settledFigure(why: LegWhy | null): LegFigure | null {
  if (why === null || !FIGURES.includes(why.code)) return null;
  const { figure = 'points', period = 0, home, away } = why.params;
  if (typeof home !== 'number' || typeof away !== 'number' || NOT_SHOWN.includes(String(figure))) return null;
  return { of: String(figure).replaceAll('_', '-'), period: Number(period) || null, home, away };
}

function presentFigure({ kind, specifier }: MarketRef, progress: MatchProgress | null): LegFigure | null {
  if (progress === null) return null;
  const period = readMarket(kind, specifier)?.values.period;
  const counted = countedIn(kind);
  if (counted) {
    // Nobody counts them by period while a match is played.
    const count = typeof period === 'number' ? undefined : progress.counts?.[counted];
    return count ? { of: counted, period: null, home: count.home, away: count.away } : null;
  }
  const score = typeof period === 'number' ? progress.periods?.[period - 1] : undefined;
  return score && typeof period === 'number' ? { of: 'period', period, home: score.home, away: score.away } : null;
}
