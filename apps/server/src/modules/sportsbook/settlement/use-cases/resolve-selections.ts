import { awaitsPlaces, hasPlaces } from '../../shared/domain/each-way.ts';
import { explainSelection } from '../../shared/domain/explain-leg.ts';
import { resolveSelection, type SelectionOutcome, VOID } from '../../shared/domain/market.ts';
import { UNRESOLVED_MS } from '../domain/missing-figure.ts';
import { asksWhoWins, dependsOnRetirement, knowsRetirement, readRetired } from '../domain/retired-match.ts';
import type { EventToSettle, ResolvedSelection, UnresolvedSelection } from '../repository/outcomes.repository.ts';
import type { RetirementTerm } from '../repository/retirement-terms.repository.ts';
import type { SettleParts } from './parts.ts';

/**
 * Writes the outcome of every selection of an event, by its result. Selections that wait for a figure stay open, for
 * three days at most. Where bets wait with them, these days are a window of their event: a figure that is reported later is late.
 * Returns false, and writes no outcome, where the event has another result by now: whoever stored that settles by it.
 */
export async function resolveSelections(parts: SettleParts, reported: EventToSettle): Promise<boolean> {
  const selections = await parts.outcomes.findSelections(reported.id);
  const event = await byRetirement(parts, reported, selections);
  if (event === null) return false;
  const offered = offeredBy(selections);
  const outcomes = selections.map((selection) => resolve(selection, offered.get(selection.market) ?? [], event));
  return parts.outcomes.saveOutcomes({
    event,
    isVoid: event.status !== 'finished' && outcomes.every(({ outcome }) => outcome?.voidHalves === VOID.voidHalves),
    outcomes,
    unresolved: idsOf(outcomes.filter(({ outcome, why }) => outcome === null || why === UNRESOLVED)),
    unplaced: awaitsPlaces(selections, event.record) ? idsOf(selections.filter(hasPlaces)) : [],
    at: parts.clock.now(),
    waitMs: UNRESOLVED_MS,
  });
}

const idsOf = (ones: readonly { readonly id: string }[]) => ones.map(({ id }) => id);

/**
 * Returns the event as bets on it are settled where a side gave up: by the operator's terms at the time each was
 * placed. Bets of a time in which nobody won by it are returned by a window of their own. Null where the event has another result by
 * now.
 */
async function byRetirement(
  { retirements }: SettleParts,
  event: EventToSettle,
  selections: readonly UnresolvedSelection[],
): Promise<EventToSettle | null> {
  const depends = dependsOnRetirement(event);
  // A result that is corrected may have been one that a side gave up.
  if (!depends && (event.revision === 1 || !knowsRetirement(event.sport))) return event;
  const { record, returns } = readRetired(event, depends ? await retirements.findRetirementTerms() : []);
  const isSaved = await retirements.saveReturnedByRetirement(event, returnedBets(event, selections, returns));
  return isSaved ? { ...event, record } : null;
}

function returnedBets(
  event: EventToSettle,
  selections: readonly UnresolvedSelection[],
  terms: readonly RetirementTerm[],
) {
  const markets = new Map(selections.filter(asksWhoWins).map((one) => [one.market, one]));
  return [...markets].flatMap(([market, one]) => {
    const why = explainSelection(one, VOID, event) ?? UNRESOLVED;
    return terms.map(({ fromAt, toAt }) => ({ market, fromAt, toAt, why }));
  });
}

/** The outcomes that each market was sold with. */
function offeredBy(selections: readonly UnresolvedSelection[]): ReadonlyMap<string, readonly string[]> {
  const offered = new Map<string, string[]>();
  for (const { market, outcome } of selections) {
    const known = offered.get(market);
    if (known) known.push(outcome);
    else offered.set(market, [outcome]);
  }
  return offered;
}

function resolve(selection: UnresolvedSelection, offered: readonly string[], event: EventToSettle): ResolvedSelection {
  const outcome = outcomeOf(selection, offered, event);
  // An outcome that is not known in time is returned: a bet that cannot be resolved settles at odds 1.
  if (outcome === null && event.isOverdue) return { id: selection.id, outcome: VOID, why: UNRESOLVED };
  return { id: selection.id, outcome, why: outcome && explainSelection(selection, outcome, event) };
}

const UNRESOLVED = { code: 'unresolved', params: {} } as const;

/** Returns the outcome of a selection. An event without any report returns every stake. */
function outcomeOf(
  selection: UnresolvedSelection,
  offered: readonly string[],
  { record }: EventToSettle,
): SelectionOutcome | null {
  return record === null ? VOID : resolveSelection(selection, selection.outcome, record, offered);
}
