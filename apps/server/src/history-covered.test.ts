import { describe, expect, it } from 'vitest';
import { COVERED, EXEMPT, routesWithAmounts } from '../test-support/history/covered-routes.ts';

/** A new list of bets, rounds or payments is either held against the ledger or says why it is not. */
describe('a call that shows an amount', () => {
  const exempt = Object.values(EXEMPT).flat();

  it('is compared with the ledger over the generated history, or exempted with a reason', () => {
    expect(routesWithAmounts()).toEqual([...COVERED, ...exempt].sort());
  });

  it('is found by its answer, however deep the amount is in it', () => {
    const found = routesWithAmounts();
    expect(found).toContain('reporting.list-bet-history');
    expect(found).toContain('casino.list-daily-winnings');
    expect(found).not.toContain('casino.list-recent-games');
  });
});
