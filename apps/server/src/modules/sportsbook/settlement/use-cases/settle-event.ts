import { Bug, currency, DAY_MS, type SystemShape } from '@ordago/kernel';
import type { Pool } from 'pg';
import { type Ledger, type SettlementLine, type SettlementResult, TRANSFER } from '../../../ledger/index.ts';
import { announceEvents } from '../../line/index.ts';
import { awaitsPlaces } from '../../shared/domain/each-way.ts';
import { explainSelection } from '../../shared/domain/explain-leg.ts';
import { resolveSelection, type SelectionOutcome, VOID } from '../../shared/domain/market.ts';
import type { LegWhy } from '../../shared/domain/placed-bet.ts';
import {
  areDecided,
  judgeLegs,
  type LegsVerdict,
  settleFreeStake,
  settleStake,
} from '../../shared/domain/settle-bet.ts';
import type { SportsbookParts } from '../../shared/use-cases/parts.ts';
import { asksWhoWins, dependsOnRetirement, knowsRetirement, readRetired } from '../domain/retired-match.ts';
import {
  type BetsQuery,
  type BetToSettle,
  findBetsToSettle,
  findSelectionsBetOn,
  type LegToSettle,
} from '../repository/bets-to-settle.repository.ts';
import {
  type EventToSettle,
  findEventsToSettle,
  findSelections,
  noteSettled,
  noteUnresolved,
  type ResolvedSelection,
  saveOutcomes,
  type UnresolvedSelection,
} from '../repository/outcomes.repository.ts';
import {
  findRetirementTerms,
  type RetirementTerm,
  saveReturnedByRetirement,
} from '../repository/retirement-terms.repository.ts';
import { type Explanation, type SettledBet, settlementPayload } from './settlement-payload.ts';

export type SettleParts = Pick<SportsbookParts, 'pool' | 'ledger' | 'clock' | 'publish'>;

/** Bets of one commit: larger chunks stall live bets (performance 4). */
const CHUNK_MAX = 1_000;
/** Events that one round takes up. */
const EVENTS_MAX = 500;
/** How long a bet waits for the figure that its result lacks, in milliseconds; then it cannot be resolved. */
const UNRESOLVED_MS = 3 * DAY_MS;
/** Tries of a chunk whose bets another process moved on meanwhile. */
const ATTEMPTS_MAX = 5;

/**
 * Settles what waits for it: after its result, and after a crash in the middle alike. An event that cannot be settled does
 * not keep the others waiting; it is heard once they are done.
 */
