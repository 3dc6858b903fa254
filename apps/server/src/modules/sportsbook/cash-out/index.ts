import { Bug } from '@ordago/kernel';
import type { Module } from '../../../platform/module.ts';
import type { BetReads } from '../betting/index.ts';
import type { SportsbookParts } from '../shared/use-cases/parts.ts';
import { createCashOutQuotes } from './domain/cash-out-quote.ts';
import { cashOutRoutes } from './routes/cash-outs.route.ts';
import { checkCashOutRules } from './use-cases/cash-out-rules.ts';

/** Cash-out: a bet is sold before it is settled, whole, in part or by a rule. */
export { dropValues } from './repository/bet-values.repository.ts';

const CASH_OUT_CHECK_JOB = 'sportsbook.check-cash-outs';

/** `secret` seals the quotes. */
export function createCashOut(
  { secret, ...rest }: SportsbookParts & { readonly secret: string },
  bets: BetReads,
): Pick<Module, 'routes' | 'jobs'> {
  const parts = { ...rest, quotes: createCashOutQuotes(secret) };
  return {
    routes: cashOutRoutes(parts, bets),
    jobs: [
      // Enqueued by the change of a price itself, where rules depend on its event.
      {
        name: CASH_OUT_CHECK_JOB,
        run: async (payload) => void (await checkCashOutRules(parts, readCashOutCheck(payload))),
      },
    ],
  };
}

/** Reads the event that the trigger names in `sportsbook.enqueue_cash_out_checks`. */
function readCashOutCheck(payload: unknown): string {
  const { event } = (payload ?? {}) as { event?: unknown };
  if (typeof event !== 'string') throw new Bug(`${CASH_OUT_CHECK_JOB} without an event`);
  return event;
}
