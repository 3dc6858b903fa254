import { cashOutBet, quoteCashOut, setCashOutRule } from '@ordago/contracts';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newBreaches } from '../../../test-support/ledger/new-breaches.ts';
import {
  createSportsbookTestKit,
  type SportsbookTestKit,
} from '../../../test-support/sportsbook/sportsbook-test-kit.ts';

let kit: SportsbookTestKit;
let settled = '';
let open = '';
let sold = '';
let ruled = '';

beforeAll(async () => {
  kit = await createSportsbookTestKit();
  const bettor = await kit.buildBettor();
  const over = await kit.buildEvent();
  const ahead = await kit.buildEvent();
  settled = (await bettor.place({ legs: [over.leg('1x2', '1')] })).result.bet.id;
  open = (await bettor.place({ legs: [ahead.leg('1x2', '1')] })).result.bet.id;
  sold = (await bettor.place({ legs: [ahead.leg('1x2', '1')] })).result.bet.id;
  ruled = (await bettor.place({ legs: [ahead.leg('1x2', '1')] })).result.bet.id;
  const quoted = await bettor.call(quoteCashOut, { params: { id: sold }, body: { share: 50 } });
  await bettor.call(cashOutBet, { params: { id: sold }, body: { quote: quoted.result.quote } });
  await bettor.call(setCashOutRule, { params: { id: ruled }, body: { value: '10.50' } });
  await kit.report({ kind: 'result', eventKey: over.key, home: 1, away: 0 });
});
afterAll(() => kit.close());

/** Breaks something, reads the invariants of the sportsbook in the same transaction, and takes it back. */
async function brokenBy(plant: (client: PoolClient) => Promise<unknown>): Promise<string[]> {
  const client = await kit.testServer.db.owner.connect();
  try {
    await client.query('begin');
    // History cannot be rewritten; what a bug in the guards would allow is planted behind them.
    await client.query('set local session_replication_role = replica');
    await plant(client);
    const found = await client.query<{ name: string }>(
      `select name from ledger.invariants() where violations > 0 and name like 'sportsbook-%' order by name`,
    );
    const names = found.rows.map(({ name }) => name);
    // The reading of what is new finds the same of all that came after the first command.
    for (const [name, isFound] of await newBreaches(client)) {
      if (name.startsWith('sportsbook-')) expect(isFound, `${name} of what is new`).toBe(names.includes(name));
    }
    return names;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

describe('the invariants of the sportsbook', () => {
  it('hold', async () => {
    expect(await kit.broken()).toEqual([]);
  });

  it.each<[title: string, plant: () => string, name: string]>([
    ['a bet without its stake', () => `delete from ledger.op where id = ${open}`, 'sportsbook-30'],
    ['a stake without its bet', () => `delete from sportsbook.bet where id = ${open}`, 'sportsbook-30'],
    [
      'a bet of another amount than its stake',
      () => `update sportsbook.bet set stake = stake + 1, potential_payout = potential_payout + 1 where id = ${open}`,
      'sportsbook-30',
    ],
    [
      'a bet of another wallet than its stake',
      () => `update sportsbook.bet set wallet = wallet + 1 where id = ${open}`,
      'sportsbook-30',
    ],
    ['a bet without legs', () => `delete from sportsbook.bet_leg where bet = ${open}`, 'sportsbook-30'],
    [
      'a leg on another event than its selection',
      () => `update sportsbook.bet_leg set event = event + 1 where bet = ${settled}`,
      'sportsbook-30',
    ],
    ['a liability that forgot a bet', () => 'update sportsbook.liability set open_profit = 0', 'sportsbook-32'],
    [
      'a liability that kept a settled bet',
      () => 'update sportsbook.liability set open_profit = open_profit + 1',
      'sportsbook-32',
    ],
    [
      'a payout that was never paid',
      () => `update sportsbook.bet set payout = payout + 1 where id = ${settled}`,
      'sportsbook-34',
    ],
    [
      'a status edited in place',
      () => `update sportsbook.bet set status = 'void' where id = ${settled}`,
      'sportsbook-34',
    ],
    [
      'a settlement without its payout',
      () => `delete from ledger.op where key = 'settle:${settled}:1'`,
      'sportsbook-34',
    ],
    [
      'a settlement whose stake did not move',
      () => `delete from ledger.op where id = (select op from sportsbook.settlement where bet = ${settled})`,
      'sportsbook-34',
    ],
    [
      'a stake that moved without a settlement',
      () => `delete from sportsbook.settlement where bet = ${settled};
        update sportsbook.bet set revision = 0, status = 'open', payout = null where id = ${settled}`,
      'sportsbook-34',
    ],
    [
      'a bet that is open again without a settlement',
      () => `update sportsbook.bet set status = 'open', payout = null where id = ${settled}`,
      'sportsbook-34',
    ],
    [
      'a settlement of no bet',
      () => `insert into sportsbook.settlement values (987654321, 1, 'won', 1, '[]', 'epoch', ${open}, 1)`,
      'sportsbook-34',
    ],
    ['a sale without its money', () => `delete from ledger.op where kind = 'sportsbook.cash-out'`, 'sportsbook-38'],
    ['money for a sale that nobody made', () => `delete from sportsbook.sale where bet = ${sold}`, 'sportsbook-38'],
    [
      'a sale of more than its money',
      () => `update sportsbook.sale set value = value + 1 where bet = ${sold}`,
      'sportsbook-38',
    ],
    [
      'more left of a bet than was not sold',
      () => `update sportsbook.bet set rest_stake = rest_stake + 1 where id = ${sold}`,
      'sportsbook-38',
    ],
    ['a free bet that was sold', () => `update sportsbook.bet set is_free = true where id = ${sold}`, 'sportsbook-38'],
    [
      'a bet that is called sold and is not',
      () => `update sportsbook.bet set status = 'cashed-out' where id = ${sold}`,
      'sportsbook-38',
    ],
    [
      'a sold bet whose liability stayed',
      () => `update sportsbook.bet set rest_stake = null, rest_potential = null where id = ${sold}`,
      'sportsbook-32',
    ],
    [
      'a bet on a featured express that is not whole',
      () => `insert into sportsbook.top_express (selections, set_at) values ('{1,2}', 'epoch');
        insert into sportsbook.top_express_bet select ${open}, max(id), 1 from sportsbook.top_express`,
      'sportsbook-40',
    ],
    ['a rule that nothing wakes', () => 'delete from sportsbook.cash_out_watch', 'sportsbook-39'],
    [
      'a watch of no rule',
      () => `update sportsbook.cash_out_rule set status = 'cancelled', ended_at = 'epoch'`,
      'sportsbook-39',
    ],
  ])('notice %s', async (_title, plant, name) => {
    expect(await brokenBy((client) => client.query(plant()))).toContain(name);
  });
});
