import { setTimeout as sleep } from 'node:timers/promises';
import type { CrashSnapshot } from '@ordago/contracts/play';
import { chainDraws } from '@ordago/fairness';
import { bustOf, CRASH_MULTIPLE, crashMsUntil, crashMultipleAt } from '@ordago/game-engines';
import { formatAmount, type Units } from '@ordago/kernel';
import type { BookedRound, PlaySession } from '@ordago/provider-kit';
import { isDemo } from '../demo/demo-wallet.ts';
import type { Parts } from '../parts.ts';
import { bookCrashBet, maskName, presentBet, type TableBet, targetOf } from './crash-bets.ts';
import type { Chain, CrashBooks, CrashRound } from './crash-books.ts';
import type { CrashMove } from './crash-engine.ts';
import { createNewsService, type NewsService } from './crash-news.ts';
import { recoverCrash } from './recover-crash.ts';
import { endBet, payBet, takeBack } from './settle-crash.ts';

/** Times for taking bets, for showing the bust, and between reads of the clock in flight, in milliseconds. */
export interface CrashPace {
  readonly bettingMs: number;
  readonly restMs: number;
  readonly tickMs: number;
}

const CRASH_PACE: CrashPace = { bettingMs: 8_000, restMs: 4_000, tickMs: 40 };

export type BetRefusal = 'round-closed' | 'round-open';

export interface CrashTableParts {
  readonly parts: Parts;
  readonly books: CrashBooks;
  readonly chain: { readonly length: number; readonly salt: string | null };
  readonly pace?: CrashPace;
}

interface LiveRound extends CrashRound {
  readonly endsAt: number;
  readonly flewAt: number | null;
  /** Multiple at which it bursts; never disclosed before. */
  readonly bust: number;
}

/**
 * The one table that everybody shares: bets, flight, burst, again. The server's clock alone determines the multiple. An
 * automatic cash-out is met at its exact target and before any hand; a hand counts when the multiple at its receipt is
 * below the bust.
 */
export class CrashTable {
  readonly news: NewsService;
  readonly #parts: Parts;
  readonly #books: CrashBooks;
  readonly #wanted: CrashTableParts['chain'];
  readonly #pace: CrashPace;
  /** Bets of the round: those that wait for the operator too. */
  readonly #bets = new Set<TableBet>();
  readonly #paying = new Set<Promise<unknown>>();
  #chain: Chain | null = null;
  #round: LiveRound | null = null;
  #running: Promise<void> = Promise.resolve();
  #wake = new AbortController();