export async function settlePending(parts: SettleParts): Promise<number> {
  let bets = 0;
  const failures: unknown[] = [];
  const at = parts.clock.now();
  for (const event of await findEventsToSettle(parts.pool, { at, limit: EVENTS_MAX, waitMs: UNRESOLVED_MS })) {
    try {
      bets += await settleEvent(parts, event);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} events could not be settled`);
  return bets;
}

/**
 * Gives every selection of an event its result and settles the bets that this decides, in chunks. Runs again without
 * harm: a bet is taken at the revision before its own, and only the difference to what was paid moves. An event that
 * will have no score voids what was not determined before it stopped (specification 3, section 4). What the result does
 * not tell leaves its selections open for three days: nothing is guessed.
 */
async function settleEvent(parts: SettleParts, event: EventToSettle): Promise<number> {
  if (!event.isBooked) await resolveSelections(parts, event);
  const bets = await settleBets(parts, { event: event.id, isCorrection: event.revision > 1 });
  await noteSettled(parts.pool, event);
  await announceEvents(parts, [event.id]);
  return bets;
}

async function resolveSelections(parts: SettleParts, reported: EventToSettle): Promise<void> {
  const selections = await findSelections(parts.pool, reported.id);
  const event = await byRetirement(parts, reported, selections);
  const offered = offeredBy(selections);
  const outcomes = selections.map((selection) => resolve(selection, offered.get(selection.market) ?? [], event));
  const isVoid =
    event.status !== 'finished' && outcomes.every(({ outcome }) => outcome?.voidHalves === VOID.voidHalves);
  const isUnresolved = outcomes.some(({ outcome }) => outcome === null) || awaitsPlaces(selections, event);
  await saveOutcomes(parts.pool, { event: event.id, isVoid, outcomes });
  await noteUnresolved(parts.pool, { event: event.id, isUnresolved, at: parts.clock.now() });
}

/**
 * The event as bets on it are settled where a side gave up: by what the operator said of that when each was placed. Bets of a time in
 * which nobody won by it are returned by a window of their own.
 */
async function byRetirement(
  { pool }: SettleParts,
  event: EventToSettle,
  selections: readonly UnresolvedSelection[],
): Promise<EventToSettle> {
  const depends = dependsOnRetirement(event);
  // A result that is corrected may have been one that a side gave up.
  if (!depends && (event.revision === 1 || !knowsRetirement(event.sport))) return event;
  const { record, returns } = readRetired(event, depends ? await findRetirementTerms(pool) : []);
  await saveReturnedByRetirement(pool, event.id, returnedBets(event, selections, returns));
  return { ...event, record };
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

/** An event of which nothing was told returns every stake. */
function outcomeOf(
  selection: UnresolvedSelection,
  offered: readonly string[],
  { record }: EventToSettle,
): SelectionOutcome | null {
  return record === null ? VOID : resolveSelection(selection, selection.outcome, record, offered);
}

/** Settles the bets on an event as its selections stand; answers how many settlements were applied. */
export async function settleBets(
  parts: SettleParts,
  { event, isCorrection }: { event: string; isCorrection: boolean },
): Promise<number> {
  let bets = 0;
  let settling = Promise.resolve(0);
  for await (const chunk of chunksOf(parts.pool, event, isCorrection)) {
    // The next bets are read and judged while these settle; no more than two chunks are under way.
    const applied = settleChunk(parts, chunk);
    applied.catch(() => undefined);
    bets += await settling;
    settling = applied;
  }
  return bets + (await settling);
}

/** The bets on a selection that a query found. */
interface Page {
  readonly query: BetsQuery;
  readonly bets: readonly BetToSettle[];
}

/**
 * The bets on an event, a chunk at a time: pages of its selections, several together where few bets stand on each. A bet has
 * one leg on an event at most, so that none is in two of them.
 */
async function* chunksOf(pool: Pool, event: string, isCorrection: boolean): AsyncGenerator<readonly Page[]> {
  let chunk: Page[] = [];
  let count: number = 0;
  for await (const page of pagesOf(pool, event, isCorrection)) {
    if (count > 0 && count + page.bets.length > CHUNK_MAX) {
      yield chunk;
      chunk = [];
      count = 0;
    }
    chunk.push(page);
    count += page.bets.length;
  }
  if (count > 0) yield chunk;
}

/** The bets on each selection of an event, so many as make a chunk at most. */
async function* pagesOf(pool: Pool, event: string, isCorrection: boolean): AsyncGenerator<Page> {
  for (const selection of await findSelectionsBetOn(pool, event)) {
    for (let after: string | null = '0'; after !== null; ) {
      const query: BetsQuery = { selection, after, isCorrection, limit: CHUNK_MAX };
      const { bets, next } = await findBetsToSettle(pool, query);
      if (bets.length > 0) yield { query, bets };
      after = next;
    }
  }
}

/**
 * One chunk, in one commit. A bet that another process settled between the look and the commit is looked at again: both may
 * have read the same express, and the later truth must win.
 */
async function settleChunk(parts: SettleParts, chunk: readonly Page[]): Promise<number> {
  let applied = 0;
  let pages = chunk;
  for (let attempt = 1; ; attempt += 1) {
    const results = await applySettled(parts, judge(inOrder(pages)));
    applied += results.filter(({ outcome }) => outcome === 'applied').length;
    const isOvertaken = results.some(({ outcome }) => outcome === 'skipped');
    if (!isOvertaken || attempt === ATTEMPTS_MAX) return applied;
    pages = await Promise.all(
      pages.map(async ({ query }) => ({ query, bets: (await findBetsToSettle(parts.pool, query)).bets })),
    );
  }
}

/** The ledger takes the bets of a chunk in the order of their ids, so that two chunks never wait for each other. */
function inOrder(pages: readonly Page[]): BetToSettle[] {
  return pages.flatMap(({ bets }) => bets).sort((a, b) => Number(BigInt(a.id) - BigInt(b.id)));
}

async function applySettled(parts: SettleParts, settled: readonly SettledBet[]): Promise<readonly SettlementResult[]> {
  if (settled.length === 0) return [];
  const accounts = await accountsOf(parts.ledger, new Set(settled.map(({ bet }) => bet.currency)));
  return parts.ledger.applySettlements({
    kind: 'sportsbook.settle',
    lines: settled.map((one) => lineOf(one, accounts)),
    payload: settlementPayload(settled),
    at: parts.clock.now(),
  });
}

/** Judges bets by now, without those for which nothing changes. Bets on the same legs are judged once. */
function judge(bets: readonly BetToSettle[]): SettledBet[] {
  const known = new Map<readonly LegToSettle[], JudgedLegs>();
  const judgedLegs = ({ legs, system }: BetToSettle) => {
    const judged = known.get(legs) ?? judgeBet(legs, system);
    known.set(legs, judged);
    return judged;
  };
  return bets.flatMap((bet) => {
    const { isDecided: isNowDecided, verdict, explanation } = judgedLegs(bet);
    if (!isNowDecided && bet.status === 'open') return [];
    // Its deciding leg was corrected while others are still to come: the bet is open again, and what it paid goes back.
    const { status, payout } = isNowDecided ? comeTo(bet, verdict) : OPEN_AGAIN;
    return status === bet.status && payout === bet.paid ? [] : [{ bet, status, payout, explanation }];
  });
}

function comeTo({ stake, free }: BetToSettle, verdict: LegsVerdict) {
  return free === null ? settleStake(stake, verdict) : settleFreeStake(stake, verdict, free);
}

const OPEN_AGAIN = { status: 'open', payout: 0n } as const;

interface JudgedLegs {
  readonly isDecided: boolean;
  readonly verdict: LegsVerdict;
  readonly explanation: Explanation;
}

/** Lost legs decide a bet whose other legs are open: those count as they stand, at odds 1, times nothing. */
function judgeBet(legs: readonly LegToSettle[], system: SystemShape | null): JudgedLegs {
  const verdict = judgeLegs(
    legs.map(({ odds, outcome, place }) => ({
      odds,
      outcome: outcome ?? VOID,
      ...(place && { place: { terms: place.terms, outcome: place.outcome ?? VOID } }),
    })),
    system,
  );
  const current = legs.map(({ outcome, place }) => ({ outcome, ...(place && { place: place.outcome }) }));
  return { isDecided: areDecided(current, system), verdict, explanation: explain(legs, verdict) };
}

/** The line that brings a bet to what it comes to, by the difference to what was applied last. */
function lineOf({ bet, status, payout }: SettledBet, accounts: ReadonlyMap<string, HouseAccounts>): SettlementLine {
  const { openStakes, revenue, promotion } = accounts.get(bet.currency) ?? noAccounts(bet.currency);
  return {
    bet: bet.id,
    player: bet.player,
    wallet: bet.wallet,
    revision: bet.revision + 1,
    openStakes,
    revenue,
    stakeReleased: (status === 'open' ? 0n : bet.stake) - (bet.status === 'open' ? 0n : bet.stake),
    payoutDifference: payout - bet.paid,
    // The rest of a bet that was sold in part is won like any other.
    ...(bet.isFirst ? { payoutCode: bet.free === null ? TRANSFER.betWin : TRANSFER.freeBetWin } : {}),
    ...(bet.free !== null && { returned: { to: promotion, units: returnedBy(bet, status) } }),
  };
}

/** The stake of a free bet goes back to the operator when the bet becomes void, and comes again when it is void no more. */
function returnedBy(bet: BetToSettle, status: string): bigint {
  return (status === 'void' ? bet.stake : 0n) - (bet.status === 'void' ? bet.stake : 0n);
}

interface HouseAccounts extends Pick<SettlementLine, 'openStakes' | 'revenue'> {
  readonly promotion: SettlementLine['revenue'];
}

async function accountsOf(ledger: Ledger, currencies: ReadonlySet<string>): Promise<Map<string, HouseAccounts>> {
  const accounts = new Map<string, HouseAccounts>();
  for (const code of currencies) {
    const name = { product: 'sport', provider: 'house', currency: currency(code) } as const;
    accounts.set(code, {
      openStakes: await ledger.houseAccount({ ...name, class: 'open-stakes' }),
      revenue: await ledger.houseAccount({ ...name, class: 'revenue' }),
      promotion: await ledger.houseAccount({ ...name, class: 'promotion-cost' }),
    });
  }
  return accounts;
}

function noAccounts(code: string): never {
  throw new Bug(`no accounts were opened for ${code}`);
}

/** Explains the verdict on each leg, kept with the settlement for good. */
function explain(legs: readonly LegToSettle[], verdict: LegsVerdict): Explanation {
  return legs.map((leg, index) => {
    const { status = 'void', factor = '1.00', parts } = verdict.legs[index] ?? {};
    const { selection, score } = leg;
    if (leg.outcome === null || leg.place?.outcome === null) return { selection, score, status: 'open', factor: null };
    const why = leg.why ? { why: leg.why } : {};
    return { selection, score, status, factor, ...why, ...(parts && { parts: { ...parts, ...placeWhy(leg) } }) };
  });
}

/** Why a place part pays less than its odds: it shares the last of its places. */
function placeWhy({ place }: LegToSettle): { readonly why?: LegWhy } {
  const tied = place?.outcome?.deadHeat;
  if (!tied) return {};
  return { why: { code: 'dead-heat', params: { places: Number(tied.numerator), tied: Number(tied.denominator) } } };
}
