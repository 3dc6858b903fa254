import { type Currency, currency, formatAmount } from '@ordago/kernel';
import type { Ledger, SettlementLine, SettlementResult } from '../../ledger/index.ts';
import { resolveSelection, VOID } from '../domain/market.ts';
import { type BetSettlement, isDecided, settleBet } from '../domain/settle-bet.ts';
import { type BetToSettle, findBetsOnEvent } from '../repository/bets-to-settle.repository.ts';
import {
  type EventToSettle,
  findEventsToSettle,
  findSelections,
  noteSettled,
  saveOutcomes,
} from '../repository/markets.repository.ts';
import { announceEvents } from './announce-line.ts';
import type { SportsbookParts } from './parts.ts';

export type SettleParts = Pick<SportsbookParts, 'pool' | 'ledger' | 'clock' | 'publish'>;

/** Bets of one commit: larger chunks stall live bets (performance 4). */
const CHUNK_MAX = 1_000;
/** Events that one round takes up. */
const EVENTS_MAX = 500;
/** Tries of a chunk whose bets another process moved on meanwhile. */
const ATTEMPTS_MAX = 5;

/**
 * Settles what waits for it: after its result, and after a crash in the middle alike. An event that cannot be settled does
 * not keep the others waiting; it is heard once they are done.
 */
export async function settlePending(parts: SettleParts): Promise<number> {
  let bets = 0;
  const failures: unknown[] = [];
  for (const event of await findEventsToSettle(parts.pool, EVENTS_MAX)) {
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
 * will have no score voids every selection (specification 3, section 4).
 */
async function settleEvent(parts: SettleParts, event: EventToSettle): Promise<number> {
  const selections = await findSelections(parts.pool, event.id);
  const outcomes = selections.map((selection) => ({
    id: selection.id,
    ...(event.score === null ? VOID : resolveSelection(selection, selection.outcome, event.score)),
  }));
  await saveOutcomes(parts.pool, { event: event.id, isVoid: event.score === null, outcomes });
  const bets = await settleBets(parts, { event: event.id, isCorrection: event.revision > 1 });
  await noteSettled(parts.pool, event);
  await announceEvents(parts, [event.id]);
  return bets;
}

/** Settles the bets on an event as its selections stand; answers how many settlements were applied. */
export async function settleBets(
  parts: SettleParts,
  { event, isCorrection }: { event: string; isCorrection: boolean },
): Promise<number> {
  let bets = 0;
  for (let after = '0'; ; ) {
    const { applied, last } = await settleChunk(parts, { event, isCorrection, after });
    bets += applied;
    if (last === null) return bets;
    after = last;
  }
}

interface ChunkQuery {
  readonly event: string;
  readonly isCorrection: boolean;
  readonly after: string;
}

/**
 * One chunk. A bet that another process settled between the look and the commit is looked at again: both may have read
 * the same express, and the later truth must win.
 */
async function settleChunk(parts: SettleParts, query: ChunkQuery): Promise<{ applied: number; last: string | null }> {
  let applied = 0;
  for (let attempt = 1; ; attempt += 1) {
    const page = await findBetsOnEvent(parts.pool, { ...query, limit: CHUNK_MAX });
    const lines = (await Promise.all(page.map((bet) => lineOf(parts.ledger, bet)))).filter((line) => line !== null);
    const results = await applyLines(parts, lines);
    applied += results.filter(({ outcome }) => outcome === 'applied').length;
    const isOvertaken = results.some(({ outcome }) => outcome === 'conflict' || outcome === 'skipped');
    if (!isOvertaken || attempt === ATTEMPTS_MAX) return { applied, last: page.at(-1)?.id ?? null };
  }
}

async function applyLines(parts: SettleParts, lines: readonly SettlementLine[]): Promise<readonly SettlementResult[]> {
  if (lines.length === 0) return [];
  const at = parts.clock.now();
  const results = await parts.ledger.applySettlements({ kind: 'sportsbook.settle', lines, at });
  const applied = new Set(results.filter(({ outcome }) => outcome === 'applied').map(({ bet }) => bet));
  for (const { bet, player, payload } of lines) {
    if (!applied.has(bet)) continue;
    const { status, payout } = payload as { status: string; payout: string };
    const frame = { kind: 'bet-settled', bet, status, payout: formatAmount(BigInt(payout)) };
    parts.publish(`player:${player}`, frame, { urgent: true });
  }
  return results;
}

/** The line that brings a bet to what its legs say, or null when nothing changes for it. */
async function lineOf(ledger: Ledger, bet: BetToSettle): Promise<SettlementLine | null> {
  const isNowDecided = isDecided(bet.legs.map((leg) => leg.outcome));
  if (!isNowDecided && bet.status === 'open') return null;
  // A lost leg decides an express whose other legs are open: those count as they stand, at odds 1, times nothing.
  const settlement = settleBet(
    bet.stake,
    bet.legs.map((leg) => ({ odds: leg.odds, outcome: leg.outcome ?? VOID })),
  );
  // Its deciding leg was corrected while others are still to come: the bet is open again, and what it paid goes back.
  const status = isNowDecided ? settlement.status : 'open';
  const payout = isNowDecided ? settlement.payout : 0n;
  if (status === bet.status && payout === bet.paid) return null;
  const held = (of: string) => (of === 'open' ? 0n : bet.stake);
  return {
    ...{ bet: bet.id, player: bet.player, wallet: bet.wallet, revision: bet.revision + 1 },
    ...(await accountsOf(ledger, currency(bet.currency))),
    stakeReleased: held(status) - held(bet.status),
    payoutDifference: payout - bet.paid,
    payload: { status, payout: String(payout), explanation: explain(bet, settlement) },
  };
}

async function accountsOf(ledger: Ledger, code: Currency) {
  const name = { product: 'sport', provider: 'house', currency: code } as const;
  const [openStakes, revenue] = await Promise.all([
    ledger.houseAccount({ ...name, class: 'open-stakes' }),
    ledger.houseAccount({ ...name, class: 'revenue' }),
  ]);
  return { openStakes, revenue };
}

/** What each leg came to and why, kept with the settlement for good. */
function explain(bet: BetToSettle, settlement: BetSettlement) {
  return bet.legs.map((leg, index) => ({
    selection: leg.selection,
    score: leg.score,
    status: leg.outcome === null ? 'open' : (settlement.legs[index]?.status ?? 'void'),
    factor: leg.outcome === null ? null : (settlement.legs[index]?.factor ?? '1.00'),
  }));
}
