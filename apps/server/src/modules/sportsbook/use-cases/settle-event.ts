import { type Clock, type Currency, currency } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { Ledger, SettlementLine } from '../../ledger/index.ts';
import { resolveSelection, VOID } from '../domain/market.ts';
import { type BetSettlement, isDecided, settleBet } from '../domain/settle-bet.ts';
import { type BetToSettle, findBetsOnEvent } from '../repository/bets-to-settle.repository.ts';
import { findScore, findSelections, saveOutcomes } from '../repository/markets.repository.ts';

export interface SettleEventParts {
  readonly pool: Pool;
  readonly ledger: Ledger;
  readonly clock: Clock;
}

export interface EventSettled {
  readonly bets: number;
}

/** Bets of one commit: larger chunks stall live bets (performance 4). */
const CHUNK_MAX = 1_000;

/**
 * Gives every selection of an event its result and settles the bets that this decides, in chunks. Runs again without
 * harm: a bet is taken at the revision before its own, and only the difference to what was paid moves. An event that
 * will have no score voids every selection (specification 3, section 4).
 */
export async function settleEvent(
  parts: SettleEventParts,
  { event, isCorrection }: { event: string; isCorrection: boolean },
): Promise<EventSettled> {
  await resolveEvent(parts.pool, event);
  let bets = 0;
  for (let after = '0'; ; ) {
    const page = await findBetsOnEvent(parts.pool, { event, after, limit: CHUNK_MAX, isCorrection });
    const last = page.at(-1);
    if (!last) return { bets };
    after = last.id;
    const lines = (await Promise.all(page.map((bet) => lineOf(parts, bet)))).filter((line) => line !== null);
    if (lines.length === 0) continue;
    const results = await parts.ledger.applySettlements({ kind: 'sportsbook.settle', lines, at: parts.clock.now() });
    bets += results.filter((result) => result.outcome === 'applied').length;
  }
}

async function resolveEvent(pool: Pool, event: string): Promise<void> {
  const [score, selections] = await Promise.all([findScore(pool, event), findSelections(pool, event)]);
  const outcomes = selections.map((selection) => ({
    id: selection.id,
    ...(score === null ? VOID : resolveSelection(selection, selection.outcome, score)),
  }));
  await saveOutcomes(pool, event, outcomes);
}

/** The line that brings a bet to its settlement, or null when nothing changes for it. */
async function lineOf({ ledger }: SettleEventParts, bet: BetToSettle): Promise<SettlementLine | null> {
  const decided = bet.legs.map((leg) => leg.outcome);
  if (!isDecided(decided)) return null;
  // A lost leg decides an express whose other legs are open: those count as they stand, at odds 1, times nothing.
  const settlement = settleBet(
    bet.stake,
    bet.legs.map((leg) => ({ odds: leg.odds, outcome: leg.outcome ?? VOID })),
  );
  if (bet.revision > 0 && settlement.payout === bet.paid && settlement.status === bet.status) return null;
  const accounts = await accountsOf(ledger, currency(bet.currency));
  return {
    bet: bet.id,
    player: bet.player,
    wallet: bet.wallet,
    revision: bet.revision + 1,
    ...accounts,
    stakeReleased: bet.revision === 0 ? bet.stake : 0n,
    payoutDifference: settlement.payout - bet.paid,
    payload: { status: settlement.status, payout: String(settlement.payout), explanation: explain(bet, settlement) },
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
