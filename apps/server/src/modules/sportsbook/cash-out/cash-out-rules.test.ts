import { cancelCashOutRule, setCashOutRule } from '@ordago/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildSingle, readOwnBet } from '../../../../test-support/sportsbook/selling.ts';
import {
  type Bettor,
  createSportsbookTestKit,
  type SportsbookTestKit,
} from '../../../../test-support/sportsbook/sportsbook-test-kit.ts';

let kit: SportsbookTestKit;
beforeAll(async () => {
  kit = await createSportsbookTestKit();
});
afterEach(async () => {
  expect(await kit.broken()).toEqual([]);
});
afterAll(() => kit.close());

const sql = (text: string, values: unknown[] = []) => kit.testServer.db.pool.query(text, values);

/** Runs the checks that wait in the queue; answers the events that were checked. */
async function runChecks(): Promise<string[]> {
  const taken = await sql(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = 'sportsbook.check-cash-outs' returning j.payload`,
  );
  const { jobs } = kit.testServer.modules.sportsbook;
  const context = jobs.find(({ name }) => name === 'sportsbook.check-cash-outs');
  for (const { payload } of taken.rows) await context?.run(payload);
  return taken.rows.map(({ payload }) => payload.event);
}

describe('an automatic cash-out', () => {
  const setRule = (bettor: Bettor, id: string, value: string) =>
    bettor.call(setCashOutRule, { params: { id }, body: { value } });

  it('sells at the value of the moment once it is reached, one look per change', async () => {
    const { bettor, event, move, id } = await buildSingle(kit);
    const set = await setRule(bettor, id, '12.00');
    expect(set.result).toMatchObject({ status: 'open', cash_out_rule: { value: '12.00' } });
    expect(await runChecks()).toEqual([event.id]);
    await move(1_700);
    await move(1_650);
    expect(await runChecks()).toEqual([event.id]);
    expect(await readOwnBet(bettor, id)).toMatchObject({ status: 'open' });
    await move(1_500);
    expect(await runChecks()).toEqual([event.id]);
    expect(await readOwnBet(bettor, id)).toMatchObject({
      status: 'cashed-out',
      payout: '12.66',
      cash_out_rule: null,
      sales: [{ value: '12.66', cause: 'rule' }],
    });
    expect(await bettor.main()).toBe('102.66');
    await move(1_400);
    expect(await runChecks()).toEqual([]);
  });

  it('waits while its market is suspended and looks when it opens again', async () => {
    const { bettor, event, move, id } = await buildSingle(kit);
    await setRule(bettor, id, '12.00');
    await kit.report({ kind: 'status', eventKey: event.key, status: 'stopped' });
    await move(1_500);
    await runChecks();
    expect(await readOwnBet(bettor, id)).toMatchObject({ status: 'open' });
    await kit.report({ kind: 'status', eventKey: event.key, status: 'open' });
    await runChecks();
    expect(await readOwnBet(bettor, id)).toMatchObject({ status: 'cashed-out', payout: '12.66' });
  });

  it('sells nothing once it was taken back', async () => {
    const { bettor, move, id } = await buildSingle(kit);
    await setRule(bettor, id, '12.00');
    await runChecks();
    const cancelled = await bettor.call(cancelCashOutRule, { params: { id } });
    expect(cancelled.result).toMatchObject({ cash_out_rule: null });
    await move(1_200);
    expect(await runChecks()).toEqual([]);
    expect(await readOwnBet(bettor, id)).toMatchObject({ status: 'open' });
    expect((await bettor.call(cancelCashOutRule, { params: { id } })).http).toBe(200);
  });

  it('is replaced by the next one, and ends with its bet', async () => {
    const { bettor, event, move, id } = await buildSingle(kit);
    await setRule(bettor, id, '12.00');
    await setRule(bettor, id, '15.00');
    await move(1_500);
    await runChecks();
    expect(await readOwnBet(bettor, id)).toMatchObject({ status: 'open', cash_out_rule: { value: '15.00' } });
    await kit.result(event, 0, 1);
    await runChecks();
    const rule = await sql('select status from sportsbook.cash_out_rule where bet = $1', [id]);
    expect([await readOwnBet(bettor, id), rule.rows]).toMatchObject([{ status: 'lost' }, [{ status: 'ended' }]]);
  });

  it('is refused when it is reached already or out of reach, and for a bet that is over', async () => {
    const { bettor, event, id } = await buildSingle(kit);
    for (const value of ['9.50', '20.01'])
      expect(await setRule(bettor, id, value)).toMatchObject({
        refusal: 'cash-out-rule-invalid',
        params: { value: '9.50 USD', max: '20.00 USD' },
      });
    const other = await kit.buildBettor();
    expect((await setRule(other, id, '12.00')).refusal).toBe('bet-not-found');
    expect((await other.call(cancelCashOutRule, { params: { id } })).refusal).toBe('bet-not-found');
    await kit.result(event, 1, 0);
    expect((await setRule(bettor, id, '12.00')).refusal).toBe('event-over');
  });

  it('costs a change of price nothing where no rule hangs', async () => {
    const { move } = await buildSingle(kit);
    await runChecks();
    await move(1_500);
    expect(await runChecks()).toEqual([]);
  });
});
