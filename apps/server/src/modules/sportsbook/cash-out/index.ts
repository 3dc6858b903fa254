import { Bug } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { Module } from '../../../platform/module.ts';
import type { BetReads } from '../betting/index.ts';
import type { SportsbookParts } from '../shared/use-cases/parts.ts';
import { createCashOutQuotes } from './domain/cash-out-quote.ts';
import { type BetValuesRepository, createBetValuesRepository } from './repository/bet-values.repository.ts';
import { createCashOutsRepository } from './repository/cash-outs.repository.ts';
import { cancelCashOutRuleRoute } from './routes/cancel-cash-out-rule.route.ts';
import { cashOutBetRoute } from './routes/cash-out-bet.route.ts';
import { listCashOutsRoute } from './routes/list-cash-outs.route.ts';
import { quoteCashOutRoute } from './routes/quote-cash-out.route.ts';
import { readCashOutValuesRoute } from './routes/read-cash-out-values.route.ts';
import { setCashOutRuleRoute } from './routes/set-cash-out-rule.route.ts';
import { checkCashOutRules } from './use-cases/check-cash-out-rules.ts';
import type { CashOutParts } from './use-cases/parts.ts';

const CASH_OUT_CHECK_JOB = 'sportsbook.check-cash-outs';

/** Cash-out: a bet is sold before it is settled, whole, in part or by a rule. */
export interface CashOut extends Pick<Module, 'routes' | 'jobs'> {
  /** Past values of bets, for their retention. */
  readonly values: Pick<BetValuesRepository, 'dropValues'>;
}

/** Creates the subject: its routes and its job. `secret` seals the quotes. */
export function createCashOut(pool: Pool, given: SportsbookParts & { secret: string }, bets: BetReads): CashOut {
  const { ledger, clock, wallet, secret } = given;
  const values = createBetValuesRepository(pool);
  const quotes = createCashOutQuotes(secret);
  const parts: CashOutParts = { ledger, clock, wallet, values, quotes, cashOuts: createCashOutsRepository(pool) };
  const checkRules = async (payload: unknown) => void (await checkCashOutRules(parts, readCashOutCheck(payload)));
  return {
    values,
    routes: [
      listCashOutsRoute(parts),
      readCashOutValuesRoute(parts),
      quoteCashOutRoute(parts),
      cashOutBetRoute(parts, bets),
      setCashOutRuleRoute(parts, bets),
      cancelCashOutRuleRoute(parts, bets),
    ],
    // Enqueued by the change of a price itself, where rules depend on its event.
    jobs: [{ name: CASH_OUT_CHECK_JOB, run: checkRules }],
  };
}

/** Reads the event that the trigger names in `sportsbook.enqueue_cash_out_checks`. */
function readCashOutCheck(payload: unknown): string {
  const { event } = (payload ?? {}) as { event?: unknown };
  if (typeof event !== 'string') throw new Bug(`${CASH_OUT_CHECK_JOB} without an event`);
  return event;
}
