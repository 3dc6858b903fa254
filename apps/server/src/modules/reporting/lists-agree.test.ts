import {
  adminBetView,
  type BetStatus,
  listBetHistory,
  listBets,
  listStaffBets,
  playerBetView,
} from '@ordago/contracts';
import { formatAmount, parseAmount } from '@ordago/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Visitor } from '../../../test-support/server/index.ts';
import { buildSingle, readOwnBet, sell } from '../../../test-support/sportsbook/selling.ts';
import {
  createSportsbookTestKit,
  type SportsbookTestKit,
} from '../../../test-support/sportsbook/sportsbook-test-kit.ts';

/** Every list that shows a bet, against the entries that the ledger has of it, over generated histories of a bet. */
let kit: SportsbookTestKit;
let boss: Visitor;
beforeAll(async () => {
  kit = await createSportsbookTestKit();
  boss = await kit.hireSuperadmin();
});
afterEach(async () => {
  expect(await kit.broken()).toEqual([]);
});
afterAll(() => kit.close());

type Result = 'won' | 'lost' | 'void';
const RESULTS: readonly (readonly Result[])[] = [
  [],
  ['won'],
  ['lost'],
  ['void'],
  ['won', 'lost'],
  ['lost', 'won'],
  ['won', 'lost', 'won'],
  ['lost', 'won', 'void'],
];
const HISTORIES = ([0, 30, 50, 100] as const).flatMap((sold) => RESULTS.map((results) => ({ sold, results })));

/** Sums of what the wallet of the player gained and lost by a bet, by its stake and by everything after it. */
async function booked(bet: string) {
  const { rows } = await kit.testServer.db.pool.query<{ stake: string; paid: string; movements: string }>(
    `select -coalesce(sum(e.amount) filter (where o.id = $1), 0) as stake, coalesce(sum(e.amount) filter (where o.id <> $1), 0) as paid,
       count(*) filter (where o.id <> $1) as movements
     from ledger.entry e join ledger.op o on o.id = e.op_id join ledger.wallet w on w.id = e.account and w.class in ('main', 'grant')
     where o.id = $1 or o.id in (select op from sportsbook.sale where bet = $1)
       or o.scope = 'settlement' and o.key in (select 'settle:' || bet || ':' || revision from sportsbook.settlement where bet = $1)`,
    [bet],
  );
  const [row] = rows;
  return { stake: BigInt(row?.stake ?? 0), paid: BigInt(row?.paid ?? 0), movements: Number(row?.movements) };
}

const units = (text: string) => (parseAmount(text.replace('-', '')) ?? 0n) * (text.startsWith('-') ? -1n : 1n);

describe('every list that shows a bet agrees with the ledger', () => {
  it.each(HISTORIES)('sold by $sold %, then $results', async ({ sold, results }) => {
    const { bettor, event, id } = await buildSingle(kit);
    if (sold > 0) expect((await sell(bettor, id, { share: sold })).refusal).toBe('');
    for (const result of results) {
      if (result === 'void') await kit.report({ kind: 'status', eventKey: event.key, status: 'cancelled' });
      else await kit.result(event, result === 'won' ? 1 : 0, 0);
    }
    const { stake, paid, movements } = await booked(id);
    const isOpen = sold < 100 && results.length === 0;
    const payout = isOpen ? null : formatAmount(paid);
    const { bets } = (await bettor.onSite(listBetHistory, { query: {} })).result;
    const listed = bets.find((bet: { id: string }) => bet.id === `h${id}`);
    expect(listed).toMatchObject({ stake: formatAmount(stake), payout });
    expect(await readOwnBet(bettor, id)).toMatchObject({ stake: formatAmount(stake), payout });
    const staffBets = (await boss.call(listStaffBets, { query: { player: bettor.id } })).result.bets;
    expect(staffBets).toMatchObject([{ id, stake: formatAmount(stake), payout }]);
    // The old numbers on filters: the bet is found by those of its status, and by no other (semantics D53, D74).
    const finding: string[] = [];
    const expected: string[] = [];
    const idsIn = ({ result }: Awaited<ReturnType<Visitor['call']>>) =>
      (result?.bets ?? []).map((bet: { id: string }) => bet.id);
    for (const [code, statuses] of playerBetView.codes) {
      const query = { status: String(code) };
      if (statuses.includes(listed.status as BetStatus)) expected.push(`site ${code}`, `line ${code}`);
      if (idsIn(await bettor.onSite(listBetHistory, { query })).includes(`h${id}`)) finding.push(`site ${code}`);
      if (idsIn(await bettor.call(listBets, { query })).includes(id)) finding.push(`line ${code}`);
    }
    for (const [code, statuses] of adminBetView.codes) {
      if (statuses.includes(listed.status as BetStatus)) expected.push(`staff ${code}`);
      const found = await boss.call(listStaffBets, { query: { status: String(code), player: bettor.id } });
      if (idsIn(found).includes(id)) finding.push(`staff ${code}`);
    }
    expect(finding).toEqual(expected);
    const moved = listed.movements.map(({ amount }: { amount: string }) => units(amount));
    expect(moved.reduce((sum: bigint, one: bigint) => sum + one, 0n)).toBe(paid);
    expect(moved).toHaveLength(movements);
    expect(await bettor.main()).toBe(formatAmount(10_000_000n - stake + paid));
  });
});
