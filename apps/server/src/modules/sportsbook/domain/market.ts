import { assertNever } from '@ordago/kernel';

/** What a market asks about. One list with the contracts' `MARKET_KINDS`; a test compares them. */
export type MarketKind = '1x2' | 'double-chance' | 'total' | 'both-score';

export interface FinalScore {
  readonly home: number;
  readonly away: number;
}

/** How a selection came out, in the words of the feed (semantics C2): void halves are the returned share of the stake. */
export interface SelectionOutcome {
  readonly result: 0 | 1;
  readonly voidHalves: 0 | 1 | 2;
}

const WON: SelectionOutcome = { result: 1, voidHalves: 0 };
const LOST: SelectionOutcome = { result: 0, voidHalves: 0 };
export const VOID: SelectionOutcome = { result: 0, voidHalves: 2 };

/** The result of one selection from the final score of regular time (specification 3, section 3). */
export function resolveSelection(
  market: { kind: MarketKind; line: string | null },
  outcome: string,
  score: FinalScore,
): SelectionOutcome {
  switch (market.kind) {
    case '1x2':
      return outcome === resultOf(score) ? WON : LOST;
    case 'double-chance':
      return outcome.includes(resultOf(score)) ? WON : LOST;
    case 'both-score':
      return (outcome === 'yes') === (score.home > 0 && score.away > 0) ? WON : LOST;
    case 'total':
      return resolveTotal(outcome, market.line ?? '0', score);
    default:
      return assertNever(market.kind, 'market kind');
  }
}

/** `1`, `x` or `2`. */
function resultOf({ home, away }: FinalScore): '1' | 'x' | '2' {
  if (home === away) return 'x';
  return home > away ? '1' : '2';
}

/** A total equal to a whole line returns the stake; half lines cannot be equal. */
function resolveTotal(outcome: string, line: string, { home, away }: FinalScore): SelectionOutcome {
  const doubledLine = Math.round(Number(line) * 2);
  const doubledGoals = 2 * (home + away);
  if (doubledGoals === doubledLine) return VOID;
  return (outcome === 'over') === doubledGoals > doubledLine ? WON : LOST;
}
