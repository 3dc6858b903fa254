import type { Odds } from '@ordago/kernel';
import { type ResultRecord, readMarket } from '@ordago/sport-rules';
import { explainSelection, type SettledEvent } from '../../shared/domain/explain-leg.ts';
import { type MarketRef, resolveSelection, type SelectionOutcome } from '../../shared/domain/market.ts';
import type { LegWhy } from '../../shared/domain/placed-bet.ts';
import type { CameOut } from './market-fact.ts';

/** A selection of a market that follows from its registers. */
export interface BookedSelection {
  readonly outcome: string;
  /** Null where the list that counts has none. */
  readonly odds: Odds | null;
  /** Null while it is open. */
  readonly came: CameOut | null;
  /** Reason for the result, where a record of the contest settled it. */
  readonly why: LegWhy | null;
}

/**
 * Settles by the record of the contest what the supplier did not settle by itself. A record is final: a market that
 * needs what it lacks cannot be decided by anybody, and returns every stake (specification 3, section 4: unresolved
 * bets settle at odds 1). Markets that the catalogue does not know stay open.
 */
export function settleByRecord(
  { selections, ...market }: MarketRef & { readonly selections: readonly BookedSelection[] },
  record: ResultRecord,
  sport: string,
): readonly BookedSelection[] {
  if (readMarket(market.kind, market.specifier) === null) return selections;
  const event: SettledEvent = { sport, status: statusOf(record), record, interruption: null, ending: null };
  return selections.map((selection) => {
    if (selection.came !== null) return selection;
    const ref = { ...market, outcome: selection.outcome };
    const outcome = resolveSelection(ref, ref.outcome, record);
    if (outcome === null)
      return { ...selection, came: STAKE_RETURNED, why: { code: 'unreported', params: { figure: figureOf(ref) } } };
    return { ...selection, came: cameOf(outcome), why: explainSelection(ref, outcome, event) };
  });
}

/** Returns the final status of a contest by its record. */
export function statusOf({ status }: ResultRecord): SettledEvent['status'] {
  if (status === 'completed') return 'finished';
  return status === 'abandoned' ? 'abandoned' : 'cancelled';
}

const STAKE_RETURNED: CameOut = { result: 0, voidHalves: 2, deadHeat: null };

function cameOf({ result, voidHalves, deadHeat }: SelectionOutcome): CameOut {
  const places = deadHeat && { left: Number(deadHeat.numerator), tied: Number(deadHeat.denominator) };
  return { result, voidHalves, deadHeat: places ?? null };
}

/** Returns the figure of a market for its reason; the match where it has no name of its own. */
function figureOf({ kind }: MarketRef): string {
  const counted =
    /^(corners|cards|yellow-cards|red-cards|shots|shots-on-target|fouls|yellow-card|red-card|penalty)/.exec(kind);
  return FIGURES[kind] ?? (counted?.[0] ?? 'match').replaceAll('-', '_');
}

const FIGURES: Readonly<Record<string, string>> = {
  'yellow-card': 'yellow_cards',
  'red-card': 'red_cards',
  penalty: 'penalties',
  'first-goal-time': 'goals',
  'goal-in-interval': 'goals',
  'nth-goal': 'goals',
  'last-goal': 'goals',
};
