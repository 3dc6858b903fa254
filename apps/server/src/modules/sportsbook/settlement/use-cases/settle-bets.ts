import { Bug, currency, type SystemShape } from '@ordago/kernel';
import { type Ledger, type SettlementLine, type SettlementResult, TRANSFER } from '../../../ledger/index.ts';
import { VOID } from '../../shared/domain/market.ts';
import type { LegWhy } from '../../shared/domain/placed-bet.ts';
import {
  areDecided,
  judgeLegs,
  type LegsVerdict,
  settleFreeStake,
  settleStake,
} from '../../shared/domain/settle-bet.ts';
import type { BetsQuery, BetToSettle, LegToSettle } from '../repository/bets-to-settle.repository.ts';
import type { SettleParts } from './parts.ts';
import { type Explanation, type SettledBet, settlementPayload } from './settlement-payload.ts';

/** Bets of one commit: larger chunks stall live bets (performance 4). */
const CHUNK_MAX = 1_000;
/** Tries of a chunk whose bets another process settled meanwhile. */
const ATTEMPTS_MAX = 5;

/** Settles the bets on an event by the outcomes of its selections; answers how many settlements were applied. */
export async function settleBets(
  parts: SettleParts,
  { event, isCorrection }: { event: string; isCorrection: boolean },
): Promise<number> {
  let bets = 0;
  let settling = Promise.resolve(0);
  for await (const chunk of chunksOf(parts.bets, event, isCorrection)) {
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
 * Reads the bets on an event, a chunk at a time: pages of its selections, several together where each has few bets. A
 * bet has one leg on an event at most, so that none is in two of them.
 */
async function* chunksOf(
  repository: SettleParts['bets'],
  event: string,
  isCorrection: boolean,
): AsyncGenerator<readonly Page[]> {
  let chunk: Page[] = [];
  let count: number = 0;
  for await (const page of pagesOf(repository, event, isCorrection)) {
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
async function* pagesOf(repository: SettleParts['bets'], event: string, isCorrection: boolean): AsyncGenerator<Page> {
  for (const selection of await repository.findSelectionsBetOn(event)) {
    for (let after: string | null = '0'; after !== null; ) {
      const query: BetsQuery = { selection, after, isCorrection, limit: CHUNK_MAX };
      const { bets, next } = await repository.findBetsToSettle(query);
      if (bets.length > 0) yield { query, bets };
      after = next;
    }
  }
}

/**
 * Settles one chunk, in one commit. A bet that another process settled between the read and the commit is read again:
 * both may have read the same express, and the later result must win.
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
      pages.map(async ({ query }) => ({ query, bets: (await parts.bets.findBetsToSettle(query)).bets })),
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

/** Judges a bet. Lost legs decide one whose other legs are open: those count at odds 1, times nothing. */
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

/** Returns the line that brings a bet to its result, by the difference to what was applied last. */
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

/**
 * The stake of a free bet returns to the operator when the bet becomes void, and is taken again when it is void no
 * more.
 */
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

/** Returns the reason why a place part pays less than its odds: it shares the last of its places. */
function placeWhy({ place }: LegToSettle): { readonly why?: LegWhy } {
  const tied = place?.outcome?.deadHeat;
  if (!tied) return {};
  return { why: { code: 'dead-heat', params: { places: Number(tied.numerator), tied: Number(tied.denominator) } } };
}