  constructor({ parts, books, chain, pace = CRASH_PACE }: CrashTableParts) {
    this.#parts = parts;
    this.#books = books;
    this.#wanted = chain;
    this.#pace = pace;
    this.news = createNewsService(() => this.#now());
  }

  /** Settles what a stop left open, then deals. */
  async start(): Promise<void> {
    const chain = await this.#books.chain(this.#wanted);
    await recoverCrash(this.#parts, this.#books, chain);
    this.#chain = chain;
    this.#running = this.#run(chain).catch((error: unknown) =>
      this.#parts.note('the crash table stopped', { error: String(error) }),
    );
  }

  async stop(): Promise<void> {
    this.#wake.abort();
    await this.#running;
    await Promise.all(this.#paying);
  }

  /** Bet on the round that takes bets: booked, staked, and in if the operator accepts it before the rocket leaves. */
  async bet(
    session: PlaySession,
    order: { key: string; stake: Units; cashOutAt: number | null },
  ): Promise<BookedRound | BetRefusal> {
    const known = await this.#parts.rounds.byKey(session.id, order.key);
    if (known) return known;
    const round = this.#round;
    if (round?.phase !== 'betting' || this.#now() >= round.endsAt) return 'round-closed';
    if ([...this.#bets].some(({ owner }) => owner === session.userId)) return 'round-open';
    const { userId: owner, currency } = session;
    const facts = { owner, name: maskName(session.username), currency, isDemo: isDemo(session) };
    const bet: TableBet = { ...facts, cashOutAt: targetOf(order), booked: null, isIn: false, cashed: null };
    this.#bets.add(bet);
    try {
      bet.booked = await bookCrashBet(this.#parts, this.#books, { session, order, bet, crashRound: round.id });
      bet.booked = await this.#parts.money.stake(session, bet.booked, 'playing');
    } finally {
      if (bet.booked?.state !== 'playing') this.#bets.delete(bet);
    }
    if (bet.booked.state !== 'playing') return bet.booked.state === 'refused' ? bet.booked : 'round-closed';
    return this.#letIn(bet, bet.booked, round);
  }

  /** Pays at the multiple that the server's clock shows now; null when the round has burst or there is no bet. */
  async cashOut(session: PlaySession, roundKey: string): Promise<BookedRound | null> {
    const at = this.#now();
    const bet = [...this.#bets].find(({ booked, owner }) => booked?.roundKey === roundKey && owner === session.userId);
    const round = this.#round;
    if (!bet?.isIn) return null;
    if (bet.cashed) return bet.booked;
    if (round?.phase !== 'flying' || round.flewAt === null) return null;
    const multiple = crashMultipleAt(at - round.flewAt);
    if (multiple < CRASH_MULTIPLE.min || multiple >= round.bust) return null;
    return this.#end(bet, round, { action: 'cash-out', at: multiple });
  }

  /** Everything that somebody who comes now has to know. */
  async snapshot(session: PlaySession): Promise<CrashSnapshot> {
    const round = this.#round;
    const chain = this.#chain;
    const live = [...this.#bets].filter(({ isIn }) => isIn);
    const mine = live.find(({ owner }) => owner === session.userId);
    const { phase, place, endsAt, flewAt, bust } = round ?? {};
    return {
      type: 'snapshot',
      seq: this.news.seq,
      now: this.#now(),
      phase,
      place,
      endsAt,
      flewAt,
      bust: phase === 'over' ? (bust ?? null) : null,
      chain: chain && { terminal: chain.terminal, salt: chain.salt, length: chain.length },
      bets: live.filter((bet) => !bet.isDemo).map(presentBet),
      mine: mine ? { ...presentBet(mine), cashOutAt: mine.cashOutAt } : null,
      history: chain ? await this.#books.history(chain.id) : [],
    };
  }

  async #run(first: Chain): Promise<void> {
    for (let chain = first; !this.#isOver(); chain = await this.#books.chain(this.#wanted)) {
      this.#chain = chain;
      for (let round = await this.#takeBets(chain); round; round = await this.#takeBets(chain)) {
        if (this.#isOver()) return;
        const flown = await this.#fly(round);
        if (this.#isOver()) return;
        await this.#burst(flown, chain);
        if (this.#isOver()) return;
      }
    }
  }

  async #takeBets(chain: Chain): Promise<LiveRound | null> {
    const endsAt = this.#now() + this.#pace.bettingMs;
    const opened = await this.#books.open(chain, endsAt);
    if (!opened) return null;
    const bust = bustOf(chainDraws({ hash: chain.hashOf(opened.place), salt: chain.salt }));
    const round: LiveRound = { ...opened, endsAt, flewAt: null, bust };
    this.#bets.clear();
    this.#round = round;
    this.news.publish({ type: 'betting', place: opened.place, endsAt });
    await this.#rest(this.#pace.bettingMs);
    return round;
  }

  async #fly(round: LiveRound): Promise<LiveRound> {
    const flewAt = this.#now();
    const flying: LiveRound = { ...round, phase: 'flying', flewAt };
    this.#round = flying;
    await this.#books.fly(round.id, flewAt);
    this.news.publish({ type: 'flying', at: flewAt });
    for (const bet of this.#bets) if (!bet.isIn) this.#leaveBehind(bet);
    const burstsAt = flewAt + crashMsUntil(round.bust);
    while (!this.#isOver() && this.#now() < burstsAt) {
      await this.#meetTargets(flying, Math.min(round.bust, crashMultipleAt(this.#now() - flewAt)));
      await this.#rest(Math.min(this.#pace.tickMs, Math.max(1, burstsAt - this.#now())));
    }
    return flying;
  }

  async #burst(round: LiveRound, chain: Chain): Promise<void> {
    await this.#meetTargets(round, round.bust);
    await this.#books.end(round.id, round.bust);
    this.#round = { ...round, phase: 'over' };
    const { place, bust } = round;
    this.news.publish({ type: 'bust', place, multiple: bust, hash: chain.hashOf(place) });
    for (const bet of this.#bets) if (bet.isIn && !bet.cashed) await this.#end(bet, round, { action: 'end' });
    await this.#rest(this.#pace.restMs);
  }

  /** Every automatic cash-out whose target the multiple has reached. */
  async #meetTargets(round: LiveRound, multiple: number): Promise<void> {
    for (const bet of this.#bets) {
      const isMet = bet.isIn && !bet.cashed && bet.cashOutAt !== null && bet.cashOutAt <= multiple;
      if (isMet) await this.#end(bet, round, { action: 'end' });
    }
  }

  async #end(bet: TableBet, { place }: LiveRound, move: CrashMove): Promise<BookedRound | null> {
    const chain = this.#chain;
    if (!chain || !bet.booked) return null;
    const ended = await endBet(this.#parts, { booked: bet.booked, cashOutAt: bet.cashOutAt }, { chain, place, move });
    if (!ended) return null;
    bet.booked = ended;
    const multiple = Number(String(ended.outcome.cashedOutAt ?? '0').replace('.', ''));
    if (multiple > 0) {
      bet.cashed = { multiple, payout: formatAmount(ended.payout) };
      if (!bet.isDemo) this.news.publish({ type: 'cashed', id: ended.roundKey, ...bet.cashed });
    }
    this.#inBackground(payBet(this.#parts, ended));
    return ended;
  }

  async #letIn(bet: TableBet, booked: BookedRound, { id }: LiveRound): Promise<BookedRound | BetRefusal> {
    if (this.#round?.id !== id || this.#round.phase !== 'betting') {
      this.#bets.delete(bet);
      await takeBack(this.#parts, booked, 'too-late');
      return 'round-closed';
    }
    bet.isIn = true;
    if (!bet.isDemo) {
      const { name, currency } = bet;
      this.news.publish({ type: 'bet', id: booked.roundKey, name, stake: formatAmount(booked.stake), currency });
    }
    return booked;
  }

  /** Takes back bets that the operator has not confirmed when the rocket leaves. */
  #leaveBehind(bet: TableBet): void {
    this.#bets.delete(bet);
    if (bet.booked) this.#inBackground(takeBack(this.#parts, bet.booked, 'too-late'));
  }

  #inBackground(work: Promise<unknown>): void {
    const kept = work
      .catch((error: unknown) => this.#parts.note('a crash bet waits to be taken up', { error: String(error) }))
      .finally(() => this.#paying.delete(kept));
    this.#paying.add(kept);
  }

  #now(): number {
    return this.#parts.clock.now();
  }

  #isOver(): boolean {
    return this.#wake.signal.aborted;
  }

  /** Waits, and no longer than the table runs. */
  async #rest(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.#wake.signal }).catch(() => undefined);
  }
}
